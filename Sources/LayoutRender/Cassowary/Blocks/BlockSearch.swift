/// A depth-first walk over rows and columns that finds cut columns and closes blocks at them (Tarjan 1972).
struct BlockSearch {
    /// One level of the walk, kept on a stack of our own: a program may be deeper than the process's stack.
    private struct Frame {
        /// The row or column that is visited.
        var node: Node
        /// The entry to look at next.
        var entry: EntryIndex
        /// When the node was found.
        var found: Int32
        /// The low point: when the earliest node was found that this node or a node after it touches.
        var low: Int32
    }
    /// When each column was found, from 1; 0 for not yet.
    private var columnTimes: Table<ColumnIndex, Int32>
    /// The same for the rows.
    private var rowTimes: Table<RowIndex, Int32>
    /// The walk's stack.
    private var frames: [Frame] = []
    /// Nodes found that have no block yet.
    private var nodes: [Node] = []
    /// The number of nodes visited so far.
    private var time: Int32 = 0

    init(rows: Int, columns: Int) {
        columnTimes = Table(repeating: 0, count: columns)
        rowTimes = Table(repeating: 0, count: rows)
    }

    /// Whether the walk has visited a column.
    func hasFound(_ column: ColumnIndex) -> Bool { columnTimes[column] > 0 }

    /// Walks through everything connected with a column and makes blocks of it.
    mutating func run(from start: ColumnIndex, _ presolve: inout Presolve) {
        visit(start, presolve.pool)
        while let frame = frames.last {
            let top = frames.count - 1
            if frame.entry.exists {
                advance(frame, top, presolve.pool)
                continue
            }
            frames.removeLast()
            guard top > 0 else { break }
            let around = frames[top - 1]
            let mayCut =
                frame.node.isRow && top > 1 && presolve.columns[around.node.column].isBounded
            if mayCut, frame.low >= around.found {
                close(upTo: frame.node, cutColumn: around.node.column, &presolve)
            } else {
                frames[top - 1].low = min(around.low, frame.low)
            }
        }
        close(upTo: Node(start), cutColumn: .none, &presolve)
    }

    /// Looks at the next entry of the node on top: visits the node at the other end, or notes that it was found before.
    @inline(__always)
    private mutating func advance(_ frame: Frame, _ top: Int, _ pool: RowPool) {
        let entry = pool.entries[frame.entry]
        if frame.node.isRow {
            frames[top].entry = entry.nextInRow
            let found = columnTimes[entry.column]
            if found > 0 { frames[top].low = min(frame.low, found) } else { visit(entry.column, pool) }
        } else {
            frames[top].entry = entry.nextInColumn
            let found = rowTimes[entry.row]
            if found > 0 { frames[top].low = min(frame.low, found) } else { visit(row: entry.row, pool) }
        }
    }

    /// Enters a column. A column with a single entry leads nowhere else and needs no frame.
    private mutating func visit(_ column: ColumnIndex, _ pool: RowPool) {
        time += 1
        columnTimes[column] = time
        nodes.append(Node(column))
        if pool.columns[column].count > 1 || frames.isEmpty {
            frames.append(Frame(node: Node(column), entry: pool.columns[column].head, found: time, low: time))
        }
    }

    /// Enters a row.
    private mutating func visit(row: RowIndex, _ pool: RowPool) {
        time += 1
        rowTimes[row] = time
        nodes.append(Node(row))
        frames.append(Frame(node: Node(row), entry: pool.rows[row].head, found: time, low: time))
    }

    /// Makes a block of the nodes found since `first`.
    private mutating func close(upTo first: Node, cutColumn: ColumnIndex, _ presolve: inout Presolve) {
        let block = presolve.blocks.list.endIndex
        presolve.blocks.list.append(BlockTree.Block(cutColumn: cutColumn))
        while let node = nodes.popLast() {
            if node.isRow {
                presolve.blocks.ofRow[node.row] = block
            } else {
                presolve.blocks.ofColumn[node.column] = block
            }
            if node == first { return }
        }
    }
}
