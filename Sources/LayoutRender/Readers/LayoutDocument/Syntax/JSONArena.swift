/// The tokens of a JSON text in one flat list, parents before children, each with its position in the bytes.
///
/// Strings and numbers are made on demand. A token takes eight bytes: fresh memory costs more than reading a text
/// twice. The text `{"a": [1, true]}` has these tokens:
///
///    index  token   start  next
///    0      object  0      5      its members are the tokens 1 to 4
///    1      key     2             `a`; the value is the token behind the key
///    2      array   6      5
///    3      number  7
///    4      true    10
struct JSONArena: Sendable {
    /// Containers come first, numbers and keys last: a comparison tells containers from scalars. `invalid` is a word
    /// that is no JSON; `repeatedKey` is a key that occurred before in its object and is skipped, as is its value.
    enum Kind: UInt8, Sendable { case object, array, string, `true`, `false`, null, invalid, number, key, repeatedKey }

    /// One token in eight bytes: where it starts, and a word of packed fields whose meaning depends on the kind.
    ///
    /// A start has 32 bits and the end of a container 28; the hard cap of `Limits.inputBytes`, 2^28 bytes, bounds
    /// both. A length that does not fit is never wrong: the field holds its greatest number, and `piece` measures the
    /// text again.
    struct Node: Sendable {
        /// The first byte of the token; for strings and keys, the first byte after the quote.
        private(set) var start: UInt32
        /// From the lowest bit: the kind in 4. Of a container, the place behind its last descendant in 28. Of anything
        /// else whether it has escapes in 1, whether all its bytes are ASCII in 1, its length in bytes in 26; of numbers
        /// and keys the length in 16, and in 10 a code: which of the known words a key is, or the value of a number of
        /// up to three digits, each counted from 1.
        private var word: UInt32

        /// Marks lengths that do not fit into 26 or 16 bits.
        private static let longLength = 1 << 26 - 1
        /// A number or key of this length or longer is measured again in the text.
        private static let longCodedLength = 1 << 16 - 1

        @inline(__always)
        init(_ kind: Kind, start: Int, length: Int, hasEscapes: Bool = false, isASCII: Bool = true) {
            self.start = UInt32(truncatingIfNeeded: start)
            let longest = kind.rawValue >= Kind.number.rawValue ? Node.longCodedLength : Node.longLength
            let length = UInt32(truncatingIfNeeded: min(length, longest))
            word = UInt32(kind.rawValue) | (hasEscapes ? 16 : 0) | (isASCII ? 32 : 0) | length &<< 6
        }

        /// A key; `place` is the index of its word, if it is a known word.
        @inline(__always)
        init(key start: Int, length: Int, place: Int?, hasEscapes: Bool = false, isASCII: Bool = true) {
            self.start = UInt32(truncatingIfNeeded: start)
            let length = UInt32(truncatingIfNeeded: min(length, Node.longCodedLength))
            let code = UInt32(truncatingIfNeeded: (place ?? -1) &+ 1)
            word = UInt32(Kind.key.rawValue) | (hasEscapes ? 16 : 0) | (isASCII ? 32 : 0) | length &<< 6 | code &<< 22
        }

        /// A short number.
        @inline(__always)
        init(_ number: TextNumber.Short, start: Int) {
            self.start = UInt32(truncatingIfNeeded: start)
            let code = UInt32(truncatingIfNeeded: (number.integer ?? -1) &+ 1)
            word = UInt32(Kind.number.rawValue) | 32 | UInt32(truncatingIfNeeded: number.length) &<< 6 | code &<< 22
        }

        /// The same token elsewhere.
        @inline(__always)
        func starting(at start: Int) -> Node {
            var token = self
            token.start = UInt32(truncatingIfNeeded: start)
            return token
        }

        /// A container whose end is not known yet; `next` is its own index plus one.
        @inline(__always)
        init(_ kind: Kind, start: Int, next: Int) {
            self.start = UInt32(truncatingIfNeeded: start)
            word = UInt32(kind.rawValue) | UInt32(truncatingIfNeeded: next) &<< 4
        }

        /// Set where a key turns out to be repeated.
        var kind: Kind {
            get { Kind(rawValue: UInt8(truncatingIfNeeded: word & 15)) ?? .invalid }
            set { word = word & ~15 | UInt32(newValue.rawValue) }
        }
        /// Equivalent to comparing `kind`, in one instruction.
        @inline(__always)
        func isKind(_ kind: Kind) -> Bool { word & 15 == UInt32(kind.rawValue) }
        /// True for repeated keys as well.
        var isKey: Bool { word & 15 >= UInt32(Kind.key.rawValue) }
        /// Whether a string or key has a backslash: then its bytes are not its text.
        var hasEscapes: Bool { word & 16 != 0 }
        /// Whether each byte of a string or key is one scalar.
        var isASCII: Bool { word & 32 != 0 }
        /// In bytes, without quotes; the greatest number where the token is longer.
        var length: Int { hasCode ? Int(word &>> 6 & 0xFFFF) : Int(word &>> 6) }
        /// Whether the length did not fit.
        var isLong: Bool { length == (hasCode ? Node.longCodedLength : Node.longLength) }
        /// Numbers and keys.
        private var hasCode: Bool { word & 15 >= UInt32(Kind.number.rawValue) }
        /// For a key, the index of the known word; nil for an unknown word. For a number of up to three digits its value;
        /// nil for another.
        var code: Int? {
            let code = Int(word &>> 22)
            return code == 0 ? nil : code &- 1
        }
        /// An object or an array.
        var isContainer: Bool { word & 15 <= Kind.array.rawValue }
        /// For a container, the index after its last descendant.
        var next: Int {
            get { Int(word &>> 4) }
            set { word = word & 15 | UInt32(truncatingIfNeeded: newValue) &<< 4 }
        }
    }

