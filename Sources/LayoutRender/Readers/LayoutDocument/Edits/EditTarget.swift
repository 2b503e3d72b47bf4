import LayoutEngine
import Notation

/// The view or the constraint on the left side of an assignment, and the property.
///
/// `go.text`, `'Log in'.isHidden` and `go.hugging.horizontal` name a view; `k3.priority` a constraint by its id,
/// `go.width.constant` by its view and attribute, `'go.leading == form.leading'.isActive` by its text.
struct EditTarget {
    /// What is changed.
    enum Subject: Equatable {
        case item(ItemID)
        /// A place in `LayoutTree.constraints`.
        case constraint(Int)
    }

    /// What is changed.
    let subject: Subject
    /// A key path of the catalogue of properties, or a property of constraints.
    let property: String
    /// The part of the edit that names the property.
    let part: Substring

    /// The properties of a constraint.
    private static let constraintWords = ["constant", "priority", "isActive"]
    /// Shorter words for properties.
    private static let aliases = [
        "hugging": "contentHuggingPriority", "resistance": "contentCompressionResistancePriority",
        "compressionResistance": "contentCompressionResistancePriority", "hidden": "isHidden",
    ]

    /// 1 the longest beginning of the left side that is a name; 2 a constraint of that name, else the view; 3 for a
    ///   property of constraints behind an attribute, the view's constraint on it.
    init(
        _ edit: LayoutEdit, names: ItemNames, in tree: LayoutTree, limits: Limits
    ) throws(DocumentError) {
        // 1
        let (name, rest) = try Self.split(edit, names, tree)
        part = rest
        let path = String(rest)
        // 2
        let places = Self.constraints(named: name, in: tree, names, limits)
        if !places.isEmpty {
            guard Self.constraintWords.contains(path) else {
                throw Self.unknownConstraintProperty(path, edit, rest)
            }
            guard places.count == 1, let place = places.first else {
                throw edit.mistake(edit.left, Self.several(places, "have the name \(quoted(name))", in: tree, names))
            }
            (subject, property) = (.constraint(place), path)
            return
        }
        let item: ItemID
        switch names.single(name, in: tree) {
        case .success(let found): item = found
        case .failure(let complaint):
            let isText = name.contains("=") || name.contains("<") || name.contains(">=")
            throw edit.mistake(
                edit.left, isText ? "no constraint of the file is \(quoted(name))" : complaint.message)
        }
        // 3
        let parts = path.split(separator: ".").map(String.init)
        if parts.count == 2, let attribute = Attribute(rawValue: parts[0]), Self.constraintWords.contains(parts[1]) {
            let place = try Self.constraint(on: item, attribute, edit, tree, names)
            (subject, property) = (.constraint(place), parts[1])
            return
        }
        if Attribute(rawValue: path) != nil {
            let name = names.quotedName(of: item)
            throw edit.mistake(
                rest,
                "\(quoted(path)) is decided by constraints: set one's constant, as in \(name).\(path).constant = "
                    + "\(edit.right), or add one, as in \(name).\(path) == \(edit.right)")
        }
        var words = parts
        if let first = words.first, let alias = Self.aliases[first] { words[0] = alias }
        if words == ["text"], case .button = tree[item].content { words = ["title"] }
        let property = words.joined(separator: ".")
        guard PropertyPath(Substring(property)) != nil else { throw Self.unknownProperty(parts, edit, rest) }
        (subject, self.property) = (.item(item), property)
    }

    /// A word behind the name of a view that is no property of views, no attribute, and no property of constraints.
    private static func unknownProperty(
        _ parts: [String], _ edit: LayoutEdit, _ rest: Substring
    ) -> DocumentError {
        let first = parts.first ?? ""
        if parts.count == 2, Attribute(rawValue: first) != nil {
            return unknownConstraintProperty(parts[1], edit, rest)
        }
        let known = PropertyCatalog.names + Attribute.allCases.map(\.rawValue) + aliases.keys.sorted()
        return edit.mistake(rest, "unknown property \(quoted(String(rest)))" + suggestion(for: first, in: known))
    }

    private static func unknownConstraintProperty(
        _ word: String, _ edit: LayoutEdit, _ rest: Substring
    ) -> DocumentError {
        edit.mistake(
            rest,
            "a constraint has no property \(quoted(word)); it may be " + constraintWords.joined(separator: ", "))
    }

