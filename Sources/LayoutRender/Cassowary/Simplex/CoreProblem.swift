/// A part of a program in the form the simplex works on: rows over variables with hard limits and convex costs.
struct CoreProblem: Sendable {
    /// `0 = constant + sum of coefficient * column`; columns ascend.
    struct Row: Sendable {
        var constant: Double
        var columns: [Int32] = []
        var coefficients: [Double] = []
    }

    /// Where a variable goes that nothing else decides: as near to the place as it can.
    struct Rest: Sendable {
        var variable: Int32
        var place: Double
    }

    /// Hard limits of each variable.
    var low: [Double] = []
    var high: [Double] = []
    /// What each variable costs.
    var corners: [Corner] = []
    var rows: [Row] = []
    /// Where variables go that are still free after all costs, in the order of settling; empty: wherever they are.
    var rests: [Rest] = []
    /// The largest number in the part: what "zero" is measured against.
    var scale = 1.0

    mutating func addVariable(low: Double = -.infinity, high: Double = .infinity) -> Int32 {
        self.low.append(low)
        self.high.append(high)
        return Int32(truncatingIfNeeded: self.low.count - 1)
    }
}
