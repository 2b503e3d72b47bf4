import Notation

/// The edits of a tree.json. A constraint is found by its `id`, or by the offset of its text's first quote, as `@123`.
struct TreeEdits {
    let source: JSONSource
    /// What was made of the text as read to give the document, one after the other.
    private let made: [[TextEdit]]

    /// The edits of a document.
    init(_ source: JSONSource, after made: [[TextEdit]] = []) { (self.source, self.made) = (source, made) }

    /// Where the byte at an offset of the text as read stands now.
    private func shifted(_ offset: Int) -> Int {
        made.reduce(offset) { offset, edits in
            edits.reduce(offset) { sum, edit in
                edit.range.lowerBound < offset ? sum + edit.replacement.count - edit.range.count : sum
            }
        }
    }

    /// Keys of a node before which properties stand.
    private static let tail = ["constraints", "subviews", "arrangedSubviews"]

    /// The edits of the text that make one change.
    func places(of edit: SourceEdit) throws(EditTrouble) -> [TextEdit] {
        switch edit {
        case .priority(let priority, let id):
            return try change(id, "priority", "\(priority)") { $0.setting(priority: priority) }
        case .constant(let constant, let id):
            let text = PlainNumber.text(constant)
            return try change(id, "constant", text) { $0.setting(constant: constant) }
        case .relation(let relation, let id):
            return try change(id, "relation", "\"\(relation)\"") { $0.setting(relation: relation) }
        case .attribute(let new, let old, let id):
            let place = try constraint(id)
            let ends = ["firstAttribute", "secondAttribute"].filter { source.text($0, of: place) == old }
            guard ends.isEmpty else { return ends.flatMap { source.setting($0, to: "\"\(new)\"", of: place) } }
            return try change(id, nil, "") { $0.setting(new, for: old) ?? $0 }
        case .safeArea(let view, let id): return try change(id, safeArea: true, of: view)
        case .edge(let view, let id): return try change(id, safeArea: false, of: view)
        case .removal(let id):
            let place = try constraint(id)
            if source.member("firstAttribute", of: place) == nil { try refuseSeveral(in: place) }
            return source.removing(place)
        case .addition(let constraint): return try addition(of: constraint)
        case .lines(let lines, let id): return try set("numberOfLines", "\(lines)", id)
        case .spacing(let spacing, let id): return try set("spacing", PlainNumber.text(spacing), id)
        case .shrinking(let factor, let id):
            return try set("adjustsFontSizeToFitWidth", "true", id)
                + set("minimumScaleFactor", PlainNumber.text(factor), id)
        case .naturalAlignment(let id): return try set("textAlignment", "\"natural\"", id)
        case .followingTextSize(let id): return try set("adjustsFontForContentSizeCategory", "true", id)
        case .hugging(let priority, let axis, let id):
            return try set("contentHuggingPriority", priority, axis, id)
        case .resistance(let priority, let axis, let id):
            return try set("contentCompressionResistancePriority", priority, axis, id)
        case .textStyle, .flexibleLength, .flexibleStart, .frame:
            throw .unfit("this change of a tree.json is made by hand")
        }
    }

    private func node(_ id: String) throws(EditTrouble) -> Int {
        let places = source.objects(withID: id)
        guard let place = places.first else { throw .missing("node '\(id)'") }
        guard places.count == 1 else { throw .unfit("several nodes have the id '\(id)'") }
        return place
    }

    private func set(_ key: String, _ value: String, _ id: String) throws(EditTrouble) -> [TextEdit] {
        source.setting(key, to: value, of: try node(id), before: Self.tail)
    }

    /// Sets the priority along one axis; the priority along the other axis stays.
    private func set(
        _ key: String, _ priority: Int, _ axis: String, _ id: String
    ) throws(EditTrouble) -> [TextEdit] {
        let node = try node(id)
        guard let member = source.member(key, of: node), source.values[member].kind == .object else {
            return try set(key, "{\"\(axis)\": \(priority)}", id)
        }
        return source.setting(axis, to: "\(priority)", of: member)
    }

