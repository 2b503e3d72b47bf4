/// The encodings in which answers are saved: UTF-8, and on Windows UTF-16 or UTF-8 behind a byte order mark.
enum TextEncoding {
    /// The text in UTF-8 without a byte order mark.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
        let (high, low) = isLittle ? (1, 0) : (0, 1)
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place -> UInt16 in
            UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + low])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
