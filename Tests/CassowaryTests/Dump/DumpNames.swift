@testable import Cassowary

/// The names that a dump uses, and how a dump writes numbers and sums.
///
/// `c3` is a constraint, `r3` a row, `e3` the penalty column of constraint 3, `s3` an aggregate, `k3` a core; variables
/// have the caller's names.
struct DumpNames {
    let plan: Plan
    /// The program behind the plan.
    let program: ConstraintProgram
    /// The caller's names.
    private let variables: [String]
    /// The aggregates in the order of their columns.
    let aggregates: [ColumnIndex]

    /// Numbers the aggregates in the order of their creation.
    init(_ plan: Plan, _ program: ConstraintProgram, _ variables: [String]) {
        self.plan = plan
        self.program = program
        self.variables = variables
        let columns = ColumnIndex(program.variableCount)..<ColumnIndex(plan.presolve.columnCount)
        aggregates = columns.filter { plan.presolve.columns[$0].isAggregate }
    }

    /// The caller's name of a variable.
    subscript(variable: Variable) -> String { variables[variable.offset] }

    /// A variable's name, `e` and a constraint for a penalty column, `s` and a number for an aggregate.
    subscript(column: ColumnIndex) -> String {
        if column.offset < variables.count { return variables[column.offset] }
        let penalized = plan.presolve.columns[column].penalizedConstraint
        if penalized.exists { return "e\(penalized.offset)" }
        return "s\(aggregates.firstIndex(of: column) ?? column.offset)"
    }

    /// `r` and the number of a row.
    subscript(row: RowIndex) -> String { "r\(row.offset)" }

    /// `c` and the number of a constraint.
    subscript(constraint: ConstraintIndex) -> String { "c\(constraint.offset)" }

    /// The constant of a row after all transfers.
    func constant(of row: RowIndex) -> String { Self.number(plan.constants[row]) }

    /// `2 a - b + 0.5 c`; 0 for no term.
    func terms(_ terms: [(coefficient: Double, name: String)]) -> String {
        var text = ""
        for (coefficient, name) in terms {
            let sign = coefficient < 0 ? "-" : "+"
            text += text.isEmpty ? (coefficient < 0 ? "-" : "") : " \(sign) "
            text += coefficient.magnitude == 1 ? name : "\(Self.number(coefficient.magnitude)) \(name)"
        }
        return text.isEmpty ? "0" : text
    }

    /// `sum + offset`, without an offset of 0.
    func terms(_ terms: [(coefficient: Double, name: String)], plus offset: Double) -> String {
        let sum = self.terms(terms)
        if offset == 0 { return sum }
        if terms.isEmpty { return Self.number(offset) }
        return "\(sum) \(offset < 0 ? "-" : "+") \(Self.number(offset.magnitude))"
    }

    /// A whole number without a fraction, any other number with the fewest digits that give it back.
    static func number(_ value: Double) -> String {
        if value.isInfinite { return value < 0 ? "-inf" : "inf" }
        guard value == value.rounded(), value.magnitude < 1e15 else { return "\(value)" }
        return "\(Int(value))"
    }

    /// `required`, `750`, or `750.2` for the ordinal 2.
    static func priority(_ priority: Priority) -> String {
        let level = number(Double(priority.level))
        if priority.isRequired && priority.ordinal == 0 { return "required" }
        let name = priority.isRequired ? "required" : level
        return priority.ordinal == 0 ? name : "\(name)#\(priority.ordinal)"
    }

    static func relation(_ relation: Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "="
        case .greaterThanOrEqual: ">="
        }
    }

    /// Text in a column of this width.
    static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
