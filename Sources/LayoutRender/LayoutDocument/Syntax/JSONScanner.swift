/// Reads JSON bytes into a `JSONArena`, keeping positions and going on after a mistake wherever that is safe.
///
/// One pass, no recursion, no string is made. Stricter than RFC 8259 in one point: a repeated key is an error.
struct JSONScanner {
    /// A mistake of the text: the byte it concerns and one sentence.
    struct Problem {
        var offset: Int
        var message: String
    }

    var nodes: [JSONArena.Node] = []
    private(set) var problems: [Problem] = []
    /// True when the rest of the text could not be made sense of.
    private(set) var isCutShort = false
    /// How many keys look like `type`: about the number of nodes of a document.
    var typeKeyCount = 0
    /// Containers that are open, innermost last, each with the number of hashes before its first key's.
    private var open: [(place: Int, firstHash: Int)] = []
    /// Hashes of the keys of all open objects.
    var hashes: [UInt32] = []
    /// The hash of the key `type`.
    let typeHash = TextBlock.hash(Array("type".utf8))
    let maximumDepth: Int

    /// Problems kept; a file of nothing but mistakes must not fill the memory.
    static let problemCap = 10_000

    private enum State { case value, firstElement, firstKey, key, afterValue }

    static func scan(_ bytes: [UInt8], maximumDepth: Int) -> JSONScan {
        var scanner = JSONScanner(maximumDepth: maximumDepth)
        scanner.nodes.reserveCapacity(bytes.count / 8 + 16)
        scanner.scan(bytes.span)
        return JSONScan(
            arena: JSONArena(bytes: bytes, nodes: scanner.nodes), problems: scanner.problems,
            isCutShort: scanner.isCutShort, typeKeyCount: scanner.typeKeyCount)
    }

    private init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

    mutating func problem(_ offset: Int, _ message: String) {
        if problems.count < Self.problemCap { problems.append(Problem(offset: offset, message: message)) }
    }

    mutating func cutShort(_ offset: Int, _ message: String) {
        problem(offset, message)
        isCutShort = true
    }

    private mutating func scan(_ text: Swift.Span<UInt8>) {
        var at = text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
        var state = State.value
        var isInObject = false
        while true {
            at = skipSpace(text, at)
            guard at < text.count else {
                closeAtEnd(text.count)
                return
            }
            let byte = text[at]
            switch state {
            case .afterValue:
                guard let container = open.last else {
                    return cutShort(at, "the document ends before this; only one value is allowed in a file")
                }
                switch byte {
                case UInt8(ascii: ","):
                    let next = skipSpace(text, at + 1)
                    if next < text.count, text[next] == UInt8(ascii: "}") || text[next] == UInt8(ascii: "]") {
                        problem(
                            at, "a trailing comma; JSON allows none before '\(Character(Unicode.Scalar(text[next])))'")
                        at += 1
                    } else {
                        state = isInObject ? .key : .value
                        at = next
                    }
                case UInt8(ascii: "}") where isInObject, UInt8(ascii: "]") where !isInObject:
                    at += 1
                    isInObject = close(container, text)
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    return cutShort(
                        at, "'\(Character(Unicode.Scalar(byte)))' closes \(isInObject ? "an object" : "an array")")
                default:
                    problem(at, "expected ',' before this")
                    state = isInObject ? .key : .value
                    if !isInObject, byte == UInt8(ascii: ":") { return cutShort(at, "a ':' inside an array") }
                }
            case .firstKey where byte == UInt8(ascii: "}"), .firstElement where byte == UInt8(ascii: "]"):
                at += 1
                isInObject = close(open[open.count - 1], text)
                state = .afterValue
            case .firstKey, .key:
                guard byte == UInt8(ascii: "\"") else {
                    return cutShort(at, "expected a key in double quotes")
                }
                at = string(text, at, kind: .key)
                if isCutShort { return }
                at = skipSpace(text, at)
                guard at < text.count, text[at] == UInt8(ascii: ":") else {
                    return cutShort(at, "expected ':' after the key")
                }
                at += 1
                state = .value
            case .value, .firstElement:
                state = .afterValue
                switch byte {
                case UInt8(ascii: "\""): at = string(text, at, kind: .string)
                case UInt8(ascii: "-"), 48...57: at = number(text, at)
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    guard open.count < maximumDepth else {
                        return cutShort(at, "more than \(maximumDepth) nested levels; --max-nesting moves the limit")
                    }
                    isInObject = byte == UInt8(ascii: "{")
                    open.append((nodes.count, hashes.count))
                    nodes.append(JSONArena.Node(isInObject ? .object : .array, start: at, next: nodes.count + 1))
                    state = isInObject ? .firstKey : .firstElement
                    at += 1
                default: at = word(text, at)
                }
                if isCutShort { return }
            }
        }
    }

