import Notation
import Synchronization

/// The resources around a document: catalogs, pictures, fonts, tables.
///
/// A class because all documents of a run share one scan and the files read. The scan takes place once, when a lookup
/// first needs it; a file is opened when a name in it is looked up.
///
/// Guarantees: nothing above the root is read but the repository around it; no link leads out; every file and list has
/// a limit; lookups in any order give the same results.
public final class Project: Sendable {
    /// The folder inside which names are looked up.
    public let root: ProjectRoot
    /// The limits of scanning and reading.
    public let limits: ProjectLimits
    /// The disk, or a memory of files in tests.
    let files: any FileAccess
    /// What was read, for the pages of a run are laid out on several threads.
    private let memory = Mutex(Memory())
    /// What the sources say; read once, while other threads wait.
    private let sources = Mutex<ProjectCode?>(nil)

    /// The results so far.
    private struct Memory: Sendable {
        /// Nil until the first name is looked up.
        var index: ProjectIndex?
        /// The repository around the root and the folders of fetched packages, where names are looked up that the project does
        /// not have.
        var others = PathTable<Project>()
        /// By the set's path; nil for a set whose `Contents.json` cannot be read, so that no file is tried twice.
        var imageSets = PathTable<ImageSet?>()
        var colorSets = PathTable<ColorSet?>()
        /// The sizes of pictures, by path.
        var headers = PathTable<PictureHeader?>()
        /// The mistakes of broken `Contents.json` files, by path.
        var catalogMistakes = PathTable<StringTable.Problem>()
        /// The unfinished merges of tables that code reads, by path.
        var merges = PathTable<StringTable.Problem?>()
        /// Whether a catalog folder's name is a prefix of the names of its sets.
        var namespaces = PathTable<Bool>()
        /// The names in each font file, by path: looked up before a typeface is made.
        var fontNames = PathTable<FontNames>()
        var typefaces = PathTable<ProjectTypeface?>()
        /// `Info.plist` files, by path.
        var infos = PathTable<ProjectInfo>()
        /// The folders of the apps around a library, by the library's project file.
        var appFolders = PathTable<[String]>()
        /// `project.pbxproj` files, by path.
        var projectFiles = PathTable<ProjectFile?>()
        /// The names in other files than sources by which an app loads Interface Builder files.
        var documentNames: Set<UInt64>?
        /// The files that the same files name.
        var members = PathTable<ProjectMembers?>()
    }

    /// A project whose folder is scanned at the first lookup.
    /// - Parameter files: the disk, or a table of files in a test.
    public init(root: ProjectRoot, files: any FileAccess = DiskFiles(), limits: ProjectLimits = ProjectLimits()) {
        self.root = root
        self.files = files
        self.limits = limits
    }

    /// The names in the project; the first call scans it.
    var index: ProjectIndex {
        if let known = memory.withLock({ $0.index }) { return known }
        let index = ProjectScan.index(of: root.path, files: files, limits: limits)
        memory.withLock { $0.index = index }
        return index
    }

    /// Whether a limit ended the scan early, so that a name may be reported missing although a file has it.
    package var isTruncated: Bool { index.isTruncated }

    /// Whether the project has been scanned: no lookup needed it before.
    package var isScanned: Bool { memory.withLock { $0.index != nil } }

    /// What the project's sources say; the first call reads the sources.
    package var code: ProjectCode {
        _ = index
        return sources.withLock { known in
            let read = known ?? readCode()
            known = read
            return read
        }
    }

    /// Hands the project's sources out, in the order of their paths and within the limits: absolute paths with the bytes. Nothing
    /// is kept.
    package func forEachSource(_ body: (_ path: String, _ bytes: [UInt8]) -> Void) {
        var room = limits.sourceBytes
        for path in index.sources.prefix(limits.sourceFiles) {
            guard isReadable(path), let bytes = files.contents(of: absolute(path), limit: limits.sourceFileBytes),
                bytes.count <= room
            else { continue }
            room -= bytes.count
            body(absolute(path), bytes)
        }
    }

    /// The repository around the root, for names that the root lacks.
    var wider: Project? { root.wider.map { other(ProjectRoot(path: $0, sign: .repository)) } }

    /// The folders of fetched packages, whose pictures CocoaPods copies into the app; a package has none.
    var packages: [Project] {
        root.sign == .folder
            ? [] : index.packages.prefix(limits.ancestors).map { other(ProjectRoot(path: absolute($0), sign: .folder)) }
    }

    private func other(_ root: ProjectRoot) -> Project {
        remembered(\.others, root.path) { Project(root: root, files: files, limits: limits) }
    }

    /// A path relative to the root, made absolute.
    public func absolute(_ path: String) -> String { ProjectPath.join(root.path, path) }

