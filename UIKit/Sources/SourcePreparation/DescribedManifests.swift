import Foundation

/// Descriptions of packages, kept by what they follow from: the toolchain takes a third of a second to read a manifest
/// that it has read before.
struct DescribedManifests {
    let folder: URL

    /// Variables that change from one shell to the next, and that no manifest asks for.
    private static let passing: Set<String> = ["_", "OLDPWD", "PWD", "SHLVL"]

    /// The modules of manifests.
    private static let ordinary: Set<String> = ["PackageDescription", "CompilerPluginSupport"]

    /// What `swift package dump-package` says of a package.
    /// - Parameter describe: asks the toolchain.
    func description(of package: URL, _ describe: () throws -> String) throws -> String {
        guard let key = Self.key(of: package) else { return try describe() }
        // One file a package, which begins with its key.
        let place = folder.appendingPathComponent(StableHash(of: package.standardizedFileURL.path).digits + ".json")
        let head = key + "\n"
        let kept = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
        if kept.hasPrefix(head), kept.utf8.count > head.utf8.count { return String(kept.dropFirst(head.count)) }
        let text = try describe()
        // Whatever was written meanwhile is not what was described.
        if Self.key(of: package) == key {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? Data((head + text).utf8).write(to: place, options: .atomic)
        }
        return text
    }

    /// The manifests of a package and the environment, in which the toolchain is found; nil for a manifest that may ask for
    /// more: one that imports another module than those of manifests, or asks for Git.
    private static func key(of package: URL) -> String? {
        var hash = StableHash()
        hash.combine("as on a Mac: " + package.standardizedFileURL.path)
        for name in names(in: package) {
            guard let data = FileManager.default.contents(atPath: package.appendingPathComponent(name).path) else {
                return nil
            }
            let text = String(decoding: data, as: UTF8.self)
            guard !text.contains("gitInformation"), ImportedModules.names(in: text).isSubset(of: ordinary) else {
                return nil
            }
            hash.combine("\n\(name) \(text.utf8.count)\n\(text)")
        }
        // Another compiler may lie at the same place.
        if let swift = try? Toolchain.place(of: "swift") {
            hash.combine("\n\(swift.path) \(FileState.text(of: swift) ?? "")")
        }
        for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key })
        where !passing.contains(name) { hash.combine("\n\(name)=\(value)") }
        return hash.digits
    }

    private static func names(in package: URL) -> [String] {
        package.namesInside.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") || $0 == ".swift-version" }
    }

    // MARK: As on a Mac

    /// Conditions and their answers on a Mac, where an app's packages are described.
    private static let conditions = [
        ("canImport(Darwin)", "true"), ("canImport(Glibc)", "false"), ("os(macOS)", "true"), ("os(OSX)", "true"),
        ("os(Linux)", "false"),
    ]

    static func answered(_ manifest: String) -> String {
        manifest.replacing(#/\#(if|elseif)[^\n]*/#) { line in
            conditions.reduce(String(line.0)) { $0.replacing($1.0, with: $1.1) }
        }
    }

    /// Describes copies of a package's manifests with a Mac's answers, at its path below another folder: relative paths stay right.
    /// - Returns: nil where no manifest asks for the system.
    static func description(
        onMac package: URL, in scratch: URL, _ describe: (URL) throws -> String
    ) throws -> String? {
        let names = names(in: package)
        let texts = try names.map { try String(contentsOf: package.appendingPathComponent($0), encoding: .utf8) }
        guard texts.contains(where: { answered($0) != $0 }) else { return nil }
        let root = scratch.resolvingSymlinksInPath().appendingPathComponent("mac").path
        let copy = URL(fileURLWithPath: root + package.standardizedFileURL.path)
        try? FileManager.default.removeItem(at: copy)
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        for (name, text) in zip(names, texts) {
            try Data(answered(text).utf8).write(to: copy.appendingPathComponent(name))
        }
        return try describe(copy).replacing(root + "/", with: "/")
    }
}
