extension Solver {
    /// Finds the conflicts of the components where something did not fit.
    /// - Parameter share: how many members of a fault are set aside where the search finds none.
    /// - Returns: whether the work sufficed for the search; where it did not, the cores that do not fit are left to a plan
    ///   that takes them as near as they get.
    mutating func resolve(
        _ faults: [Fault], _ work: inout Int, _ workLimit: Int, share: Int
    ) throws(SolverError) -> Bool {
        let components = RequiredComponents(program, isExcluded: isExcluded)
        var suspects: Set<Int32> = []
        for fault in faults { suspects.insert(component(of: fault, components)) }
        let before = conflicts.count
        var suffices = try search(components.lists(suspects, program, isExcluded), &work, workLimit)
        // A soft constraint may have carried the trouble to a component that is sound.
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
        _ lists: [[Int32]], _ work: inout Int, _ workLimit: Int
    ) throws(SolverError) -> Bool {
        var suffices = true
        for list in lists {
            // The search looks at rows many times over; it counts an eighth.
            let limit = 4 * max(0, min(workLimit, 1 << 40) - 2 * work)
            var search = ConflictSearch(program, required: list, workLimit: limit)
            for conflict in try search.run(isExcluded) {
                conflicts.append(conflict)
                isExcluded[Int(conflict.setAside.index)] = true
            }
            work += search.work / 8
            if search.isExhausted { suffices = false }
        }
        return suffices
    }

    /// Sets aside the last members of each fault as the plan shows it, where the search finds none: within the work
    /// allowed, or because numbers far apart add up otherwise there.
    private mutating func setAsideAsFound(_ faults: [Fault], _ share: Int) {
        guard let plan else { return }
        var explanation = Explanation(plan, program)
        for fault in faults {
            let members = explanation.constraints(of: fault).filter {
                !isExcluded[$0] && program.rows[$0].priority.isRequired
            }
            .map { Int32(truncatingIfNeeded: $0) }
            for last in program.inOrderOfTaking(members).suffix(share) {
                conflicts.append(
                    Conflict(
                        members: members.map(ConstraintIndex.init(index:)), setAside: ConstraintIndex(index: last)))
                isExcluded[Int(last)] = true
            }
        }
    }

    private func component(of fault: Fault, _ components: RequiredComponents) -> Int32 {
        guard let plan else { return 0 }
        switch fault {
        case .row(let row): return components.component(ofConstraint: plan.presolve.rowConstraints[Int(row)], program)
        case .fixed(let v), .range(let v): return components.component(of: owner(v, plan.presolve))
        case .minimum(let v): return components.component(of: v)
        case .core(let core, _):
            let row = plan.cores[Int(core)].rows[0]
            return components.component(ofConstraint: plan.presolve.rowConstraints[Int(row)], program)
        }
    }

    /// A variable of the program that stands for one of the presolve's own.
    private func owner(_ variable: Int32, _ presolve: Presolve) -> Int32 {
        var v = Int(variable)
        while v >= program.variableCount, presolve.columns[v].firstSummand >= 0 {
            v = Int(presolve.columns[v].firstSummand)
        }
        if v >= program.variableCount {
            let terms = program.terms(of: Int(presolve.columns[v].error))
            return terms.isEmpty ? 0 : program.allTerms[terms.lowerBound].variable.index
        }
        return Int32(truncatingIfNeeded: v)
    }
}

extension ConstraintProgram {
    /// Required constraints in the order in which those that hold are chosen: unbreakable ones, then breakable ones by
    /// descending ordinal, each by index.
    func inOrderOfTaking(_ required: [Int32]) -> [Int32] {
        let breakable = required.filter { rows[Int($0)].breakable }.sorted { a, b in
            let (first, second) = (rows[Int(a)].priority.ordinal, rows[Int(b)].priority.ordinal)
            return first != second ? first > second : a < b
        }
        return required.filter { !rows[Int($0)].breakable } + breakable
    }
}
