/// Rows and variables that the elimination could not take apart, connected with each other.
struct CorePart: Sendable {
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
    /// Splits what is left into connected parts; variables and rows of each ascend.
    mutating func findCores(from firstRow: Int = 0) {
        let pool = elimination.pool
        let rows = elimination.isRowGone[firstRow...].indices.filter { !elimination.isRowGone[$0] }
        guard !rows.isEmpty else { return }
        var coreOf: [Int32] = Array(repeating: -1, count: elimination.unknowns.count)
        var isSeen = Array(repeating: false, count: elimination.isRowGone.count)
        for first in rows where !isSeen[first] {
            var part = CorePart()
            var open = [first]
            isSeen[first] = true
            while let row = open.popLast() {
                part.rows.append(Int32(truncatingIfNeeded: row))
                var index = pool.rows[row].head
                while index >= 0 {
                    let entry = pool.entries[Int(index)]
                    index = entry.nextInRow
                    guard coreOf[Int(entry.variable)] < 0 else { continue }
                    coreOf[Int(entry.variable)] = 0
                    part.variables.append(entry.variable)
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
            part.rows.sort()
            part.variables.sort()
            for (place, variable) in part.variables.enumerated() {
                coreOf[Int(variable)] = Int32(truncatingIfNeeded: place)
            }
            for row in part.rows {
                var terms: [(column: Int32, coefficient: Double)] = []
                var index = pool.rows[Int(row)].head
                while index >= 0 {
                    let entry = pool.entries[Int(index)]
                    terms.append((coreOf[Int(entry.variable)], entry.coefficient))
                    index = entry.nextInRow
                }
                terms.sort { $0.column < $1.column }
                part.columns.append(contentsOf: terms.map(\.column))
                part.coefficients.append(contentsOf: terms.map(\.coefficient))
                part.starts.append(part.columns.count)
            }
            cores.append(part)
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
        let part = cores[index]
        var core = Core(problem(part), workLimit: max(0, workLimit - work), aim: aim)
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
        for (place, variable) in part.variables.enumerated() {
            values[Int(variable)] = core.values[place]
            mark(Int(variable), movable[place] ? .free : .decided)
        }
    }

    private func problem(_ part: CorePart) -> CoreProblem {
        var problem = CoreProblem()
        for (place, variable) in part.variables.enumerated() {
            let shape = functions.shapes[Int(variable)]
            _ = problem.addVariable(low: shape.low, high: shape.high)
            let local = Int32(truncatingIfNeeded: place)
            for r in shape.base {
                let rate = functions.rates[Int(r)]
                problem.corners.append(
                    Corner(strength: rate.strength, variable: local, place: -.infinity, jump: rate.value))
            }
            for b in shape.bends {
                let bend = functions.bends[Int(b)]
                for r in bend.rates {
                    let rate = functions.rates[Int(r)]
                    problem.corners.append(
                        Corner(strength: rate.strength, variable: local, place: bend.place, jump: rate.value))
                }
            }
        }
        for (place, row) in part.rows.enumerated() {
            let range = part.starts[place]..<part.starts[place + 1]
            problem.scale = max(problem.scale, sizes[Int(row)])
            problem.rows.append(
                CoreProblem.Row(
                    constant: -constants[Int(row)], columns: Array(part.columns[range]),
                    coefficients: Array(part.coefficients[range])))
        }
        for v in part.variables.indices {
            let low = problem.low[v]
            problem.rests.append(
                CoreProblem.Rest(variable: Int32(truncatingIfNeeded: v), place: low.isFinite ? low : 0))
        }
        return problem
    }
}
