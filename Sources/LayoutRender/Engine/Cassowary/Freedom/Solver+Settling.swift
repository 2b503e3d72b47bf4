/// The priorities of the choice among equally good answers, weaker than all that a program may ask for. Between the first
/// and the last lie those of the inequalities, in the order of adding, and below them those of single lengths.
private enum Settling {
    /// Lengths with a rest of their own (`Solver.rests`) are together as near to it as they can be: the strongest of these
    /// priorities.
    static let rests = Priority(0, ordinal: .max).strength
    /// Lengths are as short as they can be together.
    static let shortest = Priority(0, ordinal: .max - 1).strength
    /// Positions are near 0: the weakest.
    static let positions = Priority(0, ordinal: .min + 1).strength
}

/// Choosing among equally good answers.
extension Solver {
    /// Gives free variables the values that UIKit's engine gives them: 1 lengths (variables with a minimum) are together
    /// as short as they can be; 2 then each inequality on a position (a variable without minimum) holds with equality, or
    /// as near to equality as it can, the first one first; 3 then lengths stay together as near as they can to the values
    /// of the plan; 4 then positions are together as near as they can to 0, and one after the other. [measured]
    ///
    /// UIKit's engine keeps its unknowns apart in the same way: lengths may be parameters, which are 0, positions may not,
    /// so that a position is computed from an inequality whose slack is 0. The last row of a chain closes the chain: the
    /// lengths before are parameters by then, and the last length, which no other row names, is computed. [measured: of two
    /// spacers of a stack the last takes the room]
    ///
    /// Only free components are solved again, with everything else as a constant, so that a determined program costs
    /// nothing here. Where the work does not suffice, the plan's values stay, which are as good.
    mutating func settle(_ work: inout Int, _ workLimit: Int) {
        newestBound = .none
        guard (plan?.freeCount ?? 0) > 0 || !rests.isEmpty else { return }
        guard let isFixed = fixedVariables() else { return }
        for component in FreeComponents(program, isExcluded: isExcluded, isFixed: isFixed).components {
            guard !component.constraints.isEmpty else {
                rest(component)
                continue
            }
            guard let core = core(of: component, isFixed, max(0, workLimit - work)) else { continue }
            work += core.work
            guard core.reach == .optimum, core.isFeasible else {
                shortfall = Shortfall(priority: Priority(0), unmet: [])
                continue
            }
            take(core, component)
        }
    }

    /// Puts back the plan's values of the variables that were settled otherwise.
    mutating func unsettle() {
        guard !settled.isEmpty, let plan else { return }
        for v in settled { values[v] = plan.value(of: v) }
        settled = []
    }

    /// Whether each variable is to stay as it is; nil if all are. A tie between equal claims is not decided here.
    private func fixedVariables() -> Table<Variable, Bool>? {
        guard let plan, shortfall == nil else { return nil }
        var isAnyFree = false
        // A length that no constraint has is settled where it has a rest.
        var isResting = Table<Variable, Bool>(repeating: false, count: rests.isEmpty ? 0 : program.variableCount)
        for variable in rests.keys {
            let root = plan.presolve.classes.roots[variable]
            if root.exists { isResting[root] = true }
        }
        let isFixed = plan.presolve.classes.roots.elements.map { root in
            guard root.exists,
                plan.openness[root] == .free
                    || (plan.openness[root] == .unconstrained && !rests.isEmpty && isResting[root])
            else { return true }
            isAnyFree = true
            return false
        }
        return isAnyFree ? Table(isFixed) : nil
    }

    /// The component with costs that decide its free variables.
    private mutating func core(
        of component: FreeComponents.Component, _ isFixed: Table<Variable, Bool>, _ workLimit: Int
    ) -> Core? {
        var builder = CoreBuilder(program, fixed: values, isFixed: isFixed)
        for variable in component.variables { _ = builder.variable(variable) }
        var bound = Int32.max - 1
        // Where weaker constraints trade a length with another one, the trade is no question of rests.
        let isUnasked = component.constraints.allSatisfy { program[$0].priority.isRequired }
        for constraint in component.constraints {
            let priority = program[constraint].priority
            var boundStrength: Int64?
            if limitsPosition(constraint, isFixed) {
                bound -= 1
                boundStrength = Priority(0, ordinal: bound).strength
                newestBound = max(newestBound, constraint)
            }
            builder.add(
                constraint, strength: priority.isRequired ? nil : priority.strength, boundStrength: boundStrength)
        }
        var positions: [CoreProblem.Rest] = []
        for variable in component.variables.sorted(by: takesLessRoom) {
            let minimum = program.minimum(of: variable)
            let local = builder.variable(variable)
            if minimum.isFinite {
                bound -= 1
                if isUnasked, let position = rests[variable] {
                    builder.rest([CoreProblem.Rest(variable: local, position: position)], strength: Settling.rests)
                }
                builder.shorten(local, to: minimum, strength: Settling.shortest)
                builder.shorten(local, to: minimum, strength: Priority(0, ordinal: bound).strength)
            } else {
                positions.append(CoreProblem.Rest(variable: local, position: 0))
            }
        }
        builder.rest(positions, strength: Settling.positions)
        return Core(builder.problem, workLimit: workLimit)
    }

    /// The order in which free variables are settled: that of their numbers, or of `settlingOrder`.
    private func takesLessRoom(_ a: Variable, _ b: Variable) -> Bool {
        guard !settlingOrder.isEmpty else { return a < b }
        let (first, second) = (settlingOrder[a] ?? a.index, settlingOrder[b] ?? b.index)
        return first != second ? first < second : a < b
    }

    /// A variable without constraints needs no search: a length is its rest or its minimum, a position is 0.
    private mutating func rest(_ component: FreeComponents.Component) {
        for variable in component.variables {
            let minimum = program.minimum(of: variable)
            values[variable] = max(rests[variable] ?? 0, minimum.isFinite ? minimum : 0)
        }
        settled += component.variables
    }

    /// Whether a constraint is an inequality with a free variable that has no minimum.
    private func limitsPosition(_ constraint: ConstraintIndex, _ isFixed: Table<Variable, Bool>) -> Bool {
        program[constraint].relation != .equal
            && program.terms(of: constraint).contains { t in
                let v = program.allTerms[t].variable
                return !isFixed[v] && !program.minimum(of: v).isFinite
            }
    }

    /// Takes the values of a component, unless rounding made them miss a required constraint.
    private mutating func take(_ core: Core, _ component: FreeComponents.Component) {
        for (place, variable) in component.variables.enumerated() {
            values[variable] = max(core.values[place], program.minimum(of: variable))
        }
        do {
            var scale: Double?
            for constraint in component.constraints where program[constraint].priority.isRequired {
                try check(constraint, &scale)
            }
            settled += component.variables
        } catch {
            guard let plan else { return }
            for variable in component.variables { values[variable] = plan.value(of: variable) }
        }
    }
}
