/// Where a plan found that required constraints cannot hold together.
enum Fault: Sendable, Equatable {
    /// An empty row whose constant is not zero.
    case row(RowIndex)
    /// A column that a singleton row fixes outside of its range.
    case fixed(ColumnIndex)
    /// A column with an empty range.
    case range(ColumnIndex)
    /// A variable of the program that is fixed below its minimum.
    case minimum(Variable)
    /// A core without a feasible point, and which of its contradictions this is.
    case core(CoreIndex, contradiction: Int)

    /// Whether the simplex found the fault, which then names rows of a core.
    var isInCore: Bool { if case .core = self { true } else { false } }
}
