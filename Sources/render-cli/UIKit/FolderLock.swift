import CLibrary
import Files

/// A folder that one process at a time has locked; the system ends the lock with the process.
struct FolderLock: ~Copyable {
    private let folder: Int32

    /// Creates the folder, and waits until no other process has the lock.
    /// - Parameter waiting: called once where another has it.
    /// - Throws: `FileTrouble` for a folder that cannot be created or written.
    static func taken(_ path: String, waiting: () -> Void) throws(FileTrouble) -> FolderLock {
        _ = try Folder(making: path)
        let name = PathText.cString(path)
        guard unsafe access(name, W_OK) == 0 else { throw FileTrouble(path: path, code: errno) }
        let folder = unsafe open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw FileTrouble(path: path, code: errno) }
        // A file system without locks (ENOLCK, ENOTSUP) has none to wait for.
        guard flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return FolderLock(folder: folder) }
        waiting()
        while flock(folder, LOCK_EX) != 0, errno == EINTR {}
        return FolderLock(folder: folder)
    }

    deinit { close(folder) }
}
