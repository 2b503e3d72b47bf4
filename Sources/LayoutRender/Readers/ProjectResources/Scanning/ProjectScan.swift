import Notation

/// Walks a project once and collects the names in it; no file is opened. Folders are walked in the order of their
/// names, so that the index does not depend on the disk.
struct ProjectScan {
    private let files: any FileAccess
    /// The paths of the index are relative to this folder.
    private let root: String
    private let limits: ProjectLimits
    private var index: ProjectIndex
    /// Entries seen so far, limited by `ProjectLimits.entries`.
    private var count = 0

    /// Folders of build products and of fetched packages.
    static let skippedFolders: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "node_modules", "SourcePackages",
    ]
    /// Extensions of folders that are products: of builds, and Xcode's exports for translators.
    private static let skippedKinds: Set<String> = ["xcframework", "framework", "app", "xcarchive", "docset", "xcloc"]

    /// Walks through the project's folders within the limits.
    static func index(of root: String, files: any FileAccess, limits: ProjectLimits) -> ProjectIndex {
        var scan = ProjectScan(files: files, root: root, limits: limits, index: ProjectIndex())
        scan.run()
        return scan.index
    }

    private init(files: any FileAccess, root: String, limits: ProjectLimits, index: ProjectIndex) {
        self.files = files
        self.root = root
        self.limits = limits
        self.index = index
    }

    /// A folder that is not walked yet, relative to the root.
    private struct Pending {
        var path: String
        /// 0 for the root, at most `ProjectLimits.depth`.
        var depth: Int
        /// Whether the folder is inside an asset catalog, where loose files do not count.
        var isCatalog: Bool
    }

    /// Walks folder by folder until the limit is reached.
    private mutating func run() {
        var pending = [Pending(path: "", depth: 0, isCatalog: false)]
        while let folder = pending.popLast() {
            let room = limits.entries - count
            guard room > 0 else {
                index.isTruncated = true
                return
            }
            var entries = files.entries(of: ProjectPath.join(root, folder.path), limit: room + 1) ?? []
            if entries.count > room {
                index.isTruncated = true
                entries.removeLast(entries.count - room)
            }
            count += entries.count
            var inner: [Pending] = []
            for entry in entries.sorted(by: { $0.name.precedes($1.name) }) {
                let path = ProjectPath.join(folder.path, entry.name)
                switch entry.kind {
                case .folder: if let next = open(entry.name, path, folder) { inner.append(next) }
                case .file: if !folder.isCatalog { note(path) }
                case .link: if !folder.isCatalog, leadsInside(path) { note(path) }
                }
            }
            pending += inner.reversed()
        }
    }

    /// A folder's entry in the index; nil if the folder is not walked. Hidden folders, products of builds and fetched
    /// packages are left out.
    private mutating func open(_ name: String, _ path: String, _ parent: Pending) -> Pending? {
        guard !name.hasPrefix("."), !Self.skippedFolders.contains(name) else {
            if name == "Pods" { index.packages.append(path) }
            return nil
        }
        guard parent.depth < limits.depth else {
            index.isTruncated = true
            return nil
        }
        let kind = ProjectPath.fileExtension(name)
        guard !Self.skippedKinds.contains(kind) else { return nil }
        if kind == "xcassets" { return Pending(path: path, depth: parent.depth + 1, isCatalog: true) }
        if kind == "xcodeproj" {
            index.projectFiles.append(path + "/project.pbxproj")
            return nil
        }
        if parent.isCatalog {
            if let set = AssetSet.Kind(rawValue: kind) {
                index.add(AssetSet(kind: set, path: path))
                return nil
            }
            if kind == "launchimage" { index.launchPictures.append(path) }
            // Groups have no extension; an atlas is a set that contains sets.
            guard kind.isEmpty || kind == "spriteatlas" || !Self.otherSets.contains(kind) else { return nil }
        }
        return Pending(path: path, depth: parent.depth + 1, isCatalog: parent.isCatalog)
    }

    /// Kinds of sets that no Interface Builder file names.
    private static let otherSets: Set<String> = [
        "appiconset", "launchimage", "brandassets", "imagestack", "stickerpack", "arresourcegroup", "textureset",
        "cubetextureset", "solidimagestack", "stickersequence", "mipmapset", "appicon", "complicationset",
    ]

    /// Adds a file to the list that its extension decides.
    private mutating func note(_ path: String) {
        switch ProjectPath.fileExtension(path) {
        case "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp": index.addImage(path)
        case "ttf", "otf", "ttc", "otc": index.fonts.append(path)
        case "strings", "xcstrings":
            if ProjectPath.stem(path) == "Localizable" { index.codeTables.append(path) }
        case "xib", "storyboard", "json": index.documents.append(path)
        case "plist":
            index.documents.append(path)
            if path.hasSuffix("Info.plist") { index.infoLists.append(path) }
        case "swift", "m", "mm", "h": index.sources.append(path)
        default: break
        }
    }

    /// Whether a link leads to a file below the root; the files of a linked folder are found at their own paths.
    private func leadsInside(_ path: String) -> Bool {
        guard let target = files.resolved(ProjectPath.join(root, path)) else { return false }
        return ProjectPath.isInside(target, root)
    }
}