    @inline(__always)
    mutating func append(
        _ kind: JSONArena.Kind, _ start: Int, _ end: Int, hasEscapes: Bool = false, isASCII: Bool = true
    ) {
        nodes.append(
            JSONArena.Node(kind, start: start, length: end &- start, hasEscapes: hasEscapes, isASCII: isASCII))
    }

    /// Ends the innermost container; answers whether the one around it is an object.
    private mutating func close(_ container: (place: Int, firstHash: Int), _ text: Swift.Span<UInt8>) -> Bool {
        nodes[container.place].next = nodes.count
        open.removeLast()
        if container.firstHash < hashes.count {
            if mayRepeatKeys(from: container.firstHash) { markRepeatedKeys(of: container, text) }
            hashes.removeLast(hashes.count - container.firstHash)
        }
        return open.last.map { nodes[$0.place].kind == .object } ?? false
    }

    /// False when no two keys of an object can be equal: each sets a bit that no other sets.
    private func mayRepeatKeys(from first: Int) -> Bool {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for index in first..<hashes.count {
            let hash = UInt64(hashes[index])
            let bit: UInt64 = 1 &<< hash
            let isHigh = hash & 64 != 0
            if (isHigh ? high : low) & bit != 0 { return true }
            if isHigh { high |= bit } else { low |= bit }
        }
        return false
    }

    /// Reports every key of an object that stood there before, however its escapes are written.
    private mutating func markRepeatedKeys(of container: (place: Int, firstHash: Int), _ text: Swift.Span<UInt8>) {
        var keys: [(hash: UInt32, place: Int)] = []
        var at = container.place + 1
        while at < nodes.count {
            keys.append((hashes[container.firstHash + keys.count], at))
            at = nodes[at + 1].isContainer ? nodes[at + 1].next : at + 2
        }
        // Equal keys next to each other, in source order.
        keys.sort { a, b in
            if a.hash != b.hash { return a.hash < b.hash }
            let order = compare(a.place, b.place, text)
            return order != 0 ? order < 0 : a.place < b.place
        }
        for (earlier, later) in zip(keys, keys.dropFirst()) where earlier.hash == later.hash {
            guard compare(earlier.place, later.place, text) == 0 else { continue }
            nodes[later.place].kind = .repeatedKey
            problem(Int(nodes[later.place].start) - 1, "this key occurs twice in one object")
        }
    }

    /// Some order of keys by their bytes, escapes decoded; 0 for equal ones.
    private func compare(_ a: Int, _ b: Int, _ text: Swift.Span<UInt8>) -> Int {
        func bytes(_ key: Int) -> [UInt8] {
            // A key that is too long for its record is as long as the record can say for this.
            let piece = TextPiece(start: Int(nodes[key].start), count: nodes[key].length)
            if nodes[key].hasEscapes { return JSONArena.unescaped(text, piece) }
            return (piece.start..<piece.start + piece.count).map { text[$0] }
        }
        let (one, other) = (bytes(a), bytes(b))
        return one == other ? 0 : one.lexicographicallyPrecedes(other) ? -1 : 1
    }

    private mutating func closeAtEnd(_ end: Int) {
        guard nodes.isEmpty || !open.isEmpty else { return }
        let place = open.last.map { Int(nodes[$0.place].start) }
        let what = open.last.map { nodes[$0.place].kind == .object ? "'{'" : "'['" }
        cutShort(place ?? 0, what.map { "\($0) is never closed" } ?? "the file is empty")
    }

    /// White space, and comments, which are reported once each.
    @inline(__always)
    private mutating func skipSpace(_ text: Swift.Span<UInt8>, _ start: Int) -> Int {
        var at = start
        while at < text.count {
            let byte = text[at]
            if byte > 32 { return byte == UInt8(ascii: "/") ? skipComment(text, at) : at }
            guard byte == 32 || byte == 10 || byte == 13 || byte == 9 else { return at }
            at &+= 1
        }
        return at
    }

    @inline(never)
    private mutating func skipComment(_ text: Swift.Span<UInt8>, _ start: Int) -> Int {
        guard start + 1 < text.count, text[start + 1] == UInt8(ascii: "/") else { return start }
        problem(start, "JSON has no comments; a \"note\" key holds remarks")
        var at = start
        while at < text.count, text[at] != 10 { at += 1 }
        return skipSpace(text, at)
    }
}

/// What a scan gives.
struct JSONScan {
    var arena: JSONArena
    var problems: [JSONScanner.Problem]
    var isCutShort: Bool
    var typeKeyCount: Int
}
