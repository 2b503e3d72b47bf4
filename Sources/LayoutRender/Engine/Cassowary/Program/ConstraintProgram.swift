/// A variable of a program, by its number in the order of adding: 0, 1, 2 ...
public struct Variable: Hashable, Sendable, Comparable {
    /// The number in the order of adding.
    public let index: Int32

    /// The one at a place of a program.
    public init(index: Int32) { self.index = index }

    /// In the order of adding.
    public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// How the weighted sum of a constraint compares with its constant.
public enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The relation after both sides changed sign.
    public var turned: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// A constraint of a program, by its number in the order of adding: 0, 1, 2 ...
public struct ConstraintIndex: Hashable, Sendable, Comparable {
    /// The number in the order of adding.
    public let index: Int32

    /// The one at a place of a program.
    public init(index: Int32) { self.index = index }

    /// In the order of adding.
    public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// One `coefficient * variable`.
public struct Term: Hashable, Sendable {
    /// What is multiplied.
    public var variable: Variable
    /// The factor.
    public var coefficient: Double

    /// A variable times a factor.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A list of linear constraints, `sum of terms  relation  constant`, as flat lists.
///
/// Guarantees: every term names a variable of the program; every number is finite. Equal variables in one constraint
/// are allowed and add up.
public struct ConstraintProgram: Sendable, Equatable {
    /// One constraint without its terms.
    public struct Row: Sendable, Equatable {
        /// The number that the sum of the terms is compared with.
        public internal(set) var constant: Double
        /// How strongly the constraint holds.
        public internal(set) var priority: Priority
        /// Where the constraint's terms begin in `allTerms`.
        var firstTerm: Int32
        /// Where they end.
        var endOfTerms: Int32
        /// How the sum compares with the constant.
        public internal(set) var relation: Relation
        /// False for a constraint that defines a frame from outside, which UIKit never breaks: such a constraint is set
        /// aside only when a conflict has no other member.
        public internal(set) var breakable: Bool

        @inline(__always)
        var termCount: Int32 { endOfTerms - firstTerm }
    }

    /// The smallest value each variable may take: 0 for lengths, minus infinity for positions. Never broken.
    public internal(set) var minimums: [Double] = []
    /// The constraints, one record each.
    public internal(set) var rows: [Row] = []
    /// The terms of all constraints, constraint by constraint.
    public internal(set) var allTerms: [Term] = []
    /// True for a removed constraint, which keeps its number. Empty while none was removed.
    public internal(set) var removed: [Bool] = []
    /// How many constraints were removed.
    public internal(set) var removedCount = 0

    /// A program without variables and constraints.
    public init() {}

    /// How many variables were added.
    public var variableCount: Int { minimums.count }
    /// How many constraints were added, removed ones included.
    public var constraintCount: Int { rows.count }

    /// Adds a variable of at least `minimum`, which no conflict breaks.
    public mutating func addVariable(minimum: Double = -.infinity) -> Variable {
        minimums.append(minimum)
        return Variable(index: Int32(truncatingIfNeeded: minimums.count - 1))
    }

    /// Reserves memory, so that lists are allocated once.
    public mutating func reserve(variables: Int, constraints: Int, terms: Int) {
        minimums.reserveCapacity(variables)
        rows.reserveCapacity(constraints)
        allTerms.reserveCapacity(terms)
    }

    /// `a.coefficient * a.variable  relation  constant`
    @discardableResult @inline(__always)
    public mutating func add(
        _ a: Term, _ relation: Relation, _ constant: Double, _ priority: Priority, breakable: Bool = true
    ) -> ConstraintIndex {
        append(a)
        return close(relation, constant, priority, breakable)
    }

    /// Adds `variable <= length` and `variable >= length`, the two constraints of a natural length.
    public mutating func addLength(_ variable: Variable, _ length: Double, atMost: Priority, atLeast: Priority) {
        precondition(variable.index >= 0 && Int(variable.index) < minimums.count, "a variable of this program")
        precondition(length.isFinite, "a finite length")
        let first = Int32(truncatingIfNeeded: allTerms.count)
        allTerms.append(Term(variable))
        allTerms.append(Term(variable))
        rows.append(
            Row(
                constant: length, priority: atMost, firstTerm: first, endOfTerms: first + 1, relation: .lessThanOrEqual,
                breakable: true))
        rows.append(
            Row(
                constant: length, priority: atLeast, firstTerm: first + 1, endOfTerms: first + 2,
                relation: .greaterThanOrEqual, breakable: true))
    }

    /// Any number of terms.
    @discardableResult
    public mutating func add(
        _ terms: some Sequence<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority,
        breakable: Bool = true
    ) -> ConstraintIndex {
        for term in terms { append(term) }
        return close(relation, constant, priority, breakable)
    }

    /// True for a removed constraint.
    public func isRemoved(_ constraint: ConstraintIndex) -> Bool { isRemoved(Int(constraint.index)) }

    /// Whether a constraint was removed; its number is never used again.
    @inline(__always)
    func isRemoved(_ constraint: Int) -> Bool { constraint < removed.count && removed[constraint] }

    /// The places of the constraint's terms in `allTerms`.
    @inline(__always)
    public func terms(of constraint: Int) -> Range<Int> {
        Int(rows[constraint].firstTerm)..<Int(rows[constraint].endOfTerms)
    }

    /// Changes the right side of a constraint.
    mutating func setConstant(_ constraint: Int, _ constant: Double) { rows[constraint].constant = constant }

    /// Removes a constraint; the number is not used again.
    mutating func remove(_ constraint: Int) {
        while removed.count <= constraint { removed.append(false) }
        if !removed[constraint] { removedCount += 1 }
        removed[constraint] = true
    }

    /// Adds a term to the constraint that `close` will end; the fastest way for lowering, which makes many constraints.
    @inline(__always)
    public mutating func append(_ term: Term) {
        precondition(
            term.variable.index >= 0 && Int(term.variable.index) < minimums.count, "a variable of this program")
        precondition(term.coefficient.isFinite, "a finite coefficient")
        allTerms.append(term)
    }

    /// Ends a constraint: the terms appended since the last one, `relation  constant`.
    @discardableResult @inline(__always)
    public mutating func close(
        _ relation: Relation, _ constant: Double, _ priority: Priority, _ breakable: Bool
    ) -> ConstraintIndex {
        precondition(constant.isFinite, "a finite constant")
        let end = Int32(truncatingIfNeeded: allTerms.count)
        rows.append(
            Row(
                constant: constant, priority: priority, firstTerm: rows.last?.endOfTerms ?? 0, endOfTerms: end,
                relation: relation, breakable: breakable))
        return ConstraintIndex(index: Int32(truncatingIfNeeded: rows.count - 1))
    }
}
