/// Paths below the folder of a clone, as texts with slashes and without a slash at their beginning.
enum FolderPath {
    /// Longer paths, in bytes, name no file of Linux.
    static let maximumLength = 4_096

    /// Joins a path to a folder and resolves dots.
    /// - Returns: nil for a path that leads out of the clone, is absolute, is too long, or has a byte that no path has.
    static func join(_ folder: String, _ path: String) -> String? {
        guard path.utf8.count <= maximumLength, !path.utf8.starts(with: "/".utf8), !path.utf8.starts(with: "~".utf8)
        else { return nil }
        var parts = components(folder)
        for part in components(path) {
            guard !part.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
            if part == "." { continue }
            if part == ".." {
                guard !parts.isEmpty else { return nil }
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return joined.utf8.count <= maximumLength ? joined : nil
    }

    static func components(_ path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    static func name(_ path: String) -> String { components(path).last ?? "" }

    /// All but the last component; empty at the top.
    static func folder(_ path: String) -> String { components(path).dropLast().joined(separator: "/") }

    /// The extension in lower case, without its dot.
    static func fileExtension(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
        return name[name.utf8.index(after: dot)...].lowercased()
    }
}
