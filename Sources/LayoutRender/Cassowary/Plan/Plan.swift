/// An elimination with its numbers: what each row's constant is, what each variable costs, which value it gets.
///
/// The steps depend on which terms stand where and on coefficients, not on constants; so after a constant changes the
/// plan is followed again, and only where something changed.
struct Plan: Sendable {
    var elimination: Elimination
    /// The constant of each row now, after all transfers, and the largest number that went into it.
    var constants: [Double] = []
    var sizes: [Double] = []
    var functions: CostFunctions
    /// The sums, and the place of each variable's sum among them or -1.
    var sums: [Sum] = []
    var sumOf: [Int32]
    var values: [Double]
    /// Which variables may have other optimal values, and how many of them are free.
    private(set) var openness: [Openness]
    private(set) var freeCount = 0
    var cores: [CorePart] = []
    /// Places where required constraints turned out not to hold together.
    var faults: [Fault] = []
    var work = 0
    /// Scratch of `gatherSum`.
    private var found: [(variable: Int32, coefficient: Double)] = []
    private var open: [(variable: Int32, coefficient: Double)] = []
    /// Parts and inner sums whose values changed in the last `assign`.
    var stirred: [Int32] = []

    init(_ elimination: Elimination) {
        self.elimination = elimination
        let count = elimination.unknowns.count
        functions = CostFunctions(count: count)
        values = Array(repeating: 0, count: count)
        openness = Array(repeating: .decided, count: count)
        sumOf = Array(repeating: -1, count: count)
        findCores()
    }

    /// Follows the whole plan: 1 constants of rows; 2 forward, what variables cost; 3 cores; 4 backward, values, unless
    /// only feasibility is asked for.
    mutating func follow(
        _ program: ConstraintProgram, workLimit: Int, coreLimit: Int? = nil, aim: Core.Aim = .optimum
    ) throws(SolverError) {
        work = elimination.work
        if work > workLimit { throw .workLimit(workLimit) }
        computeConstants(program)
        functions = CostFunctions(count: elimination.unknowns.count)
        functions.rates.reserveCapacity(4 * elimination.items.count)
        functions.bends.reserveCapacity(elimination.items.count)
        functions.parts.reserveCapacity(elimination.partCount)
        functions.pieces.reserveCapacity(elimination.partCount * 5 / 2)
        faults = []
        checkFixed(program)
        for index in elimination.steps.indices { gather(index, program) }
        guard functions.heavyPart < 0 else { return }
        functions.crowd = 100_000 + 4 * functions.load
        if faults.isEmpty { solveCores(coreLimit ?? max(0, workLimit - work), aim) }
        guard faults.isEmpty, aim != .feasibility else { return }
        for index in elimination.steps.indices.reversed() { assign(index) }
    }

    /// The constants of rows from the given one on, and what the transfers from the given one on do to them.
    mutating func computeConstants(_ program: ConstraintProgram, rows: Int = 0, transfers: Int = 0) {
        constants.removeLast(constants.count - rows)
        sizes.removeLast(sizes.count - rows)
        constants.reserveCapacity(elimination.rowConstraints.count)
        sizes.reserveCapacity(elimination.rowConstraints.count)
        for constraint in elimination.rowConstraints[rows...] {
            let i = Int(constraint)
            var size = max(1, program.rows[i].constant.magnitude)
            for t in program.terms(of: i) {
                let offset = elimination.classes.offsets[Int(program.allTerms[t].variable.index)]
                size = max(size, (program.allTerms[t].coefficient * offset).magnitude)
            }
            constants.append(elimination.ownConstant(i, program))
            sizes.append(size)
        }
        for transfer in elimination.transfers[transfers...] {
            let part = transfer.factor * constants[Int(transfer.source)]
            constants[Int(transfer.row)] -= part
            sizes[Int(transfer.row)] = max(
                sizes[Int(transfer.row)], transfer.factor.magnitude * sizes[Int(transfer.source)])
        }
    }

