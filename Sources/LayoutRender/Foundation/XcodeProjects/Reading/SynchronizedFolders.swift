/// Folders whose files belong to targets without being named, as Xcode 16 has them, and the exceptions from that.
struct SynchronizedFolders {
    private struct Folder {
        var path: String
        var object: ProjectValue
        var id: String
    }

    /// What lies in the folders, each of which is looked into once for all targets.
    private final class Listing {
        private var files: [String: [String]] = [:]

        func files(below folder: String, in clone: some CloneFiles) -> [String] {
            if let known = files[folder] { return known }
            let found = clone.files(below: folder)
            files[folder] = found
            return found
        }
    }

    private let listing = Listing()
    private let folders: [Folder]
    private let objects: ProjectObjects

    init(_ objects: ProjectObjects, _ tree: ProjectTree) {
        self.objects = objects
        folders = tree.paths.sorted { $0.key < $1.key }.compactMap { id, path in
            guard let object = objects[id], objects.kind(object) == "PBXFileSystemSynchronizedRootGroup" else {
                return nil
            }
            return Folder(path: path, object: object, id: id)
        }
    }

    /// The files of a target: all of its own folders without the exceptions, and the exceptions of other folders. As on a Mac,
    /// case does not matter.
    func files(of target: (id: String, object: ProjectValue), in clone: some CloneFiles) -> [String] {
        let own = Set(target.object["fileSystemSynchronizedGroups"]?.texts ?? [])
        var found: [String] = []
        // Of several groups on one folder the first counts, and an exception counts once.
        var seen: Set<String> = []
        var taken: Set<String> = []
        for folder in folders {
            let exceptions = exceptions(folder, of: target)
            if own.contains(folder.id) {
                guard seen.insert(folder.path).inserted else { continue }
                let out = Set(exceptions.map { $0.lowercased() })
                found += listing.files(below: folder.path, in: clone).filter { !Self.isBelow($0.lowercased(), out) }
            } else {
                for exception in exceptions where taken.insert(exception).inserted {
                    found += clone.isFile(exception) ? [exception] : listing.files(below: exception, in: clone)
                }
            }
        }
        return found
    }

    /// Whether a path is one of some files and folders, or lies below one.
    private static func isBelow(_ path: String, _ folders: Set<String>) -> Bool {
        guard !folders.isEmpty else { return false }
        if folders.contains("") { return true }
        var folder = ""
        for part in FolderPath.components(path) {
            folder += (folder.isEmpty ? "" : "/") + part
            if folders.contains(folder) { return true }
        }
        return false
    }

    private func exceptions(_ folder: Folder, of target: (id: String, object: ProjectValue)) -> [String] {
        let phases = Set(target.object["buildPhases"]?.texts ?? [])
        return objects.list(folder.object, "exceptions").flatMap { _, set -> [String] in
            let isOfTarget = set["target"]?.text == target.id
            // Files of a build phase of their own, such as a copy phase, are no sources.
            let isOfPhase = set["buildPhase"]?.text.map(phases.contains) ?? false
            guard isOfTarget || isOfPhase else { return [] }
            return (set["membershipExceptions"]?.texts ?? []).compactMap { FolderPath.join(folder.path, $0) }
        }
    }
}
