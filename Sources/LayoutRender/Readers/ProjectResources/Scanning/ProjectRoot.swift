import Notation

/// The folder of a project, found from one of its files upwards.
public struct ProjectRoot: Sendable, Hashable {
    /// Why the folder is the root.
    public enum Sign: String, Sendable {
        /// An Xcode project or workspace, a package manifest, a project generator's description.
        case project
        /// A repository's top.
        case repository
        /// A list of packages or a licence, the usual top of an exported repository.
        case copy
        /// No sign: the folder of the file itself.
        case folder
        /// Named with a flag.
        case named
    }

    /// Absolute, with links resolved.
    @ComparedByBytes public var path: String
    /// Why the folder is the root.
    public var sign: Sign
    /// A larger folder for names that the root lacks: the repository around a package or a subproject.
    @ComparedByBytes public var wider: String?

    /// A root that is known already.
    /// - Parameter path: absolute, with links resolved.
    public init(path: String, sign: Sign, wider: String? = nil) {
        self.path = path
        self.sign = sign
        self.wider = wider
    }

    /// The root around a folder.
    ///
    /// The nearest folder upwards with a project or package; else the repository's top; else the top of an exported
    /// copy; else the folder itself, or its parent if the folder belongs to one language. The search ends below a home
    /// directory and below the file system's root, at a repository's top, and at the folder of a dependency.
    /// - Parameters:
    ///   - folder: absolute, with links resolved.
    ///   - home: the home directory, if there is one.
    /// - Returns: nil for a folder that must not be scanned: a home directory or the file system's root.
    public static func find(
        around folder: String, home: String?, files: some FileAccess, limits: ProjectLimits = ProjectLimits()
    ) -> ProjectRoot? {
        var known = PathTable<FolderSigns>()
        return find(around: folder, home: home, files: files, limits: limits, knowing: &known)
    }

    /// The same for one folder after the other.
    /// - Parameter known: what the folders above say, which folders share.
    package static func find(
        around folder: String, home: String?, files: some FileAccess, limits: ProjectLimits = ProjectLimits(),
        knowing known: inout PathTable<FolderSigns>
    ) -> ProjectRoot? {
        func isForbidden(_ path: String) -> Bool { path == "/" || path.isEmpty || path == home }
        let own = ProjectPath.fileExtension(folder) == "lproj" ? ProjectPath.folder(folder) : folder
        guard !isForbidden(own) else { return nil }
        var found: [(path: String, sign: Sign)] = []
        var path = own
        for _ in 0..<limits.ancestors {
            guard !isForbidden(path) else { break }
            let signs = known[path] ?? FolderSigns(files.entries(of: path, limit: limits.entries) ?? [])
            known[path] = signs
            if let sign = signs.sign { found.append((path, sign)) }
            let parent = ProjectPath.folder(path)
            if signs.hasRepository { break }
            if ProjectScan.skippedFolders.contains(ProjectPath.name(parent)) {
                if found.isEmpty { found.append((path, .copy)) }
                break
            }
            path = parent
        }
        for sign in [Sign.project, .repository, .copy] {
            guard let place = found.firstIndex(where: { $0.sign == sign }) else { continue }
            let wider = found[(place + 1)...].last
            return ProjectRoot(path: found[place].path, sign: sign, wider: wider?.path)
        }
        return ProjectRoot(path: own, sign: .folder)
    }

    /// What a folder's entries say of it: a repository, a project, or neither.
    package struct FolderSigns: Sendable {
        fileprivate let sign: Sign?
        fileprivate let hasRepository: Bool

        fileprivate init(_ entries: [FolderEntry]) {
            var hasRepository = false
            var hasProject = false
            var isCopy = false
            for entry in entries {
                switch entry.name {
                case ".git": hasRepository = true
                case "Package.swift", "project.yml", "Project.swift": hasProject = true
                case "Podfile", "Cartfile", "Gemfile": isCopy = true
                default:
                    let kind = ProjectPath.fileExtension(entry.name)
                    if kind == "xcodeproj" || kind == "xcworkspace" { hasProject = true }
                    let stem = ProjectPath.stem(entry.name).uppercased()
                    if stem == "LICENSE" || stem == "LICENCE" || stem == "COPYING" { isCopy = true }
                }
            }
            self.hasRepository = hasRepository
            sign = hasProject ? .project : hasRepository ? .repository : isCopy ? .copy : nil
        }
    }
}
