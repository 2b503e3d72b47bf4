import LayoutEngine
import Notation
import XcodeProjects

/// What the lists and the project files around a folder say of the apps that show its files.
extension Project {
    /// The lists of the project's apps.
    var apps: AppLists { AppLists(project: self) }

    /// The `Info.plist` of a bundle nearest to a folder.
    func info(near folder: String) -> ProjectInfo? { apps.near(folder).first }

    /// The development language: the project file's, else the `Info.plist`'s, else English.
    public func developmentLanguage(near folder: String) -> String {
        if let region = projectFile(near: folder)?.developmentRegion { return region }
        if let region = info(near: folder)?.developmentRegion, !region.contains("$") { return region }
        return "en"
    }

    /// Whether the app turns with a phone that lies on its side: the `Info.plist`'s word, else the project file's; nil
    /// where neither says, and in a folder beside the apps' folders, whose lists say different things.
    public func turns(near folder: String) -> Bool? {
        if let around = apps.around(folder) {
            let answers = Set(around.lists.compactMap { around.project.turns(near: $0) })
            return answers.count == 1 ? answers.first : nil
        }
        let nearest = info(near: folder)
        if let nearest, !ProjectPath.isInside(relativePath(folder), ProjectPath.folder(nearest.path)) {
            let answers = Set(apps.near(folder).compactMap(\.turns))
            if answers.count > 1 { return nil }
            if let answer = answers.first { return answer }
        }
        return nearest?.turns ?? projectFile(near: folder)?.turns
    }

    /// The height in points of the highest phone that the app fills, where the system shows the app in the frame of an old phone.
    package func tallestPhone(near folder: String) -> Double? {
        if let around = apps.around(folder) { return around.project.tallestPhone(near: around.lists[0]) }
        return LaunchPictures(project: self).tallestPhone(info(near: folder), projectFile(near: folder))
    }

    /// Whether a file belongs to a library's demo while the repository has an app of its own.
    /// - Parameter document: absolute, with links resolved.
    package func isOfDemo(_ document: String) -> Bool { apps.isOfDemo(document) }

    /// Whether phones, and whether iPads, show the app on their sides alone: the `Info.plist`'s word, else the project file's;
    /// nil where neither says.
    package func liesOnSide(near folder: String) -> (phone: Bool, pad: Bool)? {
        if let around = apps.around(folder) { return around.project.liesOnSide(near: around.lists[0]) }
        return info(near: folder)?.liesOnSide ?? projectFile(near: folder)?.liesOnSide
    }

    /// The style that the app has whatever the user chose: the `Info.plist`'s word, else the project file's; nil within a
    /// known project: the user's.
    package func onlyStyle(near folder: String) -> UserInterfaceStyle? {
        (info(near: folder)?.style ?? projectFile(near: folder)?.style)
            .flatMap { UserInterfaceStyle(rawValue: $0.lowercased()) }
    }

    /// Whether an `Info.plist` exists, which could restrict the app to a style.
    package func hasInfo(near folder: String) -> Bool { info(near: folder) != nil }

    /// Whether the app runs on phones and, as an app of its own, on iPads; nil where the project file does not say.
    package func deviceFamilies(near folder: String) -> (phones: Bool, pads: Bool)? {
        if let around = apps.around(folder) { return around.project.deviceFamilies(near: around.lists[0]) }
        guard let families = projectFile(near: folder)?.deviceFamilies else { return nil }
        return (families.contains("1"), families.contains("2"))
    }

    /// The oldest release of iOS on which the app runs; nil where the project file does not say.
    package func deploymentTarget(near folder: String) -> Release? { projectFile(near: folder)?.deploymentTarget }

    /// The languages that the project file lists.
    package func knownLanguages(near folder: String) -> [String] { projectFile(near: folder)?.knownRegions ?? [] }

    /// Whether the project file names languages, and not this one.
    package func lacksLanguage(_ name: String, near folder: String) -> Bool {
        projectFile(near: folder)?.lacks(name) ?? false
    }

    /// The nearest Xcode project file; nil if there is none that can be read.
    private func projectFile(near folder: String) -> ProjectFile? {
        nearestProjectFile(to: folder).flatMap(projectFile(at:))
    }

    /// The path of the nearest Xcode project file.
    func nearestProjectFile(to folder: String) -> String? {
        Nearness(folder: relativePath(folder)).sorted(index.projectFiles).first
    }

    /// The project file at a path from the root; nil if there is none that can be read.
    func projectFile(at path: String) -> ProjectFile? {
        projectFile(path) { list(at: path).map { ProjectFile($0, at: path, contents: list) } }
    }
}
