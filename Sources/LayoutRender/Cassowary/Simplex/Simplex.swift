/// Minimises convex costs over a tableau, one rank after the other.
///
/// A step, in the words of the paper: choose an entering variable whose move lowers the cost; the rows that limit it
/// tell which basic variable leaves; pivot. Costs are convex and piecewise linear, so a move may pass corners of other
/// variables as long as the cost still falls.
struct Simplex: Sendable {
    var tableau: Tableau
    /// For each variable its entry in the costs of the current rank, or -1.
    var entryOf: [Int32]
    /// For each entry how many corners lie left of its basic variable.
    var passed: [Int] = []
    /// The rate of cost of each touched column, and the sum of the magnitudes it is made of.
    var rates: [Double]
    var magnitudes: [Double]
    var touched: [Int32] = []
    var isTouched: [Bool]
    var column: [(row: Int32, coefficient: Double)] = []
    var events: [Event] = []

    /// A place where a moving variable meets a corner or the end of its range.
    struct Event: Sendable {
        var time: Double
        var variable: Int32
        /// The row of the variable; -1 for the entering variable itself.
        var row: Int32
        /// Change of the variable for each unit of the move.
        var rate: Double
        var place: Double
        /// How much steeper the cost grows behind it; infinite at the end of a range.
        var rise: Double
    }

    init(_ tableau: Tableau) {
        self.tableau = tableau
        let count = tableau.values.count
        entryOf = Array(repeating: -1, count: count)
        rates = Array(repeating: 0, count: count)
        magnitudes = Array(repeating: 0, count: count)
        isTouched = Array(repeating: false, count: count)
    }

    /// 1 start each basic variable left of the corners at its value; 2 compute the rates of the columns;
    /// 3 choose the entering variable; 4 move it as far as the cost falls; 5 repeat until no move lowers the cost.
    ///
    /// Returns false when the cost falls without end. Leaves `rates` of the optimum behind for `narrow`.
    mutating func minimise(_ costs: RankCosts) throws(SolverError) -> Bool {
        begin(costs)
        var standstill = 0
        while true {
            computeRates(costs)
            guard let (entering, direction, rate) = chooseEntering(costs, cautious: standstill > 40) else {
                return true
            }
            guard let step = try move(entering, direction, rate, costs, cautious: standstill > 40) else { return false }
            standstill = step > 0 ? 0 : standstill + 1
        }
    }

    private mutating func begin(_ costs: RankCosts) {
        passed.removeAll(keepingCapacity: true)
        for (index, entry) in costs.entries.enumerated() {
            entryOf[Int(entry.variable)] = Int32(truncatingIfNeeded: index)
            passed.append(costs.passed(entry, at: tableau.values[Int(entry.variable)], inclusive: false))
        }
    }

    /// Forgets the costs of the current rank.
    mutating func end(_ costs: RankCosts) {
        for entry in costs.entries { entryOf[Int(entry.variable)] = -1 }
        clearRates()
    }

    private mutating func clearRates() {
        for column in touched {
            rates[Int(column)] = 0
            magnitudes[Int(column)] = 0
            isTouched[Int(column)] = false
        }
        touched.removeAll(keepingCapacity: true)
    }

    /// The rate of a column is the sum over its rows of (rate of the basic variable) * coefficient.
    private mutating func computeRates(_ costs: RankCosts) {
        clearRates()
        for (index, entry) in costs.entries.enumerated() {
            let row = tableau.rowOf[Int(entry.variable)]
            if row < 0 {
                touch(entry.variable)
                continue
            }
            let slope = costs.rate(of: entry, passed: passed[index])
            if slope == 0 { continue }
            let columns = tableau.rows[Int(row)].columns
            for i in columns.indices where !tableau.isFrozen[Int(columns[i])] {
                let part = slope * tableau.rows[Int(row)].coefficients[i]
                touch(columns[i])
                rates[Int(columns[i])] += part
                magnitudes[Int(columns[i])] += part.magnitude
            }
        }
    }

    private mutating func touch(_ column: Int32) {
        if !isTouched[Int(column)] {
            isTouched[Int(column)] = true
            touched.append(column)
        }
    }

    /// The cost of moving a column up by one unit and of moving it down; infinite where its range ends.
    func directions(_ column: Int32, _ costs: RankCosts) -> (up: Double, down: Double, noise: Double) {
        let j = Int(column)
        var own = (left: 0.0, right: 0.0)
        if entryOf[j] >= 0 { own = costs.rates(of: costs.entries[Int(entryOf[j])], at: tableau.values[j]) }
        let noise = Tolerance.rate * (magnitudes[j] + max(own.left.magnitude, own.right.magnitude))
        return (
            tableau.values[j] >= tableau.high[j] ? .infinity : rates[j] + own.right,
            tableau.values[j] <= tableau.low[j] ? .infinity : -(rates[j] + own.left), noise
        )
    }

    /// The column and direction whose cost falls fastest; after many steps without progress, Bland's choice: the first.
    private func chooseEntering(
        _ costs: RankCosts, cautious: Bool
    ) -> (column: Int32, direction: Double, rate: Double)? {
        var best: (column: Int32, direction: Double, rate: Double)?
        for column in touched where !tableau.isFrozen[Int(column)] {
            let (up, down, noise) = directions(column, costs)
            let rate = min(up, down)
            guard rate < -noise else { continue }
            if let best {
                let sooner = column < best.column
                if cautious ? !sooner : rate > best.rate || (rate == best.rate && !sooner) { continue }
            }
            best = (column, up <= down ? 1 : -1, rate)
        }
        return best
    }

