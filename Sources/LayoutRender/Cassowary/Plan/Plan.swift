/// An presolve with its numbers: what each row's constant is, what each variable costs, which value it gets.
///
/// The reductions depend on which terms stand where and on coefficients, not on constants; so after a constant changes the
/// plan is followed again, and only where something changed.
struct Plan: Sendable {
    var presolve: Presolve
    /// The constant of each row now, after all transfers, and the largest number that went into it.
    var constants: [Double] = []
    var sizes: [Double] = []
    var functions: CostFunctions
    /// The convolutions, and the place of each variable's sum among them or -1.
    var convolutions: [Convolution] = []
    var convolutionOf: [Int32]
    var values: [Double]
    /// Which variables may have other optimal values, and how many of them are free.
    private(set) var openness: [Openness]
    private(set) var freeCount = 0
    var cores: [CoreComponent] = []
    /// Places where required constraints turned out not to hold together.
    var faults: [Fault] = []
    var work = 0
    /// Scratch of `gatherConvolution`.
    private var found: [(variable: Int32, coefficient: Double)] = []
    private var open: [(variable: Int32, coefficient: Double)] = []
    /// BlockTree and inner convolutions whose values changed in the last `assign`.
    var stirred: [Int32] = []

    init(_ presolve: Presolve) {
        self.presolve = presolve
        let count = presolve.columns.count
        functions = CostFunctions(count: count)
        values = Array(repeating: 0, count: count)
        openness = Array(repeating: .decided, count: count)
        convolutionOf = Array(repeating: -1, count: count)
        findCores()
    }

    /// Follows the whole plan: 1 constants of rows; 2 forward, what variables cost; 3 cores; 4 backward, values, unless
    /// only feasibility is asked for.
    mutating func follow(
        _ program: ConstraintProgram, workLimit: Int, coreLimit: Int? = nil, aim: Core.Aim = .optimum
    ) throws(SolverError) {
        work = presolve.work
        if work > workLimit { throw .workLimit(workLimit) }
        computeConstants(program)
        functions = CostFunctions(count: presolve.columns.count)
        functions.rates.reserveCapacity(4 * presolve.unaryTerms.count)
        functions.breakpoints.reserveCapacity(presolve.unaryTerms.count)
        functions.summands.reserveCapacity(presolve.summandCount)
        functions.pieces.reserveCapacity(presolve.summandCount * 5 / 2)
        faults = []
        checkFixed(program)
        for index in presolve.reductions.indices { gather(index, program) }
        guard functions.oversizedSummand < 0 else { return }
        functions.crowd = 100_000 + 4 * functions.load
        if faults.isEmpty { solveCores(coreLimit ?? max(0, workLimit - work), aim) }
        guard faults.isEmpty, aim != .feasibility else { return }
        for index in presolve.reductions.indices.reversed() { assign(index) }
    }

    /// The constants of rows from the given one on, and what the transfers from the given one on do to them.
    mutating func computeConstants(_ program: ConstraintProgram, rows: Int = 0, transfers: Int = 0) {
        constants.removeLast(constants.count - rows)
        sizes.removeLast(sizes.count - rows)
        constants.reserveCapacity(presolve.rowConstraints.count)
        sizes.reserveCapacity(presolve.rowConstraints.count)
        for constraint in presolve.rowConstraints[rows...] {
            let i = Int(constraint)
            var size = max(1, program.rows[i].constant.magnitude)
            for t in program.terms(of: i) {
                let offset = presolve.classes.offsets[Int(program.allTerms[t].variable.index)]
                size = max(size, (program.allTerms[t].coefficient * offset).magnitude)
            }
            constants.append(presolve.ownConstant(i, program))
            sizes.append(size)
        }
        for transfer in presolve.transfers[transfers...] {
            let part = transfer.factor * constants[Int(transfer.source)]
            constants[Int(transfer.row)] -= part
            sizes[Int(transfer.row)] = max(
                sizes[Int(transfer.row)], transfer.factor.magnitude * sizes[Int(transfer.source)])
        }
    }

    /// Makes room for what was added to the presolve.
    mutating func grow(rows: Int, transfers: Int, _ program: ConstraintProgram) {
        let count = presolve.columns.count
        let added = count - values.count
        if added > 0 {
            functions.shapes.append(contentsOf: repeatElement(CostFunctions.Shape(), count: added))
            values.append(contentsOf: repeatElement(0, count: added))
            openness.append(contentsOf: repeatElement(.decided, count: added))
            convolutionOf.append(contentsOf: repeatElement(-1, count: added))
        }
        computeConstants(program, rows: rows, transfers: transfers)
        findCores(from: rows)
    }

    /// Takes note whether a variable may have other optimal values.
    @inline(__always)
    mutating func mark(_ v: Int, _ new: Openness) {
        let old = openness[v]
        guard old != new else { return }
        openness[v] = new
        if new == .free { freeCount += 1 } else if old == .free { freeCount -= 1 }
    }

    // MARK: Forward

