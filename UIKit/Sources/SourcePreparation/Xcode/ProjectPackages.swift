import Foundation
import XcodeProjects

/// A target of an Xcode project and what it needs, in the words of packages: the project is one package, and packages of the
/// clone, of `.build/checkouts` and of a folder that a person names are the others.
struct ProjectPackages {
    /// The project's package first.
    private(set) var packages: [PackageDescription] = []
    /// The module of the target.
    private(set) var app = ""
    /// Imports that every file of a module gets, by the module's name.
    private(set) var imports: [String: [String]] = [:]
    private(set) var remarks: [String]
    /// The names of packages and pods that the lists of the clone have.
    private(set) var needed: [String] = []

    private let chosen: ChosenTarget
    private let scratch: URL
    private var names: [String: String] = [:]

    private static let maximumDepth = 32

    /// - Parameters:
    ///   - chosen: the target.
    ///   - reserved: names of targets that UIKit's own package has.
    ///   - folders: where packages are looked for beside the clone.
    ///   - isTested: whether the tests that run in the target are built too.
    init(of chosen: ChosenTarget, reserved: Set<String>, folders: [URL], scratch: URL, isTested: Bool) throws {
        self.chosen = chosen
        self.scratch = scratch
        remarks = chosen.remarks
        // 1 the target, those of the project that it is built from, and its tests
        var targets: [XcodeTarget] = []
        let projects = [chosen.project] + chosen.others
        Self.collect(chosen.target, in: chosen.project, into: &targets, depth: 0)
        if isTested {
            targets += chosen.project.targets.filter { $0.kind == .tests && Self.tests($0, chosen.target) }
        }
        // 2 frameworks of other projects that they import: pods and checkouts in the clone
        let modules = Dictionary(
            projects.dropFirst().flatMap(\.targets).filter { $0.kind == .library && !$0.sources.isEmpty }
                .map { ($0.module, $0) }
        ) { first, _ in first }
        var place = 0
        while place < targets.count {
            for name in Self.imports(of: targets[place], in: chosen.clone).sorted() {
                guard let other = modules[name], !targets.contains(where: { $0.module == name }) else { continue }
                targets.append(other)
            }
            place += 1
        }
        // 3 in the words of packages
        rename(targets, reserved)
        app = names[chosen.target.name] ?? chosen.target.module
        let own = targets.compactMap { description(of: $0, among: targets) }
        guard own.contains(where: { $0.name == app }) else {
            throw PackageDescription.Failure(description: "\(chosen.target.name) has no Swift files in the clone")
        }
        packages = [PackageDescription(named: chosen.project.path, in: chosen.clone.root, own)]
        try addPackages(in: folders, for: targets)
        needed = Self.lists(of: chosen)
    }

    /// A target and those that it depends on, each once, it first.
    private static func collect(
        _ target: XcodeTarget, in project: XcodeProject, into found: inout [XcodeTarget], depth: Int
    ) {
        guard depth < maximumDepth, !found.contains(where: { $0.name == target.name }) else { return }
        found.append(target)
        for name in target.dependencies {
            guard let other = project.targets.first(where: { $0.name == name && $0.kind == .library }) else { continue }
            collect(other, in: project, into: &found, depth: depth + 1)
        }
    }

    private static func tests(_ tests: XcodeTarget, _ target: XcodeTarget) -> Bool {
        tests.host == target.name || tests.dependencies.contains(target.name)
    }

    private static func imports(of target: XcodeTarget, in clone: CloneFolder) -> Set<String> {
        target.sources.reduce(into: []) { found, path in
            guard let bytes = clone.contents(path) else { return }
            found.formUnion(ImportedModules.names(in: String(decoding: bytes, as: UTF8.self)))
        }
    }

    /// Modules whose names UIKit's package has already get another one.
    private mutating func rename(_ targets: [XcodeTarget], _ reserved: Set<String>) {
        var taken = reserved
        for target in targets {
            var name = target.module
            while !taken.insert(name).inserted { name += "App" }
            if name != target.module { remarks.append("\(target.module) is named \(name) here: the name is taken") }
            names[target.name] = name
        }
    }

