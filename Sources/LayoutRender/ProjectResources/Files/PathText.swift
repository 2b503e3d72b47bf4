/// Operations on paths as texts with slashes.
enum PathText {
    /// The last component.
    static func name(_ path: some StringProtocol) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? String(path)
    }

    /// All but the last component; empty for a path of one component, `/` for a path directly below the root.
    static func folder(_ path: some StringProtocol) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The extension in lower case, without its dot; empty if there is none.
    static func fileExtension(_ path: some StringProtocol) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The last component without its extension.
    static func stem(_ path: some StringProtocol) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || name.isEmpty { return folder + name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Whether `path` is `folder` or lies below it.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// `path` relative to `folder`; unchanged if it is not inside.
    static func relative(_ path: String, to folder: String) -> String {
        guard path != folder, isInside(path, folder) else { return path == folder ? "" : path }
        return String(path.dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1))
    }

    /// The number of leading folders that two paths have in common.
    static func commonDepth(_ a: String, _ b: String) -> Int {
        zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
    }

    /// Whether a name from a document is a plain file name without folders.
    static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.utf8.contains(0)
    }
}