    /// The name and the property of the left side: the name in single quotes, or the longest beginning that ends before a
    /// dot and is known.
    private static func split(
        _ edit: LayoutEdit, _ names: ItemNames, _ tree: LayoutTree
    ) throws(DocumentError) -> (name: String, property: Substring) {
        let left = edit.left
        if left.first == "'" {
            guard let end = left.dropFirst().firstIndex(of: "'"), left.index(after: end) < left.endIndex,
                left[left.index(after: end)] == "."
            else { throw edit.mistake(left, "a name in quotes is followed by a dot and a property") }
            let property = left[left.index(end, offsetBy: 2)...]
            return (String(left[left.index(after: left.startIndex)..<end]), property)
        }
        let dots = left.indices.filter { left[$0] == "." }
        guard let first = dots.first else {
            let known = LayoutEdit.Trait.allCases.map(\.rawValue)
            throw edit.mistake(
                left,
                "expected a view or a constraint with a property, as in title.text, or one of "
                    + known.joined(separator: ", ") + suggestion(for: String(left), in: known))
        }
        let ids = Set(tree.constraints.flatMap { [$0.id, $0.identifier ?? ""] })
        let dot =
            dots.last { dot in
                let name = String(left[..<dot])
                return ids.contains(name) || names.match(name) != .none
            } ?? first
        return (String(left[..<dot]), left[left.index(after: dot)...])
    }

    /// The constraints with an id or an identifier, or of a text such as `go.width == 44`.
    private static func constraints(
        named name: String, in tree: LayoutTree, _ names: ItemNames, _ limits: Limits
    ) -> [Int] {
        let named = tree.constraints.indices.filter {
            !name.isEmpty && (tree.constraints[$0].id == name || tree.constraints[$0].identifier == name)
        }
        guard named.isEmpty, name.contains("=") else { return named }
        let written: [LayoutConstraint]
        do { written = try tree.constraints(saying: name, names: names, limits: limits) } catch { return [] }
        guard written.count == 1, let meant = written.first else { return [] }
        let alike = tree.constraints.indices.filter { tree.constraints[$0].ties(asIn: meant) }
        let equal = alike.filter {
            tree.constraints[$0].constant == meant.constant && tree.constraints[$0].relation == meant.relation
        }
        return equal.isEmpty ? alike : equal
    }

    /// The one constraint on an attribute of a view, of those with a number alone where there are any.
    private static func constraint(
        on item: ItemID, _ attribute: Attribute, _ edit: LayoutEdit, _ tree: LayoutTree, _ names: ItemNames
    ) throws(DocumentError) -> Int {
        let all = tree.constraints.indices.filter { place in
            [tree.constraints[place].first, tree.constraints[place].second].contains {
                $0?.item == item && $0?.attribute == attribute
            }
        }
        let own = all.filter { tree.constraints[$0].second == nil }
        let first = all.filter { tree.constraints[$0].first.item == item }
        let meant = !own.isEmpty ? own : first.count == 1 ? first : all
        let number = "\(names.quotedName(of: item)).\(attribute.rawValue)"
        guard let place = meant.first else {
            throw edit.mistake(
                edit.left, "no constraint of the file is on \(number); add one, as in \(number) == \(edit.right)")
        }
        guard meant.count == 1 else {
            throw edit.mistake(edit.left, several(meant, "are on \(number)", in: tree, names))
        }
        return place
    }

    /// `3 constraints are on go.width; name one by its id or text: 'k1' go.width == 44, ...`
    private static func several(
        _ places: [Int], _ words: String, in tree: LayoutTree, _ names: ItemNames
    ) -> String {
        let shown = places.prefix(6).map { place in
            let constraint = tree.constraints[place]
            let text = tree.expression(of: constraint, naming: names.quotedName)
            return constraint.id.isEmpty ? "'\(text)'" : "\(constraint.id) (\(text))"
        }
        let rest = places.count > 6 ? " and \(places.count - 6) more" : ""
        return "\(places.count) constraints \(words); name one by its id or text: "
            + escapedForDisplay(shown.joined(separator: ", ") + rest, limit: 800)
    }
}

extension LayoutConstraint {
    /// Whether both constraints tie the same two anchors with the same factor, in either order.
    fileprivate func ties(asIn other: LayoutConstraint) -> Bool {
        guard multiplier == other.multiplier else { return false }
        return (first == other.first && second == other.second)
            || (multiplier == 1 && second == other.first && other.second == first)
    }
}
