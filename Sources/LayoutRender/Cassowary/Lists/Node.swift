/// A row or a column of the presolve: a node of the graph whose edges are the entries of the matrix.
struct Node: Equatable, Sendable {
    /// The number of a column, or the complement of that of a row.
    private let code: Int32

    /// A column's node.
    @inline(__always)
    init(_ column: ColumnIndex) { code = column.rawValue }

    /// A row's node.
    @inline(__always)
    init(_ row: RowIndex) { code = ~row.rawValue }

    /// Whether the node is a row.
    @inline(__always)
    var isRow: Bool { code < 0 }

    /// The row, of a node that is a row.
    @inline(__always)
    var row: RowIndex { RowIndex(rawValue: ~code) }

    /// The column, of a node that is a column.
    @inline(__always)
    var column: ColumnIndex { ColumnIndex(rawValue: code) }
}
