import Files
import Regression

/// One file that `approve` copies: from the folder of the run to the reference of a page.
///
/// Both paths come from the list of a run, which may be untrusted: committed, or downloaded from a CI system. The
/// reference must be a possible reference of the page, the page's file must exist, and both must lie inside the current
/// folder unless the user named them.
struct Approval {
    let bytes: [UInt8]
    /// The path of the reference.
    let path: String
    let enclosure: Enclosure

    /// - Parameters:
    ///   - folder: the folder where the files of the run are now.
    ///   - listed: the folder that the list was written for.
    ///   - names: the names on the command line.
    init(
        _ snapshot: SnapshotResult, of result: CaseResult, in folder: KeptFolder, listed: String, names: [String]
    ) throws(Failure) {
        path = snapshot.path
        let isNamed = names.contains(result.file) || names.contains(snapshot.path)
        enclosure = Enclosure(folder: isNamed ? FileWriter.folder(of: result.file) : ".")
        guard let file = try? enclosure.place(of: result.file), let place = try? enclosure.place(of: path) else {
            throw Failure("\(path): lies outside the current folder; to take it over, name its file: \(result.file)")
        }
        let kinds = SnapshotKind.allCases.map(\.fileExtension)
        guard place.components.suffix(3).first == SnapshotPath.folder, kinds.contains(fileExtension(path)),
            path == SnapshotPath.folder(of: result.file) + "/" + result.name + "." + fileExtension(path)
        else { throw Failure("\(path): is no reference of \(result.file)") }
        let enclosure = enclosure
        let kind = try Failure.of { () throws(FileTrouble) in try enclosure.kind(of: file) }
        guard InputFiles.extensions.contains(fileExtension(result.file)), kind == .regular else {
            throw Failure("\(path): \(result.file) is no layout file here")
        }
        guard let actual = folder.file(listed: snapshot.actual, ofReference: snapshot.path, from: listed) else {
            throw Failure("\(snapshot.actual): is no file that a run keeps for \(path)")
        }
        let bytes = try Failure.of { () throws(FileTrouble) in try folder.enclosure.read(actual, limit: 256 << 20) }
        guard let bytes else { throw Failure("\(actual): no such file") }
        // Files that a run keeps are not flushed to the disk (`Durability.remade`), and no page is empty.
        guard !bytes.isEmpty else { throw Failure("\(actual): is empty; run the test again") }
        self.bytes = bytes
    }

    func write() throws(Failure) {
        try Failure.of { () throws(FileTrouble) in try enclosure.write(bytes, to: path) }
    }
}
