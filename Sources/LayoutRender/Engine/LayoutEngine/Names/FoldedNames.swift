import Synchronization

/// The names of a page with small letters, made when a name is asked for that no item has as written.
///
/// A class, since the copies of a page's names share what was made.
final class FoldedNames: Sendable {
    private let known = Mutex<[[String: [ItemID]]]?>(nil)

    /// - Parameter make: the tables by kind.
    func tables(_ make: () -> [[String: [ItemID]]]) -> [[String: [ItemID]]] {
        known.withLock { known in
            if let known { return known }
            let tables = make()
            known = tables
            return tables
        }
    }
}

extension ItemNames {
    /// The items of a kind whose names have these small letters; ids keep theirs.
    func items(of kind: Kind, folded word: String) -> [ItemID]? { folded.tables(foldedTables)[kind.rawValue][word] }

    func foldedTables() -> [[String: [ItemID]]] {
        var folded = Array(repeating: [String: [ItemID]](), count: Kind.allCases.count)
        tree.forEachDescendant(of: tree.root) { item in
            for (kind, name) in Self.names(of: item, tree, codeNames) where kind != .identifier {
                folded[kind.rawValue][name.lowercased(), default: []].append(item)
            }
        }
        for (item, _) in Self.firstTexts(tree) {
            guard let name = containers[item] else { continue }
            folded[Kind.caption.rawValue][name.lowercased(), default: []].append(item)
        }
        return folded
    }
}
