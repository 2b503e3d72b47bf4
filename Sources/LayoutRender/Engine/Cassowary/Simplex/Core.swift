/// One component of a program, solved; tells which other values would be as good.
struct Core: Sendable {
    /// The rows and costs.
    let problem: CoreProblem
    /// The basis after the last rank; what can still move in it is ambiguous.
    private(set) var simplex: Simplex
    /// The value of each variable; empty where no point was found or asked for.
    private(set) var values: [Double] = []
    /// Whether there is a point to show: a feasible one, or the nearest where that is asked for.
    private(set) var isFeasible = true
    private let aim: Aim
    /// Whether the point is not feasible, and as near as it can be.
    private var missesLimits = false
    /// How far the simplex got within the work allowed.
    private(set) var reach = Reach.optimum

    /// Why there is no feasible point: with these limits of variables, a sum of these rows cannot hold (Farkas). Each
    /// shares no variable with another.
    private(set) var contradictions: [Contradiction] = []

    /// What a core is solved for.
    enum Aim: Sendable {
        /// The optimum; where no point is feasible, the reasons.
        case optimum
        /// Whether a point is feasible, for trials that ask no more; where none is, the reasons.
        case feasibility
        /// The optimum; where no point is feasible, hard limits are missed by as little as they can be together, and weaker
        /// priorities make no miss larger.
        case nearest
    }

    /// How far the solution of a core got, in ascending order.
    enum Reach: Sendable, Comparable {
        /// Hard limits are met as far as they could be, within the work allowed or at all.
        case limits
        /// Hard limits hold and stronger priorities are optimal; this priority and weaker ones may not be.
        case priority(weakness: Int64)
        case optimum

        static func priority(strength: Int64) -> Self { .priority(weakness: -strength) }
    }

    /// Rows and limits that cannot hold together.
    struct Contradiction: Sendable {
        /// The rows with a price in the proof.
        var rows: [CoreRow] = []
        /// The limits that stand against the rows.
        var limits: [(variable: CoreVariable, isLow: Bool)] = []
    }

    /// 1 start every variable within its limits, next to 0; 2 choose a basis, variables without limits first; 3 make the
    /// basic variables feasible; 4 minimise rank by rank, each within what is optimal for the stronger ones; 5 settle
    /// the variables still free, for a deterministic answer.
    ///
    /// Where the work does not suffice, the values are the last ones found, and `reach` tells how far the steps came.
    init(_ problem: CoreProblem, workLimit: Int, aim: Aim = .optimum) {
        self.problem = problem
        self.aim = aim
        let entries = workLimit < Int.max / Self.entriesForWork ? workLimit * Self.entriesForWork : Int.max
        simplex = Simplex(SparseMatrix(problem), effortLimit: entries)
        simplex.shortest = Tolerance.position * problem.scale
        simplex.tolerance = tolerance
        start()
        guard isFeasible else { return }
        var reached = Reach.limits
        do {
            try simplex.chooseBasis(basisOrder())
            try makeFeasible()
            guard isFeasible, aim != .feasibility else { return }
            try minimiseRanks(&reached)
            reached = .priority(strength: Priority(0).strength)
            try settle()
        } catch {
            reach = reached
            values = Array(simplex.values.elements[..<problem.low.count])
        }
        if missesLimits { reach = .limits }
    }

    /// How many entries touched count as one row operation.
    private static let entriesForWork = 64

    /// Row operations spent.
    var work: Int { simplex.effort / Self.entriesForWork }

    /// Puts every variable at the value of its range that is nearest to 0, and freezes variables with a single value.
    private mutating func start() {
        for v in problem.low.indices {
            simplex.values[v] = min(max(0, problem.low[v]), problem.high[v])
            simplex.isFrozen[v] = problem.low[v] >= problem.high[v]
            if problem.low[v] > problem.high[v] + tolerance {
                guard aim != .nearest else {
                    missesLimits = true
                    continue
                }
                isFeasible = false
                let limits = [true, false].map { (variable: v, isLow: $0) }
                contradictions.append(Contradiction(limits: limits))
            }
            if !simplex.isFrozen[v] { simplex.reopen(v) }
        }
        for row in problem.rows.indices { simplex.isFrozen[simplex.matrix.logical(of: row)] = true }
    }

    /// The infeasibility that counts as rounding.
    private var tolerance: Double { Tolerance.feasibility * problem.scale }

