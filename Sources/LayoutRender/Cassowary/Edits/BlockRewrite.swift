/// Puts constraints into a plan and takes others out, where they stand: only the blocks that they touch are taken apart
/// again, all other reductions stay.
///
/// What comes out is what a fresh presolve gives, block by block.
struct BlockRewrite {
    let program: ConstraintProgram
    let isExcluded: [Bool]
    /// Variables whose classes came apart or together.
    var dissolved: [Int32] = []
    /// Constraints to be written again.
    var constraints: [Int32] = []
    /// BlockTree to be taken apart again; variables that stand in no row and have other costs now.
    var blocks: [Int32] = []
    var loose: [Int32] = []
    private var isIn: Set<Int32> = []
    private var isLooseIn: Set<Int32> = []
    /// Outermost blocks that come together: all that lies around the touched blocks in them changes.
    private var joined: Set<Int32> = []
    /// Outermost blocks that each dissolved variable stood in.
    private var around: [(variable: Int32, block: Int32)] = []

    init(_ program: ConstraintProgram, isExcluded: [Bool]) {
        self.program = program
        self.isExcluded = isExcluded
    }

    /// - Returns: false where so much is touched that starting anew costs no more; the plan is of no use then.
    mutating func run(
        removed: [Int32], added: [Int32], _ plan: inout Plan, _ dependencies: inout DependencyIndex,
        _ changes: inout Plan.Changes
    ) -> Bool {
        // What was taken back stays in the lists; at some time it is cheaper to do without.
        guard plan.presolve.reductions.count <= 2 * dependencies.firstReductionCount + 1_000,
            plan.presolve.rowConstraints.count <= 2 * dependencies.firstRowCount + 1_000
        else { return false }
        // 1 classes that come apart or together
        dissolve(removed, added, &plan.presolve.classes, dependencies)
        guard dissolved.count * 4 <= program.variableCount + 100 else { return false }
        // 2 the blocks in which anything is written otherwise now, and those between them
        touch(removed, plan, &dependencies)
        plan.presolve.classes.tie(dissolved, dependencies, program, isExcluded: isExcluded)
        touch(added, plan)
        connect(plan)
        includeCarried(plan, dependencies)
        let rows = blocks.reduce(0) { $0 + plan.presolve.blocks.list[Int($1)].rows.count }
        guard rows * 2 <= plan.presolve.rowConstraints.count + 100 else { return false }
        // 3 take them back, and do them again
        return rebuild(&plan, &dependencies, &changes)
    }

    private mutating func dissolve(
        _ removed: [Int32], _ added: [Int32], _ classes: inout AliasClasses, _ dependencies: DependencyIndex
    ) {
        for constraint in removed where classes.isEdge[Int(constraint)] {
            for t in program.terms(of: Int(constraint))
            where classes.via[Int(program.allTerms[t].variable.index)] == constraint {
                classes.dissolve(program.allTerms[t].variable.index, dependencies, program, into: &dissolved)
            }
        }
        for constraint in added where AliasClasses.ties(Int(constraint), program, isExcluded: isExcluded) {
            let terms = program.terms(of: Int(constraint))
            let first = program.allTerms[terms.lowerBound].variable.index
            let last = program.allTerms[terms.upperBound - 1].variable.index
            if terms.count == 2, classes.roots[Int(first)] == classes.roots[Int(last)] { continue }
            for v in [first, last] where classes.roots[Int(v)] >= 0 {
                classes.dissolve(v, dependencies, program, into: &dissolved)
            }
        }
        dissolved.sort()
    }

    // MARK: What is touched

    private mutating func touch(_ removed: [Int32], _ plan: Plan, _ dependencies: inout DependencyIndex) {
        constraints = removed
        for constraint in removed { _ = touch(constraint: constraint, plan, &dependencies) }
        for v in dissolved {
            if plan.presolve.columns[Int(v)].reduction >= 0 { touch(variable: v, plan) }
            for constraint in dependencies.constraints.list(Int(v)) {
                let block = touch(constraint: constraint, plan, &dependencies)
                if block >= 0 { around.append((v, outermost(block, plan))) }
                constraints.append(constraint)
            }
        }
    }

