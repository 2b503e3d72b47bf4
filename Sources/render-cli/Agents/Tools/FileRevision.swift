/// A commit of the repository around the served folder, from which files are read as they were.
///
/// git is started, through its one door: it reads objects, and nothing of the working tree.
struct FileRevision {
    private let commit: String

    init(_ name: String) throws(Failure) {
        guard let git = Git(around: ".") else { throw Failure("there is no git repository here") }
        commit = try GitRange.commit(name, git)
    }

    /// The bytes of a file; nil where the commit has no such file.
    func contents(of path: String, limit: Int) throws(Failure) -> [UInt8]? {
        GitHistory.contents(of: path, at: commit, limit: limit)
    }
}
