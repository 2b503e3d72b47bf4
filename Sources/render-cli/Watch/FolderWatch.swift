import CLibrary
import Files

/// Tells when a file that a layout may be made of changed in some folders: through the system's watch, or by looking
/// where that cannot be had.
struct FolderWatch: ~Copyable {
    let folders: [String]
    private let events: FolderEvents?
    /// What was seen at the last look.
    private var seen: [Sighting] = []

    private struct Sighting: Equatable {
        var path: String
        var identity: FileIdentity
        var size: Int
        var time: Int
    }

    /// More folders than a person edits.
    static let folderLimit = 1_000
    /// What layouts are made of: documents, catalogs, pictures, texts, fonts, projects.
    private static let extensions: Set = [
        "json", "storyboard", "xib", "png", "jpg", "jpeg", "webp", "svg", "pdf", "gif", "heic", "strings",
        "stringsdict",
        "xcstrings", "plist", "ttf", "otf", "ttc", "pbxproj", "yml",
    ]

    /// - Parameter looks: whether the folders are looked at, even where the system could watch them.
    init(_ folders: [String], looks: Bool = false) {
        self.folders = Array(folders.prefix(Self.folderLimit))
        events = looks ? nil : FolderEvents(self.folders)
        if events == nil { seen = look() }
    }

    /// Readable when something happened; -1 where somebody has to look.
    var descriptor: Int32 {
        switch events {
        case .some(let events): events.descriptor
        case .none: -1
        }
    }

    /// Whether anything was written, moved or removed since the last answer.
    mutating func hasChanged() -> Bool {
        switch events {
        case .some(let events):
            return events.names().contains { Self.extensions.contains(fileExtension($0)) || fileExtension($0).isEmpty }
        case .none:
            let old = seen
            seen = look()
            return seen != old
        }
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

    /// The folders of some layouts: each file's own and those of its pictures, and of a project all but hidden ones and
    /// those that other tools write.
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
