/// Who depends on whom in a plan, for following a change without following everything.
struct Links: Sendable {
    /// The row of each constraint, or -1.
    var rowOf: [Int32]
    /// The variable each constraint is an item of, or -1.
    var ownerOf: [Int32]
    /// The step that uses each row, or -1.
    var stepOfRow: [Int32] = []
    /// The core of each variable and of each row, or -1.
    var coreOfVariable: [Int32] = []
    var coreOfRow: [Int32] = []
    /// Steps whose value depends on each variable.
    var users = Chains()
    /// Transfers into each row and from each row, ascending.
    var into = Chains()
    var from = Chains()
    /// Constraints with each program variable, ascending.
    var constraints = Chains()
    /// Those of them that must hold.
    var required = Chains()
    /// Parts that hang on each part.
    var hanging = Chains()
    /// The part of each step, -1 for one of a variable in no row; and whether the step was taken back.
    var partOfStep: [Int32] = []
    var isStepGone: [Bool] = []
    /// How many steps and rows there were at first.
    private(set) var firstSteps = 0
    private(set) var firstRows = 0
    /// Scratch for finding parts.
    var search = PartSearch()

    init(_ plan: Plan, _ program: ConstraintProgram, isOut: [Bool]) {
        let elimination = plan.elimination
        rowOf = Array(repeating: -1, count: isOut.count)
        ownerOf = Array(repeating: -1, count: isOut.count)
        for v in 0..<elimination.variableCount {
            var item = elimination.unknowns[v].itemHead
            while item >= 0 {
                ownerOf[Int(elimination.items[Int(item)].constraint)] = Int32(truncatingIfNeeded: v)
                item = elimination.items[Int(item)].next
            }
        }
        constraints.grow(keys: program.variableCount, entries: program.allTerms.count)
        required.grow(keys: program.variableCount, entries: program.allTerms.count)
        for i in isOut.indices where !isOut[i] { add(constraint: i, program) }
        firstSteps = elimination.steps.count
        firstRows = elimination.rowConstraints.count
        add(plan, rows: 0, steps: 0, transfers: 0, cores: 0, parts: 0)
    }

    mutating func add(constraint i: Int, _ program: ConstraintProgram) {
        let constraint = Int32(truncatingIfNeeded: i)
        for t in program.terms(of: i) { constraints.append(constraint, to: Int(program.allTerms[t].variable.index)) }
        guard program.rows[i].priority.isRequired else { return }
        for t in program.terms(of: i) { required.append(constraint, to: Int(program.allTerms[t].variable.index)) }
    }

    /// Takes note of the rows, steps, transfers, cores and parts from the given ones on.
    mutating func add(_ plan: Plan, rows: Int, steps: Int, transfers: Int, cores: Int, parts: Int) {
        let elimination = plan.elimination
        let variableCount = elimination.unknowns.count
        let rowCount = elimination.rowConstraints.count
        stepOfRow.append(contentsOf: repeatElement(-1, count: rowCount - stepOfRow.count))
        coreOfRow.append(contentsOf: repeatElement(-1, count: rowCount - coreOfRow.count))
        coreOfVariable.append(contentsOf: repeatElement(-1, count: variableCount - coreOfVariable.count))
        users.grow(keys: variableCount, entries: elimination.termVariables.count + elimination.steps.count)
        into.grow(keys: rowCount, entries: elimination.transfers.count)
        from.grow(keys: rowCount, entries: elimination.transfers.count)
        for row in rows..<rowCount { rowOf[Int(elimination.rowConstraints[row])] = Int32(truncatingIfNeeded: row) }
        for index in steps..<elimination.steps.count {
            let step = elimination.steps[index]
            let entry = Int32(truncatingIfNeeded: index)
            if step.row >= 0 { stepOfRow[Int(step.row)] = entry }
            if step.kind == .alias { users.append(entry, to: Int(step.other)) }
            for t in step.terms { users.append(entry, to: Int(elimination.termVariables[Int(t)])) }
        }
        for index in transfers..<elimination.transfers.count {
            let transfer = elimination.transfers[index]
            into.append(Int32(truncatingIfNeeded: index), to: Int(transfer.row))
            from.append(Int32(truncatingIfNeeded: index), to: Int(transfer.source))
        }
        for index in cores..<plan.cores.count {
            for v in plan.cores[index].variables { coreOfVariable[Int(v)] = Int32(truncatingIfNeeded: index) }
            for row in plan.cores[index].rows { coreOfRow[Int(row)] = Int32(truncatingIfNeeded: index) }
        }
        partOfStep.append(contentsOf: repeatElement(-1, count: elimination.steps.count - partOfStep.count))
        isStepGone.append(contentsOf: repeatElement(false, count: elimination.steps.count - isStepGone.count))
        hanging.grow(keys: elimination.parts.list.count, entries: elimination.parts.list.count)
        for index in parts..<elimination.parts.list.count {
            let part = elimination.parts.list[index]
            for step in part.steps { partOfStep[Int(step)] = Int32(truncatingIfNeeded: index) }
            if part.parent >= 0 { hanging.append(Int32(truncatingIfNeeded: index), to: Int(part.parent)) }
        }
    }
}

/// Lists of numbers by number, to which numbers can be added.
struct Chains: Sendable {
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
struct Agenda: Sendable {
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
