extension Presolve {
    /// The unary terms of a column, the last one written first.
    @inline(__always)
    func forEachUnaryTerm(of column: ColumnIndex, _ body: (UnaryTerm) -> Void) {
        var index = columns[column].firstUnaryTerm
        while index.exists {
            let term = unaryTerms[index]
            index = term.next
            body(term)
        }
    }

    /// The copies of a column, the last one made first.
    @inline(__always)
    func forEachCopy(of column: ColumnIndex, _ body: (ColumnIndex) -> Void) {
        var copy = columns[column].firstCopy
        while copy.exists {
            body(copy)
            copy = columns[copy].next
        }
    }

    /// The reduction that eliminated a column.
    @inline(__always)
    func reduction(of column: ColumnIndex) -> Reduction { reductions[columns[column].reduction] }
}
