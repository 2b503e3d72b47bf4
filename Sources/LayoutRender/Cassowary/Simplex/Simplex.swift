/// Minimises convex costs over the rows of a core, one rank after the other, by the revised simplex method.
///
/// A step, in the words of the paper: choose an entering variable whose move lowers the cost; the basic variables that
/// limit it tell which one leaves; exchange them. A variable may stand anywhere in its range, and what it costs is a
/// convex function, so a move may pass corners of other variables as long as the cost still falls. The rows are never
/// combined: each question is answered from the factors of the basis and the numbers that came in.
struct Simplex: Sendable {
    let matrix: SparseMatrix
    var factors: Factors
    /// The basic variable of each slot, and the slot of each variable; -1 for a nonbasic one.
    var basics: [Int32]
    var slotOf: [Int32]
    var values: [Double]
    /// The range a variable may still move in; narrows rank by rank.
    var low: [Double]
    var high: [Double]
    /// A variable that will not move again once it is nonbasic.
    var isFrozen: [Bool]
    /// The nonbasic variables that may move, and the place of each among them; -1 for others.
    var open: [Int32] = []
    var placeInOpen: [Int32]
    /// Devex reference weights: how far a unit of the variable goes, next to others.
    var weights: [Double]
    /// Entries touched so far, and how many are allowed.
    var effort = 0
    var effortLimit: Int

    /// For each variable its entry in the costs of the current rank, or -1.
    var entryOf: [Int32]
    /// For each entry how many corners lie left of its basic variable.
    var passed: [Int] = []
    /// What a unit of a nonbasic variable costs by what it moves, and the sum of the magnitudes that is made of.
    var rates: [Double]
    var magnitudes: [Double]
    /// The price of a unit of each row, and the largest slope of cost that made them.
    var prices: [Double]
    var steepest = 0.0
    /// Whether prices and rates are to be computed afresh.
    var areRatesStale = true
    /// Basic variables that passed a corner in a move: by how much their slopes of cost changed.
    var changes: [(slot: Int32, slope: Double)] = []
    /// While limits are to be reached: those limits, since where many meet rounding must not be minimised.
    var goal: Ranges?
    /// Misses no larger than this are rounding.
    var tolerance = 0.0
    /// A step no longer than this is no progress but rounding.
    var shortest = 0.0
    /// What the choice between moves depends on after steps without progress; 0 while there is progress.
    private var shake: UInt64 = 0
    /// Scratch: a column in terms of the basis, dense and as a list of what basic variables do for each unit of it.
    var dense: [Double]
    var sizes: [Double]
    /// Scratch: a row of the inverse, what a slot takes from each row; and what it comes to for each nonbasic variable.
    var pivotRow: [Double]
    var pivots: [Double]
    var touched: [Int32] = []
    var column: [(slot: Int32, coefficient: Double)] = []
    var events: [Event] = []

    /// A place where a moving variable meets a corner or the end of its range.
    struct Event: Sendable {
        var time: Double
        var variable: Int32
        /// The slot of the variable; -1 for the entering variable itself.
        var slot: Int32
        /// Change of the variable for each unit of the move.
        var rate: Double
        var place: Double
        /// How much steeper the cost grows behind it; infinite at the end of a range.
        var rise: Double
    }

    /// How a minimisation ended.
    enum Outcome: Sendable {
        case optimal
        /// The cost falls without end.
        case unbounded
    }

    init(_ matrix: SparseMatrix, effortLimit: Int) {
        self.matrix = matrix
        self.effortLimit = effortLimit
        let count = matrix.columnCount
        factors = Factors(rows: matrix.rowCount)
        basics = Array(repeating: -1, count: matrix.rowCount)
        slotOf = Array(repeating: -1, count: count)
        values = Array(repeating: 0, count: count)
        low = Array(repeating: -.infinity, count: count)
        high = Array(repeating: .infinity, count: count)
        isFrozen = Array(repeating: false, count: count)
        placeInOpen = Array(repeating: -1, count: count)
        weights = Array(repeating: 1, count: count)
        entryOf = Array(repeating: -1, count: count)
        rates = Array(repeating: 0, count: count)
        magnitudes = Array(repeating: 0, count: count)
        prices = Array(repeating: 0, count: matrix.rowCount)
        dense = Array(repeating: 0, count: matrix.rowCount)
        sizes = dense
        pivotRow = dense
        pivots = rates
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
        areRatesStale = true
        while true {
            let isCautious = standstill > 1000 + 4 * matrix.rowCount
            shake = standstill > 30 ? UInt64(standstill) : 0
            if areRatesStale { computeRates(costs, precisely: isPrecise) }
            if effort > effortLimit { throw .workLimit(effortLimit) }
            guard let choice = chooseEntering(costs, cautious: isCautious) else {
                if isPrecise || steepest == 0 { return .optimal }
                // Nothing seems to be left: look again, with the prices checked against the rows.
                isPrecise = true
                areRatesStale = true
                continue
            }
            isPrecise = false
            guard let step = try move(choice, costs, cautious: isCautious) else {
                if factors.exchangeCount == 0 { return .unbounded }
                // With fresh factors something may turn up that stops it.
                try refactorise()
                begin(costs)
                continue
            }
            standstill = step > shortest ? 0 : standstill + 1
            if standstill % 8 == 1, let goal, isWithin(goal, share: 0.1) { return .optimal }
        }
    }

