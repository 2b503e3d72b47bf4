/// A component of a program in the form the simplex works on: rows over variables with hard limits and convex costs.
struct CoreProblem: Sendable {
    /// `0 = constant + sum of coefficient * column`; columns ascend.
    struct Row: Sendable {
        /// The constant of the sum; minus the constraint's own, which stands on the other side.
        var constant: Double
        /// The columns of the row's terms.
        var columns: [CoreVariable] = []
        /// The coefficients beside `columns`.
        var coefficients: [Double] = []
    }

    /// Where a variable goes that no cost decides: as near to `position` as possible.
    struct Rest: Sendable {
        var variable: CoreVariable
        /// The position of rest.
        var position: Double
    }

    /// The hard lower limit of each variable.
    var low = Table<CoreVariable, Double>()
    /// The hard upper limit of each variable.
    var high = Table<CoreVariable, Double>()
    /// What each variable costs.
    var corners: [Corner] = []
    /// The equations.
    var rows = Table<CoreRow, Row>()
    /// Where variables go that are still free after all costs, in the order of settling; empty: wherever they are.
    var rests: [Rest] = []
    /// The largest number in the component: what "zero" is measured against.
    var scale = 1.0

    /// A new variable with its range.
    mutating func addVariable(low: Double = -.infinity, high: Double = .infinity) -> CoreVariable {
        self.low.append(low)
        self.high.append(high)
        return CoreVariable(self.low.count - 1)
    }
}
