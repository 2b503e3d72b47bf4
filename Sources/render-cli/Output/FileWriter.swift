import CLibrary
import Files
import SystemPackage

/// Writes files atomically.
///
/// For paths that the user named on the command line: a regular file is replaced as `Folder.write` does, a symbolic
/// link stays and its target is replaced, a pipe or device is streamed.
struct FileWriter {
    /// Files that are being read, ascending: writing to one of them is wrong usage. A list: a set costs a conformance
    /// search.
    private var inputs: [FileIdentity] = []
    /// Paths with names from documents, each with the folder that it must not leave.
    private var folders: [String: String] = [:]
    /// What all its files must survive.
    private let durability: Durability

    init(inputs paths: [String] = [], _ durability: Durability = .lasting) {
        self.durability = durability
        for path in paths where path != "-" {
            let status = FileReader.status(path)
            if status.kind != .missing { inputs.append(status.identity) }
        }
        inputs.sort { $0.isBefore($1) }
    }

    private func isInput(_ file: FileIdentity) -> Bool {
        var (start, end) = (0, inputs.count)
        while start < end {
            let middle = (start + end) / 2
            if inputs[middle].isBefore(file) { start = middle + 1 } else { end = middle }
        }
        return start < inputs.count && inputs[start] == file
    }

    /// Refuses an output that is an input or a folder, or whose folder cannot be created because a file is in its
    /// place; called for all outputs before any work.
    func check(_ path: String) throws(Failure) {
        guard path != "-" else { return }
        let status = FileReader.status(path)
        switch status.kind {
        case .folder: throw Failure.usage("\(path): is a folder; name a file in it")
        case .regular where isInput(status.identity):
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

    /// The same for a path made from a template. The text before the first placeholder was named by the user; the rest
    /// was not, and no link in the rest is followed.
    mutating func check(_ path: String, madeBy template: NameTemplate) throws(Failure) {
        folders[path] = template.folder
        if let folder = template.folder {
            _ = try Failure.of { () throws(FileTrouble) in try Enclosure(folder: folder).place(of: path) }
        }
        try check(path)
    }

    /// Writes all bytes to a path, whose folders are created, or to standard output for "-".
    func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        guard path != "-" else { return try StandardStreams.write(bytes) }
        try check(path)
        if let folder = folders[path] {
            return try Failure.of { () throws(FileTrouble) in
                try Enclosure(folder: folder).write(bytes, to: path, durability)
            }
        }
        let target = try Self.followLinks(path)
        let status = FileReader.status(target)
        if status.kind == .stream { return try stream(bytes, to: target) }
        do throws(FileTrouble) {
            guard let place = InnerPath(lastComponent(target)) else {
                throw FileTrouble(path: path, reason: "is no name of a file")
            }
            try Folder(making: Self.folder(of: target)).write(bytes, to: place, durability)
        } catch {
            throw Failure(error.description)
        }
    }

    private func stream(_ bytes: [UInt8], to path: String) throws(Failure) {
        let descriptor = unsafe open(PathText.cString(path), O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(path) }
        defer { close(descriptor) }
        do {
            try FileDescriptor(rawValue: descriptor).writeAll(bytes)
        } catch {
            throw Failure("\(path): \(describe(error))")
        }
    }

    /// The end of a chain of symbolic links.
    private static func followLinks(_ path: String) throws(Failure) -> String {
        var at = path
        for _ in 0..<40 {
            guard FileReader.status(at, following: false).kind == .symbolicLink else { return at }
            var buffer = [CChar](repeating: 0, count: 4096)
            let count = unsafe readlink(PathText.cString(at), &buffer, buffer.count)
            guard count > 0 else { throw failure(at) }
            let target = PathText.text(of: buffer[..<count].map { UInt8(bitPattern: $0) })
            at = target.hasPrefix("/") ? target : folder(of: at) + "/" + target
        }
        throw Failure("\(path): too many symbolic links")
    }

    /// The folder of a path.
    static func folder(of path: String) -> String { PathText.folder(of: path) }

    private static func failure(_ path: String) -> Failure { Failure("\(path): \(Errno(rawValue: errno).description)") }
}
