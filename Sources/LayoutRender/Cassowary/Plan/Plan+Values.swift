extension Plan {
    /// The value of the variable of a step, now that the values it depends on are known.
    mutating func assign(_ index: Int) {
        let step = elimination.steps[index]
        let v = Int(step.variable)
        switch step.kind {
        case .check, .absorb:
            return
        case .root:
            if !elimination.unknowns[v].hasCost {
                values[v] = 0
                mark(v, .free)
            }
        case .core:
            break
        case .fix:
            values[v] = constants[Int(step.row)] / step.coefficient
            mark(v, .decided)
        case .alias where elimination.isLookedThrough(step):
            return
        case .alias:
            let y = Int(step.other)
            values[v] = (constants[Int(step.row)] - step.otherCoefficient * values[y]) / step.coefficient
            mark(v, openness[y])
        case .define:
            var sum = constants[Int(step.row)]
            var open = Openness.decided
            for t in step.terms {
                let other = Int(elimination.termVariables[Int(t)])
                sum -= elimination.termCoefficients[Int(t)] * values[other]
                open = max(open, openness[other])
            }
            values[v] = sum / step.coefficient
            mark(v, open)
        }
        if elimination.unknowns[v].partHead >= 0 { distribute(v) }
    }

    /// The value of a sum or copy inside another sum, from what it is made of.
    private mutating func addUp(_ v: Int) {
        if elimination.unknowns[v].partHead < 0 {
            let step = elimination.steps[Int(elimination.unknowns[Int(elimination.unknowns[v].copyHead)].step)]
            let u = Int(step.variable)
            set(v, (constants[Int(step.row)] - step.coefficient * values[u]) / step.otherCoefficient, openness[u])
            return
        }
        var total = 0.0
        var open = Openness.decided
        var part = elimination.unknowns[v].partHead
        while part >= 0 {
            total += elimination.unknowns[Int(part)].partCoefficient * values[Int(part)]
            open = max(open, openness[Int(part)])
            part = elimination.unknowns[Int(part)].nextPart
        }
        set(v, total, open)
    }

    /// Shares out a sum and gives its parts, and the sums inside it, their values.
    private mutating func distribute(_ v: Int) {
        let open = openness[v]
        let sum = sums[Int(sumOf[v])]
        work += 1
        functions.distribute(values[v], over: sum)
        stirred.removeAll(keepingCapacity: true)
        for i in sum.parts {
            let part = functions.parts[i]
            set(Int(part.variable), part.amount / part.coefficient, max(open, part.openness))
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