    /// What the variable of a reduction costs, now that all that adds to it is known.
    /// - Parameter reshaped: after an edit, the summands of convolutions that cost something else now; nil where convolutions may consist of
    ///   other summands, or of shifted ones.
    mutating func gather(_ index: Int, _ program: ConstraintProgram, reshaped: [Int32]? = nil) {
        let reduction = presolve.reductions[index]
        let v = Int(reduction.variable)
        switch reduction.kind {
        case .check:
            check(reduction, program)
        case .define:
            break
        case .absorb where presolve.columns[v].firstSummand >= 0 || presolve.columns[v].isTransparent:
            break
        case .alias where presolve.columns[v].isTransparent:
            break
        case .fix, .alias, .absorb, .root, .core:
            if presolve.columns[v].firstSummand >= 0 {
                if gatherConvolution(v, reshaped) {
                    // A fixed total needs no function, only the range.
                    functions.keep(convolutions[Int(convolutionOf[v])], as: v, rangeOnly: reduction.kind == .fix)
                }
            } else if presolve.columns[v].hasCost {
                var cost = PlainCost()
                if reduction.kind != .root, read(v, into: &cost, program) {
                    if !Tolerance.hasRange(cost.low, cost.high) { faults.append(.range(reduction.variable)) }
                    functions.keep(cost, as: v)
                } else {
                    draft(v, program)
                    if reduction.kind == .root { return findRest(v, program) }
                    if !functions.draft.hasRange { faults.append(.range(reduction.variable)) }
                    functions.keepDraft(as: v)
                }
            }
            if reduction.kind == .root {
                functions.loadDraft(v)
                findRest(v, program)
            } else if reduction.kind == .fix {
                checkRange(v, constants[Int(reduction.row)] / reduction.coefficient)
            }
        }
    }

    private mutating func checkFixed(_ program: ConstraintProgram) {
        for v in presolve.classes.order.prefix(presolve.classes.fixedCount) { checkFixed(v, program) }
    }

    mutating func checkFixed(_ v: Int32, _ program: ConstraintProgram) {
        let minimum = program.minimums[Int(v)]
        let miss = minimum - presolve.classes.offsets[Int(v)]
        if miss > Tolerance.feasibility * max(1, minimum.magnitude) { faults.append(.minimum(v)) }
    }

    private mutating func check(_ reduction: Reduction, _ program: ConstraintProgram) {
        let row = Int(reduction.row)
        let tolerance = Tolerance.feasibility * sizes[row]
        let holds =
            switch reduction.other < 0 ? .equal : program.rows[Int(reduction.other)].relation {
            case .equal: constants[row].magnitude <= tolerance
            case .lessThanOrEqual: constants[row] >= -tolerance
            case .greaterThanOrEqual: constants[row] <= tolerance
            }
        if !holds { faults.append(.row(reduction.row)) }
    }

    private mutating func checkRange(_ v: Int, _ value: Double) {
        let shape = functions.shapes[v]
        let tolerance = Tolerance.feasibility * max(1, value.magnitude)
        if value < shape.low - tolerance || value > shape.high + tolerance {
            faults.append(.fixed(Int32(truncatingIfNeeded: v)))
        }
    }

    /// Makes a sum, or brings it up to date.
    /// - Returns: whether it is another one now.
    private mutating func gatherConvolution(_ v: Int, _ reshaped: [Int32]?) -> Bool {
        if let reshaped, convolutionOf[v] >= 0,
            let isChanged = functions.update(&convolutions[Int(convolutionOf[v])], reshaped)
        {
            work += 1
            return isChanged
        }
        gatherConvolution(v)
        return true
    }

    /// Lists the summands of a sum, looking through convolutions and copies inside it, in the order of their numbers.
    private mutating func gatherConvolution(_ v: Int) {
        found.removeAll(keepingCapacity: true)
        let firstInner = functions.inner.count
        var offset = 0.0
        open.append((Int32(truncatingIfNeeded: v), 1))
        while let (variable, coefficient) = open.popLast() {
            let x = Int(variable)
            if presolve.columns[x].firstSummand >= 0 {
                if x != v { functions.inner.append(variable) }
                var part = presolve.columns[x].firstSummand
                while part >= 0 {
                    open.append((part, coefficient * presolve.columns[Int(part)].summandCoefficient))
                    part = presolve.columns[Int(part)].nextSummand
                }
            } else if presolve.columns[x].isTransparent {
                // `a u + b x = c`, so `k x = k c / b - (k a / b) u`.
                functions.inner.append(variable)
                let reduction = presolve.reductions[Int(presolve.columns[Int(presolve.columns[x].firstCopy)].reduction)]
                offset += coefficient * constants[Int(reduction.row)] / reduction.otherCoefficient
                open.append((reduction.variable, -coefficient * reduction.coefficient / reduction.otherCoefficient))
            } else {
                found.append((variable, coefficient))
            }
        }
        sortNearlySorted(&found, 0..<found.count) { $0.variable < $1.variable }
        work += found.count
        var sum = functions.convolve(found, offset: offset)
        sum.inner = firstInner..<functions.inner.count
        if convolutionOf[v] >= 0 {
            convolutions[Int(convolutionOf[v])] = sum
        } else {
            convolutionOf[v] = Int32(truncatingIfNeeded: convolutions.count)
            convolutions.append(sum)
        }
    }

    /// A root goes where it costs least; with room left, to its minimum, or as near to 0 as it can.
    private mutating func findRest(_ v: Int, _ program: ConstraintProgram) {
        guard let (low, high) = functions.minimiseDraft() else {
            faults.append(.range(Int32(truncatingIfNeeded: v)))
            return
        }
        var rest = 0.0
        if v < program.minimums.count, program.minimums[v].isFinite { rest = program.minimums[v] }
        values[v] = min(max(rest, low), high)
        mark(v, high - low > Tolerance.ambiguity * max(1, values[v].magnitude) ? .free : .decided)
    }
}
