import CLibrary
import Files

/// A file that one process at a time has locked; the system ends the lock with the process.
struct FolderLock: ~Copyable {
    private let file: Int32

    /// Creates the folder, and waits until no other process has the lock.
    /// - Parameter waiting: called once where another has it.
    static func taken(_ folder: String, name: String, waiting: () -> Void) throws(FileTrouble) -> FolderLock {
        _ = try Folder(making: folder)
        let path = folder + "/" + name
        let file = unsafe open(PathText.cString(path), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw FileTrouble(path: path, code: errno) }
        // A file system without locks (ENOLCK, ENOTSUP) has none to wait for.
        guard flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return FolderLock(file: file) }
        waiting()
        while flock(file, LOCK_EX) != 0, errno == EINTR {}
        return FolderLock(file: file)
    }

    deinit { close(file) }
}
