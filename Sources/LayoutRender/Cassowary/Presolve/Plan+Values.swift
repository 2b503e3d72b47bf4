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
                isLoose[v] = true
            }
        case .core:
            break
        case .fix:
            values[v] = constants[Int(step.row)] / step.coefficient
            isLoose[v] = false
        case .alias where elimination.isLookedThrough(step):
            return
        case .alias:
            let y = Int(step.other)
            values[v] = (constants[Int(step.row)] - step.otherCoefficient * values[y]) / step.coefficient
            isLoose[v] = isLoose[y]
        case .define:
            var sum = constants[Int(step.row)]
            var loose = false
            for t in step.terms {
                let other = Int(elimination.termVariables[Int(t)])
                sum -= elimination.termCoefficients[Int(t)] * values[other]
                if isLoose[other] { loose = true }
            }
            values[v] = sum / step.coefficient
            isLoose[v] = loose
        }
        if elimination.unknowns[v].partHead >= 0 { distribute(v) }
    }

    /// The value of a sum or copy inside another sum, from what it is made of.
    private mutating func addUp(_ v: Int) {
        if elimination.unknowns[v].partHead < 0 {
            let step = elimination.steps[Int(elimination.unknowns[Int(elimination.unknowns[v].copyHead)].step)]
            let u = Int(step.variable)
            set(v, (constants[Int(step.row)] - step.coefficient * values[u]) / step.otherCoefficient, isLoose[u])
            return
        }
        var total = 0.0
        var loose = false
        var part = elimination.unknowns[v].partHead
        while part >= 0 {
            total += elimination.unknowns[Int(part)].partCoefficient * values[Int(part)]
            if isLoose[Int(part)] { loose = true }
            part = elimination.unknowns[Int(part)].nextPart
        }
        set(v, total, loose)
    }

    /// Shares out a sum and gives its parts, and the sums inside it, their values.
    private mutating func distribute(_ v: Int) {
        let loose = isLoose[v]
        let sum = sums[Int(sumOf[v])]
        work += 1
        functions.distribute(values[v], over: sum)
        stirred.removeAll(keepingCapacity: true)
        for i in sum.parts {
            let part = functions.parts[i]
            set(Int(part.variable), part.amount / part.coefficient, loose || part.isTied)
        }
        for i in sum.inner.reversed() { addUp(Int(functions.inner[i])) }
    }

    @inline(__always)
    private mutating func set(_ v: Int, _ value: Double, _ loose: Bool) {
        if values[v] != value || isLoose[v] != loose { stirred.append(Int32(truncatingIfNeeded: v)) }
        values[v] = value
        isLoose[v] = loose
    }
}
