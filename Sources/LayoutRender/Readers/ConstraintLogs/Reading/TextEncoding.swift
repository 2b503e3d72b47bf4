/// The encodings in which logs are saved: UTF-8 with and without a mark, and UTF-16 in both orders of bytes, as a Windows
/// editor and some consoles save a text.
enum TextEncoding {
    /// The text as UTF-8; bytes that are no text are replaced or kept as they are.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        // Without a mark: in a text of ASCII every second byte is 0.
        let sample = bytes.prefix(64)
        guard sample.count >= 16 else { return bytes }
        let (even, odd) = (zeros(sample, from: 0), zeros(sample, from: 1))
        if odd * 4 > sample.count, even == 0 { return utf16(bytes[...], isBigEndian: false) }
        if even * 4 > sample.count, odd == 0 { return utf16(bytes[...], isBigEndian: true) }
        return bytes
    }

    /// How many of every second byte are 0.
    private static func zeros(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
        stride(from: start, to: bytes.count, by: 2).count { bytes[$0] == 0 }
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for place in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(isBigEndian ? (first << 8) | second : (second << 8) | first)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}

/// The coding of mails in which `==` is written `=3D=3D` and a line that ends with `=` goes on in the next.
struct QuotedPrintable {
    /// Whether the text has the coding: `=3D` occurs, and no relation that is written out.
    let isUsed: Bool

    init(_ bytes: [UInt8]) {
        var isCoded = false
        var cursor = LogCursor(bytes, 0..<bytes.count)
        while let byte = cursor.current {
            if byte == UInt8(ascii: "=") {
                if cursor.isAt("==") {
                    isUsed = false
                    return
                }
                isCoded = isCoded || cursor.isAt("=3D")
            }
            cursor.place += 1
        }
        isUsed = isCoded
    }

    /// A line without its coding, and whether the line goes on in the next.
    func decoded(_ line: ArraySlice<UInt8>) -> (bytes: [UInt8], goesOn: Bool) {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        let goesOn = line.last == UInt8(ascii: "=")
        var bytes: [UInt8] = []
        var place = line.startIndex
        let end = goesOn ? line.endIndex - 1 : line.endIndex
        while place < end {
            if line[place] == UInt8(ascii: "="), place + 2 < end,
                let value = UInt8(String(decoding: line[place + 1...place + 2], as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                place += 3
            } else {
                bytes.append(line[place])
                place += 1
            }
        }
        return (bytes, goesOn)
    }
}

/// Lines that a terminal or an editor has cut at a fixed width, inside a word where the width says so: no line is longer,
/// and several are as long.
struct CutLines {
    /// The width, in characters; nil if the text was not cut.
    private let width: Int?

    init(_ bytes: [UInt8]) {
        var (longest, count) = (0, 0)
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let length = Self.length(line)
            if length > longest { (longest, count) = (length, 0) }
            if length == longest { count += 1 }
        }
        width = count >= 2 && longest >= 40 ? longest : nil
    }

    /// Whether a line was cut, and goes on in the next without a break: a line that ends a constraint and one before the
    /// beginning of another are whole.
    func goesOn(_ line: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>) -> Bool {
        guard let width, Self.length(line) == width, let last = line.last(where: { $0 != UInt8(ascii: "\r") }) else {
            return false
        }
        let isWhole = ">,;".utf8.contains(last) && next.first != UInt8(ascii: "=")
        let follower = next.prefix(40).first { !" \t\"".utf8.contains($0) }
        // A quoted line was wrapped by a mail, which breaks lines between words.
        return !isWhole && follower != UInt8(ascii: ">") && follower != UInt8(ascii: "<")
            && follower != UInt8(ascii: "\n") && follower != nil
    }

    /// The number of characters, without a carriage return.
    private static func length(_ line: ArraySlice<UInt8>) -> Int {
        line.count { $0 & 0xC0 != 0x80 && $0 != UInt8(ascii: "\r") }
    }
}
