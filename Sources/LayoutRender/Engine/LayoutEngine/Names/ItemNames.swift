import Notation

/// The names by which a person knows the items of one page, and the item that each name means.
///
/// One table for every command: a name that an output prints is found again by every command that takes a name.
///
///     let names = ItemNames(scene)
///     names.match("Get Started")              // a label in Xcode, an outlet, a shown text ...
///     names.match("form > UITextField")       // the only text field in the form
///     names.name(of: button)                  // the shortest name that means this item alone
///
/// Guarantee: `match(name(of: item))` is that item, unless two items have one identifier.
public struct ItemNames: Sendable {
    /// What a name means.
    public enum Match: Sendable, Equatable {
        /// One item.
        case item(ItemID)
        /// Items that share the name, in the order of the tree.
        case several([ItemID])
        /// No item has the name.
        case none

        /// The items that have the name.
        public var items: [ItemID] {
            switch self {
            case .item(let item): [item]
            case .several(let items): items
            case .none: []
            }
        }
    }

    /// The kinds of names in the order in which they are looked up: the first kind that knows a name decides.
    package enum Kind: Int, CaseIterable, Sendable {
        /// The document's id, a user label in Xcode, a name in code (outlet, accessibility identifier), a shown text, a
        /// class with its text (`UILabel "Hello"`), a class.
        case identifier, label, code, text, caption, className
    }

    /// The separator of a path, as in `Welcome > Get Started`.
    static let separator = ">"
    /// A longer text is no name that a person types; it is found and never printed.
    static let longestText = 32

    /// The root's name, unless another item has that name.
    static let rootName = "root"

    let tree: LayoutTree
    /// The names of the page itself, which a path may begin with.
    private let pageNames: Set<String>
    /// By kind, the items of each name.
    package private(set) var tables: [[String: [ItemID]]]
    /// The same with small letters, for names that no item has as written.
    let folded = FoldedNames()
    let codeNames: [ItemID: [String]]
    /// By item: the name that means this item alone, without a path; nil if there is none.
    private var direct: [String?]
    /// By item: `UIStackView of Fast Food`, a container by the first text inside.
    private(set) var containers: [ItemID: String] = [:]
    /// The number of items of one class below an item with a name of its own, by that item's index and the class.
    private var siblings: [PathKey: Int] = [:]

    /// The last two parts of a printed path.
    private struct PathKey: Hashable {
        var ancestor: ItemID?
        var word: String
    }

    /// The names of a scene's items; a path may begin with the scene's name or id.
    public init(_ scene: LayoutScene) {
        self.init(scene.tree, codeNames: scene.facts?.codeNames ?? [:], pageNames: [scene.name, scene.id])
    }

    /// The names of a tree's items.
    /// - Parameters:
    ///   - codeNames: outlets and accessibility identifiers, by item.
    ///   - pageNames: names of the page, which a path may begin with.
    /// - Complexity: linear in the items.
    public init(_ tree: LayoutTree, codeNames: [ItemID: [String]] = [:], pageNames: [String] = []) {
        self.tree = tree
        self.codeNames = codeNames
        self.pageNames = Set(pageNames.map { $0.lowercased() })
        tables = Array(repeating: [:], count: Kind.allCases.count)
        direct = Array(repeating: nil, count: tree.count)
        // 1 every name of every item
        tree.forEachDescendant(of: tree.root) { item in
            for (kind, name) in Self.names(of: item, tree, codeNames) {
                tables[kind.rawValue][name, default: []].append(item)
            }
        }
        for (item, text) in Self.firstTexts(tree) {
            let name = "\(tree[item].className ?? tree[item].kind.className) of \(text)"
            tables[Kind.caption.rawValue][name, default: []].append(item)
            containers[item] = name
        }
        // 2 the printed names of items with names of their own
        tree.forEachDescendant(of: tree.root) { item in
            direct[Int(item.index)] = printedName(of: item, codeNames)
        }
        // 3 how many items each path means
        tree.forEachDescendant(of: tree.root) { item in
            for word in pathWords(item) {
                siblings[PathKey(ancestor: namedAncestor(of: item), word: word), default: 0] += 1
            }
        }
    }

