/// Bytes as Base64 text (RFC 4648).
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    /// The six bits of each byte that is a character of Base64.
    private static let values = alphabet.enumerated().reduce(into: [UInt32?](repeating: nil, count: 256)) {
        $0[Int($1.element)] = UInt32($1.offset)
    }

    /// The bytes in Base64 (RFC 4648, section 4). Padded and without line breaks: `[0x48, 0x69]` is `SGk=`.
    package static func encode(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        var place = 0
        while place < bytes.count {
            let left = bytes.count - place
            let one = UInt32(bytes[place]) << 16
            let two = left > 1 ? UInt32(bytes[place + 1]) << 8 : 0
            let three = left > 2 ? UInt32(bytes[place + 2]) : 0
            let group = one | two | three
            out.append(alphabet[Int(group >> 18)])
            out.append(alphabet[Int(group >> 12 & 63)])
            out.append(left > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "="))
            out.append(left > 2 ? alphabet[Int(group & 63)] : UInt8(ascii: "="))
            place += 3
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// The bytes of a text in Base64; white space and missing padding are allowed. Nil for another character; bits that make
    /// no whole byte at the end are dropped.
    package static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "="), UInt8(ascii: " "), 9, 10, 13: continue
            default:
                guard let value = values[Int(byte)] else { return nil }
                bits = (bits << 6 | value) & 0xFF_FFFF
                count += 6
            }
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }
}
