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

    /// Single-variable constraints of each variable as linked lists: what it costs by itself.
    var itemHeads: [Int32] = []
    var items: [(next: Int32, constraint: Int32, coefficient: Double)] = []
    /// The constraint whose error a variable is; -1 for others.
    var errorOf: [Int32] = []
    /// How many variables there are: the program's, errors and sums.
    var variableCount = 0
    var hasCost: [Bool] = []
    /// Roots of classes with a minimum.
    var isLimited: [Bool] = []
    var isGone: [Bool] = []
    /// Copies of each variable that gave it their costs.
    var copyHeads: [Int32] = []
    var copyNexts: [Int32] = []
    /// The step that made a variable a copy.
    var stepOf: [Int32] = []
    /// Parts of a sum as linked lists; -1 where a variable is no sum.
    var partHeads: [Int32] = []
    var partTails: [Int32] = []
    var partNexts: [Int32] = []
    var partCoefficients: [Double] = []
    /// Variables with no function of their own, since a sum further on looks through them to their parts.
    var isOpen: [Bool] = []
    /// Sums that a step mentions: they get no further parts.
    var isSealed: [Bool] = []

    /// What is to be looked at: rows as they are, variables as -1 - v.
    var cheap: [Int32] = []
    var cheapNext = 0
    var dear: [Int32] = []
    var dearNext = 0
    var isInCheap: [Bool] = []
    var isInDear: [Bool] = []
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
        grow(by: count + program.constraintCount / 8)
        variableCount = count
        for v in classes.roots.indices where classes.roots[v] >= 0 && program.minimums[v].isFinite {
            hasCost[Int(classes.roots[v])] = true
            isLimited[Int(classes.roots[v])] = true
        }
        write(program, isOut)
        findParts()
        for part in parts.list.indices { takeApart(part) }
        finish()
        work += classes.order.count + steps.count + transfers.count
    }

    /// A new variable; the lists grow in large steps and may be longer than `variableCount`.
    mutating func addVariable() -> Int32 {
        if variableCount == hasCost.count { grow(by: 64 + variableCount / 2) }
        parts.ofVariable[variableCount] = current
        variableCount += 1
        return Int32(truncatingIfNeeded: variableCount - 1)
    }

    private mutating func grow(by count: Int) {
        pool.addColumns(count)
        itemHeads.append(contentsOf: repeatElement(-1, count: count))
        errorOf.append(contentsOf: repeatElement(-1, count: count))
        hasCost.append(contentsOf: repeatElement(false, count: count))
        isGone.append(contentsOf: repeatElement(false, count: count))
        copyHeads.append(contentsOf: repeatElement(-1, count: count))
        copyNexts.append(contentsOf: repeatElement(-1, count: count))
        stepOf.append(contentsOf: repeatElement(-1, count: count))
        partHeads.append(contentsOf: repeatElement(-1, count: count))
        partTails.append(contentsOf: repeatElement(-1, count: count))
        partNexts.append(contentsOf: repeatElement(-1, count: count))
        partCoefficients.append(contentsOf: repeatElement(1, count: count))
        isSealed.append(contentsOf: repeatElement(false, count: count))
        isInCheap.append(contentsOf: repeatElement(false, count: count))
        isInDear.append(contentsOf: repeatElement(false, count: count))
        isLimited.append(contentsOf: repeatElement(false, count: count))
        isOpen.append(contentsOf: repeatElement(false, count: count))
        parts.ofVariable.append(contentsOf: repeatElement(-1, count: count))
    }

    /// Takes the rows of a part away, as far as the rules go: cheap rules before dear ones, longer rows last.
    mutating func takeApart(_ part: Int) {
        current = Int32(truncatingIfNeeded: part)
        lengthLimit = 3
        let firstStep = Int32(truncatingIfNeeded: steps.count)
        let firstSum = Int32(truncatingIfNeeded: variableCount)
        var rows = parts.list[part].rows.map { parts.rows[Int($0)] }
        var variables = parts.list[part].variables.map { parts.variables[Int($0)] }
        if let carried = parts.carriedRows[current] { rows += carried.sorted() }
        if let carried = parts.carriedVariables[current] { variables += carried.sorted() }
        for row in rows where !isRowGone[Int(row)] && pool.rowCounts[Int(row)] <= 2 { queueRow(row) }
        for v in variables where pool.columnCounts[Int(v)] == 1 || pool.columnCounts[Int(v)] == 2 { queueVariable(v) }
        drain()
        for v in variables where !isGone[Int(v)] { leave(v) }
        for v in firstSum..<Int32(truncatingIfNeeded: variableCount) where !isGone[Int(v)] { leave(v) }
        let parent = parts.list[part].parent
        for row in rows where !isRowGone[Int(row)] && parent >= 0 {
            parts.list[part].isCarried = true
            parts.ofRow[Int(row)] = parent
            parts.carriedRows[parent, default: []].append(row)
        }
        parts.list[part].steps = firstStep..<Int32(truncatingIfNeeded: steps.count)
        parts.list[part].sums = firstSum..<Int32(truncatingIfNeeded: variableCount)
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
        if pool.columnCounts[Int(variable)] > 0, parent >= 0 {
            parts.ofVariable[Int(variable)] = parent
            parts.carriedVariables[parent, default: []].append(variable)
            return
        }
        stepOf[Int(variable)] = Int32(truncatingIfNeeded: steps.count)
        steps.append(Step(kind: pool.columnCounts[Int(variable)] == 0 ? .root : .core, variable: variable))
    }

    /// Variables that never stood in a row are roots.
    private mutating func finish() {
        current = -1
        for v in 0..<classes.roots.count where !isGone[v] && stepOf[v] < 0 && classes.roots[v] == v {
            leave(Int32(truncatingIfNeeded: v))
        }
        markOpen(from: 0)
    }

    /// A part that costs only what its one copy costs is looked through; without that, a chain of sums, each shifted by
    /// a constant, would be put together again at each link.
    mutating func markOpen(from firstStep: Int) {
        for step in steps[firstStep...] where step.kind == .absorb {
            var v = Int(step.variable)
            while !hasOwnCost(v), copyHeads[v] >= 0, copyNexts[Int(copyHeads[v])] < 0 {
                isOpen[v] = true
                v = Int(copyHeads[v])
            }
            if v != Int(step.variable), partHeads[v] >= 0 { isOpen[v] = true }
        }
    }

    private func hasOwnCost(_ v: Int) -> Bool {
        isLimited[v] || itemHeads[v] >= 0 || errorOf[v] >= 0 || partHeads[v] >= 0
    }

    /// Whether the step makes a copy whose value comes with the sum that looks through it.
    func isLookedThrough(_ step: Step) -> Bool {
        step.kind == .alias && isOpen[Int(step.other)] && copyHeads[Int(step.other)] == step.variable
    }
}
