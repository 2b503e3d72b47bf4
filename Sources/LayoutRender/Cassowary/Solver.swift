/// Solves a program, keeps what it found, and after an edit solves again only what depends on it.
///
/// Required constraints hold exactly or are set aside in a reported conflict; below them each (level, ordinal) is as
/// good as it can be without hurting a stronger one. The terms follow Badros, Borning and Stuckey, "The Cassowary
/// linear arithmetic constraint solving algorithm".
///
/// When several answers are equally good, the answer is still fixed: lengths are as short as they can be, inequalities
/// hold with equality, places are as near to 0 as they can be (`settle`), and among variables with equal claims the first
/// one takes first.
public struct Solver: Sendable {
    public internal(set) var program: ConstraintProgram
    /// The presolve of the program, with its numbers; nil before the first solve and after a variable came.
    var plan: Plan?
    /// Whether a constraint takes no part: removed, or set aside.
    var isExcluded: [Bool] = []
    var conflicts: [Conflict] = []
    /// What the last solution is not known to be optimal in.
    var shortfall: Shortfall?
    /// Constraints whose constants changed since the last solve.
    var changed: [Int32] = []
    /// Constraints that were added or removed since the last solve.
    var edited: [Int32] = []
    var values: [Double] = []
    /// Who depends on whom in the plan; made at the first change of a constant.
    var dependencies: DependencyIndex?
    var changes: Plan.Changes?
    /// What can still move after the last solve; made when asked for.
    var ambiguity: Ambiguity?
    /// Variables that have other values than the plan gave them, see `settle`.
    var settled: [Int32] = []
    /// The last added inequality that had a say in the choice among equally good answers; -1 if none had.
    var newestBound: Int32 = -1

    public init(_ program: ConstraintProgram) { self.program = program }

    /// Changes the constant of a constraint.
    public mutating func setConstant(_ constraint: ConstraintIndex, _ constant: Double) {
        precondition(constant.isFinite, "a finite constant")
        guard program.rows[Int(constraint.index)].constant != constant else { return }
        program.setConstant(Int(constraint.index), constant)
        changed.append(constraint.index)
    }

    public mutating func addVariable(minimum: Double = -.infinity) -> Variable {
        plan = nil
        return program.addVariable(minimum: minimum)
    }

    /// Adds a constraint after all others.
    @discardableResult
    public mutating func add(
        _ terms: some Sequence<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority,
        breakable: Bool = true
    ) -> ConstraintIndex {
        let new = program.add(terms, relation, constant, priority, breakable: breakable)
        edited.append(new.index)
        return new
    }

    /// Takes a constraint out; the numbers of the others stay.
    public mutating func remove(_ constraint: ConstraintIndex) {
        guard !program.isRemoved(constraint) else { return }
        edited.append(constraint.index)
        program.remove(Int(constraint.index))
    }

    /// Whether the choice among equally good answers went by the order in which the constraints from the given one on
    /// were added.
    public func choseByOrder(from constraint: ConstraintIndex) -> Bool { newestBound >= constraint.index }

    /// Whether the last solution meets the constraint with equality.
    public func isActive(_ constraint: ConstraintIndex) -> Bool {
        let (sum, largest) = evaluate(Int(constraint.index))
        return sum.magnitude <= 10 * Tolerance.feasibility * largest
    }

    /// By how much the last solution misses a constraint; 0 where it holds.
    public func error(of constraint: ConstraintIndex) -> Double {
        let (sum, _) = evaluate(Int(constraint.index))
        return switch program.rows[Int(constraint.index)].relation {
        case .equal: sum.magnitude
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
    }

    /// The sum of terms less the constant, and the largest part of it.
    func evaluate(_ constraint: Int) -> (sum: Double, largest: Double) {
        var sum = -program.rows[constraint].constant
        var largest = max(1, sum.magnitude)
        for t in program.terms(of: constraint) {
            let part = program.allTerms[t].coefficient * values[Int(program.allTerms[t].variable.index)]
            sum += part
            largest = max(largest, part.magnitude)
        }
        return (sum, largest)
    }
}
