import LayoutEngine
import Notation

extension FigmaDocument {
    /// The scene with names made of the layers' names in place of the ids of nodes: `12:345` called `Price tag` is
    /// `priceTag`, and the next one of that name `priceTag2`.
    package static func named(forPeople scene: LayoutScene) -> LayoutScene {
        var scene = scene
        var unique = UniqueNames()
        var names: [(ItemID, String)] = []
        let tree = scene.tree
        tree.forEachDescendant(of: tree.root) { id in
            let view = tree[id]
            names.append((id, unique.take(identifier(view.label ?? "") ?? view.kind.rawValue)))
        }
        for (id, name) in names {
            scene.tree[id].identifier = name
            // The name says what a short label says.
            let label = scene.tree[id].label ?? ""
            if identifier(label) != nil, label.utf8.count <= 40, label.split(separator: " ").count <= 4 {
                scene.tree[id].label = nil
            }
        }
        return scene
    }

    /// At most four words of a name, joined as Swift's names are; nil for a name without a Latin letter.
    private static func identifier(_ name: String) -> String? {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(4)
        guard let first = words.first else { return nil }
        let isShouted = first.allSatisfy { !$0.isLowercase }
        let start = isShouted ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
        let joined =
            start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard joined.contains(where: \.isLetter) else { return nil }
        return joined.first?.isLetter == true ? String(joined.prefix(40)) : "n" + joined.prefix(40)
    }
}
