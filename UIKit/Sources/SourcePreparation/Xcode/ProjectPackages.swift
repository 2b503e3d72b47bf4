import Foundation
import XcodeProjects

/// A target of an Xcode project and what it needs, in the words of packages: the project is one package, and packages of the
/// clone, of `.build/checkouts` and of a folder that a person names are the others.
struct ProjectPackages {
    /// The project's package first.
    private(set) var packages: [PackageDescription] = []
    /// Imports that every file of a module gets, by the module's name.
    private(set) var imports: [String: [String]] = [:]
    private(set) var remarks: [String]
    /// The packages and pods that the project and the lists of the clone have: their addresses, where these are known, by their
    /// names.
    private(set) var needed: [String: String] = [:]
    /// What the target's bundle has.
    private(set) var bundle = ProgramBundle()

    private let chosen: ChosenTarget
    private let parts: ProjectParts
    /// The names of the modules here, by the parts' numbers.
    private var names: [String] = []

    /// - Parameters:
    ///   - chosen: the target.
    ///   - reserved: names of targets that UIKit's own package has.
    ///   - isTested: whether the tests that run in the target are built too.
    init(of chosen: ChosenTarget, reserved: Set<String>, isTested: Bool) throws {
        self.chosen = chosen
        remarks = chosen.remarks
        // 1 the target, those that it is built from, and its tests
        parts = ProjectParts(of: chosen, isTested: isTested)
        // 2 in the words of packages
        try rename(reserved)
        let own = parts.needs().compactMap { description(of: $0.part, needing: $0.needs) }
        guard own.contains(where: { $0.name == names[0] }) else {
            throw PackageDescription.Failure(description: "\(chosen.target.name) has no Swift files in the clone")
        }
        packages = [PackageDescription(named: chosen.project.path, in: chosen.clone.root, own)]
        needed = Self.lists(of: chosen, parts)
        bundle.files = chosen.target.resources.filter(chosen.clone.isFile).compactMap(chosen.clone.place)
            .sorted { $0.path < $1.path }
        bundle.information = chosen.target.infoList.flatMap { chosen.clone.isFile($0) ? chosen.clone.place($0) : nil }
        bundle.module = names[0]
        bundle.settings = chosen.target.settings
    }

    /// Modules whose names UIKit's package has already, or of which Swift makes no name, get another one.
    private mutating func rename(_ reserved: Set<String>) throws {
        var taken = reserved
        for (project, target) in parts.all.map({ ($0.project, $0.target) }) {
            var name = target.module
            guard !name.isEmpty else {
                throw PackageDescription.Failure(description: "\(project.path): a target without a name")
            }
            while !taken.insert(name).inserted { name += "App" }
            if name != target.module { remarks.append("\(target.module) is named \(name) here: the name is taken") }
            names.append(name)
        }
    }

    private mutating func description(of index: Int, needing others: [Int]) -> PackageDescription.Target? {
        let target = parts.all[index].target
        let clone = chosen.clone
        // A program's own entry would be a second one.
        let paths = target.sources.filter { $0.split(separator: "/").last != "main.swift" }
        let found = paths.filter(clone.isFile).compactMap(clone.place)
        let missing = paths.count - found.count
        // Two paths may differ by case alone.
        let files = Set(found).sorted { $0.path < $1.path }
        if missing > 0 { remarks.append("\(target.name): \(counted(missing, "file")) of its project not in the clone") }
        if !target.foreignSources.isEmpty {
            remarks.append(
                "\(target.name): \(counted(target.foreignSources.count, "file")) in C and Objective-C not compiled")
        }
        let name = names[index]
        imports[name] = bridged(target)
        guard !files.isEmpty else { return nil }
        if CloneFolder.isFetched(parts.all[index].project.path), let base = foreignBase(of: target, files) {
            remarks.append("\(target.name) stands on \(base), a class of its Objective-C, and is not at hand")
            return nil
        }
        let isTest = target.kind == .tests
        let needs = others.map { names[$0] } + target.products.map(\.name)
        var settings = target.conditions.map { BuildSetting(defining: $0) }
        if target.isMainActorByDefault { settings.append(.mainActorByDefault) }
        return PackageDescription.Target(
            name: name, package: chosen.project.path, type: isTest ? "test" : "regular", origin: clone.root,
            excluded: [], files: files, dependencies: needs, wishes: Set(target.products.map(\.name)),
            oldLanguage: target.swiftVersion.flatMap { PackageDescription.oldLanguage([$0]) }, isOfProject: true,
            catalogs: resources(of: target, ending: ".xcassets"),
            models: resources(of: target, ending: ".xcdatamodeld") + resources(of: target, ending: ".xcdatamodel"),
            settings: settings)
    }

