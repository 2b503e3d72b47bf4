/// Reads JSON bytes into a `JSONArena`, keeping positions and going on after a mistake wherever that is safe.
///
/// One pass, no recursion, no string is made. Stricter than RFC 8259 in one point: a repeated key is an error.
struct JSONScanner {
    /// A mistake of the text: the byte it concerns and one sentence.
    struct Problem {
        var offset: Int
        var message: String
    }

    private(set) var nodes: [JSONArena.Node] = []
    private(set) var problems: [Problem] = []
    /// True when the rest of the text could not be made sense of.
    private(set) var isCutShort = false
    /// How many keys look like `type`: about the number of nodes of a document.
    var typeKeyCount = 0
    /// Containers that are open, innermost last.
    private var open: [Int] = []
    /// Keys of the object that is being closed, kept to spare an allocation each.
    private var keys: [(hash: UInt32, place: Int)] = []
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
                let isObject = nodes[container].kind == .object
                switch byte {
                case UInt8(ascii: ","):
                    let next = skipSpace(text, at + 1)
                    if next < text.count, text[next] == UInt8(ascii: "}") || text[next] == UInt8(ascii: "]") {
                        problem(
                            at, "a trailing comma; JSON allows none before '\(Character(Unicode.Scalar(text[next])))'")
                    } else {
                        state = isObject ? .key : .value
                    }
                    at += 1
                case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
                    at += 1
                    close(container, at, text)
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    return cutShort(
                        at, "'\(Character(Unicode.Scalar(byte)))' closes \(isObject ? "an object" : "an array")")
                default:
                    problem(at, "expected ',' before this")
                    state = isObject ? .key : .value
                    if !isObject, byte == UInt8(ascii: ":") { return cutShort(at, "a ':' inside an array") }
                }
            case .firstKey where byte == UInt8(ascii: "}"), .firstElement where byte == UInt8(ascii: "]"):
                at += 1
                close(open[open.count - 1], at, text)
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
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    guard open.count < maximumDepth else {
                        return cutShort(at, "more than \(maximumDepth) nested levels; --max-nesting moves the limit")
                    }
                    open.append(nodes.count)
                    append(byte == UInt8(ascii: "{") ? .object : .array, at, at + 1)
                    state = byte == UInt8(ascii: "{") ? .firstKey : .firstElement
                    at += 1
                case UInt8(ascii: "\""): at = string(text, at, kind: .string)
                case UInt8(ascii: "-"), 48...57: at = number(text, at)
                default: at = word(text, at)
                }
                if isCutShort { return }
            }
        }
    }

    @inline(__always)
    mutating func append(_ kind: JSONArena.Kind, _ start: Int, _ end: Int, hash: UInt32? = nil, escapes: Bool = false) {
        let next = hash ?? UInt32(truncatingIfNeeded: nodes.count + 1)
        nodes.append(
            JSONArena.Node(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), next: next, kind: kind,
                hasEscapes: escapes))
    }

    private mutating func close(_ container: Int, _ end: Int, _ text: Swift.Span<UInt8>) {
        nodes[container].end = UInt32(truncatingIfNeeded: end)
        nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
        open.removeLast()
        if nodes[container].kind == .object { markRepeatedKeys(of: container, text) }
    }

    /// Reports every key of an object that stood there before: by hash first, by bytes when the hashes agree.
    private mutating func markRepeatedKeys(of container: Int, _ text: Swift.Span<UInt8>) {
        let end = nodes.count
        keys.removeAll(keepingCapacity: true)
        var at = container + 1
        while at < end {
            keys.append((nodes[at].next, at))
            at = Int(nodes[at + 1].next)
        }
        guard keys.count > 1 else { return }
        if keys.count > 12 {
            keys.sort { $0.hash != $1.hash ? $0.hash < $1.hash : $0.place < $1.place }
            for index in 1..<keys.count where keys[index].hash == keys[index - 1].hash {
                markIfEqual(keys[index].place, keys[index - 1].place, text)
            }
        } else {
            for later in 1..<keys.count {
                for earlier in 0..<later where keys[later].hash == keys[earlier].hash {
                    markIfEqual(keys[later].place, keys[earlier].place, text)
                }
            }
        }
    }

    private mutating func markIfEqual(_ later: Int, _ earlier: Int, _ text: Swift.Span<UInt8>) {
        let a = nodes[later]
        let b = nodes[earlier]
        guard a.kind == .key, a.end - a.start == b.end - b.start else { return }
        for index in 0..<Int(a.end - a.start) where text[Int(a.start) + index] != text[Int(b.start) + index] { return }
        nodes[later].kind = .repeatedKey
        problem(Int(a.start) - 1, "this key occurs twice in one object")
    }

    private mutating func closeAtEnd(_ end: Int) {
        guard nodes.isEmpty || !open.isEmpty else { return }
        let place = open.last.map { Int(nodes[$0].start) }
        let what = open.last.map { nodes[$0].kind == .object ? "'{'" : "'['" }
        cutShort(place ?? 0, what.map { "\($0) is never closed" } ?? "the file is empty")
    }

    /// White space, and comments, which are reported once each.
    @inline(__always)
    private mutating func skipSpace(_ text: Swift.Span<UInt8>, _ start: Int) -> Int {
        var at = start
        while at < text.count {
            let byte = text[at]
            if byte == 32 || byte == 10 || byte == 13 || byte == 9 {
                at += 1
            } else if byte == UInt8(ascii: "/"), at + 1 < text.count, text[at + 1] == UInt8(ascii: "/") {
                problem(at, "JSON has no comments; a \"note\" key holds remarks")
                while at < text.count, text[at] != 10 { at += 1 }
            } else {
                break
            }
        }
        return at
    }
}

/// What a scan gives.
struct JSONScan {
    var arena: JSONArena
    var problems: [JSONScanner.Problem]
    var isCutShort: Bool
    var typeKeyCount: Int
}
