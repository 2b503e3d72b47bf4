/// A part of a program in the form the simplex works on: rows over variables with hard limits and convex costs.
struct CoreProblem: Sendable {
    /// Hard limits of each variable.
    var low: [Double] = []
    var high: [Double] = []
    /// What each variable costs.
    var corners: [Corner] = []
    /// `basic = constant + ...`, or `0 = constant + ...` with basic -1 for a required equality.
    var rows: [Row] = []
    /// How many of the first variables are the program's own; the others are errors of rows.
    var ownCount = 0
    /// The largest number in the part: what "zero" is measured against.
    var scale = 1.0

    mutating func addVariable(low: Double = -.infinity, high: Double = .infinity) -> Int32 {
        self.low.append(low)
        self.high.append(high)
        return Int32(truncatingIfNeeded: self.low.count - 1)
    }
}

/// One part of a program, solved, and ready to tell what else would be as good.
struct Core: Sendable {
    let problem: CoreProblem
    /// The tableau after the last rank; what can still move in it is ambiguous.
    private(set) var simplex: Simplex
    private(set) var values: [Double] = []
    private(set) var isFeasible = true

    /// 1 start every variable within its limits, next to 0; 2 eliminate the required equalities; 3 make the basic
    /// variables feasible; 4 minimise rank by rank, each within what is optimal for the stronger ones; 5 settle what is
    /// still free, so that the answer is the same each time.
    init(_ problem: CoreProblem, work: Int, workLimit: Int) throws(SolverError) {
        self.problem = problem
        simplex = Simplex(Tableau(variables: problem.low.count, workLimit: workLimit))
        simplex.tableau.work = work
        start()
        try eliminateEqualities()
        if isFeasible { try makeFeasible() }
        guard isFeasible else { return }
        try minimiseRanks()
        try settle()
    }

    private mutating func start() {
        for v in problem.low.indices {
            simplex.tableau.values[v] = min(max(0, problem.low[v]), problem.high[v])
            simplex.tableau.isFrozen[v] = problem.low[v] >= problem.high[v]
            if problem.low[v] > problem.high[v] + tolerance { isFeasible = false }
        }
        for row in problem.rows { simplex.tableau.append(row) }
    }

    private var tolerance: Double { Tolerance.feasibility * problem.scale }

    /// Solves each required equality for one of its variables and puts that in place everywhere.
    ///
    /// The row of a variable without limits and costs is put away at once: nothing in the simplex depends on it.
    private mutating func eliminateEqualities() throws(SolverError) {
        var isCostly = Array(repeating: false, count: problem.low.count)
        for corner in problem.corners { isCostly[Int(corner.variable)] = true }
        for index in simplex.tableau.rows.indices where simplex.tableau.rows[index].basic < 0 {
            let row = simplex.tableau.rows[index]
            let largest = row.columns.indices.reduce(0.0) {
                simplex.tableau.isFrozen[Int(row.columns[$1])] ? $0 : max($0, row.coefficients[$1].magnitude)
            }
            var best: (column: Int32, effort: Int)?
            for (column, coefficient) in zip(row.columns, row.coefficients)
            where !simplex.tableau.isFrozen[Int(column)] && coefficient.magnitude >= 0.1 * largest {
                let v = Int(column)
                let isFree = problem.low[v] == -.infinity && problem.high[v] == .infinity
                let rank = isFree ? isCostly[v] ? 1 : 0 : 2
                let effort = rank << 32 + simplex.tableau.users[v].count
                if let best, best.effort < effort { continue }
                best = (column, effort)
            }
            guard let best else {
                if simplex.tableau.value(of: row).magnitude > tolerance { isFeasible = false }
                simplex.tableau.rows[index].columns = []
                simplex.tableau.rows[index].coefficients = []
                continue
            }
            try simplex.tableau.pivot(row: Int32(truncatingIfNeeded: index), entering: best.column)
            if best.effort >> 32 == 0 {
                simplex.tableau.deferred.append(simplex.tableau.rows[index])
                simplex.tableau.rowOf[Int(best.column)] = -2
                simplex.tableau.rows[index] = Row(basic: -1, constant: 0)
            }
        }
        simplex.tableau.refreshValues()
    }

    /// Minimises the sum of what basic variables miss their limits by; then the limits are walls.
    private mutating func makeFeasible() throws(SolverError) {
        let costs = RankCosts(limits: problem, simplex.tableau)
        _ = try simplex.minimise(costs)
        for entry in costs.entries {
            let v = Int(entry.variable)
            let value = simplex.tableau.values[v]
            if value < problem.low[v] - tolerance || value > problem.high[v] + tolerance { isFeasible = false }
        }
        simplex.end(costs)
        simplex.tableau.low = problem.low
        simplex.tableau.high = problem.high
    }

    private mutating func minimiseRanks() throws(SolverError) {
        let corners = problem.corners.sorted(by: Corner.precedes)
        var start = 0
        while start < corners.count {
            var end = start
            while end < corners.count, corners[end].strength == corners[start].strength { end += 1 }
            let costs = RankCosts(
                corners[start..<end], low: simplex.tableau.low, high: simplex.tableau.high)
            _ = try simplex.minimise(costs)
            simplex.narrow(costs)
            simplex.end(costs)
            start = end
        }
        simplex.tableau.refreshValues()
    }

