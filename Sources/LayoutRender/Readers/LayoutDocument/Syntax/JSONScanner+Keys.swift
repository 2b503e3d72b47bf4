/// Finds keys that occur twice in one object.
///
/// RFC 8259 leaves the meaning of such an object open; here the second key is a mistake, as most probably one of two
/// values is lost. Nearly all objects are settled by `mayRepeatKeys`, with one bit for each known word; the exact
/// search, which decodes escapes and sorts, is for objects that may repeat a key.
extension JSONScanner {
    /// The number of known words with a bit of their own; other keys are compared by their bytes.
    private static let bitCap = 128
    /// Up to this number such keys are compared pairwise; more are sorted.
    private static let pairwiseCap = 8

    /// Adds the token of a key, notes its word in the container, and counts the words `type` and `id`, by which the
    /// reader makes room.
    @inline(__always)
    mutating func append(key token: JSONArena.Node, _ place: Int?, _ text: Span<UInt8>, _ tokens: inout Tokens) {
        lastKey = (place ?? -1) &+ 1
        if let place, place < Self.bitCap {
            if place == 0 { typeKeyCount &+= 1 }
            if place == 1 { idKeyCount &+= 1 }
            let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: place)
            let (low, high) = place < 64 ? (bit, 0) : (0, bit)
            if (container.words.low & low) | (container.words.high & high) != 0 { container.repeatsWord = true }
            container.words.low |= low
            container.words.high |= high
        } else {
            container.otherKeys &+= 1
            if JSONArena.mayNamePicture(token, text) { mayNamePictures = true }
        }
        tokens.append(token)
    }

    /// False if no two keys of the innermost container can be equal: a known word that has a bit already is repeated.
    @inline(__always)
    mutating func mayRepeatKeys(_ text: Span<UInt8>, _ tokens: borrowing Tokens) -> Bool {
        let words = container.words
        if (words.low & pictureWords.low) | (words.high & pictureWords.high) != 0 { mayNamePictures = true }
        if container.repeatsWord { return true }
        let others = container.otherKeys
        return others > 1 && (others > Self.pairwiseCap || mayRepeatOthers(container.token, text, tokens))
    }

    /// The key behind a key's value.
    @inline(__always)
    private static func nextKey(_ key: Int, _ tokens: borrowing Tokens) -> Int {
        tokens[key &+ 1].isContainer ? tokens[key &+ 1].next : key &+ 2
    }

    /// The same for keys without a bit: false if no two have the same length and start.
    @inline(never)
    private func mayRepeatOthers(_ container: Int, _ text: Span<UInt8>, _ tokens: borrowing Tokens) -> Bool {
        func start(_ key: Int) -> UInt64 {
            TextBlock.load(text, Int(tokens[key].start), count: tokens[key].length)
        }
        var later = container + 1
        while later < tokens.count {
            defer { later = Self.nextKey(later, tokens) }
            if let place = tokens[later].code, place < Self.bitCap { continue }
            // The length of a key with escapes says nothing about the decoded key.
            if tokens[later].hasEscapes { return true }
            var earlier = container + 1
            while earlier < later {
                if tokens[earlier].length == tokens[later].length, start(earlier) == start(later) { return true }
                earlier = Self.nextKey(earlier, tokens)
            }
        }
        return false
    }

    /// Reports every key of an object that occurred before, however its escapes are written.
    @inline(never)
    mutating func markRepeatedKeys(of container: Int, _ text: Span<UInt8>, _ tokens: inout Tokens) {
        var keys: [(hash: UInt32, place: Int)] = []
        var at = container + 1
        while at < tokens.count {
            let bytes = Self.bytes(tokens[at], text)
            keys.append((TextBlock.hash(bytes.span, TextPiece(start: 0, count: bytes.count), seed: seed), at))
            at = Self.nextKey(at, tokens)
        }
        // Sorted so that equal keys are adjacent, in source order.
        let records = keys.map { tokens[$0.place] }
        let order = keys.indices.sorted { a, b in
            if keys[a].hash != keys[b].hash { return keys[a].hash < keys[b].hash }
            let order = Self.compare(records[a], records[b], text)
            return order != 0 ? order < 0 : a < b
        }
        for (earlier, later) in zip(order, order.dropFirst()) where keys[earlier].hash == keys[later].hash {
            guard Self.compare(records[earlier], records[later], text) == 0 else { continue }
            tokens[keys[later].place].kind = .repeatedKey
            problem(Int(records[later].start) - 1, "this key occurs twice in one object")
        }
    }

    /// A total order of keys by their decoded bytes; 0 for equal keys.
    private static func compare(_ a: JSONArena.Node, _ b: JSONArena.Node, _ text: Span<UInt8>) -> Int {
        let (one, other) = (bytes(a, text), bytes(b, text))
        return one == other ? 0 : one.lexicographicallyPrecedes(other) ? -1 : 1
    }

    /// The text of a key, with escapes decoded.
    private static func bytes(_ key: JSONArena.Node, _ text: Span<UInt8>) -> [UInt8] {
        let piece = JSONArena.piece(key, text)
        if key.hasEscapes { return JSONArena.unescaped(text, piece) }
        return (piece.start..<piece.start + piece.count).map { text[$0] }
    }
}
