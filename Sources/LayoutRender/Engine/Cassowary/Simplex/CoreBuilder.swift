/// Writes constraints of a program as the rows and costs of a core. Used where constraints are solved apart from a
/// plan: for settling and for the search for ambiguity. A plan's own cores are written by `Plan.problem`.
struct CoreBuilder {
    let program: ConstraintProgram
    private(set) var problem = CoreProblem()
    /// The program's variables in the core, in the order of their numbers there.
    private(set) var variables: [Variable] = []
    /// The core's number of each variable.
    private var local: [Variable: CoreVariable] = [:]

    /// Values of variables that count as constants.
    private let fixed: Table<Variable, Double>
    /// Whether a variable counts as a constant.
    private let isFixed: Table<Variable, Bool>

    /// A builder in which some variables have fixed values.
    init(_ program: ConstraintProgram, fixed: Table<Variable, Double>, isFixed: Table<Variable, Bool>) {
        self.program = program
        self.fixed = fixed
        self.isFixed = isFixed
    }

    /// The number of a program variable in the core.
    mutating func variable(_ global: Variable) -> CoreVariable {
        if let known = local[global] { return known }
        let minimum = program.minimum(of: global)
        let new = problem.addVariable(low: minimum)
        if minimum.isFinite { problem.scale = max(problem.scale, minimum.magnitude) }
        local[global] = new
        variables.append(global)
        return new
    }

    /// The terms of a constraint, summed by variable, without those that cancel; columns ascend.
    mutating func row(_ constraint: ConstraintIndex) -> CoreProblem.Row {
        let constant = program[constraint].constant
        problem.scale = max(problem.scale, constant.magnitude)
        var row = CoreProblem.Row(constant: -constant)
        var terms: [(column: CoreVariable, coefficient: Double)] = []
        for t in program.terms(of: constraint) where program.allTerms[t].coefficient != 0 {
            let v = program.allTerms[t].variable
            if isFixed[v] {
                row.constant += program.allTerms[t].coefficient * fixed[v]
                problem.scale = max(problem.scale, fixed[v].magnitude)
                continue
            }
            terms.append((variable(v), program.allTerms[t].coefficient))
        }
        terms.sort { $0.column < $1.column }
        for term in terms {
            if row.columns.last == term.column {
                row.coefficients[row.coefficients.count - 1] += term.coefficient
            } else {
                row.columns.append(term.column)
                row.coefficients.append(term.coefficient)
            }
            if row.coefficients.last == 0 {
                row.columns.removeLast()
                row.coefficients.removeLast()
            }
        }
        return row
    }

    /// Adds a constraint of any relation and number of terms; `strength` is nil for a required one. The component's
    /// variables must all have been added before, since penalty variables take the next numbers.
    /// - Parameter boundStrength: how strongly an inequality is to hold with equality, unless it is missed anyway; nil:
    ///   not at all.
    mutating func add(_ constraint: ConstraintIndex, strength: Int64?, boundStrength: Int64? = nil) {
        let row = row(constraint)
        let relation = program[constraint].relation
        if let boundStrength, relation != .equal, row.columns.count == 1 {
            problem.corners.add(
                strength: boundStrength, variable: row.columns[0], coefficient: row.coefficients[0],
                relation: relation.turned, constant: -row.constant)
        }
        if row.columns.count == 1 {
            let coefficient = row.coefficients[0]
            if let strength {
                problem.corners.add(
                    strength: strength, variable: row.columns[0], coefficient: coefficient, relation: relation,
                    constant: -row.constant)
            } else {
                limit(row.columns[0], relation, -row.constant / coefficient, flipped: coefficient < 0)
            }
        } else if strength == nil, relation == .equal {
            problem.rows.append(row)
        } else {
            let error = addPenaltyRow(constraint, strength: strength)
            guard let boundStrength, relation != .equal else { return }
            problem.corners.add(
                strength: boundStrength, variable: error, coefficient: 1, relation: relation.turned, constant: 0)
        }
    }

    /// Adds `error = sum of terms - constant`, with limits for a required constraint and costs for a soft one.
    mutating func addPenaltyRow(_ constraint: ConstraintIndex, strength: Int64?) -> CoreVariable {
        var row = row(constraint)
        let error = problem.addVariable()
        row.columns.append(error)
        row.coefficients.append(-1)
        problem.rows.append(row)
        let relation = program[constraint].relation
        if let strength {
            problem.corners.add(strength: strength, variable: error, coefficient: 1, relation: relation, constant: 0)
        } else {
            limit(error, relation, 0, flipped: false)
        }
        return error
    }

    /// Tightens a limit of a variable.
    /// - Parameter flipped: whether the variable's coefficient is negative, which turns the relation round.
    private mutating func limit(
        _ v: CoreVariable, _ relation: Relation, _ value: Double, flipped: Bool
    ) {
        problem.scale = max(problem.scale, value.magnitude)
        if relation == .equal || (relation == .greaterThanOrEqual) != flipped {
            problem.low[v] = max(problem.low[v], value)
        }
        if relation == .equal || (relation == .lessThanOrEqual) != flipped {
            problem.high[v] = min(problem.high[v], value)
        }
    }
    /// Adds a cost of one for each unit that a variable is above a position.
    mutating func shorten(_ variable: CoreVariable, to position: Double, strength: Int64) {
        problem.corners.add(
            strength: strength, variable: variable, coefficient: 1, relation: .lessThanOrEqual, constant: position)
    }

    /// Moves variables that no other cost decides as near as possible to their positions of rest, first all together, then
    /// one by one.
    mutating func rest(_ rests: [CoreProblem.Rest], strength: Int64) {
        for rest in rests {
            problem.corners.add(
                strength: strength, variable: rest.variable, coefficient: 1, relation: .equal, constant: rest.position)
        }
        problem.rests += rests
    }
}
