/// Reads the texts of a binary property list with a dictionary at the top: a compiled table. Xcode compiles
/// `.strings` files into this form when it builds an app, and some repositories contain the result. The form is that
/// of CFBinaryPList.c: objects, a table of their offsets, and a trailer that says where the table is.
enum BinaryPropertyList {
    /// The keys and values that are texts; nil if the bytes are no such list. Every number of the file is checked
    /// before it is used as an offset; a pair whose key or value is no text is left out.
    static func texts(_ bytes: [UInt8]) -> [String: String]? {
        // The last 32 bytes: 6 unused, the width of offsets and of references, then three numbers of 8 bytes.
        guard bytes.count >= 40, bytes.has("bplist00", at: 0) else { return nil }
        let trailer = bytes.count - 32
        let (offsetWidth, referenceWidth) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
            let count = number(bytes, trailer + 8, 8), let top = number(bytes, trailer + 16, 8),
            let table = number(bytes, trailer + 24, 8), count <= bytes.count, top < count, table < trailer
        else { return nil }
        func place(_ object: Int) -> Int? {
            guard object < count else { return nil }
            return number(bytes, table + object * offsetWidth, offsetWidth)
        }
        guard let start = place(top), start < trailer, bytes[start] >> 4 == 0xD,
            let (entries, body) = length(bytes, start), entries <= bytes.count
        else { return nil }
        var texts: [String: String] = [:]
        for index in 0..<entries {
            guard let keyPlace = number(bytes, body + index * referenceWidth, referenceWidth).flatMap(place),
                let valuePlace = number(bytes, body + (entries + index) * referenceWidth, referenceWidth)
                    .flatMap(place),
                let key = text(bytes, keyPlace), let value = text(bytes, valuePlace)
            else { continue }
            texts[key] = value
        }
        return texts
    }

    /// An unsigned number of some bytes, the highest first; nil beyond the end.
    private static func number(_ bytes: [UInt8], _ place: Int, _ width: Int) -> Int? {
        guard place >= 0, place <= bytes.count - width else { return nil }
        var value: UInt64 = 0
        for byte in bytes[place..<place + width] { value = value << 8 | UInt64(byte) }
        return value < 1 << 40 ? Int(value) : nil
    }

    /// The count in an object's first byte or in the number after it, and the start of the contents.
    private static func length(_ bytes: [UInt8], _ place: Int) -> (count: Int, body: Int)? {
        guard place < bytes.count else { return nil }
        let short = Int(bytes[place] & 0xF)
        guard short == 0xF else { return (short, place + 1) }
        guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1 else { return nil }
        let width = 1 << Int(bytes[place + 1] & 0xF)
        guard width <= 8, let count = number(bytes, place + 2, width) else { return nil }
        return (count, place + 2 + width)
    }

    /// A text object: type 5 is ASCII, type 6 UTF-16 with the high byte first.
    private static func text(_ bytes: [UInt8], _ place: Int) -> String? {
        guard place < bytes.count, let (count, body) = length(bytes, place), count <= bytes.count else { return nil }
        switch bytes[place] >> 4 {
        case 5:
            guard body <= bytes.count - count else { return nil }
            return String(decoding: bytes[body..<body + count], as: UTF8.self)
        case 6:
            guard body <= bytes.count - 2 * count else { return nil }
            let units = (0..<count).map { UInt16(bytes[body + 2 * $0]) << 8 | UInt16(bytes[body + 2 * $0 + 1]) }
            return String(decoding: units, as: UTF16.self)
        default: return nil
        }
    }
}
