import CLibrary

/// An open folder, whose files are opened one path component at a time.
///
/// Paths below the folder often come from untrusted files, and the folder's contents may be untrusted too. So no
/// symbolic link is followed, neither inside a path nor at its end, only regular files are read, replaced or removed,
/// and no call waits for a pipe. Each component is opened relative to the previous one (`openat`), so that renaming a
/// folder meanwhile cannot lead elsewhere.
///
///     let folder = try Folder(named: "Views")
///     if let place = InnerPath("__Snapshots__/row.png"), let bytes = try folder.read(place, limit: 1 << 20) { ... }
package struct Folder: ~Copyable {
    /// The system's handle of the open folder, closed with the value.
    let descriptor: Int32
    /// The folder's name in messages.
    package let path: String

    /// Takes over an open descriptor.
    private init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    /// Opens a folder that the user named: links in this path are followed.
    package init(named path: String) throws(FileTrouble) {
        descriptor = unsafe open(PathText.cString(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        self.path = path
        guard descriptor >= 0 else { throw FileTrouble(path: path, code: errno) }
    }

    /// Opens a folder that the user named, and creates it and its parents if missing.
    package init(making path: String) throws(FileTrouble) {
        try Self.make(path)
        try self.init(named: path)
    }

    deinit { close(descriptor) }

    /// Creates a folder and its missing parents, outermost first; an existing folder is no error.
    private static func make(_ path: String) throws(FileTrouble) {
        var missing: [String] = []
        var at = path
        while unsafe !at.isEmpty && access(PathText.cString(at), F_OK) != 0 {
            missing.append(at)
            guard let slash = at.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
            at = String(at[..<slash])
        }
        for folder in missing.reversed() {
            guard unsafe mkdir(PathText.cString(folder), 0o777) == 0 || errno == EEXIST else {
                throw FileTrouble(path: folder, code: errno)
            }
        }
    }

    // MARK: Reading

    /// The kind of file at a path inside, without following links.
    package enum Kind: Sendable { case missing, regular, folder, symbolicLink, other }

    /// The kind of the file at a path; a missing folder on the way counts as missing.
    /// - Throws: `FileTrouble` if a component on the way is a link or no folder.
    package func kind(of place: InnerPath) throws(FileTrouble) -> Kind {
        guard let holder = try holder(of: place, makes: false) else { return .missing }
        return holder.kind(named: place.name)
    }

    /// The length of a regular file in bytes, as the system states it; nil for anything else.
    package func size(of place: InnerPath) throws(FileTrouble) -> Int? {
        guard let holder = try holder(of: place, makes: false) else { return nil }
        var record = stat()
        guard unsafe fstatat(holder.descriptor, PathText.cString(place.name), &record, AT_SYMLINK_NOFOLLOW) == 0,
            record.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return Int(record.st_size)
    }

    /// All bytes of a regular file; nil if there is none.
    ///
    /// The length that the system states is a hint only: files of /proc have length 0, and another process may append.
    /// - Parameter limit: the most bytes; a longer file is an error, so that memory stays bounded.
    package func read(_ place: InnerPath, limit: Int) throws(FileTrouble) -> [UInt8]? {
        guard let holder = try holder(of: place, makes: false) else { return nil }
        return try holder.read(named: place.name, limit: limit)
    }

    /// Checks the kind before opening, and again on the open file, which another process may have exchanged meanwhile.
    private func read(named name: String, limit: Int) throws(FileTrouble) -> [UInt8]? {
        let kind = kind(named: name)
        if kind == .missing { return nil }
        guard kind == .regular else { throw refusal(of: name, kind) }
        let file = unsafe openat(
            descriptor, PathText.cString(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0)
        guard file >= 0 else { throw FileTrouble(path: join(name), code: errno) }
        defer { close(file) }
        var record = stat()
        guard unsafe fstat(file, &record) == 0, record.st_mode & S_IFMT == S_IFREG else {
            throw FileTrouble(path: join(name), reason: "is no regular file")
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: min(max(Int(record.st_size), 1 << 12), 1 << 18))
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe SystemCalls.read(file, $0) }
            guard count >= 0 else { throw FileTrouble(path: join(name), code: errno) }
            if count == 0 { return bytes }
            guard bytes.count + count <= limit else {
                throw FileTrouble(path: join(name), reason: "more than \(limit) bytes")
            }
            bytes += buffer[..<count]
        }
    }

    /// The names in a folder inside, sorted, without hidden names; empty if there is no such folder.
    /// - Parameter place: nil for this folder.
    package func names(in place: InnerPath?, hidden: Bool = false) throws(FileTrouble) -> [String] {
        guard let place else { return try ownNames(hidden: hidden) }
        guard let inner = try walk(place.components[...], makes: false) else { return [] }
        return try inner.ownNames(hidden: hidden)
    }

    /// The names of this folder, sorted by their text, without `.` and `..`.
    private func ownNames(hidden: Bool) throws(FileTrouble) -> [String] {
        // fdopendir owns its descriptor, so it gets a separate one.
        let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
        guard copy >= 0 else { throw FileTrouble(path: path, code: errno) }
        guard let handle = unsafe fdopendir(copy) else {
            let code = errno
            close(copy)
            throw FileTrouble(path: path, code: code)
        }
        defer { unsafe closedir(handle) }
        var names: [String] = []
        while let entry = unsafe readdir(handle) {
            let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
            if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
            if hidden || bytes.first != UInt8(ascii: ".") { names.append(PathText.text(of: bytes)) }
        }
        // Two spellings of one text are in the order of their bytes, since the disk's order is nobody's promise.
        return names.sorted { $0 < $1 || $0 == $1 && $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    // MARK: Removing

    /// Removes a file or a link, never a link's target; a missing file is no error.
    package func remove(_ place: InnerPath) throws(FileTrouble) {
        guard let holder = try holder(of: place, makes: false) else { return }
        guard unsafe unlinkat(holder.descriptor, PathText.cString(place.name), 0) == 0 || errno == ENOENT else {
            throw FileTrouble(path: holder.join(place.name), code: errno)
        }
    }

    // MARK: Walking

    /// The folder of the last component; nil if it is missing and shall not be created.
    func holder(of place: InnerPath, makes: Bool) throws(FileTrouble) -> Folder? {
        try walk(place.components.dropLast(), makes: makes)
    }

    /// Opens the components in turn, relative to the open folder, with O_NOFOLLOW: a link anywhere on the way is
    /// refused.
    /// - Parameter makes: whether missing folders are created; otherwise the result is nil.
    private func walk(_ components: ArraySlice<String>, makes: Bool) throws(FileTrouble) -> Folder? {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let start = unsafe openat(descriptor, ".", flags, 0)
        guard start >= 0 else { throw FileTrouble(path: path, code: errno) }
        var at = Folder(descriptor: start, path: path)
        for name in components {
            let text = PathText.cString(name)
            var next = unsafe openat(at.descriptor, text, flags, 0)
            if next < 0 && errno == ENOENT {
                guard makes else { return nil }
                guard unsafe mkdirat(at.descriptor, text, 0o777) == 0 || errno == EEXIST else {
                    throw FileTrouble(path: at.join(name), code: errno)
                }
                next = unsafe openat(at.descriptor, text, flags, 0)
            }
            guard next >= 0 else {
                let code = errno
                let kind = at.kind(named: name)
                guard kind == .folder || kind == .missing else { throw at.refusal(of: name, kind) }
                throw FileTrouble(path: at.join(name), code: code)
            }
            let path = at.join(name)
            at = Folder(descriptor: next, path: path)
        }
        return at
    }

    /// The kind of a name in this folder, without following a link.
    func kind(named name: String) -> Kind {
        var record = stat()
        guard unsafe fstatat(descriptor, PathText.cString(name), &record, AT_SYMLINK_NOFOLLOW) == 0 else {
            return .missing
        }
        return switch record.st_mode & S_IFMT {
        case S_IFREG: .regular
        case S_IFDIR: .folder
        case S_IFLNK: .symbolicLink
        default: .other
        }
    }

    /// The error for a file of the wrong kind.
    func refusal(of name: String, _ kind: Kind) -> FileTrouble {
        let reason =
            switch kind {
            case .symbolicLink: "is a symbolic link; links are not followed here"
            case .folder: "is a folder"
            default: "is no regular file"
            }
        return FileTrouble(path: join(name), reason: reason)
    }

    /// A name of this folder as a path for messages.
    func join(_ name: String) -> String {
        if path == "." { return name }
        return path.utf8.last == UInt8(ascii: "/") ? path + name : path + "/" + name
    }
}

/// System calls, repeated when a signal interrupts them.
enum SystemCalls {
    /// As read(2): the number of bytes read, 0 at the end, -1 with `errno` after an error.
    static func read(_ file: Int32, _ memory: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = unsafe CLibrary.read(file, memory.baseAddress, memory.count)
            if count >= 0 || errno != EINTR { return count }
        }
    }

    /// As write(2): the number of bytes written, which may be fewer than given, or -1 with `errno`.
    static func write(_ file: Int32, _ memory: UnsafeRawBufferPointer) -> Int {
        while true {
            let count = unsafe CLibrary.write(file, memory.baseAddress, memory.count)
            if count >= 0 || errno != EINTR { return count }
        }
    }
}
