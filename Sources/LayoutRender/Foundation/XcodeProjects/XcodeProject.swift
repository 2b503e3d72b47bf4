/// An Xcode project as the file `project.pbxproj` describes the project: targets with files, settings and needs.
///
/// Guarantees: every path lies inside the clone, as text; what leads out is in ``outside`` and in no target. Nothing that
/// the project names is run.
public struct XcodeProject: Sendable, Equatable {
    /// The folder `App.xcodeproj`, from the clone's folder.
    public let path: String
    /// The targets that a compiler builds, in the project's order.
    public let targets: [XcodeTarget]
    /// Paths, as written, that lead out of the clone.
    public let outside: [String]
    /// Folders where packages may lie: listed by the project, and of local packages.
    public let folders: [String]
    /// The addresses of the packages that are fetched, in the project's order.
    public let remotePackages: [String]

    /// More targets are refused, for each is read as a whole.
    static let maximumTargets = 1_000

    /// Reads a project.
    /// - Parameters:
    ///   - path: the folder `App.xcodeproj`, from the clone's folder.
    ///   - files: of the clone.
    ///   - configuration: whose settings count.
    /// - Throws: ``ProjectFailure`` with file, line and column.
    public init(
        at path: String, in files: some CloneFiles, configuration: String = "Debug"
    ) throws(ProjectFailure) {
        let file = path + "/project.pbxproj"
        guard let bytes = files.contents(file) else { throw ProjectFailure("\(file): no such file in the clone") }
        let objects: ProjectObjects
        do { objects = try ProjectObjects(bytes) } catch { throw ProjectFailure("\(file):\(error.description)") }
        // 1 where files lie
        let tree = ProjectTree(objects, in: FolderPath.folder(path))
        // 2 what the targets are
        let reader = TargetReader(
            objects: objects, tree: tree, folders: SynchronizedFolders(objects, tree), clone: files,
            configuration: configuration)
        let listed = objects.list(objects.root, "targets")
        guard listed.count <= Self.maximumTargets else {
            throw ProjectFailure("\(file): more than \(Self.maximumTargets) targets")
        }
        targets = listed.compactMap { reader.target($0.id, $0.object) }
        // 3 which packages it names
        let packages = objects.list(objects.root, "packageReferences").map(\.object)
        let local = packages.compactMap { $0["relativePath"]?.text }
        remotePackages = packages.compactMap { $0["repositoryURL"]?.text }
        folders = tree.folders + local.compactMap { FolderPath.join(tree.origin, $0) }
        outside = tree.outside + local.filter { FolderPath.join(tree.origin, $0) == nil }
        self.path = path
    }
}
