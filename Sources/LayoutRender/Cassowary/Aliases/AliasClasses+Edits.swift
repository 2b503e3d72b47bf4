extension AliasClasses {
    /// Whether a constraint fixes one variable or ties two together, as far as its own terms tell.
    static func ties(_ i: Int, _ program: ConstraintProgram, isExcluded: [Bool]) -> Bool {
        guard program.rows[i].relation == .equal, !isExcluded[i], program.rows[i].priority.isRequired else {
            return false
        }
        let terms = program.terms(of: i)
        guard terms.count == 1 || terms.count == 2, program.allTerms[terms.lowerBound].coefficient != 0 else {
            return false
        }
        return terms.count == 1
            || program.allTerms[terms.lowerBound + 1].coefficient != 0
                && program.allTerms[terms.lowerBound].variable.index
                    != program.allTerms[terms.lowerBound + 1].variable.index
    }

    /// Takes a class apart, or of the fixed variables those that one of them was the way to; their roots become -2.
    mutating func dissolve(
        _ variable: Int32, _ dependencies: DependencyIndex, _ program: ConstraintProgram, into dissolved: inout [Int32]
    ) {
        let root = roots[Int(variable)]
        guard root > -2 else { return }
        guard root < 0 else {
            for place in members(of: root) { release(order[place], into: &dissolved) }
            return
        }
        var next = dissolved.count
        release(variable, into: &dissolved)
        while next < dissolved.count {
            let v = dissolved[next]
            next += 1
            var place = dependencies.constraints.first(Int(v))
            while place >= 0 {
                let (constraint, after) = dependencies.constraints[place]
                place = after
                for t in program.terms(of: Int(constraint)) {
                    let other = program.allTerms[t].variable.index
                    if other != v, via[Int(other)] == constraint { release(other, into: &dissolved) }
                }
            }
        }
    }

    private mutating func release(_ variable: Int32, into dissolved: inout [Int32]) {
        let v = Int(variable)
        roots[v] = -2
        if via[v] >= 0 { isEdge[Int(via[v])] = false }
        via[v] = -1
        scales[v] = 1
        offsets[v] = 0
        dissolved.append(variable)
    }

    /// Finds the classes of dissolved variables as `init` does: what is fixed first, then from each lowest variable.
    mutating func tie(
        _ dissolved: [Int32], _ dependencies: DependencyIndex, _ program: ConstraintProgram, isExcluded: [Bool]
    ) {
        var start = order.count
        for count in 1...2 {
            for v in dissolved where roots[Int(v)] == -2 {
                for constraint in dependencies.constraints.list(Int(v)) where roots[Int(v)] == -2 {
                    let terms = program.terms(of: Int(constraint))
                    guard terms.count == count, Self.ties(Int(constraint), program, isExcluded: isExcluded) else {
                        continue
                    }
                    if count == 2, roots[Int(other(than: v, in: terms, program))] != -1 { continue }
                    reach(v, root: -1, by: constraint, program)
                }
            }
        }
        walk(from: start, dependencies, program, isExcluded)
        for v in dissolved where roots[Int(v)] == -2 {
            start = order.count
            roots[Int(v)] = v
            order.append(v)
            walk(from: start, dependencies, program, isExcluded)
            memberStarts[Int(v)] = Int32(truncatingIfNeeded: start)
            memberEnds[Int(v)] = Int32(truncatingIfNeeded: order.count)
        }
    }

    private func other(than v: Int32, in terms: Range<Int>, _ program: ConstraintProgram) -> Int32 {
        let first = program.allTerms[terms.lowerBound].variable.index
        return first == v ? program.allTerms[terms.lowerBound + 1].variable.index : first
    }

    private mutating func walk(
        from start: Int, _ dependencies: DependencyIndex, _ program: ConstraintProgram, _ isExcluded: [Bool]
    ) {
        var next = start
        while next < order.count {
            let v = order[next]
            next += 1
            for constraint in dependencies.constraints.list(Int(v)) {
                let terms = program.terms(of: Int(constraint))
                guard terms.count == 2, Self.ties(Int(constraint), program, isExcluded: isExcluded) else { continue }
                let other = other(than: v, in: terms, program)
                if roots[Int(other)] == -2 { reach(other, root: roots[Int(v)], by: constraint, program) }
            }
        }
    }
}
