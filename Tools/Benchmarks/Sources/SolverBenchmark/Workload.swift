import Cassowary
import Foundation

/// A workload file: `vars N`, `c REL STRENGTH CONSTANT K v a v a ...`, `edit v STRENGTH`, `suggest v VALUE`.
struct Workload {
    struct Line {
        var relation: Relation
        var priority: Priority
        var constant: Double
        var terms: [Term]
    }
    var variableCount = 0
    var lines: [Line] = []
    var edits: [(variable: Variable, priority: Priority)] = []
    var suggestions: [(variable: Variable, value: Double)] = []

    init(path: String) throws {
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            func number(_ i: Int) -> Double { Double(words[i]) ?? 0 }
            func variable(_ i: Int) -> Variable { Variable(index: Int32(words[i]) ?? 0) }
            switch words[0] {
            case "vars": variableCount = Int(words[1]) ?? 0
            case "edit": edits.append((variable(1), Self.priority(number(2))))
            case "suggest": suggestions.append((variable(1), number(2)))
            default:
                let terms = stride(from: 5, to: words.count, by: 2).map { Term(variable($0), number($0 + 1)) }
                lines.append(
                    Line(
                        relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual][Int(number(1))],
                        priority: Self.priority(number(2)), constant: -number(3), terms: terms))
            }
        }
    }

    /// kiwi's strengths as levels.
    static func priority(_ strength: Double) -> Priority {
        strength > 1e9 ? .required : Priority(strength >= 1e6 ? 750 : strength >= 1e3 ? 500 : 250)
    }

    /// The program, and for each edit variable the constraint that holds its value.
    func program() -> (program: ConstraintProgram, edits: [Variable: ConstraintIndex]) {
        var program = ConstraintProgram()
        program.reserve(variables: variableCount, constraints: lines.count + edits.count, terms: 3 * lines.count)
        for _ in 0..<variableCount { _ = program.addVariable() }
        for line in lines {
            switch line.terms.count {
            case 1: program.add(line.terms[0], line.relation, line.constant, line.priority)
            case 2: program.add(line.terms[0], line.terms[1], line.relation, line.constant, line.priority)
            default: program.add(line.terms, line.relation, line.constant, line.priority)
            }
        }
        var result: [Variable: ConstraintIndex] = [:]
        for edit in edits {
            let value = suggestions.first { $0.variable == edit.variable }?.value ?? 0
            result[edit.variable] = program.add(Term(edit.variable), .equal, value, edit.priority)
        }
        return (program, result)
    }
}
