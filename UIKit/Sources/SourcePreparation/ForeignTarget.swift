import Foundation

/// A target without Swift code: its files are copied as they are, and the compiler for C builds them.
struct ForeignTarget {
    enum Language { case c, objectiveC }

    let target: PackageDescription.Target
    let files: [URL]
    let language: Language

    private static let sources: Set<String> = ["c", "cc", "cpp", "cxx", "s", "S"]
    private static let objectiveC: Set<String> = ["m", "mm"]
    private static let others: Set<String> = [
        "h", "hh", "hpp", "hxx", "inc", "inl", "ipp", "tcc", "def", "modulemap", "apinotes",
    ]
    private static let maximumFiles = 20_000

    /// - Returns: nil for a target with Swift code, or without any.
    init?(_ target: PackageDescription.Target) {
        self.target = target
        let found = FileManager.default.enumerator(
            at: target.origin, includingPropertiesForKeys: [.isSymbolicLinkKey], options: [.skipsHiddenFiles])
        var files: [URL] = []
        for case let file as URL in found ?? .init() {
            guard files.count < Self.maximumFiles else { break }
            let kind = file.pathExtension
            // What is excluded is not compiled; a source may yet include it.
            let isExcluded = target.excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
            guard Self.others.contains(kind) || (Self.sources.union(Self.objectiveC).contains(kind) && !isExcluded)
            else {
                continue
            }
            files.append(file.standardizedFileURL)
        }
        guard !files.isEmpty else { return nil }
        self.files = files.sorted { $0.path < $1.path }
        let isSource = { (file: URL) in
            target.only.map { $0.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } } ?? true
        }
        let isObjectiveC = files.contains { Self.objectiveC.contains($0.pathExtension) && isSource($0) }
        language = isObjectiveC ? .objectiveC : .c
    }

    /// The target's entry in the manifest.
    func entry(_ dependencies: [String]) -> String {
        let name = ManifestText.quoted(target.name)
        let path = ManifestText.quoted("Sources/" + target.name)
        if target.type == "system" {
            let package = target.pkgConfig.map { ", pkgConfig: \(ManifestText.quoted($0))" } ?? ""
            return "        .systemLibrary(name: \(name), path: \(path)\(package))"
        }
        let prefix = target.origin.standardizedFileURL.path + "/"
        let only = target.only?.map { URL(fileURLWithPath: $0).standardizedFileURL.path }.map {
            $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : "."
        }
        let parts = [
            only.map { ", sources: \(ManifestText.list($0))" },
            target.publicHeaders.map { ", publicHeadersPath: \(ManifestText.quoted($0))" },
        ]
        return "        .target(name: \(name), dependencies: \(ManifestText.list(dependencies)), path: \(path)"
            + parts.compactMap { $0 }.joined() + BuildSetting.arguments(target.settings, language: nil) + ")"
    }

    /// What a person reads of a target that no compiler here takes.
    var refusal: String {
        let first = files.first { Self.objectiveC.contains($0.pathExtension) }
        return
            "\(target.name) is Objective-C (\(first?.lastPathComponent ?? "")), which is not compiled for Linux; its "
            + "module is empty here"
    }
}
