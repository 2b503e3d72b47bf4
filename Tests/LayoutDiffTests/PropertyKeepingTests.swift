import LayoutEngine
import TestSupport
import Testing

@testable import LayoutDiff
@testable import LayoutDocument

/// For each property of the catalogue and each pair of its values: `convert` keeps the value, and a session that is given
/// the second value lays out as a fresh layout does.
@Suite struct PropertyKeepingTests {
    /// Properties that a written document states in another way, and why.
    static let rewritten: [String: String] = [
        "constraints": "all constraints stand at the root",
        "note": "a comment, which the tree does not hold",
        "with": "a component is written in place",
        "type": "the node itself",
        "id": "the node itself",
    ]

    @Test(arguments: PropertyCatalog.names)
    func convertKeepsTheValue(_ key: String) throws {
        for (kind, pair) in Self.pairs(of: key) where Self.rewritten[key] == nil {
            for value in [pair.one, pair.other] {
                let read = try PropertyLawTests.side(PropertyLawTests.document(kind, key, value))
                var writer = DocumentWriter(
                    LayoutScene(id: "a", name: "a", tree: read.tree, environment: read.environment))
                let text = writer.write()
                let written = try PropertyLawTests.side(text)
                let place = "\(kind).\(key): \(value ?? "none")"
                #expect(writer.notices.isEmpty)
                #expect(LayoutDiff.compare(before: read, after: written).isEmpty, "\(place)")
                #expect(Self.hierarchy(read.tree) == Self.hierarchy(written.tree), "\(place)\n\(text)")
                for view in read.tree.items where Self.hasNoItems(view) {
                    var found = written.tree.items.first { $0.identifier == view.identifier }
                    found?.superview = view.superview
                    #expect(found == view, "\(place), \(view.identifier)")
                }
            }
        }
    }

    /// The names of the subviews and guides of each view: a document may number its items in another order.
    private static func hierarchy(_ tree: LayoutTree) -> [String: [String]] {
        func names(_ items: [ItemID]) -> [String] { items.map { tree[$0].identifier } }
        return Dictionary(
            uniqueKeysWithValues: tree.items.map { view in
                (view.identifier, names(view.subviews) + ["guides"] + names(view.guides))
            })
    }

    /// True if the record refers to no other view except the superview.
    private static func hasNoItems(_ view: View) -> Bool {
        view.subviews.isEmpty && view.guides.isEmpty && view.arrangement == nil && view.table == nil
            && view.container == nil
    }

    @Test(arguments: PropertyCatalog.names)
    func aSessionLaysOutTheValueAsAFreshLayoutDoes(_ key: String) throws {
        for (kind, pair) in Self.pairs(of: key) {
            let sides = try [pair.one, pair.other].map {
                try PropertyLawTests.side(PropertyLawTests.document(kind, key, $0))
            }
            for (one, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
                guard one.tree.count == other.tree.count else { continue }
                let session = LayoutSession(one.tree, in: one.environment)
                _ = session.layout
                session.update { tree in
                    for place in other.tree.items.indices where tree.items[place] != other.tree.items[place] {
                        let id = ItemID(index: Int32(place))
                        tree[id] = other.tree[id]
                    }
                    if tree.constraints != other.tree.constraints { tree.constraints = other.tree.constraints }
                }
                #expect(session.tree == other.tree)
                let fresh = other.tree.resolve(in: other.environment)
                for place in other.tree.items.indices {
                    let id = ItemID(index: Int32(place))
                    #expect(
                        session.layout[id] == fresh[id],
                        "\(kind).\(key): \(pair.one ?? "none") -> \(pair.other), \(other.tree[id].identifier)")
                }
            }
        }
    }

    private static func pairs(of key: String) -> [(kind: View.Kind, pair: PropertyValues.Pair)] {
        PropertyLawTests.kinds(of: key).prefix(2).flatMap { kind in
            PropertyLawTests.pairs(of: key, kind).map { (kind, $0) }
        }
    }
}
