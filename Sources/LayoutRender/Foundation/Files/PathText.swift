import CLibrary

/// Paths as text, without losing a byte.
///
/// A file name on Linux is any bytes but `/` and zero. A byte that is not valid UTF-8 becomes a private-use scalar,
/// U+10FE80 to U+10FEFF, and becomes the byte again when the path is opened. Where a name holds such a scalar itself, the
/// scalar's four bytes count as invalid, so two names never have the same text.
package enum PathText {
    /// The scalar of byte 0; the scalars of 0x80...0xFF are in use.
    private static let base: UInt32 = 0x10_FE00

    /// Bytes as text; invalid bytes become private-use scalars.
    package static func text(of bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: isByte) {
            return text
        }
        var out = ""
        var rest = bytes[...]
        while let byte = rest.first {
            let length = (1...4).first { count in
                rest.count >= count && String(validating: rest.prefix(count), as: UTF8.self) != nil
            }
            if let length, let piece = String(validating: rest.prefix(length), as: UTF8.self),
                !piece.unicodeScalars.contains(where: isByte)
            {
                out += piece
                rest = rest.dropFirst(length)
            } else {
                if let scalar = Unicode.Scalar(base + UInt32(byte)) { out.unicodeScalars.append(scalar) }
                rest = rest.dropFirst()
            }
        }
        return out
    }

    /// The bytes from which `text(of:)` made a text.
    package static func bytes(of text: String) -> [UInt8] {
        var out: [UInt8] = []
        for scalar in text.unicodeScalars {
            if isByte(scalar) {
                out.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return out
    }

    /// Whether a scalar stands for a byte. Only bytes from 0x80 can be invalid UTF-8: a foreign name must not smuggle in a
    /// slash or a dot.
    private static func isByte(_ scalar: Unicode.Scalar) -> Bool {
        (base + 0x80...base + 0xFF).contains(scalar.value)
    }

    /// A path for system calls: the bytes followed by a zero byte.
    package static func cString(_ path: String) -> [CChar] {
        bytes(of: path).filter { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
}

extension PathText {
    /// The path with all links resolved; nil if there is no file.
    package static func resolved(_ path: String) -> String? {
        guard let found = unsafe realpath(cString(path), nil) else { return nil }
        defer { unsafe free(found) }
        let length = unsafe strlen(found)
        var bytes: [UInt8] = []
        for offset in 0..<length { bytes.append(UInt8(bitPattern: unsafe found[offset])) }
        return text(of: bytes)
    }
}

/// Parts of a path.
extension PathText {
    /// The folder of a path.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The names of a path from the outermost folder inwards, without empty names.
    ///
    /// By bytes: to a `String` a slash and a combining mark at the start of a name are one `Character`.
    package static func components(_ path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    /// The last component of a path.
    package static func lastComponent(_ path: String) -> String {
        components(path).last ?? path
    }

    /// The last component of a path without its extension.
    package static func stem(_ path: String) -> String {
        let name = lastComponent(path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The extension in lower case, without the dot.
    package static func fileExtension(_ path: String) -> String {
        let name = lastComponent(path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
        return name[name.utf8.index(after: dot)...].lowercased()
    }
}