    /// The views without a text of their own, each with the first short text inside, in the order of the tree.
    static func firstTexts(_ tree: LayoutTree) -> [(item: ItemID, text: String)] {
        var isNamed = [Bool](repeating: false, count: tree.count)
        var found: [(ItemID, String)] = []
        tree.forEachDescendant(of: tree.root) { item in
            guard let text = tree[item].shownText, !text.isEmpty, text.count <= longestText else { return }
            var next = tree[item].superview
            while let around = next, !isNamed[Int(around.index)], around != tree.root {
                isNamed[Int(around.index)] = true
                found.append((around, text))
                next = tree[around].superview
            }
        }
        return found.sorted { $0.0 < $1.0 }
    }

    /// All names of an item, each with its kind.
    static func names(
        of item: ItemID, _ tree: LayoutTree, _ codeNames: [ItemID: [String]]
    ) -> [(kind: Kind, name: String)] {
        let view = tree[item]
        var names: [(Kind, String)] = [(.identifier, view.identifier)]
        if let label = view.label, !label.isEmpty { names.append((.label, label)) }
        for name in codeNames[item] ?? [] where !name.isEmpty { names.append((.code, name)) }
        let classes = Self.different([view.className, view.kind.className, view.kind.rawValue].compactMap { $0 })
        for text in [view.shownText, view.label].compactMap({ $0 }) where !text.isEmpty {
            if text != view.label || text == view.shownText { names.append((.text, text)) }
            for word in classes { names.append((.caption, "\(word) \"\(text)\"")) }
        }
        for word in classes {
            names.append((.className, word))
            names.append((.caption, "\(word) \(view.identifier)"))
        }
        if item == tree.root { names.append((.className, rootName)) }
        return names
    }

    /// The different ones of a few words, sorted.
    private static func different(_ words: [String]) -> [String] {
        var found: [String] = []
        for word in words.sorted() where word != found.last { found.append(word) }
        return found
    }

    /// The item's own name that means no other item; nil if there is none but an object id.
    private func printedName(of item: ItemID, _ codeNames: [ItemID: [String]]) -> String? {
        let view = tree[item]
        if view.hasOwnIdentifier, !view.identifier.isObjectID { return view.identifier }
        var candidates = [view.label].compactMap { $0 } + (codeNames[item] ?? [])
        if let text = view.shownText, text.count <= Self.longestText { candidates.append(text) }
        candidates += [view.className, item == tree.root ? Self.rootName : view.kind.className].compactMap { $0 }
        if let name = containers[item] { candidates.append(name) }
        return candidates.first { isPrintable($0) && match($0) == .item(item) }
    }

