import Files
import Notation

/// The folder in which the last run kept the files of its failures.
package struct KeptFolder: Sendable {
    /// The folder, relative to the current one unless the user named it otherwise.
    package let path: String
    /// The folder that the files must not leave: the kept folder if the user named it, else the current folder, where
    /// an untrusted link with the kept folder's name may have been committed.
    package let enclosure: Enclosure

    /// The folder where none is named.
    static let standardPath = ".render-cli/test"

    /// A file that keeps git from the folder; nil for a folder that the user named.
    let ignoreFile: String?

    /// The folder that the user named, else a hidden folder in the current folder.
    package init(named: String?) {
        path = named ?? Self.standardPath
        ignoreFile = named == nil ? ".render-cli/.gitignore" : nil
        enclosure = Enclosure(folder: named ?? ".")
    }

    /// The path of a kept file, for a path in this folder's list; the folder may have been moved since.
    ///
    /// The names of kept files follow from the reference's path, so a list cannot name other files.
    /// - Returns: nil for a path that is no kept file of this reference.
    package func file(listed path: String, ofReference reference: String, from folder: String) -> String? {
        let type = PathText.fileExtension(reference)
        for (what, type) in [("actual", type), ("reference", type), ("moves", "png"), ("difference", "png")]
        where SnapshotPath.kept(reference, what, type, in: folder) == path {
            let own = SnapshotPath.kept(reference, what, type, in: self.path)
            return (try? enclosure.place(of: own)) == nil ? nil : own
        }
        return nil
    }
}
