import Cassowary
import Foundation

/// A workload of constraints, read from a file that `workload` in Peers/inputs.py writes: numbers only.
struct Workload {
    /// The suggested values of the edited variable.
    var values: [Double] = []
    private var edited = Variable(index: 0)
    private var variableCount = 0
    private var rows: [Row] = []

    private struct Row {
        var relation: Relation
        var priority: Priority
        var constant: Double
        var terms: [Term]
    }

    init(path: String) throws {
        var numbers = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isWhitespace)
            .compactMap { Double($0) }[...]
        func next() -> Double { numbers.popFirst() ?? 0 }
        func variable() -> Variable { Variable(index: Int32(next())) }
        // The levels from weak to required, as kiwi's strengths.
        let priorities: [Priority] = [Priority(250), Priority(500), Priority(750), .required]
        variableCount = Int(next())
        for _ in 0..<Int(next()) {
            let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][Int(next()) + 1]
            let priority = priorities[Int(next()) - 1]
            let constant = next()
            let terms = (0..<Int(next())).map { _ in Term(variable(), next()) }
            rows.append(Row(relation: relation, priority: priority, constant: constant, terms: terms))
        }
        edited = variable()
        values = Array(numbers)
    }

    /// The program, and the constraint that holds the edited variable's value.
    func program() -> (program: ConstraintProgram, edit: ConstraintIndex) {
        var program = ConstraintProgram()
        program.reserve(variables: variableCount, constraints: rows.count + 1, terms: 3 * rows.count)
        for _ in 0..<variableCount { _ = program.addVariable() }
        for row in rows {
            switch row.terms.count {
            case 1: program.add(row.terms[0], row.relation, row.constant, row.priority)
            case 2: program.add(row.terms[0], row.terms[1], row.relation, row.constant, row.priority)
            default: program.add(row.terms, row.relation, row.constant, row.priority)
            }
        }
        let edit = program.add(Term(edited), .equal, values[0], Priority(750))
        return (program, edit)
    }
}
