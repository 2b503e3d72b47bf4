import Foundation

/// Descriptions of packages, kept by what they follow from: the toolchain takes a third of a second to read a manifest
/// that it has read before.
struct DescribedManifests {
    let folder: URL

    /// Variables that change from one shell to the next, and that no manifest asks for.
    private static let passing: Set<String> = ["_", "OLDPWD", "PWD", "SHLVL"]

    /// What `swift package dump-package` says of a package.
    /// - Parameter describe: asks the toolchain.
    func description(of package: URL, _ describe: () throws -> String) throws -> String {
        guard let key = Self.key(of: package) else { return try describe() }
        let place = folder.appendingPathComponent("\(key).json")
        if let data = FileManager.default.contents(atPath: place.path), !data.isEmpty {
            return String(decoding: data, as: UTF8.self)
        }
        let text = try describe()
        // Whatever was written meanwhile is not what was described.
        if Self.key(of: package) == key {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? Data(text.utf8).write(to: place, options: .atomic)
        }
        return text
    }

    /// The manifests of a package, the toolchain's place and the environment; nil for a manifest that asks for more.
    private static func key(of package: URL) -> String? {
        var hash = StableHash()
        hash.add(package.standardizedFileURL.path)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? [])
            .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") || $0 == ".swift-version" }
        for name in names.sorted() {
            guard let data = FileManager.default.contents(atPath: package.appendingPathComponent(name).path) else {
                return nil
            }
            let text = String(decoding: data, as: UTF8.self)
            guard !text.contains("gitInformation"), !text.contains("import Foundation") else { return nil }
            hash.add("\n\(name) \(text.utf8.count)\n\(text)")
        }
        for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key })
        where !passing.contains(name) { hash.add("\n\(name)=\(value)") }
        return hash.digits
    }
}
