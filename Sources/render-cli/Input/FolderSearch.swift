/// Searches the files below a folder, without the folders of package managers and builds.
struct FolderSearch {
    /// Folders of packages or products of builds.
    static let packages: Set<String> = [".build", "Carthage", "DerivedData", "Pods", "node_modules"]
    /// The extension of the folders that Xcode exports for translators, with copies of the project's files.
    static let export = ".xcloc"

    /// Extensions of folders that hold no layouts and whose files are no candidates: asset catalogs, data models.
    static let others: Set = ["xcassets", "xcdatamodeld", "xcdatamodel", "xcodeproj", "xcworkspace"]

    private let patterns: [PathPattern]
    private let accepts: (String) -> Bool
    /// Folders of packages and builds that were skipped.
    private(set) var leftOut: [String] = []
    /// Whether an Xcode project was among the folders that were passed over.
    private(set) var hasProject = false
    /// Folders that could not be opened.
    private(set) var failures: [(folder: String, failure: Failure)] = []
    /// For each pattern, whether it excluded anything.
    private var isUsed: [Bool]

    /// - Parameter accepts: whether a file of this name is wanted.
    init(leavingOut patterns: [PathPattern], accepts: @escaping (String) -> Bool) {
        self.patterns = patterns
        self.accepts = accepts
        isUsed = Array(repeating: false, count: patterns.count)
    }

    /// Patterns that excluded nothing.
    var uselessPatterns: [String] { patterns.indices.filter { !isUsed[$0] }.map { patterns[$0].text } }

    /// The paths of the accepted files below a folder: a folder's files by name, then the subfolders' files. Hidden
    /// files and links to folders are skipped.
    mutating func places(below root: String) throws(Failure) -> [String] {
        var places: [String] = []
        var pending = [""]
        while let folder = pending.popLast() {
            let names: [String]
            do {
                names = try FileReader.names(in: Self.join(root, folder), withHidden: true)
            } catch {
                guard !folder.isEmpty else { throw error }
                failures.append((Self.join(root, folder), error))
                continue
            }
            var folders: [String] = []
            for name in names {
                let place = Self.join(folder, name)
                switch kind(of: place, named: name, in: root) {
                case .folder: folders.append(place)
                case .regular: places.append(place)
                default: break
                }
            }
            pending.append(contentsOf: folders.reversed())
        }
        return places
    }

    /// The kind of a name's file; nil for a skipped file.
    private mutating func kind(of place: String, named name: String, in root: String) -> FileReader.Kind {
        let path = Self.join(root, place)
        if Self.packages.contains(name) || name.hasSuffix(Self.export), FileReader.status(path).kind == .folder {
            leftOut.append(path)
            return .missing
        }
        guard !name.hasPrefix(".") else { return .missing }
        let kind = FileReader.status(path).kind
        if kind == .folder, Self.others.contains(fileExtension(name)) {
            if fileExtension(name) == "xcodeproj" { hasProject = true }
            return .missing
        }
        switch kind {
        case .folder where FileReader.status(path, following: false).kind != .folder: return .missing
        case .regular where !accepts(name): return .missing
        case .folder, .regular: return isExcluded(place) ? .missing : kind
        default: return .missing
        }
    }

    private mutating func isExcluded(_ place: String) -> Bool {
        var isExcluded = false
        for (index, pattern) in patterns.enumerated() where pattern.matches(place) {
            isUsed[index] = true
            isExcluded = true
        }
        return isExcluded
    }

    /// A place below a folder as a path.
    static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." || folder == "./" { return name.isEmpty ? "." : name }
        if name.isEmpty { return folder }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
