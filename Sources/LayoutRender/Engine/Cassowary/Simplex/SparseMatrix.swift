/// The rows of a core, `matrix * x = constants`, by columns and by rows.
///
/// After the variables of the problem come the logical ones, one a row with coefficient 1: a logical variable is the error
/// of its row, so it belongs at 0. Rows are scaled by powers of two, without rounding, to a largest coefficient between
/// 1 and 2.
struct SparseMatrix: Sendable {
    let rowCount: Int
    /// Variables of the problem, without the logical ones.
    let variableCount: Int
    /// The right sides, scaled as the rows are.
    private(set) var constants = Table<CoreRow, Double>()
    /// The start of each column in `rows` and `coefficients`.
    private var columnStarts: [Int]
    /// The rows of the entries, by column.
    private(set) var rows: [CoreRow]
    /// The coefficients beside `rows`.
    private(set) var coefficients: [Double]
    /// The start of each row in `columns` and `rowCoefficients`.
    private var rowStarts = [0]
    /// The columns of the entries, by row.
    private(set) var columns: [CoreVariable] = []
    /// The coefficients beside `columns`.
    private(set) var rowCoefficients: [Double] = []

    /// Copies a problem into both orders, and scales its rows.
    init(_ problem: CoreProblem) {
        rowCount = problem.rows.count
        variableCount = problem.low.count
        columnStarts = Array(equal: 0, count: variableCount + rowCount + 1)
        for (index, row) in problem.rows.elements.enumerated() {
            for column in row.columns { columnStarts[column.offset + 1] += 1 }
            columnStarts[variableCount + index + 1] = 1
            columns += row.columns
            columns.append(CoreVariable(variableCount + index))
            rowStarts.append(columns.count)
        }
        for column in 1..<columnStarts.count { columnStarts[column] += columnStarts[column - 1] }
        rows = Array(equal: .none, count: columns.count)
        coefficients = Array(equal: 1, count: columns.count)
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

    @inline(__always)
    func logical(of row: CoreRow) -> CoreVariable { CoreVariable(variableCount + row.offset) }

    /// Whether a column is the error of a row.
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
