import CLibrary

/// A folder that the files of a run belong to: nothing outside is read, written or removed through it.
///
/// The folder was named by the user, or found below a folder that was. Paths inside may come from an untrusted list and
/// may lead through untrusted links, so such links are refused by name.
package struct Enclosure: Sendable, Hashable {
    /// The prefix of the folder's paths; `.` for the current folder, whose paths have no prefix.
    package let folder: String

    package init(folder: String) { self.folder = folder }

    /// The path from the folder to one of its files.
    package func place(of path: String) throws(FileTrouble) -> InnerPath {
        guard let place = inner(path) else {
            throw FileTrouble(path: path, reason: "is not inside \(folder == "." ? "the current folder" : folder)")
        }
        return place
    }

    private func inner(_ path: String) -> InnerPath? {
        if folder == "." { return InnerPath(path) }
        let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
        guard path.utf8.starts(with: prefix.utf8) else { return nil }
        return InnerPath(String(Substring(path.utf8.dropFirst(prefix.utf8.count))))
    }

    /// The same for a path in a list, whose folder may have been moved: an absolute path into the folder, a path with
    /// the folder's prefix, or a path inside the folder.
    package func place(listed path: String) -> InnerPath? {
        if let place = inner(path) { return place }
        if path.utf8.first != UInt8(ascii: "/") { return InnerPath(path) }
        return PathText.resolved(folder).flatMap { Enclosure(folder: $0).inner(path) }
    }

    // MARK: Files

    /// All bytes of a file; nil if there is none.
    package func read(_ path: String, limit: Int) throws(FileTrouble) -> [UInt8]? {
        try read(place(of: path), limit: limit)
    }

    package func read(_ place: InnerPath, limit: Int) throws(FileTrouble) -> [UInt8]? {
        guard exists else { return nil }
        return try Folder(named: folder).read(place, limit: limit)
    }

    /// Writes a file atomically; its folders are created.
    package func write(
        _ bytes: [UInt8], to path: String, _ durability: Durability = .lasting
    ) throws(FileTrouble) {
        let place = try place(of: path)
        try Folder(making: folder).write(bytes, to: place, durability)
    }

    /// Removes a file; a missing file is no error.
    package func remove(_ path: String) throws(FileTrouble) {
        let place = try place(of: path)
        guard exists else { return }
        try Folder(named: folder).remove(place)
    }

    /// The kind of file at a path, without following links below the folder.
    package func kind(of place: InnerPath) throws(FileTrouble) -> Folder.Kind {
        guard exists else { return .missing }
        return try Folder(named: folder).kind(of: place)
    }

    /// The length of a regular file in bytes; nil for anything else.
    package func size(of path: String) throws(FileTrouble) -> Int? {
        let place = try place(of: path)
        guard exists else { return nil }
        return try Folder(named: folder).size(of: place)
    }

    /// The names in a folder inside, sorted, without hidden names.
    /// - Parameter path: the enclosure's own folder, or a folder inside.
    package func names(in path: String) throws(FileTrouble) -> [String] {
        let place = path == folder ? nil : try place(of: path)
        guard exists else { return [] }
        return try Folder(named: folder).names(in: place)
    }

    /// Removes temporary files of killed runs in a folder inside.
    package func removeLeftovers(in path: String) throws(FileTrouble) {
        let place = path == folder ? nil : try place(of: path)
        guard exists else { return }
        try Folder(named: folder).removeLeftovers(in: place)
    }

    /// Whether the folder is there; the user named it, so that a link to a folder is followed.
    private var exists: Bool {
        var record = stat()
        return unsafe stat(PathText.cString(folder), &record) == 0 && record.st_mode & S_IFMT == S_IFDIR
    }
}
