import CLibrary
import Files
import Notation
import SystemPackage

/// Identifies a file independently of its name: device and inode.
struct FileIdentity: Hashable {
    var device: UInt64
    var inode: UInt64

    /// Any order: for searching.
    func isBefore(_ other: FileIdentity) -> Bool {
        device == other.device ? inode < other.inode : device < other.device
    }
}

/// Reads files and folders by path.
enum FileReader {
    enum Kind { case missing, regular, folder, symbolicLink, stream }

    struct Status {
        var kind: Kind
        var identity: FileIdentity
        var mode: UInt32
        var size: Int
        /// The time of the last modification, in nanoseconds.
        var time = 0
    }

    /// The kind of file at a path; for a symbolic link that of its target, unless `following` is false.
    static func status(_ path: String, following: Bool = true) -> Status {
        var record = stat()
        let name = PathText.cString(path)
        let result = unsafe following ? stat(name, &record) : lstat(name, &record)
        guard result == 0 else {
            return Status(kind: .missing, identity: FileIdentity(device: 0, inode: 0), mode: 0, size: 0)
        }
        let kind: Kind =
            switch record.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFLNK: .symbolicLink
            default: .stream
            }
        return Status(
            kind: kind,
            // Darwin's device numbers are signed.
            identity: FileIdentity(device: UInt64(truncatingIfNeeded: record.st_dev), inode: UInt64(record.st_ino)),
            mode: UInt32(record.st_mode & 0o7777), size: Int(record.st_size), time: modificationTime(of: record))
    }

    /// All bytes of a file, or of standard input for "-"; more than `limit` is refused before it is kept.
    /// - Parameter flag: the flag that changes the limit; nil if there is none.
    static func read(_ path: String, limit: Int, flag: String?) throws(Failure) -> [UInt8] {
        let shown = displayName(path)
        var size = 0
        if path != "-" {
            let status = status(path)
            guard status.kind != .missing else { throw Failure("\(shown): no such file") }
            guard status.kind != .folder else { throw Failure("\(shown): is a folder") }
            guard status.size <= limit else {
                let hint = flag.map { ", moved by --\($0)" } ?? ""
                throw Failure("\(shown): \(countText(Int(status.size), "byte")); the limit is \(limit)\(hint)")
            }
            size = status.size
        }
        let descriptor = path == "-" ? STDIN_FILENO : unsafe open(PathText.cString(path), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure("\(shown): \(Errno(rawValue: errno).description)") }
        defer { if path != "-" { close(descriptor) } }
        do {
            return try readAll(FileDescriptor(rawValue: descriptor), expecting: size, limit: limit)
        } catch let error as Errno {
            throw Failure("\(shown): \(error.description)")
        } catch {
            throw Failure(
                "\(shown): more than \(countText(limit, "byte")), the limit" + (flag.map { " of --\($0)" } ?? ""))
        }
    }

    private struct TooLarge: Error {}

    /// - Parameter size: the file's own; 0 for a stream. A file that has grown since is read to its end.
    private static func readAll(_ file: FileDescriptor, expecting size: Int, limit: Int) throws -> [UInt8] {
        // What a file says of itself is no reason to take more memory than it turns out to fill.
        let size = min(max(0, size), 64 << 20)
        // Room for one more byte, to see the end of the file.
        var bytes = try unsafe [UInt8](unsafeUninitializedCapacity: size + 1) { room, filled in
            while filled < room.count {
                let rest = unsafe UnsafeMutableBufferPointer(rebasing: room[filled...])
                let count = try unsafe file.read(into: UnsafeMutableRawBufferPointer(rest))
                guard count > 0 else { return }
                filled += count
            }
        }
        guard bytes.count <= limit else { throw TooLarge() }
        if bytes.count <= size { return bytes }
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = try unsafe buffer.withUnsafeMutableBytes { try unsafe file.read(into: $0) }
            guard count > 0 else { return bytes }
            guard bytes.count + count <= limit else { throw TooLarge() }
            bytes.append(contentsOf: buffer[..<count])
            if count == buffer.count, count < 1 << 18 { buffer = [UInt8](repeating: 0, count: 1 << 18) }
        }
    }

    /// The names in a folder, sorted, without hidden names unless `withHidden`.
    static func names(in folder: String, withHidden: Bool = false) throws(Failure) -> [String] {
        guard let handle = unsafe opendir(PathText.cString(folder)) else {
            throw Failure("\(displayName(folder)): \(Errno(rawValue: errno).description)")
        }
        defer { unsafe closedir(handle) }
        var names: [String] = []
        while let entry = unsafe readdir(handle) {
            let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
            if bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8) { continue }
            if withHidden || bytes.first != UInt8(ascii: ".") { names.append(PathText.text(of: bytes)) }
        }
        return names.sorted()
    }
}

/// A path for messages.
func displayName(_ path: String) -> String { path == "-" ? "<stdin>" : path }

/// The last component of a path.
func lastComponent(_ path: String) -> String { PathText.lastComponent(path) }

/// The last component of a path without its extension.
func stem(_ path: String) -> String { PathText.stem(path) }

/// The extension in lower case, without the dot.
func fileExtension(_ path: String) -> String { PathText.fileExtension(path) }
