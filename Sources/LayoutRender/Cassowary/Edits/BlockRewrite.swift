/// Puts constraints into a plan and takes others out, where they stand: only the parts that they touch are taken apart
/// again, all other steps stay.
///
/// What comes out is what a fresh elimination gives, part by part.
struct Splice {
    let program: ConstraintProgram
    let isOut: [Bool]
    /// Variables whose classes came apart or together.
    var dissolved: [Int32] = []
    /// Constraints to be written again.
    var constraints: [Int32] = []
    /// Parts to be taken apart again; variables that stand in no row and have other costs now.
    var parts: [Int32] = []
    var loose: [Int32] = []
    private var isIn: Set<Int32> = []
    private var isLooseIn: Set<Int32> = []
    /// Outermost parts that come together: all that lies around the touched parts in them changes.
    private var joined: Set<Int32> = []
    /// Outermost parts that each dissolved variable stood in.
    private var around: [(variable: Int32, part: Int32)] = []

    init(_ program: ConstraintProgram, isOut: [Bool]) {
        self.program = program
        self.isOut = isOut
    }

    /// - Returns: false where so much is touched that starting anew costs no more; the plan is of no use then.
    mutating func run(
        removed: [Int32], added: [Int32], _ plan: inout Plan, _ links: inout Links, _ changes: inout Plan.Changes
    ) -> Bool {
        // What was taken back stays in the lists; at some time it is cheaper to do without.
        guard plan.elimination.steps.count <= 2 * links.firstSteps + 1_000,
            plan.elimination.rowConstraints.count <= 2 * links.firstRows + 1_000
        else { return false }
        // 1 classes that come apart or together
        dissolve(removed, added, &plan.elimination.classes, links)
        guard dissolved.count * 4 <= program.variableCount + 100 else { return false }
        // 2 the parts in which anything is written otherwise now, and those between them
        touch(removed, plan, &links)
        plan.elimination.classes.tie(dissolved, links, program, isOut: isOut)
        touch(added, plan)
        connect(plan)
        includeCarried(plan, links)
        let rows = parts.reduce(0) { $0 + plan.elimination.parts.list[Int($1)].rows.count }
        guard rows * 2 <= plan.elimination.rowConstraints.count + 100 else { return false }
        // 3 take them back, and do them again
        return rebuild(&plan, &links, &changes)
    }

    private mutating func dissolve(
        _ removed: [Int32], _ added: [Int32], _ classes: inout AliasClasses, _ links: Links
    ) {
        for constraint in removed where classes.isEdge[Int(constraint)] {
            for t in program.terms(of: Int(constraint))
            where classes.via[Int(program.allTerms[t].variable.index)] == constraint {
                classes.dissolve(program.allTerms[t].variable.index, links, program, into: &dissolved)
            }
        }
        for constraint in added where AliasClasses.ties(Int(constraint), program, isOut: isOut) {
            let terms = program.terms(of: Int(constraint))
            let first = program.allTerms[terms.lowerBound].variable.index
            let last = program.allTerms[terms.upperBound - 1].variable.index
            if terms.count == 2, classes.roots[Int(first)] == classes.roots[Int(last)] { continue }
            for v in [first, last] where classes.roots[Int(v)] >= 0 {
                classes.dissolve(v, links, program, into: &dissolved)
            }
        }
        dissolved.sort()
    }

    // MARK: What is touched

    private mutating func touch(_ removed: [Int32], _ plan: Plan, _ links: inout Links) {
        constraints = removed
        for constraint in removed { _ = touch(constraint: constraint, plan, &links) }
        for v in dissolved {
            if plan.elimination.unknowns[Int(v)].step >= 0 { touch(variable: v, plan) }
            for constraint in links.constraints.list(Int(v)) {
                let part = touch(constraint: constraint, plan, &links)
                if part >= 0 { around.append((v, outermost(part, plan))) }
                constraints.append(constraint)
            }
        }
    }

