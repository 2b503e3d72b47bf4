/// The variables of a solution that may have other optimal values: connected components, and a core for each.
struct Ambiguity: Sendable {
    /// Where the range of a variable's optimal values is found.
    enum Source: Sendable {
        /// The variable has one optimal value.
        case determined
        /// No constraint has the variable.
        case unconstrained
        case core(Int, variable: CoreVariable)
    }
    /// For each variable, its core or why no core has the variable.
    var sources: Table<Variable, Source>
    /// One solved core for each component.
    var cores: [Core] = []
}

extension Solver {
    /// The values a variable takes over all optima of the last solve; nil if there is only one.
    ///
    /// Ends may be infinite. Without a solution, or when the search takes more work than a solve may, nil.
    public mutating func alternative(for variable: Variable) -> ClosedRange<Double>? {
        guard mayMove(variable) else { return nil }
        if ambiguity == nil { ambiguity = findAmbiguity() }
        guard let ambiguity else { return nil }
        switch ambiguity.sources[variable] {
        case .determined: return nil
        case .unconstrained: return program.minimum(of: variable)...Double.infinity
        case .core(let core, let local): return try? ambiguity.cores[core].range(of: local)
        }
    }

    /// The variables with more than one optimal value.
    public mutating func ambiguous(among variables: some Sequence<Variable>) -> [Variable] {
        var result: [Variable] = []
        for variable in variables where alternative(for: variable) != nil { result.append(variable) }
        return result
    }

    /// Whether the last solution met every required constraint and is the only optimum, as far as can be told without a
    /// search: true is certain, false is not.
    public var isDetermined: Bool {
        guard let plan, changed.isEmpty, conflicts.isEmpty, shortfall == nil else { return false }
        return !plan.presolve.classes.roots.elements.contains {
            $0.exists && plan.openness[ColumnIndex($0)] != .decided
        }
    }

    /// False when a variable has one optimal value only, as far as can be told without a search.
    private func mayMove(_ v: Variable) -> Bool {
        guard let plan, v.offset < plan.presolve.classes.roots.count, changed.isEmpty, shortfall == nil
        else { return false }
        let root = plan.presolve.classes.roots[v]
        return root.exists && plan.openness[root] != .decided
    }

    /// Builds and solves a core for each connected component of variables that may move.
    private func findAmbiguity() -> Ambiguity {
        var result = Ambiguity(sources: Table(repeating: .determined, count: program.variableCount))
        let free = FreeComponents(
            program, isExcluded: isExcluded, isFixed: Table(program.variables.map { !mayMove($0) }))
        for component in free.components {
            guard !component.constraints.isEmpty else {
                for variable in component.variables { result.sources[variable] = .unconstrained }
                continue
            }
            let core = result.cores.count
            var builder = CoreBuilder(program, fixed: values, isFixed: free.isFixed)
            for variable in component.variables {
                result.sources[variable] = .core(core, variable: builder.variable(variable))
            }
            for constraint in component.constraints {
                let priority = program[constraint].priority
                builder.add(constraint, strength: priority.isRequired ? nil : priority.strength)
            }
            var solved = Core(builder.problem, workLimit: 20_000_000)
            solved.refresh()
            result.cores.append(solved)
        }
        return result
    }
}
