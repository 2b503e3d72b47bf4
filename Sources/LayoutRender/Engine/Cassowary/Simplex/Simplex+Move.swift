/// One iteration of the primal simplex with piecewise linear costs: a nonbasic variable moves past corners and stops
/// where the cost rises.
///
/// The textbook method stops at the first basic variable that meets a limit. Here a variable may pass a corner of its
/// cost function, where only its rate changes, so one iteration may pass many corners (the long-step rule; Maros
/// 2003).
extension Simplex {
    /// Moves a variable until the cost stops falling; the variable that stops it becomes nonbasic. Returns the
    /// distance, or nil if nothing stops it. The caller prices the columns and chooses one of them.
    /// - Parameters:
    ///   - choice: the entering column, its direction and its rate.
    ///   - cautious: stops at the first event, as the textbook does; used after many moves of no length, which may go
    ///     in circles.
    mutating func move(_ choice: Choice, _ costs: RankCosts, cautious: Bool) throws(SolverError) -> Double? {
        expand(choice.column)
        while true {
            guard let (stop, blocking) = findStop(choice, costs, cautious: cautious) else { return nil }
            if blocking.slot.exists, !isSteady(blocking.slot, choice.column) {
                if basis.factors.exchangeCount > 0 {
                    try refactorise()
                    return 0
                }
                // What rounding left of nothing is no pivot.
                scratch.column.removeAll { $0.slot == blocking.slot }
                continue
            }
            commit(choice, stop, blocking, costs)
            if !scratch.changes.isEmpty { reprice() }
            if blocking.slot.exists { try exchange(blocking.slot, choice.column, costs) }
            return blocking.time
        }
    }

    /// The event at which the cost stops falling; of simultaneous events the one with the best pivot. At every event
    /// the slope of the cost rises by the event's jump; the step ends at the event that makes it nonnegative.
    private mutating func findStop(
        _ choice: Choice, _ costs: RankCosts, cautious: Bool
    ) -> (stop: Int, blocking: Event)? {
        collectEvents(choice.column, choice.direction, costs)
        let noise = Tolerance.rate * (pricing.magnitudes[choice.column] + choice.rate.magnitude)
        scratch.events.sort { a, b in
            if a.time != b.time { return a.time < b.time }
            if !cautious, a.rate.magnitude != b.rate.magnitude { return a.rate.magnitude > b.rate.magnitude }
            return a.variable != b.variable ? a.variable < b.variable : a.rise < b.rise
        }
        var slope = choice.rate
        let stop = scratch.events.firstIndex { event in
            slope += event.rise
            return cautious || slope >= -noise
        }
        guard let stop else { return nil }
        return (stop, scratch.events[cautious ? stop : steadier(stop)])
    }

    /// Whether the pivot's column and row give the same number; `pivotRow` then prices the row. A pivot that differs by
    /// more than rounding is the sign of worn factors.
    private mutating func isSteady(_ slot: CoreRow, _ entering: CoreVariable) -> Bool {
        let largest = scratch.column.reduce(0) { max($0, $1.coefficient.magnitude) }
        if basis.factors.exchangeCount > 0, scratch.dense[slot].magnitude < Tolerance.pivot * largest { return false }
        for row in scratch.pivotRow.indices { scratch.pivotRow[row] = 0 }
        scratch.pivotRow[slot] = 1
        effort += basis.factors.solveTransposed(&scratch.pivotRow, &scratch.sizes)
        let other = matrix.entries(ofColumn: entering).reduce(0.0) {
            $0 + matrix.coefficients[$1] * scratch.pivotRow[matrix.rows[$1]]
        }
        return (other - scratch.dense[slot]).magnitude <= Tolerance.pivot * scratch.dense[slot].magnitude
    }

