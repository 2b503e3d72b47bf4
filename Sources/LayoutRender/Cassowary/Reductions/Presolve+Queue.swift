extension Presolve {
    mutating func queueRow(_ row: Int32) {
        guard !isRowQueued[Int(row)] else { return }
        isRowQueued[Int(row)] = true
        cheap.append(row)
    }

    mutating func queueVariable(_ variable: Int32) {
        guard !columns[Int(variable)].isInCheap, isHere(variable) else { return }
        columns[Int(variable)].isInCheap = true
        cheap.append(-1 - variable)
    }

    mutating func queueCostly(_ variable: Int32) {
        guard !columns[Int(variable)].isInCostly, isHere(variable) else { return }
        columns[Int(variable)].isInCostly = true
        costly.append(variable)
    }

    /// Whether a variable may be eliminated in this part; the one that the part hangs on may not.
    @inline(__always)
    private func isHere(_ variable: Int32) -> Bool { blocks.ofColumn[Int(variable)] == current }

    /// A row got shorter or got other variables.
    private mutating func noteRow(_ row: Int32) {
        let count = pool.rows[Int(row)].count
        if count <= 2 {
            queueRow(row)
        } else if count <= 8 {
            var index = pool.rows[Int(row)].head
            while index >= 0 {
                let entry = pool.entries[Int(index)]
                if pool.columns[Int(entry.variable)].count <= 2 { queueCostly(entry.variable) }
                index = entry.nextInRow
            }
        }
    }

    private mutating func removeEntry(_ index: Int32) {
        let variable = pool.entries[Int(index)].variable
        pool.remove(index)
        work += 1
        if !columns[Int(variable)].isGone, pool.columns[Int(variable)].count <= 2 { queueVariable(variable) }
    }

    private mutating func removeRow(_ row: Int32) {
        isRowEliminated[Int(row)] = true
        while pool.rows[Int(row)].head >= 0 { removeEntry(pool.rows[Int(row)].head) }
    }

    mutating func examineRow(_ row: Int32) {
        isRowQueued[Int(row)] = false
        guard !isRowEliminated[Int(row)] else { return }
        work += 1
        switch pool.rows[Int(row)].count {
        case 0:
            isRowEliminated[Int(row)] = true
            reductions.append(Reduction(kind: .check, variable: -1, row: row))
        case 1: fix(row)
        case 2: alias(row)
        default: break
        }
    }

    mutating func examineCheaply(_ variable: Int32) {
        columns[Int(variable)].isInCheap = false
        guard !columns[Int(variable)].isGone else { return }
        if pool.columns[Int(variable)].count == 1, !columns[Int(variable)].hasCost {
            define(variable)
        } else if pool.columns[Int(variable)].count == 1 || !columns[Int(variable)].hasCost {
            queueCostly(variable)
        }
    }

    mutating func examine(_ variable: Int32) {
        columns[Int(variable)].isInCostly = false
        guard !columns[Int(variable)].isGone else { return }
        work += 1
        switch (pool.columns[Int(variable)].count, columns[Int(variable)].hasCost) {
        case (1, false): define(variable)
        case (1, true) where !unmergeable.contains(variable): absorb(variable)
        case (2, false): substitute(variable)
        default: break
        }
    }

    private mutating func append(_ reduction: Reduction) {
        columns[Int(reduction.variable)].take(by: Int32(truncatingIfNeeded: reductions.count))
        reductions.append(reduction)
    }

    /// `constant[row] -= factor * constant[source]`
    private mutating func transfer(_ row: Int32, _ source: Int32, _ factor: Double) {
        transfers.append((row, source, factor))
    }

    /// `a x = c`: in every other row `k x` becomes the constant `k c / a`.
    private mutating func fix(_ row: Int32) {
        let entry = pool.entries[Int(pool.rows[Int(row)].head)]
        guard isHere(entry.variable) else { return }
        append(Reduction(kind: .fix, variable: entry.variable, row: row, coefficient: entry.coefficient))
        removeRow(row)
        var index = pool.columns[Int(entry.variable)].head
        while index >= 0 {
            let other = pool.entries[Int(index)]
            transfer(other.row, row, other.coefficient / entry.coefficient)
            removeEntry(index)
            noteRow(other.row)
            index = other.nextInColumn
        }
    }

    /// Two variables that stand nowhere else become one sum. Otherwise, a sum or else the one in fewer rows is x, and
    /// `a x + b y = c`: in every other row `k x` becomes `-(k b / a) y` and the constant `k c / a`.
    private mutating func alias(_ row: Int32) {
        var x = pool.entries[Int(pool.rows[Int(row)].head)]
        var y = pool.entries[Int(x.nextInRow)]
        let counts = (pool.columns[Int(x.variable)].count, pool.columns[Int(y.variable)].count)
        let areCostly = columns[Int(x.variable)].hasCost && columns[Int(y.variable)].hasCost
        let areHere = (isHere(x.variable), isHere(y.variable))
        if counts == (1, 1), areCostly, areHere == (true, true), !unmergeable.contains(x.variable),
            !unmergeable.contains(y.variable)
        {
            costlySingletons[Int(row)] = x.variable
            absorb(y.variable)
            return
        }
        let isAggregate = (columns[Int(x.variable)].firstSummand >= 0, columns[Int(y.variable)].firstSummand >= 0)
        let isLater =
            isAggregate.1 || !isAggregate.0 && (counts.0 != counts.1 ? counts.0 > counts.1 : x.variable < y.variable)
        guard areHere != (false, false) else { return }
        if areHere.1, isLater || !areHere.0 { swap(&x, &y) }
        append(
            Reduction(
                kind: .alias, variable: x.variable, row: row, coefficient: x.coefficient, other: y.variable,
                otherCoefficient: y.coefficient))
        removeRow(row)
        if columns[Int(x.variable)].hasCost {
            columns[Int(x.variable)].nextCopy = columns[Int(y.variable)].firstCopy
            columns[Int(y.variable)].firstCopy = x.variable
            columns[Int(y.variable)].hasCost = true
        }
        var index = pool.columns[Int(x.variable)].head
        while index >= 0 {
            let other = pool.entries[Int(index)]
            work += 1
            transfer(other.row, row, other.coefficient / x.coefficient)
            let part = -other.coefficient * y.coefficient / x.coefficient
            let present = pool.find(other.row, y.variable)
            if present >= 0 {
                let before = pool.entries[Int(present)].coefficient
                let sum = before + part
                removeEntry(index)
                if sum.magnitude <= Tolerance.cancellation * (before.magnitude + part.magnitude) {
                    removeEntry(present)
                } else {
                    pool.setCoefficient(present, sum)
                }
            } else {
                pool.relabel(index, to: y.variable, part)
            }
            noteRow(other.row)
            index = other.nextInColumn
        }
        if pool.columns[Int(y.variable)].count <= 2 { queueVariable(y.variable) }
    }

    /// A variable without costs in one row: the row computes it and asks nothing of the others.
    private mutating func define(_ variable: Int32) {
        let entry = pool.entries[Int(pool.columns[Int(variable)].head)]
        save(entry)
        removeRow(entry.row)
    }

    private mutating func save(_ entry: RowPool.Entry) {
        let start = Int32(truncatingIfNeeded: termVariables.count)
        var index = pool.rows[Int(entry.row)].head
        while index >= 0 {
            let other = pool.entries[Int(index)]
            if other.variable != entry.variable {
                columns[Int(other.variable)].isSealed = true
                termVariables.append(other.variable)
                termCoefficients.append(other.coefficient)
            }
            index = other.nextInRow
        }
        append(
            Reduction(
                kind: .define, variable: entry.variable, row: entry.row, coefficient: entry.coefficient,
                terms: start..<Int32(truncatingIfNeeded: termVariables.count)))
    }

    /// Two variables that cost something and stand in the same one row become blocks of one sum `s = sum of a x`.
    private mutating func absorb(_ variable: Int32) {
        let mine = pool.columns[Int(variable)].head
        let row = pool.entries[Int(mine)].row
        let known = costlySingletons[Int(row)]
        guard
            known >= 0, known != variable, !columns[Int(known)].isGone, isHere(known),
            pool.columns[Int(known)].count == 1,
            pool.entries[Int(pool.columns[Int(known)].head)].row == row
        else {
            costlySingletons[Int(row)] = variable
            return
        }
        let theirs = pool.columns[Int(known)].head
        let (a, b) = (pool.entries[Int(mine)], pool.entries[Int(theirs)])
        if columns[Int(known)].firstSummand >= 0, !columns[Int(known)].isSealed {
            addSummand(variable, a.coefficient / b.coefficient, to: known)
            removeEntry(mine)
        } else if columns[Int(variable)].firstSummand >= 0, !columns[Int(variable)].isSealed {
            addSummand(known, b.coefficient / a.coefficient, to: variable)
            removeEntry(theirs)
            costlySingletons[Int(row)] = variable
        } else {
            let sum = addVariable()
            columns[Int(sum)].hasCost = true
            addSummand(known, b.coefficient, to: sum)
            addSummand(variable, a.coefficient, to: sum)
            removeEntry(mine)
            removeEntry(theirs)
            pool.add(row, sum, 1)
            costlySingletons[Int(row)] = sum
        }
        noteRow(row)
    }

    private mutating func addSummand(_ part: Int32, _ coefficient: Double, to sum: Int32) {
        reductions.append(Reduction(kind: .absorb, variable: part, coefficient: coefficient, other: sum))
        summandCount += 1
        columns[Int(part)].join(coefficient, by: Int32(truncatingIfNeeded: reductions.count - 1))
        let last = columns[Int(sum)].addSummand(part)
        if last >= 0 { columns[Int(last)].nextSummand = part }
    }

    /// A free variable x in rows p and q: p computes it, and q becomes `q - (a_q / a_p) p`, where x cancels.
    private mutating func substitute(_ variable: Int32) {
        var p = pool.entries[Int(pool.columns[Int(variable)].head)]
        var q = pool.entries[Int(p.nextInColumn)]
        let shorter = pool.rows[Int(q.row)].count < pool.rows[Int(p.row)].count
        // A row with a tiny coefficient would blow up the other one's rounding.
        let ratio = (p.coefficient / q.coefficient).magnitude
        if ratio < 0.05 || (shorter && ratio < 20) { swap(&p, &q) }
        let length = pool.rows[Int(p.row)].count
        var expected = length + pool.rows[Int(q.row)].count - 2
        guard length <= 40 else { return }
        var index = pool.rows[Int(p.row)].head
        var hasCostlySingleton = false
        while index >= 0 {
            let entry = pool.entries[Int(index)]
            let v = Int(entry.variable)
            if entry.variable != variable {
                if pool.find(q.row, entry.variable) >= 0 { expected -= 1 }
                if pool.columns[v].count == 1, columns[v].hasCost { hasCostlySingleton = true }
            }
            index = entry.nextInRow
        }
        let known = costlySingletons[Int(q.row)]
        if hasCostlySingleton, known >= 0, !columns[Int(known)].isGone, pool.columns[Int(known)].count == 1 {
            expected -= 1
        }
        guard expected <= max(lengthLimit, pool.rows[Int(q.row)].count) else {
            postponed.append(variable)
            return
        }
        save(p)
        transfer(q.row, p.row, q.coefficient / p.coefficient)
        let factor = -q.coefficient / p.coefficient
        var moved = pool.rows[Int(p.row)].head
        isRowEliminated[Int(p.row)] = true
        while moved >= 0 {
            let entry = pool.entries[Int(moved)]
            moved = entry.nextInRow
            guard entry.variable != variable else { continue }
            work += 1
            let part = factor * entry.coefficient
            let present = pool.find(q.row, entry.variable)
            if present < 0 {
                pool.add(q.row, entry.variable, part)
            } else {
                let before = pool.entries[Int(present)].coefficient
                let sum = before + part
                if sum.magnitude <= Tolerance.cancellation * (before.magnitude + part.magnitude) {
                    removeEntry(present)
                } else {
                    pool.setCoefficient(present, sum)
                }
            }
        }
        removeRow(p.row)
        while pool.columns[Int(variable)].head >= 0 { pool.remove(pool.columns[Int(variable)].head) }
        noteRow(q.row)
    }
}
