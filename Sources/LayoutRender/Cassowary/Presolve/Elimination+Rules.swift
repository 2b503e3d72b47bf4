extension Elimination {
    mutating func queueRow(_ row: Int32) {
        guard !isRowQueued[Int(row)] else { return }
        isRowQueued[Int(row)] = true
        cheap.append(row)
    }

    mutating func queueVariable(_ variable: Int32) {
        guard !isInCheap[Int(variable)], isHere(variable) else { return }
        isInCheap[Int(variable)] = true
        cheap.append(-1 - variable)
    }

    mutating func queueDear(_ variable: Int32) {
        guard !isInDear[Int(variable)], isHere(variable) else { return }
        isInDear[Int(variable)] = true
        dear.append(variable)
    }

    /// Whether a variable may be eliminated in this part; the one that the part hangs on may not.
    @inline(__always)
    private func isHere(_ variable: Int32) -> Bool { parts.ofVariable[Int(variable)] == current }

    /// A row got shorter or got other variables.
    private mutating func noteRow(_ row: Int32) {
        let count = pool.rowCounts[Int(row)]
        if count <= 2 {
            queueRow(row)
        } else if count <= 8 {
            var index = pool.rowHeads[Int(row)]
            while index >= 0 {
                let entry = pool.entries[Int(index)]
                if pool.columnCounts[Int(entry.variable)] <= 2 { queueDear(entry.variable) }
                index = entry.nextInRow
            }
        }
    }

    private mutating func removeEntry(_ index: Int32) {
        let variable = pool.entries[Int(index)].variable
        pool.remove(index)
        work += 1
        if !isGone[Int(variable)], pool.columnCounts[Int(variable)] <= 2 { queueVariable(variable) }
    }

    private mutating func removeRow(_ row: Int32) {
        isRowGone[Int(row)] = true
        while pool.rowHeads[Int(row)] >= 0 { removeEntry(pool.rowHeads[Int(row)]) }
    }

    mutating func examineRow(_ row: Int32) {
        isRowQueued[Int(row)] = false
        guard !isRowGone[Int(row)] else { return }
        work += 1
        switch pool.rowCounts[Int(row)] {
        case 0:
            isRowGone[Int(row)] = true
            steps.append(Step(kind: .check, variable: -1, row: row))
        case 1: fix(row)
        case 2: alias(row)
        default: break
        }
    }

    mutating func examineCheaply(_ variable: Int32) {
        isInCheap[Int(variable)] = false
        guard !isGone[Int(variable)] else { return }
        if pool.columnCounts[Int(variable)] == 1, !hasCost[Int(variable)] {
            define(variable)
        } else if pool.columnCounts[Int(variable)] == 1 || !hasCost[Int(variable)] {
            queueDear(variable)
        }
    }

    mutating func examine(_ variable: Int32) {
        isInDear[Int(variable)] = false
        guard !isGone[Int(variable)] else { return }
        work += 1
        switch (pool.columnCounts[Int(variable)], hasCost[Int(variable)]) {
        case (1, false): define(variable)
        case (1, true) where !heavy.contains(variable): absorb(variable)
        case (2, false): substitute(variable)
        default: break
        }
    }

    private mutating func append(_ step: Step) {
        isGone[Int(step.variable)] = true
        stepOf[Int(step.variable)] = Int32(truncatingIfNeeded: steps.count)
        steps.append(step)
    }

    /// `constant[row] -= factor * constant[source]`
    private mutating func transfer(_ row: Int32, _ source: Int32, _ factor: Double) {
        transfers.append((row, source, factor))
    }

    /// `a x = c`: in every other row `k x` becomes the constant `k c / a`.
    private mutating func fix(_ row: Int32) {
        let entry = pool.entries[Int(pool.rowHeads[Int(row)])]
        guard isHere(entry.variable) else { return }
        append(Step(kind: .fix, variable: entry.variable, row: row, coefficient: entry.coefficient))
        removeRow(row)
        var index = pool.columnHeads[Int(entry.variable)]
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
        var x = pool.entries[Int(pool.rowHeads[Int(row)])]
        var y = pool.entries[Int(x.nextInRow)]
        let counts = (pool.columnCounts[Int(x.variable)], pool.columnCounts[Int(y.variable)])
        let areParts = hasCost[Int(x.variable)] && hasCost[Int(y.variable)]
        let areHere = (isHere(x.variable), isHere(y.variable))
        if counts == (1, 1), areParts, areHere == (true, true), !heavy.contains(x.variable), !heavy.contains(y.variable)
        {
            rowParts[Int(row)] = x.variable
            absorb(y.variable)
            return
        }
        let isSum = (partHeads[Int(x.variable)] >= 0, partHeads[Int(y.variable)] >= 0)
        let isLater = isSum.1 || !isSum.0 && (counts.0 != counts.1 ? counts.0 > counts.1 : x.variable < y.variable)
        guard areHere != (false, false) else { return }
        if areHere.1, isLater || !areHere.0 { swap(&x, &y) }
        append(
            Step(
                kind: .alias, variable: x.variable, row: row, coefficient: x.coefficient, other: y.variable,
                otherCoefficient: y.coefficient))
        removeRow(row)
        if hasCost[Int(x.variable)] {
            copyNexts[Int(x.variable)] = copyHeads[Int(y.variable)]
            copyHeads[Int(y.variable)] = x.variable
            hasCost[Int(y.variable)] = true
        }
        var index = pool.columnHeads[Int(x.variable)]
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
        if pool.columnCounts[Int(y.variable)] <= 2 { queueVariable(y.variable) }
    }

    /// A variable without costs in one row: the row computes it and asks nothing of the others.
    private mutating func define(_ variable: Int32) {
        let entry = pool.entries[Int(pool.columnHeads[Int(variable)])]
        save(entry)
        removeRow(entry.row)
    }

    private mutating func save(_ entry: RowPool.Entry) {
        let start = Int32(truncatingIfNeeded: termVariables.count)
        var index = pool.rowHeads[Int(entry.row)]
        while index >= 0 {
            let other = pool.entries[Int(index)]
            if other.variable != entry.variable {
                isSealed[Int(other.variable)] = true
                termVariables.append(other.variable)
                termCoefficients.append(other.coefficient)
            }
            index = other.nextInRow
        }
        append(
            Step(
                kind: .define, variable: entry.variable, row: entry.row, coefficient: entry.coefficient,
                terms: start..<Int32(truncatingIfNeeded: termVariables.count)))
    }

    /// Two variables that cost something and stand in the same one row become parts of one sum `s = sum of a x`.
    private mutating func absorb(_ variable: Int32) {
        let mine = pool.columnHeads[Int(variable)]
        let row = pool.entries[Int(mine)].row
        let known = rowParts[Int(row)]
        guard
            known >= 0, known != variable, !isGone[Int(known)], isHere(known), pool.columnCounts[Int(known)] == 1,
            pool.entries[Int(pool.columnHeads[Int(known)])].row == row
        else {
            rowParts[Int(row)] = variable
            return
        }
        let theirs = pool.columnHeads[Int(known)]
        let (a, b) = (pool.entries[Int(mine)], pool.entries[Int(theirs)])
        if partHeads[Int(known)] >= 0, !isSealed[Int(known)] {
            addPart(variable, a.coefficient / b.coefficient, to: known)
            removeEntry(mine)
        } else if partHeads[Int(variable)] >= 0, !isSealed[Int(variable)] {
            addPart(known, b.coefficient / a.coefficient, to: variable)
            removeEntry(theirs)
            rowParts[Int(row)] = variable
        } else {
            let sum = addVariable()
            hasCost[Int(sum)] = true
            addPart(known, b.coefficient, to: sum)
            addPart(variable, a.coefficient, to: sum)
            removeEntry(mine)
            removeEntry(theirs)
            pool.add(row, sum, 1)
            rowParts[Int(row)] = sum
        }
        noteRow(row)
    }

    private mutating func addPart(_ part: Int32, _ coefficient: Double, to sum: Int32) {
        append(Step(kind: .absorb, variable: part, coefficient: coefficient, other: sum))
        partCoefficients[Int(part)] = coefficient
        if partTails[Int(sum)] >= 0 { partNexts[Int(partTails[Int(sum)])] = part } else { partHeads[Int(sum)] = part }
        partTails[Int(sum)] = part
    }

    /// A free variable x in rows p and q: p computes it, and q becomes `q - (a_q / a_p) p`, where x cancels.
    private mutating func substitute(_ variable: Int32) {
        var p = pool.entries[Int(pool.columnHeads[Int(variable)])]
        var q = pool.entries[Int(p.nextInColumn)]
        let shorter = pool.rowCounts[Int(q.row)] < pool.rowCounts[Int(p.row)]
        // A row with a tiny coefficient would blow up the other one's rounding.
        let ratio = (p.coefficient / q.coefficient).magnitude
        if ratio < 0.05 || (shorter && ratio < 20) { swap(&p, &q) }
        let length = pool.rowCounts[Int(p.row)]
        var expected = length + pool.rowCounts[Int(q.row)] - 2
        guard length <= 40 else { return }
        var index = pool.rowHeads[Int(p.row)]
        var ownPart = false
        while index >= 0 {
            let entry = pool.entries[Int(index)]
            let v = Int(entry.variable)
            if entry.variable != variable {
                if pool.find(q.row, entry.variable) >= 0 { expected -= 1 }
                if pool.columnCounts[v] == 1, hasCost[v] { ownPart = true }
            }
            index = entry.nextInRow
        }
        let known = rowParts[Int(q.row)]
        if ownPart, known >= 0, !isGone[Int(known)], pool.columnCounts[Int(known)] == 1 { expected -= 1 }
        guard expected <= max(lengthLimit, pool.rowCounts[Int(q.row)]) else {
            postponed.append(variable)
            return
        }
        save(p)
        transfer(q.row, p.row, q.coefficient / p.coefficient)
        let factor = -q.coefficient / p.coefficient
        var moved = pool.rowHeads[Int(p.row)]
        isRowGone[Int(p.row)] = true
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
        while pool.columnHeads[Int(variable)] >= 0 { pool.remove(pool.columnHeads[Int(variable)]) }
        noteRow(q.row)
    }
}
