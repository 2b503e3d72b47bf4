/// A component of a program in the form the simplex works on: rows over variables with hard limits and convex costs.
struct CoreProblem: Sendable {
    /// `0 = constant + sum of coefficient * column`; columns ascend.
    struct Row: Sendable {
        var constant: Double
        var columns: [CoreVariable] = []
        var coefficients: [Double] = []
    }

    /// Where a variable goes that no cost decides: as near to the place as possible.
    struct Rest: Sendable {
        var variable: CoreVariable
        var place: Double
    }

    /// Hard limits of each variable.
    var low = Table<CoreVariable, Double>()
    var high = Table<CoreVariable, Double>()
    /// What each variable costs.
    var corners: [Corner] = []
    var rows = Table<CoreRow, Row>()
    /// Where variables go that are still free after all costs, in the order of settling; empty: wherever they are.
    var rests: [Rest] = []
    /// The largest number in the component: what "zero" is measured against.
    var scale = 1.0

    mutating func addVariable(low: Double = -.infinity, high: Double = .infinity) -> CoreVariable {
        self.low.append(low)
        self.high.append(high)
        return CoreVariable(self.low.count - 1)
    }
}
