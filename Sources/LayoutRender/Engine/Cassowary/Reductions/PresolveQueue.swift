/// The rows and columns of a presolve for which a reduction may apply.
struct PresolveQueue: Sendable {
    /// Rows and columns for which a cheap reduction may apply; of each pair one exists.
    var cheap: [(row: RowIndex, column: ColumnIndex)] = []
    /// How many of them were looked at.
    var cheapNext = 0
    /// Columns for which a costly reduction may apply.
    var costly: [ColumnIndex] = []
    /// How many of them were looked at.
    var costlyNext = 0
    /// Whether a row waits in `cheap`.
    var isRowQueued = Table<RowIndex, Bool>()
    /// For each row a column with costs that is in this row only, if any is known: the next one found joins it in an
    /// aggregate.
    var costlySingletons = Table<RowIndex, ColumnIndex>()
    /// Free columns whose substitution would make a row longer than the limit.
    var postponed: [ColumnIndex] = []
    /// A substitution may not leave a longer row than this, unless the row was as long before. The limit grows when
    /// nothing else is left to reduce.
    var lengthLimit: Int32 = 3
}
