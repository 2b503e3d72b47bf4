import Files
import LayoutDocument
import LayoutRender

/// The folder of a server: files are read through one door, and what was read stays until a file changes.
///
/// A class, since a watch has one owner, and each tool is handed the same folder.
final class ServedFolder {
    /// Absolute, links resolved; also the current folder, so that paths in answers are paths inside.
    let root: String
    let limits: Limits
    /// Whether tools may write.
    let allowsEdits: Bool
    /// How views are compiled; nil where nothing is.
    let builds: ViewBuilds?
    /// The projects of the present state of the files.
    private(set) var store: ProjectStore
    /// Pages read so far, by arguments.
    var known: [[String]: [WarmPage]] = [:]
    /// Notices of the same.
    var notices: [[String]: [Notice]] = [:]
    private var watch: FolderWatch? = nil
    /// Fonts and shaped texts, kept over all calls.
    let painter: WarmRenderer

    private init(
        root: String, limits: Limits, allowsEdits: Bool, builds: ViewBuilds?, store: ProjectStore,
        painter: WarmRenderer
    ) {
        (self.root, self.limits, self.allowsEdits, self.builds) = (root, limits, allowsEdits, builds)
        (self.store, self.painter) = (store, painter)
    }

    /// - Parameter root: absolute, links resolved.
    static func serving(
        _ root: String, limits: Limits, allowsEdits: Bool, builds: ViewBuilds?
    ) throws(Failure) -> ServedFolder {
        ServedFolder(
            root: root, limits: limits, allowsEdits: allowsEdits, builds: builds, store: try store(root),
            painter: try WarmRenderer(limits))
    }

    private static func store(_ root: String) throws(Failure) -> ProjectStore {
        do {
            return try ProjectStore(ProjectOptions.parse([]), within: root)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("\(error)")
        }
    }

    /// Forgets what was read if a file changed since the last call.
    ///
    /// The watch is there before a file is read again: a change while files are read is seen by the next call.
    func refresh() throws(Failure) {
        if watch?.hasChanged() == false { return }
        let folders = FolderWatch.folders(of: [], files: [], projects: ["."])
        // A folder that has too many folders to watch is read anew for each call.
        watch = folders.count < FolderWatch.folderLimit ? FolderWatch(folders) : nil
        store = try Self.store(root)
        known = [:]
        notices = [:]
    }

    // MARK: The door

    /// The door to the files inside, which is the current folder: messages have paths inside.
    var enclosure: Enclosure { Enclosure(folder: ".") }

    /// A path inside, as the answers have it: of an absolute path the part inside the folder.
    func place(of path: String) throws(Failure) -> InnerPath {
        guard let place = enclosure.place(listed: path) else {
            throw Failure("\(displayName(path)): is not inside the served folder; paths are relative to it")
        }
        return place
    }

    /// The same of a layout file.
    func layoutPlace(of path: String) throws(Failure) -> InnerPath {
        let place = try place(of: path)
        guard InputFiles.extensions.contains(fileExtension(place.name)) else {
            throw Failure("\(place.text): layouts are .storyboard, .xib and tree.json files")
        }
        return place
    }

    /// The bytes of a file inside; links are refused.
    func read(_ path: String) throws(Failure) -> [UInt8] {
        let place = try place(of: path)
        let limit = limits.inputBytes
        guard let bytes = try Failure.of({ () throws(FileTrouble) in try enclosure.read(place, limit: limit) }) else {
            throw Failure("\(place.text): no such file; list_screens names the files")
        }
        return bytes
    }

    /// The layout files that a path means: the file itself, or those below a folder; links are passed over.
    func files(at path: String) throws(Failure) -> InputFiles {
        let isAll = path.isEmpty || path == "." || PathText.resolved(path) == root
        let place = isAll ? nil : try place(of: path)
        let shown = place?.text ?? "."
        let kind = try place.map { place throws(Failure) in
            try Failure.of { () throws(FileTrouble) in try enclosure.kind(of: place) }
        }
        switch kind {
        case .regular: return InputFiles(named: [shown])
        case .folder, nil:
            var files = try InputFiles([shown], leavingOut: [], mayBeEmpty: true)
            files.keep { path in
                guard let place = InnerPath(path) else { return false }
                return (try? enclosure.kind(of: place)) == .regular
            }
            return files
        case .missing: throw Failure("\(shown): no such file or folder; list_screens names the files")
        default: throw Failure("\(shown): is a link or no regular file, and is not followed")
        }
    }

    /// Writes a file inside; refused unless the server may write, and where the file has other bytes than were read.
    func write(_ bytes: [UInt8], to place: InnerPath, inPlaceOf old: [UInt8]?) throws(Failure) {
        guard allowsEdits else { throw Failure("the server was started without --allow edits and writes nothing") }
        let enclosure = enclosure
        let limit = limits.inputBytes
        let present = try Failure.of { () throws(FileTrouble) in try enclosure.read(place, limit: limit) }
        guard present == old else { throw Failure("\(place.text): has changed since it was read; nothing was written") }
        try Failure.of { () throws(FileTrouble) in try enclosure.write(bytes, to: place.text) }
    }
}
