/// A sum `s = sum of a x` of variables that nothing else connects, and how it is shared out.
///
/// What s costs is the infimal convolution of what its parts cost: the pieces of all parts, steepest descent first, are
/// laid end to end. To share out a total, the pieces are filled in that order; equal slopes in the order of the parts.
struct Sum: Sendable {
    struct Part: Sendable {
        var variable: Int32
        var coefficient: Double
        /// `coefficient * x` before any piece is filled.
        var start: Double
    }
    struct Piece: Sendable {
        /// Where the slope stands in the order of slopes as far as its first rate decides.
        var code: Int64
        var value: Double
        var slope: Range<Int32>
        var length: Double
        var part: Int32
        /// Pieces of one slope have one number.
        var group: Int32 = 0
    }
    var parts: [Part] = []
    /// A constant in the sum.
    var offset = 0.0
    /// Sums and copies inside this one, each before those inside it.
    var inner: [Int32] = []
    var pieces: [Piece] = []
    /// The total before any piece is filled.
    var start = 0.0
    /// The part that takes what lies below `start`; -1 if nothing may.
    var below: Int32 = -1
    /// Parts that could take it at the same cost.
    var alsoBelow: [Int32] = []
    /// The slope of that part there.
    var belowSlope: Range<Int32> = 0..<0
}

extension CostFunctions {
    /// 1 cut the function of each part into pieces; 2 find the part that is cheapest to lower without end; 3 lay the
    /// pieces in order of slope; what is steeper than that part is filled from the start.
    mutating func makeSum(_ parts: [(variable: Int32, coefficient: Double)]) -> Sum {
        var sum = Sum()
        sum.parts.reserveCapacity(parts.count)
        sum.pieces.reserveCapacity(3 * parts.count)
        for part in parts { cut(part.variable, part.coefficient, into: &sum) }
        sum.pieces.sort { a, b in
            if a.code != b.code { return a.code < b.code }
            if a.value != b.value { return a.value < b.value }
            if a.slope.count > 1 || b.slope.count > 1 {
                let order = order(a.slope, b.slope)
                if order != 0 { return order < 0 }
            }
            return a.part < b.part
        }
        if sum.below >= 0 {
            let filled = sum.pieces.firstIndex { !isLess($0.slope, sum.belowSlope) } ?? sum.pieces.count
            for piece in sum.pieces[..<filled] where piece.length.isFinite {
                sum.parts[Int(piece.part)].start += piece.length
            }
            sum.pieces.removeFirst(filled)
        }
        var group: Int32 = 0
        for i in sum.pieces.indices {
            if i > 0, order(sum.pieces[i - 1].slope, sum.pieces[i].slope) != 0 { group += 1 }
            sum.pieces[i].group = group
        }
        for part in sum.parts { sum.start += part.start }
        return sum
    }

    /// The pieces of `g(z) = f(z / a)`: the lengths of f's pieces times |a|, their slopes divided by a.
    private mutating func cut(_ variable: Int32, _ coefficient: Double, into sum: inout Sum) {
        let shape = shapes[Int(variable)]
        let high = max(shape.low, shape.high)
        let part = Int32(truncatingIfNeeded: sum.parts.count)
        var slope = shape.base
        var place = shape.low
        var start = coefficient > 0 ? coefficient * shape.low : coefficient * high
        func emit(to end: Double, _ functions: inout CostFunctions) {
            let scaled = coefficient == 1 ? slope : functions.appendSum(0..<0, slope, times: 1 / coefficient)
            let first = scaled.isEmpty ? Rate(strength: 0, value: 0) : functions.rates[Int(scaled.lowerBound)]
            if (coefficient > 0 ? place : end).isInfinite {
                start = coefficient * (coefficient > 0 ? end : place)
                if start.isInfinite { start = 0 }
                let order = sum.below < 0 ? -1 : functions.order(sum.belowSlope, scaled)
                if order < 0 {
                    sum.below = part
                    sum.belowSlope = scaled
                    sum.alsoBelow = []
                } else if order == 0 {
                    sum.alsoBelow.append(part)
                }
                if (coefficient > 0 ? end : place).isFinite { return }
            }
            sum.pieces.append(
                Sum.Piece(
                    code: first.value < 0 ? -first.strength : first.strength, value: first.value, slope: scaled,
                    length: (end - place) * coefficient.magnitude, part: part))
        }
        for b in shape.bends {
            let bend = bends[Int(b)]
            if bend.place >= high { break }
            if bend.place > place {
                emit(to: bend.place, &self)
                place = bend.place
            }
            slope = appendSum(slope, bend.rates, times: 1)
        }
        if high > place || high == .infinity { emit(to: high, &self) }
        sum.parts.append(Sum.Part(variable: variable, coefficient: coefficient, start: start))
    }

    /// Keeps what a sum costs as the function of a variable.
    mutating func keep(_ sum: Sum, as variable: Int) {
        var shape = Shape(low: sum.offset, high: sum.offset)
        for part in sum.parts {
            let own = shapes[Int(part.variable)]
            let ends = [part.coefficient * own.low, part.coefficient * max(own.low, own.high)]
            shape.low += min(ends[0], ends[1])
            shape.high += max(ends[0], ends[1])
        }
        let first = Int32(truncatingIfNeeded: bends.count)
        var slope = sum.below >= 0 ? sum.belowSlope : sum.pieces.first?.slope ?? 0..<0
        shape.base = slope
        var total = sum.start
        for piece in sum.pieces where total.isFinite {
            let jump = appendSum(piece.slope, slope, times: -1)
            if !jump.isEmpty {
                bends.append(Bend(place: total, rates: jump))
                slope = piece.slope
            }
            total += piece.length
        }
        shape.bends = first..<Int32(truncatingIfNeeded: bends.count)
        shapes[variable] = shape
    }
}

extension Sum {
    /// Gives each part its share of a total; `share` gets the part, its `coefficient * x`, and whether another share
    /// would be as good.
    func distribute(_ total: Double, _ share: (Part, Double, Bool) -> Void) {
        var amounts = parts.map(\.start)
        var isTied = Array(repeating: false, count: parts.count)
        var rest = total - start
        if rest < 0 {
            if below >= 0 { amounts[Int(below)] += rest }
            rest = 0
        }
        var last = -1
        while rest > 0, last + 1 < pieces.count {
            last += 1
            let taken = min(rest, pieces[last].length)
            amounts[Int(pieces[last].part)] += taken
            rest -= taken
        }
        // What is left by rounding.
        if rest > 0, let end = pieces.last { amounts[Int(end.part)] += rest }
        markTies(around: max(0, last), &isTied)
        for (index, part) in parts.enumerated() { share(part, amounts[index], isTied[index]) }
    }

    /// Parts with pieces of the same slope, some of it filled and some not, may trade; more parts than that are marked.
    private func markTies(around last: Int, _ isTied: inout [Bool]) {
        var first = last
        var end = last
        var rivals = 0
        if !pieces.isEmpty {
            let group = pieces[last].group
            while first > 0, pieces[first - 1].group == group { first -= 1 }
            while end + 1 < pieces.count, pieces[end + 1].group == group { end += 1 }
            rivals = pieces[first...end].contains { $0.part != pieces[last].part } ? 2 : 1
        }
        if first == 0, below >= 0 { rivals += 1 + alsoBelow.count }
        guard rivals > 1 else { return }
        if !pieces.isEmpty { for piece in pieces[first...end] { isTied[Int(piece.part)] = true } }
        if first == 0, below >= 0 {
            isTied[Int(below)] = true
            for part in alsoBelow { isTied[Int(part)] = true }
        }
    }
}
