import Foundation

/// UIKit's package as it was compiled before: its modules, one library with all of them, and the doors to C that they name.
///
/// A prepared package that imports from there has no package to depend on: its plan is its own targets, and its program
/// is linked to one library.
public struct CompiledUIKit {
    let folder: URL
    /// The modules that it has.
    let modules: Set<String>
    /// The doors to C that modules of it name, by the folders of their headers.
    private let doors: [String]

    /// The name of the library, which is that of a product of UIKit's package.
    static let library = "UIKitBuilt"

    /// - Parameter folder: as `CompiledUIKit.keep` has written it.
    /// - Throws: `PackageDescription.Failure` for a folder without UIKit.
    public init(_ folder: URL) throws {
        self.folder = folder.standardizedFileURL
        let names = folder.appendingPathComponent("Modules").namesInside
        modules = Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
        doors = folder.appendingPathComponent("Headers").namesInside
        guard modules.contains("UIKit") else {
            throw PackageDescription.Failure(description: "\(folder.path): UIKit is not compiled there")
        }
        // The date of the key is that of the last use; a release's may be read-only.
        try? FileManager.default.setAttributes(
            [.modificationDate: Date()], ofItemAtPath: folder.appendingPathComponent("key").path)
    }

    /// What `swift build` is called with: the compiler finds the modules, the linker and programs the library.
    var arguments: [String] {
        let maps = doors.map { folder.appendingPathComponent("Headers/\($0)/module.modulemap").path }
        let library = folder.appendingPathComponent("Library").path
        let compiler =
            ["-I", folder.appendingPathComponent("Modules").path]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
        let linker = ["-L" + library, "-l" + Self.library, "-rpath", library, "--disable-new-dtags"]
        return compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
    }

    // MARK: Keeping

    /// Puts what a release build has made into a folder of its own, whole or not at all. The caller has locked the folder
    /// around it; one that is there already is not whole, or has another key.
    /// - Parameters:
    ///   - products: the folder of the build's products, in which `uikit` and the library were built.
    ///   - package: the package UIKit.
    ///   - place: the new folder.
    ///   - key: what the folder is found by; written last, with the size of each file.
    public static func keep(_ products: URL, of package: URL, at place: URL, key: String) throws {
        let files = FileManager.default
        let parent = place.deletingLastPathComponent()
        try files.createDirectory(at: parent, withIntermediateDirectories: true)
        let new = parent.appendingPathComponent(".\(place.lastPathComponent)-\(UUID().uuidString)")
        defer { try? files.removeItem(at: new) }
        for name in ["Modules", "Library", "Headers", "bin"] {
            try files.createDirectory(at: new.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        // 1 the program that prepares packages, and the library
        try files.copyItem(
            at: products.appendingPathComponent("uikit"), to: new.appendingPathComponent("bin/uikit"))
        try files.copyItem(
            at: products.appendingPathComponent("lib\(library).so"),
            to: new.appendingPathComponent("Library/lib\(library).so"))
        // 2 the modules that the library is linked from, and the doors to C among them
        let linked = try modules(linkedIn: products)
        for name in linked {
            let module = products.appendingPathComponent("Modules/\(name).swiftmodule")
            guard files.fileExists(atPath: module.path) else { continue }
            try files.copyItem(at: module, to: new.appendingPathComponent("Modules/\(name).swiftmodule"))
        }
        for door in doors(of: package) {
            try files.copyItem(at: door, to: new.appendingPathComponent("Headers/\(door.lastPathComponent)"))
        }
        let own = new.appendingPathComponent("Headers/\(ownDoor)")
        try files.copyItem(at: package.appendingPathComponent("Sources/\(ownDoor)/include"), to: own)
        try Data("module \(ownDoor) { umbrella \".\" export * }\n".utf8)
            .write(to: own.appendingPathComponent("module.modulemap"))
        // 3 the key, by which the folder counts as whole
        try Data((key + sizes(below: new)).utf8).write(to: new.appendingPathComponent("key"))
        if files.fileExists(atPath: place.path) {
            let old = parent.appendingPathComponent(".\(place.lastPathComponent)-old-\(UUID().uuidString)")
            try files.moveItem(at: place, to: old)
            try? files.removeItem(at: old)
        }
        try files.moveItem(at: new, to: place)
        removeUnused(beside: place)
    }

    /// For how long a folder is kept that nobody uses, in seconds: 30 days.
    private static let keptUnused: TimeInterval = 30 * 86_400

    /// Removes the folders of other keys that were not used for long: each takes 50 MB.
    private static func removeUnused(beside place: URL) {
        let files = FileManager.default
        let parent = place.deletingLastPathComponent()
        for name in parent.namesInside
        where name != place.lastPathComponent && name.count == place.lastPathComponent.count {
            let folder = parent.appendingPathComponent(name)
            let attributes = try? files.attributesOfItem(atPath: folder.appendingPathComponent("key").path)
            guard let used = attributes?[.modificationDate] as? Date, -used.timeIntervalSinceNow > keptUnused else {
                continue
            }
            try? files.removeItem(at: folder)
        }
    }

    /// The names of the modules whose objects the library has, from the linker's list.
    private static func modules(linkedIn products: URL) throws -> [String] {
        let list = products.appendingPathComponent("\(library).product/Objects.LinkFileList")
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        let names = lines.flatMap { $0.split(separator: "/") }.filter { $0.hasSuffix(".build") }
        return Set(names.map { String($0.dropLast(".build".count)) }).sorted()
    }

    /// The module in C of UIKit's package, whose map the package manager writes into the folder of products.
    private static let ownDoor = "Metatypes"

    /// The folders of headers with a map of their module.
    private static func doors(of package: URL) -> [URL] {
        let sources = package.appendingPathComponent("../Sources").standardizedFileURL
        return sources.namesInside.map { sources.appendingPathComponent($0) }.filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("module.modulemap").path)
        }
    }

    /// A line for each file: its size and its path.
    static func sizes(below folder: URL) -> String {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.fileSizeKey, .isRegularFileKey])
        let lines = (found?.compactMap { $0 as? URL } ?? []).compactMap { file -> String? in
            guard let path = file.path(below: folder),
                let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
                values.isRegularFile == true, path != "key"
            else { return nil }
            return "\(values.fileSize ?? 0) \(path)\n"
        }
        return lines.sorted().joined()
    }
}