    private mutating func description(
        of target: XcodeTarget, among targets: [XcodeTarget]
    ) -> PackageDescription.Target? {
        let clone = chosen.clone
        var files: [URL] = []
        var missing = 0
        // A program's own entry would be a second one.
        for path in target.sources where path.split(separator: "/").last != "main.swift" {
            guard clone.contents(path) != nil, let place = clone.place(path) else {
                missing += 1
                continue
            }
            files.append(place)
        }
        if missing > 0 {
            remarks.append("\(target.name): \(CountedFiles.text(missing)) of its project not in the clone")
        }
        if !target.foreignSources.isEmpty {
            remarks.append(
                "\(target.name): \(CountedFiles.text(target.foreignSources.count)) in C and Objective-C not compiled")
        }
        let name = names[target.name] ?? target.module
        imports[name] = bridged(target)
        guard !files.isEmpty else { return nil }
        let isTest = target.kind == .tests
        let others = targets.filter { $0.name != target.name && $0.kind != .tests && $0.kind != .application }
        var needs = others.compactMap { names[$0.name] } + target.products.map(\.name)
        if isTest { needs.append(app) }
        if others.contains(where: { $0.dependencies.contains(target.name) }) { needs = target.products.map(\.name) }
        var settings = target.conditions.map { BuildSetting(defining: $0) }
        if target.isMainActorByDefault { settings.append(.mainActorByDefault) }
        return PackageDescription.Target(
            name: name, package: chosen.project.path, type: isTest ? "test" : "regular", origin: clone.root,
            excluded: [],
            files: files, dependencies: needs, wishes: Set(target.products.map(\.name)),
            oldLanguage: PackageDescription.oldLanguage(target.swiftVersion.map { [Self.short($0)] } ?? []),
            isOfProject: true, settings: settings)
    }

    /// `4.0` is `4`.
    private static func short(_ version: String) -> String {
        version.hasSuffix(".0") ? String(version.dropLast(2)) : version
    }

    /// The modules of Apple's that the bridging header imports.
    private mutating func bridged(_ target: XcodeTarget) -> [String] {
        guard let header = target.bridgingHeader, let bytes = chosen.clone.contents(header) else { return [] }
        let (modules, others) = BridgingHeader.read(bytes)
        if !others.isEmpty {
            remarks.append(
                "\(target.name): its bridging header names \(CountedFiles.text(others.count)) of Objective-C, "
                    + "whose types are not here")
        }
        return modules
    }

    // MARK: Packages

    /// Adds the packages that are at hand.
    private mutating func addPackages(in folders: [URL], for targets: [XcodeTarget]) throws {
        let clone = chosen.clone
        let local = (chosen.project.folders + targets.flatMap(\.products).compactMap(\.folder)).compactMap(clone.place)
        var open = local
        var places: [String: URL] = [:]
        for folder in [clone.root.appendingPathComponent(".build/checkouts")] + folders {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] {
                let key = name.lowercased()
                if places[key] == nil { places[key] = folder.appendingPathComponent(name) }
            }
        }
        let addresses = chosen.project.remotePackages + targets.flatMap(\.products).compactMap(\.address)
        let wanted =
            addresses.map(Self.identity)
            + targets.flatMap { Self.imports(of: $0, in: clone).map { $0.lowercased() }.sorted() }
        open += wanted.compactMap { places[$0] }
        var seen: Set<String> = [clone.root.path]
        var place = 0
        while place < open.count {
            let folder = open[place].standardizedFileURL
            place += 1
            guard seen.insert(folder.path).inserted,
                FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
            else { continue }
            do {
                let package = try PackageDescription(
                    of: folder, checkouts: clone.root.appendingPathComponent(".build/checkouts"), scratch: scratch)
                packages.append(package)
                open += package.dependencies.compactMap { places[$0.name.lowercased()] ?? $0.folder }
            } catch { remarks.append("\(error)") }
        }
    }

    /// The last part of an address, in lower case, without `.git`.
    private static func identity(_ address: String) -> String {
        let name = address.split(separator: "/").last.map(String.init) ?? address
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }

    private static func lists(of chosen: ChosenTarget) -> [String] {
        let folder = chosen.project.path.split(separator: "/").dropLast().joined(separator: "/")
        let prefix = folder.isEmpty ? "" : folder + "/"
        let resolved = [
            chosen.project.path + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
            chosen.project.path.dropLast("xcodeproj".count) + "xcworkspace/xcshareddata/swiftpm/Package.resolved",
        ]
        let packages = resolved.compactMap(chosen.clone.contents).flatMap(NeededPackages.packages)
        let pods = chosen.clone.contents(prefix + "Podfile.lock").map(NeededPackages.pods) ?? []
        return Set(packages + pods).sorted()
    }
}

/// `1 file`, `2 files`.
enum CountedFiles {
    static func text(_ count: Int) -> String { "\(count) \(count == 1 ? "file" : "files")" }
}
