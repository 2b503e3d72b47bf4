/// Values by name, found by the bytes of a text: no string is made to look one up.
///
/// Open addressing, at most half full. Names keep the order in which they came.
struct NameTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var hash: UInt32
        var start: UInt32
        var count: UInt32
        var value: Value
    }

    private var entries: [Entry] = []
    /// Places in `entries`; -1 for a free one.
    private var slots: [Int32] = []
    /// All names, one after the other.
    private var bytes: [UInt8] = []
    /// Another one in each table, so that no document can be written whose names all meet in one slot.
    private let seed = UInt64.random(in: 0...UInt64.max)

    /// All names in alphabetical order.
    var sortedNames: [String] {
        entries.map { entry in
            String(decoding: bytes[Int(entry.start)..<Int(entry.start + entry.count)], as: UTF8.self)
        }.sorted()
    }

    /// Makes room for this many names.
    mutating func reserve(_ count: Int) {
        entries.reserveCapacity(count)
        bytes.reserveCapacity(count * 8)
        var size = 16
        while size < count * 2 { size *= 2 }
        if size > slots.count { rehash(size) }
    }

    func find(_ text: Swift.Span<UInt8>, _ piece: TextPiece) -> Value? {
        guard !entries.isEmpty else { return nil }
        let slot = slot(text, piece, TextBlock.hash(text, piece, seed: seed))
        return slots[slot] < 0 ? nil : entries[Int(slots[slot])].value
    }

    /// Gives a name its value; answers the one that it had.
    @discardableResult
    mutating func insert(_ text: Swift.Span<UInt8>, _ piece: TextPiece, _ value: Value) -> Value? {
        if entries.count &* 2 >= slots.count { rehash(max(16, slots.count * 2)) }
        let hash = TextBlock.hash(text, piece, seed: seed)
        let slot = slot(text, piece, hash)
        if slots[slot] >= 0 {
            let old = entries[Int(slots[slot])].value
            entries[Int(slots[slot])].value = value
            return old
        }
        slots[slot] = Int32(truncatingIfNeeded: entries.count)
        entries.append(
            Entry(
                hash: hash, start: UInt32(truncatingIfNeeded: bytes.count),
                count: UInt32(truncatingIfNeeded: piece.count), value: value))
        for index in piece.start..<piece.start + piece.count { bytes.append(text[index]) }
        return nil
    }

    @discardableResult
    mutating func insert(_ name: String, _ value: Value) -> Value? {
        let bytes = Array(name.utf8)
        return insert(bytes.span, TextPiece(start: 0, count: bytes.count), value)
    }

    subscript(name: String) -> Value? {
        let bytes = Array(name.utf8)
        return find(bytes.span, TextPiece(start: 0, count: bytes.count))
    }

    /// The slot that holds the name, or the free one where it belongs.
    @inline(__always)
    private func slot(_ text: Swift.Span<UInt8>, _ piece: TextPiece, _ hash: UInt32) -> Int {
        let mask = slots.count &- 1
        var slot = Int(hash) & mask
        while slots[slot] >= 0 {
            let place = Int(slots[slot])
            if entries[place].hash == hash, Int(entries[place].count) == piece.count,
                TextBlock.areEqual(text, piece.start, bytes.span, Int(entries[place].start), count: piece.count)
            {
                return slot
            }
            slot = (slot &+ 1) & mask
        }
        return slot
    }

    private mutating func rehash(_ size: Int) {
        slots = Array(repeating: -1, count: size)
        for place in entries.indices {
            var slot = Int(entries[place].hash) & (size &- 1)
            while slots[slot] >= 0 { slot = (slot &+ 1) & (size &- 1) }
            slots[slot] = Int32(truncatingIfNeeded: place)
        }
    }
}

/// Some bytes of a text.
struct TextPiece: Sendable {
    var start: Int
    var count: Int
}