    /// What is added touches the parts of its variables; where it or a class spans several, they come together.
    private mutating func touch(_ added: [Int32], _ plan: Plan) {
        let classes = plan.elimination.classes
        var spans: [Int32: Set<Int32>] = [:]
        for (v, part) in around where classes.roots[Int(v)] >= 0 {
            spans[classes.roots[Int(v)], default: []].insert(part)
        }
        for (root, span) in spans { join(span, lowest: root, plan) }
        for constraint in added where !isOut[Int(constraint)] {
            constraints.append(constraint)
            var span: Set<Int32> = []
            var lowest = Int32.max
            for t in program.terms(of: Int(constraint)) {
                let root = classes.roots[Int(program.allTerms[t].variable.index)]
                guard root >= 0 else { continue }
                lowest = min(lowest, root)
                if let known = spans[root] { span.formUnion(known) }
                guard plan.elimination.unknowns[Int(root)].step >= 0 else { continue }
                touch(variable: root, plan)
                let part = plan.elimination.parts.ofVariable[Int(root)]
                if part >= 0 { span.insert(outermost(part, plan)) }
            }
            join(span, lowest: lowest, plan)
        }
    }

    /// Where outermost parts come together, or a lower variable comes to one, the search starts elsewhere.
    private mutating func join(_ span: Set<Int32>, lowest: Int32, _ plan: Plan) {
        for part in span where span.count > 1 || lowest < plan.elimination.parts.list[Int(part)].top {
            joined.insert(part)
        }
    }

    /// - Returns: the part in which the constraint is a row, or -1.
    private mutating func touch(constraint: Int32, _ plan: Plan, _ links: inout Links) -> Int32 {
        let owner = links.ownerOf[Int(constraint)]
        if owner >= 0 { touch(variable: owner, plan) }
        let row = links.rowOf[Int(constraint)]
        guard row >= 0 else { return owner < 0 ? -1 : plan.elimination.parts.ofVariable[Int(owner)] }
        let part = plan.elimination.parts.ofRow[Int(row)]
        if part >= 0 { touch(part: part) } else { links.isStepGone[Int(links.stepOfRow[Int(row)])] = true }
        return part
    }

    private mutating func touch(variable: Int32, _ plan: Plan) {
        let part = plan.elimination.parts.ofVariable[Int(variable)]
        if part >= 0 { touch(part: part) } else if isLooseIn.insert(variable).inserted { loose.append(variable) }
    }

    mutating func touch(part: Int32) {
        if isIn.insert(part).inserted { parts.append(part) }
    }

    private func outermost(_ part: Int32, _ plan: Plan) -> Int32 {
        var part = part
        while plan.elimination.parts.list[Int(part)].parent >= 0 {
            part = plan.elimination.parts.list[Int(part)].parent
        }
        return part
    }

    /// Includes the parts between those touched, up to one that lies around them all.
    private mutating func connect(_ plan: Plan) {
        let list = plan.elimination.parts.list
        var open = parts.map { (around: outermost($0, plan), part: $0) }
        open.sort { ($0.around, list[Int($0.part)].depth) < ($1.around, list[Int($1.part)].depth) }
        while let tip = open.popLast() {
            let isLast = open.last?.around != tip.around
            if isLast, !joined.contains(tip.around) { continue }
            let parent = list[Int(tip.part)].parent
            guard parent >= 0, !open.contains(where: { $0.part == parent }) else { continue }
            touch(part: parent)
            let depth = list[Int(parent)].depth
            let place = open.lastIndex { $0.around != tip.around || list[Int($0.part)].depth <= depth }
            open.insert((tip.around, parent), at: place.map { $0 + 1 } ?? 0)
        }
    }

    /// A part that left rows to the one around it is taken apart together with it.
    mutating func includeCarried(_ plan: Plan, _ links: Links) {
        let list = plan.elimination.parts.list
        var next = 0
        while next < parts.count {
            let part = list[Int(parts[next])]
            if part.isCarried, part.parent >= 0 { touch(part: part.parent) }
            for child in links.hanging.list(Int(parts[next])) where list[Int(child)].isCarried {
                if !list[Int(child)].isGone, list[Int(child)].parent == parts[next] { touch(part: child) }
            }
            next += 1
        }
    }
}
