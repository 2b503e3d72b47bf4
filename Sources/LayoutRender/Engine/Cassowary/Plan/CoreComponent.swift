/// A connected component of the rows and columns that the presolve could not reduce.
struct CoreComponent: Sendable {
    /// The columns of the core's problem, ascending.
    var columns: [ColumnIndex] = []
    /// The rows of the core's problem, ascending.
    var rows: [RowIndex] = []
    /// Where the terms of each row begin: those of row k are `starts[k] ..< starts[k + 1]`.
    var starts: [Int] = [0]
    /// The columns of the terms, by their numbers in the core, row by row.
    var termVariables: [CoreVariable] = []
    /// The coefficients of the same terms.
    var coefficients: [Double] = []
    /// How far the simplex got in it.
    var reach = Core.Reach.optimum
    /// For a core without a feasible point, why not.
    var contradictions: [Core.Contradiction] = []
}