    /// In index order, each variable that can still move goes as near as it can to its lower limit, or to 0 without one.
    private mutating func settle() throws(SolverError) {
        var settled = simplex
        for v in 0..<problem.ownCount where settled.tableau.canMove(v) {
            let rest = problem.low[v].isFinite ? problem.low[v] : 0
            let variable = Int32(truncatingIfNeeded: v)
            let corners = [
                Corner(strength: 0, variable: variable, place: -.infinity, jump: -1),
                Corner(strength: 0, variable: variable, place: rest, jump: 2),
            ]
            let costs = RankCosts(corners[...], low: settled.tableau.low, high: settled.tableau.high)
            _ = try settled.minimise(costs)
            settled.narrow(costs)
            settled.end(costs)
        }
        settled.tableau.refreshValues()
        values = settled.tableau.values
        simplex.tableau.work = settled.tableau.work
    }

    /// For each variable whether it may have other optimal values, as far as can be told without a search.
    func movable() -> [Bool] {
        var result = problem.low.indices.map { simplex.tableau.canMove($0) }
        for row in simplex.tableau.deferred.reversed() {
            result[Int(row.basic)] = row.columns.contains { result[Int($0)] }
        }
        return result
    }

    /// The values a variable takes over all optima; nil if there is one only.
    func range(of variable: Int32) throws(SolverError) -> ClosedRange<Double>? {
        var combination = simplex.tableau.expand(variable)
        guard !combination.columns.isEmpty else { return nil }
        var ends: [Double] = []
        for sign in [-1.0, 1.0] {
            var trial = simplex
            trial.tableau.workLimit = .max
            let probe = trial.addVariable()
            combination.basic = probe
            trial.tableau.append(combination)
            trial.tableau.values[Int(probe)] = trial.tableau.value(of: combination)
            let costs = RankCosts(
                [Corner(strength: 0, variable: probe, place: -.infinity, jump: -sign)], low: trial.tableau.low,
                high: trial.tableau.high)
            ends.append(try trial.minimise(costs) ? trial.tableau.values[Int(probe)] : sign * .infinity)
        }
        let width = ends[1] - ends[0]
        return width > Tolerance.ambiguity * max(1, problem.scale) ? ends[0]...ends[1] : nil
    }
}

extension RankCosts {
    /// The cost of missing hard limits: one for each unit.
    init(limits problem: CoreProblem, _ tableau: Tableau) {
        var corners: [Corner] = []
        for v in problem.low.indices {
            let variable = Int32(truncatingIfNeeded: v)
            if problem.low[v].isFinite {
                corners.append(Corner(strength: 0, variable: variable, place: -.infinity, jump: -1))
                corners.append(Corner(strength: 0, variable: variable, place: problem.low[v], jump: 1))
            }
            if problem.high[v].isFinite {
                corners.append(Corner(strength: 0, variable: variable, place: problem.high[v], jump: 1))
            }
        }
        self.init(corners[...], low: tableau.low, high: tableau.high)
    }
}

extension Tableau {
    /// Whether a variable has a column left that moves it.
    func canMove(_ variable: Int) -> Bool {
        switch rowOf[variable] {
        case -2: false
        case -1: !isFrozen[variable]
        default: rows[Int(rowOf[variable])].columns.contains { !isFrozen[Int($0)] }
        }
    }

    /// A variable as a row over nonbasic variables that can still move.
    func expand(_ variable: Int32) -> Row {
        var weights: [Double] = Array(repeating: 0, count: values.count)
        weights[Int(variable)] = 1
        var result = Row(basic: -1, constant: 0)
        func spread(_ row: Row) {
            let weight = weights[Int(row.basic)]
            guard weight != 0 else { return }
            weights[Int(row.basic)] = 0
            result.constant += weight * row.constant
            for (column, coefficient) in zip(row.columns, row.coefficients) {
                let before = weights[Int(column)]
                let part = weight * coefficient
                let sum = before + part
                let noise = Tolerance.cancellation * (before.magnitude + part.magnitude)
                weights[Int(column)] = sum.magnitude <= noise ? 0 : sum
            }
        }
        for row in deferred { spread(row) }
        for row in rows where row.basic >= 0 { spread(row) }
        for (index, weight) in weights.enumerated() where weight != 0 {
            if isFrozen[index] {
                result.constant += weight * values[index]
            } else {
                result.columns.append(Int32(truncatingIfNeeded: index))
                result.coefficients.append(weight)
            }
        }
        return result
    }
}

extension Simplex {
    /// Adds a variable without limits or costs.
    mutating func addVariable() -> Int32 {
        tableau.rowOf.append(-1)
        tableau.users.append([])
        tableau.values.append(0)
        tableau.low.append(-.infinity)
        tableau.high.append(.infinity)
        tableau.isFrozen.append(false)
        entryOf.append(-1)
        rates.append(0)
        magnitudes.append(0)
        isTouched.append(false)
        return Int32(truncatingIfNeeded: tableau.values.count - 1)
    }
}
