/// A part of a program in the form the simplex works on: rows over variables with hard limits and convex costs.
struct CoreProblem: Sendable {
    /// `0 = constant + sum of coefficient * column`; columns ascend.
    struct Row: Sendable {
        var constant: Double
        var columns: [Int32] = []
        var coefficients: [Double] = []
    }

    /// Hard limits of each variable.
    var low: [Double] = []
    var high: [Double] = []
    /// What each variable costs.
    var corners: [Corner] = []
    var rows: [Row] = []
    /// How many of the first variables are the program's own; the others are errors of rows.
    var ownCount = 0
    /// The largest number in the part: what "zero" is measured against.
    var scale = 1.0

    mutating func addVariable(low: Double = -.infinity, high: Double = .infinity) -> Int32 {
        self.low.append(low)
        self.high.append(high)
        return Int32(truncatingIfNeeded: self.low.count - 1)
    }
}