    // MARK: Constraints

    private func constraint(_ id: String) throws(EditTrouble) -> Int {
        if id.first == "@", let offset = Int(id.dropFirst()).map(shifted),
            let place = source.values.firstIndex(where: { $0.range.lowerBound == offset })
        {
            // The text of an object is the object's member `expr`.
            return source.values[place].key == nil ? place : source.values[place].parent ?? place
        }
        let places = source.objects(withID: id)
        if places.isEmpty, let dot = id.lastIndex(of: "."), let place = source.objects(withID: String(id[..<dot])).first
        {
            try refuseSeveral(in: place)
        }
        guard places.count == 1, let place = places.first else { throw .missing("constraint '\(id)'") }
        return place
    }

    /// Refuses a visual format and a compound word, whose constraints are told apart by a person.
    private func refuseSeveral(in place: Int) throws(EditTrouble) {
        let isObject = source.values[place].kind == .object
        let text =
            isObject
            ? source.text("expr", of: place) ?? source.text("vfl", of: place)
            : source.string(in: source.values[place].range)
        guard let text, ConstraintText(text).isSeveral else { return }
        throw .unfit("'\(escapedForDisplay(text))' stands for several constraints, which are changed by hand")
    }

    /// - Parameters:
    ///   - key: the member of the object notation; nil: the notation in text alone.
    ///   - text: the change of the notation in text.
    private func change(
        _ id: String, _ key: String?, _ value: String, _ text: (ConstraintText) -> ConstraintText?
    ) throws(EditTrouble) -> [TextEdit] {
        let place = try constraint(id)
        var string = place
        if source.values[place].kind == .object {
            if let expression = source.member("expr", of: place) {
                string = expression
            } else if let key, source.member("firstAttribute", of: place) != nil {
                return source.setting(key, to: value, of: place)
            }
        }
        try refuseSeveral(in: place)
        guard let read = source.string(in: source.values[string].range), let written = text(ConstraintText(read)) else {
            throw .unfit("this constraint is changed by hand")
        }
        return source.replacing(string, by: JSONValue.string(written.text).text.trimmed)
    }

    /// An end at a view or at the view's safe area, in the notation in text.
    private func change(_ id: String, safeArea isSafe: Bool, of view: String) throws(EditTrouble) -> [TextEdit] {
        let place = try constraint(id)
        if source.member("firstAttribute", of: place) != nil {
            let (old, new) = isSafe ? (view, view + ".safeArea") : (view + ".safeArea", view)
            return ["firstItem", "secondItem"].filter { source.text($0, of: place) == old }.flatMap {
                source.setting($0, to: "\"\(new)\"", of: place)
            }
        }
        // The list, the node that holds the list, the list of that node, and its superview.
        let list = source.values[place].parent
        let holder = list.flatMap { source.values[$0].parent }
        let superview = holder.flatMap { source.values[$0].parent }.flatMap { source.values[$0].parent }
        let names = [(superview, "parent"), (holder, "self"), (holder, "")].filter { node, _ in
            node.flatMap { source.text("id", of: $0) } == view
        }
        return try change(id, nil, "") { $0.setting(safeArea: isSafe, of: [view] + names.map(\.1)) }
    }

    private func addition(of constraint: SourceEdit.NewConstraint) throws(EditTrouble) -> [TextEdit] {
        let holder = try node(constraint.holder)
        let text = JSONValue.string(ConstraintText(constraint).text).text.trimmed
        guard let list = source.member("constraints", of: holder) else {
            return source.setting(
                "constraints", to: "[\(text)]", of: holder, before: ["subviews", "arrangedSubviews"])
        }
        return source.appending(text, to: list)
    }
}

extension String {
    /// Without white space at both ends.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
