import CLibrary

extension Folder {
    /// Writes a file atomically: after a crash the old bytes or the new bytes are there, never a part. Missing folders
    /// of the path are created.
    ///
    /// 1 The bytes go to a temporary file in the same folder, since only a rename inside one file system is atomic. 2
    /// The temporary file gets the mode of the file that it replaces, and a lasting one is flushed to the disk. 3 The
    /// temporary file is renamed, and the folder of a lasting file is flushed, so that the name survives a power cut too.
    /// - Throws: `FileTrouble` for a link, a pipe, a device, a folder or a file that nobody may write at the path, and for each
    ///   failing system call.
    package func write(
        _ bytes: [UInt8], to place: InnerPath, _ durability: Durability = .lasting
    ) throws(FileTrouble) {
        guard let holder = try holder(of: place, makes: true) else { return }
        try holder.replace(place.name, with: bytes, durability)
    }

    /// The steps of `write` inside this folder.
    private func replace(_ name: String, with bytes: [UInt8], _ durability: Durability) throws(FileTrouble) {
        let kind = kind(named: name)
        guard kind == .missing || kind == .regular else { throw refusal(of: name, kind) }
        let mode = kind == .regular ? mode(of: name) : nil
        // A rename asks for the folder's permission alone, not for the file's.
        if let mode, mode & 0o222 == 0 { throw FileTrouble(path: join(name), reason: "is read-only") }
        let (file, temporary) = try temporaryFile(for: name)
        var isDone = false
        // Closing the file releases the lock, so before that the file must be gone or renamed, or another process could
        // take it over.
        defer {
            if !isDone { unsafe unlinkat(descriptor, PathText.cString(temporary), 0) }
            close(file)
        }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe SystemCalls.write(file, $0) }
            guard count > 0 else { throw FileTrouble(path: join(name), code: errno) }
            rest = rest.dropFirst(count)
        }
        if let mode, fchmod(file, mode) != 0 { throw FileTrouble(path: join(name), code: errno) }
        if durability == .lasting, flushToDisk(file) != 0 { throw FileTrouble(path: join(name), code: errno) }
        let (from, to) = (PathText.cString(temporary), PathText.cString(name))
        guard unsafe renameat(descriptor, from, descriptor, to) == 0 else {
            throw FileTrouble(path: join(name), code: errno)
        }
        isDone = true
        if durability == .lasting { _ = flushToDisk(descriptor) }
    }

    /// The permission bits of a file of this folder; nil if there is no such file.
    private func mode(of name: String) -> mode_t? {
        var record = stat()
        guard unsafe fstatat(descriptor, PathText.cString(name), &record, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        return record.st_mode & 0o7777
    }

    // MARK: Temporary files

    /// Marks temporary files: `.NAME.layoutrender-0.tmp`, with one or two digits.
    private static let marker = ".layoutrender-"
    /// The end of the name of a temporary file.
    private static let suffix = ".tmp"

    /// A new file beside `name`, locked as long as it is open.
    ///
    /// The name follows from the target's name, so that the next run that writes the same target finds and removes the
    /// file of a killed run. The lock distinguishes such a file from a file in use: the system releases a lock when its
    /// process ends.
    private func temporaryFile(for name: String) throws(FileTrouble) -> (file: Int32, name: String) {
        let short = PathText.text(of: Array(PathText.bytes(of: name).prefix(200)))
        for attempt in 0..<100 {
            let candidate = ".\(short)\(Self.marker)\(attempt)\(Self.suffix)"
            let text = PathText.cString(candidate)
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            var file = unsafe openat(descriptor, text, flags, 0o666)
            if file < 0 && errno == EEXIST {
                guard removeLeftover(candidate) else { continue }
                file = unsafe openat(descriptor, text, flags, 0o666)
            }
            guard file >= 0 else {
                if errno == EEXIST { continue }
                throw FileTrouble(path: join(name), code: errno)
            }
            // On a file system without locks (ENOLCK, ENOTSUP) no locks are used.
            let isTaken = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
            if !isTaken && isOpen(file, as: candidate) { return (file, candidate) }
            close(file)
        }
        throw FileTrouble(path: path, reason: "no free name for a temporary file")
    }

    /// Removes temporary files of killed runs in this folder, not in subfolders; those of running processes stay.
    package func removeLeftovers(in place: InnerPath?) throws(FileTrouble) {
        /// Whether the marker is anywhere in a name: temporary names begin with a part of the file's name.
        func hasMarker(_ name: String) -> Bool {
            name.utf8.indices.contains { name.utf8[$0...].starts(with: Self.marker.utf8) }
        }
        let names = try names(in: place, hidden: true).filter { name in
            name.hasPrefix(".") && name.hasSuffix(Self.suffix) && hasMarker(name)
        }
        guard let first = names.first else { return }
        let inner = place.map { $0.text + "/" + first } ?? first
        guard let path = InnerPath(inner), let holder = try holder(of: path, makes: false) else { return }
        for name in names { _ = holder.removeLeftover(name) }
    }

    /// Removes a temporary file that no process is writing.
    private func removeLeftover(_ name: String) -> Bool {
        let text = PathText.cString(name)
        let file = unsafe openat(descriptor, text, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0)
        guard file >= 0 else { return false }
        defer { close(file) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0, isOpen(file, as: name) else { return false }
        return unsafe unlinkat(descriptor, text, 0) == 0
    }

    /// Whether an open file is still the regular file of this name: it may have been renamed.
    private func isOpen(_ file: Int32, as name: String) -> Bool {
        var open = stat()
        var named = stat()
        guard unsafe fstat(file, &open) == 0, open.st_mode & S_IFMT == S_IFREG,
            unsafe fstatat(descriptor, PathText.cString(name), &named, AT_SYMLINK_NOFOLLOW) == 0
        else { return false }
        return open.st_dev == named.st_dev && open.st_ino == named.st_ino
    }
}
