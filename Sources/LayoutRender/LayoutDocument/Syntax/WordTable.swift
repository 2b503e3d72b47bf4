/// What the words of a document mean, found by the bytes of a token: no text is made to look one up.
///
/// Open addressing with at least three free slots for each word; a hit is compared byte for byte.
struct WordTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var hash: UInt32
        var count: UInt32
        /// The first block of its text.
        var place: UInt32
        var value: Value
    }

    /// Places in `entries`; -1 for a free one.
    private var slots: [Int16]
    private var entries: [Entry] = []
    /// The texts of all entries.
    private var blocks: [UInt64] = []
    private let mask: Int

    /// The first of two equal words counts.
    init(_ words: [(text: String, value: Value)]) {
        var size = 16
        while size < words.count * 4 { size *= 2 }
        slots = Array(repeating: -1, count: size)
        mask = size - 1
        for word in words {
            let text = Array(word.text.utf8)
            let hash = TextBlock.hash(text)
            var slot = Int(hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int16(truncatingIfNeeded: entries.count)
            entries.append(
                Entry(
                    hash: hash, count: UInt32(truncatingIfNeeded: text.count),
                    place: UInt32(truncatingIfNeeded: blocks.count), value: word.value))
            blocks += TextBlock.blocks(of: text)
        }
    }

    /// The meaning of a string or key.
    func find(_ node: Int, in arena: JSONArena) -> Value? {
        if arena.nodes[node].hasEscapes { return findDecoded(node, in: arena) }
        return find(arena.bytes.span, arena.piece(node))
    }

    /// The meaning of some bytes.
    @inline(__always)
    func find(_ text: Swift.Span<UInt8>, _ piece: TextPiece) -> Value? {
        let hash = TextBlock.hash(text, piece)
        var slot = Int(hash) & mask
        while slots[slot] >= 0 {
            let place = Int(slots[slot])
            if entries[place].hash == hash, Int(entries[place].count) == piece.count,
                TextBlock.areEqual(text, piece, blocks, Int(entries[place].place))
            {
                return entries[place].value
            }
            slot = (slot &+ 1) & mask
        }
        return nil
    }

    @inline(never)
    private func findDecoded(_ node: Int, in arena: JSONArena) -> Value? {
        let text = JSONArena.unescaped(arena.bytes.span, arena.piece(node))
        return find(text.span, TextPiece(start: 0, count: text.count))
    }
}

/// An enumeration whose cases are words of a document.
protocol DocumentWord: RawRepresentable<String>, CaseIterable, Sendable {
    static var wordTable: WordTable<Self> { get }
}

extension WordTable where Value: DocumentWord {
    /// The cases by their raw values.
    init(_ type: Value.Type) { self.init(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension DocumentWord {
    /// All words, for messages.
    static var knownWords: [String] { allCases.map(\.rawValue) }
}