    /// An absolute path relative to the root, with `..` for a path outside.
    func relativePath(_ path: String) -> String {
        if ProjectPath.isInside(path, root.path) { return ProjectPath.relative(path, to: root.path) }
        let own = ProjectPath.components(root.path)
        let other = ProjectPath.components(path)
        let common = zip(own, other).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: own.count - common) + other[common...]).joined(separator: "/")
    }

    // MARK: Files read once

    /// Read once and remembered. `read` is called without the lock: two threads that ask at the same time may both
    /// read the file.
    private func remembered<Value: Sendable>(
        _ table: WritableKeyPath<Memory, PathTable<Value>> & Sendable, _ path: String, read: () -> Value
    ) -> Value {
        if let known = memory.withLock({ $0[keyPath: table][path] }) { return known }
        let value = read()
        memory.withLock { $0[keyPath: table][path] = value }
        return value
    }

    /// The pictures of a set, read once; nil for a broken or missing `Contents.json`.
    func imageSet(_ set: AssetSet) -> ImageSet? {
        remembered(\.imageSets, set.path) {
            let list = set.kind == .symbol ? "symbols" : "images"
            return contents(of: set.path).map { ImageSet($0, list: list, limit: limits.slots) }
        }
    }

    /// The colours of a set, read once.
    func colorSet(_ set: AssetSet) -> ColorSet? {
        remembered(\.colorSets, set.path) { contents(of: set.path).map { ColorSet($0, limit: limits.slots) } }
    }

    /// The `Contents.json` of a set or group.
    private func contents(of folder: String) -> CatalogContents? {
        let path = folder + "/Contents.json"
        guard let bytes = files.contents(of: absolute(path), limit: limits.listBytes) else { return nil }
        do {
            return try CatalogContents(bytes)
        } catch {
            memory.withLock { $0.catalogMistakes[path] = error }
            return nil
        }
    }

    /// Why the `Contents.json` of a set cannot be read; nil for a whole one, and where there is none.
    func mistake(in set: AssetSet) -> StringTable.Problem? {
        _ = set.kind == .color ? colorSet(set) == nil : imageSet(set) == nil
        return memory.withLock { $0.catalogMistakes[set.path + "/Contents.json"] }
    }

    /// The same of a group of sets.
    func mistake(inGroup folder: String) -> StringTable.Problem? {
        _ = providesNamespace(folder)
        return memory.withLock { $0.catalogMistakes[folder + "/Contents.json"] }
    }

    /// The unfinished merge in a table of texts, read once.
    func merge(in path: String) -> StringTable.Problem? {
        remembered(\.merges, path) {
            let bytes = isReadable(path) ? files.contents(of: absolute(path), limit: limits.tableBytes) : nil
            return bytes.flatMap { UnfinishedMerge(in: $0) }.map { StringTable.Problem($0) }
        }
    }

    /// Format and size of a picture file, read once.
    func header(_ path: String) -> PictureHeader? {
        remembered(\.headers, path) {
            isReadable(path) ? PictureHeader.read(absolute(path), files: files, limit: limits.pictureBytes) : nil
        }
    }

    /// Whether there is a regular file at a path inside the root.
    func isReadable(_ path: String) -> Bool {
        let full = absolute(path)
        guard files.size(of: full) != nil, let resolved = files.resolved(full) else { return false }
        return ProjectPath.isInside(resolved, root.path)
    }

    /// The name of a set with the groups that provide a namespace.
    func fullName(_ set: AssetSet) -> String {
        var name = set.key.name
        for folder in set.folders where providesNamespace(folder) { name = ProjectPath.stem(folder) + "/" + name }
        return name
    }

    /// Whether a folder of a catalog is a part of the names inside it.
    private func providesNamespace(_ folder: String) -> Bool {
        remembered(\.namespaces, folder) { contents(of: folder)?.providesNamespace ?? false }
    }

    /// The names in a font file, read once; empty for a file that cannot be read.
    func fontNames(_ path: String) -> FontNames {
        remembered(\.fontNames, path) {
            FontNames((isReadable(path) ? files.contents(of: absolute(path), limit: limits.fontBytes) : nil) ?? [])
        }
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
            // Another thread may have been faster: all texts share the same face.
            if let known = memory.typefaces[key] { made = known } else { memory.typefaces[key] = made }
        }
        return made
    }

    /// A project file, read once.
    func projectFile(_ path: String, read: () -> ProjectFile?) -> ProjectFile? {
        remembered(\.projectFiles, path, read: read)
    }

    /// The hashes of the names in documents, read once.
    func documentNames(read: () -> Set<UInt64>) -> Set<UInt64> {
        if let known = memory.withLock({ $0.documentNames }) { return known }
        let names = read()
        memory.withLock { $0.documentNames = names }
        return names
    }

    /// The files that the same files name, read once.
    func membersFile(_ path: String, read: () -> ProjectMembers?) -> ProjectMembers? {
        remembered(\.members, path, read: read)
    }

    /// The folders of the apps around a library, looked for once.
    func appFolders(_ library: String, read: () -> [String]) -> [String] {
        remembered(\.appFolders, library, read: read)
    }

    /// An `Info.plist`, read once.
    func info(_ path: String, read: () -> ProjectInfo) -> ProjectInfo { remembered(\.infos, path, read: read) }
}
