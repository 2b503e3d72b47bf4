/// Paths as a Mac finds them, which minds no case: a project may say `app/models/A.swift` where the clone has `app/Models/A.swift`.
public final class SpelledPaths {
    private let entries: (String) -> [String]
    /// The names in a folder, by themselves in lower case.
    private var names: [String: [String: [String]]] = [:]
    /// The paths on the disk, by them in lower case.
    private var known: [String: [String]] = [:]

    /// - Parameter entries: the names in a folder, by its path in the clone; each is asked for once.
    public init(entries: @escaping (String) -> [String]) { self.entries = entries }

    /// The path of what is there and differs from a path in case alone; of several the first by bytes.
    /// - Returns: nil where there is nothing of that path.
    public func spelling(of path: String) -> String? {
        var (found, key) = ([""], "")
        for part in FolderPath.components(path).map({ $0.lowercased() }) {
            key += "/" + part
            // A clone may have `Models` and `models`, which are one folder on a Mac.
            let paths =
                known[key]
                ?? found.flatMap { folder in
                    (names(in: folder)[part] ?? []).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
                }
            known[key] = paths
            guard !paths.isEmpty else { return nil }
            found = paths
        }
        return found.first
    }

    private func names(in folder: String) -> [String: [String]] {
        if let known = names[folder] { return known }
        let sorted = entries(folder).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let found = Dictionary(grouping: sorted) { $0.lowercased() }
        names[folder] = found
        return found
    }
}
