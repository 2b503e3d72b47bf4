extension Simplex {
    /// The ranges of all variables and logical variables.
    struct Ranges: Sendable {
        /// The least value of each variable.
        var low: Table<CoreVariable, Double>
        /// The greatest value of each variable.
        var high: Table<CoreVariable, Double>
    }

    /// Whether all variables keep to ranges, by rounding or a share of it.
    func isWithin(_ ranges: Ranges, share: Double = 1) -> Bool {
        values.indices.allSatisfy { v in
            values[v] >= ranges.low[v] - share * tolerance && values[v] <= ranges.high[v] + share * tolerance
        }
    }

    /// Minimises the total distance of the variables from their ranges, then makes the ranges limits. Returns the
    /// variables still outside.
    mutating func moveWithin(_ ranges: Ranges) throws(SolverError) -> [CoreVariable] {
        let costs = missingCosts(ranges)
        for v in values.indices { (self.ranges.low[v], self.ranges.high[v]) = (-.infinity, .infinity) }
        defer { (goal, self.ranges) = (nil, ranges) }
        goal = ranges
        _ = try minimise(costs)
        end(costs)
        refreshValues()
        return costs.entries.elements.map(\.variable).filter { variable in
            return values[variable] < ranges.low[variable] - tolerance
                || values[variable] > ranges.high[variable] + tolerance
        }
    }

    /// Widens the ranges of variables outside their ranges to their present values.
    mutating func widen(_ missed: [CoreVariable]) {
        for variable in missed {
            ranges.low[variable] = min(ranges.low[variable], values[variable])
            ranges.high[variable] = max(ranges.high[variable], values[variable])
        }
    }

    /// The cost of missing ranges: one for each unit. A frozen variable that is not basic stands where it belongs.
    private func missingCosts(_ ranges: Ranges) -> RankCosts {
        var corners: [Corner] = []
        for v in values.indices where basis.slotOf[v].exists || !isFrozen[v] {
            if ranges.low[v].isFinite {
                corners.append(Corner(strength: 0, variable: v, position: -.infinity, jump: -1))
                corners.append(Corner(strength: 0, variable: v, position: ranges.low[v], jump: 1))
            }
            if ranges.high[v].isFinite {
                corners.append(Corner(strength: 0, variable: v, position: ranges.high[v], jump: 1))
            }
        }
        return RankCosts(
            corners[...], low: Table(repeating: -.infinity, count: values.count),
            high: Table(repeating: .infinity, count: values.count))
    }
}
