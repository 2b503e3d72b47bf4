/// The infimal convolution of the cost functions of an aggregate's summands, and how a total is shared out.
///
///     s = offset + sum of a x           f_s(t) = least sum of f_x(x) over all x with total t
///
/// Each summand's function is cut into pieces of one slope. Laid end to end, steepest descent first, the pieces of all
/// summands are the function of the aggregate. To share out a total, the pieces are filled in that order; for equal
/// slopes see `precedes`.
///
///     summand 1   [ -3 ][ -1 ]                      total:   |<------------------>|
///     summand 2   [ -2 ][ +1 ]          laid:       [ -3 ][ -2 ][ -1 ][ +1 ]
///
/// Summands and pieces lie in the lists of `CostFunctions`.
struct Convolution: Sendable {
    /// A column with its coefficient in the sum.
    struct Summand: Sendable {
        var column: ColumnIndex
        /// The factor of the column in the sum.
        var coefficient: Double
        /// `coefficient * x` before any of `pieces` is filled.
        var start: Double
        /// `coefficient * x` before those pieces are filled that are filled from the start.
        var bottom: Double
        /// `coefficient * x` as last shared out.
        var amount = 0.0
        /// Whether another share would be as good.
        var openness = Openness.decided
        /// Whether the summand has no lower end.
        var isUnbounded = false
        /// For a summand without lower end: whether no other summand is cheaper on the far left.
        var isCheapestBelow = false
        /// For a summand without lower end: its slope on the far left.
        var belowSlope = Slope()
    }
    /// A segment of a summand's function with one slope.
    struct Piece: Sendable {
        /// Orders slopes as far as their first rates' strengths decide: the strength, negative for a falling piece.
        var code: Int64
        /// The first rate.
        var value: Double
        /// Cost of one more unit of amount.
        var slope: Slope
        /// Amount up to the next piece; infinite for a last piece.
        var length: Double
        /// The summand that the piece belongs to.
        var summand: SummandIndex
    }
    /// The constant of the sum.
    var offset = 0.0
    /// The summands in `CostFunctions.summands`.
    var summands = IndexRange<SummandIndex>()
    /// The pieces to be filled.
    var pieces = IndexRange<PieceIndex>()
    /// All pieces, with those before that are filled from the start.
    var laid = IndexRange<PieceIndex>()
    /// Aggregates and transparent columns inside this aggregate, outer before inner.
    var inner = 0..<0
    /// The total before any piece is filled.
    var start = 0.0
    /// The summand that takes a total below `start`; none if no summand can.
    var below = SummandIndex.none
    /// The slope of the summand `below` for totals below `start`.
    var belowSlope = Slope()
}

extension CostFunctions {
    /// How many rates the slopes of one summand may take.
    static let slopeLimit = 100_000

    /// 1 cut the function of each summand into pieces; 2 sort the pieces by slope; 3 find the summand that is cheapest to
    /// lower without end: pieces steeper than its slope are filled from the start.
    mutating func convolve(_ found: [(column: ColumnIndex, coefficient: Double)], offset: Double) -> Convolution {
        var convolution = Convolution(offset: offset)
        let (firstSummand, firstPiece) = (summands.endIndex, pieces.endIndex)
        for summand in found { cut(summand.column, summand.coefficient) }
        convolution.summands = firstSummand..<summands.endIndex
        var sorted = Array(pieces[pieces.indices(from: firstPiece)])
        // A closure, since the method itself as an argument would hold a copy of all lists.
        sorted.sort { precedes($0, $1) }
        for (place, piece) in zip(pieces.indices(from: firstPiece), sorted) { pieces[place] = piece }
        convolution.laid = firstPiece..<pieces.endIndex
        start(&convolution)
        return convolution
    }

    /// Steepest descent first. Of equal slopes, the first summand gives way first: of falling pieces, which lead a summand
    /// to what is asked of it, the last summand's is filled first; of rising pieces, which lead away from there, the first
    /// summand's; a piece without end comes last.
    ///
    /// The order turns round when all coefficients change their signs. So the same summand gives way whether the presolve
    /// makes an aggregate of a sum or of its negative, which depends on the edits before.
    func precedes(_ a: Convolution.Piece, _ b: Convolution.Piece) -> Bool {
        if a.code != b.code { return a.code < b.code }
        if a.value != b.value { return a.value < b.value }
        if a.slope.count > 1 || b.slope.count > 1 {
            let order = order(a.slope, b.slope)
            if order != 0 { return order < 0 }
        }
        if a.length.isFinite != b.length.isFinite { return a.length.isFinite }
        return a.value < 0 ? a.summand > b.summand : a.summand < b.summand
    }

