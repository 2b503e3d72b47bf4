/// A sum `s = offset + sum of a x` of variables that nothing else connects, and how it is shared out.
///
/// What s costs is the infimal convolution of what its summands cost: the pieces of all summands, steepest descent first, are
/// laid end to end. To share out a total, the pieces are filled in that order; equal slopes in the order of the summands.
/// BlockTree and pieces lie in the arenas of `CostFunctions`.
struct Convolution: Sendable {
    struct Summand: Sendable {
        var variable: Int32
        var coefficient: Double
        /// `coefficient * x` before any piece is filled, and before those that are filled from the start.
        var start: Double
        var bottom: Double
        /// `coefficient * x` as last shared out, and whether another share would be as good.
        var amount = 0.0
        var openness = Openness.decided
        /// Whether it could take what lies below the start, its slope there, and whether none costs less.
        var reachesBelow = false
        var isBelow = false
        var belowSlope: Range<Int32> = 0..<0
    }
    struct Piece: Sendable {
        /// Where the slope stands in the order of slopes as far as its first rate decides.
        var code: Int64
        var value: Double
        var slope: Range<Int32>
        var length: Double
        /// The place of the summand in the arena.
        var summand: Int32
    }
    var offset = 0.0
    var summands: Range<Int> = 0..<0
    /// The pieces to be filled, and before them in the arena those that are filled from the start.
    var pieces: Range<Int> = 0..<0
    var laid: Range<Int> = 0..<0
    /// Sums and copies inside this one, each before those inside it.
    var inner: Range<Int> = 0..<0
    /// The total before any piece is filled.
    var start = 0.0
    /// The place of the summand that takes what lies below `start`, -1 if nothing may; its slope there.
    var below: Int32 = -1
    var belowSlope: Range<Int32> = 0..<0
}

extension CostFunctions {
    /// How many rates the slopes of one summand may take.
    static let slopeLimit = 100_000

    /// 1 cut the function of each summand into pieces; 2 find the summand that is cheapest to lower without end; 3 lay the
    /// pieces in order of slope; what is steeper than that summand is filled from the start.
    mutating func convolve(_ found: [(variable: Int32, coefficient: Double)], offset: Double) -> Convolution {
        var sum = Convolution(offset: offset)
        let (firstPart, firstPiece) = (summands.count, pieces.count)
        for summand in found { cut(summand.variable, summand.coefficient) }
        sum.summands = firstPart..<summands.count
        sortPieces(from: firstPiece)
        sum.laid = firstPiece..<pieces.count
        start(&sum)
        return sum
    }

    /// Finds the summand that is cheapest to lower without end.
    private mutating func findBelow(_ sum: inout Convolution) {
        sum.below = -1
        for i in sum.summands where summands[i].reachesBelow {
            let order = sum.below < 0 ? -1 : order(sum.belowSlope, summands[i].belowSlope)
            if order < 0 {
                if sum.below >= 0 { for j in Int(sum.below)..<i { summands[j].isBelow = false } }
                sum.below = Int32(truncatingIfNeeded: i)
                sum.belowSlope = summands[i].belowSlope
            }
            summands[i].isBelow = order <= 0
        }
    }

    /// Fills the pieces that are steeper than what lies below, and finds the total before any other is filled.
    mutating func start(_ sum: inout Convolution) {
        var first = sum.laid.lowerBound
        findBelow(&sum)
        if sum.below >= 0 {
            for i in sum.summands { summands[i].start = summands[i].bottom }
            while first < sum.laid.upperBound, isLess(pieces[first].slope, sum.belowSlope) {
                if pieces[first].length.isFinite { summands[Int(pieces[first].summand)].start += pieces[first].length }
                first += 1
            }
        }
        sum.pieces = first..<sum.laid.upperBound
        sum.start = sum.offset
        for i in sum.summands { sum.start += summands[i].start }
    }

    /// The pieces of `g(z) = f(z / a)`: the lengths of f's pieces times |a|, their slopes divided by a.
    mutating func cut(_ variable: Int32, _ coefficient: Double) {
        let shape = shapes[Int(variable)]
        let high = max(shape.low, shape.high)
        let start = coefficient > 0 ? coefficient * shape.low : coefficient * high
        var summand = Convolution.Summand(variable: variable, coefficient: coefficient, start: start, bottom: start)
        var slope = shape.base
        var place = shape.low
        let limit = rates.count + Self.slopeLimit
        for b in shape.breakpoints {
            if rates.count > limit {
                oversizedSummand = variable
                break
            }
            let breakpoint = breakpoints[Int(b)]
            if breakpoint.place >= high { break }
            if breakpoint.place > place {
                emit(slope, from: place, to: breakpoint.place, of: &summand)
                place = breakpoint.place
            }
            slope = slope.isEmpty ? breakpoint.rates : appendSum(slope, breakpoint.rates, times: 1)
        }
        if oversizedSummand < 0, high > place || high == .infinity {
            emit(slope, from: place, to: high, of: &summand)
        }
        summands.append(summand)
    }

