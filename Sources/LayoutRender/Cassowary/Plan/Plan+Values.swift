extension Plan {
    /// The value of the variable of a reduction, now that the values it depends on are known.
    mutating func assign(_ index: Int) {
        let reduction = presolve.reductions[index]
        let v = Int(reduction.variable)
        switch reduction.kind {
        case .check, .absorb:
            return
        case .root:
            if !presolve.columns[v].hasCost {
                values[v] = 0
                mark(v, .free)
            }
        case .core:
            break
        case .fix:
            values[v] = constants[Int(reduction.row)] / reduction.coefficient
            mark(v, .decided)
        case .alias where presolve.isLookedThrough(reduction):
            return
        case .alias:
            let y = Int(reduction.other)
            values[v] = (constants[Int(reduction.row)] - reduction.otherCoefficient * values[y]) / reduction.coefficient
            mark(v, openness[y])
        case .define:
            var sum = constants[Int(reduction.row)]
            var open = Openness.decided
            for t in reduction.terms {
                let other = Int(presolve.termVariables[Int(t)])
                sum -= presolve.termCoefficients[Int(t)] * values[other]
                open = max(open, openness[other])
            }
            values[v] = sum / reduction.coefficient
            mark(v, open)
        }
        if presolve.columns[v].firstSummand >= 0 { distribute(v) }
    }

    /// The value of a sum or copy inside another sum, from what it is made of.
    private mutating func addUp(_ v: Int) {
        if presolve.columns[v].firstSummand < 0 {
            let reduction = presolve.reductions[Int(presolve.columns[Int(presolve.columns[v].firstCopy)].reduction)]
            let u = Int(reduction.variable)
            set(
                v, (constants[Int(reduction.row)] - reduction.coefficient * values[u]) / reduction.otherCoefficient,
                openness[u])
            return
        }
        var total = 0.0
        var open = Openness.decided
        var summand = presolve.columns[v].firstSummand
        while summand >= 0 {
            total += presolve.columns[Int(summand)].summandCoefficient * values[Int(summand)]
            open = max(open, openness[Int(summand)])
            summand = presolve.columns[Int(summand)].nextSummand
        }
        set(v, total, open)
    }

    /// Shares out a sum and gives its summands, and the convolutions inside it, their values.
    private mutating func distribute(_ v: Int) {
        let open = openness[v]
        let sum = convolutions[Int(convolutionOf[v])]
        work += 1
        functions.distribute(values[v], over: sum)
        stirred.removeAll(keepingCapacity: true)
        for i in sum.summands {
            let summand = functions.summands[i]
            set(Int(summand.variable), summand.amount / summand.coefficient, max(open, summand.openness))
        }
        for i in sum.inner.reversed() { addUp(Int(functions.inner[i])) }
    }

    @inline(__always)
    private mutating func set(_ v: Int, _ value: Double, _ open: Openness) {
        if values[v] != value || openness[v] != open { stirred.append(Int32(truncatingIfNeeded: v)) }
        values[v] = value
        mark(v, open)
    }
}