    /// Moves the entering variable, and the basic ones with it, to the position of an event. Corners that were passed
    /// are counted in `passed`, and those of basic variables are priced by `reprice`.
    private mutating func commit(_ choice: Choice, _ stop: Int, _ blocking: Event, _ costs: RankCosts) {
        let entering = choice.column
        for (slot, coefficient) in scratch.column {
            values[basis.basics[slot]] += coefficient * choice.direction * blocking.time
        }
        let start = values[entering]
        values[entering] = start + choice.direction * blocking.time
        var crossed = 0
        scratch.changes.removeAll(keepingCapacity: true)
        for event in scratch.events[..<stop] where event.rise.isFinite {
            if event.slot.isNone {
                crossed += 1
            } else {
                passed[entryOf[event.variable]] += event.rate > 0 ? 1 : -1
                scratch.changes.append((event.slot, event.rise / event.rate))
            }
        }
        values[blocking.variable] = blocking.position
        guard blocking.slot.exists, entryOf[entering].exists else { return }
        let entry = costs.entries[entryOf[entering]]
        let before = costs.passed(entry, at: start, inclusive: choice.direction > 0)
        passed[entryOf[entering]] = choice.direction > 0 ? before + crossed : before - crossed
    }

    /// Writes the change of each basic variable for a step of 1 of a nonbasic variable.
    private mutating func expand(_ entering: CoreVariable) {
        for slot in scratch.dense.indices { scratch.dense[slot] = 0 }
        for e in matrix.entries(ofColumn: entering) { scratch.dense[matrix.rows[e]] = matrix.coefficients[e] }
        effort += basis.factors.solve(&scratch.dense, &scratch.sizes)
        scratch.column.removeAll(keepingCapacity: true)
        for slot in scratch.dense.indices where scratch.dense[slot] != 0 {
            scratch.column.append((slot, -scratch.dense[slot]))
        }
    }

    /// Among events at the same time as the one that stops, one with a much larger coefficient makes a better pivot.
    private func steadier(_ stop: Int) -> Int {
        var best = stop
        let end = scratch.events[stop].time + Tolerance.rate * max(1, scratch.events[stop].time)
        for i in scratch.events.indices.dropFirst(stop + 1) {
            if scratch.events[i].time > end { break }
            if scratch.events[i].rate.magnitude > 10 * scratch.events[best].rate.magnitude { best = i }
        }
        return best
    }

    /// The corners and limits that a move in a direction passes, of the entering variable and of all basic variables.
    /// Linear in the length of the column and in the corners of the variables that move.
    private mutating func collectEvents(
        _ entering: CoreVariable, _ direction: Double, _ costs: RankCosts
    ) {
        scratch.events.removeAll(keepingCapacity: true)
        collect(entering, slot: .none, rate: direction, costs)
        for (slot, coefficient) in scratch.column {
            collect(basis.basics[slot], slot: slot, rate: coefficient * direction, costs)
        }
    }

    /// The events of one variable in the direction of the move.
    ///
    /// A limit is an event with an infinite jump, so no cost lets the move pass it. Corners beyond the limit are left
    /// out.
    private mutating func collect(
        _ variable: CoreVariable, slot: CoreRow, rate: Double, _ costs: RankCosts
    ) {
        let value = values[variable]
        let limit = rate > 0 ? ranges.high[variable] : ranges.low[variable]
        func event(_ position: Double, _ rise: Double) -> Event {
            Event(
                time: max(0, (position - value) / rate), variable: variable, slot: slot, rate: rate, position: position,
                rise: rise * rate.magnitude)
        }
        if limit.isFinite { scratch.events.append(event(limit, .infinity)) }
        guard entryOf[variable].exists else { return }
        let corners = costs.entries[entryOf[variable]].corners
        if rate > 0 {
            let first =
                slot.isNone
                ? costs.passed(costs.entries[entryOf[variable]], at: value, inclusive: true) : passed[entryOf[variable]]
            for i in corners.dropFirst(first) where costs.positions[i] <= limit {
                scratch.events.append(event(costs.positions[i], costs.jumps[i]))
            }
        } else {
            let count =
                slot.isNone
                ? costs.passed(costs.entries[entryOf[variable]], at: value, inclusive: false)
                : passed[entryOf[variable]]
            for i in corners.prefix(count).reversed() where costs.positions[i] >= limit {
                scratch.events.append(event(costs.positions[i], costs.jumps[i]))
            }
        }
    }