    /// A class of a target's Objective-C that a class of its Swift descends from: little of such a module would be left.
    private func foreignBase(of target: XcodeTarget, _ files: [URL]) -> String? {
        let texts = target.foreignSources.compactMap(chosen.clone.contents).map { String(decoding: $0, as: UTF8.self) }
        // Categories, with parentheses, are no classes of the target's.
        let classes = texts.flatMap { $0.split(separator: "\n") }
            .filter { $0.hasPrefix("@implementation ") && !$0.contains("(") }
            .map { $0.dropFirst("@implementation ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
        let sources = files.compactMap { FileManager.default.contents(atPath: $0.path) }
        let superclasses = Set(
            sources.flatMap {
                SourceDeclarations.of(String(decoding: $0, as: UTF8.self)).types.compactMap(\.superclass)
            })
        return classes.map(String.init).first(where: superclasses.contains)
    }

    /// The folders of a target's bundle that are one file for Xcode, once each: catalogs, models.
    private func resources(of target: XcodeTarget, ending: String) -> [URL] {
        let paths = target.resources.compactMap { path -> String? in
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            // A version of a model is no model of its own.
            guard let place = parts.firstIndex(where: { $0.hasSuffix(ending) }),
                !parts[..<place].contains(where: { $0.hasSuffix(".xcdatamodeld") })
            else { return nil }
            return parts[...place].joined(separator: "/")
        }
        return Set(paths).sorted().compactMap(chosen.clone.place)
    }

    /// The modules of Apple's that the bridging header imports.
    private mutating func bridged(_ target: XcodeTarget) -> [String] {
        guard let header = target.bridgingHeader, let bytes = chosen.clone.contents(header) else { return [] }
        let (modules, others) = BridgingHeader.read(bytes)
        if !others.isEmpty {
            remarks.append(
                "\(target.name): its bridging header names \(counted(others.count, "file")) of Objective-C, "
                    + "whose types are not here")
        }
        return modules
    }

    // MARK: Packages

    /// Where the packages of the targets are, and all that lie in folders of packages, by their names in lower case.
    private func places(in folders: [URL]) -> (needed: [URL], all: [String: URL]) {
        let clone = chosen.clone
        let targets = parts.all.map(\.target)
        let local = (chosen.project.folders + targets.flatMap(\.products).compactMap(\.folder)).compactMap(clone.place)
        let places = PackageDescription.clones(in: [clone.root.appendingPathComponent(".build/checkouts")] + folders)
        let wanted = needed.keys.sorted() + parts.all.flatMap { $0.imports.map { $0.lowercased() }.sorted() }
        return (local + wanted.compactMap { places[$0] }, places)
    }

    /// The modules of packages that are at hand, as far as the names of folders say: no manifest is run.
    func modulesByFolders(in folders: [URL]) -> Set<String> {
        let (needed, all) = places(in: folders)
        let products = parts.all.flatMap(\.target.products).filter { product in
            product.folder != nil
                || product.address.map { all[NeededPackages.name(ofAddress: $0).lowercased()] != nil } ?? false
        }
        return Set(products.map(\.name) + needed.flatMap { $0.appendingPathComponent("Sources").namesInside })
    }

    /// Adds the packages that are at hand, which their manifests describe.
    /// - Parameters:
    ///   - folders: where packages are looked for beside the clone.
    ///   - scratch: where SwiftPM may write.
    mutating func addPackages(in folders: [URL], scratch: URL) throws {
        let clone = chosen.clone
        var (open, places) = places(in: folders)
        var seen: Set<String> = [clone.root.path]
        var taken = Set(names)
        var place = 0
        while place < open.count {
            let folder = open[place].standardizedFileURL
            place += 1
            guard seen.insert(folder.path).inserted, PackageDescription.isAt(folder) else { continue }
            do {
                var package = try PackageDescription(
                    of: folder, checkouts: clone.root.appendingPathComponent(".build/checkouts"), scratch: scratch)
                for name in package.leaveOut(taken) {
                    remarks.append("\(name) of the package \(package.name) is left out: another target has the name")
                }
                taken.formUnion(package.targets.map(\.name))
                packages.append(package)
                open += package.dependencies.compactMap { places[$0.name.lowercased()] ?? $0.folder }
            } catch { remarks.append("\(error)") }
        }
        linkImportedPackages()
    }

    /// Packages that were found by an import are needed by the targets that import them.
    private mutating func linkImportedPackages() {
        let found = packages.dropFirst()
        let modules = Set(found.flatMap(\.targets).filter { $0.type == "regular" || $0.type == "system" }.map(\.name))
            .union(found.flatMap(\.products.keys)).subtracting(names)
        let imports = Dictionary(zip(names, parts.all.map(\.imports))) { first, _ in first }
        for (index, target) in packages[0].targets.enumerated() {
            let more = imports[target.name, default: []].intersection(modules).subtracting(target.dependencies)
            packages[0].targets[index].dependencies += more.sorted()
        }
    }

    private static func lists(of chosen: ChosenTarget, _ parts: ProjectParts) -> [String: String] {
        let folder = chosen.project.path.split(separator: "/").dropLast().joined(separator: "/")
        let prefix = folder.isEmpty ? "" : folder + "/"
        let resolved = [
            chosen.project.path + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
            chosen.project.path.dropLast("xcodeproj".count) + "xcworkspace/xcshareddata/swiftpm/Package.resolved",
        ]
        let addresses = chosen.project.remotePackages.map { (key: NeededPackages.name(ofAddress: $0), value: $0) }
        let products = parts.all.flatMap(\.target.products).map { (key: $0.name, value: $0.address ?? "") }
        let lists = ["Cartfile", "Cartfile.resolved"].compactMap { chosen.clone.contents(prefix + $0) }
        let pods = chosen.clone.contents(prefix + "Podfile.lock").map(NeededPackages.pods) ?? []
        let found =
            addresses + products.filter { !$0.value.isEmpty }
            + resolved.compactMap(chosen.clone.contents).flatMap(NeededPackages.packages)
            + lists.flatMap(NeededPackages.cartfile) + pods.map { (key: $0, value: "") }
        return Dictionary(found.map { ($0.key.lowercased(), $0.value) }) { $0.isEmpty ? $1 : $0 }
    }
}
