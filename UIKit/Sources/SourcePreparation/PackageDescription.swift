import Foundation
import XcodeProjects

/// A package as `swift package dump-package` describes it: what a preparation needs of it.
struct PackageDescription {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    struct Target {
        var name: String
        /// The name of its package.
        var package: String
        /// regular, test, executable, system; others have no code to prepare.
        var type: String
        /// The folder of its sources.
        var origin: URL
        var excluded: [String]
        /// The files and folders that are its sources; nil: all.
        var only: [String]?
        /// The files of a target that lists them one by one, as an Xcode project does; nil: those of the folder.
        var files: [URL]?
        /// Names of targets and products.
        var dependencies: [String]
        /// Those of them that only systems other than Linux need.
        var wishes: Set<String> = []
        /// The language's version in the words of a manifest, where the package wants one before 5: `v4`, `v4_2`.
        var oldLanguage: String?
        /// Whether it is one of an Xcode project, whose files lie in the bundle of the app.
        var isOfProject = false
        /// The asset catalogs of a target of a project; none: those below its folder.
        var catalogs: [URL] = []
        /// The models of Core Data's of a target of a project.
        var models: [URL] = []
        /// What the manifest says of files that come along, and the package's language.
        var resources: [TargetResources.Rule] = []
        var defaultLanguage: String?
        var settings: [BuildSetting] = []
        /// Of targets in C: the folder of headers, and of those of the system the name of a package of theirs.
        var publicHeaders: String?
        var pkgConfig: String?
    }

    let name: String
    let folder: URL
    var targets: [Target]
    /// The names of all targets, with those that have no Swift code.
    let allTargets: [String]
    /// The targets of each product.
    private(set) var products: [String: [String]] = [:]
    /// The folders of the packages that this one depends on, where they are known.
    private(set) var dependencies: [(name: String, folder: URL)] = []
    /// The standards of C and C++ that it wants.
    private(set) var standards: (c: String?, cxx: String?) = (nil, nil)

    /// A package that something else than a manifest describes.
    init(named name: String, in folder: URL, _ targets: [Target]) {
        self.name = name
        self.folder = folder
        self.targets = targets
        allTargets = targets.map(\.name)
    }

    /// Leaves out the targets whose names other packages have: all become targets of one package, whose names differ.
    /// - Returns: the names left out, test targets apart.
    mutating func leaveOut(_ taken: Set<String>) -> [String] {
        let same = targets.filter { taken.contains($0.name) }
        targets.removeAll { taken.contains($0.name) }
        return same.filter { $0.type != "test" }.map(\.name)
    }

