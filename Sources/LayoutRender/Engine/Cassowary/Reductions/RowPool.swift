/// The presolve's matrix: entries doubly linked along rows and along columns.
///
/// Each change takes the list's `mutableSpan` once.
struct RowPool: Sendable {
    /// A coefficient at a row and a column.
    struct Entry: Sendable {
        var row: RowIndex
        var column: ColumnIndex
        /// The next entry of the row; none for the last.
        var nextInRow: EntryIndex
        /// The previous entry of the row; none for the first.
        var previousInRow: EntryIndex
        /// The next entry of the column; none for the last.
        var nextInColumn: EntryIndex
        /// The previous entry of the column; none for the first.
        var previousInColumn: EntryIndex
        /// Not 0: an entry whose sum cancels is removed.
        var coefficient: Double
    }
    /// The entries of a row or of a column.
    struct Line: Sendable {
        var head = EntryIndex.none
        var count: Int32 = 0
    }
    /// All entries, removed ones included.
    private(set) var entries = Table<EntryIndex, Entry>()
    private(set) var rows = Table<RowIndex, Line>()
    private(set) var columns = Table<ColumnIndex, Line>()

    /// Allocates memory at once.
    mutating func reserve(rows rowCount: Int, columns columnCount: Int, entries count: Int) {
        entries.reserveCapacity(count)
        rows.reserveCapacity(rowCount)
        columns.reserveCapacity(columnCount)
    }

    /// A new row without entries.
    @inline(__always)
    mutating func addRow() -> RowIndex {
        rows.append(Line())
        return RowIndex(rows.count - 1)
    }

    /// New columns without entries.
    mutating func addColumns(_ count: Int) { columns.grow(to: columns.count + count, with: Line()) }

    /// Adds an entry at the head of its row and its column.
    mutating func add(_ row: RowIndex, _ column: ColumnIndex, _ coefficient: Double) {
        let index = entries.endIndex
        let nextInRow = rows[row].push(index)
        let nextInColumn = columns[column].push(index)
        entries.append(
            Entry(
                row: row, column: column, nextInRow: nextInRow, previousInRow: .none, nextInColumn: nextInColumn,
                previousInColumn: .none, coefficient: coefficient))
        if nextInRow.isNone, nextInColumn.isNone { return }
        var links = entries.elements.mutableSpan
        if nextInRow.exists { links[nextInRow.offset].previousInRow = index }
        if nextInColumn.exists { links[nextInColumn.offset].previousInColumn = index }
    }

    /// Unlinks an entry from both lists.
    mutating func remove(_ index: EntryIndex) {
        let entry = entries[index]
        rows[entry.row].drop(entry.previousInRow, entry.nextInRow)
        columns[entry.column].drop(entry.previousInColumn, entry.nextInColumn)
        var links = entries.elements.mutableSpan
        if entry.previousInRow.exists { links[entry.previousInRow.offset].nextInRow = entry.nextInRow }
        if entry.nextInRow.exists { links[entry.nextInRow.offset].previousInRow = entry.previousInRow }
        Self.unlinkFromColumn(entry, &links)
    }

    /// Unlinks an entry from its column's list.
    private static func unlinkFromColumn(_ entry: Entry, _ links: inout MutableSpan<Entry>) {
        if entry.previousInColumn.exists { links[entry.previousInColumn.offset].nextInColumn = entry.nextInColumn }
        if entry.nextInColumn.exists { links[entry.nextInColumn.offset].previousInColumn = entry.previousInColumn }
    }

    /// Moves an entry to another column, which must have no entry in the row yet.
    mutating func relabel(_ index: EntryIndex, to column: ColumnIndex, _ coefficient: Double) {
        let entry = entries[index]
        columns[entry.column].drop(entry.previousInColumn, entry.nextInColumn)
        let next = columns[column].push(index)
        var links = entries.elements.mutableSpan
        Self.unlinkFromColumn(entry, &links)
        links[index.offset].column = column
        links[index.offset].coefficient = coefficient
        links[index.offset].previousInColumn = .none
        links[index.offset].nextInColumn = next
        if next.exists { links[next.offset].previousInColumn = index }
    }

    mutating func setCoefficient(_ index: EntryIndex, _ coefficient: Double) {
        entries[index].coefficient = coefficient
    }

    /// The entry of a column in a row, or none; searches the shorter of the two lists.
    func find(_ row: RowIndex, _ column: ColumnIndex) -> EntryIndex {
        if rows[row].count <= columns[column].count {
            var index = rows[row].head
            while index.exists, entries[index].column != column { index = entries[index].nextInRow }
            return index
        }
        var index = columns[column].head
        while index.exists, entries[index].row != row { index = entries[index].nextInColumn }
        return index
    }

    /// The entries of a row, the last one added first.
    @inline(__always)
    func forEachEntry(ofRow row: RowIndex, _ body: (Entry) -> Void) {
        var index = rows[row].head
        while index.exists {
            let entry = entries[index]
            index = entry.nextInRow
            body(entry)
        }
    }

    /// The first entry of a row or of a column, which must have one.
    @inline(__always)
    func first(ofRow row: RowIndex) -> Entry { entries[rows[row].head] }

    /// The first entry of a column, which must have one.
    @inline(__always)
    func first(ofColumn column: ColumnIndex) -> Entry { entries[columns[column].head] }
}

extension RowPool.Line {
    /// Puts an entry in front.
    /// - Returns: the former first entry.
    @inline(__always)
    fileprivate mutating func push(_ index: EntryIndex) -> EntryIndex {
        let next = head
        head = index
        count += 1
        return next
    }

    /// Unlinks an entry with these neighbours.
    @inline(__always)
    fileprivate mutating func drop(_ previous: EntryIndex, _ next: EntryIndex) {
        if previous.isNone { head = next }
        count -= 1
    }
}
