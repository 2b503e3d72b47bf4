import Files

/// A folder that the files of a run belong to: what is read, written or removed through it lies inside.
///
/// The folder itself was named by a person, or found below one that was. Paths below it can come from a list that a
/// stranger wrote and can lead through links that a stranger committed: they are refused by name.
struct Enclosure: Sendable, Hashable {
    /// As the beginning of its paths: `.` for those that begin with their own first component.
    let folder: String

    /// The way from the folder to one of its paths.
    func place(of path: String) throws(Failure) -> InnerPath {
        guard let place = inner(path) else {
            throw Failure("\(path): is not inside \(folder == "." ? "the current folder" : folder)")
        }
        return place
    }

    private func inner(_ path: String) -> InnerPath? {
        if folder == "." { return InnerPath(path) }
        let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
        guard path.utf8.starts(with: prefix.utf8) else { return nil }
        return InnerPath(String(Substring(path.utf8.dropFirst(prefix.utf8.count))))
    }

    /// The same for a path that a list names, whose folder may have been moved: an absolute path into the folder, one
    /// that begins as the folder does, or one in the folder.
    func place(listed path: String) -> InnerPath? {
        if let place = inner(path) { return place }
        if path.utf8.first != UInt8(ascii: "/") { return InnerPath(path) }
        return PathText.resolved(folder).flatMap { Enclosure(folder: $0).inner(path) }
    }

    // MARK: Files

    /// All bytes of a file; nil where there is none.
    func read(_ path: String, limit: Int) throws(Failure) -> [UInt8]? {
        try read(place(of: path), limit: limit)
    }

    func read(_ place: InnerPath, limit: Int) throws(Failure) -> [UInt8]? {
        guard FileReader.status(folder).kind == .folder else { return nil }
        return try troubled { () throws(FileTrouble) in try Folder(named: folder).read(place, limit: limit) }
    }

    /// Writes a file whole or not at all, its folders made first.
    func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let place = try place(of: path)
        try troubled { () throws(FileTrouble) in try Folder(making: folder).write(bytes, to: place) }
    }

    /// Removes a file; one that is gone already is no mistake.
    func remove(_ path: String) throws(Failure) {
        let place = try place(of: path)
        guard FileReader.status(folder).kind == .folder else { return }
        try troubled { () throws(FileTrouble) in try Folder(named: folder).remove(place) }
    }

    /// What a path leads to, no link below the folder followed.
    func kind(of place: InnerPath) throws(Failure) -> Folder.Kind {
        guard FileReader.status(folder).kind == .folder else { return .missing }
        return try troubled { () throws(FileTrouble) in try Folder(named: folder).kind(of: place) }
    }

    /// The names in a folder inside, sorted, hidden ones left out.
    /// - Parameter path: the enclosure's own folder, or one inside.
    func names(in path: String) throws(Failure) -> [String] {
        let place = path == folder ? nil : try place(of: path)
        guard FileReader.status(folder).kind == .folder else { return [] }
        return try troubled { () throws(FileTrouble) in try Folder(named: folder).names(in: place) }
    }

    /// Removes temporary files that killed runs left in a folder inside.
    func removeLeftovers(in path: String) throws(Failure) {
        let place = path == folder ? nil : try place(of: path)
        guard FileReader.status(folder).kind == .folder else { return }
        try troubled { () throws(FileTrouble) in try Folder(named: folder).removeLeftovers(in: place) }
    }

    private func troubled<Value>(_ body: () throws(FileTrouble) -> Value) throws(Failure) -> Value {
        do {
            return try body()
        } catch {
            throw Failure(error.description)
        }
    }
}
