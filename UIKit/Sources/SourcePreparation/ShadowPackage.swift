import Foundation

/// A package of views beside itself: the same targets over rewritten copies of their sources, each with UIKit to import.
///
/// Lies in the package's `.build/prepared`, so that the clone itself stays as it is. Diagnostics name the original files: each
/// copy begins with a `#sourceLocation`.
public struct ShadowPackage {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// A file that differs from its original, and by which rules.
    public struct Rewritten {
        public let path: String
        public let changes: [SourceRewriter.Rule: Int]
    }

    public let folder: URL
    public private(set) var rewritten: [Rewritten] = []
    public private(set) var fileCount = 0
    private let package: URL

    /// Reads the package's description and writes the shadow.
    /// - Parameters:
    ///   - package: the folder of the package.
    ///   - uikit: the folder of the package UIKit.
    public init(of package: URL, uikit: URL) throws {
        self.package = package.standardizedFileURL
        folder = self.package.appendingPathComponent(".build/prepared")
        // 1 what the package is
        let dump = try Self.run("swift", ["package", "dump-package", "--package-path", self.package.path])
        guard let root = try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any],
            let name = root["name"] as? String, let targets = root["targets"] as? [[String: Any]]
        else { throw Failure(description: "\(package.path): no description of a package") }
        if let dependencies = root["dependencies"] as? [Any], !dependencies.isEmpty {
            throw Failure(description: "\(package.path): packages with dependencies are not prepared yet")
        }
        // 2 its sources
        let sources = folder.appendingPathComponent("Sources")
        try? FileManager.default.removeItem(at: sources)
        let read = try targets.compactMap(read)
        var lines: [String] = []
        for target in read {
            let others = read.filter { $0.name != target.name }.flatMap(\.files)
                .flatMap { MemberScanner.types(in: $0.text) }.filter { !$0.isExtension }
            let prepared = PreparedSource.prepare(target.files.map(\.text), importing: others)
            for (file, result) in zip(target.files, prepared) { try write(result, of: file, in: target, to: sources) }
            lines.append(target.entry)
        }
        // 3 its manifest
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: \(Self.quoted(name)),
                dependencies: [.package(name: "UIKit", path: \(Self.quoted(uikit.standardizedFileURL.path)))],
                targets: [
            \(lines.joined(separator: ",\n"))
                ],
                swiftLanguageModes: [.v5])

            """
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
        // 4 where nibs, catalogs, fonts and tables are, and the modules of their classes
        let origin = ([self.package.path] + read.map(\.name)).joined(separator: "\n") + "\n"
        try Data(origin.utf8).write(to: folder.appendingPathComponent("origin"))
    }

    /// A target with Swift code.
    private struct Target {
        var name: String
        /// The folder of its sources.
        var origin: URL
        var files: [File]
        /// Its entry in the manifest.
        var entry: String
    }

    private struct File {
        var place: URL
        var text: String
    }

    /// Reads a target's sources.
    /// - Returns: nil for targets that are no Swift code.
    private func read(_ target: [String: Any]) throws -> Target? {
        guard let name = target["name"] as? String, let type = target["type"] as? String,
            ["regular", "test", "executable"].contains(type)
        else { return nil }
        let isTest = type == "test"
        let path = target["path"] as? String ?? Self.standardPath(name, isTest, in: package)
        let origin = package.appendingPathComponent(path)
        let excluded = (target["exclude"] as? [String] ?? []).map { origin.appendingPathComponent($0).path }
        let only = (target["sources"] as? [String])?.map { origin.appendingPathComponent($0).path }
        guard let files = FileManager.default.enumerator(at: origin, includingPropertiesForKeys: nil) else {
            return nil
        }
        let swift = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .filter { file in !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
            .filter { file in only?.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } ?? true }
            .sorted { $0.path < $1.path }
        guard !swift.isEmpty else { return nil }
        let own = (target["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
            ((dependency["byName"] ?? dependency["target"]) as? [Any])?.first as? String
        }
        let products = isTest ? ["UIKit", "UIKitTesting"] : ["UIKit"]
        let all =
            own.map(Self.quoted) + products.map { ".product(name: \(Self.quoted($0)), package: \"UIKit\")" }
        let kind = isTest ? "testTarget" : type == "executable" ? "executableTarget" : "target"
        return Target(
            name: name, origin: origin,
            files: try swift.map { File(place: $0, text: try String(contentsOf: $0, encoding: .utf8)) },
            entry: "        .\(kind)(name: \(Self.quoted(name)), dependencies: [\(all.joined(separator: ", "))], "
                + "path: \(Self.quoted("Sources/" + name)))")
    }

    private mutating func write(_ result: PreparedSource, of file: File, in target: Target, to sources: URL) throws {
        fileCount += 1
        let relative = String(
            file.place.standardizedFileURL.path.dropFirst(target.origin.standardizedFileURL.path.count))
        let copy = sources.appendingPathComponent(target.name).appendingPathComponent(relative)
        try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        let head = "#sourceLocation(file: \(Self.quoted(file.place.path)), line: 1)\n"
        try Data((head + result.text).utf8).write(to: copy)
        if !result.changes.isEmpty {
            rewritten.append(
                Rewritten(path: String(file.place.path.dropFirst(package.path.count + 1)), changes: result.changes))
        }
    }

    /// Where SwiftPM looks for a target without a path.
    private static func standardPath(_ name: String, _ isTest: Bool, in package: URL) -> String {
        let folders = isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
        let found = folders.first {
            FileManager.default.fileExists(atPath: package.appendingPathComponent("\($0)/\(name)").path)
        }
        return found.map { "\($0)/\(name)" } ?? folders[0]
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// What a program prints.
    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(
                description: "\(program) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Runs `swift build` or `swift test` on the shadow, its output left to the terminal.
    /// - Returns: the exit code.
    public func swift(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments + ["--package-path", folder.path]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