    /// Adds to prices and rates what passed corners cost now.
    private mutating func reprice() {
        for row in scratch.dense.indices { scratch.dense[row] = 0 }
        for change in scratch.changes { scratch.dense[change.slot] += change.slope }
        effort += basis.factors.solveTransposed(&scratch.dense, &scratch.sizes)
        for row in scratch.dense.indices where scratch.dense[row] != 0 {
            pricing.prices[row] += scratch.dense[row]
            for e in matrix.entries(ofRow: row) {
                pricing.rates[matrix.columns[e]] -= matrix.rowCoefficients[e] * scratch.dense[row]
            }
            effort += matrix.entries(ofRow: row).count
        }
    }

    /// Makes `entering` basic in the slot of a variable that becomes nonbasic. The factors get one more update; where
    /// they are worn, the basis is factorised again.
    private mutating func exchange(_ slot: CoreRow, _ entering: CoreVariable, _ costs: RankCosts)
        throws(SolverError)
    {
        let leaving = basis.basics[slot]
        let pivot = scratch.column.first { $0.slot == slot }.map { -$0.coefficient } ?? 1
        var slope = 0.0
        if entryOf[entering].exists {
            let entry = entryOf[entering]
            slope = costs.rate(of: costs.entries[entry], passed: passed[entry])
        }
        computeRate(entering)
        update(slot, entering, pivot: pivot, price: (slope + pricing.rates[entering]) / pivot)
        pricing.steepest = max(pricing.steepest, slope.magnitude)
        close(entering)
        basis.slotOf[leaving] = .none
        basis.basics[slot] = entering
        basis.slotOf[entering] = slot
        if !isFrozen[leaving] {
            reopen(leaving)
            computeRate(leaving)
        }
        basis.factors.exchange(slot: slot, by: scratch.column)
        if basis.factors.isMostlyRemoved { try refactorise() }
    }

    /// Adds the pivot's row to prices and rates, times what makes the entering variable's rate its own; and Devex
    /// (Forrest and Goldfarb): a column that holds much of the leaving variable goes further now. When a weight grows
    /// beyond 1e9, all weights begin at 1 again.
    private mutating func update(
        _ slot: CoreRow, _ entering: CoreVariable, pivot: Double, price: Double
    ) {
        scratch.touched.removeAll(keepingCapacity: true)
        for row in scratch.pivotRow.indices where scratch.pivotRow[row] != 0 {
            pricing.prices[row] += price * scratch.pivotRow[row]
            for e in matrix.entries(ofRow: row) where basis.indexInOpen[matrix.columns[e]] >= 0 {
                let j = matrix.columns[e]
                if scratch.pivots[j] == 0 { scratch.touched.append(matrix.columns[e]) }
                scratch.pivots[j] += matrix.rowCoefficients[e] * scratch.pivotRow[row]
            }
            effort += matrix.entries(ofRow: row).count
        }
        effort += scratch.pivotRow.count / 4
        let weight = pricing.weights[entering]
        var largest = 0.0
        for column in scratch.touched {
            pricing.rates[column] -= price * scratch.pivots[column]
            let ratio = scratch.pivots[column] / pivot
            scratch.pivots[column] = 0
            guard column != entering else { continue }
            pricing.weights[column] = max(pricing.weights[column], ratio * ratio * weight)
            largest = max(largest, pricing.weights[column])
        }
        pricing.weights[basis.basics[slot]] = max(weight / (pivot * pivot), 1)
        if !(largest < 1e9) { for v in pricing.weights.indices { pricing.weights[v] = 1 } }
    }

    /// Removes a variable from the list of candidates for the basis.
    mutating func close(_ variable: CoreVariable) {
        let index = basis.indexInOpen[variable]
        guard index >= 0 else { return }
        basis.indexInOpen[variable] = -1
        let last = basis.open.removeLast()
        guard last != variable else { return }
        basis.open[Int(index)] = last
        basis.indexInOpen[last] = index
    }

    /// Adds a variable to the candidates for the basis again.
    mutating func reopen(_ variable: CoreVariable) {
        guard basis.indexInOpen[variable] < 0 else { return }
        basis.indexInOpen[variable] = Int32(truncatingIfNeeded: basis.open.count)
        basis.open.append(variable)
    }
}
