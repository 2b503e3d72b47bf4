/// What could be otherwise in a solution: the variables that may move, connected components of them, and a core for each.
///
/// A variable that has one optimal value is a constant here; so the cores hold nothing but what is ambiguous.
struct Ambiguity: Sendable {
    /// The core of each variable and its number there; -1 for a determined one, `unbound` for one that no constraint
    /// speaks of.
    var coreOf: [Int32]
    var localOf: [Int32]
    var cores: [Core] = []

    static let unbound: Int32 = -2
}

extension Solver {
    /// The values a variable takes over all optima of the last solve; nil if there is only one.
    ///
    /// Ends may be infinite. Without a solution, or when the search takes more work than a solve may, nil.
    public mutating func alternative(for variable: Variable) -> ClosedRange<Double>? {
        let v = Int(variable.index)
        guard mayMove(v) else { return nil }
        if ambiguity == nil { ambiguity = findAmbiguity() }
        guard let ambiguity, ambiguity.coreOf[v] != -1 else { return nil }
        if ambiguity.coreOf[v] == Ambiguity.unbound { return program.minimums[v]...Double.infinity }
        return try? ambiguity.cores[Int(ambiguity.coreOf[v])].range(of: ambiguity.localOf[v])
    }

    /// Those of the variables that have more than one optimal value.
    public mutating func ambiguous(among variables: some Sequence<Variable>) -> [Variable] {
        var result: [Variable] = []
        for variable in variables where alternative(for: variable) != nil { result.append(variable) }
        return result
    }

    /// Whether the last solution met every required constraint and is the only optimum, as far as can be told without a
    /// search: true is certain, false is not.
    public var isDetermined: Bool {
        guard let plan, changed.isEmpty, conflicts.isEmpty, shortfall == nil else { return false }
        return !plan.presolve.classes.roots.contains { $0 >= 0 && plan.openness[Int($0)] != .decided }
    }

    /// False when a variable has one optimal value only, as far as can be told without a search.
    private func mayMove(_ v: Int) -> Bool {
        guard let plan, v < plan.presolve.classes.roots.count, changed.isEmpty, edited.isEmpty, shortfall == nil
        else {
            return false
        }
        let root = plan.presolve.classes.roots[v]
        return root >= 0 && plan.openness[Int(root)] != .decided
    }

    private func findAmbiguity() -> Ambiguity {
        var result = Ambiguity(
            coreOf: Array(repeating: -1, count: program.variableCount),
            localOf: Array(repeating: -1, count: program.variableCount))
        let loose = FreeComponents(
            program, isExcluded: isExcluded, isFixed: (0..<program.variableCount).map { !mayMove($0) })
        for component in loose.components {
            guard !component.constraints.isEmpty else {
                for variable in component.variables { result.coreOf[Int(variable)] = Ambiguity.unbound }
                continue
            }
            let core = result.cores.count
            var builder = CoreBuilder(program, fixed: values, isFixed: loose.isFixed)
            for variable in component.variables {
                result.coreOf[Int(variable)] = Int32(truncatingIfNeeded: core)
                result.localOf[Int(variable)] = builder.variable(variable)
            }
            for constraint in component.constraints {
                let priority = program.rows[Int(constraint)].priority
                builder.add(Int(constraint), strength: priority.isRequired ? nil : priority.strength)
            }
            result.cores.append(Core(builder.problem, workLimit: 20_000_000))
        }
        return result
    }
}
