/// The rows of a core, `matrix * x = constants`, by columns and by rows.
///
/// After the variables of the problem follow the logical ones, one a row with coefficient 1: a logical variable is what
/// its row misses, so it belongs at 0. Each row is scaled by a power of two, which rounds nothing, so that its largest
/// coefficient lies between 1 and 2.
struct SparseMatrix: Sendable {
    let rowCount: Int
    let variableCount: Int
    private(set) var constants: [Double] = []
    private(set) var columnStarts: [Int32]
    private(set) var rows: [Int32]
    private(set) var coefficients: [Double]
    private(set) var rowStarts: [Int32] = [0]
    private(set) var columns: [Int32] = []
    private(set) var rowCoefficients: [Double] = []

    init(_ problem: CoreProblem) {
        rowCount = problem.rows.count
        variableCount = problem.low.count
        columnStarts = Array(repeating: 0, count: variableCount + rowCount + 1)
        for (index, row) in problem.rows.enumerated() {
            for column in row.columns { columnStarts[Int(column) + 1] += 1 }
            columnStarts[variableCount + index + 1] = 1
            columns += row.columns
            columns.append(Int32(truncatingIfNeeded: variableCount + index))
            rowStarts.append(Int32(truncatingIfNeeded: columns.count))
        }
        for column in 1..<columnStarts.count { columnStarts[column] += columnStarts[column - 1] }
        rows = Array(repeating: 0, count: columns.count)
        coefficients = Array(repeating: 1, count: columns.count)
        var next = columnStarts
        for (index, row) in problem.rows.enumerated() {
            let largest = row.coefficients.reduce(0) { max($0, $1.magnitude) }
            let factor = largest.isNormal ? 1 / largest.binade : 1
            constants.append(-row.constant * factor)
            for (column, coefficient) in zip(row.columns, row.coefficients) {
                rowCoefficients.append(coefficient * factor)
                let place = Int(next[Int(column)])
                next[Int(column)] += 1
                rows[place] = Int32(truncatingIfNeeded: index)
                coefficients[place] = coefficient * factor
            }
            rowCoefficients.append(1)
            rows[Int(next[variableCount + index])] = Int32(truncatingIfNeeded: index)
        }
    }

    /// Variables and logical variables.
    var columnCount: Int { variableCount + rowCount }

    /// The places of a column's entries.
    @inline(__always)
    func entries(ofColumn column: Int) -> Range<Int> { Int(columnStarts[column])..<Int(columnStarts[column + 1]) }

    /// The places of a row's columns, its logical variable last.
    @inline(__always)
    func entries(ofRow row: Int) -> Range<Int> { Int(rowStarts[row])..<Int(rowStarts[row + 1]) }

    func length(ofColumn column: Int) -> Int { Int(columnStarts[column + 1] - columnStarts[column]) }
}
