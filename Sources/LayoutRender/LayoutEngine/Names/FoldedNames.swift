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
    /// The tables with small letters; ids keep theirs.
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

    /// The items of a kind whose names have these small letters.
    ///
    /// The tables with small letters are made where several names have them, since the tree's order counts then, and for a page
    /// of many views, whose names are not looked through for each question.
    func items(of kind: Kind, folded word: String, _ name: String) -> [ItemID]? {
        guard kind != .identifier else { return nil }
        guard tree.count <= Self.mostLookedThrough else { return folded.tables(foldedTables)[kind.rawValue][word] }
        let length = Self.isASCII(name) ? name.utf8.count : -1
        var found: [ItemID]?
        for (key, items) in tables[kind.rawValue] {
            // Small letters of ASCII take as many bytes, and others are never the small letters of ASCII but for two signs.
            if length >= 0, key.utf8.count != length, Self.isASCII(key) { continue }
            guard key.lowercased() == word else { continue }
            if found != nil { return folded.tables(foldedTables)[kind.rawValue][word] }
            found = items
        }
        return found
    }

    private static let mostLookedThrough = 64

    private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
}
