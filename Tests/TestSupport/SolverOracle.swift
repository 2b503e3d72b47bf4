import Cassowary

/// What the slow solver says about a program: which required constraints give way, and the cost of each priority.
public struct OracleAnswer {
    public var setAside: [ConstraintIndex]
    public var costs: [(priority: Priority, cost: Double)]
}

/// A slow solver to compare with: one dense linear program for each question, nothing shared with the real solver.
///
/// Required constraints are taken in order, unbreakable ones first, and refused if they cannot hold with those before.
/// Then each priority, strongest first, is minimised with the earlier optima fixed.
public struct SolverOracle {
    let program: ConstraintProgram

    public init(_ program: ConstraintProgram) { self.program = program }

    public func answer() -> OracleAnswer {
        var kept: [Int] = []
        var refused: [ConstraintIndex] = []
        let live = (0..<program.constraintCount).filter { !program.isRemoved(ConstraintIndex(index: Int32($0))) }
        let required = live.filter { program.rows[$0].priority.isRequired }
        if isFeasible(required) {
            kept = required
        } else {
            for constraint in required.filter({ !program.rows[$0].breakable })
                + required.filter({ program.rows[$0].breakable })
            {
                if isFeasible(kept + [constraint]) {
                    kept.append(constraint)
                } else {
                    refused.append(ConstraintIndex(index: Int32(constraint)))
                }
            }
        }
        let priorities = Set(live.map { program.rows[$0].priority }.filter { !$0.isRequired }).sorted(by: >)
        var fixed: [(members: [Int], cost: Double)] = []
        var costs: [(priority: Priority, cost: Double)] = []
        for priority in priorities {
            let members = live.filter { program.rows[$0].priority == priority }
            let cost = minimum(of: members, kept: kept, fixed: fixed)
            fixed.append((members, cost))
            costs.append((priority, cost))
        }
        return OracleAnswer(setAside: refused, costs: costs)
    }

    /// Whether required constraints can hold together.
    public func isFeasible(_ constraints: [Int]) -> Bool {
        var linear = DenseLinearProgram()
        write(constraints, into: &linear)
        return linear.minimum().map { $0 < .infinity } ?? false
    }

    private func minimum(of members: [Int], kept: [Int], fixed: [(members: [Int], cost: Double)]) -> Double {
        var linear = DenseLinearProgram()
        write(kept, into: &linear)
        var errors: [Int: [Int]] = [:]
        for constraint in members + fixed.flatMap(\.members) {
            let above = linear.addColumn()
            let below = linear.addColumn()
            var row = terms(constraint)
            row.append((above, -1))
            row.append((below, 1))
            linear.addRow(row, equals: shifted(constraint))
            switch program.rows[constraint].relation {
            case .equal: errors[constraint] = [above, below]
            case .lessThanOrEqual: errors[constraint] = [above]
            case .greaterThanOrEqual: errors[constraint] = [below]
            }
        }
        for (group, cost) in fixed {
            let slack = linear.addColumn()
            let row = group.flatMap { errors[$0] ?? [] }.map { ($0, 1.0) } + [(slack, 1.0)]
            linear.addRow(row, equals: cost + 1e-9 * max(1, cost))
        }
        for member in members { for column in errors[member] ?? [] { linear.cost[column] = 1 } }
        return linear.minimum() ?? .nan
    }

    /// Column 2v is variable v above its minimum (or above 0), column 2v + 1 what a free one lies below 0.
    private func write(_ constraints: [Int], into linear: inout DenseLinearProgram) {
        for _ in 0..<2 * program.variableCount { _ = linear.addColumn() }
        for constraint in constraints {
            var row = terms(constraint)
            switch program.rows[constraint].relation {
            case .equal: break
            case .lessThanOrEqual: row.append((linear.addColumn(), 1))
            case .greaterThanOrEqual: row.append((linear.addColumn(), -1))
            }
            linear.addRow(row, equals: shifted(constraint))
        }
    }

    private func terms(_ constraint: Int) -> [(Int, Double)] {
        var result: [(Int, Double)] = []
        for t in program.terms(of: constraint) {
            let v = Int(program.allTerms[t].variable.index)
            result.append((2 * v, program.allTerms[t].coefficient))
            if program.minimums[v] == -.infinity { result.append((2 * v + 1, -program.allTerms[t].coefficient)) }
        }
        return result
    }

