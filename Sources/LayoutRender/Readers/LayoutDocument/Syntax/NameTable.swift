/// Values by name, looked up by the bytes of a text without making a string.
///
/// Open addressing, at most three quarters full; names are compared block by block. The reader's only table type: for
/// the words of the format and for the names of a document. Names keep their order of insertion.
///
/// A dictionary of strings would need a string for each key of the document and a hash of its characters; here a key
/// costs the blocks of its bytes, which the scanner has loaded anyway. A lookup is of constant cost, `sortedNames`
/// sorts.
struct NameTable<Value: Sendable>: Sendable {
    /// A name with its value.
    private struct Entry: Sendable {
        /// The name's length in bytes.
        var count: UInt32
        /// The first block of the name.
        var block: UInt32
        /// The latest value of the name.
        var value: Value
    }

    /// In the order of insertion.
    private var entries: [Entry] = []
    /// The low bits are an index in `entries`, the other bits are part of the name's hash: most names that share a slot
    /// are distinguished without reading their entries, which are far away in memory. `free` for a free slot.
    private var slots: [UInt32] = []
    /// The bytes of all names, each padded with zeros.
    private var blocks: [UInt64] = []
    /// The number of entries that can be found.
    private var indexed = 0
    /// Random in each table: no document can plan collisions of names.
    let seed = UInt64.random(in: 0...UInt64.max)

    /// No index has all low bits set while a quarter of the slots is free.
    private static var free: UInt32 { .max }

    /// An empty table.
    init() {}

    /// A table of words; of two equal words the first counts.
    init(_ words: [(text: String, value: Value)]) {
        reserve(words.count * 2)
        for word in words where self[word.text] == nil { insert(word.text, word.value) }
    }

    /// All names in alphabetical order.
    var sortedNames: [String] {
        entries.map { entry in
            let bytes = (0..<Int(entry.count)).map { index in
                UInt8(truncatingIfNeeded: blocks[Int(entry.block) + index / 8] >> UInt64(index % 8 * 8))
            }
            return String(decoding: bytes, as: UTF8.self)
        }.sorted()
    }

    /// Reserves room for this many names.
    mutating func reserve(_ count: Int) {
        entries.reserveCapacity(count)
        blocks.reserveCapacity(count)
        rehash(room: count)
    }

    /// The value of some bytes.
    @inline(__always)
    func find(_ text: Span<UInt8>, _ piece: TextPiece) -> Value? {
        place(text, piece, hash: TextBlock.hash(text, piece, seed: seed)).map { entries[$0].value }
    }

    /// The index of the name with these bytes and this hash; nil for an unknown name.
    @inline(__always)
    func place(_ text: Span<UInt8>, _ piece: TextPiece, hash: UInt32) -> Int? {
        guard !slots.isEmpty else { return nil }
        let mask = UInt32(truncatingIfNeeded: slots.count &- 1)
        var slot = hash & mask
        while true {
            let found = slots[Int(slot)]
            if found == Self.free { return nil }
            if (found ^ hash) & ~mask == 0 {
                let place = Int(found & mask)
                if Int(entries[place].count) == piece.count,
                    TextBlock.areEqual(text, piece, blocks, Int(entries[place].block))
                {
                    return place
                }
            }
            slot = (slot &+ 1) & mask
        }
    }

    /// The value of an entry.
    func value(at place: Int) -> Value { entries[place].value }

    /// Adds a name, which is found only after `index()`. The reader appends all ids of a document and calls `index()`
    /// once.
    @inline(__always)
    mutating func append(_ text: Span<UInt8>, _ piece: TextPiece, _ value: Value) {
        entries.append(
            Entry(
                count: UInt32(truncatingIfNeeded: piece.count), block: UInt32(truncatingIfNeeded: blocks.count),
                value: value))
        var at = 0
        while at < piece.count {
            blocks.append(TextBlock.load(text, piece.start &+ at, count: piece.count &- at))
            at &+= 8
        }
    }

    /// Makes all names findable; returns the indices of names that existed before, whose new values count from now on.
    ///
    /// Slots are scattered over the memory, so filling them all at once is faster than one at a time between other
    /// work.
    mutating func index() -> [Int] {
        if entries.count * 4 > slots.count * 3 { rehash(room: max(12, entries.count)) }
        var repeated: [Int] = []
        while indexed < entries.count {
            if let earlier = insertSlot(indexed) {
                entries[earlier].value = entries[indexed].value
                repeated.append(indexed)
            }
            indexed += 1
        }
        return repeated
    }

    /// Sets the value of a name.
    mutating func insert(_ name: String, _ value: Value) {
        let bytes = Array(name.utf8)
        append(bytes.span, TextPiece(start: 0, count: bytes.count), value)
        _ = index()
    }

    /// The value of a name; nil for an unknown name. Makes a list of bytes, hence not for the reader's loops.
    subscript(name: String) -> Value? {
        let bytes = Array(name.utf8)
        return find(bytes.span, TextPiece(start: 0, count: bytes.count))
    }

    /// Puts an entry into a free slot, or returns the index of the entry with the same name.
    private mutating func insertSlot(_ place: Int) -> Int? {
        let mask = UInt32(truncatingIfNeeded: slots.count &- 1)
        let hash = hash(of: place)
        var slot = hash & mask
        while slots[Int(slot)] != Self.free {
            let found = slots[Int(slot)]
            if (found ^ hash) & ~mask == 0, isSameName(Int(found & mask), place) { return Int(found & mask) }
            slot = (slot &+ 1) & mask
        }
        slots[Int(slot)] = hash & ~mask | UInt32(truncatingIfNeeded: place)
        return nil
    }

    /// Whether two entries have equal names: names of one length, padded with zeros, are equal where their blocks are.
    private func isSameName(_ a: Int, _ b: Int) -> Bool {
        guard entries[a].count == entries[b].count else { return false }
        let (one, other) = (Int(entries[a].block), Int(entries[b].block))
        return (0..<(Int(entries[a].count) + 7) / 8).allSatisfy { blocks[one + $0] == blocks[other + $0] }
    }

    /// The `TextBlock.hash` of a name's bytes.
    private func hash(of place: Int) -> UInt32 {
        let count = Int(entries[place].count)
        var block = Int(entries[place].block)
        var state = seed
        for _ in 0..<count / 8 {
            state = TextBlock.mix(state, blocks[block])
            block &+= 1
        }
        return TextBlock.finish(state, count % 8 == 0 ? 0 : blocks[block], count: count)
    }

    /// As many slots as this number of names needs.
    ///
    /// Sizes are powers of two, so that a hash is turned into a slot by a mask. Only names that `index()` has reached
    /// are put into the new slots.
    private mutating func rehash(room: Int) {
        var size = max(16, slots.count)
        while size * 3 < room * 4 { size *= 2 }
        guard size > slots.count else { return }
        slots = Array(repeating: Self.free, count: size)
        for place in 0..<indexed { _ = insertSlot(place) }
    }
}

/// A range of bytes of a text.
struct TextPiece: Sendable {
    /// The first byte.
    var start: Int
    /// The number of bytes.
    var count: Int
}
