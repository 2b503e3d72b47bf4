/// How the elimination is cut into parts: rows and variables that hang on all others by one variable at most.
///
/// A part is eliminated after those that hang on it and before the one it hangs on, so a change of its rows leaves the
/// steps of all others as they are. The cut goes through variables with a minimum only: what such a variable costs is
/// never looked through, so a cut changes no sum. Where the rows of a part cannot be taken apart, what is left of them
/// is carried on into the part around it.
struct Parts: Sendable {
    struct Part: Sendable {
        /// The variable that the part hangs on, or -1; it belongs to the part around this one.
        var interface: Int32
        /// The part around, or -1; and how many there are.
        var parent: Int32 = -1
        var depth: Int32 = 0
        /// Places of the members in `rows` and `variables`, ascending by number.
        var rows: Range<Int32> = 0..<0
        var variables: Range<Int32> = 0..<0
        /// Sums that were made in the part.
        var sums: Range<Int32> = 0..<0
        var steps: Range<Int32> = 0..<0
        /// Whether rows were left and went on into the part around.
        var isCarried = false
        /// For a part without interface, the variable that the search started from.
        var top: Int32 = -1
        /// Whether the part was taken back.
        var isGone = false
    }
    /// Parts, each after those that hang on it.
    var list: [Part] = []
    var rows: [Int32] = []
    var variables: [Int32] = []
    /// The part of each row, and the one where each variable is eliminated; -1 for a variable in no row.
    var ofRow: [Int32] = []
    var ofVariable: [Int32] = []
    /// Rows and variables that were carried into a part.
    var carriedRows: [Int32: [Int32]] = [:]
    var carriedVariables: [Int32: [Int32]] = [:]
}

extension Parts {
    /// Lists the members of the parts from the given one on; rows and variables ascend.
    mutating func list(rows newRows: [Int32], variables newVariables: [Int32], parts first: Int) {
        var rowsOf: [[Int32]] = Array(repeating: [], count: list.count - first)
        var variablesOf = rowsOf
        for row in newRows where ofRow[Int(row)] >= 0 { rowsOf[Int(ofRow[Int(row)]) - first].append(row) }
        for v in newVariables where ofVariable[Int(v)] >= 0 { variablesOf[Int(ofVariable[Int(v)]) - first].append(v) }
        for part in rowsOf.indices {
            let starts = (Int32(truncatingIfNeeded: rows.count), Int32(truncatingIfNeeded: variables.count))
            rows += rowsOf[part]
            variables += variablesOf[part]
            list[first + part].rows = starts.0..<Int32(truncatingIfNeeded: rows.count)
            list[first + part].variables = starts.1..<Int32(truncatingIfNeeded: variables.count)
        }
    }
}

extension Elimination {
    /// Finds the parts of everything.
    mutating func findParts() {
        parts.ofRow = Array(repeating: -1, count: rowConstraints.count)
        var search = PartSearch()
        search.begin(rows: rowConstraints.count, variables: variableCount, firstRow: 0)
        for v in 0..<classes.roots.count where search.places[v] == 0 && pool.columns[v].count > 0 {
            search.run(from: Int32(truncatingIfNeeded: v), isOutside: false, &self)
        }
        listMembers()
        for part in parts.list.indices.reversed() { place(part) }
    }

    /// Says which part lies around one.
    mutating func place(_ part: Int) {
        let interface = parts.list[part].interface
        guard interface >= 0 else { return }
        let parent = parts.ofVariable[Int(interface)]
        parts.list[part].parent = parent
        parts.list[part].depth = parent < 0 ? 1 : parts.list[Int(parent)].depth + 1
    }

    /// Lists rows and variables part by part.
    private mutating func listMembers() {
        let (rowRanges, rows) = Self.group(parts.ofRow, parts: parts.list.count)
        let (variableRanges, variables) = Self.group(parts.ofVariable, parts: parts.list.count)
        parts.rows = rows
        parts.variables = variables
        for part in parts.list.indices {
            parts.list[part].rows = rowRanges[part]..<rowRanges[part + 1]
            parts.list[part].variables = variableRanges[part]..<variableRanges[part + 1]
        }
    }

    /// The numbers of what has a part, part by part; those of part p start at the first list's place p.
    private static func group(_ partOf: [Int32], parts count: Int) -> ([Int32], [Int32]) {
        var starts: [Int32] = Array(repeating: 0, count: count + 2)
        for part in partOf where part >= 0 { starts[Int(part) + 2] += 1 }
        for part in 0..<count { starts[part + 2] += starts[part + 1] }
        var members: [Int32] = Array(repeating: 0, count: Int(starts[count + 1]))
        for (number, part) in partOf.enumerated() where part >= 0 {
            members[Int(starts[Int(part) + 1])] = Int32(truncatingIfNeeded: number)
            starts[Int(part) + 1] += 1
        }
        return (starts, members)
    }
}

/// A depth-first walk over rows and variables that finds where they are cut (Tarjan 1972, articulation points).
struct PartSearch {
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
    /// Rows before this one take no part.
    private var firstRow: Int32 = 0
    /// Variables found since the last `begin`.
    private var seen: [Int32] = []
    private var frames: [Frame] = []
    /// Nodes found that have no part yet.
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

    /// Walks through all that is connected with a variable and makes parts of it; a variable that belongs to a part
    /// already is outside and only gets parts that hang on it.
    mutating func run(from start: Int32, isOutside: Bool, _ elimination: inout Elimination) {
        visit(start, elimination.pool)
        while let frame = frames.last {
            let top = frames.count - 1
            if frame.entry >= 0 {
                let entry = elimination.pool.entries[Int(frame.entry)]
                if frame.node >= 0 {
                    frames[top].entry = entry.nextInColumn
                    guard entry.row >= firstRow else { continue }
                    let place = rowPlaces[Int(entry.row - firstRow)]
                    if place > 0 {
                        frames[top].low = min(frame.low, place)
                    } else {
                        visit(row: entry.row, elimination.pool)
                    }
                } else {
                    frames[top].entry = entry.nextInRow
                    let place = places[Int(entry.variable)]
                    if place > 0 {
                        frames[top].low = min(frame.low, place)
                    } else {
                        visit(entry.variable, elimination.pool)
                    }
                }
                continue
            }
            frames.removeLast()
            guard top > 0 else { break }
            let around = frames[top - 1]
            let mayCut = frame.node < 0 && (top > 1 ? elimination.unknowns[Int(around.node)].isLimited : isOutside)
            if mayCut, frame.low >= around.found {
                close(upTo: frame.node, interface: around.node, &elimination)
            } else {
                frames[top - 1].low = min(around.low, frame.low)
            }
        }
        if isOutside { nodes.removeAll(keepingCapacity: true) } else { close(upTo: start, interface: -1, &elimination) }
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

    /// Makes a part of the nodes found since `first`.
    private mutating func close(upTo first: Int32, interface: Int32, _ elimination: inout Elimination) {
        let part = Int32(truncatingIfNeeded: elimination.parts.list.count)
        elimination.parts.list.append(Parts.Part(interface: interface, top: interface < 0 ? first : -1))
        while let node = nodes.popLast() {
            if node >= 0 {
                elimination.parts.ofVariable[Int(node)] = part
            } else {
                elimination.parts.ofRow[Int(-1 - node)] = part
            }
            if node == first { return }
        }
    }
}