    private func shifted(_ constraint: Int) -> Double {
        var sum = program.rows[constraint].constant
        for t in program.terms(of: constraint) {
            let minimum = program.minimums[Int(program.allTerms[t].variable.index)]
            if minimum.isFinite { sum -= minimum * program.allTerms[t].coefficient }
        }
        return sum
    }

    /// What the values cost at each soft priority, strongest first.
    public static func costs(of values: [Double], in program: ConstraintProgram) -> [(priority: Priority, cost: Double)]
    {
        var sums: [Priority: Double] = [:]
        for i in 0..<program.constraintCount
        where !program.rows[i].priority.isRequired && !program.isRemoved(ConstraintIndex(index: Int32(i))) {
            sums[program.rows[i].priority, default: 0] += miss(of: i, values, program)
        }
        return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    }

    /// By how much the values miss a constraint.
    public static func miss(of constraint: Int, _ values: [Double], _ program: ConstraintProgram) -> Double {
        var sum = -program.rows[constraint].constant
        for t in program.terms(of: constraint) {
            sum += program.allTerms[t].coefficient * values[Int(program.allTerms[t].variable.index)]
        }
        switch program.rows[constraint].relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return max(0, sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }
}

/// `minimise cost * x` with `A x = b`, `x >= 0`, by the two-phase tableau method with Bland's rule.
struct DenseLinearProgram {
    var cost: [Double] = []
    private var rows: [(terms: [(Int, Double)], constant: Double)] = []

    mutating func addColumn() -> Int {
        cost.append(0)
        return cost.count - 1
    }

    mutating func addRow(_ terms: [(Int, Double)], equals constant: Double) { rows.append((terms, constant)) }

    /// The least cost; nil if no point is feasible.
    func minimum() -> Double? {
        let n = cost.count
        let m = rows.count
        let width = n + m + 1
        var a = [Double](repeating: 0, count: (m + 1) * width)
        var basis = [Int](repeating: 0, count: m)
        for (i, row) in rows.enumerated() {
            let sign: Double = row.constant < 0 ? -1 : 1
            for (column, coefficient) in row.terms { a[i * width + column] += sign * coefficient }
            a[i * width + n + i] = 1
            a[i * width + width - 1] = sign * row.constant
            basis[i] = n + i
        }
        let scale = rows.reduce(1.0) { max($0, abs($1.constant)) }
        return a.withUnsafeMutableBufferPointer { a in
            for j in n..<n + m { a[m * width + j] = 1 }
            for i in 0..<m { for j in 0..<width { a[m * width + j] -= a[i * width + j] } }
            run(a, width, m, n, &basis)
            if -a[m * width + width - 1] > 1e-8 * scale { return nil }
            // Artificial variables that are still basic are exchanged, so that the second phase cannot increase them.
            for i in 0..<m where basis[i] >= n {
                if let j = (0..<n).first(where: { abs(a[i * width + $0]) > 1e-7 }) { pivot(a, width, m, i, j, &basis) }
            }
            for j in 0..<width { a[m * width + j] = j < n ? cost[j] : 0 }
            for i in 0..<m where basis[i] < n && cost[basis[i]] != 0 {
                let factor = cost[basis[i]]
                for j in 0..<width { a[m * width + j] -= factor * a[i * width + j] }
            }
            run(a, width, m, n, &basis)
            return max(0, -a[m * width + width - 1])
        }
    }

    private func run(
        _ a: UnsafeMutableBufferPointer<Double>, _ width: Int, _ m: Int, _ n: Int, _ basis: inout [Int]
    ) {
        while let j = (0..<n).first(where: { a[m * width + $0] < -1e-9 }) {
            var row = -1
            var best = Double.infinity
            for i in 0..<m where a[i * width + j] > 1e-9 {
                let ratio = a[i * width + width - 1] / a[i * width + j]
                if ratio < best - 1e-12 || (ratio <= best + 1e-12 && row >= 0 && basis[i] < basis[row]) {
                    best = min(best, ratio)
                    row = i
                }
            }
            guard row >= 0 else { return }
            pivot(a, width, m, row, j, &basis)
        }
    }

    private func pivot(
        _ a: UnsafeMutableBufferPointer<Double>, _ width: Int, _ m: Int, _ row: Int, _ column: Int,
        _ basis: inout [Int]
    ) {
        let inverse = 1 / a[row * width + column]
        for j in 0..<width { a[row * width + j] *= inverse }
        for i in 0...m where i != row && a[i * width + column] != 0 {
            let factor = a[i * width + column]
            for j in 0..<width { a[i * width + j] -= factor * a[row * width + j] }
        }
        basis[row] = column
    }
}
