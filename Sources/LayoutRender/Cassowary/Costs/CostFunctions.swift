/// A rate of cost at one priority.
struct Rate: Sendable {
    var strength: Int64
    var value: Double
}

/// What variables cost: for each a convex, piecewise linear function on a range, its slopes lists of rates compared
/// lexicographically. All lie in flat arenas, found by the number of the variable.
struct CostFunctions: Sendable {
    /// One corner with everything that changes there.
    struct Breakpoint: Sendable {
        var place: Double
        var rates: Range<Int32>
    }
    struct Shape: Sendable {
        var low = -Double.infinity
        var high = Double.infinity
        /// The slope on the far left.
        var base: Range<Int32> = 0..<0
        var breakpoints: Range<Int32> = 0..<0
    }
    /// A function while it is put together: corners at single priorities, in any order.
    struct Draft: Sendable {
        var low = -Double.infinity
        var high = Double.infinity
        /// Rates on the far left.
        var bases: [Corner] = []
        var corners: [Corner] = []
        /// Where the corners of the first copy start, -1 before there is one; where its rates start.
        var firstCopy = -1
        var firstBase = 0

        mutating func reset() {
            firstCopy = -1
            low = -.infinity
            high = .infinity
            bases.removeAll(keepingCapacity: true)
            corners.removeAll(keepingCapacity: true)
        }
    }

    var shapes: [Shape]
    var rates: [Rate] = []
    var breakpoints: [Breakpoint] = []
    var draft = Draft()
    /// What convolutions are made of.
    var summands: [Convolution.Summand] = []
    var pieces: [Convolution.Piece] = []
    var inner: [Int32] = []
    /// Scratch of `sortPieces`.
    var sorting = PieceOrder()

    /// A part with so many corners at so many priorities that its slopes would fill the memory; -1 if there is none.
    var oversizedSummand: Int32 = -1

    /// Functions gathered again leave their old summands in the arenas; past this it is time to start anew.
    var isCrowded: Bool { load > crowd }
    var load: Int { rates.count + breakpoints.count + pieces.count + summands.count }
    /// How much the arenas may hold.
    var crowd = Int.max

    init(count: Int) { shapes = Array(repeating: Shape(), count: count) }

    /// Keeps the draft as the function of a variable.
    mutating func keepDraft(as variable: Int) {
        draft.sortBases()
        draft.sortByPlace()
        var shape = Shape(low: draft.low, high: draft.high)
        let start = Int32(truncatingIfNeeded: breakpoints.count)
        shape.base = appendRates(draft.bases, 0..<draft.bases.count)
        var i = 0
        while i < draft.corners.count {
            let first = i
            let place = draft.corners[i].place
            while i < draft.corners.count, draft.corners[i].place == place { i += 1 }
            let range = appendRates(draft.corners, first..<i)
            if !range.isEmpty { breakpoints.append(Breakpoint(place: place, rates: range)) }
        }
        shape.breakpoints = start..<Int32(truncatingIfNeeded: breakpoints.count)
        shapes[variable] = shape
    }

    /// Adds up what stands at each strength; strengths descend.
    private mutating func appendRates(_ corners: [Draft.Corner], _ range: Range<Int>) -> Range<Int32> {
        let first = Int32(truncatingIfNeeded: rates.count)
        var i = range.lowerBound
        while i < range.upperBound {
            let strength = corners[i].strength
            var jump = 0.0
            var size = 0.0
            while i < range.upperBound, corners[i].strength == strength {
                jump += corners[i].jump
                size += corners[i].jump.magnitude
                i += 1
            }
            if jump.magnitude > Tolerance.cancellation * size { rates.append(Rate(strength: strength, value: jump)) }
        }
        return first..<Int32(truncatingIfNeeded: rates.count)
    }

    /// Adds a copy's function to the draft: `u = slope * x + offset`, so `f(slope * x + offset)`.
    mutating func addCopy(of variable: Int, slope: Double, offset: Double) {
        let shape = shapes[variable]
        if slope > 0 {
            draft.low = max(draft.low, (shape.low - offset) / slope)
            draft.high = min(draft.high, (shape.high - offset) / slope)
        } else {
            draft.low = max(draft.low, (shape.high - offset) / slope)
            draft.high = min(draft.high, (shape.low - offset) / slope)
        }
        var base = draft.firstCopy < 0 ? draft.bases.count : draft.firstBase
        if draft.firstCopy < 0 { draft.firstBase = base }
        for r in shape.base {
            let rate = rates[Int(r)]
            let corner = (-Double.infinity, rate.strength, rate.value * slope)
            if base < draft.bases.count, Draft.add(corner, to: &draft.bases[base]) {
                base += 1
            } else {
                base = .max
                draft.bases.append(corner)
            }
        }
        // Copies are often alike, as the rows of a list are: as long as one says what the first said, it is added to that.
        var alike = draft.firstCopy < 0 ? draft.corners.count : draft.firstCopy
        if draft.firstCopy < 0 { draft.firstCopy = alike }
        let known = draft.corners.count
        for b in shape.breakpoints {
            let breakpoint = breakpoints[Int(b)]
            for r in breakpoint.rates {
                let rate = rates[Int(r)]
                let corner = ((breakpoint.place - offset) / slope, rate.strength, rate.value * slope.magnitude)
                if alike < known, Draft.add(corner, to: &draft.corners[alike]) {
                    alike += 1
                } else {
                    alike = known
                    draft.corners.append(corner)
                }
                // Seen from the other side, the slope on the far left is what it was on the far right.
                if slope < 0 { draft.bases.append((-.infinity, rate.strength, rate.value * slope)) }
            }
        }
    }

