/// Operations on paths as texts with slashes; slashes and dots are found by bytes, since to a `String` a slash and a combining
/// mark at the start of a name are one `Character`.
enum ProjectPath {
    private static let slash = UInt8(ascii: "/")

    /// The last component.
    static func name(_ path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// All but the last component; empty for a path of one component, `/` for a path directly below the root.
    static func folder(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: slash) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The extension in lower case, without its dot; empty if there is none.
    static func fileExtension(_ path: String) -> String {
        let bytes = path.utf8
        guard let dot = bytes.lastIndex(where: { $0 == slash || $0 == UInt8(ascii: ".") }), bytes[dot] != slash,
            dot != bytes.startIndex, bytes[bytes.index(before: dot)] != slash
        else { return "" }
        return path[bytes.index(after: dot)...].lowercased()
    }

    /// The last component without its extension.
    static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// One slash between both; none beside an empty part.
    static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || name.isEmpty { return folder + name }
        return folder.utf8.last == slash ? folder + name : folder + "/" + name
    }

    /// Whether `path` is `folder` or lies below it, byte for byte: to a `String` two spellings of `é` are equal, and are two
    /// folders all the same.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        let length = folder.utf8.count
        guard length > 0 else { return true }
        guard path.utf8.count >= length, begins(path, with: folder) else { return false }
        return path.utf8.count == length || folder.utf8.last == slash
            || path.utf8[path.utf8.index(path.utf8.startIndex, offsetBy: length)] == slash
    }

    /// Whether the bytes of a text begin with those of another; generic code of the standard library takes sixty
    /// instructions a byte.
    private static func begins(_ text: String, with start: String) -> Bool {
        let known = unsafe text.utf8.withContiguousStorageIfAvailable { text in
            unsafe start.utf8.withContiguousStorageIfAvailable { start in
                text.count >= start.count && start.indices.allSatisfy { unsafe text[$0] == start[$0] }
            }
        }
        return (known ?? nil) ?? text.utf8.starts(with: start.utf8)
    }

    /// `path` relative to `folder`; unchanged if it is not inside.
    static func relative(_ path: String, to folder: String) -> String {
        guard isInside(path, folder) else { return path }
        let inner = path.utf8.dropFirst(folder.utf8.count)
        return String(Substring(inner.first == slash ? inner.dropFirst() : inner))
    }

    /// The names of a path.
    static func components(_ path: String) -> [String] {
        path.utf8.split(separator: slash).map { String(Substring($0)) }
    }

    /// The number of leading folders that two paths have in common.
    static func commonDepth(_ a: String, _ b: String) -> Int {
        zip(components(a), components(b)).prefix { $0 == $1 }.count
    }

    /// Whether a name from a document is a plain file name without folders.
    static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(slash) && !name.utf8.contains(0)
    }
}
