import ProjectResources
import Synchronization

/// A tree of files in memory, with a count of what was asked of it.
public final class MemoryFiles: FileAccess {
    private let files: [String: [UInt8]]
    private let folders: [String: [String: FolderEntry.Kind]]
    /// Where links lead, by their paths.
    private let links: [String: String]
    private let counts = Mutex((listed: 0, read: 0))

    /// - Parameters:
    ///   - files: contents by absolute path.
    ///   - links: targets by absolute path.
    public init(_ files: [String: [UInt8]], links: [String: String] = [:]) {
        self.files = files
        self.links = links
        var folders: [String: [String: FolderEntry.Kind]] = [:]
        for (path, kind) in files.keys.map({ ($0, FolderEntry.Kind.file) }) + links.keys.map({ ($0, .link) }) {
            var kind = kind
            var rest = path[...]
            while let slash = rest.lastIndex(of: "/"), rest != "/" {
                let name = String(rest[rest.index(after: slash)...])
                rest = slash == rest.startIndex ? "/" : rest[..<slash]
                folders[String(rest), default: [:]][name] = kind
                kind = .folder
            }
        }
        self.folders = folders
    }

    /// The same with texts.
    public convenience init(texts: [String: String], links: [String: String] = [:]) {
        self.init(texts.mapValues { Array($0.utf8) }, links: links)
    }

    /// Folders listed and files read so far.
    public var work: (listed: Int, read: Int) { counts.withLock { $0 } }

    public func entries(of folder: String, limit: Int) -> [FolderEntry]? {
        counts.withLock { $0.listed += 1 }
        guard let entries = folders[folder] else { return nil }
        // The reverse of the sorted order: nobody may rely on it.
        return entries.sorted { $0.key > $1.key }.prefix(limit).map { FolderEntry(name: $0.key, kind: $0.value) }
    }

    public func prefix(of path: String, limit: Int) -> [UInt8]? {
        counts.withLock { $0.read += 1 }
        return files[links[path] ?? path].map { Array($0.prefix(limit)) }
    }

    public func size(of path: String) -> Int? { files[links[path] ?? path]?.count }

    public func resolved(_ path: String) -> String? {
        let target = links[path] ?? path
        return files[target] != nil || folders[target] != nil ? target : nil
    }
}
