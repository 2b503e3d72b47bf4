import LayoutEngine
import Notation

/// A diagnostic of one page in words.
///
/// Interface Builder's object ids say little to a reader: beside each id stands what is found on the screen, the class
/// with its text or label, and each line begins with its place in the file. Ids of tree.json are names that a person
/// chose and stay alone.
struct DiagnosticText {
    let scene: LayoutScene
    let diagnostic: LayoutDiagnostic

    private var tree: LayoutTree { scene.tree }
    private var isCaptioned: Bool { scene.positions != nil }

    /// What is wrong, in one line.
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

    /// The line of the file where that stands: of the constraint that gave way, or of the item.
    var line: Int? {
        guard let positions = scene.positions else { return nil }
        for index in diagnostic.constraintIndices
        where diagnostic.message.hasSuffix(tree.describe(tree.constraints[index])) {
            return positions.line(ofConstraint: index)
        }
        return diagnostic.items.first.flatMap { positions.line(of: $0) }
    }

    /// The items concerned as they are found on the screen, in the order of the diagnostic's items; nil where their ids
    /// are names that a person chose.
    var captions: [String]? { isCaptioned ? diagnostic.items.map { tree.caption(of: $0) } : nil }

    /// The constraints concerned, each behind its place in the file where it has one.
    func constraints(file: String) -> [String] {
        guard isCaptioned else { return diagnostic.constraints }
        // The explicit ones stand among the constraints in the order of their places.
        var explicit = diagnostic.constraintIndices.makeIterator()
        var next = explicit.next()
        return diagnostic.constraints.map { raw in
            guard let index = next, raw == tree.describe(tree.constraints[index]) else {
                return Self.captioned(raw, in: tree)
            }
            next = explicit.next()
            let place = scene.positions?.line(ofConstraint: index).map { "\(file):\($0): " } ?? ""
            return place + constraint(index)
        }
    }

    /// `FILE:LINE`, or the file alone.
    func place(in file: String) -> String { line.map { "\(file):\($0)" } ?? file }

    private func name(_ item: ItemID) -> String { Self.name(item, in: tree) }

    private func constraint(_ index: Int) -> String {
        let constraint = tree.constraints[index]
        let text = tree.expression(of: constraint) { name($0) }
        guard let title = constraint.identifier ?? (constraint.id.isEmpty ? nil : constraint.id) else { return text }
        return "'\(escapedForDisplay(title))' \(text)"
    }

    private static func name(_ item: ItemID, in tree: LayoutTree) -> String {
        "\(escapedForDisplay(tree[item].identifier)) (\(tree.caption(of: item)))"
    }

    /// A rule of UIKit's own, `'UISV-spacing' of a and b`, with captions beside its items.
    private static func captioned(_ rule: String, in tree: LayoutTree) -> String {
        guard let marker = rule.firstRange(of: "' of ") else { return rule }
        let names = rule[marker.upperBound...].split(separator: " and ").map { id in
            tree.item(named: String(id)).map { name($0, in: tree) } ?? String(id)
        }
        return rule[..<marker.upperBound] + names.joined(separator: " and ")
    }
}
