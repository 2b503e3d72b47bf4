/// Takes a program apart without any search: reductions that are exact, each local, until only cores are left.
///
/// Every constraint becomes a row `sum of coefficient * variable = constant` over the roots of the alias classes; a soft
/// constraint or an inequality gets an error variable of its own, so that what anything costs is a function of one
/// variable. Then, always the cheapest first: rows of one variable fix it, rows of two make one variable a copy of the
/// other, variables that cost nothing are computed from the one row they stand in, variables that stand in the same one
/// row become blocks of a sum, and free variables in two rows are substituted from one into the other. A tree of stacks
/// comes apart completely.
struct Presolve: Sendable {
    var classes: AliasClasses
    var pool = RowPool()
    /// The reductions, in order.
    var reductions: [Reduction] = []
    var termVariables: [Int32] = []
    var termCoefficients: [Double] = []
    /// Constants of rows were changed so: `constant[row] -= factor * constant[source]`, in this order.
    var transfers: [(row: Int32, source: Int32, factor: Double)] = []

    /// The constraint a row came from.
    var rowConstraints: [Int32] = []
    /// Whether a row stands no more.
    var isRowEliminated: [Bool] = []
    /// A variable that costs something and stands in this row only, or -1.
    var costlySingletons: [Int32] = []

    /// What is known of each variable; the list grows in large reductions and may be longer than `variableCount`.
    var columns: [Column] = []
    /// How many variables there are: the program's, errors and convolutions.
    var variableCount = 0
    var unaryTerms: [UnaryTerm] = []
    /// How many variables became blocks of convolutions so far.
    var summandCount = 0

    /// What is to be looked at: rows as they are, variables as -1 - v.
    var cheap: [Int32] = []
    var cheapNext = 0
    var costly: [Int32] = []
    var costlyNext = 0
    var isRowQueued: [Bool] = []
    /// Variables whose substitution would make a row longer than the limit.
    var postponed: [Int32] = []
    var lengthLimit: Int32 = 3
    /// Steps and entries looked at.
    var work = 0

    /// Variables that must not become blocks of convolutions.
    private(set) var unmergeable: Set<Int32> = []
    var blocks = BlockTree()
    /// The block being taken apart.
    var current: Int32 = -1
    /// Scratch of `write`.
    var written: [(variable: Int32, coefficient: Double)] = []

    init(_ program: ConstraintProgram, isExcluded: [Bool], unmergeable: Set<Int32> = []) {
        self.unmergeable = unmergeable
        classes = AliasClasses(program, isExcluded: isExcluded)
        let count = program.variableCount
        pool.reserve(
            rows: program.constraintCount, columns: count + program.constraintCount,
            entries: program.allTerms.count)
        unaryTerms.reserveCapacity(program.constraintCount)
        reductions.reserveCapacity(count + count / 4)
        grow(by: count + program.constraintCount / 8)
        variableCount = count
        for v in classes.roots.indices where classes.roots[v] >= 0 && program.minimums[v].isFinite {
            columns[Int(classes.roots[v])].hasCost = true
            columns[Int(classes.roots[v])].isBounded = true
        }
        write(program, isExcluded)
        findBlocks()
        for block in blocks.list.indices { reduce(block) }
        finish()
        work += classes.order.count + reductions.count + transfers.count
    }

    /// A new variable.
    mutating func addVariable() -> Int32 {
        if variableCount == columns.count { grow(by: 64 + variableCount / 2) }
        blocks.ofColumn[variableCount] = current
        variableCount += 1
        return Int32(truncatingIfNeeded: variableCount - 1)
    }

    private mutating func grow(by count: Int) {
        pool.addColumns(count)
        columns.append(contentsOf: repeatElement(Column(), count: count))
        blocks.ofColumn.append(contentsOf: repeatElement(-1, count: count))
    }

    /// Takes the rows of a block away, as far as the rules go: cheap rules before costly ones, longer rows last.
    mutating func reduce(_ block: Int) {
        current = Int32(truncatingIfNeeded: block)
        lengthLimit = 3
        let firstReduction = Int32(truncatingIfNeeded: reductions.count)
        let firstAggregate = Int32(truncatingIfNeeded: variableCount)
        let (rows, variables, parent) = (
            blocks.list[block].rows, blocks.list[block].variables, blocks.list[block].parent
        )
        let carriedRows = blocks.carriedRows[current]?.sorted() ?? []
        let carriedVariables = blocks.carriedVariables[current]?.sorted() ?? []
        for place in rows { begin(row: blocks.rows[Int(place)]) }
        for row in carriedRows { begin(row: row) }
        for place in variables { begin(variable: blocks.variables[Int(place)]) }
        for v in carriedVariables { begin(variable: v) }
        drain()
        for place in variables { end(variable: blocks.variables[Int(place)]) }
        for v in carriedVariables { end(variable: v) }
        for v in firstAggregate..<Int32(truncatingIfNeeded: variableCount) { end(variable: v) }
        if parent >= 0 {
            for place in rows { carry(row: blocks.rows[Int(place)], from: block, to: parent) }
            for row in carriedRows { carry(row: row, from: block, to: parent) }
        }
        blocks.list[block].reductions = firstReduction..<Int32(truncatingIfNeeded: reductions.count)
        blocks.list[block].aggregates = firstAggregate..<Int32(truncatingIfNeeded: variableCount)
    }

