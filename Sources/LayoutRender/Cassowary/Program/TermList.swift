/// Up to eight terms of one constraint, without an allocation; equal variables add up.
public struct TermList: Sendable {
    /// Room for eight terms; the first `count` are in use.
    private var storage: InlineArray<8, Term> = .init(repeating: Term(Variable(index: 0), 0))
    /// How many variables the list has.
    public private(set) var count = 0

    /// No term.
    public init() {}

    /// Adds `coefficient * variable`; zeros are dropped. More than eight different variables are a misuse.
    public mutating func add(_ variable: Variable, _ coefficient: Double) {
        guard coefficient != 0 else { return }
        for i in 0..<count where storage[i].variable == variable {
            storage[i].coefficient += coefficient
            return
        }
        precondition(count < 8, "at most eight variables in a term list")
        storage[count] = Term(variable, coefficient)
        count += 1
    }

    /// A term by its place in the list.
    public subscript(index: Int) -> Term { storage[index] }
}

extension ConstraintProgram {
    /// A constraint of up to eight variables.
    @discardableResult
    public mutating func add(
        _ terms: TermList, _ relation: Relation, _ constant: Double, _ priority: Priority, breakable: Bool = true
    ) -> ConstraintIndex {
        for i in 0..<terms.count where terms[i].coefficient != 0 { append(terms[i]) }
        return close(relation, constant, priority, breakable)
    }
}

extension ConstraintProgram {
    /// A program over the same variables, without any constraint.
    public init(variablesOf other: ConstraintProgram) {
        self.init()
        minimums = other.minimums
    }

    /// The terms of the constraint at `place`.
    public func terms(at place: Int) -> [Term] {
        Array(allTerms[terms(of: place)])
    }

    /// Whether two constraints differ in nothing but their constants.
    public func hasSameShape(_ place: Int, as other: Int, in program: ConstraintProgram) -> Bool {
        rows[place].relation == program.rows[other].relation && rows[place].priority == program.rows[other].priority
            && rows[place].breakable == program.rows[other].breakable
            && allTerms[terms(of: place)] == program.allTerms[program.terms(of: other)]
    }
}