    /// - Parameters:
    ///   - checkouts: the folder with the clones of dependencies.
    ///   - scratch: where SwiftPM may write.
    init(of folder: URL, checkouts: URL, scratch: URL) throws {
        guard Self.isAt(folder) else {
            throw Failure(
                description: "\(folder.path): no Package.swift; a package of views is prepared, not an Xcode project")
        }
        func describe(_ folder: URL) throws -> String {
            try Toolchain.output(
                ["package", "dump-package", "--package-path", folder.path, "--scratch-path", scratch.path])
        }
        let dump = try DescribedManifests(folder: scratch).description(of: folder) {
            // Linux may be unable to run what a Mac runs.
            try (try? DescribedManifests.description(onMac: folder, in: scratch, describe)) ?? describe(folder)
        }
        guard let root = try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any],
            let name = root["name"] as? String, let targets = root["targets"] as? [[String: Any]]
        else { throw Failure(description: "\(folder.path): no description of a package") }
        self.name = name
        self.folder = folder
        allTargets = targets.compactMap { $0["name"] as? String }
        let language = Self.oldLanguage(root["swiftLanguageVersions"] as? [String] ?? [])
        let ownLanguage = root["defaultLocalization"] as? String
        self.targets = targets.compactMap { target in
            var target = Self.target(target, of: name, in: folder)
            target?.oldLanguage = language
            target?.defaultLanguage = ownLanguage
            return target
        }
        standards = (root["cLanguageStandard"] as? String, root["cxxLanguageStandard"] as? String)
        for product in root["products"] as? [[String: Any]] ?? [] {
            if let name = product["name"] as? String { products[name] = product["targets"] as? [String] ?? [] }
        }
        dependencies = (root["dependencies"] as? [[String: Any]] ?? []).compactMap {
            Self.dependency($0, checkouts: checkouts)
        }
    }

    /// A package may name several; the newest is the one that is built.
    static func oldLanguage(_ versions: [String]) -> String? {
        let words = ["3": "v4", "3.0": "v4", "4": "v4", "4.0": "v4", "4.2": "v4_2"]
        return versions.max { (Double($0) ?? 0) < (Double($1) ?? 0) }.flatMap { words[$0] }
    }

    private static func target(_ target: [String: Any], of package: String, in folder: URL) -> Target? {
        guard let name = target["name"] as? String, let type = target["type"] as? String,
            ["regular", "test", "executable", "system"].contains(type)
        else { return nil }
        let path = target["path"] as? String ?? standardPath(name, type == "test", in: folder)
        let origin = folder.appendingPathComponent(path).standardizedFileURL
        func places(_ key: String) -> [String]? {
            (target[key] as? [String])?.map { origin.appendingPathComponent($0).standardizedFileURL.path }
        }
        let (own, wishes) = dependencies(of: target)
        // Code of views is compiled as on a device, and its defines are those of one.
        let settings = (target["settings"] as? [[String: Any]] ?? [])
            .compactMap { BuildSetting($0, for: ["ios", "linux"]) }
        let resources = (target["resources"] as? [[String: Any]] ?? []).compactMap(rule)
        return Target(
            name: name, package: package, type: type, origin: origin,
            excluded: places("exclude") ?? [], only: places("sources"), dependencies: own, wishes: wishes,
            resources: resources, settings: settings,
            publicHeaders: target["publicHeadersPath"] as? String, pkgConfig: target["pkgConfig"] as? String)
    }

    /// The names that a target depends on, and those of them that only systems other than Linux need.
    private static func dependencies(of target: [String: Any]) -> (own: [String], wishes: Set<String>) {
        var own: [String] = []
        var wishes: Set<String> = []
        for entry in target["dependencies"] as? [[String: Any]] ?? [] {
            guard let words = (entry["byName"] ?? entry["target"] ?? entry["product"]) as? [Any],
                let name = words.first as? String
            else { continue }
            own.append(name)
            let condition = words.lazy.compactMap { $0 as? [String: Any] }.first
            if let systems = condition?["platformNames"] as? [String], !systems.isEmpty, !systems.contains("linux") {
                wishes.insert(name)
            }
        }
        return (own, wishes)
    }

    private static func rule(_ entry: [String: Any]) -> TargetResources.Rule? {
        guard let path = entry["path"] as? String, let rule = entry["rule"] as? [String: Any] else { return nil }
        if let process = rule["process"] as? [String: Any] {
            return .init(kind: .process(localization: process["localization"] as? String), path: path)
        }
        return rule["copy"] == nil ? nil : .init(kind: .copy, path: path)
    }

    /// Where SwiftPM looks for a target without a path.
    private static func standardPath(_ name: String, _ isTest: Bool, in package: URL) -> String {
        let folders = isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
        let found = folders.first {
            FileManager.default.fileExists(atPath: package.appendingPathComponent("\($0)/\(name)").path)
        }
        return found.map { "\($0)/\(name)" } ?? folders[0]
    }

    private static func dependency(_ entry: [String: Any], checkouts: URL) -> (name: String, folder: URL)? {
        if let local = (entry["fileSystem"] as? [[String: Any]])?.first, let path = local["path"] as? String {
            return (local["identity"] as? String ?? path, URL(fileURLWithPath: path))
        }
        guard let remote = (entry["sourceControl"] as? [[String: Any]])?.first,
            let location = remote["location"] as? [String: Any]
        else { return nil }
        if let path = (location["local"] as? [String])?.first { return (path, URL(fileURLWithPath: path)) }
        guard let url = ((location["remote"] as? [[String: Any]])?.first)?["urlString"] as? String else { return nil }
        let name = NeededPackages.name(ofAddress: url)
        return (name, checkouts.appendingPathComponent(name))
    }

    /// Whether a folder has a manifest.
    static func isAt(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }

    /// What lies in folders of packages, by the names in lower case: those of the clones, else of what their manifests make.
    static func clones(in folders: [URL]) -> [String: URL] {
        var (found, made): ([String: URL], [String: URL]) = ([:], [:])
        for place in folders.flatMap({ folder in folder.namesInside.map { folder.appendingPathComponent($0) } }) {
            let name = place.lastPathComponent.lowercased()
            found[name] = found[name] ?? place
            let manifest = FileManager.default.contents(atPath: place.appendingPathComponent("Package.swift").path)
            let words = String(decoding: manifest ?? Data(), as: UTF8.self).split(separator: "\"")
            for (before, name) in zip(words, words.dropFirst()) where before.hasSuffix("name: ") {
                if !before.hasSuffix(".product(name: ") { made[name.lowercased()] = made[name.lowercased()] ?? place }
            }
        }
        return found.merging(made) { own, _ in own }
    }
}
