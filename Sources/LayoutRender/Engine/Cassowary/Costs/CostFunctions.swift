/// A rate of cost at one priority.
struct Rate: Sendable {
    /// The priority, as one number that orders as priorities do.
    var strength: Int64
    /// The cost of one unit at the priority.
    var value: Double
}

/// The slope of a cost function, or a change of the slope: rates, strongest first, compared lexicographically.
typealias Slope = IndexRange<RateIndex>

/// The cost functions of columns: each convex and piecewise linear on a range, with slopes that are lists of rates.
///
///     cost
///       \              /      shape of column x: low ... high, slope `base` on the far left,
///        \            /       and a breakpoint wherever the slope rises
///         \___      _/
///     -----|--|-----|-----> x
///
/// All functions share flat lists; the shape of a column holds ranges of them.
struct CostFunctions: Sendable {
    /// A position where the slope rises, and by how much.
    struct Breakpoint: Sendable {
        /// The value of the column at which the slope changes.
        var position: Double
        /// The change of the slope at the breakpoint, by priority; positive, since the functions are convex.
        var rise: Slope
    }
    /// The cost function of one column: range, slope on the far left, and breakpoints.
    struct Shape: Sendable {
        /// The least value.
        var low = -Double.infinity
        /// The greatest value.
        var high = Double.infinity
        /// The slope on the far left.
        var base = Slope()
        /// In ascending order, in `CostFunctions.breakpoints`.
        var breakpoints = IndexRange<BreakpointIndex>()
    }

    /// The function of each column.
    var shapes: Table<ColumnIndex, Shape>
    var rates = Table<RateIndex, Rate>()
    var breakpoints = Table<BreakpointIndex, Breakpoint>()
    /// The function that is being put together.
    var draft = Draft()
    /// What convolutions are made of.
    var summands = Table<SummandIndex, Convolution.Summand>()
    var pieces = Table<PieceIndex, Convolution.Piece>()
    /// What lies inside aggregates: each convolution holds a range of this list.
    var inner: [ColumnIndex] = []

    /// A summand whose slopes would fill the memory (breakpoints times priorities); or none.
    var oversizedSummand = ColumnIndex.none

    /// Whether the lists hold so many entries of earlier functions that making a new plan costs less than going on.
    var exceedsLoadLimit: Bool { load > loadLimit }
    /// How many entries the lists hold.
    var load: Int { rates.count + breakpoints.count + pieces.count + summands.count }
    /// How much the lists may hold.
    var loadLimit = Int.max

    /// Functions without cost and limits.
    init(count: Int) { shapes = Table(repeating: Shape(), count: count) }

    /// Keeps the draft as the function of a column.
    mutating func keepDraft(as column: ColumnIndex) {
        draft.sortBases()
        draft.sortByPosition()
        var shape = Shape(low: draft.low, high: draft.high)
        let start = breakpoints.endIndex
        shape.base = appendRates(draft.bases, 0..<draft.bases.count)
        var i = 0
        while i < draft.corners.count {
            let first = i
            let position = draft.corners[i].position
            while i < draft.corners.count, draft.corners[i].position == position { i += 1 }
            let rise = appendRates(draft.corners, first..<i)
            if !rise.isEmpty { breakpoints.append(Breakpoint(position: position, rise: rise)) }
        }
        shape.breakpoints = start..<breakpoints.endIndex
        shapes[column] = shape
    }

    /// Adds up the corners of each strength; strengths descend.
    private mutating func appendRates(_ corners: [Draft.Corner], _ range: Range<Int>) -> Slope {
        let first = rates.endIndex
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
        return first..<rates.endIndex
    }

    /// Adds the cost of a copy `u = slope * x + offset` to the draft of x: `f_u(slope * x + offset)`.
    mutating func addCopy(of column: ColumnIndex, slope: Double, offset: Double) {
        let shape = shapes[column]
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
            let rate = rates[r]
            let corner = (-Double.infinity, rate.strength, rate.value * slope)
            if base < draft.bases.count, Draft.add(corner, to: &draft.bases[base]) {
                base += 1
            } else {
                base = .max
                draft.bases.append(corner)
            }
        }
        // Copies often have equal functions, as the rows of a list do: leading corners equal to the first copy's are
        // merged.
        var alike = draft.firstCopy < 0 ? draft.corners.count : draft.firstCopy
        if draft.firstCopy < 0 { draft.firstCopy = alike }
        let known = draft.corners.count
        for b in shape.breakpoints {
            let breakpoint = breakpoints[b]
            for r in breakpoint.rise {
                let rate = rates[r]
                let corner = ((breakpoint.position - offset) / slope, rate.strength, rate.value * slope.magnitude)
                if alike < known, Draft.add(corner, to: &draft.corners[alike]) {
                    alike += 1
                } else {
                    alike = known
                    draft.corners.append(corner)
                }
                // Mirrored, the slope on the far left is what the slope on the far right was.
                if slope < 0 { draft.bases.append((-.infinity, rate.strength, rate.value * slope)) }
            }
        }
    }

    /// Makes the draft equal to a column's function.
    mutating func loadDraft(_ column: ColumnIndex) {
        draft.reset()
        addCopy(of: column, slope: 1, offset: 0)
    }

    /// Compares two slopes: the strongest rate that differs decides.
    func isLess(_ a: Slope, _ b: Slope) -> Bool { order(a, b) < 0 }

    /// - Returns: a negative number, zero or a positive number as the first slope is less than, equal to or greater than
    ///   the second.
    func order(_ a: Slope, _ b: Slope) -> Int {
        var (i, j) = (a.lowerBound, b.lowerBound)
        while i < a.upperBound, j < b.upperBound {
            let first = rates[i]
            let second = rates[j]
            if first.strength > second.strength { return first.value < 0 ? -1 : 1 }
            if second.strength > first.strength { return second.value < 0 ? 1 : -1 }
            let difference = first.value - second.value
            if difference.magnitude > Tolerance.rate * max(first.value.magnitude, second.value.magnitude) {
                return difference < 0 ? -1 : 1
            }
            (i, j) = (i.next, j.next)
        }
        if i < a.upperBound { return rates[i].value < 0 ? -1 : 1 }
        return j < b.upperBound ? rates[j].value < 0 ? 1 : -1 : 0
    }

    /// Appends `a + factor * b` as a new slope; rates that cancel are dropped.
    mutating func appendSum(_ a: Slope, _ b: Slope, times factor: Double) -> Slope {
        let start = rates.endIndex
        var (i, j) = (a.lowerBound, b.lowerBound)
        while i < a.upperBound, j < b.upperBound {
            let first = rates[i]
            let second = rates[j]
            if first.strength > second.strength {
                rates.append(first)
                i = i.next
            } else if second.strength > first.strength {
                rates.append(Rate(strength: second.strength, value: factor * second.value))
                j = j.next
            } else {
                let change = factor * second.value
                let sum = first.value + change
                if sum.magnitude > Tolerance.cancellation * (first.value.magnitude + change.magnitude) {
                    rates.append(Rate(strength: first.strength, value: sum))
                }
                (i, j) = (i.next, j.next)
            }
        }
        while i < a.upperBound {
            rates.append(rates[i])
            i = i.next
        }
        while j < b.upperBound {
            rates.append(Rate(strength: rates[j].strength, value: factor * rates[j].value))
            j = j.next
        }
        return start..<rates.endIndex
    }
}
