import LayoutEngine

extension ItemNames {
    /// The unambiguous names that an expression may contain without quotes, ids excepted: single plain words, ordered
    /// by kind.
    var plainNames: [(name: String, item: ItemID)] {
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
}
