/// All names of a page at once.
extension ItemNames {
    /// All names but classes, sorted, for the nearest match of an unknown one.
    public var known: [String] {
        Kind.allCases.filter { $0 != .className && $0 != .caption }
            .flatMap { tables[$0.rawValue].keys.sorted() }
    }

    /// The unambiguous names that an expression may contain without quotes, ids excepted: single plain words, ordered
    /// by kind.
    public var plainNames: [(name: String, item: ItemID)] {
        var found: [(String, ItemID)] = []
        for kind in Kind.allCases where kind != .identifier && kind != .caption {
            for name in tables[kind.rawValue].keys.sorted() where Self.isPlain(name) {
                if case .item(let item) = match(name) { found.append((name, item)) }
            }
        }
        return found
    }

    /// Whether a name is one word of letters, digits, underscores and hyphens that begins with a letter.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: "-"), !(0x30...0x39).contains(first) else {
            return false
        }
        return name.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || byte == 0x5F || byte == 0x2D
        }
    }

    /// The printed names of all items, in the order of the tree.
    public var printed: [String] {
        var names: [String] = []
        tree.forEachDescendant(of: tree.root) { names.append(name(of: $0)) }
        return names
    }
}
