/// Adds constraints to a plan and removes others, in place: only the blocks that they touch are reduced again; all other
/// reductions stay.
///
/// The result is that of a fresh presolve, block by block. Why blocks: a constraint acts on the rest of its tree of
/// blocks only through the cut columns between them. So an edit is local, and its cost is that of the touched blocks
/// and of the path between them.
struct BlockRewrite {
    /// The program after the edit.
    let program: ConstraintProgram
    /// Constraints that are removed or set aside.
    let isExcluded: Table<ConstraintIndex, Bool>
    /// Variables whose alias classes are found anew.
    var dissolved: [Variable] = []
    /// Constraints to be written again.
    var constraints: [ConstraintIndex] = []
    /// Blocks to be reduced again.
    var blocks: [BlockIndex] = []
    /// Columns without rows whose costs changed.
    var loose: [ColumnIndex] = []
    /// The blocks in `blocks`.
    private var isTouched: Set<BlockIndex> = []
    /// The columns in `loose`.
    private var isLooseTouched: Set<ColumnIndex> = []
    /// Tops of trees that are joined: in those, everything above the touched blocks changes.
    private var joined: Set<BlockIndex> = []
    /// The tops of the trees that each dissolved variable was in.
    private var tops: [(variable: Variable, top: BlockIndex)] = []

    /// A rewrite that touches nothing yet.
    init(_ program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>) {
        self.program = program
        self.isExcluded = isExcluded
    }

    /// - Returns: false where so much is touched that starting anew costs no more; the plan is unusable then.
    mutating func run(
        removed: [ConstraintIndex], added: [ConstraintIndex], _ plan: inout Plan,
        _ dependencies: inout DependencyIndex, _ changes: inout Plan.Changes
    ) -> Bool {
        // Undone reductions stay in the lists, until a fresh plan costs less than carrying them along.
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
        connect(plan.presolve.blocks)
        includeCarried(plan.presolve.blocks, dependencies)
        let rows = blocks.reduce(0) { $0 + plan.presolve.blocks.list[$1].rows.count }
        guard rows * 2 <= plan.presolve.rowConstraints.count + 100 else { return false }
        // 3 take them back, and reduce them again
        return rebuild(&plan, &dependencies, &changes)
    }

    /// Dissolves the alias classes that removed equalities tied and added equalities may tie otherwise.
    private mutating func dissolve(
        _ removed: [ConstraintIndex], _ added: [ConstraintIndex], _ classes: inout AliasClasses,
        _ dependencies: DependencyIndex
    ) {
        for constraint in removed where classes.isEdge[constraint] {
            for t in program.terms(of: constraint) where classes.via[program.allTerms[t].variable] == constraint {
                classes.dissolve(program.allTerms[t].variable, dependencies, program, into: &dissolved)
            }
        }
        for constraint in added where !isExcluded[constraint] {
            guard let tied = program.tiedVariables(constraint) else { continue }
            let last = tied.second ?? tied.first
            if tied.second != nil, classes.roots[tied.first] == classes.roots[last] { continue }
            for v in [tied.first, last] where classes.roots[v].exists {
                classes.dissolve(v, dependencies, program, into: &dissolved)
            }
        }
        dissolved.sort()
    }

    // MARK: Touched blocks

    /// Finds the blocks and columns with a term of an added or removed constraint or of a dissolved class.
    private mutating func touch(_ removed: [ConstraintIndex], _ plan: Plan, _ dependencies: inout DependencyIndex) {
        constraints = removed
        for constraint in removed { _ = touch(constraint: constraint, plan, &dependencies) }
        for v in dissolved {
            if plan.presolve.columns[v].reduction.exists { touch(column: ColumnIndex(v), plan) }
            for constraint in dependencies.constraints.list(v) {
                let block = touch(constraint: constraint, plan, &dependencies)
                if block.exists { tops.append((v, plan.presolve.blocks.top(of: block))) }
                constraints.append(constraint)
            }
        }
    }