    /// Makes room for what was added to the elimination.
    mutating func grow(rows: Int, transfers: Int, _ program: ConstraintProgram) {
        let count = elimination.unknowns.count
        let added = count - values.count
        if added > 0 {
            functions.shapes.append(contentsOf: repeatElement(CostFunctions.Shape(), count: added))
            values.append(contentsOf: repeatElement(0, count: added))
            openness.append(contentsOf: repeatElement(.decided, count: added))
            sumOf.append(contentsOf: repeatElement(-1, count: added))
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

    /// What the variable of a step costs, now that all that adds to it is known.
    /// - Parameter reshaped: after an edit, the parts of sums that cost something else now; nil where sums may consist of
    ///   other parts, or of shifted ones.
    mutating func gather(_ index: Int, _ program: ConstraintProgram, reshaped: [Int32]? = nil) {
        let step = elimination.steps[index]
        let v = Int(step.variable)
        switch step.kind {
        case .check:
            check(step, program)
        case .define:
            break
        case .absorb where elimination.unknowns[v].partHead >= 0 || elimination.unknowns[v].isOpen:
            break
        case .alias where elimination.unknowns[v].isOpen:
            break
        case .fix, .alias, .absorb, .root, .core:
            if elimination.unknowns[v].partHead >= 0 {
                if gatherSum(v, reshaped) {
                    // A fixed total needs no function, only the range.
                    functions.keep(sums[Int(sumOf[v])], as: v, rangeOnly: step.kind == .fix)
                }
            } else if elimination.unknowns[v].hasCost {
                var cost = PlainCost()
                if step.kind != .root, read(v, into: &cost, program) {
                    if !Tolerance.hasRange(cost.low, cost.high) { faults.append(.range(step.variable)) }
                    functions.keep(cost, as: v)
                } else {
                    draft(v, program)
                    if step.kind == .root { return findRest(v, program) }
                    if !functions.draft.hasRange { faults.append(.range(step.variable)) }
                    functions.keepDraft(as: v)
                }
            }
            if step.kind == .root {
                functions.loadDraft(v)
                findRest(v, program)
            } else if step.kind == .fix {
                checkRange(v, constants[Int(step.row)] / step.coefficient)
            }
        }
    }

    private mutating func checkFixed(_ program: ConstraintProgram) {
        for v in elimination.classes.order.prefix(elimination.classes.fixedCount) { checkFixed(v, program) }
    }

    mutating func checkFixed(_ v: Int32, _ program: ConstraintProgram) {
        let minimum = program.minimums[Int(v)]
        let miss = minimum - elimination.classes.offsets[Int(v)]
        if miss > Tolerance.feasibility * max(1, minimum.magnitude) { faults.append(.minimum(v)) }
    }

    private mutating func check(_ step: Step, _ program: ConstraintProgram) {
        let row = Int(step.row)
        let tolerance = Tolerance.feasibility * sizes[row]
        let holds =
            switch step.other < 0 ? .equal : program.rows[Int(step.other)].relation {
            case .equal: constants[row].magnitude <= tolerance
            case .lessThanOrEqual: constants[row] >= -tolerance
            case .greaterThanOrEqual: constants[row] <= tolerance
            }
        if !holds { faults.append(.row(step.row)) }
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
    private mutating func gatherSum(_ v: Int, _ reshaped: [Int32]?) -> Bool {
        if let reshaped, sumOf[v] >= 0, let isChanged = functions.update(&sums[Int(sumOf[v])], reshaped) {
            work += 1
            return isChanged
        }
        gatherSum(v)
        return true
    }

    /// Lists the parts of a sum, looking through sums and copies inside it, in the order of their numbers.
    private mutating func gatherSum(_ v: Int) {
        found.removeAll(keepingCapacity: true)
        let firstInner = functions.inner.count
        var offset = 0.0
        open.append((Int32(truncatingIfNeeded: v), 1))
        while let (variable, coefficient) = open.popLast() {
            let x = Int(variable)
            if elimination.unknowns[x].partHead >= 0 {
                if x != v { functions.inner.append(variable) }
                var part = elimination.unknowns[x].partHead
                while part >= 0 {
                    open.append((part, coefficient * elimination.unknowns[Int(part)].partCoefficient))
                    part = elimination.unknowns[Int(part)].nextPart
                }
            } else if elimination.unknowns[x].isOpen {
                // `a u + b x = c`, so `k x = k c / b - (k a / b) u`.
                functions.inner.append(variable)
                let step = elimination.steps[Int(elimination.unknowns[Int(elimination.unknowns[x].copyHead)].step)]
                offset += coefficient * constants[Int(step.row)] / step.otherCoefficient
                open.append((step.variable, -coefficient * step.coefficient / step.otherCoefficient))
            } else {
                found.append((variable, coefficient))
            }
        }
        sortNearlySorted(&found, 0..<found.count) { $0.variable < $1.variable }
        work += found.count
        var sum = functions.makeSum(found, offset: offset)
        sum.inner = firstInner..<functions.inner.count
        if sumOf[v] >= 0 {
            sums[Int(sumOf[v])] = sum
        } else {
            sumOf[v] = Int32(truncatingIfNeeded: sums.count)
            sums.append(sum)
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
