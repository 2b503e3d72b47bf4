/// Takes a program apart without any search: steps that are exact, each local, until only cores are left.
///
/// Every constraint becomes a row `sum of coefficient * variable = constant` over the roots of the alias classes; a soft
/// constraint or an inequality gets an error variable of its own, so that what anything costs is a function of one
/// variable. Then, always the cheapest first: rows of one variable fix it, rows of two make one variable a copy of the
/// other, variables that cost nothing are computed from the one row they stand in, variables that stand in the same one
/// row become parts of a sum, and free variables in two rows are substituted from one into the other. A tree of stacks
/// comes apart completely.
struct Elimination: Sendable {
    var classes: AliasClasses
    var pool = RowPool()
    /// The steps, in order.
    var steps: [Step] = []
    var termVariables: [Int32] = []
    var termCoefficients: [Double] = []
    /// Constants of rows were changed so: `constant[row] -= factor * constant[source]`, in this order.
    var transfers: [(row: Int32, source: Int32, factor: Double)] = []

    /// The constraint a row came from.
    var rowConstraints: [Int32] = []
    /// Whether a row stands no more.
    var isRowGone: [Bool] = []
    /// A variable that costs something and stands in this row only, or -1.
    var rowParts: [Int32] = []

    /// What is known of each variable; the list grows in large steps and may be longer than `variableCount`.
    var unknowns: [Unknown] = []
    /// How many variables there are: the program's, errors and sums.
    var variableCount = 0
    var items: [Item] = []
    /// How many variables became parts of sums so far.
    var partCount = 0

    /// What is to be looked at: rows as they are, variables as -1 - v.
    var cheap: [Int32] = []
    var cheapNext = 0
    var dear: [Int32] = []
    var dearNext = 0
    var isRowQueued: [Bool] = []
    /// Variables whose substitution would make a row longer than the limit.
    var postponed: [Int32] = []
    var lengthLimit: Int32 = 3
    /// Steps and entries looked at.
    var work = 0

    /// Variables that must not become parts of sums.
    private(set) var heavy: Set<Int32> = []
    var parts = Parts()
    /// The part being taken apart.
    var current: Int32 = -1
    /// Scratch of `write`.
    var written: [(variable: Int32, coefficient: Double)] = []

    init(_ program: ConstraintProgram, isOut: [Bool], heavy: Set<Int32> = []) {
        self.heavy = heavy
        classes = AliasClasses(program, isOut: isOut)
        let count = program.variableCount
        pool.reserve(
            rows: program.constraintCount, columns: count + program.constraintCount,
            entries: program.allTerms.count)
        items.reserveCapacity(program.constraintCount)
        steps.reserveCapacity(count + count / 4)
        grow(by: count + program.constraintCount / 8)
        variableCount = count
        for v in classes.roots.indices where classes.roots[v] >= 0 && program.minimums[v].isFinite {
            unknowns[Int(classes.roots[v])].hasCost = true
            unknowns[Int(classes.roots[v])].isLimited = true
        }
        write(program, isOut)
        findParts()
        for part in parts.list.indices { takeApart(part) }
        finish()
        work += classes.order.count + steps.count + transfers.count
    }

    /// A new variable.
    mutating func addVariable() -> Int32 {
        if variableCount == unknowns.count { grow(by: 64 + variableCount / 2) }
        parts.ofVariable[variableCount] = current
        variableCount += 1
        return Int32(truncatingIfNeeded: variableCount - 1)
    }

    private mutating func grow(by count: Int) {
        pool.addColumns(count)
        unknowns.append(contentsOf: repeatElement(Unknown(), count: count))
        parts.ofVariable.append(contentsOf: repeatElement(-1, count: count))
    }

    /// Takes the rows of a part away, as far as the rules go: cheap rules before dear ones, longer rows last.
    mutating func takeApart(_ part: Int) {
        current = Int32(truncatingIfNeeded: part)
        lengthLimit = 3
        let firstStep = Int32(truncatingIfNeeded: steps.count)
        let firstSum = Int32(truncatingIfNeeded: variableCount)
        let (rows, variables, parent) = (parts.list[part].rows, parts.list[part].variables, parts.list[part].parent)
        let carriedRows = parts.carriedRows[current]?.sorted() ?? []
        let carriedVariables = parts.carriedVariables[current]?.sorted() ?? []
        for place in rows { begin(row: parts.rows[Int(place)]) }
        for row in carriedRows { begin(row: row) }
        for place in variables { begin(variable: parts.variables[Int(place)]) }
        for v in carriedVariables { begin(variable: v) }
        drain()
        for place in variables { end(variable: parts.variables[Int(place)]) }
        for v in carriedVariables { end(variable: v) }
        for v in firstSum..<Int32(truncatingIfNeeded: variableCount) { end(variable: v) }
        if parent >= 0 {
            for place in rows { carry(row: parts.rows[Int(place)], from: part, to: parent) }
            for row in carriedRows { carry(row: row, from: part, to: parent) }
        }
        parts.list[part].steps = firstStep..<Int32(truncatingIfNeeded: steps.count)
        parts.list[part].sums = firstSum..<Int32(truncatingIfNeeded: variableCount)
    }