    /// Whether a text may stand between single quotes in one line of a report and in an expression.
    private func isPrintable(_ text: String) -> Bool {
        // Most names are ASCII.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
            let isPlain = text.utf8.allSatisfy { $0 != 0x27 && $0 != 0x22 && $0 != 0x5C && $0 != 0x3E }
            return isPlain && (1...60).contains(text.utf8.count) && text.utf8.first != 0x20 && text.utf8.last != 0x20
        }
        return !text.isEmpty && !text.contains { $0 == "'" || $0 == "\"" || $0 == "\\" || $0.isNewline || $0 == ">" }
            && escapedForDisplay(text) == text && text.first?.isWhitespace == false && text.last?.isWhitespace == false
    }

    /// The nearest item around an item that has a name of its own.
    private func namedAncestor(of item: ItemID) -> ItemID? {
        tree.superviews(of: item).first { direct[Int($0.index)] != nil }
    }

    /// What the last part of a path may call an item, the most telling first.
    private func pathWords(_ item: ItemID) -> [String] {
        let view = tree[item]
        let text = view.shownText.flatMap { $0.count <= Self.longestText && isPrintable($0) ? $0 : nil }
        return [view.label, text, view.className, view.kind.className].compactMap { $0 }.filter(isPrintable)
            .reduce(into: []) { words, word in if !words.contains(word) { words.append(word) } }
    }

    // MARK: Asking

    /// The items that a name means.
    ///
    /// Looked up as written, then with any letter case: ids, labels in Xcode, names in code, shown texts, classes with a
    /// text, classes; then as a path. A name in single quotes is the name between them.
    public func match(_ name: String) -> Match {
        if name.count > 2, name.first == "'", name.last == "'" { return match(String(name.dropFirst().dropLast())) }
        for kind in Kind.allCases { if let items = tables[kind.rawValue][name] { return Self.match(of: items) } }
        let word = name.lowercased()
        for kind in Kind.allCases {
            if let items = items(of: kind, folded: word) { return Self.match(of: items) }
        }
        return path(name)
    }

    private static func match(of items: [ItemID]) -> Match {
        if items.count == 1, let item = items.first { return .item(item) }
        return items.isEmpty ? .none : .several(items)
    }

    /// `Welcome > form > Get Started`: each part names an item inside the item of the part before; the first may name the
    /// page. Of several items the ones directly under the part before, without another named item between, are meant.
    private func path(_ name: String) -> Match {
        var parts = name.split(separator: Self.separator).map { part in
            var part = part.drop { $0 == " " }
            while part.last == " " { part.removeLast() }
            return String(part)
        }
        guard parts.count > 1, !parts.contains("") else { return .none }
        if pageNames.contains(parts[0].lowercased()), parts.count > 1 {
            parts.removeFirst()
            if parts.count == 1 { return match(parts[0]) }
        }
        var around = match(parts[0]).items
        for part in parts.dropFirst() {
            let candidates = all(named: part)
            let outer = Set(around)
            let near = candidates.filter { namedAncestor(of: $0).map(outer.contains) ?? false }
            around = near.isEmpty ? candidates.filter { isInside($0, outer) } : near
            if around.isEmpty { return .none }
        }
        return Self.match(of: around)
    }

    /// The items with a name of any kind, in the order of the tree.
    private func all(named name: String) -> [ItemID] {
        var found = Set(tables.flatMap { $0[name] ?? [] })
        if found.isEmpty { found = Set(folded.tables(foldedTables).flatMap { $0[name.lowercased()] ?? [] }) }
        return found.sorted()
    }

    private func isInside(_ item: ItemID, _ outer: Set<ItemID>) -> Bool {
        tree.superviews(of: item).contains(where: outer.contains)
    }

    // MARK: Printing

    /// The name that a person types back: an id that a person wrote, a label, a name in code, a text, a class, or a path
    /// of two of them; an object id only where nothing else means the item alone.
    public func name(of item: ItemID) -> String {
        if let name = direct[Int(item.index)] { return name }
        if let around = namedAncestor(of: item), let outer = direct[Int(around.index)] {
            for word in pathWords(item) where siblings[PathKey(ancestor: around, word: word)] == 1 {
                let name = "\(outer) > \(word)"
                if match(name) == .item(item) { return name }
            }
        }
        return tree[item].identifier
    }

    /// The name for an expression or a sentence: in single quotes where it is more than one plain word.
    public func quotedName(of item: ItemID) -> String {
        let name = name(of: item)
        let isPlain = name.utf8.allSatisfy { byte in
            byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || [0x5F, 0x2D, 0x2F, 0x23, 0x2E, 0x5B, 0x5D].contains(byte)
        }
        return isPlain || name == tree[item].identifier ? escapedForDisplay(name) : "'\(name)'"
    }

    /// Where an item is: the page and the named items around, outermost first, then the item's class and text.
    public func place(of item: ItemID, page: String = "") -> String {
        var around: [String] = []
        var next = namedAncestor(of: item)
        while let outer = next {
            if let name = direct[Int(outer.index)] { around.append(escapedForDisplay(name)) }
            next = namedAncestor(of: outer)
        }
        let names = (page.isEmpty ? [] : [escapedForDisplay(page)]) + around.reversed().suffix(2)
        return (names + [tree.caption(of: item)]).joined(separator: " \(Self.separator) ")
    }
}
