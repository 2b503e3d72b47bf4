import Files

/// A file that is edited in place: read once, and written whole or not at all.
///
///     let file = try SourceFile(reading: "App/Main.storyboard", limit: 16 << 20)
///     try file.replace(by: edited)
///
/// A symbolic link is refused, since its target may lie outside of the folder. A crash leaves the old file or the new
/// one (`Folder.write`).
package struct SourceFile: Sendable {
    /// The path in messages.
    package let path: String
    /// The bytes at the time of reading.
    package let bytes: [UInt8]
    /// The most bytes that are read.
    private let limit: Int

    /// Reads a file.
    /// - Throws: `FileTrouble` for a missing file, a link, a folder, and more bytes than the limit.
    package init(reading path: String, limit: Int) throws(FileTrouble) {
        guard let bytes = try Self.bytes(at: path, limit) else {
            throw FileTrouble(path: path, reason: "no such file")
        }
        self.init(path: path, read: bytes, limit: limit)
    }

    /// A file whose bytes were read already.
    package init(path: String, read bytes: [UInt8], limit: Int) {
        self.path = path
        self.bytes = bytes
        self.limit = limit
    }

    /// Whether the file still has the bytes that were read.
    package var isUnchanged: Bool { (try? Self.bytes(at: path, limit)) == bytes }

    /// Writes other bytes in place of those that were read.
    /// - Throws: `FileTrouble` if the file has changed since, without writing, and for each failing system call.
    package func replace(by other: [UInt8]) throws(FileTrouble) {
        guard isUnchanged else {
            throw FileTrouble(path: path, reason: "has changed since it was read; nothing was written")
        }
        guard other != bytes, let (folder, place) = try Self.place(of: path) else { return }
        try Folder(named: folder).write(other, to: place)
    }

    private static func bytes(at path: String, _ limit: Int) throws(FileTrouble) -> [UInt8]? {
        guard let (folder, place) = try place(of: path) else { return nil }
        return try Folder(named: folder).read(place, limit: limit)
    }

    /// The folder of a path, and the name in the folder.
    private static func place(of path: String) throws(FileTrouble) -> (folder: String, place: InnerPath)? {
        guard let place = InnerPath(PathText.lastComponent(path)) else {
            throw FileTrouble(path: path, reason: "is no name of a file")
        }
        return (PathText.folder(of: path), place)
    }
}
