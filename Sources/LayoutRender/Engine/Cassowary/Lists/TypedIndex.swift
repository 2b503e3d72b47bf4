/// The number of an entry in lists of one kind.
///
/// Each kind of list has a type of its own, so that a row's number cannot be used for a column. The number takes four
/// bytes; `none` (-1) says "no entry" without the extra byte of an optional.
protocol TypedIndex: Hashable, Sendable, Comparable {
    /// The number, -1 for none.
    var rawValue: Int32 { get }
    init(rawValue: Int32)
}

extension TypedIndex {
    @inline(__always)
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    @inline(__always)
    static var none: Self { Self(rawValue: -1) }

    /// An index of an array's offset.
    @inline(__always)
    init(_ offset: Int) { self.init(rawValue: Int32(truncatingIfNeeded: offset)) }

    /// The distance from the start of the list.
    @inline(__always)
    var offset: Int { Int(rawValue) }

    /// Whether the index names an entry.
    @inline(__always)
    var exists: Bool { rawValue >= 0 }

    /// Whether the index names no entry.
    @inline(__always)
    var isNone: Bool { rawValue < 0 }

    /// The entry after this one.
    @inline(__always)
    var next: Self { Self(rawValue: rawValue + 1) }

    /// The indices from a first to the one before an end.
    @inline(__always)
    static func ..< (first: Self, end: Self) -> IndexRange<Self> { IndexRange(lowerBound: first, upperBound: end) }
}

/// A column of the presolve: a variable of the program, with the same number, or after those a penalty column or an
/// aggregate.
struct ColumnIndex: TypedIndex { let rawValue: Int32 }
/// A row of the presolve.
struct RowIndex: TypedIndex { let rawValue: Int32 }
/// A nonzero entry of the presolve's matrix.
struct EntryIndex: TypedIndex { let rawValue: Int32 }
/// A constraint of one column, `Presolve.unaryTerms`.
struct UnaryTermIndex: TypedIndex { let rawValue: Int32 }
/// A reduction, in the order of applying.
struct ReductionIndex: TypedIndex { let rawValue: Int32 }
/// A change of one row's constant by another's, `Presolve.transfers`.
struct TransferIndex: TypedIndex { let rawValue: Int32 }
/// A term of a row that a reduction took out, `Presolve.savedTerms`.
struct SavedTermIndex: TypedIndex { let rawValue: Int32 }
/// A rate of cost, `CostFunctions.rates`.
struct RateIndex: TypedIndex { let rawValue: Int32 }
/// A breakpoint of a cost function, `CostFunctions.breakpoints`.
struct BreakpointIndex: TypedIndex { let rawValue: Int32 }
/// A summand of a convolution, `CostFunctions.summands`.
struct SummandIndex: TypedIndex { let rawValue: Int32 }
/// A piece of a convolution, `CostFunctions.pieces`.
struct PieceIndex: TypedIndex { let rawValue: Int32 }
/// A convolution, `Plan.convolutions`.
struct ConvolutionIndex: TypedIndex { let rawValue: Int32 }
/// A core of a plan, `Plan.cores`.
struct CoreIndex: TypedIndex { let rawValue: Int32 }

/// A variable of a core's problem, or after those the logical variable of a row.
struct CoreVariable: TypedIndex { let rawValue: Int32 }
/// A row of a core's problem; and the slot of the basis with the same number.
struct CoreRow: TypedIndex { let rawValue: Int32 }
/// A pivot of a factorisation, in the order of elimination.
struct PivotIndex: TypedIndex { let rawValue: Int32 }
/// The cost of one variable at one rank, `RankCosts.entries`.
struct RankCostIndex: TypedIndex { let rawValue: Int32 }

extension Variable: TypedIndex {
    @inline(__always)
    var rawValue: Int32 { index }
    @inline(__always)
    init(rawValue: Int32) { self.init(index: rawValue) }

    /// The variable of a column that stands for a class of variables.
    @inline(__always)
    init(_ column: ColumnIndex) { self.init(index: column.rawValue) }
}

extension ColumnIndex {
    /// The column of the root of a class.
    @inline(__always)
    init(_ root: Variable) { self.init(rawValue: root.index) }
}

extension ConstraintIndex: TypedIndex {
    @inline(__always)
    var rawValue: Int32 { index }
    @inline(__always)
    init(rawValue: Int32) { self.init(index: rawValue) }
}
