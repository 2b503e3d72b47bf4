/// The files of a clone that a project may name: the disk, or a table in a test. Paths begin at the clone's folder.
public protocol CloneFiles {
    /// The bytes of a regular file inside the clone; nil for a missing file, a path that leads out, and a file that is
    /// too large.
    func contents(_ path: String) -> [UInt8]?

    /// Whether ``contents(_:)`` would find a file, which is not read for that.
    func isFile(_ path: String) -> Bool

    /// The regular files below a folder, in the order of their paths, at most some ten thousands; hidden ones are left out.
    func files(below folder: String) -> [String]
}