    @inline(__always)
    private mutating func begin(row: Int32) {
        if !isRowGone[Int(row)], pool.rows[Int(row)].count <= 2 { queueRow(row) }
    }

    @inline(__always)
    private mutating func begin(variable: Int32) {
        let count = pool.columns[Int(variable)].count
        if count == 1 || count == 2 { queueVariable(variable) }
    }

    @inline(__always)
    private mutating func end(variable: Int32) {
        if !unknowns[Int(variable)].isGone { leave(variable) }
    }

    /// A row that no step took goes on into the part around.
    private mutating func carry(row: Int32, from part: Int, to parent: Int32) {
        guard !isRowGone[Int(row)] else { return }
        parts.list[part].isCarried = true
        parts.ofRow[Int(row)] = parent
        parts.carriedRows[parent, default: []].append(row)
    }

    /// Looks at rows and variables until no rule applies.
    private mutating func drain() {
        while true {
            if cheapNext < cheap.count {
                let next = cheap[cheapNext]
                cheapNext += 1
                if next >= 0 { examineRow(next) } else { examineCheaply(-1 - next) }
            } else if dearNext < dear.count {
                let next = dear[dearNext]
                dearNext += 1
                examine(next)
            } else if !postponed.isEmpty, lengthLimit < 32 {
                lengthLimit += lengthLimit < 8 ? 1 : 8
                let again = postponed
                postponed = []
                for v in again { queueDear(v) }
            } else {
                break
            }
        }
        (cheapNext, dearNext) = (0, 0)
        cheap.removeAll(keepingCapacity: true)
        dear.removeAll(keepingCapacity: true)
        postponed.removeAll(keepingCapacity: true)
    }

    /// A variable that no step took: a root if it stands in no row, else carried on, or left to the simplex.
    mutating func leave(_ variable: Int32) {
        let parent = current < 0 ? -1 : parts.list[Int(current)].parent
        if pool.columns[Int(variable)].count > 0, parent >= 0 {
            parts.ofVariable[Int(variable)] = parent
            parts.carriedVariables[parent, default: []].append(variable)
            return
        }
        unknowns[Int(variable)].step = Int32(truncatingIfNeeded: steps.count)
        steps.append(Step(kind: pool.columns[Int(variable)].count == 0 ? .root : .core, variable: variable))
    }

    /// Variables that never stood in a row are roots.
    private mutating func finish() {
        current = -1
        for v in 0..<classes.roots.count where !unknowns[v].isGone && unknowns[v].step < 0 && classes.roots[v] == v {
            leave(Int32(truncatingIfNeeded: v))
        }
        markOpen(from: 0)
    }

    /// A part that costs only what its one copy costs is looked through; without that, a chain of sums, each shifted by
    /// a constant, would be put together again at each link.
    mutating func markOpen(from firstStep: Int) {
        for step in steps[firstStep...] where step.kind == .absorb {
            var v = Int(step.variable)
            while !hasOwnCost(v), unknowns[v].copyHead >= 0, unknowns[Int(unknowns[v].copyHead)].nextCopy < 0 {
                unknowns[v].isOpen = true
                v = Int(unknowns[v].copyHead)
            }
            if v != Int(step.variable), unknowns[v].partHead >= 0 { unknowns[v].isOpen = true }
        }
    }

    private func hasOwnCost(_ v: Int) -> Bool {
        unknowns[v].isLimited || unknowns[v].itemHead >= 0 || unknowns[v].error >= 0 || unknowns[v].partHead >= 0
    }

    /// Whether the step makes a copy whose value comes with the sum that looks through it.
    func isLookedThrough(_ step: Step) -> Bool {
        step.kind == .alias && unknowns[Int(step.other)].isOpen && unknowns[Int(step.other)].copyHead == step.variable
    }
}
