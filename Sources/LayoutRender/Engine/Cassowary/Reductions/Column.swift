/// The state of one column of the presolve: a variable of the program, a penalty column or an aggregate.
///
/// One record instead of one list a property: a reduction reads several properties of one column.
struct Column: Sendable {
    /// The column's unary terms, a linked list: the cost of the column alone.
    var firstUnaryTerm = UnaryTermIndex.none
    /// For a penalty column, the constraint whose error the column is.
    var penalizedConstraint = ConstraintIndex.none
    /// The copies whose costs the column took over, as a linked list.
    var firstCopy = ColumnIndex.none
    /// For a copy or a summand, the next copy or summand of the same column.
    var next = ColumnIndex.none
    /// The reduction that eliminated the column.
    var reduction = ReductionIndex.none
    /// For an aggregate, its summands as a linked list.
    var firstSummand = ColumnIndex.none
    /// The end of that list.
    var lastSummand = ColumnIndex.none
    /// For a summand, its coefficient in the aggregate.
    var summandCoefficient = 1.0
    /// Whether minimums, unary terms, copies or summands give the column a cost or a limit.
    var hasCost = false
    /// Whether the column is the root of a class with a minimum.
    var isBounded = false
    /// Whether a reduction removed the column from the matrix.
    var isEliminated = false
    /// Whether an aggregate looks through the column, at the copy or the summands: no cost function of its own.
    var isTransparent = false
    /// Whether a free column was computed from this aggregate, which then takes no further summands.
    var isSealed = false
    /// Whether the column waits in `PresolveQueue.cheap`.
    var isInCheapQueue = false
    /// Whether the column waits in `PresolveQueue.costly`.
    var isInCostlyQueue = false

    /// Whether the column is an aggregate, a weighted sum of other columns.
    @inline(__always)
    var isAggregate: Bool { firstSummand.exists }

    /// Removes the column from the matrix by a reduction.
    @inline(__always)
    mutating func eliminate(by reduction: ReductionIndex) {
        isEliminated = true
        self.reduction = reduction
    }

    /// Appends to the summands.
    /// - Returns: the summand before it, if any.
    @inline(__always)
    mutating func addSummand(_ summand: ColumnIndex) -> ColumnIndex {
        let last = lastSummand
        if last.isNone { firstSummand = summand }
        lastSummand = summand
        return last
    }

    /// Puts a unary term before the others.
    /// - Returns: the former first term.
    @inline(__always)
    mutating func addUnaryTerm(_ term: UnaryTermIndex) -> UnaryTermIndex {
        let next = firstUnaryTerm
        firstUnaryTerm = term
        hasCost = true
        return next
    }
}
