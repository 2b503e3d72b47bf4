/// Minimises convex costs over the rows of a core, one rank after the other, by the revised simplex method (Maros,
/// "Computational Techniques of the Simplex Method", 2003).
///
/// One iteration: choose an entering variable whose move lowers the cost (pricing); the basic variables that limit the
/// move tell which variable leaves the basis (ratio test); exchange the two. A variable may be anywhere in its range, and
/// its cost is a convex function, so a move may pass corners of other variables as long as the cost still falls (long-step
/// ratio test). Rows are never combined: every number is computed from the factors of the basis and the numbers that came
/// in. Prices of rows are the simplex multipliers, rates of variables the reduced costs.
struct Simplex: Sendable {
    /// The rows of the core.
    let matrix: SparseMatrix
    /// The basis and the candidates for the basis.
    var basis: Basis
    var values: Table<CoreVariable, Double>
    /// Where each variable may still move; the ranges narrow rank by rank.
    var ranges: Ranges
    /// A variable that will not move again once it is nonbasic.
    var isFrozen: Table<CoreVariable, Bool>
    /// Entries touched so far.
    var effort = 0
    /// Entries that may be touched before the solve ends with the values so far.
    var effortLimit: Int

    /// For each variable its entry in the costs of the current rank, or none.
    var entryOf: Table<CoreVariable, RankCostIndex>
    /// For each entry how many corners lie left of its basic variable.
    var passed = Table<RankCostIndex, Int>()
    /// What moves cost at the current basis.
    var pricing: Pricing
    /// While limits are to be reached: those limits. Within them a minimisation may stop, since where many limits meet it
    /// would go on minimising rounding.
    var goal: Ranges?
    /// Misses no larger than this are rounding.
    var tolerance = 0.0
    /// A step no longer than this is no progress but rounding.
    var shortest = 0.0
    /// Lists that solves and moves write anew.
    var scratch: Scratch

    /// A position where a moving variable meets a corner or the end of its range.
    struct Event: Sendable {
        /// The distance at which the move meets the event.
        var time: Double
        /// The variable that meets a corner or limit.
        var variable: CoreVariable
        /// The slot of the variable; none for the entering variable itself.
        var slot: CoreRow
        /// Change of the variable for each unit of the move.
        var rate: Double
        /// The value of the corner or limit.
        var position: Double
        /// How much steeper the cost grows behind it; infinite at the end of a range.
        var rise: Double
    }

    /// How a minimisation ended.
    enum Outcome: Sendable {
        case optimal
        /// The cost falls without end.
        case unbounded
    }

    /// A simplex over a matrix, with no basis and infinite ranges.
    init(_ matrix: SparseMatrix, effortLimit: Int) {
        self.matrix = matrix
        self.effortLimit = effortLimit
        let (rows, columns) = (matrix.rowCount, matrix.columnCount)
        let none = Table<CoreRow, Double>(repeating: 0, count: rows)
        let zero = Table<CoreVariable, Double>(repeating: 0, count: columns)
        basis = Basis(
            factors: Factors(rows: rows), basics: Table(repeating: .none, count: rows),
            slotOf: Table(repeating: .none, count: columns), indexInOpen: Table(repeating: -1, count: columns))
        values = zero
        ranges = Ranges(
            low: Table(repeating: -.infinity, count: columns), high: Table(repeating: .infinity, count: columns))
        isFrozen = Table(repeating: false, count: columns)
        entryOf = Table(repeating: .none, count: columns)
        pricing = Pricing(weights: Table(repeating: 1, count: columns), rates: zero, magnitudes: zero, prices: none)
        scratch = Scratch(dense: none, sizes: none, pivotRow: none, pivots: zero)
    }

