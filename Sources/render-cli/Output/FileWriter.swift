import Glibc
import SystemPackage

/// Writes files whole or not at all.
///
/// A regular file is replaced by renaming a temporary one from the same folder, its mode kept, everything flushed to
/// the disk first; a symbolic link stays and its target is written; a pipe or device is streamed.
struct FileWriter {
    /// Files that are being read: writing over one of them is a mistake of usage.
    var inputs: Set<FileIdentity> = []

    init(inputs paths: [String] = []) {
        for path in paths where path != "-" {
            let status = FileReader.status(path)
            if status.kind != .missing { inputs.insert(status.identity) }
        }
    }

    /// Refuses a target that is an input or a folder, or whose folder cannot be made because a file stands there; called
    /// for all targets before any work.
    func check(_ path: String) throws(Failure) {
        guard path != "-" else { return }
        let status = FileReader.status(path)
        switch status.kind {
        case .folder: throw Failure.usage("\(path): is a folder; name a file in it")
        case .regular where inputs.contains(status.identity):
            throw Failure.usage("\(path): is also an input; write to another file")
        case .missing:
            var folder = Self.folder(of: path)
            while FileReader.status(folder).kind == .missing, Self.folder(of: folder) != folder {
                folder = Self.folder(of: folder)
            }
            guard FileReader.status(folder).kind == .folder else { throw Failure("\(path): \(folder) is no folder") }
        default: break
        }
    }

    /// Writes all bytes to a path, whose folders are made, or to standard output for "-".
    func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        guard path != "-" else { return try StandardStreams.write(bytes) }
        try check(path)
        let target = try Self.followLinks(path)
        try Self.makeFolder(Self.folder(of: target))
        let status = FileReader.status(target)
        if status.kind == .stream { return try stream(bytes, to: target) }
        try replace(target, with: bytes, mode: status.kind == .regular ? status.mode : nil)
    }

    private func stream(_ bytes: [UInt8], to path: String) throws(Failure) {
        let descriptor = unsafe open(RawArguments.cPath(path), O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(path) }
        defer { close(descriptor) }
        do {
            try FileDescriptor(rawValue: descriptor).writeAll(bytes)
        } catch {
            throw Failure("\(path): \(describe(error))")
        }
    }

    private func replace(_ path: String, with bytes: [UInt8], mode: UInt32?) throws(Failure) {
        let folder = Self.folder(of: path)
        let (descriptor, temporary) = try Self.temporaryFile(in: folder, named: lastComponent(path))
        var isDone = false
        defer { if !isDone { unlinkQuietly(temporary) } }
        do {
            try FileDescriptor(rawValue: descriptor).writeAll(bytes)
        } catch {
            close(descriptor)
            throw Failure("\(path): \(describe(error))")
        }
        let prepared = (mode.map { fchmod(descriptor, mode_t($0)) } ?? 0) == 0 && fsync(descriptor) == 0
        let code = errno
        guard close(descriptor) == 0, prepared else {
            throw Failure("\(path): \(Errno(rawValue: prepared ? errno : code).description)")
        }
        guard unsafe rename(RawArguments.cPath(temporary), RawArguments.cPath(path)) == 0 else {
            throw Self.failure(path)
        }
        isDone = true
        let handle = unsafe open(RawArguments.cPath(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if handle >= 0 {
            fsync(handle)
            close(handle)
        }
    }

    private func unlinkQuietly(_ path: String) { _ = unsafe unlink(RawArguments.cPath(path)) }

    private static func temporaryFile(in folder: String, named name: String) throws(Failure) -> (Int32, String) {
        let shortName = String(name.prefix(40))
        for attempt in 0..<100 {
            let path = "\(folder)/.\(shortName).\(getpid())-\(attempt).tmp"
            let descriptor = unsafe open(RawArguments.cPath(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, path) }
            guard errno == EEXIST else { throw failure("\(folder)/\(name)") }
        }
        throw Failure("\(folder): no free name for a temporary file")
    }

    /// Where a chain of symbolic links ends.
    private static func followLinks(_ path: String) throws(Failure) -> String {
        var at = path
        for _ in 0..<40 {
            guard FileReader.status(at, following: false).kind == .symbolicLink else { return at }
            var buffer = [CChar](repeating: 0, count: 4096)
            let count = unsafe readlink(RawArguments.cPath(at), &buffer, buffer.count)
            guard count > 0 else { throw failure(at) }
            let target = RawArguments.text(of: buffer[..<count].map { UInt8(bitPattern: $0) })
            at = target.hasPrefix("/") ? target : folder(of: at) + "/" + target
        }
        throw Failure("\(path): too many symbolic links")
    }

    /// The folder that a path lies in.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes a folder and those above it.
    static func makeFolder(_ path: String) throws(Failure) {
        guard FileReader.status(path).kind == .missing else { return }
        let above = folder(of: path)
        if above != path { try makeFolder(above) }
        guard unsafe mkdir(RawArguments.cPath(path), 0o777) == 0 || errno == EEXIST else { throw failure(path) }
    }

    private static func failure(_ path: String) -> Failure { Failure("\(path): \(Errno(rawValue: errno).description)") }
}
