import Synchronization

/// The files around a document: catalogs, pictures, fonts, tables.
///
/// A class because all documents of a run share one scan and what was read. The scan happens when something is asked for
/// that needs it, once; files are opened when a name in them is asked for.
///
/// Guarantees: nothing above the root is read but the repository around it; no link leads out; every file and list has a
/// limit; the same files give the same answers in any order of asking.
public final class Project: Sendable {
    public let root: ProjectRoot
    public let limits: ProjectLimits
    let files: any FileAccess
    private let memory = Mutex(Memory())

    /// What was found out so far.
    private struct Memory: Sendable {
        var index: ProjectIndex?
        var wider: Project?
        var imageSets: [String: ImageSet?] = [:]
        var colorSets: [String: ColorSet?] = [:]
        var headers: [String: PictureHeader?] = [:]
        /// Whether a folder of a catalog belongs to the names of its sets.
        var namespaces: [String: Bool] = [:]
        var fontNames: [String: FontNames] = [:]
        var typefaces: [String: ProjectTypeface?] = [:]
        var infos: [String: ProjectInfo] = [:]
        var projectFiles: [String: ProjectFile?] = [:]
    }

    public init(root: ProjectRoot, files: any FileAccess = DiskFiles(), limits: ProjectLimits = ProjectLimits()) {
        self.root = root
        self.files = files
        self.limits = limits
    }

    /// The names of the project; the first call walks it.
    var index: ProjectIndex {
        if let known = memory.withLock({ $0.index }) { return known }
        let index = ProjectScan.index(of: root.path, files: files, limits: limits)
        memory.withLock { $0.index = index }
        return index
    }

    /// True when a limit ended the scan before all names were met.
    public var isTruncated: Bool { index.isTruncated }

    /// Whether the project was walked yet.
    public var isScanned: Bool { memory.withLock { $0.index != nil } }

    /// The repository around the root, for names that the root does not have.
    var wider: Project? {
        guard let path = root.wider else { return nil }
        if let known = memory.withLock({ $0.wider }) { return known }
        let project = Project(root: ProjectRoot(path: path, sign: .repository), files: files, limits: limits)
        memory.withLock { $0.wider = project }
        return project
    }

    /// A path from the root, made absolute.
    public func absolute(_ path: String) -> String { PathText.join(root.path, path) }

    /// An absolute path as seen from the root, with `..` for one above it.
    func relativePath(_ path: String) -> String {
        if PathText.isInside(path, root.path) { return PathText.relative(path, to: root.path) }
        let own = root.path.split(separator: "/")
        let other = path.split(separator: "/")
        let common = zip(own, other).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: own.count - common) + other[common...]).joined(separator: "/")
    }

    // MARK: Files read once

    func imageSet(_ set: AssetSet) -> ImageSet? {
        if let known = memory.withLock({ $0.imageSets[set.path] }) { return known }
        let list = set.kind == .symbol ? "symbols" : "images"
        let read = contents(of: set.path).map { ImageSet($0, list: list, limit: limits.slots) }
        memory.withLock { $0.imageSets[set.path] = read }
        return read
    }

    func colorSet(_ set: AssetSet) -> ColorSet? {
        if let known = memory.withLock({ $0.colorSets[set.path] }) { return known }
        let read = contents(of: set.path).map { ColorSet($0, limit: limits.slots) }
        memory.withLock { $0.colorSets[set.path] = read }
        return read
    }

    /// The `Contents.json` of a set or group.
    private func contents(of folder: String) -> CatalogContents? {
        files.contents(of: absolute(folder + "/Contents.json"), limit: limits.listBytes).flatMap(CatalogContents.init)
    }

    func header(_ path: String) -> PictureHeader? {
        if let known = memory.withLock({ $0.headers[path] }) { return known }
        let read =
            isReadable(path)
            ? PictureHeader.read(absolute(path), files: files, limit: limits.pictureBytes) : nil
        memory.withLock { $0.headers[path] = read }
        return read
    }

    /// Whether a regular file stands at a path, reached without leaving the root.
    func isReadable(_ path: String) -> Bool {
        let full = absolute(path)
        guard files.size(of: full) != nil, let resolved = files.resolved(full) else { return false }
        return PathText.isInside(resolved, root.path)
    }

    /// The name of a set with the groups that belong to it.
    func fullName(_ set: AssetSet) -> String {
        var name = set.key.name
        for folder in set.folders where providesNamespace(folder) { name = PathText.stem(folder) + "/" + name }
        return name
    }

    private func providesNamespace(_ folder: String) -> Bool {
        if let known = memory.withLock({ $0.namespaces[folder] }) { return known }
        let read = contents(of: folder)?.providesNamespace ?? false
        memory.withLock { $0.namespaces[folder] = read }
        return read
    }

    func fontNames(_ path: String) -> FontNames {
        if let known = memory.withLock({ $0.fontNames[path] }) { return known }
        let bytes = isReadable(path) ? files.contents(of: absolute(path), limit: limits.fontBytes) : nil
        let names = FontNames(bytes ?? [])
        memory.withLock { $0.fontNames[path] = names }
        return names
    }

    /// The face of a name in a font file, opened once.
    func typeface(_ name: String, in path: String) -> ProjectTypeface? {
        let key = name + "\n" + path
        if let known = memory.withLock({ $0.typefaces[key] }) { return known }
        var made: ProjectTypeface?
        if let face = fontNames(path).face(named: name),
            let bytes = files.contents(of: absolute(path), limit: limits.fontBytes)
        {
            made = ProjectTypeface(
                name: name, path: absolute(path), bytes: bytes, face: face.index, instance: face.instance)
        }
        memory.withLock { memory in
            // Another thread may have been faster: all texts share one face.
            if let known = memory.typefaces[key] { made = known } else { memory.typefaces[key] = made }
        }
        return made
    }

    func projectFile(_ path: String, read: () -> ProjectFile?) -> ProjectFile? {
        if let known = memory.withLock({ $0.projectFiles[path] }) { return known }
        let file = read()
        memory.withLock { $0.projectFiles[path] = file }
        return file
    }

    func info(_ path: String, read: () -> ProjectInfo) -> ProjectInfo {
        if let known = memory.withLock({ $0.infos[path] }) { return known }
        let info = read()
        memory.withLock { $0.infos[path] = info }
        return info
    }
}
