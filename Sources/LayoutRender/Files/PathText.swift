import CLibrary

/// Paths as text, without losing a byte.
///
/// A file name on Linux is any bytes but `/` and zero. A byte that is no part of UTF-8 becomes a private-use scalar, and
/// turns back into the byte when the path is opened.
package enum PathText {
    private static let base: UInt32 = 0x10_FE00

    /// Bytes as text; a byte that is no UTF-8 becomes a private-use scalar.
    package static func text(of bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var out = ""
        var rest = bytes[...]
        while let byte = rest.first {
            let length = (1...4).first { count in
                rest.count >= count && String(validating: rest.prefix(count), as: UTF8.self) != nil
            }
            if let length, let piece = String(validating: rest.prefix(length), as: UTF8.self) {
                out += piece
                rest = rest.dropFirst(length)
            } else {
                if let scalar = Unicode.Scalar(base + UInt32(byte)) { out.unicodeScalars.append(scalar) }
                rest = rest.dropFirst()
            }
        }
        return out
    }

    /// The bytes that a text of `text(of:)` came from.
    package static func bytes(of text: String) -> [UInt8] {
        var out: [UInt8] = []
        for scalar in text.unicodeScalars {
            // Only bytes from 0x80 on are ever no UTF-8: a foreign name must not smuggle in a slash or a dot.
            if scalar.value >= base + 0x80, let byte = UInt8(exactly: scalar.value - base) {
                out.append(byte)
            } else {
                out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return out
    }

    /// A path for system calls: the bytes with a zero behind them.
    package static func cString(_ path: String) -> [CChar] {
        bytes(of: path).filter { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
}

extension PathText {
    /// Where a path leads when every link in it is followed; nil where nothing is.
    package static func resolved(_ path: String) -> String? {
        guard let found = unsafe realpath(cString(path), nil) else { return nil }
        defer { unsafe free(found) }
        let length = unsafe strlen(found)
        var bytes: [UInt8] = []
        for offset in 0..<length { bytes.append(UInt8(bitPattern: unsafe found[offset])) }
        return text(of: bytes)
    }
}
