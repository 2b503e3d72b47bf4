/// One corner of what a variable costs at one priority: from `position` on, the rate of cost is higher by `jump`.
///
/// A corner at minus infinity gives the rate on the far left.
struct Corner: Sendable, Equatable {
    /// The priority, see `Priority.strength`.
    var strength: Int64
    var variable: CoreVariable
    /// The value of the variable at the corner; minus infinity for the rate on the far left.
    var position: Double
    /// The change of the rate, positive except at minus infinity.
    var jump: Double

    /// Corners by descending strength, variable and position.
    static func precedes(_ a: Self, _ b: Self) -> Bool {
        if a.strength != b.strength { return a.strength > b.strength }
        if a.variable != b.variable { return a.variable < b.variable }
        return a.position < b.position
    }
}

extension [Corner] {
    /// Adds the cost of `coefficient * variable relation constant`, missed by one unit: one.
    mutating func add(
        strength: Int64, variable: CoreVariable, coefficient: Double, relation: Relation,
        constant: Double
    ) {
        let position = constant / coefficient
        let rate = coefficient.magnitude
        var below = 0.0
        var above = 0.0
        switch relation {
        case .equal: (below, above) = (rate, rate)
        case .lessThanOrEqual: if coefficient > 0 { above = rate } else { below = rate }
        case .greaterThanOrEqual: if coefficient > 0 { below = rate } else { above = rate }
        }
        if below > 0 { append(Corner(strength: strength, variable: variable, position: -.infinity, jump: -below)) }
        append(Corner(strength: strength, variable: variable, position: position, jump: below + above))
    }
}

/// What variables cost at one rank: for each variable a rate on the far left and ascending corners.
struct RankCosts: Sendable {
    /// The costs of one variable at one priority.
    struct Entry: Sendable {
        var variable: CoreVariable
        /// The rate on the far left.
        var base: Double
        /// The sum of the magnitudes of all its jumps: what a rate of zero is measured against.
        var size = 0.0
        /// The variable's corners in `positions` and `jumps`.
        var corners: Range<Int>

        /// A rate whose jumps cancelled is zero, whatever rounding left of it.
        func clean(_ rate: Double) -> Double {
            rate.magnitude <= Tolerance.cancellation * size ? 0 : rate
        }
    }
    /// One entry for each variable with costs.
    var entries = Table<RankCostIndex, Entry>()
    /// The corners' values, ascending within an entry.
    var positions: [Double] = []
    var jumps: [Double] = []

    /// From corners of one strength, sorted; what lies outside of the ranges counts as passed or never reached.
    init(
        _ corners: ArraySlice<Corner>, low: Table<CoreVariable, Double>,
        high: Table<CoreVariable, Double>
    ) {
        var i = corners.startIndex
        while i < corners.endIndex {
            let variable = corners[i].variable
            var entry = Entry(variable: variable, base: 0, corners: positions.count..<positions.count)
            while i < corners.endIndex, corners[i].variable == variable {
                entry.size += corners[i].jump.magnitude
                let position = corners[i].position
                let (start, end) = (low[variable], high[variable])
                if position <= start || (start.isFinite && Tolerance.samePosition(position, start)) {
                    entry.base += corners[i].jump
                } else if position < end, !(end.isFinite && Tolerance.samePosition(position, end)) {
                    positions.append(position)
                    jumps.append(corners[i].jump)
                }
                i += 1
            }
            entry.corners = entry.corners.lowerBound..<positions.count
            entries.append(entry)
        }
    }

    /// The rate just left of and just right of a value.
    func rates(of entry: Entry, at value: Double) -> (left: Double, right: Double) {
        var left = entry.base
        var right = entry.base
        for i in entry.corners {
            if Tolerance.samePosition(positions[i], value) {
                right += jumps[i]
            } else if positions[i] < value {
                left += jumps[i]
                right += jumps[i]
            } else {
                break
            }
        }
        return (entry.clean(left), entry.clean(right))
    }

    /// The rate after `passed` corners.
    func rate(of entry: Entry, passed: Int) -> Double {
        var sum = entry.base
        for i in entry.corners.prefix(passed) { sum += jumps[i] }
        return entry.clean(sum)
    }

    /// How many corners lie left of a value; with `inclusive`, also those at it.
    func passed(_ entry: Entry, at value: Double, inclusive: Bool) -> Int {
        var count = 0
        for i in entry.corners {
            guard Tolerance.samePosition(positions[i], value) ? inclusive : positions[i] < value else { break }
            count += 1
        }
        return count
    }
}
