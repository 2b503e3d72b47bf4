import CLibrary
import Files

/// Reading and writing snapshots inside a folder.
enum SnapshotFiles {
    /// The bytes of a file; nil if there is no such file. A link, a pipe or a device in the file's place is refused.
    /// - Parameter folder: the folder that existed before the snapshots; no link below it is followed.
    static func read(_ path: String, in folder: String) throws(FileTrouble) -> [UInt8]? {
        guard unsafe access(PathText.cString(folder), F_OK) == 0 else { return nil }
        return try Folder(named: folder).read(place(path, folder), limit: 256 << 20)
    }

    /// Writes a file completely or not at all, after creating missing folders.
    static func write(_ bytes: [UInt8], to path: String, in folder: String) throws(FileTrouble) {
        try Folder(making: folder).write(bytes, to: place(path, folder))
    }

    /// The path relative to a folder; an error for a path outside.
    private static func place(_ path: String, _ folder: String) throws(FileTrouble) -> InnerPath {
        guard path.hasPrefix(folder + "/"), let place = InnerPath(String(path.dropFirst(folder.count + 1))) else {
            throw FileTrouble(path: path, reason: "is not inside \(folder)")
        }
        return place
    }

    /// The folder part of a path; `.` without one.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// An environment variable; nil if it is not set.
    static func variable(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }
}
