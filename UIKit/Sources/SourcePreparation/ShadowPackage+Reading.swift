import Foundation

/// What a package consists of.
extension ShadowPackage {
    /// A target with Swift code.
    struct Module {
        var target: PackageDescription.Target
        var files: [URL]
        /// The files as they were read.
        var bytes: [Data]
        var texts: [String]
        /// The modules that the sources import.
        let imports: Set<String>

        init(_ target: PackageDescription.Target, _ files: [URL]) throws {
            self.target = target
            self.files = files
            bytes = try files.map { try Data(contentsOf: $0) }
            texts = bytes.map(Self.text)
            imports = texts.reduce(into: []) { found, text in
                let named = ImportedModules.names(in: text)
                found.formUnion(named)
                found.formUnion(FoundationNames.modules(neededBy: text, importing: named))
            }
        }

        /// The text of a file, whatever its bytes are, without the mark of its encoding: lines are put before it.
        private static func text(_ bytes: Data) -> String {
            let text = String(decoding: bytes, as: UTF8.self)
            return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        }
    }

    /// The package and those it depends on that are at hand, each once, the package itself first.
    /// - Parameter folders: where clones lie besides the checkouts of the package.
    static func packages(around folder: URL, in folders: [URL], scratch: URL) throws -> [PackageDescription] {
        let checkouts = folder.appendingPathComponent(".build/checkouts")
        let clones = PackageDescription.clones(in: folders)
        var found = [try PackageDescription(of: folder, checkouts: checkouts, scratch: scratch)]
        var place = 0
        while place < found.count {
            for (name, fetched) in found[place].dependencies {
                let next = [fetched, clones[name.lowercased()]].compactMap { $0 }.first(where: PackageDescription.isAt)
                guard let next, !found.contains(where: { $0.folder.path == next.path }) else { continue }
                found.append(try PackageDescription(of: next, checkouts: checkouts, scratch: scratch))
            }
            place += 1
        }
        return found
    }

    /// The targets of the package itself, and those of others that they lead to, in the order of their packages. What UIKit's
    /// package provides leads no further.
    /// - Parameter products: the targets of each product.
    static func reachable(
        in packages: [PackageDescription], _ products: [String: [String]]
    ) -> [PackageDescription.Target] {
        let all = packages.flatMap(\.targets)
        let own = packages[0].targets.map(\.name)
        let targets = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        var found = Set(own)
        var open = own
        while let name = open.popLast() {
            for need in targets[name]?.dependencies ?? [] where !ProvidedModules.products.contains(need) {
                let next = targets[need] == nil ? products[need] ?? [] : [need]
                for target in next where found.insert(target).inserted { open.append(target) }
            }
        }
        return packages.enumerated().flatMap { index, package in
            package.targets.filter { found.contains($0.name) && (index == 0 || $0.type != "test") }
        }
    }

    /// The tests and programs that need what is not at hand, or another such target; names of a missing module are stood in for in the
    /// other targets. A package that no target takes code from, such as a linter's, may be missing.
    mutating func leaveOut(of packages: [PackageDescription]) throws -> Set<String> {
        var left: Set<String> = []
        var known = Set(packages.flatMap(\.allTargets)).union(products.keys).union(ProvidedModules.products)
        let targets = packages.flatMap(\.targets)
        var lacking: [(target: PackageDescription.Target, needs: String)] = []
        repeat {
            lacking = targets.filter { !left.contains($0.name) }.compactMap { target in
                let needs = target.dependencies.filter { !known.contains($0) && !target.wishes.contains($0) }
                return needs.isEmpty ? nil : (target, needs.joined(separator: ", "))
            }
            for (target, needs) in lacking where target.type != "regular" {
                remarks.append("\(target.name) is left out: it needs \(needs), not at hand")
                left.insert(target.name)
                known.remove(target.name)
            }
        } while lacking.contains { $0.target.type != "regular" }
        let fetching = "'swift package resolve --package-path \(package.path)' fetches dependencies"
        for (target, needs) in lacking { remarks.append("\(target.name) needs \(needs), not at hand; \(fetching)") }
        guard targets.contains(where: { $0.type != "test" && !left.contains($0.name) }) else {
            throw PackageDescription.Failure(description: "\(remarks.joined(separator: "; ")); \(fetching)")
        }
        return left
    }

    /// - Returns: nil for a target without Swift code.
    static func read(_ target: PackageDescription.Target) throws -> Module? {
        if let own = target.files { return own.isEmpty ? nil : try Module(target, own) }
        guard let files = FileManager.default.enumerator(at: target.origin, includingPropertiesForKeys: nil) else {
            return nil
        }
        let swift = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .filter { !target.excluded.contains(where: $0.isBelow) }
            .filter { target.only?.contains(where: $0.isBelow) ?? true }
            .sorted { $0.path < $1.path }
        guard !swift.isEmpty else { return nil }
        return try Module(target, swift)
    }

    /// Modules that are there on a device alone: code that imports one runs nowhere else.
    private static let ofDevices = [
        "AVFoundation", "AVKit", "CoreData", "CoreMotion", "ImageIO", "MapKit", "MessageUI", "Photos", "PhotosUI",
        "QuartzCore", "SafariServices", "StoreKit", "SwiftUI", "UserNotifications", "WebKit",
    ]

    /// Whether a source is one of views: such a module brings UIKit along, and is asked for where code does without.
    private static func isOfViews(_ text: String) -> Bool {
        if text.contains("UIKit") { return true }
        guard !text.contains("os(Linux)") else { return false }
        let imported = ImportedModules.names(in: text)
        return ofDevices.contains { imported.contains($0) && !text.hasBytes(of: "canImport(\($0))") }
    }

    /// The modules that name UIKit, those that import such a module, and all tests: Apple's XCTest brings UIKit along. The others
    /// are code for any system, which asks for the system that it is built on.
    static func modulesOfViews(_ modules: [Module], _ products: [String: [String]]) -> Set<String> {
        var found = Set(
            modules.filter { $0.target.type == "test" || $0.texts.contains(where: isOfViews) }.map(\.target.name))
        func leads(_ target: PackageDescription.Target) -> Bool {
            !found.contains(target.name)
                && target.dependencies.flatMap { products[$0] ?? [$0] }.contains(where: found.contains)
        }
        while case let more = modules.map(\.target).filter(leads), !more.isEmpty { found.formUnion(more.map(\.name)) }
        return found
    }
}
