/// Rows and variables that the presolve could not take apart, connected with each other.
struct CoreComponent: Sendable {
    var variables: [Int32] = []
    var rows: [Int32] = []
    /// The place of the first row's terms in each row, flat: row k has `starts[k] ..< starts[k + 1]`.
    var starts: [Int] = [0]
    var columns: [Int32] = []
    var coefficients: [Double] = []
    /// How far the simplex got in it.
    var reach = Core.Reach.optimum
    /// For a core without a feasible point, why not.
    var contradictions: [Core.Contradiction] = []
}

extension Plan {
    /// Splits what is left into connected components; variables and rows of each ascend.
    mutating func findCores(from firstRow: Int = 0) {
        let pool = presolve.pool
        let rows = presolve.isRowEliminated[firstRow...].indices.filter { !presolve.isRowEliminated[$0] }
        guard !rows.isEmpty else { return }
        var coreOf: [Int32] = Array(repeating: -1, count: presolve.columns.count)
        var isSeen = Array(repeating: false, count: presolve.isRowEliminated.count)
        for first in rows where !isSeen[first] {
            var component = CoreComponent()
            var open = [first]
            isSeen[first] = true
            while let row = open.popLast() {
                component.rows.append(Int32(truncatingIfNeeded: row))
                var index = pool.rows[row].head
                while index >= 0 {
                    let entry = pool.entries[Int(index)]
                    index = entry.nextInRow
                    guard coreOf[Int(entry.variable)] < 0 else { continue }
                    coreOf[Int(entry.variable)] = 0
                    component.variables.append(entry.variable)
                    var other = pool.columns[Int(entry.variable)].head
                    while other >= 0 {
                        let row = Int(pool.entries[Int(other)].row)
                        if !isSeen[row] {
                            isSeen[row] = true
                            open.append(row)
                        }
                        other = pool.entries[Int(other)].nextInColumn
                    }
                }
            }
            component.rows.sort()
            component.variables.sort()
            for (place, variable) in component.variables.enumerated() {
                coreOf[Int(variable)] = Int32(truncatingIfNeeded: place)
            }
            for row in component.rows {
                var terms: [(column: Int32, coefficient: Double)] = []
                var index = pool.rows[Int(row)].head
                while index >= 0 {
                    let entry = pool.entries[Int(index)]
                    terms.append((coreOf[Int(entry.variable)], entry.coefficient))
                    index = entry.nextInRow
                }
                terms.sort { $0.column < $1.column }
                component.columns.append(contentsOf: terms.map(\.column))
                component.coefficients.append(contentsOf: terms.map(\.coefficient))
                component.starts.append(component.columns.count)
            }
            cores.append(component)
        }
    }

    /// Solves all cores, within so many row operations.
    mutating func solveCores(_ limit: Int, _ aim: Core.Aim) {
        let end = work < Int.max - limit ? work + limit : .max
        for index in cores.indices { solveCore(index, end, aim) }
    }

    /// How far the simplex got in all cores: the least far of them.
    var reach: Core.Reach { cores.reduce(.optimum) { min($0, $1.reach) } }

    /// Solves a core by the simplex and takes its values.
    mutating func solveCore(_ index: Int, _ workLimit: Int, _ aim: Core.Aim = .optimum) {
        let component = cores[index]
        var core = Core(problem(component), workLimit: max(0, workLimit - work), aim: aim)
        work += core.work
        cores[index].reach = core.reach
        guard core.isFeasible else {
            cores[index].contradictions = core.contradictions
            for place in core.contradictions.indices {
                faults.append(.core(Int32(truncatingIfNeeded: index), contradiction: place))
            }
            return
        }
        guard aim != .feasibility else { return }
        let movable = core.movable()
        for (place, variable) in component.variables.enumerated() {
            values[Int(variable)] = core.values[place]
            mark(Int(variable), movable[place] ? .free : .decided)
        }
    }

    private func problem(_ component: CoreComponent) -> CoreProblem {
        var problem = CoreProblem()
        for (place, variable) in component.variables.enumerated() {
            let shape = functions.shapes[Int(variable)]
            _ = problem.addVariable(low: shape.low, high: shape.high)
            let local = Int32(truncatingIfNeeded: place)
            for r in shape.base {
                let rate = functions.rates[Int(r)]
                problem.corners.append(
                    Corner(strength: rate.strength, variable: local, place: -.infinity, jump: rate.value))
            }
            for b in shape.breakpoints {
                let breakpoint = functions.breakpoints[Int(b)]
                for r in breakpoint.rates {
                    let rate = functions.rates[Int(r)]
                    problem.corners.append(
                        Corner(strength: rate.strength, variable: local, place: breakpoint.place, jump: rate.value))
                }
            }
        }
        for (place, row) in component.rows.enumerated() {
            let range = component.starts[place]..<component.starts[place + 1]
            problem.scale = max(problem.scale, sizes[Int(row)])
            problem.rows.append(
                CoreProblem.Row(
                    constant: -constants[Int(row)], columns: Array(component.columns[range]),
                    coefficients: Array(component.coefficients[range])))
        }
        for v in component.variables.indices {
            let low = problem.low[v]
            problem.rests.append(
                CoreProblem.Rest(variable: Int32(truncatingIfNeeded: v), place: low.isFinite ? low : 0))
        }
        return problem
    }
}