    /// Moves a column until the cost stops falling; the variable that stops it becomes nonbasic. Returns the distance.
    private mutating func move(
        _ entering: Int32, _ direction: Double, _ rate: Double, _ costs: RankCosts, cautious: Bool
    ) throws(SolverError) -> Double? {
        tableau.column(entering, into: &column)
        tableau.work += 1 + column.count
        if tableau.work > tableau.workLimit { throw .workLimit(tableau.workLimit) }
        collectEvents(entering, direction, costs)
        let noise = Tolerance.rate * (magnitudes[Int(entering)] + rate.magnitude)
        events.sort { a, b in
            if a.time != b.time { return a.time < b.time }
            if !cautious, a.rate.magnitude != b.rate.magnitude { return a.rate.magnitude > b.rate.magnitude }
            return a.variable != b.variable ? a.variable < b.variable : a.rise < b.rise
        }
        var slope = rate
        guard
            let stop = events.firstIndex(where: { event in
                slope += event.rise
                return cautious || slope >= -noise
            })
        else { return nil }
        let blocking = events[cautious ? stop : steadier(stop)]

        for (row, coefficient) in column {
            let basic = Int(tableau.rows[Int(row)].basic)
            if basic >= 0 { tableau.values[basic] += coefficient * direction * blocking.time }
        }
        let start = tableau.values[Int(entering)]
        tableau.values[Int(entering)] = start + direction * blocking.time
        var crossed = 0
        for event in events[..<stop] where event.rise.isFinite {
            if event.row < 0 {
                crossed += 1
            } else {
                passed[Int(entryOf[Int(event.variable)])] += event.rate > 0 ? 1 : -1
            }
        }
        tableau.values[Int(blocking.variable)] = blocking.place
        guard blocking.row >= 0 else { return blocking.time }
        if entryOf[Int(entering)] >= 0 {
            let entry = costs.entries[Int(entryOf[Int(entering)])]
            let before = costs.passed(entry, at: start, inclusive: direction > 0)
            passed[Int(entryOf[Int(entering)])] = direction > 0 ? before + crossed : before - crossed
        }
        try tableau.pivot(row: blocking.row, entering: entering)
        return blocking.time
    }

    /// Among events at the same time as the one that stops, one with a much larger coefficient makes a better pivot.
    private func steadier(_ stop: Int) -> Int {
        var best = stop
        let end = events[stop].time + Tolerance.rate * max(1, events[stop].time)
        for i in events.indices.dropFirst(stop + 1) {
            if events[i].time > end { break }
            if events[i].rate.magnitude > 10 * events[best].rate.magnitude { best = i }
        }
        return best
    }

    private mutating func collectEvents(_ entering: Int32, _ direction: Double, _ costs: RankCosts) {
        events.removeAll(keepingCapacity: true)
        collect(entering, row: -1, rate: direction, costs)
        // Next to the others, such a coefficient is what rounding left of nothing, and no pivot.
        let noise = Tolerance.pivot * column.reduce(1) { max($0, $1.coefficient.magnitude) }
        for (row, coefficient) in column
        where tableau.rows[Int(row)].basic >= 0 && coefficient.magnitude > noise {
            collect(tableau.rows[Int(row)].basic, row: row, rate: coefficient * direction, costs)
        }
    }

    private mutating func collect(_ variable: Int32, row: Int32, rate: Double, _ costs: RankCosts) {
        let v = Int(variable)
        let value = tableau.values[v]
        let limit = rate > 0 ? tableau.high[v] : tableau.low[v]
        func event(_ place: Double, _ rise: Double) -> Event {
            Event(
                time: max(0, (place - value) / rate), variable: variable, row: row, rate: rate, place: place,
                rise: rise * rate.magnitude)
        }
        if limit.isFinite { events.append(event(limit, .infinity)) }
        guard entryOf[v] >= 0 else { return }
        let corners = costs.entries[Int(entryOf[v])].corners
        if rate > 0 {
            let first =
                row < 0
                ? costs.passed(costs.entries[Int(entryOf[v])], at: value, inclusive: true) : passed[Int(entryOf[v])]
            for i in corners.dropFirst(first) where costs.places[i] <= limit {
                events.append(event(costs.places[i], costs.jumps[i]))
            }
        } else {
            let count =
                row < 0
                ? costs.passed(costs.entries[Int(entryOf[v])], at: value, inclusive: false) : passed[Int(entryOf[v])]
            for i in corners.prefix(count).reversed() where costs.places[i] >= limit {
                events.append(event(costs.places[i], costs.jumps[i]))
            }
        }
    }

    /// Keeps only what is optimal at this rank: a column whose move would cost something may not move that way any more,
    /// and a variable may not leave the stretch between two corners.
    mutating func narrow(_ costs: RankCosts) {
        for column in touched where tableau.rowOf[Int(column)] == -1 {
            let j = Int(column)
            let (up, down, noise) = directions(column, costs)
            if up > noise { tableau.high[j] = tableau.values[j] }
            if down > noise { tableau.low[j] = tableau.values[j] }
        }
        for (index, entry) in costs.entries.enumerated() {
            let v = Int(entry.variable)
            let places = costs.places[entry.corners]
            var below = passed[index]
            var above = below
            if tableau.rowOf[v] < 0 {
                below = costs.passed(entry, at: tableau.values[v], inclusive: false)
                above = costs.passed(entry, at: tableau.values[v], inclusive: true)
            }
            if below > 0 { tableau.low[v] = max(tableau.low[v], places[places.startIndex + below - 1]) }
            if above < places.count { tableau.high[v] = min(tableau.high[v], places[places.startIndex + above]) }
        }
        for column in touched { freezeIfFixed(column) }
    }

    mutating func freezeIfFixed(_ column: Int32) {
        let j = Int(column)
        if tableau.rowOf[j] == -1, tableau.low[j] >= tableau.high[j] { tableau.isFrozen[j] = true }
    }
}