    /// An added constraint touches the blocks of its variables; where the constraint or a class spans several trees, it
    /// joins them.
    private mutating func touch(_ added: [ConstraintIndex], _ plan: Plan) {
        let classes = plan.presolve.classes
        var spans: [Variable: Set<BlockIndex>] = [:]
        for (v, top) in tops where classes.roots[v].exists { spans[classes.roots[v], default: []].insert(top) }
        for (root, span) in spans { join(span, lowest: root, plan) }
        for constraint in added where !isExcluded[constraint] {
            constraints.append(constraint)
            var span: Set<BlockIndex> = []
            var lowest = Variable(rawValue: .max)
            for t in program.terms(of: constraint) {
                let root = classes.roots[program.allTerms[t].variable]
                guard root.exists else { continue }
                lowest = min(lowest, root)
                if let known = spans[root] { span.formUnion(known) }
                guard plan.presolve.columns[root].reduction.exists else { continue }
                touch(column: ColumnIndex(root), plan)
                let block = plan.presolve.blocks.ofColumn[root]
                if block.exists { span.insert(plan.presolve.blocks.top(of: block)) }
            }
            join(span, lowest: lowest, plan)
        }
    }

    /// Where trees are joined, or a lower variable comes to one, the search for blocks starts from another column.
    private mutating func join(_ span: Set<BlockIndex>, lowest: Variable, _ plan: Plan) {
        for top in span where span.count > 1 || ColumnIndex(lowest) < plan.presolve.blocks.list[top].start {
            joined.insert(top)
        }
    }

    /// - Returns: the block in which the constraint is a row, if any.
    private mutating func touch(
        constraint: ConstraintIndex, _ plan: Plan, _ dependencies: inout DependencyIndex
    ) -> BlockIndex {
        let owner = dependencies.ownerOf[constraint]
        if owner.exists { touch(column: owner, plan) }
        let row = dependencies.rowOf[constraint]
        guard row.exists else { return owner.exists ? plan.presolve.blocks.ofColumn[owner] : .none }
        let block = plan.presolve.blocks.ofRow[row]
        if block.exists {
            touch(block: block)
        } else {
            dependencies.isReductionUndone[dependencies.reductionOfRow[row]] = true
        }
        return block
    }

    /// Touches the block of a column, or the column itself if it is in no block.
    private mutating func touch(column: ColumnIndex, _ plan: Plan) {
        let block = plan.presolve.blocks.ofColumn[column]
        if block.exists {
            touch(block: block)
        } else if isLooseTouched.insert(column).inserted {
            loose.append(column)
        }
    }

    /// Touches a block.
    mutating func touch(block: BlockIndex) {
        if isTouched.insert(block).inserted { blocks.append(block) }
    }

    /// Includes the blocks on the paths between touched blocks, up to their common ancestor.
    private mutating func connect(_ tree: BlockTree) {
        let list = tree.list
        var open = blocks.map { (top: tree.top(of: $0), block: $0) }
        open.sort { ($0.top, list[$0.block].depth) < ($1.top, list[$1.block].depth) }
        while let tip = open.popLast() {
            let isLast = open.last?.top != tip.top
            if isLast, !joined.contains(tip.top) { continue }
            let parent = list[tip.block].parent
            guard parent.exists, !open.contains(where: { $0.block == parent }) else { continue }
            touch(block: parent)
            let depth = list[parent].depth
            let place = open.lastIndex { $0.top != tip.top || list[$0.block].depth <= depth }
            open.insert((tip.top, parent), at: place.map { $0 + 1 } ?? 0)
        }
    }

    /// A block whose rows were carried into its parent is reduced together with the parent.
    mutating func includeCarried(_ tree: BlockTree, _ dependencies: DependencyIndex) {
        let list = tree.list
        var next = 0
        while next < blocks.count {
            let index = blocks[next]
            let block = list[index]
            if block.isCarried, block.parent.exists { touch(block: block.parent) }
            for child in dependencies.children.list(index) where list[child].isCarried {
                if !list[child].isTakenBack, list[child].parent == index { touch(block: child) }
            }
            next += 1
        }
    }
}
