/// The program's lists by typed index.
extension ConstraintProgram {
    @inline(__always)
    subscript(constraint: ConstraintIndex) -> Row { rows[constraint.offset] }

    /// All constraints, removed ones included.
    var constraints: IndexRange<ConstraintIndex> { ConstraintIndex(0)..<ConstraintIndex(rows.count) }

    var variables: IndexRange<Variable> { Variable(0)..<Variable(minimums.count) }

    /// The places of the constraint's terms in `allTerms`.
    @inline(__always)
    func terms(of constraint: ConstraintIndex) -> Range<Int> { terms(of: constraint.offset) }

    /// The least value of a variable; minus infinity for none.
    @inline(__always)
    func minimum(of variable: Variable) -> Double { minimums[variable.offset] }

    /// The variables of a required equality of one or two terms with nonzero coefficients; nil for other constraints.
    ///
    /// Such an equality fixes one variable, or ties two variables together; with one variable twice, it does neither.
    @inline(__always)
    func tiedVariables(_ constraint: ConstraintIndex) -> (first: Variable, second: Variable?)? {
        let row = self[constraint]
        guard row.relation == .equal, row.priority.isRequired, row.termCount == 1 || row.termCount == 2 else {
            return nil
        }
        let first = allTerms[Int(row.firstTerm)]
        guard first.coefficient != 0 else { return nil }
        if row.termCount == 1 { return (first.variable, nil) }
        let second = allTerms[Int(row.firstTerm) + 1]
        guard second.coefficient != 0, first.variable != second.variable else { return nil }
        return (first.variable, second.variable)
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
