/// The rows of the elimination: a sparse matrix whose entries are linked along rows and along columns.
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
    private(set) var entries: [Entry] = []
    private(set) var rowHeads: [Int32] = []
    private(set) var rowCounts: [Int32] = []
    private(set) var columnHeads: [Int32] = []
    private(set) var columnCounts: [Int32] = []

    mutating func reserve(rows: Int, columns: Int, entries count: Int) {
        entries.reserveCapacity(count)
        rowHeads.reserveCapacity(rows)
        rowCounts.reserveCapacity(rows)
        columnHeads.reserveCapacity(columns)
        columnCounts.reserveCapacity(columns)
    }

    @inline(__always)
    mutating func addRow() -> Int32 {
        rowHeads.append(-1)
        rowCounts.append(0)
        return Int32(truncatingIfNeeded: rowHeads.count - 1)
    }

    mutating func addColumns(_ count: Int) {
        columnHeads.append(contentsOf: repeatElement(-1, count: count))
        columnCounts.append(contentsOf: repeatElement(0, count: count))
    }

    mutating func add(_ row: Int32, _ variable: Int32, _ coefficient: Double) {
        let index = Int32(truncatingIfNeeded: entries.count)
        let r = Int(row)
        let v = Int(variable)
        entries.append(
            Entry(
                row: row, variable: variable, nextInRow: rowHeads[r], previousInRow: -1,
                nextInColumn: columnHeads[v], previousInColumn: -1, coefficient: coefficient))
        if rowHeads[r] >= 0 { entries[Int(rowHeads[r])].previousInRow = index }
        if columnHeads[v] >= 0 { entries[Int(columnHeads[v])].previousInColumn = index }
        rowHeads[r] = index
        columnHeads[v] = index
        rowCounts[r] += 1
        columnCounts[v] += 1
    }

    mutating func remove(_ index: Int32) {
        let entry = entries[Int(index)]
        let r = Int(entry.row)
        if entry.previousInRow >= 0 {
            entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
        } else {
            rowHeads[r] = entry.nextInRow
        }
        if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
        rowCounts[r] -= 1
        unlinkFromColumn(entry)
    }

    private mutating func unlinkFromColumn(_ entry: Entry) {
        let v = Int(entry.variable)
        if entry.previousInColumn >= 0 {
            entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
        } else {
            columnHeads[v] = entry.nextInColumn
        }
        if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
        columnCounts[v] -= 1
    }

    /// Gives an entry to another variable, which must not stand in the row yet.
    mutating func relabel(_ index: Int32, to variable: Int32, _ coefficient: Double) {
        unlinkFromColumn(entries[Int(index)])
        let v = Int(variable)
        entries[Int(index)].variable = variable
        entries[Int(index)].coefficient = coefficient
        entries[Int(index)].previousInColumn = -1
        entries[Int(index)].nextInColumn = columnHeads[v]
        if columnHeads[v] >= 0 { entries[Int(columnHeads[v])].previousInColumn = index }
        columnHeads[v] = index
        columnCounts[v] += 1
    }

    mutating func setCoefficient(_ index: Int32, _ coefficient: Double) {
        entries[Int(index)].coefficient = coefficient
    }

    /// The entry of a variable in a row, or -1; looks along whichever list is shorter.
    func find(_ row: Int32, _ variable: Int32) -> Int32 {
        if rowCounts[Int(row)] <= columnCounts[Int(variable)] {
            var index = rowHeads[Int(row)]
            while index >= 0, entries[Int(index)].variable != variable { index = entries[Int(index)].nextInRow }
            return index
        }
        var index = columnHeads[Int(variable)]
        while index >= 0, entries[Int(index)].row != row { index = entries[Int(index)].nextInColumn }
        return index
    }
}
