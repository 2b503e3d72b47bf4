import LayoutEngine
import Notation

/// Constraints in their order: as expressions if that reads back exactly, else in the object notation.
///
///     "constraints": [
///         "vip.leading == root.leading + 3",
///         {"id": "wide", "expr": "vip.width >= 200 @750", "isActive": false}
///     ]
///
/// Every anchor is written with the id of its item, the root's too, so that the text means the same wherever it
/// stands.
extension DocumentWriter {
    /// A constraint that no document may hold is left out with a notice.
    mutating func constraints() -> [JSONValue] {
        var written: [JSONValue] = []
        var taken: Set<String> = []
        for constraint in scene.tree.constraints {
            guard let problem = Self.problem(constraint) else {
                written.append(json(constraint, &taken))
                continue
            }
            notices.append("a constraint of \(id(constraint.first.item)) is left out: \(problem)")
        }
        return written
    }

    /// Why a document cannot hold the constraint.
    private static func problem(_ constraint: LayoutConstraint) -> String? {
        if abs(constraint.constant) > Limits.coordinate || !constraint.constant.isFinite {
            return "its constant is too large"
        }
        if constraint.second != nil, !Limits.multiplier.contains(abs(constraint.multiplier)) {
            return "its multiplier is out of range"
        }
        if constraint.second == nil, !constraint.first.attribute.isDimension {
            return "it compares a place with nothing"
        }
        if !(1...1000).contains(constraint.priority) { return "its priority is out of range" }
        return nil
    }

    /// A string where the expression says everything; an object where id, identifier or a flag is to be written.
    /// Constraints of a compound word have ids such as `edges.1`, which no document can contain; `plainID` makes
    /// `edges-1` of them. An id that is taken already is dropped.
    private func json(_ constraint: LayoutConstraint, _ taken: inout Set<String>) -> JSONValue {
        var members = MemberList()
        if !constraint.id.isEmpty {
            let id = Self.plainID(constraint.id)
            if taken.insert(id).inserted { members.add("id", .string(id)) }
        }
        members.add("identifier", constraint.identifier.map { .string($0) })
        if let text = expression(constraint) {
            members.add("expr", .string(text))
        } else {
            object(constraint, &members)
        }
        members.add("isActive", constraint.isActive ? nil : .bool(false))
        members.add("isPlaceholder", constraint.isPlaceholder ? .bool(true) : nil)
        if members.members.count == 1, members.members[0].key == "expr" { return members.members[0].value }
        return .object(members.members)
    }

    /// `a.leading == 2 * b.trailing + 8 @750`; nil if a name or number would not read back. A number with a negative
    /// exponent and a text of more than 1,000 bytes are written in the object notation. The search for `e-` finds ids
    /// such as `title-view` as well; their constraints become objects, too, and mean the same.
    private func expression(_ constraint: LayoutConstraint) -> String? {
        guard let first = name(constraint.first), constraint.first != constraint.second else { return nil }
        var text = first + " " + constraint.relation.word + " "
        if let anchor = constraint.second {
            guard var second = name(anchor) else { return nil }
            if constraint.systemSpacingMultiplier != 0 {
                // The multiplier stands before the function, and multiplies the spacing too.
                let multiple = PlainNumber.exact(constraint.systemSpacingMultiplier / constraint.multiplier)
                second = "systemSpacingBelow(\(second), multiplier: \(multiple))"
            }
            if constraint.multiplier != 1 { text += PlainNumber.exact(constraint.multiplier) + " * " }
            text += second
            if constraint.constant != 0 {
                text += (constraint.constant < 0 ? " - " : " + ") + PlainNumber.exact(abs(constraint.constant))
            }
        } else {
            text += PlainNumber.exact(constraint.constant)
        }
        if constraint.priority != 1000 { text += " @\(PlainNumber.exact(Double("\(constraint.priority)") ?? 1000))" }
        return text.contains("e-") || text.utf8.count > 1_000 ? nil : text
    }

    /// The path of an anchor; nil for an id that an expression would read as something else: a keyword, a region or a
    /// number.
    private func name(_ anchor: Anchor) -> String? {
        let id = id(anchor.item)
        let keywords = ["parent", "superview", "self", "container"]
        guard Self.isExpressionName(id), !keywords.contains(id), regionWords[id] == nil else { return nil }
        return id + (anchor.region == .item ? "" : "." + anchor.region.word) + "." + anchor.attribute.rawValue
    }

    /// Whether the lexer reads the id as one name: it does not look like a number, and has no sign at its end.
    private static func isExpressionName(_ id: String) -> Bool {
        let bytes = Array(id.utf8)
        guard let first = bytes.first(where: { $0 &- 48 >= 10 }), first != UInt8(ascii: "-") else { return false }
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "-") {
            guard index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "-") else { return false }
        }
        return true
    }

    /// NSLayoutConstraint's parts; what has its default is left out.
    private func object(_ constraint: LayoutConstraint, _ members: inout MemberList) {
        func item(_ anchor: Anchor) -> JSONValue {
            .string(id(anchor.item) + (anchor.region == .item ? "" : "." + anchor.region.word))
        }
        members.add("firstItem", item(constraint.first))
        members.add("firstAttribute", .string(constraint.first.attribute.rawValue))
        members.add("relation", constraint.relation == .equal ? nil : .string(constraint.relation.uikitWord))
        if let second = constraint.second {
            members.add("secondItem", item(second))
            members.add("secondAttribute", .string(second.attribute.rawValue))
            members.add("multiplier", constraint.multiplier == 1 ? nil : .number(constraint.multiplier))
        }
        members.add("constant", constraint.constant == 0 ? nil : .number(constraint.constant))
        let level = Double("\(constraint.priority)") ?? 1000
        members.add("priority", constraint.priority == 1000 ? nil : .number(level))
    }
}

extension Relation {
    /// The relation in an expression.
    var word: String {
        switch self {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    /// NSLayoutConstraint.Relation's name.
    var uikitWord: String {
        switch self {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}

extension Anchor.Region {
    /// The region in a path; empty for the item itself.
    var word: String {
        switch self {
        case .item: ""
        case .safeArea: "safeArea"
        case .layoutMargins: "layoutMargins"
        case .readableContent: "readableContent"
        case .contentLayout: "contentLayout"
        case .frameLayout: "frameLayout"
        case .topLayoutGuide: "topLayoutGuide"
        case .bottomLayoutGuide: "bottomLayoutGuide"
        case .keyboard: "keyboard"
        }
    }
}