    /// The file.
    let bytes: [UInt8]
    /// The tokens in the order of the text.
    var nodes: [Node] = []
    /// False where no key may name a picture.
    var mayNamePictures = true

    /// The kind of a token.
    func kind(_ node: Int) -> Kind { nodes[node].kind }
    /// Cheaper than comparing `kind`.
    func isKind(_ node: Int, _ kind: Kind) -> Bool { nodes[node].isKind(kind) }

    /// The index of the next sibling.
    func next(_ node: Int) -> Int { nodes[node].isContainer ? nodes[node].next : node + 1 }

    /// The bytes of a token that is no container; for strings and keys, without the quotes.
    @inline(__always)
    func piece(_ node: Int) -> TextPiece { Self.piece(nodes[node], bytes.span) }

    /// The same for a token that is not in the list yet.
    @inline(__always)
    static func piece(_ record: Node, _ text: Span<UInt8>) -> TextPiece {
        record.isLong ? longPiece(record, text) : TextPiece(start: Int(record.start), count: record.length)
    }

    /// Finds the end of a token that is too long for its record.
    @inline(never)
    private static func longPiece(_ record: Node, _ text: Span<UInt8>) -> TextPiece {
        let start = Int(record.start)
        var at = start + record.length
        if record.isKind(.string) || record.isKey {
            at = start
            while at < text.count, text[at] != UInt8(ascii: "\"") { at += text[at] == UInt8(ascii: "\\") ? 2 : 1 }
        } else {
            while at < text.count, JSONText.isWordByte(text[at]) { at += 1 }
        }
        return TextPiece(start: start, count: min(at, text.count) - start)
    }

    /// Whether a key may end in `name`, `image` or `backgroundImage`, by its last four bytes: nearly no key does.
    static func mayNamePicture(_ key: Node, _ text: Span<UInt8>) -> Bool {
        if key.hasEscapes { return true }
        let piece = piece(key, text)
        guard piece.count >= 4 else { return false }
        let end = TextBlock.load(text, piece.start + piece.count - 4, count: 4)
        // `name` and `mage`, the first byte lowest.
        return end == 0x65_6D_61_6E || end == 0x65_67_61_6D
    }

    /// The byte at which an error about the node is reported.
    func offset(_ node: Int) -> Int {
        let record = nodes[node]
        switch record.kind {
        case .string, .key, .repeatedKey: return Int(record.start) - 1
        default: return Int(record.start)
        }
    }

    /// The text of a string or key, with decoded escapes.
    func string(_ node: Int) -> String {
        guard nodes[node].hasEscapes else { return source(node) }
        return String(decoding: Self.unescaped(bytes.span, piece(node)), as: UTF8.self)
    }

    /// The value of a number token; infinite if it is out of range.
    @inline(__always)
    func double(_ node: Int) -> Double {
        nodes[node].code.map { Double($0) } ?? TextNumber.double(bytes.span, piece(node))
    }

    /// The token's text in the source; for strings and keys, without the quotes.
    func source(_ node: Int) -> String {
        let piece = piece(node)
        // Of a span, since a slice of the list costs as much as the string. Unsafe only because the bytes must not be used
        // after the closure.
        let text = bytes.span.extracting(piece.start..<piece.start + piece.count)
        return unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// The number of direct elements of an array, or of members of an object.
    func count(_ node: Int) -> Int {
        var count = 0
        var cursor = children(of: node)
        while cursor.nextElement(in: self) != nil { count += 1 }
        return isKind(node, .object) ? count / 2 : count
    }

    /// The tokens inside a container; both keys and values of an object.
    func children(of node: Int) -> Cursor { Cursor(at: node + 1, end: nodes[node].next) }

    /// Iterates over the elements of an array or the members of an object in source order.
    struct Cursor {
        /// The next child.
        private var at: Int
        /// The token after the container.
        private let end: Int

        /// Children from one token up to another.
        init(at: Int, end: Int) {
            self.at = at
            self.end = end
        }

        /// The next direct child: an element, or a key or value of an object in turn.
        ///
        /// Linear over the children as a whole: one call reads one token and jumps over a container's content.
        mutating func nextElement(in arena: borrowing JSONArena) -> Int? {
            guard at < end else { return nil }
            let element = at
            at = arena.next(element)
            return element
        }

        /// The next member whose key did not occur before.
        mutating func nextMember(in arena: borrowing JSONArena) -> (key: Int, value: Int)? {
            while at < end {
                let key = at
                at = arena.next(key + 1)
                if arena.nodes[key].isKind(.key) { return (key, key + 1) }
            }
            return nil
        }

        /// The same for the members of a node: the key, whose value is the token behind it, with the index of its word.
        @inline(__always)
        mutating func nextProperty(in arena: borrowing JSONArena) -> (key: Int, place: Int?)? {
            while at < end {
                let key = at
                let record = arena.nodes[key]
                let value = arena.nodes[key &+ 1]
                at = value.isContainer ? value.next : key &+ 2
                if record.isKind(.key) { return (key, record.code) }
            }
            return nil
        }
    }
}

extension JSONArena.Kind {
    /// The kind as a message names it.
    var words: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string, .key, .repeatedKey: "a string"
        case .number: "a number"
        case .true, .false: "a boolean"
        case .null: "null"
        case .invalid: "something that is not JSON"
        }
    }
}
