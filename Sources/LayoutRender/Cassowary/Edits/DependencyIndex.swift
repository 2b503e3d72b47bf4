/// Who depends on whom in a plan, for following a change without following everything.
struct DependencyIndex: Sendable {
    /// The row of each constraint, or -1.
    var rowOf: [Int32]
    /// The variable each constraint is an unaryTerm of, or -1.
    var ownerOf: [Int32]
    /// The reduction that uses each row, or -1.
    var reductionOfRow: [Int32] = []
    /// The core of each variable and of each row, or -1.
    var coreOfVariable: [Int32] = []
    var coreOfRow: [Int32] = []
    /// Steps whose value depends on each variable.
    var users = LinkedLists()
    /// Transfers into each row and from each row, ascending.
    var into = LinkedLists()
    var from = LinkedLists()
    /// Constraints with each program variable, ascending.
    var constraints = LinkedLists()
    /// Those of them that must hold.
    var required = LinkedLists()
    /// BlockTree that hang on each block.
    var children = LinkedLists()
    /// The block of each reduction, -1 for one of a variable in no row; and whether the reduction was taken back.
    var blockOfReduction: [Int32] = []
    var isReductionUndone: [Bool] = []
    /// How many reductions and rows there were at first.
    private(set) var firstReductionCount = 0
    private(set) var firstRowCount = 0
    /// Scratch for finding blocks.
    var search = BlockSearch()

    init(_ plan: Plan, _ program: ConstraintProgram, isExcluded: [Bool]) {
        let presolve = plan.presolve
        rowOf = Array(repeating: -1, count: isExcluded.count)
        ownerOf = Array(repeating: -1, count: isExcluded.count)
        for v in 0..<presolve.variableCount {
            var unaryTerm = presolve.columns[v].firstUnaryTerm
            while unaryTerm >= 0 {
                ownerOf[Int(presolve.unaryTerms[Int(unaryTerm)].constraint)] = Int32(truncatingIfNeeded: v)
                unaryTerm = presolve.unaryTerms[Int(unaryTerm)].next
            }
        }
        constraints.grow(keys: program.variableCount, entries: program.allTerms.count)
        required.grow(keys: program.variableCount, entries: program.allTerms.count)
        for i in isExcluded.indices where !isExcluded[i] { add(constraint: i, program) }
        firstReductionCount = presolve.reductions.count
        firstRowCount = presolve.rowConstraints.count
        add(plan, rows: 0, reductions: 0, transfers: 0, cores: 0, blocks: 0)
    }

    mutating func add(constraint i: Int, _ program: ConstraintProgram) {
        let constraint = Int32(truncatingIfNeeded: i)
        for t in program.terms(of: i) { constraints.append(constraint, to: Int(program.allTerms[t].variable.index)) }
        guard program.rows[i].priority.isRequired else { return }
        for t in program.terms(of: i) { required.append(constraint, to: Int(program.allTerms[t].variable.index)) }
    }

