/// Classes after constraints came or went.
extension AliasClasses {
    /// Dissolves the class of a variable; of the fixed variables, only those that were reached through the variable.
    ///
    /// The roots of the variables listed in `dissolved` become `unknown`.
    mutating func dissolve(
        _ variable: Variable, _ dependencies: DependencyIndex, _ program: ConstraintProgram,
        into dissolved: inout [Variable]
    ) {
        let root = roots[variable]
        guard root != Self.unknown else { return }
        guard root == Self.fixed else {
            for place in members(of: root) { release(order[place], into: &dissolved) }
            return
        }
        var next = dissolved.count
        release(variable, into: &dissolved)
        while next < dissolved.count {
            let v = dissolved[next]
            next += 1
            dependencies.constraints.forEach(v) { constraint in
                for t in program.terms(of: constraint) {
                    let other = program.allTerms[t].variable
                    if other != v, via[other] == constraint { release(other, into: &dissolved) }
                }
            }
        }
    }

    /// Takes a variable out of its class; the walk that follows finds a class for it.
    private mutating func release(_ v: Variable, into dissolved: inout [Variable]) {
        roots[v] = Self.unknown
        if via[v].exists { isEdge[via[v]] = false }
        via[v] = .none
        ties[v].scale = 1
        ties[v].offset = 0
        dissolved.append(v)
    }

    /// Finds the classes of dissolved variables as `init` does: fixed variables first, then from each lowest variable.
    mutating func tie(
        _ dissolved: [Variable], _ dependencies: DependencyIndex, _ program: ConstraintProgram,
        isExcluded: Table<ConstraintIndex, Bool>
    ) {
        var start = order.count
        for count in 1...2 {
            for v in dissolved where roots[v] == Self.unknown {
                for constraint in dependencies.constraints.list(v) where roots[v] == Self.unknown {
                    guard program.terms(of: constraint).count == count, !isExcluded[constraint],
                        let tied = program.tiedVariables(constraint)
                    else { continue }
                    if let other = tied.second, roots[other == v ? tied.first : other] != Self.fixed { continue }
                    reach(v, root: Self.fixed, by: constraint, program)
                }
            }
        }
        walk(from: start, dependencies, program, isExcluded)
        for v in dissolved where roots[v] == Self.unknown {
            start = order.count
            roots[v] = v
            order.append(v)
            walk(from: start, dependencies, program, isExcluded)
            closeClass(of: v, from: start)
        }
    }

    /// A breadth-first walk over required equalities of the edited program, which are read from the constraints instead
    /// of a graph.
    private mutating func walk(
        from start: Int, _ dependencies: DependencyIndex, _ program: ConstraintProgram,
        _ isExcluded: Table<ConstraintIndex, Bool>
    ) {
        var next = start
        while next < order.count {
            let v = order[next]
            next += 1
            for constraint in dependencies.constraints.list(v) where !isExcluded[constraint] {
                guard let tied = program.tiedVariables(constraint), let second = tied.second else { continue }
                let other = second == v ? tied.first : second
                if roots[other] == Self.unknown { reach(other, root: roots[v], by: constraint, program) }
            }
        }
    }
}
