/// The cost function of a column that has nothing but unary terms, all with one breakpoint and at no more than two
/// priorities: a view with a natural length, which is nearly every view of a tree.
///
/// The function is known as soon as the unary terms are read, without the lists of a `Draft`. A draft gives the same
/// numbers: rates of one strength are added up in the same order.
struct PlainCost {
    /// The cost of the function at one priority.
    private struct Side {
        /// The priority, see `Priority.strength`.
        var strength: Int64 = 0
        /// The slope on the far left.
        var base = 0.0
        /// How much the slope rises at the breakpoint.
        var jump = 0.0
    }
    /// The greatest lower limit.
    var low = -Double.infinity
    /// The least upper limit.
    var high = Double.infinity
    /// The one breakpoint.
    private var position = 0.0
    /// The priority that was met last.
    private var first = Side()
    /// The priority met before `first`, if any.
    private var second = Side()
    /// The number of priorities, at most two.
    private var count = 0

    /// - Returns: false where the function is not of this form.
    @inline(__always)
    mutating func add(_ term: UnaryTerm) -> Bool {
        let limit = term.breakpoint
        let strength = term.strength
        guard strength != UnaryTerm.required else {
            if term.limitsBelow { low = max(low, limit) }
            if term.limitsAbove { high = min(high, limit) }
            return true
        }
        let base = term.limitsBelow ? -term.rate : 0
        let jump = term.limitsBelow && term.limitsAbove ? 2 * term.rate : term.rate
        if count == 0 { position = limit }
        guard limit == position else { return false }
        if count > 0, strength == first.strength {
            first.base += base
            first.jump += jump
        } else if count > 1, strength == second.strength {
            second.base += base
            second.jump += jump
        } else if count < 2 {
            if count == 1 { second = first }
            first = Side(strength: strength, base: base, jump: jump)
            count += 1
        } else {
            return false
        }
        return true
    }
}

extension CostFunctions {
    /// Keeps a plain function as that of a column.
    @inline(__always)
    mutating func keep(_ cost: PlainCost, as column: ColumnIndex) {
        var shape = Shape(low: cost.low, high: cost.high)
        cost.append(to: &self, &shape)
        shapes[column] = shape
    }
}

extension PlainCost {
    /// Strongest first, as all slopes.
    @inline(__always)
    fileprivate func append(to functions: inout CostFunctions, _ shape: inout CostFunctions.Shape) {
        guard count > 0 else { return }
        let isTurned = count > 1 && first.strength < second.strength
        let (a, b) = isTurned ? (second, first) : (first, second)
        let start = functions.rates.endIndex
        if a.base < 0 { functions.rates.append(Rate(strength: a.strength, value: a.base)) }
        if b.base < 0 { functions.rates.append(Rate(strength: b.strength, value: b.base)) }
        let middle = functions.rates.endIndex
        functions.rates.append(Rate(strength: a.strength, value: a.jump))
        if count > 1 { functions.rates.append(Rate(strength: b.strength, value: b.jump)) }
        let end = functions.rates.endIndex
        shape.base = start..<middle
        let breakpoint = functions.breakpoints.endIndex
        functions.breakpoints.append(CostFunctions.Breakpoint(position: position, rise: middle..<end))
        shape.breakpoints = breakpoint..<breakpoint.next
    }
}
