/// Cuts a constraint expression into tokens, each with its place in the text.
///
/// A name may hold `-` and `/` (`my-view`, `avatar/vip`) when a letter, digit or `_` follows at once, so a difference
/// or a quotient of names needs spaces.
struct ExpressionLexer {
    enum Token: Equatable {
        case number(Double)
        case name(String)
        case relation(String)
        case symbol(Character)
        case end
        /// A byte that no expression holds.
        case stray(String)
    }

    private let bytes: [UInt8]
    private var at = 0
    private(set) var token = Token.end
    /// Where the token starts, in bytes of the text.
    private(set) var start = 0
    /// Parentheses and signs that are open.
    var depth = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        advance()
    }

    mutating func advance() {
        while at < bytes.count, bytes[at] == 32 || bytes[at] == 9 || bytes[at] == 10 { at += 1 }
        start = at
        guard at < bytes.count else {
            token = .end
            return
        }
        let byte = bytes[at]
        switch byte {
        case 48...57: lexNumber()
        case 65...90, 97...122, UInt8(ascii: "_"): token = .name(lexName())
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
            at += 1
            if at < bytes.count, bytes[at] == UInt8(ascii: "=") { at += 1 }
            token = .relation(text(start, at))
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "@"), UInt8(ascii: "."):
            at += 1
            token = .symbol(Character(Unicode.Scalar(byte)))
        default:
            at += 1
            while at < bytes.count, bytes[at] & 0xC0 == 0x80 { at += 1 }
            token = .stray(text(start, at))
        }
    }

    /// After a `.`: an attribute or region, which holds letters only.
    mutating func attribute() -> String? {
        let first = at
        while at < bytes.count, Self.isLetter(bytes[at]) { at += 1 }
        guard at > first else { return nil }
        let word = text(first, at)
        return word
    }

    /// True when the next byte is a `.` that is part of a path; steps over it.
    mutating func takeDot() -> Bool {
        guard at < bytes.count, bytes[at] == UInt8(ascii: ".") else { return false }
        at += 1
        return true
    }

    var place: Int { at }

    private mutating func lexNumber() {
        var hasDot = false
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "."), !hasDot, at + 1 < bytes.count, bytes[at + 1] &- 48 < 10 {
                hasDot = true
            } else if bytes[at] &- 48 >= 10 {
                break
            }
            at += 1
        }
        if at < bytes.count, Self.isLetter(bytes[at]) || bytes[at] == UInt8(ascii: "_"), !hasDot {
            at = start
            token = .name(lexName())
            return
        }
        token = .number(Double(text(start, at)) ?? .infinity)
    }

    private mutating func lexName() -> String {
        while at < bytes.count {
            let byte = bytes[at]
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") {
                guard at + 1 < bytes.count, Self.isWord(bytes[at + 1]) else { break }
                if byte == UInt8(ascii: "/"), bytes[at + 1] &- 48 < 10 { break }
            } else if !Self.isWord(byte) {
                break
            }
            at += 1
        }
        return text(start, at)
    }

    private func text(_ from: Int, _ to: Int) -> String { String(decoding: bytes[from..<to], as: UTF8.self) }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 32) &- 97 < 26 }
    private static func isWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte &- 48 < 10 || byte == UInt8(ascii: "_")
    }
}
