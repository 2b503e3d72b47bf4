import LayoutEngine
import Notation

extension LayoutTree {
    /// What an edit changed.
    public enum Edited: Sendable, Equatable {
        /// Constraints were added, at these places of `constraints`.
        case added(Range<Int>)
        /// The constraint at a place of `constraints` has another constant, priority or state.
        case constraint(Int)
        /// A property of a view has another value.
        case item(ItemID)
    }

    /// Applies an edit; an edit with a mistake changes nothing.
    ///
    /// - Parameter names: the names of the page.
    /// - Throws: every mistake, in line 1, with its column in the edit, from 1.
    public mutating func apply(
        _ edit: LayoutEdit, names: ItemNames, limits: Limits = Limits()
    ) throws(DocumentError) -> Edited {
        switch edit.subject {
        case .constraint:
            let first = constraints.count
            constraints += try constraints(saying: edit.text, names: names, limits: limits)
            return .added(first..<constraints.count)
        case .environment:
            throw edit.mistake(edit.left, "\(quoted(String(edit.left))) is a trait of the page and no property")
        case .assignment:
            guard edit.text.utf8.count <= limits.expressionLength else {
                throw edit.mistake(edit.left, "longer than \(limits.expressionLength) characters")
            }
            let target = try EditTarget(edit, names: names, in: self, limits: limits)
            return try assign(target, edit, limits)
        }
    }

    /// Sets one property to the value of an edit, read as the value of a key path in a state of tree.json.
    private mutating func assign(
        _ target: EditTarget, _ edit: LayoutEdit, _ limits: Limits
    ) throws(DocumentError) -> Edited {
        // 1 the value as JSON; a word needs no quotes
        let value = String(edit.right)
        let isWord = value.first.map { $0.isLetter || $0 == "." } == true && !["true", "false", "null"].contains(value)
        let source = "{\"value\":\(isWord ? JSONValue.quoted(value) : value)}"
        let scan = JSONScanner.scan(Array(source.utf8), maximumDepth: 8)
        guard scan.problems.isEmpty else {
            throw edit.mistake(
                edit.right.isEmpty ? edit.left : edit.right,
                edit.right.isEmpty ? "no value" : "\(quoted(value)) is no value; a text stands in double quotes")
        }
        var reader = DocumentReader(arena: scan.arena, limits: limits)
        reader.tree = self
        reader.hasRoot = true
        forEachDescendant(of: root) { item in
            if reader.defined.items[self[item].identifier] == nil {
                reader.defined.items.insert(self[item].identifier, item)
            }
        }
        guard var cursor = reader.object(0, "a value"), let (key, node) = cursor.nextMember(in: reader.arena) else {
            throw edit.mistake(edit.right, "no value")
        }
        guard cursor.nextMember(in: reader.arena) == nil else {
            throw edit.mistake(edit.right, "\(quoted(value)) is more than one value")
        }
        // 2 the property, by the reader of states
        let done: Edited
        switch target.subject {
        case .item(let item):
            reader.change(item, target.property[...], key, node, scope: 0)
            done = .item(item)
        case .constraint(let place):
            reader.apply(.init(target: .constraint(place, target.property), keyNode: key, value: node))
            done = .constraint(place)
        }
        guard reader.messages.problems.elements.isEmpty else {
            let diagnostics = reader.messages.problems.elements.map { problem in
                let part = problem.offset >= 9 ? edit.right : target.part
                return DocumentDiagnostic(
                    line: 1, column: edit.column(of: part), keyPath: "", message: problem.message)
            }
            throw DocumentError(diagnostics: diagnostics, total: diagnostics.count)
        }
        self = reader.tree
        // 3 a recorded size belongs to the text and the font of the file
        if case .item(let item) = target.subject, Self.measured.contains(where: target.property.hasPrefix) {
            self[item].intrinsicContentSize = nil
        }
        return done
    }

    /// Properties on which a view's own size depends, so that a size recorded in the file no longer holds.
    private static let measured = [
        "text", "attributedText", "title", "attributedTitle", "font", "numberOfLines", "placeholder", "image",
        "contentInsets", "segments", "titles", "items", "prefersLargeTitles",
    ]
}
