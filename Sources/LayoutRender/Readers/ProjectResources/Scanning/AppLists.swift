import Notation

/// The `Info.plist` files of a project. Libraries come with apps that show them, `KitDemo` or `Example`, which no user of the app that
/// has the library sees.
struct AppLists {
    /// The project whose index has the lists.
    let project: Project

    /// The lists of bundles, the nearest first; of a library's demos for their own files alone, where there is another app.
    func near(_ folder: String) -> [ProjectInfo] {
        let path = project.relativePath(folder)
        let all = bundles(Nearness(folder: path).sorted(project.index.infoLists + otherLists(near: folder)))
        guard !Self.isDemo(path), all.contains(where: { Self.isDemo($0.path) }) else { return all }
        let others = all.filter { !Self.isDemo($0.path) }
        return others.contains(where: \.isOfApp) ? others : all
    }

    /// The lists of other names that the nearest project file names.
    private func otherLists(near folder: String) -> [String] {
        guard let path = project.nearestProjectFile(to: folder) else { return [] }
        let around = ProjectPath.folder(ProjectPath.folder(path))
        return (project.projectFile(at: path)?.otherLists ?? []).prefix(Self.mostLists)
            .map { around.isEmpty ? $0 : around + "/" + $0 }.filter(project.isReadable)
    }

    /// The lists of bundles, in the order of their paths.
    private var infos: [ProjectInfo] { bundles(project.index.infoLists) }

    /// The lists of bundles among paths, in their order.
    private func bundles(_ paths: [String]) -> [ProjectInfo] {
        paths.lazy.filter { path in !Self.others.contains(where: path.holds) }.prefix(Self.mostLists).map(info(at:))
            .filter(\.isOfBundle)
    }

    /// Parts of the paths of lists that no app has: those of products, tests and templates.
    private static let others = [".bundle/", ".framework/", ".dSYM/", ".xctemplate/", "Tests"]

    /// The list at a path from the root.
    private func info(at path: String) -> ProjectInfo {
        project.info(path) {
            var info = ProjectInfo(path: path)
            guard project.isReadable(path),
                let bytes = project.files.contents(of: project.absolute(path), limit: project.limits.listBytes)
            else {
                return info
            }
            info.read(bytes)
            return info
        }
    }

    /// Lists that are opened at most, the nearest first.
    private static let mostLists = 40

    /// Whether a file belongs to a library's demo while the repository has an app of its own.
    /// - Parameter document: absolute, with links resolved.
    func isOfDemo(_ document: String) -> Bool {
        let folder = ProjectPath.folder(document)
        if isOfCopy(document) { return true }
        guard Self.isDemo(project.relativePath(folder)), isOfLibrary(near: folder) else { return false }
        return !apps.isEmpty || project.wider?.apps.apps.isEmpty == false
    }

    /// Whether a file lies in a copy of a library, in a folder with the library's version in its name (`kit-ios-2.8.2`), while the
    /// repository has an app elsewhere.
    private func isOfCopy(_ document: String) -> Bool {
        guard let wider = project.wider else { return false }
        let path = wider.relativePath(document)
        let parts = ProjectPath.components(path)
        guard let place = parts.dropLast().firstIndex(where: Self.hasVersion) else { return false }
        let copy = parts[...place].joined(separator: "/")
        return wider.apps.apps.contains { !ProjectPath.isInside($0, copy) }
    }

    /// Whether a name ends with a version of three numbers.
    private static func hasVersion(_ name: String) -> Bool {
        guard let dash = name.lastIndex(of: "-") else { return false }
        let parts = name[name.index(after: dash)...].split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    }

    /// The repository around the project, if its apps show the files of a folder: the project has a library alone, or a library with
    /// its demos. With the absolute folders of the lists of the apps that link the library, else of all apps, the nearest first;
    /// these are not empty.
    func around(_ folder: String) -> (project: Project, lists: [String])? {
        guard let wider = project.wider, isOfLibrary(near: folder), !Self.isDemo(project.relativePath(folder)),
            apps.isEmpty,
            let library = project.nearestProjectFile(to: folder)
        else { return nil }
        let lists = project.appFolders(library) {
            let near = ProjectPath.folder(ProjectPath.folder(wider.relativePath(project.absolute(library))))
            let all = Nearness(folder: near).sorted(wider.apps.apps).map { wider.absolute(ProjectPath.folder($0)) }
            let frameworks =
                project.projectFile(at: library)?.frameworks.prefix(Self.mostNames).map { Array($0.utf8) } ?? []
            let linking = all.prefix(Self.mostNames).filter { wider.apps.names(frameworks, near: $0) }
            return linking.isEmpty ? all : linking
        }
        return lists.isEmpty ? nil : (wider, lists)
    }

    /// Whether the nearest project file to a folder has a name.
    fileprivate func names(_ frameworks: [[UInt8]], near folder: String) -> Bool {
        guard let path = project.nearestProjectFile(to: folder), project.isReadable(path),
            let bytes = project.files.contents(of: project.absolute(path), limit: project.limits.listBytes)
        else { return false }
        return frameworks.contains { bytes.firstPlace(of: $0) != nil }
    }

    /// Frameworks of a library, and apps around the library, that are compared.
    private static let mostNames = 20

    /// The lists of apps that are no demos.
    fileprivate var apps: [String] { infos.filter { $0.isOfApp && !Self.isDemo($0.path) }.map(\.path) }

    /// Whether the nearest project file makes a library.
    private func isOfLibrary(near folder: String) -> Bool {
        project.nearestProjectFile(to: folder).flatMap(project.projectFile(at:))?.products.contains { product in
            [".framework", ".library.static", ".framework.static", ".library.dynamic"].contains(
                where: product.hasSuffix)
        } ?? false
    }

    /// Whether the last words of a folder's or a file's path say that an app shows a library.
    static func isDemo(_ path: String) -> Bool {
        ProjectPath.components(path).contains { name in
            demos.contains { demo in
                let rest = name.lowercased().hasSuffix(demo) ? name.dropLast(demo.count) : nil
                return rest.map {
                    $0.isEmpty || name.dropFirst($0.count).first?.isUppercase == true || $0.last?.isLetter == false
                }
                    ?? false
            }
        }
    }

    /// How such folders end: `KitDemo`, `Kit Example`, `samples`.
    private static let demos = [
        "demo", "demos", "demoapp", "example", "examples", "exampleapp", "sample", "samples", "sampleapp",
    ]
}