    /// 1 start each basic variable left of the corners at its value; 2 compute the rates of the nonbasic variables;
    /// 3 choose the entering one; 4 move it as far as the cost falls, and bring the rates up to date; 5 repeat until no
    /// move lowers the cost.
    ///
    /// Leaves `rates` of the optimum behind for `narrow`.
    mutating func minimise(_ costs: RankCosts) throws(SolverError) -> Outcome {
        begin(costs)
        var standstill = 0
        var isPrecise = false
        pricing.areRatesStale = true
        while true {
            let isCautious = standstill > 1000 + 4 * matrix.rowCount
            pricing.shake = standstill > 30 ? UInt64(standstill) : 0
            if pricing.areRatesStale { computeRates(costs, precisely: isPrecise) }
            if effort > effortLimit { throw .workLimit(effortLimit) }
            guard let choice = chooseEntering(costs, cautious: isCautious) else {
                if isPrecise || pricing.steepest == 0 { return .optimal }
                // Nothing seems to be left: look again, with the prices checked against the rows.
                isPrecise = true
                pricing.areRatesStale = true
                continue
            }
            isPrecise = false
            guard let step = try move(choice, costs, cautious: isCautious) else {
                if basis.factors.exchangeCount == 0 { return .unbounded }
                // With the basis factorised afresh, a limit of the move may be found.
                try refactorise()
                begin(costs)
                continue
            }
            standstill = step > shortest ? 0 : standstill + 1
            if standstill % 8 == 1, let goal, isWithin(goal, share: 0.1) { return .optimal }
        }
    }

    /// Notes for each variable with a cost how many corners lie left of its value.
    private mutating func begin(_ costs: RankCosts) {
        passed = Table()
        passed.reserveCapacity(costs.entries.count)
        for index in costs.entries.indices {
            let entry = costs.entries[index]
            entryOf[entry.variable] = index
            passed.append(costs.passed(entry, at: values[entry.variable], inclusive: false))
        }
    }

    /// Forgets the costs of the current rank.
    mutating func end(_ costs: RankCosts) {
        for entry in costs.entries.elements { entryOf[entry.variable] = .none }
    }

    /// Prices are chosen so that basic variables have a reduced cost of zero; a nonbasic variable's rate is its own cost
    /// less its column's at these prices.
    private mutating func computeRates(_ costs: RankCosts, precisely: Bool) {
        pricing.areRatesStale = false
        for row in pricing.prices.indices { pricing.prices[row] = 0 }
        pricing.steepest = 0
        for index in costs.entries.indices where basis.slotOf[costs.entries[index].variable].exists {
            let entry = costs.entries[index]
            let slope = costs.rate(of: entry, passed: passed[index])
            pricing.prices[basis.slotOf[entry.variable]] = slope
            pricing.steepest = max(pricing.steepest, slope.magnitude)
        }
        effort += costs.entries.count + basis.open.count
        guard pricing.steepest > 0 else {
            for column in basis.open { (pricing.rates[column], pricing.magnitudes[column]) = (0, 0) }
            return
        }
        let slopes = precisely ? pricing.prices : Table()
        effort += basis.factors.solveTransposed(&pricing.prices, &scratch.sizes)
        if precisely { correctPrices(slopes) }
        // A price this far below all costs is the rounding error of zero.
        let noise = Tolerance.rounding * pricing.steepest
        for row in pricing.prices.indices where pricing.prices[row].magnitude <= noise { pricing.prices[row] = 0 }
        for column in basis.open { computeRate(column) }
    }

    /// The rate of one nonbasic variable, and the magnitude of its terms, from the prices.
    mutating func computeRate(_ column: CoreVariable) {
        var rate = 0.0
        var magnitude = 0.0
        for e in matrix.entries(ofColumn: column) {
            let cost = matrix.coefficients[e] * pricing.prices[matrix.rows[e]]
            rate -= cost
            magnitude += cost.magnitude
        }
        pricing.rates[column] = rate.magnitude <= Tolerance.cancellation * magnitude ? 0 : rate
        pricing.magnitudes[column] = magnitude
        effort += matrix.length(ofColumn: column)
    }

