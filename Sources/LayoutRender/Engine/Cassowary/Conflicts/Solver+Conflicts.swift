extension Solver {
    /// Finds the conflicts of the connected components with a fault.
    /// - Parameter share: how many members of a fault are set aside where the search finds none.
    /// - Returns: whether the work sufficed for the search; otherwise a plan takes infeasible cores as near as possible
    ///   to feasibility.
    mutating func resolve(
        _ faults: [Fault], _ work: inout Int, _ workLimit: Int, share: Int
    ) throws(SolverError) -> Bool {
        let components = RequiredComponents(program, isExcluded: isExcluded)
        var suspects: Set<RequiredComponents.Component> = []
        for fault in faults { suspects.insert(component(of: fault, components)) }
        let before = conflicts.count
        var suffices = try search(components.lists(suspects, program, isExcluded), &work, workLimit)
        // A soft constraint may have carried the fault to a component that is feasible by itself.
        if conflicts.count == before, suffices {
            suffices = try search(components.lists(nil, program, isExcluded), &work, workLimit)
        }
        if !suffices, faults.allSatisfy(\.isInCore) { return false }
        if conflicts.count == before { setAsideAsFound(faults, share) }
        if conflicts.count == before { throw .selfCheck(ConstraintIndex(index: 0), error: .infinity) }
        return suffices
    }

    /// - Returns: whether the work sufficed.
    private mutating func search(
        _ lists: [[ConstraintIndex]], _ work: inout Int, _ workLimit: Int
    ) throws(SolverError) -> Bool {
        var suffices = true
        for list in lists {
            // The search looks at rows many times over; its operations count an eighth.
            let limit = 4 * max(0, min(workLimit, 1 << 40) - 2 * work)
            var search = ConflictSearch(program, required: list, workLimit: limit, memory)
            for conflict in try search.run(isExcluded) {
                conflicts.append(conflict)
                isExcluded[conflict.setAside] = true
            }
            work += search.work / 8
            if search.isExhausted { suffices = false }
        }
        return suffices
    }

    /// Sets aside the last members of each fault as the plan explains it, where the search finds none: within the work
    /// allowed, or because numbers far apart round otherwise there.
    private mutating func setAsideAsFound(_ faults: [Fault], _ share: Int) {
        guard let plan else { return }
        var explanation = Explanation(plan, program)
        for fault in faults {
            let members = explanation.constraints(of: fault).filter {
                !isExcluded[$0] && program[$0].priority.isRequired
            }
            for last in program.inOrderOfTaking(members).suffix(share) {
                conflicts.append(Conflict(members: members, setAside: last))
                isExcluded[last] = true
            }
        }
    }

    /// The component in which a plan found a fault.
    private func component(of fault: Fault, _ components: RequiredComponents) -> RequiredComponents.Component {
        guard let plan else { return components.component(of: Variable(0)) }
        switch fault {
        case .row(let row): return components.component(of: plan.presolve.rowConstraints[row], program)
        case .fixed(let column), .range(let column):
            return components.component(of: owner(of: column, plan.presolve))
        case .minimum(let v): return components.component(of: v)
        case .core(let core, _):
            let row = plan.cores[core].rows[0]
            return components.component(of: plan.presolve.rowConstraints[row], program)
        }
    }

    /// A variable of the program that a column came from.
    private func owner(of column: ColumnIndex, _ presolve: Presolve) -> Variable {
        var column = column
        while column.offset >= program.variableCount, presolve.columns[column].isAggregate {
            column = presolve.columns[column].firstSummand
        }
        if column.offset < program.variableCount { return Variable(column) }
        let terms = program.terms(of: presolve.columns[column].penalizedConstraint)
        return terms.isEmpty ? Variable(0) : program.allTerms[terms.lowerBound].variable
    }
}

extension ConstraintProgram {
    /// Required constraints in the order of taking: unbreakable, then breakable by descending ordinal; equals by index.
    func inOrderOfTaking(_ required: [ConstraintIndex]) -> [ConstraintIndex] {
        let breakable = required.filter { self[$0].breakable }.sorted { a, b in
            let (first, second) = (self[a].priority.ordinal, self[b].priority.ordinal)
            return first != second ? first > second : a < b
        }
        return required.filter { !self[$0].breakable } + breakable
    }
}
