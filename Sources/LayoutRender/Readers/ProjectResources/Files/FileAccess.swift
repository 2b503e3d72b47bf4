/// Read access to a tree of files: the disk, or a table in a test.
///
/// Guarantees of every conformance: nothing is written; only regular files are read; no call returns more than
/// requested.
public protocol FileAccess: Sendable {
    /// The entries of a folder, in any order, at most `limit`; nil if the folder cannot be listed.
    func entries(of folder: String, limit: Int) -> [FolderEntry]?

    /// The first `limit` bytes of a regular file; nil if there is none or it cannot be read.
    func prefix(of path: String, limit: Int) -> [UInt8]?

    /// The length of a regular file in bytes; nil if there is none.
    func size(of path: String) -> Int?

    /// An absolute path without links and dots; nil if there is no file.
    func resolved(_ path: String) -> String?
}

/// A name in a folder with its kind of file.
public struct FolderEntry: Sendable, Hashable {
    /// Regular file, folder or symbolic link; other kinds are not listed.
    public enum Kind: Sendable { case file, folder, link }

    /// The name without its folder.
    public var name: String
    /// The kind of the entry itself: a link is not followed.
    public var kind: Kind

    /// An entry.
    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

extension FileAccess {
    /// All bytes of a regular file; nil if there is none or it has more than `limit`.
    func contents(of path: String, limit: Int) -> [UInt8]? {
        guard let bytes = prefix(of: path, limit: limit + 1), bytes.count <= limit else { return nil }
        return bytes
    }
}
