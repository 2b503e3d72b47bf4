extension Reduction.Kind {
    /// The verbs of the kind: the one place where kinds are told apart.
    @inline(__always)
    var rule: any ReductionRule.Type {
        switch self {
        case .emptyRow: EmptyRow.self
        case .singletonRow: SingletonRow.self
        case .doubletonEquation: DoubletonEquation.self
        case .freeColumn: FreeColumn.self
        case .aggregation: Aggregation.self
        case .emptyColumn: EmptyColumn.self
        case .coreColumn: CoreColumn.self
        }
    }
}
