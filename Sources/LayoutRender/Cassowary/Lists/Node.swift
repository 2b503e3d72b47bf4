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

    @inline(__always)
    var isRow: Bool { code < 0 }

    @inline(__always)
    var row: RowIndex { RowIndex(rawValue: ~code) }

    @inline(__always)
    var column: ColumnIndex { ColumnIndex(rawValue: code) }
}
