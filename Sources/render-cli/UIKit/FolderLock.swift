import CLibrary
import Files

/// A folder that one process at a time has locked; the system ends the lock with the process.
struct FolderLock: ~Copyable {
    private let folder: Int32

    /// Creates the folder, and waits until no other process has the lock.
    /// - Parameters:
    ///   - waiting: called once where another has it.
    ///   - isCancelled: asked ten times a second while another has it; true ends the waiting. Nil: never.
    /// - Throws: `FileTrouble` for a folder that cannot be created or written, and for waiting that was cancelled.
    static func taken(
        _ path: String, waiting: () -> Void, isCancelled: (() -> Bool)? = nil
    ) throws(FileTrouble) -> FolderLock {
        _ = try Folder(making: path)
        let name = PathText.cString(path)
        guard unsafe access(name, W_OK) == 0 else { throw FileTrouble(path: path, code: errno) }
        let folder = unsafe open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw FileTrouble(path: path, code: errno) }
        // A file system without locks (ENOLCK, ENOTSUP) has none to wait for.
        guard flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return FolderLock(folder: folder) }
        waiting()
        while flock(folder, isCancelled == nil ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            guard errno == EWOULDBLOCK, let isCancelled else { break }
            guard !isCancelled() else {
                close(folder)
                throw FileTrouble(path: path, code: ECANCELED)
            }
            usleep(100_000)
        }
        return FolderLock(folder: folder)
    }

    deinit { close(folder) }
}
