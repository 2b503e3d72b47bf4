/// The escapes of JSON's strings.
package enum JSONEscapes {
    /// The text between two quotes; nil for a wrong escape and for bytes that are no UTF-8.
    package static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
        let backslash = UInt8(ascii: "\\")
        // ASCII needs no validation, which takes longer than the rest.
        if bytes.allSatisfy({ $0 < 0x80 && $0 != backslash }) { return String(decoding: bytes, as: UTF8.self) }
        guard bytes.contains(backslash) else { return String(validating: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == backslash else {
                text.append(byte)
                continue
            }
            guard let scalar = escape(&rest) else { return nil }
            text += Array(String(Character(scalar)).utf8)
        }
        return String(validating: text, as: UTF8.self)
    }

    /// The character that an escape means, from behind its backslash; nil for an escape that JSON does not have.
    private static func escape(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"):
            guard var code = hex(&rest) else { return nil }
            if (0xD800..<0xDC00).contains(code), rest.starts(with: "\\u".utf8) {
                rest = rest.dropFirst(2)
                guard let low = hex(&rest), (0xDC00..<0xE000).contains(low) else { return nil }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            return Unicode.Scalar(code)
        case UInt8(ascii: "\"")?: return "\""
        case UInt8(ascii: "\\")?: return "\\"
        case UInt8(ascii: "/")?: return "/"
        default: return nil
        }
    }

    /// The four bytes after `\u` as a hexadecimal number; nil where they are none.
    private static func hex(_ rest: inout ArraySlice<UInt8>) -> UInt32? {
        guard rest.count >= 4 else { return nil }
        defer { rest = rest.dropFirst(4) }
        var number: UInt32 = 0
        for byte in rest.prefix(4) {
            // Not `UInt32(_:radix:)`, which takes a sign.
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            number = number << 4 | UInt32(digit)
        }
        return number
    }
}
