/// A sum `s = offset + sum of a x` of variables that nothing else connects, and how it is shared out.
///
/// What s costs is the infimal convolution of what its parts cost: the pieces of all parts, steepest descent first, are
/// laid end to end. To share out a total, the pieces are filled in that order; equal slopes in the order of the parts.
/// Parts and pieces lie in the arenas of `CostFunctions`.
struct Sum: Sendable {
    struct Part: Sendable {
        var variable: Int32
        var coefficient: Double
        /// `coefficient * x` before any piece is filled.
        var start: Double
        /// `coefficient * x` as last shared out, and whether another share would be as good.
        var amount = 0.0
        var isTied = false
        /// Whether it could take what lies below the start at the least cost.
        var isBelow = false
    }
    struct Piece: Sendable {
        /// Where the slope stands in the order of slopes as far as its first rate decides.
        var code: Int64
        var value: Double
        var slope: Range<Int32>
        var length: Double
        /// The place of the part in the arena.
        var part: Int32
        /// Pieces of one slope have one number.
        var group: Int32 = 0
    }
    var offset = 0.0
    var parts: Range<Int> = 0..<0
    var pieces: Range<Int> = 0..<0
    /// Sums and copies inside this one, each before those inside it.
    var inner: Range<Int> = 0..<0
    /// The total before any piece is filled.
    var start = 0.0
    /// The place of the part that takes what lies below `start`, -1 if nothing may; its slope there.
    var below: Int32 = -1
    var belowSlope: Range<Int32> = 0..<0
}

extension CostFunctions {
    /// How many rates the slopes of one part may take.
    static let slopeLimit = 100_000

    /// 1 cut the function of each part into pieces; 2 find the part that is cheapest to lower without end; 3 lay the
    /// pieces in order of slope; what is steeper than that part is filled from the start.
    mutating func makeSum(_ found: [(variable: Int32, coefficient: Double)], offset: Double) -> Sum {
        var sum = Sum(offset: offset)
        let (firstPart, firstPiece) = (parts.count, pieces.count)
        for part in found { cut(part.variable, part.coefficient, firstPart, into: &sum) }
        sum.parts = firstPart..<parts.count
        sortPieces(from: firstPiece)
        var first = firstPiece
        if sum.below >= 0 {
            while first < pieces.count, isLess(pieces[first].slope, sum.belowSlope) {
                if pieces[first].length.isFinite { parts[Int(pieces[first].part)].start += pieces[first].length }
                first += 1
            }
        }
        sum.pieces = first..<pieces.count
        var group: Int32 = 0
        for i in sum.pieces {
            if i > first, order(pieces[i - 1].slope, pieces[i].slope) != 0 { group += 1 }
            pieces[i].group = group
        }
        sum.start = offset
        for i in sum.parts { sum.start += parts[i].start }
        return sum
    }

    private func precedes(_ a: Sum.Piece, _ b: Sum.Piece) -> Bool {
        if a.code != b.code { return a.code < b.code }
        if a.value != b.value { return a.value < b.value }
        if a.slope.count > 1 || b.slope.count > 1 {
            let order = order(a.slope, b.slope)
            if order != 0 { return order < 0 }
        }
        return a.part < b.part
    }

    private mutating func sortPieces(from start: Int) {
        if pieces.count - start > 24 {
            let sorted = pieces[start...].sorted(by: precedes)
            for (i, piece) in sorted.enumerated() { pieces[start + i] = piece }
            return
        }
        // Places are moved instead of pieces; the first number of a piece nearly always decides.
        sorting.removeAll(keepingCapacity: true)
        var isSorted = true
        for i in start..<pieces.count {
            sorting.append(Int32(truncatingIfNeeded: i))
            let code = pieces[i].code
            var j = sorting.count - 1
            while j > 0 {
                let other = Int(sorting[j - 1])
                let otherCode = pieces[other].code
                guard code < otherCode || (code == otherCode && precedes(pieces[i], pieces[other])) else { break }
                sorting[j] = sorting[j - 1]
                j -= 1
                isSorted = false
            }
            sorting[j] = Int32(truncatingIfNeeded: i)
        }
        guard !isSorted else { return }
        for place in sorting { pieces.append(pieces[Int(place)]) }
        let end = pieces.count - sorting.count
        for i in start..<end { pieces[i] = pieces[end + i - start] }
        pieces.removeLast(sorting.count)
    }

    /// The pieces of `g(z) = f(z / a)`: the lengths of f's pieces times |a|, their slopes divided by a.
    private mutating func cut(_ variable: Int32, _ coefficient: Double, _ firstPart: Int, into sum: inout Sum) {
        let shape = shapes[Int(variable)]
        let high = max(shape.low, shape.high)
        parts.append(
            Sum.Part(
                variable: variable, coefficient: coefficient,
                start: coefficient > 0 ? coefficient * shape.low : coefficient * high))
        var slope = shape.base
        var place = shape.low
        let limit = rates.count + Self.slopeLimit
        for b in shape.bends {
            if rates.count > limit {
                heavyPart = variable
                return
            }
            let bend = bends[Int(b)]
            if bend.place >= high { break }
            if bend.place > place {
                emit(slope, from: place, to: bend.place, firstPart, &sum)
                place = bend.place
            }
            slope = slope.isEmpty ? bend.rates : appendSum(slope, bend.rates, times: 1)
        }
        if high > place || high == .infinity { emit(slope, from: place, to: high, firstPart, &sum) }
    }

