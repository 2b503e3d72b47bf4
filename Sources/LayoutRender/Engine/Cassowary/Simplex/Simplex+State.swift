extension Simplex {
    /// The basic variables with their factors, and the nonbasic variables that may become basic.
    struct Basis: Sendable {
        /// The factorised basis.
        var factors: Factors
        var basics: Table<CoreRow, CoreVariable>
        var slotOf: Table<CoreVariable, CoreRow>
        /// The nonbasic variables that may move.
        var open: [CoreVariable] = []
        /// The place of each variable in `open`; -1 for others.
        var indexInOpen: Table<CoreVariable, Int32>
    }

    /// The prices of rows, and what each nonbasic variable's move costs at them.
    struct Pricing: Sendable {
        /// Devex reference weights: how far a unit of the variable goes, next to others.
        var weights: Table<CoreVariable, Double>
        /// The reduced cost of each nonbasic variable.
        var rates: Table<CoreVariable, Double>
        /// The sum of the magnitudes of the terms of each reduced cost.
        var magnitudes: Table<CoreVariable, Double>
        /// The simplex multiplier of each row.
        var prices: Table<CoreRow, Double>
        /// The largest slope of cost that the prices were computed from.
        var steepest = 0.0
        /// Whether prices and rates are to be computed afresh.
        var areRatesStale = true
        /// The seed of the choice between moves after iterations without progress; 0 while there is progress.
        var shake: UInt64 = 0
    }

    /// Lists that solves and moves write anew.
    struct Scratch: Sendable {
        /// A column in terms of the basis, dense.
        var dense: Table<CoreRow, Double>
        /// The sums of the magnitudes that each number of a solve is made of.
        var sizes: Table<CoreRow, Double>
        /// A row of the basis's inverse.
        var pivotRow: Table<CoreRow, Double>
        /// That row times the columns of nonbasic variables (the pivot row).
        var pivots: Table<CoreVariable, Double>
        /// The columns with an entry in the pivot row.
        var touched: [CoreVariable] = []
        /// The column in terms of the basis as a list: how far each basic variable moves for each unit.
        var column: [(slot: CoreRow, coefficient: Double)] = []
        /// The events of a move, in the order in which the move meets them.
        var events: [Event] = []
        /// Basic variables that passed a corner in a move: by how much their slopes of cost changed.
        var changes: [(slot: CoreRow, slope: Double)] = []
    }
}
