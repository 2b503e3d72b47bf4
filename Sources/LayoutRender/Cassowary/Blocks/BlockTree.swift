/// How the presolve is cut into blocks: rows and variables that hang on all others by one variable at most.
///
/// A block is eliminated after those that hang on it and before the one it hangs on, so a change of its rows leaves the
/// reductions of all others as they are. The cut goes through variables with a minimum only: what such a variable costs is
/// never looked through, so a cut changes no sum. Where the rows of a block cannot be taken apart, what is left of them
/// is carried on into the block around it.
struct BlockTree: Sendable {
    struct Block: Sendable {
        /// The variable that the block hangs on, or -1; it belongs to the block around this one.
        var cutColumn: Int32
        /// The block around, or -1; and how many there are.
        var parent: Int32 = -1
        var depth: Int32 = 0
        /// Places of the members in `rows` and `variables`, ascending by number.
        var rows: Range<Int32> = 0..<0
        var variables: Range<Int32> = 0..<0
        /// Aggregates that were made in the block.
        var aggregates: Range<Int32> = 0..<0
        var reductions: Range<Int32> = 0..<0
        /// Whether rows were left and went on into the block around.
        var isCarried = false
        /// For a block without cutColumn, the variable that the search started from.
        var top: Int32 = -1
        /// Whether the block was taken back.
        var isGone = false
    }
    /// BlockTree, each after those that hang on it.
    var list: [Block] = []
    var rows: [Int32] = []
    var variables: [Int32] = []
    /// The block of each row, and the one where each variable is eliminated; -1 for a variable in no row.
    var ofRow: [Int32] = []
    var ofColumn: [Int32] = []
    /// Rows and variables that were carried into a block.
    var carriedRows: [Int32: [Int32]] = [:]
    var carriedVariables: [Int32: [Int32]] = [:]
}

extension BlockTree {
    /// Lists the members of the blocks from the given one on; rows and variables ascend.
    mutating func list(rows newRows: [Int32], variables newVariables: [Int32], blocks first: Int) {
        var rowsOf: [[Int32]] = Array(repeating: [], count: list.count - first)
        var variablesOf = rowsOf
        for row in newRows where ofRow[Int(row)] >= 0 { rowsOf[Int(ofRow[Int(row)]) - first].append(row) }
        for v in newVariables where ofColumn[Int(v)] >= 0 { variablesOf[Int(ofColumn[Int(v)]) - first].append(v) }
        for block in rowsOf.indices {
            let starts = (Int32(truncatingIfNeeded: rows.count), Int32(truncatingIfNeeded: variables.count))
            rows += rowsOf[block]
            variables += variablesOf[block]
            list[first + block].rows = starts.0..<Int32(truncatingIfNeeded: rows.count)
            list[first + block].variables = starts.1..<Int32(truncatingIfNeeded: variables.count)
        }
    }
}

extension Presolve {
    /// Finds the blocks of everything.
    mutating func findBlocks() {
        blocks.ofRow = Array(repeating: -1, count: rowConstraints.count)
        var search = BlockSearch()
        search.begin(rows: rowConstraints.count, variables: variableCount, firstRow: 0)
        for v in 0..<classes.roots.count where search.places[v] == 0 && pool.columns[v].count > 0 {
            search.run(from: Int32(truncatingIfNeeded: v), isOutside: false, &self)
        }
        listMembers()
        for block in blocks.list.indices.reversed() { place(block) }
    }

    /// Says which block lies around one.
    mutating func place(_ block: Int) {
        let cutColumn = blocks.list[block].cutColumn
        guard cutColumn >= 0 else { return }
        let parent = blocks.ofColumn[Int(cutColumn)]
        blocks.list[block].parent = parent
        blocks.list[block].depth = parent < 0 ? 1 : blocks.list[Int(parent)].depth + 1
    }

    /// Lists rows and variables block by block.
    private mutating func listMembers() {
        let (rowRanges, rows) = Self.group(blocks.ofRow, blocks: blocks.list.count)
        let (variableRanges, variables) = Self.group(blocks.ofColumn, blocks: blocks.list.count)
        blocks.rows = rows
        blocks.variables = variables
        for block in blocks.list.indices {
            blocks.list[block].rows = rowRanges[block]..<rowRanges[block + 1]
            blocks.list[block].variables = variableRanges[block]..<variableRanges[block + 1]
        }
    }

