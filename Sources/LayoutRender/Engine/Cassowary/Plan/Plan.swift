/// A presolve with its numbers: the constant of each row, the cost of each column, the value of each column.
///
/// The reductions depend on which terms are where and on coefficients, not on constants. So after a constant changes the
/// plan is followed again, and only where something changed.
struct Plan: Sendable {
    /// The reductions that are followed.
    var presolve: Presolve
    /// The constant of each row after all transfers.
    var constants = Table<RowIndex, Double>()
    /// The largest number that went into each row's constant.
    var sizes = Table<RowIndex, Double>()
    /// The cost function of each column.
    var functions: CostFunctions
    var convolutions = Table<ConvolutionIndex, Convolution>()
    /// The convolution of each aggregate; none for other columns.
    var convolutionOf: Table<ColumnIndex, ConvolutionIndex>
    var values: Table<ColumnIndex, Double>
    /// How far constraints decide each value.
    private(set) var openness: Table<ColumnIndex, Openness>
    /// How many values are free.
    private(set) var freeCount = 0
    /// The components that the simplex solves.
    var cores = Table<CoreIndex, CoreComponent>()
    /// Where required constraints turned out not to hold together.
    var faults: [Fault] = []
    /// Operations so far.
    var work = 0
    /// Scratch of `convolve`.
    var found: [(column: ColumnIndex, coefficient: Double)] = []
    /// Scratch of `convolve`: columns still to be looked into.
    var open: [(column: ColumnIndex, coefficient: Double)] = []
    /// Summands and inner aggregates whose values changed when the last aggregate was shared out.
    var changedShares: [ColumnIndex] = []

    /// A plan without numbers: `follow` puts them in.
    init(_ presolve: Presolve) {
        self.presolve = presolve
        let count = presolve.columns.count
        functions = CostFunctions(count: 0)
        values = Table(repeating: 0, count: count)
        openness = Table(repeating: .decided, count: count)
        convolutionOf = Table(repeating: .none, count: count)
        findCores()
    }

    /// Follows the whole plan: 1 constants of rows; 2 forward, costs; 3 cores; 4 backward, values, unless only feasibility
    /// is asked for.
    mutating func follow(
        _ program: ConstraintProgram, workLimit: Int, coreLimit: Int? = nil, aim: Core.Aim = .optimum
    ) throws(SolverError) {
        work = presolve.work
        if work > workLimit { throw .workLimit(workLimit) }
        computeConstants(program)
        functions = CostFunctions(count: presolve.columns.count)
        functions.rates.reserveCapacity(4 * presolve.unaryTerms.count)
        functions.breakpoints.reserveCapacity(presolve.unaryTerms.count)
        faults = []
        for v in presolve.classes.order.prefix(presolve.classes.fixedCount) { checkFixed(v, program) }
        for index in presolve.reductions.indices { gather(index, program) }
        guard functions.oversizedSummand.isNone else { return }
        functions.loadLimit = 100_000 + 4 * functions.load
        if faults.isEmpty { solveCores(coreLimit ?? max(0, workLimit - work), aim) }
        guard faults.isEmpty, aim != .feasibility else { return }
        for index in presolve.reductions.indices.reversed() { assign(index) }
    }

    /// Computes the constants of rows, and applies the transfers.
    private mutating func computeConstants(_ program: ConstraintProgram) {
        constants = Table()
        sizes = Table()
        constants.reserveCapacity(presolve.rowConstraints.count)
        sizes.reserveCapacity(presolve.rowConstraints.count)
        for row in presolve.rowConstraints.indices {
            let constraint = presolve.rowConstraints[row]
            var size = max(1, program[constraint].constant.magnitude)
            for t in program.terms(of: constraint) {
                let offset = presolve.classes.ties[program.allTerms[t].variable].offset
                size = max(size, (program.allTerms[t].coefficient * offset).magnitude)
            }
            constants.append(presolve.ownConstant(constraint, program))
            sizes.append(size)
        }
        for index in presolve.transfers.indices {
            let transfer = presolve.transfers[index]
            constants[transfer.row] -= transfer.factor * constants[transfer.source]
            sizes[transfer.row] = max(sizes[transfer.row], transfer.factor.magnitude * sizes[transfer.source])
        }
    }

    /// Notes how far constraints decide a value.
    @inline(__always)
    mutating func mark(_ column: ColumnIndex, _ new: Openness) {
        let old = openness[column]
        guard old != new else { return }
        openness[column] = new
        if new == .free { freeCount += 1 } else if old == .free { freeCount -= 1 }
    }

    /// A fixed variable must not lie below its minimum.
    mutating func checkFixed(_ v: Variable, _ program: ConstraintProgram) {
        let minimum = program.minimum(of: v)
        let miss = minimum - presolve.classes.ties[v].offset
        if miss > Tolerance.feasibility * max(1, minimum.magnitude) { faults.append(.minimum(v)) }
    }

    /// Whether an edit could be followed to an optimum.
    var isFollowed: Bool { functions.oversizedSummand.isNone && faults.isEmpty && reach == .optimum }

    /// Forward: the cost of a reduction's column.
    @inline(__always)
    mutating func gather(_ index: ReductionIndex, _ program: ConstraintProgram, reshaped: [ColumnIndex]? = nil) {
        let reduction = presolve.reductions[index]
        reduction.kind.rule.gather(reduction, &self, program, reshaped: reshaped)
    }

    /// Backward: the value of a reduction's column.
    @inline(__always)
    mutating func assign(_ index: ReductionIndex) {
        let reduction = presolve.reductions[index]
        reduction.kind.rule.assign(reduction, &self)
    }
}
