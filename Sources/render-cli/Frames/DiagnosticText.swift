import LayoutEngine
import Notation

/// The text of a diagnostic of one page.
///
/// Interface Builder's object ids mean little to a reader: beside each id is the class with its text or label, as on
/// the screen, and each line begins with its place in the file. Ids of tree.json were chosen by a person and get no
/// caption.
struct DiagnosticText {
    let scene: LayoutScene
    let diagnostic: LayoutDiagnostic

    private var tree: LayoutTree { scene.tree }
    private var isCaptioned: Bool { Self.captions(scene) }

    /// Whether the ids of a scene mean little to a reader.
    static func captions(_ scene: LayoutScene) -> Bool { scene.positions?.isHandwritten == false }

    /// The message, in one line.
    var message: String {
        guard isCaptioned else { return diagnostic.message }
        for index in diagnostic.constraintIndices {
            let raw = tree.describe(tree.constraints[index])
            if diagnostic.message.hasSuffix(raw) {
                return diagnostic.message.dropLast(raw.count) + constraint(index)
            }
        }
        guard let item = diagnostic.items.first else { return diagnostic.message }
        let raw = tree[item].identifier
        guard diagnostic.message.hasPrefix(raw + ":") else { return Self.captioned(diagnostic.message, in: tree) }
        return name(item) + diagnostic.message.dropFirst(raw.count)
    }

    /// The items that are ambiguous with the first one: `, and with it a, b and 3 more`; empty without any.
    var followers: String {
        guard !diagnostic.followers.isEmpty else { return "" }
        let shown = diagnostic.followers.prefix(4).map { escapedForDisplay(tree[$0].identifier) }
        let rest = diagnostic.followers.count - shown.count
        return ", and with it " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// Line and column in the file: of the constraint that gave way, or of the item.
    var position: (line: Int, column: Int?)? {
        guard let positions = scene.positions else { return nil }
        for index in diagnostic.constraintIndices
        where diagnostic.message.hasSuffix(tree.describe(tree.constraints[index])) {
            return positions.position(ofConstraint: index)
        }
        return diagnostic.items.first.flatMap { positions.position(of: $0) }
    }

    /// The class and the text or label of each item, in the order of the diagnostic's items; nil if the ids were chosen
    /// by a person.
    var captions: [String]? { isCaptioned ? diagnostic.items.map { tree.caption(of: $0) } : nil }

    /// The diagnostic's constraints, with places in the file where known.
    func constraints(file: String) -> [String] {
        guard let positions = scene.positions else { return diagnostic.constraints }
        // Explicit constraints are in the order of their indices among the constraints.
        var explicit = diagnostic.constraintIndices.makeIterator()
        var next = explicit.next()
        return diagnostic.constraints.map { raw in
            guard let index = next, raw == tree.describe(tree.constraints[index]) else {
                return isCaptioned ? Self.captioned(raw, in: tree) : raw
            }
            next = explicit.next()
            let place = positions.position(ofConstraint: index).map { Self.place($0, in: file) + ": " } ?? ""
            return place + (isCaptioned ? constraint(index) : raw)
        }
    }

    /// `FILE:LINE:COLUMN`, without the column where the file has none, or the file only.
    func place(in file: String) -> String { position.map { Self.place($0, in: file) } ?? file }

    static func place(_ position: (line: Int, column: Int?), in file: String) -> String {
        "\(file):\(position.line)" + (position.column.map { ":\($0)" } ?? "")
    }

    private func name(_ item: ItemID) -> String { Self.name(item, in: tree) }

    private func constraint(_ index: Int) -> String {
        let constraint = tree.constraints[index]
        let text = tree.expression(of: constraint) { name($0) }
        guard let title = constraint.identifier ?? (constraint.id.isEmpty ? nil : constraint.id) else { return text }
        return "'\(escapedForDisplay(title))' \(text)"
    }

    /// The id, and the class with the text or label.
    static func name(_ item: ItemID, in tree: LayoutTree) -> String {
        "\(escapedForDisplay(tree[item].identifier)) (\(tree.caption(of: item)))"
    }

    /// A constraint of UIKit's own rules, `'UISV-spacing' of a and b`, with captions beside its items.
    private static func captioned(_ rule: String, in tree: LayoutTree) -> String {
        guard let marker = rule.firstPlace(of: "' of ") else { return rule }
        let names = rule[marker.upperBound...].parts(between: " and ").map { id in
            tree.item(named: String(id)).map { name($0, in: tree) } ?? String(id)
        }
        return rule[..<marker.upperBound] + names.joined(separator: " and ")
    }
}
