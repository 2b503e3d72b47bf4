import Files
import LayoutDocument
import Notation
import SwiftSources

/// `uikit coverage`: what of UIKit the sources below a folder use. Neither the toolchain nor compiled UIKit is asked.
struct CoverageOfUIKit {
    private let coverage: UIKitCoverage
    private let form: TextOrJSON
    /// Whether the sources are those of an Xcode project.
    let hasProject: Bool

    /// - Parameters:
    ///   - place: a package, an Xcode project or workspace, or a folder.
    ///   - arguments: those of the command line behind the verb.
    init(at place: String, uikit: UIKitPackage, arguments: [String]) throws(Failure) {
        form = Self.form(arguments) ?? .text
        let isProject = ["xcodeproj", "xcworkspace"].contains(fileExtension(place))
        let (sources, isBesideProject) = try Self.sources(below: isProject ? PathText.folder(of: place) : place)
        guard !sources.isEmpty else { throw Failure("\(displayName(place)): no Swift files") }
        hasProject = isProject || isBesideProject
        let module = try Self.sources(below: uikit.folder + "/Sources/UIKit").files
        coverage = UIKitCoverage(of: sources, catalog: UIKitCatalog(module.map(\.text)))
    }

    /// Whether a person reads the answer.
    var isText: Bool { form == .text }

    func print() throws {
        try StandardStreams.write(isText ? coverage.text.utf8 : coverage.json.text.utf8)
    }

    /// The form that the arguments behind the verb ask for; nil for other arguments.
    static func form(_ arguments: [String]) -> TextOrJSON? {
        let words = arguments.flatMap { $0.hasPrefix("--format=") ? ["--format", String($0.dropFirst(9))] : [$0] }
        if words.isEmpty { return .text }
        return words.count == 2 && words[0] == "--format" ? TextOrJSON(rawValue: words[1]) : nil
    }

    /// The Swift files below a folder but for manifests, and whether an Xcode project is there too. A file that is no text or
    /// cannot be read is named and passed over.
    private static func sources(
        below folder: String
    ) throws(Failure) -> (files: [(path: String, text: String)], hasProject: Bool) {
        var search = FolderSearch(leavingOut: []) { fileExtension($0) == "swift" && $0 != "Package.swift" }
        var sources: [(path: String, text: String)] = []
        func passOver(_ path: String, _ reason: String) {
            StandardStreams.say("uikit: \(path) is passed over: \(reason)")
        }
        for place in try search.places(below: folder) {
            let path = FolderSearch.join(folder, place)
            guard let bytes = try? FileReader.read(path, limit: Limits().inputBytes, flag: nil) else {
                passOver(path, "it cannot be read, or is too large")
                continue
            }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                passOver(path, "it is not UTF-8")
                continue
            }
            sources.append((place, text))
        }
        for (path, _) in search.failures { passOver(path, "the folder cannot be read") }
        return (sources, search.hasProject)
    }
}
