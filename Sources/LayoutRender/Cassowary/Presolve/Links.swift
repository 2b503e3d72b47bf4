/// Who depends on whom in a plan, for following a change without following everything.
struct Links: Sendable {
    /// The row of each constraint, or -1.
    var rowOf: [Int32]
    /// The variable each constraint is an item of, or -1.
    var ownerOf: [Int32]
    /// The step that uses each row, or -1.
    var stepOfRow: [Int32]
    /// The core of each variable and of each row, or -1.
    var coreOfVariable: [Int32]
    var coreOfRow: [Int32]
    /// Steps whose value depends on each variable.
    var users: Lists
    /// Transfers into each row and from each row, ascending.
    var into: Lists
    var from: Lists
    /// Constraints with each program variable that must hold; an edge of a class only with the variable it reached.
    var required: Lists

    /// Lists of numbers by number, flat.
    struct Lists: Sendable {
        private var starts: [Int32]
        private(set) var entries: [Int32]

        init(count: Int, _ pairs: [(key: Int32, entry: Int32)]) {
            starts = Array(repeating: 0, count: count + 1)
            for pair in pairs { starts[Int(pair.key) + 1] += 1 }
            for i in 0..<count { starts[i + 1] += starts[i] }
            var next = starts
            entries = Array(repeating: 0, count: pairs.count)
            for pair in pairs {
                entries[Int(next[Int(pair.key)])] = pair.entry
                next[Int(pair.key)] += 1
            }
        }

        /// The places of a number's list in `entries`.
        func range(_ key: Int) -> Range<Int> { Int(starts[key])..<Int(starts[key + 1]) }

        subscript(key: Int) -> ArraySlice<Int32> { entries[range(key)] }
    }

    init(_ plan: Plan, _ program: ConstraintProgram, isOut: [Bool]) {
        let elimination = plan.elimination
        let variableCount = elimination.hasCost.count
        let rowCount = elimination.rowConstraints.count
        rowOf = Array(repeating: -1, count: program.constraintCount)
        ownerOf = Array(repeating: -1, count: program.constraintCount)
        stepOfRow = Array(repeating: -1, count: rowCount)
        coreOfVariable = Array(repeating: -1, count: variableCount)
        coreOfRow = Array(repeating: -1, count: rowCount)
        for (row, constraint) in elimination.rowConstraints.enumerated() {
            rowOf[Int(constraint)] = Int32(truncatingIfNeeded: row)
        }
        for v in 0..<variableCount {
            var item = elimination.itemHeads[v]
            while item >= 0 {
                ownerOf[Int(elimination.items[Int(item)].constraint)] = Int32(truncatingIfNeeded: v)
                item = elimination.items[Int(item)].next
            }
        }
        var uses: [(key: Int32, entry: Int32)] = []
        for (index, step) in elimination.steps.enumerated() {
            let entry = Int32(truncatingIfNeeded: index)
            if step.row >= 0 { stepOfRow[Int(step.row)] = entry }
            if step.kind == .alias { uses.append((step.other, entry)) }
            for t in step.terms { uses.append((elimination.termVariables[Int(t)], entry)) }
        }
        users = Lists(count: variableCount, uses)
        for (index, core) in plan.cores.enumerated() {
            let core32 = Int32(truncatingIfNeeded: index)
            for v in core.variables { coreOfVariable[Int(v)] = core32 }
            for row in core.rows { coreOfRow[Int(row)] = core32 }
        }
        let transfers = elimination.transfers
        into = Lists(
            count: rowCount, transfers.indices.map { (transfers[$0].row, Int32(truncatingIfNeeded: $0)) })
        from = Lists(
            count: rowCount, transfers.indices.map { (transfers[$0].source, Int32(truncatingIfNeeded: $0)) })
        var checks: [(key: Int32, entry: Int32)] = []
        for i in 0..<program.constraintCount where !isOut[i] && program.priorities[i].isRequired {
            let constraint = Int32(truncatingIfNeeded: i)
            for t in program.terms(of: i) {
                let v = program.termVariables[t]
                // An edge moves with its class, both ends at once.
                if elimination.classes.isEdge[i], elimination.classes.via[Int(v)] != constraint { continue }
                checks.append((v, constraint))
            }
        }
        required = Lists(count: program.variableCount, checks)
    }
}

/// Numbers to be visited in ascending order, each once.
struct Agenda: Sendable {
    private var heap: [Int32] = []
    private var isQueued: [Bool]

    init(count: Int) { isQueued = Array(repeating: false, count: count) }

    mutating func insert(_ number: Int32) {
        guard !isQueued[Int(number)] else { return }
        isQueued[Int(number)] = true
        heap.append(number)
        var i = heap.count - 1
        while i > 0, heap[(i - 1) / 2] > heap[i] {
            heap.swapAt(i, (i - 1) / 2)
            i = (i - 1) / 2
        }
    }

    mutating func next() -> Int32? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        isQueued[Int(first)] = false
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var i = 0
        while true {
            var least = 2 * i + 1
            guard least < heap.count else { return first }
            if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
            guard heap[least] < heap[i] else { return first }
            heap.swapAt(i, least)
            i = least
        }
    }
}