    /// Finds the summand that is cheapest to lower without end.
    private mutating func findBelow(_ convolution: inout Convolution) {
        convolution.below = .none
        for i in convolution.summands where summands[i].isUnbounded {
            let order = convolution.below.isNone ? -1 : order(convolution.belowSlope, summands[i].belowSlope)
            if order < 0 {
                if convolution.below.exists {
                    for j in convolution.below..<i { summands[j].isCheapestBelow = false }
                }
                convolution.below = i
                convolution.belowSlope = summands[i].belowSlope
            }
            summands[i].isCheapestBelow = order <= 0
        }
    }

    /// Fills the pieces that are steeper than the slope below, and finds the total before any other is filled.
    mutating func start(_ convolution: inout Convolution) {
        var first = convolution.laid.lowerBound
        findBelow(&convolution)
        if convolution.below.exists {
            for i in convolution.summands { summands[i].start = summands[i].bottom }
            while first < convolution.laid.upperBound, isLess(pieces[first].slope, convolution.belowSlope) {
                if pieces[first].length.isFinite { summands[pieces[first].summand].start += pieces[first].length }
                first = first.next
            }
        }
        convolution.pieces = first..<convolution.laid.upperBound
        convolution.start = convolution.offset
        for i in convolution.summands { convolution.start += summands[i].start }
    }

    /// Appends the pieces of `g(z) = f(z / a)`: the lengths of f's pieces times |a|, their slopes divided by a.
    mutating func cut(_ column: ColumnIndex, _ coefficient: Double) {
        let shape = shapes[column]
        let high = max(shape.low, shape.high)
        let start = coefficient > 0 ? coefficient * shape.low : coefficient * high
        var summand = Convolution.Summand(column: column, coefficient: coefficient, start: start, bottom: start)
        var slope = shape.base
        var position = shape.low
        let limit = rates.count + Self.slopeLimit
        for b in shape.breakpoints {
            if rates.count > limit {
                oversizedSummand = column
                break
            }
            let breakpoint = breakpoints[b]
            if breakpoint.position >= high { break }
            if breakpoint.position > position {
                emit(slope, from: position, to: breakpoint.position, of: &summand)
                position = breakpoint.position
            }
            slope = slope.isEmpty ? breakpoint.rise : appendSum(slope, breakpoint.rise, times: 1)
        }
        if oversizedSummand.isNone, high > position || high == .infinity {
            emit(slope, from: position, to: high, of: &summand)
        }
        summands.append(summand)
    }

    /// Appends a piece of the summand that `cut` is about to append. A piece without lower end is a candidate for `below`
    /// instead.
    @inline(__always)
    private mutating func emit(
        _ slope: Slope, from position: Double, to end: Double, of summand: inout Convolution.Summand
    ) {
        let coefficient = summand.coefficient
        let scaled = coefficient == 1 ? slope : appendSum(Slope(), slope, times: 1 / coefficient)
        let (lower, upper) = coefficient > 0 ? (position, end) : (end, position)
        if lower.isInfinite {
            summand.bottom = upper.isInfinite ? 0 : coefficient * upper
            summand.start = summand.bottom
            summand.isUnbounded = true
            summand.belowSlope = scaled
            if upper.isFinite { return }
        }
        let first = scaled.isEmpty ? Rate(strength: 0, value: 0) : rates[scaled.lowerBound]
        pieces.append(
            Convolution.Piece(
                code: first.value < 0 ? -first.strength : first.strength, value: first.value, slope: scaled,
                length: (end - position) * coefficient.magnitude, summand: summands.endIndex))
    }

    /// Keeps a convolution as the function of its aggregate, or no more than its range.
    mutating func keep(_ convolution: Convolution, as column: ColumnIndex, rangeOnly: Bool) {
        var shape = Shape(low: convolution.offset, high: convolution.offset)
        for i in convolution.summands {
            let own = shapes[summands[i].column]
            let coefficient = summands[i].coefficient
            let (low, high) = (coefficient * own.low, coefficient * max(own.low, own.high))
            shape.low += min(low, high)
            shape.high += max(low, high)
        }
        guard !rangeOnly else {
            shapes[column] = shape
            return
        }
        let first = breakpoints.endIndex
        let pieceRange = convolution.pieces
        var slope =
            convolution.below.exists
            ? convolution.belowSlope : pieceRange.isEmpty ? Slope() : pieces[pieceRange.lowerBound].slope
        shape.base = slope
        var total = convolution.start
        for i in pieceRange where total.isFinite {
            let rise = appendSum(pieces[i].slope, slope, times: -1)
            if !rise.isEmpty {
                breakpoints.append(Breakpoint(position: total, rise: rise))
                slope = pieces[i].slope
            }
            total += pieces[i].length
        }
        shape.breakpoints = first..<breakpoints.endIndex
        shapes[column] = shape
    }
}