    private mutating func begin(_ costs: RankCosts) {
        passed.removeAll(keepingCapacity: true)
        for (index, entry) in costs.entries.enumerated() {
            entryOf[Int(entry.variable)] = Int32(truncatingIfNeeded: index)
            passed.append(costs.passed(entry, at: values[Int(entry.variable)], inclusive: false))
        }
    }

    /// Forgets the costs of the current rank.
    mutating func end(_ costs: RankCosts) {
        for entry in costs.entries { entryOf[Int(entry.variable)] = -1 }
    }

    /// The prices of rows make up for what basic variables cost; a nonbasic variable's rate is what its column costs at
    /// these prices, the other way round.
    private mutating func computeRates(_ costs: RankCosts, precisely: Bool) {
        areRatesStale = false
        for row in prices.indices { prices[row] = 0 }
        steepest = 0
        for (index, entry) in costs.entries.enumerated() where slotOf[Int(entry.variable)] >= 0 {
            let slope = costs.rate(of: entry, passed: passed[index])
            prices[Int(slotOf[Int(entry.variable)])] = slope
            steepest = max(steepest, slope.magnitude)
        }
        effort += costs.entries.count + open.count
        guard steepest > 0 else {
            for column in open { (rates[Int(column)], magnitudes[Int(column)]) = (0, 0) }
            return
        }
        let slopes = precisely ? prices : []
        effort += factors.solveTransposed(&prices, &sizes)
        if precisely { correctPrices(slopes) }
        // A price this far below all costs is what rounding left of none.
        let noise = Tolerance.rounding * steepest
        for row in prices.indices where prices[row].magnitude <= noise { prices[row] = 0 }
        for column in open { computeRate(column) }
    }

    /// The rate of one nonbasic variable, and what it is made of, from the prices.
    mutating func computeRate(_ column: Int32) {
        var rate = 0.0
        var magnitude = 0.0
        for e in matrix.entries(ofColumn: Int(column)) {
            let part = matrix.coefficients[e] * prices[Int(matrix.rows[e])]
            rate -= part
            magnitude += part.magnitude
        }
        rates[Int(column)] = rate.magnitude <= Tolerance.cancellation * magnitude ? 0 : rate
        magnitudes[Int(column)] = magnitude
        effort += matrix.length(ofColumn: Int(column))
    }

    /// One step of iterative refinement: what the prices miss, priced in turn.
    private mutating func correctPrices(_ slopes: [Double]) {
        var missing = slopes
        var isExact = true
        for slot in basics.indices {
            var size = missing[slot].magnitude
            for e in matrix.entries(ofColumn: Int(basics[slot])) {
                let part = matrix.coefficients[e] * prices[Int(matrix.rows[e])]
                missing[slot] -= part
                size += part.magnitude
            }
            if missing[slot].magnitude <= 1e-15 * size { missing[slot] = 0 } else { isExact = false }
        }
        effort += 2 * basics.count
        guard !isExact else { return }
        effort += factors.solveTransposed(&missing, &sizes)
        for row in prices.indices { prices[row] += missing[row] }
    }

    /// The cost of moving a nonbasic variable up by one unit and of moving it down; infinite where its range ends.
    func directions(_ column: Int32, _ costs: RankCosts) -> (up: Double, down: Double, noise: Double) {
        let j = Int(column)
        var own = (left: 0.0, right: 0.0)
        if entryOf[j] >= 0 { own = costs.rates(of: costs.entries[Int(entryOf[j])], at: values[j]) }
        let noise = max(
            Tolerance.rate * (magnitudes[j] + max(own.left.magnitude, own.right.magnitude)),
            Tolerance.cancellation * steepest)
        return (
            values[j] >= high[j] ? .infinity : rates[j] + own.right,
            values[j] <= low[j] ? .infinity : -(rates[j] + own.left), noise
        )
    }

    /// An entering variable, its direction, and the rate of cost of its move.
    struct Choice {
        var column: Int32
        var direction: Double
        var rate: Double
    }

    /// A number from 0 to 1 that looks like chance, and is the same each time.
    private static func share(of key: UInt64) -> Double {
        let mixed = (key ^ key >> 31) &* 0x9E37_79B9_7F4A_7C15
        return Double((mixed ^ mixed >> 29) &* 0xBF58_476D_1CE4_E5B9 >> 40) / 16_777_216
    }

    /// The variable and direction whose cost falls fastest, measured by how far its column goes (Devex). After some steps
    /// without progress, all that falls has its share of the choice, which leaves a corner where many limits meet sooner;
    /// after very many, Bland's choice, the first, which never comes back to a basis.
    private mutating func chooseEntering(_ costs: RankCosts, cautious: Bool) -> Choice? {
        while true {
            guard let best = bestEntering(costs, cautious: cautious) else { return nil }
            // Its rate was kept up to date; before it moves, it is computed afresh.
            computeRate(best.column)
            let (up, down, noise) = directions(best.column, costs)
            if min(up, down) < -noise {
                return Choice(column: best.column, direction: up <= down ? 1 : -1, rate: min(up, down))
            }
        }
    }

    private mutating func bestEntering(_ costs: RankCosts, cautious: Bool) -> Choice? {
        var best: Choice?
        var bestMerit = 0.0
        effort += open.count / 2
        for column in open {
            let (up, down, noise) = directions(column, costs)
            let rate = min(up, down)
            guard rate < -noise else { continue }
            var merit = rate * rate / weights[Int(column)]
            if shake > 0 { merit *= Self.share(of: UInt64(column) &+ shake << 32) }
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
