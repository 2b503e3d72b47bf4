import Foundation
import FoundationXML
import XcodeProjects

/// Where the shared schemes of a clone keep the references of its tests' pictures: `FB_REFERENCE_IMAGE_DIR` and `IMAGE_DIFF_DIR` among
/// the variables that Xcode gives the tests.
final class SchemeVariables: NSObject, XMLParserDelegate {
    private static let names: Set<String> = ["FB_REFERENCE_IMAGE_DIR", "IMAGE_DIFF_DIR"]
    private static let skipped: Set<String> = ["Pods", "Carthage", ".build", "build", "DerivedData", "node_modules"]

    /// By the action that has them: of tests, or of a run whose variables the tests share.
    private var found: [String: [String: String]] = [:]
    private var action = ""
    private var sharesThoseOfRuns = false

    /// - Parameter clone: its folder.
    /// - Returns: the variables of the first scheme that has some, names of settings replaced with the project's folder and name.
    static func read(in clone: URL) -> [String: String] {
        let folder = CloneFolder(clone)
        for path in folder.walk("", skipping: skipped, where: { $0.pathExtension == "xcscheme" }) {
            guard let end = path.range(of: ".xcodeproj/"), let bytes = folder.contents(path) else { continue }
            let reader = SchemeVariables()
            let parser = XMLParser(data: Data(bytes))
            parser.shouldResolveExternalEntities = false
            parser.delegate = reader
            guard parser.parse() else { continue }
            let own = reader.found["TestAction"] ?? [:]
            let found = reader.sharesThoseOfRuns && own.isEmpty ? reader.found["LaunchAction"] ?? [:] : own
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

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name.hasSuffix("Action") { action = name }
        if name == "TestAction" { sharesThoseOfRuns = attributes["shouldUseLaunchSchemeArgsEnv"] == "YES" }
        guard name == "EnvironmentVariable", attributes["isEnabled"] == "YES", let key = attributes["key"],
            Self.names.contains(key)
        else { return }
        found[action, default: [:]][key] = attributes["value"]
    }
}
