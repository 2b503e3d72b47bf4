import CLibrary

/// File access to the disk, through the operating system's calls. A project may be anything that somebody has cloned:
/// pipes, devices, links in circles and names that are no text. No call here blocks, follows a circle or reads more
/// than its limit.
public struct DiskFiles: FileAccess {
    /// Access to all files that the process may read.
    public init() {}

    /// Names that are no UTF-8 are left out; the kind of a link is `link`, whatever its target.
    public func entries(of folder: String, limit: Int) -> [FolderEntry]? {
        // opendir(3): "returns a pointer to the directory stream. On error, NULL is returned"; closed with closedir.
        guard let handle = unsafe opendir(folder) else { return nil }
        defer { unsafe closedir(handle) }
        var entries: [FolderEntry] = []
        while entries.count < limit, let entry = unsafe readdir(handle) {
            let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
            // Names that are no UTF-8 are skipped: no asset, table or font can have such a name.
            guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." else { continue }
            let kind: FolderEntry.Kind?
            switch unsafe Int(entry.pointee.d_type) {
            case Int(DT_REG): kind = .file
            case Int(DT_DIR): kind = .folder
            case Int(DT_LNK): kind = .link
            case Int(DT_UNKNOWN): kind = Self.kind(of: folder + "/" + name)
            default: kind = nil
            }
            if let kind { entries.append(FolderEntry(name: name, kind: kind)) }
        }
        return entries
    }

    /// For file systems that do not report the kinds of directory entries.
    private static func kind(of path: String) -> FolderEntry.Kind? {
        var record = stat()
        guard unsafe lstat(path, &record) == 0 else { return nil }
        return switch record.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: nil
        }
    }

    /// Reads regular files only: a pipe or a device gives nil and never blocks.
    public func prefix(of path: String, limit: Int) -> [UInt8]? {
        // Without O_NONBLOCK opening a pipe without a writer would block for ever.
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var record = stat()
        guard unsafe fstat(file, &record) == 0, record.st_mode & S_IFMT == S_IFREG else { return nil }
        let wanted = min(limit, Int(record.st_size))
        var length = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { target, count in
            while length < wanted {
                let got = unsafe Self.readSome(file, target.baseAddress.map { unsafe $0 + length }, wanted - length)
                guard got > 0 else { break }
                length += got
            }
            count = length
        }
        return bytes
    }

    @unsafe private static func readSome(_ file: Int32, _ target: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
        unsafe read(file, target, count)
    }

    /// The length of a regular file, or of the regular file that a link leads to.
    public func size(of path: String) -> Int? {
        var record = stat()
        guard unsafe stat(path, &record) == 0, record.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(record.st_size)
    }

    /// As realpath(3): every link on the way is followed.
    public func resolved(_ path: String) -> String? {
        // realpath(3): "If resolved_path is specified as NULL, then realpath() uses malloc(3) to allocate a buffer [...]
        // The caller should deallocate this buffer using free(3)."
        guard let text = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(text) }
        return unsafe String(validatingCString: text)
    }
}