    /// Adds a piece of a summand that is about to be the last; one without end below is no piece, but a candidate for
    /// `below`.
    @inline(__always)
    private mutating func emit(
        _ slope: Range<Int32>, from place: Double, to end: Double, of summand: inout Convolution.Summand
    ) {
        let coefficient = summand.coefficient
        let scaled = coefficient == 1 ? slope : appendSum(0..<0, slope, times: 1 / coefficient)
        let (lower, upper) = coefficient > 0 ? (place, end) : (end, place)
        if lower.isInfinite {
            summand.bottom = upper.isInfinite ? 0 : coefficient * upper
            summand.start = summand.bottom
            summand.reachesBelow = true
            summand.belowSlope = scaled
            if upper.isFinite { return }
        }
        let first = scaled.isEmpty ? Rate(strength: 0, value: 0) : rates[Int(scaled.lowerBound)]
        pieces.append(
            Convolution.Piece(
                code: first.value < 0 ? -first.strength : first.strength, value: first.value, slope: scaled,
                length: (end - place) * coefficient.magnitude, summand: Int32(truncatingIfNeeded: summands.count)))
    }

    /// Keeps what a sum costs as the function of a variable, or no more than its range.
    mutating func keep(_ sum: Convolution, as variable: Int, rangeOnly: Bool) {
        var shape = Shape(low: sum.offset, high: sum.offset)
        for i in sum.summands {
            let own = shapes[Int(summands[i].variable)]
            let coefficient = summands[i].coefficient
            let (low, high) = (coefficient * own.low, coefficient * max(own.low, own.high))
            shape.low += min(low, high)
            shape.high += max(low, high)
        }
        guard !rangeOnly else {
            shapes[variable] = shape
            return
        }
        let first = Int32(truncatingIfNeeded: breakpoints.count)
        var slope = sum.below >= 0 ? sum.belowSlope : sum.pieces.isEmpty ? 0..<0 : pieces[sum.pieces.lowerBound].slope
        shape.base = slope
        var total = sum.start
        for i in sum.pieces where total.isFinite {
            let jump = appendSum(pieces[i].slope, slope, times: -1)
            if !jump.isEmpty {
                breakpoints.append(Breakpoint(place: total, rates: jump))
                slope = pieces[i].slope
            }
            total += pieces[i].length
        }
        shape.breakpoints = first..<Int32(truncatingIfNeeded: breakpoints.count)
        shapes[variable] = shape
    }

    /// Gives each summand its share of a total.
    mutating func distribute(_ total: Double, over sum: Convolution) {
        for i in sum.summands {
            summands[i].amount = summands[i].start
            summands[i].openness = .decided
        }
        var rest = total - sum.start
        let isBelow = rest < 0
        if isBelow {
            if sum.below >= 0 { summands[Int(sum.below)].amount += rest }
            rest = 0
        }
        var next = sum.pieces.lowerBound
        var taken = 0.0
        while rest > 0, next < sum.pieces.upperBound {
            taken = min(rest, pieces[next].length)
            summands[Int(pieces[next].summand)].amount += taken
            rest -= taken
            next += 1
        }
        // What is left by rounding.
        if rest > 0, let last = sum.pieces.last { summands[Int(pieces[last].summand)].amount += rest }
        let room = Tolerance.ambiguity * max(1, total.magnitude)
        markTies(around: max(sum.pieces.lowerBound, next - 1), taken: taken, isBelow: isBelow, room: room, sum)
    }

    /// Whether two pieces that follow each other have one slope; most differ in the first rate.
    private func areLevel(_ first: Int, _ second: Int) -> Bool {
        pieces[first].code == pieces[second].code && order(pieces[first].slope, pieces[second].slope) == 0
    }

    /// BlockTree with pieces of the same slope, some of it filled and some not, may trade; more summands than that are marked.
    /// - Parameters:
    ///   - taken: how much of the last piece is filled.
    ///   - isBelow: whether the total lies below the start.
    ///   - room: how much there must be to trade.
    private mutating func markTies(around last: Int, taken: Double, isBelow: Bool, room: Double, _ sum: Convolution) {
        var first = last
        var end = last
        var mayTrade = false
        // Whether the lowest pieces cost as much as what lies below them.
        var isLevel = false
        if !sum.pieces.isEmpty {
            var filled = taken
            var free = pieces[last].length - taken
            while first > sum.pieces.lowerBound, areLevel(first - 1, first) {
                first -= 1
                filled += pieces[first].length
            }
            while end + 1 < sum.pieces.upperBound, areLevel(end, end + 1) {
                end += 1
                free += pieces[end].length
            }
            mayTrade = filled > room && free > room && pieces[first].summand != pieces[end].summand
            isLevel =
                first == sum.pieces.lowerBound && sum.below >= 0 && order(pieces[first].slope, sum.belowSlope) == 0
        }
        if mayTrade || isLevel {
            // Pieces that cost nothing are claims of nobody.
            let open = pieces[last].slope.isEmpty ? Openness.free : .tied
            for i in first...end { summands[Int(pieces[i].summand)].openness = open }
        }
        guard sum.below >= 0, isBelow || isLevel else { return }
        var rivals = isLevel ? 1 : 0
        for i in sum.summands where summands[i].isBelow { rivals += 1 }
        guard rivals > 1 else { return }
        let open = sum.belowSlope.isEmpty ? Openness.free : .tied
        for i in sum.summands where summands[i].isBelow { summands[i].openness = open }
    }
}
