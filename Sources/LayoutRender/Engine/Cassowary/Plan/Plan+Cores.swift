/// What reduction leaves over: connected components of rows, each solved by the simplex on its own.
extension Plan {
    /// Finds the connected components of the rows that are left.
    ///
    /// Rows, columns and terms of a core are sorted: the simplex gets the same problem, and ends in the same vertex,
    /// whatever the walk met first.
    mutating func findCores() {
        let rows = presolve.isRowEliminated.indices.filter { !presolve.isRowEliminated[$0] }
        guard !rows.isEmpty else { return }
        var variableOf = Table<ColumnIndex, CoreVariable>(repeating: .none, count: presolve.columns.count)
        var isSeen = Table<RowIndex, Bool>(repeating: false, count: presolve.isRowEliminated.count)
        for first in rows where !isSeen[first] {
            var component = connected(with: first, &variableOf, &isSeen)
            component.rows.sort()
            component.columns.sort()
            for (place, column) in component.columns.enumerated() {
                variableOf[column] = CoreVariable(place)
            }
            for row in component.rows {
                var terms: [(variable: CoreVariable, coefficient: Double)] = []
                presolve.pool.forEachEntry(ofRow: row) {
                    terms.append((variableOf[$0.column], $0.coefficient))
                }
                terms.sort { $0.variable < $1.variable }
                component.termVariables.append(contentsOf: terms.map(\.variable))
                component.coefficients.append(contentsOf: terms.map(\.coefficient))
                component.starts.append(component.termVariables.count)
            }
            cores.append(component)
        }
    }

    /// The component with a row, by a depth-first walk over rows and columns.
    private func connected(
        with first: RowIndex, _ variableOf: inout Table<ColumnIndex, CoreVariable>,
        _ isSeen: inout Table<RowIndex, Bool>
    ) -> CoreComponent {
        let pool = presolve.pool
        var component = CoreComponent()
        var open = [first]
        isSeen[first] = true
        while let row = open.popLast() {
            component.rows.append(row)
            pool.forEachEntry(ofRow: row) { entry in
                guard variableOf[entry.column].isNone else { return }
                variableOf[entry.column] = CoreVariable(0)
                component.columns.append(entry.column)
                var other = pool.columns[entry.column].head
                while other.exists {
                    let row = pool.entries[other].row
                    if !isSeen[row] {
                        isSeen[row] = true
                        open.append(row)
                    }
                    other = pool.entries[other].nextInColumn
                }
            }
        }
        return component
    }

    /// Solves all cores, within a shared limit of row operations.
    mutating func solveCores(_ limit: Int, _ aim: Core.Aim) {
        let end = work < Int.max - limit ? work + limit : .max
        for index in cores.indices { solveCore(index, end, aim) }
    }

    /// How far the simplex came in every core: the least reach.
    var reach: Core.Reach { cores.elements.reduce(.optimum) { min($0, $1.reach) } }

    /// Solves a core by the simplex and takes its values. Values and openness of the component's columns are set only
    /// where the core is feasible.
    ///
    /// An infeasible core adds a fault for each contradiction. With the aim `feasibility` no value is taken.
    mutating func solveCore(_ index: CoreIndex, _ workLimit: Int, _ aim: Core.Aim = .optimum) {
        let component = cores[index]
        var core = Core(problem(component), workLimit: max(0, workLimit - work), aim: aim)
        work += core.work
        cores[index].reach = core.reach
        guard core.isFeasible else {
            cores[index].contradictions = core.contradictions
            for place in core.contradictions.indices { faults.append(.core(index, contradiction: place)) }
            return
        }
        guard aim != .feasibility else { return }
        let movable = core.movable()
        for (place, column) in component.columns.enumerated() {
            values[column] = core.values[place]
            mark(column, movable[CoreVariable(place)] ? .free : .decided)
        }
    }

    /// The component as a problem for the simplex: ranges and costs of its columns. A rate on the far left is a
    /// corner at minus infinity. Every column starts at its lower limit, or at 0 without one.
    private func problem(_ component: CoreComponent) -> CoreProblem {
        var problem = CoreProblem()
        for column in component.columns {
            let shape = functions.shapes[column]
            let local = problem.addVariable(low: shape.low, high: shape.high)
            for r in shape.base {
                let rate = functions.rates[r]
                problem.corners.append(
                    Corner(strength: rate.strength, variable: local, position: -.infinity, jump: rate.value))
            }
            for b in shape.breakpoints {
                let breakpoint = functions.breakpoints[b]
                for r in breakpoint.rise {
                    let rate = functions.rates[r]
                    problem.corners.append(
                        Corner(
                            strength: rate.strength, variable: local, position: breakpoint.position, jump: rate.value))
                }
            }
        }
        for (place, row) in component.rows.enumerated() {
            let range = component.starts[place]..<component.starts[place + 1]
            problem.scale = max(problem.scale, sizes[row])
            problem.rows.append(
                CoreProblem.Row(
                    constant: -constants[row], columns: Array(component.termVariables[range]),
                    coefficients: Array(component.coefficients[range])))
        }
        for v in problem.low.indices {
            let low = problem.low[v]
            problem.rests.append(CoreProblem.Rest(variable: v, position: low.isFinite ? low : 0))
        }
        return problem
    }
}