    /// What is added touches the blocks of its variables; where it or a class spans several, they come together.
    private mutating func touch(_ added: [Int32], _ plan: Plan) {
        let classes = plan.presolve.classes
        var spans: [Int32: Set<Int32>] = [:]
        for (v, block) in around where classes.roots[Int(v)] >= 0 {
            spans[classes.roots[Int(v)], default: []].insert(block)
        }
        for (root, span) in spans { join(span, lowest: root, plan) }
        for constraint in added where !isExcluded[Int(constraint)] {
            constraints.append(constraint)
            var span: Set<Int32> = []
            var lowest = Int32.max
            for t in program.terms(of: Int(constraint)) {
                let root = classes.roots[Int(program.allTerms[t].variable.index)]
                guard root >= 0 else { continue }
                lowest = min(lowest, root)
                if let known = spans[root] { span.formUnion(known) }
                guard plan.presolve.columns[Int(root)].reduction >= 0 else { continue }
                touch(variable: root, plan)
                let block = plan.presolve.blocks.ofColumn[Int(root)]
                if block >= 0 { span.insert(outermost(block, plan)) }
            }
            join(span, lowest: lowest, plan)
        }
    }

    /// Where outermost blocks come together, or a lower variable comes to one, the search starts elsewhere.
    private mutating func join(_ span: Set<Int32>, lowest: Int32, _ plan: Plan) {
        for block in span where span.count > 1 || lowest < plan.presolve.blocks.list[Int(block)].top {
            joined.insert(block)
        }
    }

    /// - Returns: the block in which the constraint is a row, or -1.
    private mutating func touch(constraint: Int32, _ plan: Plan, _ dependencies: inout DependencyIndex) -> Int32 {
        let owner = dependencies.ownerOf[Int(constraint)]
        if owner >= 0 { touch(variable: owner, plan) }
        let row = dependencies.rowOf[Int(constraint)]
        guard row >= 0 else { return owner < 0 ? -1 : plan.presolve.blocks.ofColumn[Int(owner)] }
        let block = plan.presolve.blocks.ofRow[Int(row)]
        if block >= 0 {
            touch(block: block)
        } else {
            dependencies.isReductionUndone[Int(dependencies.reductionOfRow[Int(row)])] = true
        }
        return block
    }

    private mutating func touch(variable: Int32, _ plan: Plan) {
        let block = plan.presolve.blocks.ofColumn[Int(variable)]
        if block >= 0 { touch(block: block) } else if isLooseIn.insert(variable).inserted { loose.append(variable) }
    }

    mutating func touch(block: Int32) {
        if isIn.insert(block).inserted { blocks.append(block) }
    }

    private func outermost(_ block: Int32, _ plan: Plan) -> Int32 {
        var block = block
        while plan.presolve.blocks.list[Int(block)].parent >= 0 {
            block = plan.presolve.blocks.list[Int(block)].parent
        }
        return block
    }

    /// Includes the blocks between those touched, up to one that lies around them all.
    private mutating func connect(_ plan: Plan) {
        let list = plan.presolve.blocks.list
        var open = blocks.map { (around: outermost($0, plan), block: $0) }
        open.sort { ($0.around, list[Int($0.block)].depth) < ($1.around, list[Int($1.block)].depth) }
        while let tip = open.popLast() {
            let isLast = open.last?.around != tip.around
            if isLast, !joined.contains(tip.around) { continue }
            let parent = list[Int(tip.block)].parent
            guard parent >= 0, !open.contains(where: { $0.block == parent }) else { continue }
            touch(block: parent)
            let depth = list[Int(parent)].depth
            let place = open.lastIndex { $0.around != tip.around || list[Int($0.block)].depth <= depth }
            open.insert((tip.around, parent), at: place.map { $0 + 1 } ?? 0)
        }
    }

    /// A block that left rows to the one around it is taken apart together with it.
    mutating func includeCarried(_ plan: Plan, _ dependencies: DependencyIndex) {
        let list = plan.presolve.blocks.list
        var next = 0
        while next < blocks.count {
            let block = list[Int(blocks[next])]
            if block.isCarried, block.parent >= 0 { touch(block: block.parent) }
            for child in dependencies.children.list(Int(blocks[next])) where list[Int(child)].isCarried {
                if !list[Int(child)].isGone, list[Int(child)].parent == blocks[next] { touch(block: child) }
            }
            next += 1
        }
    }
}
