/// What tells a font file from its other versions, cheap enough for the start of every run.
///
/// A font file begins with a directory of its tables, which has the checksum, the offset and the length of each table
/// (OpenType specification, "Table directory"): two versions of a font have different directories, and reading a
/// directory takes a thousandth of the time of reading the file. A file without a directory counts by all its bytes.
package enum FontMark {
    /// The longest directory that is taken: no font has 200 tables.
    private static let size = 4_096

    /// `sfnt:` and the hash of the directory, or `bytes:` and the hash of the whole file (`StableHash`).
    /// - Parameter read: fills the buffer with the file's next bytes and returns their number, 0 at the end.
    package static func text(_ read: (inout [UInt8]) -> Int) -> String {
        var buffer = [UInt8](repeating: 0, count: size)
        var count = read(&buffer)
        if let end = endOfDirectory(buffer[..<count]) { return "sfnt:" + StableHash(of: buffer[..<end]).digits }
        var hash = StableHash()
        while count > 0 {
            hash.combine(bytes: buffer[..<count])
            count = read(&buffer)
        }
        return "bytes:" + hash.digits
    }

    /// The mark of a file in memory.
    package static func text(of bytes: [UInt8]) -> String {
        var rest = bytes[...]
        return text { buffer in
            let part = rest.prefix(buffer.count)
            buffer.replaceSubrange(0..<part.count, with: part)
            rest = rest.dropFirst(part.count)
            return part.count
        }
    }

    /// The header of 12 bytes, whose fifth and sixth are the number of tables, and 16 bytes for each table; nil for
    /// another kind of file and for a file that ends inside its directory.
    private static func endOfDirectory(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= 12,
            [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)].contains(Array(bytes.prefix(4)))
        else { return nil }
        let end = 12 + 16 * (Int(bytes[4]) << 8 | Int(bytes[5]))
        return end > 12 && end <= bytes.count ? end : nil
    }
}