    /// Takes note of the rows, reductions, transfers, cores and blocks from the given ones on.
    mutating func add(_ plan: Plan, rows: Int, reductions: Int, transfers: Int, cores: Int, blocks: Int) {
        let presolve = plan.presolve
        let variableCount = presolve.columns.count
        let rowCount = presolve.rowConstraints.count
        reductionOfRow.append(contentsOf: repeatElement(-1, count: rowCount - reductionOfRow.count))
        coreOfRow.append(contentsOf: repeatElement(-1, count: rowCount - coreOfRow.count))
        coreOfVariable.append(contentsOf: repeatElement(-1, count: variableCount - coreOfVariable.count))
        users.grow(keys: variableCount, entries: presolve.termVariables.count + presolve.reductions.count)
        into.grow(keys: rowCount, entries: presolve.transfers.count)
        from.grow(keys: rowCount, entries: presolve.transfers.count)
        for row in rows..<rowCount { rowOf[Int(presolve.rowConstraints[row])] = Int32(truncatingIfNeeded: row) }
        for index in reductions..<presolve.reductions.count {
            let reduction = presolve.reductions[index]
            let entry = Int32(truncatingIfNeeded: index)
            if reduction.row >= 0 { reductionOfRow[Int(reduction.row)] = entry }
            if reduction.kind == .alias { users.append(entry, to: Int(reduction.other)) }
            for t in reduction.terms { users.append(entry, to: Int(presolve.termVariables[Int(t)])) }
        }
        for index in transfers..<presolve.transfers.count {
            let transfer = presolve.transfers[index]
            into.append(Int32(truncatingIfNeeded: index), to: Int(transfer.row))
            from.append(Int32(truncatingIfNeeded: index), to: Int(transfer.source))
        }
        for index in cores..<plan.cores.count {
            for v in plan.cores[index].variables { coreOfVariable[Int(v)] = Int32(truncatingIfNeeded: index) }
            for row in plan.cores[index].rows { coreOfRow[Int(row)] = Int32(truncatingIfNeeded: index) }
        }
        blockOfReduction.append(
            contentsOf: repeatElement(-1, count: presolve.reductions.count - blockOfReduction.count))
        isReductionUndone.append(
            contentsOf: repeatElement(false, count: presolve.reductions.count - isReductionUndone.count))
        children.grow(keys: presolve.blocks.list.count, entries: presolve.blocks.list.count)
        for index in blocks..<presolve.blocks.list.count {
            let block = presolve.blocks.list[index]
            for reduction in block.reductions { blockOfReduction[Int(reduction)] = Int32(truncatingIfNeeded: index) }
            if block.parent >= 0 { children.append(Int32(truncatingIfNeeded: index), to: Int(block.parent)) }
        }
    }
}

/// Lists of numbers by number, to which numbers can be added.
struct LinkedLists: Sendable {
    private var heads: [Int32] = []
    private var tails: [Int32] = []
    private var links: [(entry: Int32, next: Int32)] = []

    mutating func grow(keys: Int, entries: Int) {
        guard keys > heads.count else { return }
        heads.append(contentsOf: repeatElement(-1, count: keys - heads.count))
        tails.append(contentsOf: repeatElement(-1, count: keys - tails.count))
        if links.isEmpty { links.reserveCapacity(entries) }
    }

    mutating func append(_ entry: Int32, to key: Int) {
        let place = Int32(truncatingIfNeeded: links.count)
        links.append((entry, -1))
        if tails[key] >= 0 { links[Int(tails[key])].next = place } else { heads[key] = place }
        tails[key] = place
    }

    mutating func removeAll(of key: Int) {
        heads[key] = -1
        tails[key] = -1
    }

    /// The place of the first number of a list, or -1.
    func first(_ key: Int) -> Int32 { heads[key] }

    /// The number at a place, and the next place or -1.
    subscript(place: Int32) -> (entry: Int32, next: Int32) { links[Int(place)] }

    func list(_ key: Int) -> [Int32] {
        var result: [Int32] = []
        var place = heads[key]
        while place >= 0 {
            result.append(links[Int(place)].entry)
            place = links[Int(place)].next
        }
        return result
    }
}

/// Numbers to be visited in ascending order of their keys, each once.
struct OrderedQueue: Sendable {
    private var heap: [Int64] = []
    private var isQueued: [Bool]

    init(count: Int) { isQueued = Array(repeating: false, count: count) }

    mutating func grow(_ count: Int) {
        isQueued.append(contentsOf: repeatElement(false, count: max(0, count - isQueued.count)))
    }

    mutating func insert(_ number: Int32, rank: Int32 = 0) {
        guard !isQueued[Int(number)] else { return }
        isQueued[Int(number)] = true
        heap.append(Int64(rank) << 32 | Int64(number))
        var i = heap.count - 1
        while i > 0, heap[(i - 1) / 2] > heap[i] {
            heap.swapAt(i, (i - 1) / 2)
            i = (i - 1) / 2
        }
    }

    mutating func next() -> Int32? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        let number = Int32(truncatingIfNeeded: first)
        isQueued[Int(number)] = false
        guard !heap.isEmpty else { return number }
        heap[0] = last
        var i = 0
        while true {
            var least = 2 * i + 1
            guard least < heap.count else { return number }
            if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
            guard heap[least] < heap[i] else { return number }
            heap.swapAt(i, least)
            i = least
        }
    }
}
