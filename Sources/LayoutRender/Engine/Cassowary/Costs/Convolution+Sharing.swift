/// Sharing out the total of an aggregate.
extension CostFunctions {
    /// Gives each summand its share of a total. The cheapest piece is filled first, which is what makes the sum of
    /// the costs least (the infimal convolution).
    mutating func shareOut(_ total: Double, over convolution: Convolution) {
        for i in convolution.summands {
            summands[i].amount = summands[i].start
            summands[i].openness = .decided
        }
        var rest = total - convolution.start
        let isBelow = rest < 0
        if isBelow {
            if convolution.below.exists { summands[convolution.below].amount += rest }
            rest = 0
        }
        var next = convolution.pieces.lowerBound
        var filled = 0.0
        while rest > 0, next < convolution.pieces.upperBound {
            filled = min(rest, pieces[next].length)
            summands[pieces[next].summand].amount += filled
            rest -= filled
            next = next.next
        }
        // The rest is rounding.
        if rest > 0, let last = convolution.pieces.last { summands[pieces[last].summand].amount += rest }
        let room = Tolerance.ambiguity * max(1, total.magnitude)
        let last = max(convolution.pieces.lowerBound, PieceIndex(rawValue: next.rawValue - 1))
        markTies(around: last, filled: filled, isBelow: isBelow, room: room, convolution)
    }

    /// Whether two pieces that follow each other have one slope; most pairs differ in the first rate.
    func areLevel(_ first: PieceIndex, _ second: PieceIndex) -> Bool {
        pieces[first].code == pieces[second].code && order(pieces[first].slope, pieces[second].slope) == 0
    }

    /// Marks the summands of pieces with one slope, some of that length filled and some not: their shares may be traded.
    /// - Parameters:
    ///   - filled: how much of the last piece is filled.
    ///   - isBelow: whether the total lies below the start.
    ///   - room: how much there must be to trade.
    private mutating func markTies(
        around last: PieceIndex, filled: Double, isBelow: Bool, room: Double, _ convolution: Convolution
    ) {
        let pieceRange = convolution.pieces
        var first = last
        var end = last
        var mayTrade = false
        // Whether the lowest pieces cost as much as the summand below them.
        var isLevel = false
        if !pieceRange.isEmpty {
            var filled = filled
            var free = pieces[last].length - filled
            while first > pieceRange.lowerBound, areLevel(PieceIndex(rawValue: first.rawValue - 1), first) {
                first = PieceIndex(rawValue: first.rawValue - 1)
                filled += pieces[first].length
            }
            while end.next < pieceRange.upperBound, areLevel(end, end.next) {
                end = end.next
                free += pieces[end].length
            }
            mayTrade = filled > room && free > room && pieces[first].summand != pieces[end].summand
            isLevel =
                first == pieceRange.lowerBound && convolution.below.exists
                && order(pieces[first].slope, convolution.belowSlope) == 0
        }
        if mayTrade || isLevel {
            // No constraint claims a piece that costs nothing.
            let open = pieces[last].slope.isEmpty ? Openness.free : .tied
            for i in first..<end.next { summands[pieces[i].summand].openness = open }
        }
        guard convolution.below.exists, isBelow || isLevel else { return }
        var rivals = isLevel ? 1 : 0
        for i in convolution.summands where summands[i].isCheapestBelow { rivals += 1 }
        guard rivals > 1 else { return }
        let open = convolution.belowSlope.isEmpty ? Openness.free : .tied
        for i in convolution.summands where summands[i].isCheapestBelow { summands[i].openness = open }
    }
}
