/// Folders whose files belong to targets without being named, as Xcode 16 has them, and the exceptions from that.
struct SynchronizedFolders {
    private struct Folder {
        var path: String
        var object: ProjectValue
        var id: String
    }

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

    /// The files of a target: all of its own folders without the exceptions, and the exceptions of other folders.
    func files(of target: (id: String, object: ProjectValue), in clone: some CloneFiles) -> [String] {
        let own = Set(target.object["fileSystemSynchronizedGroups"]?.texts ?? [])
        var found: [String] = []
        for folder in folders {
            let exceptions = exceptions(folder, of: target)
            if own.contains(folder.id) {
                found += clone.files(below: folder.path).filter { file in
                    !exceptions.contains { FolderPath.isBelow(file, $0) }
                }
            } else {
                for exception in exceptions {
                    found += clone.contents(exception) == nil ? clone.files(below: exception) : [exception]
                }
            }
        }
        return found
    }

    private func exceptions(_ folder: Folder, of target: (id: String, object: ProjectValue)) -> [String] {
        let phases = Set(target.object["buildPhases"]?.texts ?? [])
        return objects.list(folder.object, "exceptions").flatMap { _, set -> [String] in
            let isOfTarget = set["target"]?.text == target.id
            // Files of a phase of their own, such as one that copies, are no sources.
            let isOfPhase = set["buildPhase"]?.text.map(phases.contains) ?? false
            guard isOfTarget || isOfPhase else { return [] }
            return (set["membershipExceptions"]?.texts ?? []).compactMap { FolderPath.join(folder.path, $0) }
        }
    }
}
