import Notation

/// The values of a JSON text as one flat list: a value is followed by what it holds, and knows where that ends.
///
/// A design has thousands of members that no rule reads; they are skipped without being made into values.
final class DesignTape: Sendable {
    /// What kind of value begins at a place of the list.
    enum Kind: UInt8, Sendable { case object, array, text, number, word }

    /// One value, or the key of a member, which is a text before its value.
    struct Token: Sendable {
        var kind: Kind
        /// The bytes of the value; of a text those between the quotes.
        var start: Int32
        var end: Int32
        /// The place of the value behind this one.
        var next: Int32
    }

    let bytes: [UInt8]
    let tokens: [Token]

    init(bytes: [UInt8], tokens: [Token]) {
        (self.bytes, self.tokens) = (bytes, tokens)
    }

    /// The whole value.
    var root: DesignValue { DesignValue(tape: self, place: 0) }

    /// Line and column, from 1 and in bytes, of a byte.
    static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        var (line, start) = (1, 0)
        for place in 0..<min(offset, bytes.count) where bytes[place] == 0x0A { (line, start) = (line + 1, place + 1) }
        return (line, offset - start + 1)
    }
}

/// One value of a tape.
struct DesignValue: Sendable {
    let tape: DesignTape
    let place: Int

    private var token: DesignTape.Token { tape.tokens[place] }
    var kind: DesignTape.Kind { token.kind }
    /// The first byte of the value.
    var offset: Int { Int(token.start) }
    private var content: ArraySlice<UInt8> { tape.bytes[Int(token.start)..<Int(token.end)] }

    /// The value of a member; nil for another key, `null` and what is no object.
    subscript(_ key: String) -> DesignValue? {
        guard token.kind == .object else { return nil }
        let end = Int(token.next)
        var next = place + 1
        while next < end {
            let name = tape.tokens[next]
            if isText(name, key) {
                let value = DesignValue(tape: tape, place: next + 1)
                return value.isNull ? nil : value
            }
            next = Int(tape.tokens[next + 1].next)
        }
        return nil
    }

    /// Whether a key is a text. Keys of one length often begin alike (`layout`), so that the last byte comes first.
    private func isText(_ name: DesignTape.Token, _ text: String) -> Bool {
        guard Int(name.end - name.start) == text.utf8.count else { return false }
        guard let last = text.utf8.last, tape.bytes[Int(name.end) - 1] == last else { return text.isEmpty }
        var place = Int(name.start)
        for byte in text.utf8 {
            guard tape.bytes[place] == byte else { return false }
            place += 1
        }
        return true
    }

    /// The elements of a list; none for another value.
    var elements: [DesignValue] {
        guard token.kind == .array else { return [] }
        var elements: [DesignValue] = []
        var next = place + 1
        while next < Int(token.next) {
            elements.append(DesignValue(tape: tape, place: next))
            next = Int(tape.tokens[next].next)
        }
        return elements
    }

    /// The members of an object in their order; none for another value.
    var members: [(key: String, value: DesignValue)] {
        guard token.kind == .object else { return [] }
        var members: [(String, DesignValue)] = []
        var next = place + 1
        while next < Int(token.next) {
            let value = DesignValue(tape: tape, place: next + 1)
            members.append((DesignValue(tape: tape, place: next).string ?? "", value))
            next = Int(tape.tokens[next + 1].next)
        }
        return members
    }

    var isNull: Bool { kind == .word && content.first == UInt8(ascii: "n") }

    /// A text without its escapes; nil for another value.
    var string: String? { kind == .text ? JSONEscapes.decoded(content) : nil }

    /// True or false; nil for another value.
    var bool: Bool? { kind == .word && !isNull ? content.first == UInt8(ascii: "t") : nil }

    /// A number within the limits of coordinates, else the limit; nil for another value.
    var number: Double? {
        guard kind == .number, let number = Double(String(decoding: content, as: UTF8.self)) else { return nil }
        return min(max(number, -1_000_000), 1_000_000)
    }
}
