/// One reduction of the presolve (Andersen and Andersen 1995). Read forward, reductions gather the costs of columns; read
/// backward, they give columns their values.
///
/// The record is the same for all kinds; which verbs go with it is said by the kind's `ReductionRule`.
struct Reduction: Sendable {
    /// The reductions by their names in the literature; `coreColumn` for a column that is left to the simplex.
    enum Kind: UInt8, Sendable {
        case emptyRow
        case singletonRow
        case doubletonEquation
        case freeColumn
        case aggregation
        case emptyColumn
        case coreColumn
    }
    var kind: Kind
    /// For an empty row that was written without any variable: the row keeps its constraint's relation.
    var keepsRelation = false
    /// The eliminated column; none for an empty row.
    var column = ColumnIndex.none
    /// The eliminated row; none for an aggregation and for a column without rows.
    var row = RowIndex.none
    /// The column's coefficient in the row, or in the aggregate.
    var coefficient = 1.0
    /// The other column of a doubleton equation, or the aggregate.
    var other = ColumnIndex.none
    /// The coefficient of `other` in the row.
    var otherCoefficient = 0.0
    /// The other terms of a free column's row, in `Presolve.savedTerms`.
    var terms = IndexRange<SavedTermIndex>()
}
