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

    /// The whole value, for as long as the tape is held.
    var root: DesignValue { unsafe DesignValue(tape: Unmanaged.passUnretained(self), place: 0) }

    /// The place of the value of an object's member. Keys of one length often begin alike (`layout`), so that the last byte
    /// is compared first.
    func member(_ key: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
        let end = Int(tokens[object].next)
        var next = object + 1
        while next < end {
            let name = tokens[next]
            if Int(name.end - name.start) == key.count,
                key.indices.reversed().allSatisfy({ unsafe bytes[Int(name.start) + $0] == key[$0] })
            {
                return next + 1
            }
            next = Int(tokens[next + 1].next)
        }
        return nil
    }

    /// Line and column, from 1 and in bytes, of a byte.
    static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        var (line, start) = (1, 0)
        for place in 0..<min(offset, bytes.count) where bytes[place] == 0x0A { (line, start) = (line + 1, place + 1) }
        return (line, offset - start + 1)
    }
}

/// One value of a tape, valid while the tape is held: threads that counted references to one tape would wait for each other.
@safe struct DesignValue: Sendable {
    private let tape: Unmanaged<DesignTape>
    let place: Int

    @unsafe fileprivate init(tape: Unmanaged<DesignTape>, place: Int) {
        unsafe self.tape = tape
        self.place = place
    }

    private func value(at place: Int) -> DesignValue { unsafe DesignValue(tape: tape, place: place) }

    private func token(at place: Int) -> DesignTape.Token { unsafe tape._withUnsafeGuaranteedRef { $0.tokens[place] } }

    private var token: DesignTape.Token { token(at: place) }
    var kind: DesignTape.Kind { token.kind }
    /// The first byte of the value.
    var offset: Int { Int(token.start) }
    private var content: ArraySlice<UInt8> {
        let token = token
        return unsafe tape._withUnsafeGuaranteedRef { $0.bytes[Int(token.start)..<Int(token.end)] }
    }

    /// The value of a member; nil for another key, `null` and what is no object.
    subscript(_ key: String) -> DesignValue? {
        guard token.kind == .object else { return nil }
        var key = key
        let member = key.withUTF8 { key in
            unsafe tape._withUnsafeGuaranteedRef { unsafe $0.member(key, of: place) }
        }
        guard let member else { return nil }
        let value = value(at: member)
        return value.isNull ? nil : value
    }

    /// The elements of a list; none for another value.
    var elements: [DesignValue] {
        guard token.kind == .array else { return [] }
        var elements: [DesignValue] = []
        var next = place + 1
        while next < Int(token.next) {
            elements.append(value(at: next))
            next = Int(token(at: next).next)
        }
        return elements
    }

    /// The members of an object in their order; none for another value.
    var members: [(key: String, value: DesignValue)] {
        guard token.kind == .object else { return [] }
        var members: [(String, DesignValue)] = []
        var next = place + 1
        while next < Int(token.next) {
            members.append((value(at: next).string ?? "", value(at: next + 1)))
            next = Int(token(at: next + 1).next)
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
