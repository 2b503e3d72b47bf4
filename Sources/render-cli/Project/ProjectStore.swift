import CLibrary
import Notation
import ProjectResources
import Synchronization

/// The projects of a run, each opened and scanned once, shared by all pages.
///
/// A class because copies of the loader share it.
final class ProjectStore: Sendable {
    private let options: Sources
    private let files = DiskFiles()
    private let cache = PictureCache()
    private let digests = FileDigests()
    private let installed = InstalledFonts()
    private let known = Mutex<[ProjectRoot: Project]>([:])
    /// The root around each folder asked for: the files of a folder have one root, and finding it lists the folders above.
    private let roots = Mutex(Roots())

    private struct Roots {
        var found = PathTable<ProjectRoot?>()
        var signs = PathTable<ProjectRoot.FolderSigns>()
    }

    /// The folders in the flags, checked.
    private struct Sources: Sendable {
        var root: String?
        var assets: [String] = []
        var isOff = false
        /// Absolute: nothing outside is read; nil for no such folder.
        var boundary: String?
    }

    /// - Parameter boundary: a folder, absolute, that no project may reach beyond; nil for none.
    init(_ options: ProjectOptions, within boundary: String? = nil) throws(Failure) {
        var sources = Sources(isOff: options.ignoresProject, boundary: boundary)
        if let root = options.folder { sources.root = try Self.folder(root, flag: "project", files) }
        for folder in options.assets { sources.assets.append(try Self.folder(folder, flag: "assets", files)) }
        self.options = sources
    }

    private static func folder(_ path: String, flag: String, _ files: DiskFiles) throws(Failure) -> String {
        guard FileReader.status(path).kind == .folder, let resolved = files.resolved(path) else {
            throw Failure("--\(flag) \(displayName(path)): no such folder")
        }
        guard resolved != "/" else { throw Failure.usage("--\(flag) /: the file system's root is not scanned") }
        return resolved
    }

    /// The folders searched for a document's names, in order: those of `--assets`, then the project. Empty for standard
    /// input without flags, and for a file in a home directory without a project.
    /// - Parameter inner: a folder of the document inside the document's folder, searched first.
    func surroundings(of file: String, inner: String? = nil) -> Surroundings {
        guard !options.isOff else {
            return Surroundings(
                document: nil, projects: [], cache: cache, digests: digests, installed: installed)
        }
        let document = file == "-" ? nil : files.resolved(file)
        var roots = options.assets.map { ProjectRoot(path: $0, sign: .named) }
        if let inner, let document, let folder = Self.inner(inner, of: FileWriter.folder(of: document), files) {
            roots.insert(ProjectRoot(path: folder, sign: .named), at: 0)
        }
        if let root = options.root {
            roots.append(ProjectRoot(path: root, sign: .named))
        } else if let document, let root = root(around: FileWriter.folder(of: document)) {
            roots.append(root)
        }
        return Surroundings(
            document: document, projects: roots.map(project), cache: cache, digests: digests, installed: installed)
    }

    /// A folder inside a document's folder; links that leave it are not followed.
    private static func inner(_ path: String, of folder: String, _ files: DiskFiles) -> String? {
        guard let resolved = files.resolved(folder + "/" + path), resolved.utf8.starts(with: (folder + "/").utf8),
            FileReader.status(resolved).kind == .folder
        else { return nil }
        return resolved
    }

    private func root(around folder: String) -> ProjectRoot? {
        roots.withLock { roots in
            if let known = roots.found[folder] { return known }
            let home = unsafe getenv("HOME").flatMap { unsafe String(validatingCString: $0) }
            let found = ProjectRoot.find(
                around: folder, home: home.flatMap { files.resolved($0) }, files: files, knowing: &roots.signs)
            let root = found.map { Self.bounded($0, options.boundary) }
            roots.found[folder] = .some(root)
            return root
        }
    }

    /// A root inside the boundary: a larger one is cut down to the boundary.
    private static func bounded(_ root: ProjectRoot, _ boundary: String?) -> ProjectRoot {
        guard let boundary else { return root }
        func isInside(_ path: String) -> Bool {
            path.hasSameBytes(as: boundary) || path.utf8.starts(with: (boundary + "/").utf8)
        }
        var bounded = isInside(root.path) ? root : ProjectRoot(path: boundary, sign: .named)
        if let wider = bounded.wider, !isInside(wider) { bounded.wider = nil }
        return bounded
    }

    private func project(_ root: ProjectRoot) -> Project {
        known.withLock { known in
            if let project = known[root] { return project }
            let project = Project(root: root, files: files)
            known[root] = project
            return project
        }
    }
}
