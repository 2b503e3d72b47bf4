import LayoutEngine
import Notation

/// Conflicts in words and as JSON.
extension PageExplanation {
    /// A conflict for a person: the broken constraint, what the others say, and the repairs. A line for the broken
    /// constraint, for each summand of the other constraints' sum, and for each repair with the number of moved frames.
    ///
    ///     a.height == 84 cannot hold: a.height must be 84, and the other required constraints make 200
    ///       + 200  a.height == 200
    ///       repair: constant 200 for a.height == 84 (0 frames move)
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
        lines += conflict.repairs.map { "  repair: " + text($0) }
        if conflict.repairs.isEmpty { lines.append("  no single constraint of the file repairs this") }
        return lines + captionLines(conflict.steps, equation.key.item)
    }

    /// `priority 999 for a.height == 84 (0 frames move)`: the repair of a conflict that is tried first; nil for none.
    package func repairText(_ conflict: ConflictExplanation) -> String? { conflict.repairs.first.map(text) }

    /// Whether a conflict is the one of a diagnostic.
    package func isBroken(_ conflict: ConflictExplanation, in diagnostic: LayoutDiagnostic) -> Bool {
        let key = trace.equations[conflict.broken].key
        let place = Int(key.index)
        return diagnostic.kind == .conflict && key.role == .explicit && diagnostic.constraintIndices.contains(place)
            && diagnostic.message.hasSuffix(scene.tree.describe(scene.tree.constraints[place]))
    }

    private func text(_ repair: ConflictExplanation.Repair) -> String {
        let text =
            scene.tree.constraints.indices.contains(repair.constraint)
            ? words.text(scene.tree.constraints[repair.constraint]) : ""
        let change: String
        switch repair.change {
        case .lower: change = "priority 999"
        case .constant(let constant): change = "constant \(PlainNumber.text(constant))"
        }
        let left = repair.conflictsLeft == 0 ? "" : ", \(countText(repair.conflictsLeft, "conflict")) left"
        let frames = repair.movedFrames == 1 ? "1 frame moves" : "\(repair.movedFrames) frames move"
        return "\(change) for \(text) (\(frames)\(left))"
    }

    /// Keys are added, never renamed. `constraint` in `repairs` counts from 0 in the order of
    /// `LayoutTree.constraints`.
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
