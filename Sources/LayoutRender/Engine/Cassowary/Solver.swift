/// Solves a program, keeps the answer, and after an edit solves again only what depends on the edit.
///
/// Required constraints hold exactly or are set aside in a reported conflict; weaker constraints are satisfied as well
/// as possible, each (level, ordinal) without hurting a stronger one. The meaning of a program is that of Badros,
/// Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm"; the way to the answer is
/// presolve, then simplex.
///
/// When several answers are equally good, the answer is still fixed: lengths are as short as they can be, inequalities
/// hold with equality, positions are as near to 0 as they can be (`settle`), and among variables with equal claims the
/// first one takes first.
///
/// `Documentation/Solver.md` follows one program through all steps.
public struct Solver: Sendable {
    /// The program with all edits so far.
    public internal(set) var program: ConstraintProgram
    /// The presolve of the program, with its numbers; nil before the first solve and after a variable or a constraint came
    /// or left.
    var plan: Plan?
    /// Whether a constraint takes no part in the solution: removed, or set aside.
    var isExcluded = Table<ConstraintIndex, Bool>()
    /// The conflicts of the last solve.
    var conflicts: [Conflict] = []
    /// The priorities at which the last solution may not be optimal.
    var shortfall: Shortfall?
    /// Constraints whose constants changed since the last solve.
    var changed: [ConstraintIndex] = []
    /// The values of the last solve.
    var values = Table<Variable, Double>()
    /// Who depends on whom in the plan; made at the first edit.
    var dependencies = DependencyIndex()
    /// What pending edits have changed of the plan; made with the dependencies.
    var changes = Plan.Changes()
    /// What can still move after the last solve; made when asked for.
    var ambiguity: Ambiguity?
    /// Variables that `settle` moved off the plan's values.
    var settled: [Variable] = []
    /// The last added inequality that decided the choice among equally good answers, or none.
    var newestBound = ConstraintIndex.none
    /// The order of variables with equal claims, where that is not the order of their numbers. A change counts from the next
    /// solve on.
    public var settlingOrder: [Variable: Int32] = [:]
    /// Lengths that variables have where nothing decides them, in place of the shortest. A change counts from the next solve on.
    public var rests: [Variable: Double] = [:]

    /// Keeps the presolves of programs of one shape, nil by default: solutions do not depend on the memory.
    package var memory: PresolveMemory?

    /// A solver that has solved nothing yet.
    public init(_ program: ConstraintProgram) { self.program = program }

    /// Changes the constant of a constraint.
    public mutating func setConstant(_ constraint: ConstraintIndex, _ constant: Double) {
        precondition(constant.isFinite, "a finite constant")
        guard program[constraint].constant != constant else { return }
        program.setConstant(constraint.offset, constant)
        changed.append(constraint)
    }

    /// Adds a variable of at least `minimum`; the next solve plans anew.
    public mutating func addVariable(minimum: Double = -.infinity) -> Variable {
        dropPlan()
        return program.addVariable(minimum: minimum)
    }

    /// Adds a constraint after all others; the next solve plans anew.
    @discardableResult
    public mutating func add(
        _ terms: some Sequence<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority,
        breakable: Bool = true
    ) -> ConstraintIndex {
        dropPlan()
        return program.add(terms, relation, constant, priority, breakable: breakable)
    }

    /// Removes a constraint; the others keep their numbers, and the next solve plans anew.
    public mutating func remove(_ constraint: ConstraintIndex) {
        guard !program.isRemoved(constraint) else { return }
        dropPlan()
        program.remove(constraint.offset)
    }

    /// Whether the choice among equally good answers went by the order in which the constraints from the given one on
    /// were added.
    public func choseByOrder(from constraint: ConstraintIndex) -> Bool { newestBound >= constraint }

    /// Whether the last solution meets the constraint with equality.
    public func isActive(_ constraint: ConstraintIndex) -> Bool {
        let (sum, largest) = evaluate(constraint)
        return sum.magnitude <= 10 * Tolerance.feasibility * largest
    }

    /// By how much the last solution misses a constraint; 0 where it holds.
    public func error(of constraint: ConstraintIndex) -> Double {
        let (sum, _) = evaluate(constraint)
        return switch program[constraint].relation {
        case .equal: sum.magnitude
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
    }

    /// The sum of terms less the constant, and the largest of these numbers.
    func evaluate(_ constraint: ConstraintIndex) -> (sum: Double, largest: Double) {
        var sum = -program[constraint].constant
        var largest = max(1, sum.magnitude)
        for t in program.terms(of: constraint) {
            let term = program.allTerms[t].coefficient * values[program.allTerms[t].variable]
            sum += term
            largest = max(largest, term.magnitude)
        }
        return (sum, largest)
    }
}
