import CLibrary
import Files

/// Notices changes of files that a layout may depend on, in some folders: by notifications of the system, or by
/// polling.
struct FolderWatch: ~Copyable {
    let folders: [String]
    private let events: FolderEvents?
    /// The names of files that the system told of since `takeNames`.
    private var names: Set<String> = []
    /// The state of the files at the last poll.
    private var seen: [Sighting] = []

    private struct Sighting: Equatable {
        var path: String
        var identity: FileIdentity
        var size: Int
        var time: Int
    }

    /// More folders than a person edits.
    static let folderLimit = 1_000
    /// Extensions of documents, catalogs, pictures, texts, fonts, projects and their folders.
    private static let extensions: Set = [
        "json", "storyboard", "xib", "png", "jpg", "jpeg", "webp", "svg", "pdf", "gif", "heic", "strings",
        "stringsdict",
        "xcstrings", "plist", "ttf", "otf", "ttc", "pbxproj", "yml",
        // Folders that come: catalogs, the sets in them, and translations.
        "xcassets", "colorset", "imageset", "lproj",
    ]

    /// - Parameter looks: whether files are polled even if the system has notifications.
    init(_ folders: [String], looks: Bool = false) {
        self.folders = Array(folders.prefix(Self.folderLimit))
        events = looks ? nil : FolderEvents(self.folders)
        if events == nil { seen = look() }
    }

    /// Readable when there is a notification; -1 if files are polled.
    var descriptor: Int32 {
        switch events {
        case .some(let events): events.descriptor
        case .none: -1
        }
    }

    /// Whether a file was written, moved or removed since the last call.
    mutating func hasChanged() -> Bool {
        switch events {
        case .some(let events):
            let told = events.names().filter {
                Self.extensions.contains(fileExtension($0)) || fileExtension($0).isEmpty
            }
            names.formUnion(told)
            return !told.isEmpty
        case .none:
            let old = seen
            seen = look()
            return seen != old
        }
    }

    /// The names of the files that changed since the last call; nil where files are polled.
    mutating func takeNames() -> Set<String>? {
        guard descriptor >= 0 else { return nil }
        defer { names = [] }
        return names
    }

    /// Whether a file was written, or came or left, at a time or later: nobody tells of a save between the reading of the
    /// files and the start of the watch.
    /// - Parameter start: of `fileClock()`, before the files were read.
    func hasChange(since start: Int) -> Bool {
        folders.contains { FileReader.status($0).time >= start } || look().contains { $0.time >= start }
    }

    private func look() -> [Sighting] {
        folders.flatMap { folder in
            ((try? FileReader.names(in: folder)) ?? []).filter { Self.extensions.contains(fileExtension($0)) }.map {
                name in
                let path = folder + "/" + name
                let status = FileReader.status(path)
                return Sighting(path: path, identity: status.identity, size: status.size, time: status.time)
            }
        }
    }

    // MARK: Which folders

    /// The folders of some layouts: each file's own folder and that of its pictures, and all folders of a project
    /// except hidden folders and folders of other tools.
    static func folders(of pages: [Page], files: [String], projects: [String]) -> [String] {
        var found: [String] = []
        var met: Set<String> = []
        func add(_ folder: String) { if met.insert(folder).inserted { found.append(folder) } }
        for file in files where file != "-" { add(FileWriter.folder(of: file)) }
        for page in pages {
            guard case .document(let document, _, _, _) = page.source, let images = document.assets.images else {
                continue
            }
            add(FileWriter.folder(of: page.input) + "/" + images)
        }
        var waiting = projects[...]
        while let folder = waiting.popFirst(), found.count < folderLimit {
            add(folder)
            let names = (try? FileReader.names(in: folder)) ?? []
            for name in names where !FolderSearch.packages.contains(name) && name != "build" {
                let path = folder + "/" + name
                if FileReader.status(path, following: false).kind == .folder { waiting.append(path) }
            }
        }
        return found
    }
}