    /// The numbers of what has a block, block by block; those of block p start at the first list's place p.
    private static func group(_ blockOf: [Int32], blocks count: Int) -> ([Int32], [Int32]) {
        var starts: [Int32] = Array(repeating: 0, count: count + 2)
        for block in blockOf where block >= 0 { starts[Int(block) + 2] += 1 }
        for block in 0..<count { starts[block + 2] += starts[block + 1] }
        var members: [Int32] = Array(repeating: 0, count: Int(starts[count + 1]))
        for (number, block) in blockOf.enumerated() where block >= 0 {
            members[Int(starts[Int(block) + 1])] = Int32(truncatingIfNeeded: number)
            starts[Int(block) + 1] += 1
        }
        return (starts, members)
    }
}

/// A depth-first walk over rows and variables that finds where they are cut (Tarjan 1972, articulation points).
struct BlockSearch {
    private struct Frame {
        /// A variable, or -1 - a row.
        var node: Int32
        /// The entry to look at next.
        var entry: Int32
        /// When the node was found, and the earliest node that it or those after it touch.
        var found: Int32
        var low: Int32
    }
    /// When each variable was found, from 1; 0 for not yet.
    private(set) var places: [Int32] = []
    private var rowPlaces: [Int32] = []
    /// Rows before this one take no block.
    private var firstRow: Int32 = 0
    /// Variables found since the last `begin`.
    private var seen: [Int32] = []
    private var frames: [Frame] = []
    /// Nodes found that have no block yet.
    private var nodes: [Int32] = []
    private var count: Int32 = 0

    /// Forgets the last search.
    mutating func begin(rows: Int, variables: Int, firstRow: Int) {
        for v in seen { places[Int(v)] = 0 }
        seen.removeAll(keepingCapacity: true)
        places.append(contentsOf: repeatElement(0, count: max(0, variables - places.count)))
        rowPlaces = Array(repeating: 0, count: rows - firstRow)
        self.firstRow = Int32(truncatingIfNeeded: firstRow)
        count = 0
    }

    /// Walks through all that is connected with a variable and makes blocks of it; a variable that belongs to a block
    /// already is outside and only gets blocks that hang on it.
    mutating func run(from start: Int32, isOutside: Bool, _ presolve: inout Presolve) {
        visit(start, presolve.pool)
        while let frame = frames.last {
            let top = frames.count - 1
            if frame.entry >= 0 {
                let entry = presolve.pool.entries[Int(frame.entry)]
                if frame.node >= 0 {
                    frames[top].entry = entry.nextInColumn
                    guard entry.row >= firstRow else { continue }
                    let place = rowPlaces[Int(entry.row - firstRow)]
                    if place > 0 {
                        frames[top].low = min(frame.low, place)
                    } else {
                        visit(row: entry.row, presolve.pool)
                    }
                } else {
                    frames[top].entry = entry.nextInRow
                    let place = places[Int(entry.variable)]
                    if place > 0 {
                        frames[top].low = min(frame.low, place)
                    } else {
                        visit(entry.variable, presolve.pool)
                    }
                }
                continue
            }
            frames.removeLast()
            guard top > 0 else { break }
            let around = frames[top - 1]
            let mayCut = frame.node < 0 && (top > 1 ? presolve.columns[Int(around.node)].isBounded : isOutside)
            if mayCut, frame.low >= around.found {
                close(upTo: frame.node, cutColumn: around.node, &presolve)
            } else {
                frames[top - 1].low = min(around.low, frame.low)
            }
        }
        if isOutside { nodes.removeAll(keepingCapacity: true) } else { close(upTo: start, cutColumn: -1, &presolve) }
    }

    private mutating func visit(_ variable: Int32, _ pool: RowPool) {
        count += 1
        places[Int(variable)] = count
        seen.append(variable)
        nodes.append(variable)
        if pool.columns[Int(variable)].count > 1 || frames.isEmpty {
            frames.append(Frame(node: variable, entry: pool.columns[Int(variable)].head, found: count, low: count))
        }
    }

    private mutating func visit(row: Int32, _ pool: RowPool) {
        count += 1
        rowPlaces[Int(row - firstRow)] = count
        nodes.append(-1 - row)
        frames.append(Frame(node: -1 - row, entry: pool.rows[Int(row)].head, found: count, low: count))
    }

    /// Makes a block of the nodes found since `first`.
    private mutating func close(upTo first: Int32, cutColumn: Int32, _ presolve: inout Presolve) {
        let block = Int32(truncatingIfNeeded: presolve.blocks.list.count)
        presolve.blocks.list.append(BlockTree.Block(cutColumn: cutColumn, top: cutColumn < 0 ? first : -1))
        while let node = nodes.popLast() {
            if node >= 0 {
                presolve.blocks.ofColumn[Int(node)] = block
            } else {
                presolve.blocks.ofRow[Int(-1 - node)] = block
            }
            if node == first { return }
        }
    }
}
