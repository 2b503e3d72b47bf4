/// The rows of a core, `matrix * x = constants`, by columns and by rows.
///
/// After the variables of the problem come the logical ones, one a row with coefficient 1: a logical variable is the error
/// of its row, so it belongs at 0. Each row is scaled by a power of two, which rounds nothing, so that its largest
/// coefficient lies between 1 and 2.
struct SparseMatrix: Sendable {
    let rowCount: Int
    let variableCount: Int
    private(set) var constants = Table<CoreRow, Double>()
    private var columnStarts: [Int]
    private(set) var rows: [CoreRow]
    private(set) var coefficients: [Double]
    private var rowStarts = [0]
    private(set) var columns: [CoreVariable] = []
    private(set) var rowCoefficients: [Double] = []

    init(_ problem: CoreProblem) {
        rowCount = problem.rows.count
        variableCount = problem.low.count
        columnStarts = Array(repeating: 0, count: variableCount + rowCount + 1)
        for (index, row) in problem.rows.elements.enumerated() {
            for column in row.columns { columnStarts[column.offset + 1] += 1 }
            columnStarts[variableCount + index + 1] = 1
            columns += row.columns
            columns.append(CoreVariable(variableCount + index))
            rowStarts.append(columns.count)
        }
        for column in 1..<columnStarts.count { columnStarts[column] += columnStarts[column - 1] }
        rows = Array(repeating: .none, count: columns.count)
        coefficients = Array(repeating: 1, count: columns.count)
        var next = columnStarts
        for index in problem.rows.indices {
            let row = problem.rows[index]
            let largest = row.coefficients.reduce(0) { max($0, $1.magnitude) }
            let factor = largest.isNormal ? 1 / largest.binade : 1
            constants.append(-row.constant * factor)
            for (column, coefficient) in zip(row.columns, row.coefficients) {
                rowCoefficients.append(coefficient * factor)
                let place = next[column.offset]
                next[column.offset] += 1
                rows[place] = index
                coefficients[place] = coefficient * factor
            }
            rowCoefficients.append(1)
            rows[next[variableCount + index.offset]] = index
        }
    }

    /// Variables and logical variables.
    var columnCount: Int { variableCount + rowCount }

    /// The logical variable of a row.
    @inline(__always)
    func logical(of row: CoreRow) -> CoreVariable { CoreVariable(variableCount + row.offset) }

    @inline(__always)
    func isLogical(_ column: CoreVariable) -> Bool { column.offset >= variableCount }

    /// The places of a column's entries.
    @inline(__always)
    func entries(ofColumn column: CoreVariable) -> Range<Int> {
        columnStarts[column.offset]..<columnStarts[column.offset + 1]
    }

    /// The places of a row's columns, its logical variable last.
    @inline(__always)
    func entries(ofRow row: CoreRow) -> Range<Int> {
        rowStarts[row.offset]..<rowStarts[row.offset + 1]
    }

    func length(ofColumn column: CoreVariable) -> Int { entries(ofColumn: column).count }
}
