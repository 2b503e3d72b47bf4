import Foundation
import XcodeProjects

/// Where the shared schemes of a clone keep the references of its tests' pictures: `FB_REFERENCE_IMAGE_DIR` and `IMAGE_DIFF_DIR` among
/// the variables that Xcode gives the tests.
enum SchemeVariables {
    private static let names: Set<String> = ["FB_REFERENCE_IMAGE_DIR", "IMAGE_DIFF_DIR"]

    /// - Parameter clone: its folder.
    /// - Returns: the variables of the first scheme that has some, names of settings replaced with the project's folder and name.
    static func read(in clone: URL) -> [String: String] {
        let folder = CloneFolder(clone)
        for path in folder.walk("", skipping: CloneFolder.foreign, where: { $0.pathExtension == "xcscheme" }) {
            guard let end = path.range(of: ".xcodeproj/"), let bytes = folder.contents(path) else { continue }
            let found = XcodeScheme.testVariables(bytes, named: names)
            guard !found.isEmpty else { continue }
            let project = clone.appendingPathComponent(String(path[..<end.lowerBound]))
            var settings = BuildSettings()
            let folder = project.deletingLastPathComponent().path
            settings.add([
                "SOURCE_ROOT": folder, "SRCROOT": folder, "PROJECT_DIR": folder,
                "PROJECT_NAME": project.lastPathComponent,
            ])
            return found.mapValues(settings.expanded)
        }
        return [:]
    }
}