    /// Adds a piece of the last part; one without end below is no piece, but a candidate for `below`.
    private mutating func emit(
        _ slope: Range<Int32>, from place: Double, to end: Double, _ firstPart: Int, _ sum: inout Sum
    ) {
        let last = parts.count - 1
        let coefficient = parts[last].coefficient
        let scaled = coefficient == 1 ? slope : appendSum(0..<0, slope, times: 1 / coefficient)
        let (lower, upper) = coefficient > 0 ? (place, end) : (end, place)
        if lower.isInfinite {
            parts[last].start = upper.isInfinite ? 0 : coefficient * upper
            let order = sum.below < 0 ? -1 : order(sum.belowSlope, scaled)
            if order < 0 {
                for i in firstPart..<last { parts[i].isBelow = false }
                sum.below = Int32(truncatingIfNeeded: last)
                sum.belowSlope = scaled
            }
            parts[last].isBelow = order <= 0
            if upper.isFinite { return }
        }
        let first = scaled.isEmpty ? Rate(strength: 0, value: 0) : rates[Int(scaled.lowerBound)]
        pieces.append(
            Sum.Piece(
                code: first.value < 0 ? -first.strength : first.strength, value: first.value, slope: scaled,
                length: (end - place) * coefficient.magnitude, part: Int32(truncatingIfNeeded: last)))
    }

    /// Keeps what a sum costs as the function of a variable, or no more than its range.
    mutating func keep(_ sum: Sum, as variable: Int, rangeOnly: Bool) {
        var shape = Shape(low: sum.offset, high: sum.offset)
        for i in sum.parts {
            let own = shapes[Int(parts[i].variable)]
            let coefficient = parts[i].coefficient
            let (low, high) = (coefficient * own.low, coefficient * max(own.low, own.high))
            shape.low += min(low, high)
            shape.high += max(low, high)
        }
        guard !rangeOnly else {
            shapes[variable] = shape
            return
        }
        let first = Int32(truncatingIfNeeded: bends.count)
        var slope = sum.below >= 0 ? sum.belowSlope : sum.pieces.isEmpty ? 0..<0 : pieces[sum.pieces.lowerBound].slope
        shape.base = slope
        var total = sum.start
        for i in sum.pieces where total.isFinite {
            let jump = appendSum(pieces[i].slope, slope, times: -1)
            if !jump.isEmpty {
                bends.append(Bend(place: total, rates: jump))
                slope = pieces[i].slope
            }
            total += pieces[i].length
        }
        shape.bends = first..<Int32(truncatingIfNeeded: bends.count)
        shapes[variable] = shape
    }

    /// Gives each part its share of a total.
    mutating func distribute(_ total: Double, over sum: Sum) {
        for i in sum.parts {
            parts[i].amount = parts[i].start
            parts[i].isTied = false
        }
        var rest = total - sum.start
        let isBelow = rest < 0
        if isBelow {
            if sum.below >= 0 { parts[Int(sum.below)].amount += rest }
            rest = 0
        }
        var next = sum.pieces.lowerBound
        var taken = 0.0
        while rest > 0, next < sum.pieces.upperBound {
            taken = min(rest, pieces[next].length)
            parts[Int(pieces[next].part)].amount += taken
            rest -= taken
            next += 1
        }
        // What is left by rounding.
        if rest > 0, let last = sum.pieces.last { parts[Int(pieces[last].part)].amount += rest }
        let room = Tolerance.ambiguity * max(1, total.magnitude)
        markTies(around: max(sum.pieces.lowerBound, next - 1), taken: taken, isBelow: isBelow, room: room, sum)
    }

    /// Parts with pieces of the same slope, some of it filled and some not, may trade; more parts than that are marked.
    /// - Parameters:
    ///   - taken: how much of the last piece is filled.
    ///   - isBelow: whether the total lies below the start.
    ///   - room: how much there must be to trade.
    private mutating func markTies(around last: Int, taken: Double, isBelow: Bool, room: Double, _ sum: Sum) {
        var first = last
        var end = last
        var mayTrade = false
        // Whether the lowest pieces cost as much as what lies below them.
        var isLevel = false
        if !sum.pieces.isEmpty {
            let group = pieces[last].group
            var filled = taken
            var free = pieces[last].length - taken
            while first > sum.pieces.lowerBound, pieces[first - 1].group == group {
                first -= 1
                filled += pieces[first].length
            }
            while end + 1 < sum.pieces.upperBound, pieces[end + 1].group == group {
                end += 1
                free += pieces[end].length
            }
            mayTrade = filled > room && free > room && pieces[first].part != pieces[end].part
            isLevel =
                first == sum.pieces.lowerBound && sum.below >= 0 && order(pieces[first].slope, sum.belowSlope) == 0
        }
        if mayTrade || isLevel { for i in first...end { parts[Int(pieces[i].part)].isTied = true } }
        guard sum.below >= 0, isBelow || isLevel else { return }
        var rivals = isLevel ? 1 : 0
        for i in sum.parts where parts[i].isBelow { rivals += 1 }
        guard rivals > 1 else { return }
        for i in sum.parts where parts[i].isBelow { parts[i].isTied = true }
    }
}