    /// The draft becomes a variable's whole function again, corner by corner.
    mutating func loadDraft(_ variable: Int) {
        draft.reset()
        addCopy(of: variable, slope: 1, offset: 0)
    }

    /// The places where the draft is least, priority by priority; nil if its range is empty.
    mutating func minimiseDraft() -> (low: Double, high: Double)? {
        var low = draft.low
        var high = draft.high
        guard draft.hasRange else { return nil }
        if low > high { return (high, high) }
        draft.sortBases()
        draft.sortByStrength()
        let corners = draft.corners
        var i = 0
        var base = 0
        while low < high, i < corners.count || base < draft.bases.count {
            var strength = Int64.min
            if i < corners.count { strength = corners[i].strength }
            if base < draft.bases.count { strength = max(strength, draft.bases[base].strength) }
            var slope = 0.0
            var size = 0.0
            // The slope at the left end of what is still optimal.
            while base < draft.bases.count, draft.bases[base].strength == strength {
                slope += draft.bases[base].jump
                size += draft.bases[base].jump.magnitude
                base += 1
            }
            while i < corners.count, corners[i].strength == strength, corners[i].place <= low {
                slope += corners[i].jump
                size += corners[i].jump.magnitude
                i += 1
            }
            if slope > Tolerance.cancellation * size { high = low }
            var end = high
            var start = low
            if slope < -Tolerance.cancellation * size { start = high }
            var isRising = false
            while i < corners.count, corners[i].strength == strength {
                let corner = corners[i]
                i += 1
                guard corner.place < high, !isRising else { continue }
                if slope < -Tolerance.cancellation * size {
                    slope += corner.jump
                    size += corner.jump.magnitude
                    if slope >= -Tolerance.cancellation * size { start = corner.place }
                } else {
                    slope += corner.jump
                    size += corner.jump.magnitude
                }
                if slope > Tolerance.cancellation * size {
                    end = corner.place
                    isRising = true
                }
            }
            low = start
            high = max(start, end)
        }
        return (low, high)
    }

    /// Compares two slopes: the strongest rate that differs decides.
    func isLess(_ a: Range<Int32>, _ b: Range<Int32>) -> Bool { order(a, b) < 0 }

    func order(_ a: Range<Int32>, _ b: Range<Int32>) -> Int {
        var i = Int(a.lowerBound)
        var j = Int(b.lowerBound)
        while i < Int(a.upperBound), j < Int(b.upperBound) {
            let first = rates[i]
            let second = rates[j]
            if first.strength > second.strength { return first.value < 0 ? -1 : 1 }
            if second.strength > first.strength { return second.value < 0 ? 1 : -1 }
            let difference = first.value - second.value
            if difference.magnitude > Tolerance.rate * max(first.value.magnitude, second.value.magnitude) {
                return difference < 0 ? -1 : 1
            }
            i += 1
            j += 1
        }
        if i < Int(a.upperBound) { return rates[i].value < 0 ? -1 : 1 }
        return j < Int(b.upperBound) ? rates[j].value < 0 ? 1 : -1 : 0
    }

    /// Appends `a + factor * b` as a new list of rates; what cancels is dropped.
    mutating func appendSum(_ a: Range<Int32>, _ b: Range<Int32>, times factor: Double) -> Range<Int32> {
        let start = Int32(truncatingIfNeeded: rates.count)
        var i = Int(a.lowerBound)
        var j = Int(b.lowerBound)
        while i < Int(a.upperBound), j < Int(b.upperBound) {
            let first = rates[i]
            let second = rates[j]
            if first.strength > second.strength {
                rates.append(first)
                i += 1
            } else if second.strength > first.strength {
                rates.append(Rate(strength: second.strength, value: factor * second.value))
                j += 1
            } else {
                let part = factor * second.value
                let sum = first.value + part
                if sum.magnitude > Tolerance.cancellation * (first.value.magnitude + part.magnitude) {
                    rates.append(Rate(strength: first.strength, value: sum))
                }
                i += 1
                j += 1
            }
        }
        while i < Int(a.upperBound) {
            rates.append(rates[i])
            i += 1
        }
        while j < Int(b.upperBound) {
            rates.append(Rate(strength: rates[j].strength, value: factor * rates[j].value))
            j += 1
        }
        return start..<Int32(truncatingIfNeeded: rates.count)
    }
}
