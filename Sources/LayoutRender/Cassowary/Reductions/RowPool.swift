/// The rows of the presolve: a sparse matrix whose entries are linked along rows and along columns.
///
/// Each change asks once for the right to write a list (`mutableSpan`), not once for each link.
struct RowPool: Sendable {
    struct Entry: Sendable {
        var row: Int32
        var variable: Int32
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
        var coefficient: Double
    }
    /// The entries of a row or of a column.
    struct Line: Sendable {
        var head: Int32 = -1
        var count: Int32 = 0
    }
    private(set) var entries: [Entry] = []
    private(set) var rows: [Line] = []
    private(set) var columns: [Line] = []

    mutating func reserve(rows rowCount: Int, columns columnCount: Int, entries count: Int) {
        entries.reserveCapacity(count)
        rows.reserveCapacity(rowCount)
        columns.reserveCapacity(columnCount)
    }

    @inline(__always)
    mutating func addRow() -> Int32 {
        rows.append(Line())
        return Int32(truncatingIfNeeded: rows.count - 1)
    }

    mutating func addColumns(_ count: Int) { columns.append(contentsOf: repeatElement(Line(), count: count)) }

    mutating func add(_ row: Int32, _ variable: Int32, _ coefficient: Double) {
        let index = Int32(truncatingIfNeeded: entries.count)
        let nextInRow = rows[Int(row)].push(index)
        let nextInColumn = columns[Int(variable)].push(index)
        entries.append(
            Entry(
                row: row, variable: variable, nextInRow: nextInRow, previousInRow: -1, nextInColumn: nextInColumn,
                previousInColumn: -1, coefficient: coefficient))
        if nextInRow < 0, nextInColumn < 0 { return }
        var links = entries.mutableSpan
        if nextInRow >= 0 { links[Int(nextInRow)].previousInRow = index }
        if nextInColumn >= 0 { links[Int(nextInColumn)].previousInColumn = index }
    }

    mutating func remove(_ index: Int32) {
        let entry = entries[Int(index)]
        rows[Int(entry.row)].drop(entry.previousInRow < 0 ? entry.nextInRow : nil)
        columns[Int(entry.variable)].drop(entry.previousInColumn < 0 ? entry.nextInColumn : nil)
        var links = entries.mutableSpan
        if entry.previousInRow >= 0 { links[Int(entry.previousInRow)].nextInRow = entry.nextInRow }
        if entry.nextInRow >= 0 { links[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
        Self.unlinkFromColumn(entry, &links)
    }

    private static func unlinkFromColumn(_ entry: Entry, _ links: inout MutableSpan<Entry>) {
        if entry.previousInColumn >= 0 { links[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn }
        if entry.nextInColumn >= 0 { links[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
    }

    /// Gives an entry to another variable, which must not stand in the row yet.
    mutating func relabel(_ index: Int32, to variable: Int32, _ coefficient: Double) {
        let entry = entries[Int(index)]
        columns[Int(entry.variable)].drop(entry.previousInColumn < 0 ? entry.nextInColumn : nil)
        let next = columns[Int(variable)].push(index)
        var links = entries.mutableSpan
        Self.unlinkFromColumn(entry, &links)
        links[Int(index)].variable = variable
        links[Int(index)].coefficient = coefficient
        links[Int(index)].previousInColumn = -1
        links[Int(index)].nextInColumn = next
        if next >= 0 { links[Int(next)].previousInColumn = index }
    }

    mutating func setCoefficient(_ index: Int32, _ coefficient: Double) {
        entries[Int(index)].coefficient = coefficient
    }

    /// The entry of a variable in a row, or -1; looks along whichever list is shorter.
    func find(_ row: Int32, _ variable: Int32) -> Int32 {
        if rows[Int(row)].count <= columns[Int(variable)].count {
            var index = rows[Int(row)].head
            while index >= 0, entries[Int(index)].variable != variable { index = entries[Int(index)].nextInRow }
            return index
        }
        var index = columns[Int(variable)].head
        while index >= 0, entries[Int(index)].row != row { index = entries[Int(index)].nextInColumn }
        return index
    }
}

extension RowPool.Line {
    /// Puts an entry in front.
    /// - Returns: the one that was there.
    @inline(__always)
    fileprivate mutating func push(_ index: Int32) -> Int32 {
        let next = head
        head = index
        count += 1
        return next
    }

    /// Takes an entry out; where it stood in front, says which one stands there now.
    @inline(__always)
    fileprivate mutating func drop(_ newHead: Int32?) {
        if let newHead { head = newHead }
        count -= 1
    }
}
