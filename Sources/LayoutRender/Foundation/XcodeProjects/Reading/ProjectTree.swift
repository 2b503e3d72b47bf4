/// Where the files of a project lie: its groups say so, from the main group down.
struct ProjectTree {
    /// Paths from the clone's folder, by the identifiers of files and groups.
    private(set) var paths: [String: String] = [:]
    /// Names as written of what lies outside the clone.
    private(set) var outside: [String] = []
    /// Folders that the project lists as files, in which a package may lie.
    private(set) var folders: [String] = []
    /// The folder of the project file's paths.
    let origin: String

    private static let maximumDepth = 200

    /// - Parameters:
    ///   - objects: of the project file.
    ///   - folder: that of `App.xcodeproj`, from the clone's folder.
    init(_ objects: ProjectObjects, in folder: String) {
        let below = objects.root["projectDirPath"]?.text ?? ""
        origin = FolderPath.join(folder, below) ?? folder
        guard let main = objects.root["mainGroup"]?.text else { return }
        // Groups may name each other in a circle: each counts where it is met first.
        var open: [(id: String, folder: String?, depth: Int)] = [(main, origin, 0)]
        var seen: Set<String> = [main]
        while let (id, folder, depth) = open.popLast() {
            guard let object = objects[id] else { continue }
            let own = path(of: object, in: folder)
            if let own { paths[id] = own }
            if let own, ["folder", "wrapper", "folder.reference"].contains(object["lastKnownFileType"]?.text) {
                folders.append(own)
            }
            guard depth < Self.maximumDepth else { continue }
            for child in (object["children"]?.texts ?? []).reversed() where seen.insert(child).inserted {
                open.append((child, own, depth + 1))
            }
        }
    }

    /// The path of a group or a file; nil for what lies in no folder of the clone.
    private mutating func path(of object: ProjectValue, in folder: String?) -> String? {
        let own = object["path"]?.text
        let start: String?
        switch object["sourceTree"]?.text ?? "<group>" {
        case "<group>": start = folder
        case "SOURCE_ROOT": start = origin
        case "<absolute>":
            if let own { outside.append(own) }
            return nil
        // Products, and files of the system's.
        default: return nil
        }
        guard let start else { return nil }
        guard let own, !own.isEmpty else { return start }
        guard let joined = FolderPath.join(start, own) else {
            outside.append(own)
            return nil
        }
        return joined
    }
}
