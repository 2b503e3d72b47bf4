import Notation

/// Libraries come with apps that show them: `KitDemo`, `Example`. No user of the app that has the library sees these.
extension Project {
    /// Whether a file belongs to a library's demo while the repository has an app of its own.
    /// - Parameter document: absolute, with links resolved.
    package func isOfDemo(_ document: String) -> Bool {
        let folder = ProjectPath.folder(document)
        guard Self.isDemo(relativePath(folder)), isOfLibrary(near: folder) else { return false }
        return [self, wider].compactMap(\.self).contains { project in
            !project.apps.isEmpty
        }
    }

    /// The repository around the project, if its apps show the files of a folder: the project has a library alone, or a library with
    /// its demos. With the absolute folders of the lists of the apps that link the library, else of all apps, the nearest first;
    /// these are not empty.
    func appsAround(_ folder: String) -> (project: Project, lists: [String])? {
        guard let wider, isOfLibrary(near: folder), !Self.isDemo(relativePath(folder)), apps.isEmpty,
            let library = nearestProjectFile(to: folder)
        else { return nil }
        let lists = appFolders(library) {
            let near = ProjectPath.folder(ProjectPath.folder(wider.relativePath(absolute(library))))
            let all = Nearness(folder: near).sorted(wider.apps).map { wider.absolute(ProjectPath.folder($0)) }
            let frameworks = projectFile(at: library)?.frameworks.prefix(Self.mostNames).map { Array($0.utf8) } ?? []
            let linking = all.prefix(Self.mostNames).filter { wider.names(frameworks, near: $0) }
            return linking.isEmpty ? all : linking
        }
        return lists.isEmpty ? nil : (wider, lists)
    }

    /// Whether the nearest project file to a folder has a name.
    private func names(_ frameworks: [[UInt8]], near folder: String) -> Bool {
        guard let path = nearestProjectFile(to: folder), isReadable(path),
            let bytes = files.contents(of: absolute(path), limit: limits.listBytes)
        else { return false }
        return frameworks.contains { bytes.firstPlace(of: $0) != nil }
    }

    /// Frameworks of a library, and apps around the library, that are compared.
    private static let mostNames = 20

    /// The lists of apps that are no demos.
    private var apps: [String] { infos.filter { $0.isOfApp && !Self.isDemo($0.path) }.map(\.path) }

    /// Whether the nearest project file makes a library.
    private func isOfLibrary(near folder: String) -> Bool {
        nearestProjectFile(to: folder).flatMap(projectFile(at:))?.products.contains { product in
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