    /// One step of iterative refinement: prices for the residual, added to the prices.
    private mutating func correctPrices(_ slopes: Table<CoreRow, Double>) {
        var missing = slopes
        var isExact = true
        for slot in basis.basics.indices {
            var size = missing[slot].magnitude
            for e in matrix.entries(ofColumn: basis.basics[slot]) {
                let cost = matrix.coefficients[e] * pricing.prices[matrix.rows[e]]
                missing[slot] -= cost
                size += cost.magnitude
            }
            if missing[slot].magnitude <= 1e-15 * size { missing[slot] = 0 } else { isExact = false }
        }
        effort += 2 * basis.basics.count
        guard !isExact else { return }
        effort += basis.factors.solveTransposed(&missing, &scratch.sizes)
        for row in pricing.prices.indices { pricing.prices[row] += missing[row] }
    }

    /// The cost of moving a nonbasic variable up by one unit and of moving it down; infinite where its range ends.
    func directions(_ column: CoreVariable, _ costs: RankCosts) -> (
        up: Double, down: Double, noise: Double
    ) {
        var own = (left: 0.0, right: 0.0)
        if entryOf[column].exists { own = costs.rates(of: costs.entries[entryOf[column]], at: values[column]) }
        let noise = max(
            Tolerance.rate * (pricing.magnitudes[column] + max(own.left.magnitude, own.right.magnitude)),
            Tolerance.cancellation * pricing.steepest)
        return (
            values[column] >= ranges.high[column] ? .infinity : pricing.rates[column] + own.right,
            values[column] <= ranges.low[column] ? .infinity : -(pricing.rates[column] + own.left), noise
        )
    }

    /// An entering variable, its direction, and the rate of cost of its move.
    struct Choice {
        var column: CoreVariable
        /// 1 upwards, -1 downwards.
        var direction: Double
        /// The cost of one unit of the move; negative.
        var rate: Double
    }

    /// A number from 0 to 1 that looks random and depends on the key only.
    private static func share(of key: UInt64) -> Double {
        let mixed = (key ^ key >> 31) &* 0x9E37_79B9_7F4A_7C15
        return Double((mixed ^ mixed >> 29) &* 0xBF58_476D_1CE4_E5B9 >> 40) / 16_777_216
    }

    /// The variable and direction whose cost falls fastest, measured by how far its column goes (Devex). After some
    /// iterations without progress, a random weight on every falling variable leaves a vertex where many limits meet sooner;
    /// after very many, Bland's rule, the first falling variable, never comes back to a basis.
    private mutating func chooseEntering(_ costs: RankCosts, cautious: Bool) -> Choice? {
        while true {
            guard let best = bestEntering(costs, cautious: cautious) else { return nil }
            // The rate was updated from exchange to exchange; before the variable moves, it is computed anew.
            computeRate(best.column)
            let (up, down, noise) = directions(best.column, costs)
            if min(up, down) < -noise {
                return Choice(column: best.column, direction: up <= down ? 1 : -1, rate: min(up, down))
            }
        }
    }

    /// The variable with the best merit: squared rate divided by its devex weight.
    private mutating func bestEntering(_ costs: RankCosts, cautious: Bool) -> Choice? {
        var best: Choice?
        var bestMerit = 0.0
        effort += basis.open.count / 2
        for column in basis.open {
            let (up, down, noise) = directions(column, costs)
            let rate = min(up, down)
            guard rate < -noise else { continue }
            var merit = rate * rate / pricing.weights[column]
            if pricing.shake > 0 { merit *= Self.share(of: UInt64(column.offset) &+ pricing.shake << 32) }
            if let best {
                let sooner = column < best.column
                if cautious ? !sooner : merit < bestMerit || (merit == bestMerit && !sooner) { continue }
            }
            bestMerit = merit
            best = Choice(column: column, direction: up <= down ? 1 : -1, rate: rate)
        }
        return best
    }
}
