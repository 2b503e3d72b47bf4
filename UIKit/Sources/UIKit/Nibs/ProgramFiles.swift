internal import LayoutEngine
internal import ProjectResources
import Synchronization

/// The folders in which a program's nibs, catalogs, fonts and tables lie.
///
/// A program for Linux has no bundle: its files stay where its package has them. The folder in which prepared packages are
/// built names the original of the last one, and its modules, in the file `claimed`; a bundle that code asks for comes first.
package enum ProgramFiles {
    private struct Store {
        var folders: [String]?
        var bundle = Bundle.main.bundlePath
        var linked: Set<String>?
        var projects: [String: Project] = [:]
        var lists: [String: [String: [String]]] = [:]
    }
    private static let stored = Mutex(Store())

    /// Sets the folders and the app's bundle, for tests.
    package static func use(_ folders: [String]?, bundle: String = Bundle.main.bundlePath) {
        stored.withLock { $0 = Store(folders: folders, bundle: bundle) }
    }

    /// The bundle's folder, then those of the program.
    static func folders(of bundle: Bundle?) -> [String] {
        var found: [String] = []
        if let bundle, bundle !== Bundle.main { found.append(bundle.bundlePath) }
        for folder in stored.withLock({ $0.folders }) ?? standard where !found.contains(folder) { found.append(folder) }
        return found
    }

    private static var standard: [String] { home.folders }
    /// The modules of a prepared package, in which a nib's classes without a module are.
    static var modules: [String] { home.modules }

    /// The folder of the package that the program was built in; `claimed` has the folder and, line by line, the modules.
    private static let home: (folders: [String], modules: [String]) = {
        guard let program = Bundle.main.executablePath else { return ([], []) }
        var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        for _ in 0..<12 where folder.path != "/" {
            if let claim = try? String(contentsOf: folder.appendingPathComponent("claimed"), encoding: .utf8) {
                let lines = claim.split(separator: "\n").map(String.init)
                return (Array(lines.prefix(1)), Array(lines.dropFirst()))
            }
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return ([folder.path], [])
            }
            folder = folder.deletingLastPathComponent()
        }
        return ([], [])
    }()

    /// The resources of a folder, scanned once.
    static func project(_ folder: String) -> Project {
        stored.withLock { store in
            if let known = store.projects[folder] { return known }
            let made = Project(root: ProjectRoot(path: folder, sign: .named))
            store.projects[folder] = made
            return made
        }
    }

    // MARK: Nibs

    /// A nib or storyboard by its name: in the language's own copy, the base or the only file.
    static func file(_ name: String, _ kind: String, bundle: Bundle?) -> String? {
        let language = Surroundings.environment.texts.language ?? "en"
        for folder in folders(of: bundle) {
            let paths = list(of: folder)["\(name).\(kind)"] ?? []
            let linked = linked
            func place(_ path: String) -> Int {
                if path.contains("/\(language).lproj/") { return 0 }
                if path.contains("/Base.lproj/") { return 1 }
                return path.contains(".lproj/") ? 3 : 2
            }
            func order(_ path: String) -> (Int, Int, Int, String) {
                (linked.contains(path) ? 0 : 1, place(path), path.count, path)
            }
            if let path = paths.min(by: { order($0) < order($1) }) { return path }
        }
        return nil
    }

    /// The paths of all files of a kind, sorted; the app's own before others, and those of the base language before others.
    static func paths(of kind: String) -> [String] {
        let linked = linked
        func order(_ path: String) -> (Int, Int, String) {
            let isOther = path.contains(".lproj/") && !path.contains("/Base.lproj/")
            return (linked.contains(path) ? 0 : 1, isOther ? 1 : 0, path)
        }
        let lists = folders(of: nil).map { list(of: $0) }
        let paths = lists.flatMap { $0.filter { $0.key.hasSuffix("." + kind) }.values.flatMap { $0 } }
        return Set(paths).sorted { order($0) < order($1) }
    }

    /// The nibs and storyboards that links of the app's bundle lead to, which its project has: a clone may have older ones beside.
    private static var linked: Set<String> {
        let (bundle, known) = stored.withLock { ($0.bundle, $0.linked) }
        if let known { return known }
        func entries(_ folder: URL) -> [URL] {
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        let top = entries(URL(fileURLWithPath: bundle))
        let all = top + top.filter { $0.pathExtension == "lproj" }.flatMap(entries)
        let nibs = all.filter { $0.pathExtension == "nib" || $0.pathExtension == "storyboardc" }
        let found = Set(nibs.map { $0.resolvingSymlinksInPath().path })
        stored.withLock { $0.linked = found }
        return found
    }

    /// How many entries a folder may have before the rest is left out.
    private static let maximumEntries = 200_000
    private static let skipped: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

    /// The nibs and storyboards below a folder by their names.
    private static func list(of folder: String) -> [String: [String]] {
        if let known = stored.withLock({ $0.lists[folder] }) { return known }
        var found: [String: [String]] = [:]
        let root = URL(fileURLWithPath: folder)
        let walk = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var count = 0
        while let url = walk?.nextObject() as? URL, count < maximumEntries {
            count += 1
            if skipped.contains(url.lastPathComponent) { walk?.skipDescendants() }
            guard url.pathExtension == "xib" || url.pathExtension == "storyboard" else { continue }
            found[url.lastPathComponent, default: []].append(url.path)
        }
        stored.withLock { $0.lists[folder] = found }
        return found
    }
}