    /// Variables without limits or costs first, then those without limits, then the others; shorter columns first.
    private func basisOrder() -> [CoreVariable] {
        var isCostly = Table<CoreVariable, Bool>(repeating: false, count: problem.low.count)
        for corner in problem.corners { isCostly[corner.variable] = true }
        func group(_ v: CoreVariable) -> Int {
            let isFree = problem.low[v] == -.infinity && problem.high[v] == .infinity
            return isFree ? isCostly[v] ? 1 : 0 : 2
        }
        return simplex.basis.open.map { (group($0), simplex.matrix.length(ofColumn: $0), $0) }
            .sorted { $0 < $1 }.map(\.2)
    }

    /// Moves all variables within their limits, or as near as they get; then these are walls.
    private mutating func makeFeasible() throws(SolverError) {
        let logicals = Array(repeating: 0.0, count: problem.rows.count)
        let missed = try simplex.moveWithin(
            Simplex.Ranges(low: Table(problem.low.elements + logicals), high: Table(problem.high.elements + logicals)))
        guard !missed.isEmpty else { return }
        if aim == .nearest {
            missesLimits = true
            simplex.widen(missed)
        } else {
            isFeasible = false
            contradictions = simplex.contradictions(missed)
        }
    }

    /// Minimises the costs of one priority after the other; after each, variables whose move would cost something are
    /// frozen.
    private mutating func minimiseRanks(_ reached: inout Reach) throws(SolverError) {
        let corners = problem.corners.sorted(by: Corner.precedes)
        var start = 0
        while start < corners.count, !simplex.basis.open.isEmpty {
            var end = start
            while end < corners.count, corners[end].strength == corners[start].strength { end += 1 }
            reached = .priority(strength: corners[start].strength)
            let costs = RankCosts(corners[start..<end], low: simplex.ranges.low, high: simplex.ranges.high)
            _ = try simplex.minimise(costs)
            var attempts = 0
            while attempts < 2, !simplex.isWithin(simplex.ranges) {
                // Rounding has carried a variable off: bring it back within what is optimal so far.
                attempts += 1
                simplex.end(costs)
                _ = try simplex.moveWithin(simplex.ranges)
                _ = try simplex.minimise(costs)
            }
            simplex.narrow(costs)
            simplex.end(costs)
            start = end
        }
        simplex.refreshValues()
    }

    /// Moves the free variables in turn as near as possible to their positions of rest.
    private mutating func settle() throws(SolverError) {
        guard !simplex.basis.open.isEmpty, !problem.rests.isEmpty else {
            values = Array(simplex.values.elements[..<problem.low.count])
            return
        }
        var settled = simplex
        var movable = settled.movable()
        var count = settled.basis.open.count
        for rest in problem.rests where movable[rest.variable] && !settled.basis.open.isEmpty {
            let corners = [
                Corner(strength: 0, variable: rest.variable, position: -.infinity, jump: -1),
                Corner(strength: 0, variable: rest.variable, position: rest.position, jump: 2),
            ]
            let costs = RankCosts(corners[...], low: settled.ranges.low, high: settled.ranges.high)
            defer { simplex.effort = settled.effort }
            _ = try settled.minimise(costs)
            settled.narrow(costs)
            settled.end(costs)
            if settled.basis.open.count < count {
                count = settled.basis.open.count
                movable = settled.movable()
            }
        }
        settled.refreshValues()
        values = Array(settled.values.elements[..<problem.low.count])
        simplex.effort = settled.effort
    }

    /// For each variable whether it may have other optimal values, as far as can be told without a search.
    mutating func movable() -> Table<CoreVariable, Bool> {
        reach == .optimum ? simplex.movable() : Table(repeating: false, count: problem.low.count)
    }

    /// Factorises the basis afresh, for the search of many ranges. A range without an end is only believed of a fresh
    /// basis, which each search would otherwise factorise for itself.
    mutating func refresh() {
        guard reach == .optimum, simplex.basis.factors.exchangeCount > 0 else { return }
        // Of a copy, without a limit, as each search would: a factorisation that ends half-way leaves no basis.
        var fresh = simplex
        fresh.effortLimit = .max
        guard (try? fresh.refactorise()) != nil else { return }
        simplex = fresh
    }

    /// The values a variable takes over all optima; nil if there is one only.
    func range(of variable: CoreVariable) throws(SolverError) -> ClosedRange<Double>? {
        guard reach == .optimum else { return nil }
        var ends: [Double] = []
        for sign in [-1.0, 1.0] {
            var trial = simplex
            trial.effortLimit = .max
            let costs = RankCosts(
                [Corner(strength: 0, variable: variable, position: -.infinity, jump: -sign)], low: trial.ranges.low,
                high: trial.ranges.high)
            let outcome = try trial.minimise(costs)
            ends.append(outcome == .optimal ? trial.values[variable] : sign * .infinity)
        }
        let width = ends[1] - ends[0]
        return width > Tolerance.ambiguity * max(1, problem.scale) ? ends[0]...ends[1] : nil
    }
}
