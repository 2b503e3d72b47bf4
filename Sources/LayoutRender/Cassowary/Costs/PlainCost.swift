/// What a variable costs that nothing but its own constraints speak of, all at one place and at no more than two
/// priorities: a view that asks for a natural length, which is nearly every view of a tree.
///
/// Such a function is known as soon as the constraints are read, without the lists of a `Draft`. The numbers are those
/// that the draft gives: what is equally strong is added up in the same order.
struct PlainCost {
    private struct Side {
        var strength: Int64 = 0
        /// The slope on the far left, and how much it rises at the place.
        var base = 0.0
        var jump = 0.0
    }
    var low = -Double.infinity
    var high = Double.infinity
    private var place = 0.0
    private var first = Side()
    private var second = Side()
    private var count = 0

    /// - Returns: false where the function is not of this form.
    @inline(__always)
    mutating func add(_ unaryTerm: UnaryTerm) -> Bool {
        let limit = unaryTerm.place
        let strength = unaryTerm.strength
        guard strength != UnaryTerm.required else {
            if unaryTerm.limitsBelow { low = max(low, limit) }
            if unaryTerm.limitsAbove { high = min(high, limit) }
            return true
        }
        let base = unaryTerm.limitsBelow ? -unaryTerm.rate : 0
        let jump = unaryTerm.limitsBelow && unaryTerm.limitsAbove ? 2 * unaryTerm.rate : unaryTerm.rate
        if count == 0 { place = limit }
        guard limit == place else { return false }
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
    /// Keeps a plain function as that of a variable.
    @inline(__always)
    mutating func keep(_ cost: PlainCost, as variable: Int) {
        var shape = Shape(low: cost.low, high: cost.high)
        cost.append(to: &self, &shape)
        shapes[variable] = shape
    }
}

extension PlainCost {
    /// Strongest first, as all lists of rates.
    @inline(__always)
    fileprivate func append(to functions: inout CostFunctions, _ shape: inout CostFunctions.Shape) {
        guard count > 0 else { return }
        let isTurned = count > 1 && first.strength < second.strength
        let (a, b) = isTurned ? (second, first) : (first, second)
        let start = Int32(truncatingIfNeeded: functions.rates.count)
        if a.base < 0 { functions.rates.append(Rate(strength: a.strength, value: a.base)) }
        if b.base < 0 { functions.rates.append(Rate(strength: b.strength, value: b.base)) }
        let middle = Int32(truncatingIfNeeded: functions.rates.count)
        functions.rates.append(Rate(strength: a.strength, value: a.jump))
        if count > 1 { functions.rates.append(Rate(strength: b.strength, value: b.jump)) }
        let end = Int32(truncatingIfNeeded: functions.rates.count)
        shape.base = start..<middle
        let breakpoint = Int32(truncatingIfNeeded: functions.breakpoints.count)
        functions.breakpoints.append(CostFunctions.Breakpoint(place: place, rates: middle..<end))
        shape.breakpoints = breakpoint..<breakpoint + 1
    }
}
