import LayoutEngine
import Notation

extension PageExplanation {
    /// A conflict for a person: the broken constraint, what the others say, and the repairs.
    public func lines(_ conflict: ConflictExplanation) -> [String] {
        let equation = trace.equations[conflict.broken]
        let relation = [.lessThanOrEqual: "at most ", .greaterThanOrEqual: "at least "][equation.relation] ?? ""
        let numbers = conflict.steps.map(\.number).filter { $0 != 0 }
        let sum = numbers.count > 1 ? " = " + Self.sum(numbers) : ""
        var lines = [
            "\(words.text(equation)) cannot hold: \(words.sum(equation.terms)) must be \(relation)"
                + "\(PlainNumber.text(conflict.demanded)), and the other required constraints make "
                + "\(PlainNumber.text(conflict.actual))\(sum)"
        ]
        lines += conflict.steps.map(line)
        lines += conflict.zeroLengths.map { "  + 0  \(words.sum([(quantity: $0, coefficient: 1)])) cannot be negative" }
        for repair in conflict.repairs {
            let text =
                scene.tree.constraints.indices.contains(repair.constraint)
                ? escapedForDisplay(scene.tree.describe(scene.tree.constraints[repair.constraint]), limit: 200) : ""
            let change: String
            switch repair.change {
            case .lower: change = "priority 999"
            case .constant(let constant): change = "constant \(PlainNumber.text(constant))"
            }
            let left = repair.conflictsLeft == 0 ? "" : ", \(repair.conflictsLeft) conflicts left"
            let frames = repair.movedFrames == 1 ? "1 frame moves" : "\(repair.movedFrames) frames move"
            lines.append("  repair: \(change) for \(text) (\(frames)\(left))")
        }
        if conflict.repairs.isEmpty { lines.append("  no single constraint of the file repairs this") }
        return lines + captionLines(conflict.steps, equation.key.item)
    }

    /// Keys are added, never renamed.
    public func json(_ conflict: ConflictExplanation) -> JSONValue {
        let repairs = conflict.repairs.map { repair in
            var members: [JSONValue.Member] = [.init("constraint", .integer(repair.constraint))]
            switch repair.change {
            case .lower: members.append(.init("priority", .integer(999)))
            case .constant(let constant): members.append(.init("constant", .number(constant)))
            }
            members.append(.init("conflictsLeft", .integer(repair.conflictsLeft)))
            members.append(.init("movedFrames", .integer(repair.movedFrames)))
            return JSONValue.object(members)
        }
        return .object([
            .init("broken", .object(json(equation: conflict.broken))), .init("demanded", .number(conflict.demanded)),
            .init("actual", .number(conflict.actual)), .init("steps", .array(conflict.steps.map(json(step:)))),
            .init("repairs", .array(repairs)),
        ])
    }
}