    @inline(__always)
    private mutating func begin(row: Int32) {
        if !isRowEliminated[Int(row)], pool.rows[Int(row)].count <= 2 { queueRow(row) }
    }

    @inline(__always)
    private mutating func begin(variable: Int32) {
        let count = pool.columns[Int(variable)].count
        if count == 1 || count == 2 { queueVariable(variable) }
    }

    @inline(__always)
    private mutating func end(variable: Int32) {
        if !columns[Int(variable)].isGone { leave(variable) }
    }

    /// A row that no reduction took goes on into the block around.
    private mutating func carry(row: Int32, from block: Int, to parent: Int32) {
        guard !isRowEliminated[Int(row)] else { return }
        blocks.list[block].isCarried = true
        blocks.ofRow[Int(row)] = parent
        blocks.carriedRows[parent, default: []].append(row)
    }

    /// Looks at rows and variables until no rule applies.
    private mutating func drain() {
        while true {
            if cheapNext < cheap.count {
                let next = cheap[cheapNext]
                cheapNext += 1
                if next >= 0 { examineRow(next) } else { examineCheaply(-1 - next) }
            } else if costlyNext < costly.count {
                let next = costly[costlyNext]
                costlyNext += 1
                examine(next)
            } else if !postponed.isEmpty, lengthLimit < 32 {
                lengthLimit += lengthLimit < 8 ? 1 : 8
                let again = postponed
                postponed = []
                for v in again { queueCostly(v) }
            } else {
                break
            }
        }
        (cheapNext, costlyNext) = (0, 0)
        cheap.removeAll(keepingCapacity: true)
        costly.removeAll(keepingCapacity: true)
        postponed.removeAll(keepingCapacity: true)
    }

    /// A variable that no reduction took: a root if it stands in no row, else carried on, or left to the simplex.
    mutating func leave(_ variable: Int32) {
        let parent = current < 0 ? -1 : blocks.list[Int(current)].parent
        if pool.columns[Int(variable)].count > 0, parent >= 0 {
            blocks.ofColumn[Int(variable)] = parent
            blocks.carriedVariables[parent, default: []].append(variable)
            return
        }
        columns[Int(variable)].reduction = Int32(truncatingIfNeeded: reductions.count)
        reductions.append(Reduction(kind: pool.columns[Int(variable)].count == 0 ? .root : .core, variable: variable))
    }

    /// Variables that never stood in a row are roots.
    private mutating func finish() {
        current = -1
        for v in 0..<classes.roots.count where !columns[v].isGone && columns[v].reduction < 0 && classes.roots[v] == v {
            leave(Int32(truncatingIfNeeded: v))
        }
        markTransparent(from: 0)
    }

    /// A block that costs only what its one copy costs is looked through; without that, a chain of convolutions, each shifted by
    /// a constant, would be put together again at each link.
    mutating func markTransparent(from firstReduction: Int) {
        for reduction in reductions[firstReduction...] where reduction.kind == .absorb {
            var v = Int(reduction.variable)
            while !hasOwnCost(v), columns[v].firstCopy >= 0, columns[Int(columns[v].firstCopy)].nextCopy < 0 {
                columns[v].isTransparent = true
                v = Int(columns[v].firstCopy)
            }
            if v != Int(reduction.variable), columns[v].firstSummand >= 0 { columns[v].isTransparent = true }
        }
    }

    private func hasOwnCost(_ v: Int) -> Bool {
        columns[v].isBounded || columns[v].firstUnaryTerm >= 0 || columns[v].error >= 0 || columns[v].firstSummand >= 0
    }

    /// Whether the reduction makes a copy whose value comes with the sum that looks through it.
    func isLookedThrough(_ reduction: Reduction) -> Bool {
        reduction.kind == .alias && columns[Int(reduction.other)].isTransparent
            && columns[Int(reduction.other)].firstCopy == reduction.variable
    }
}
