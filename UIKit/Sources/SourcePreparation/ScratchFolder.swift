import Foundation

/// The folder in which packages are prepared and built: one for all of them, so that UIKit is compiled once, and outside
/// of the packages, which stay as they are.
///
/// `packages` has a folder with copies for each package, `build` what the compiler writes. Modules of one package must not
/// be there when another is built, for the compiler would import them.
public final class ScratchFolder {
    let folder: URL
    /// What the compiler writes: `--scratch-path` of SwiftPM.
    var build: URL { folder.appendingPathComponent("build") }
    private let lock: Int32

    /// Waits until no other preparation uses the folder; it is free again when this object goes.
    public init(_ folder: URL) throws {
        self.folder = folder.standardizedFileURL
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        let place = self.folder.appendingPathComponent("lock").path
        lock = open(place, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lock >= 0 else {
            throw PackageDescription.Failure(description: "\(place): \(String(cString: strerror(errno)))")
        }
        if flock(lock, LOCK_EX | LOCK_NB) != 0 {
            say("waiting for another run in \(self.folder.path)")
            while flock(lock, LOCK_EX) != 0, errno == EINTR {}
        }
    }

    deinit { close(lock) }

    /// The folder for the copies of a package: its name, and what tells it from others of the name.
    func copies(of package: URL) -> URL { Self.copies(of: package, in: folder) }

    static func copies(of package: URL, in folder: URL) -> URL {
        folder.appendingPathComponent(
            "packages/\(package.lastPathComponent)-\(StableHash(of: package.path).digits)")
    }

    /// Makes room for a package: takes away the modules of the package that was built before, if it is another.
    /// - Parameters:
    ///   - package: the folder of the package; of a project's target, its project and its name below the clone.
    ///   - folder: where the program finds its nibs, catalogs, fonts and tables.
    ///   - modules: the names of everything that is compiled for it.
    func claim(for package: URL, in folder: URL, modules: [String]) throws {
        let note = build.appendingPathComponent("claimed")
        let before = (try? String(contentsOf: note, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        let ownerNote = build.appendingPathComponent("owner")
        let ownerBefore = try? String(contentsOf: ownerNote, encoding: .utf8)
        // A name of a project may have several lines.
        let owner = package.path.split(separator: "\n").joined(separator: " ")
        let now = [folder.path.split(separator: "\n").joined(separator: " ")] + modules
        guard before != now || ownerBefore != owner else { return }
        let own = ownerBefore == owner ? Set(modules) : []
        for name in before.dropFirst() where !own.contains(name) { removeProducts(of: name) }
        // The package manager may take the plan of the other package for that of this one.
        if ownerBefore != owner {
            for plan in ["debug.yaml", "release.yaml", Self.builtName] {
                try? FileManager.default.removeItem(at: build.appendingPathComponent(plan))
            }
        }
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        try Data((now.joined(separator: "\n") + "\n").utf8).write(to: note, options: .atomic)
        try Data(owner.utf8).write(to: ownerNote, options: .atomic)
    }

    /// The note of what was built, in the folder of products.
    static let builtName = "built.json"

    /// Whether UIKit was compiled here before.
    var hasModules: Bool {
        FileManager.default.fileExists(atPath: build.appendingPathComponent("debug/Modules/UIKit.swiftmodule").path)
    }

    /// What the compiler wrote for a module, in each configuration.
    private func removeProducts(of module: String) {
        let files = FileManager.default
        for platform in build.namesInside {
            for configuration in ["debug", "release"] {
                let place = build.appendingPathComponent("\(platform)/\(configuration)")
                let ends = ["swiftmodule", "swiftdoc", "abi.json", "swiftsourceinfo"].map { "Modules/\(module).\($0)" }
                for name in ends + ["\(module).build"] { try? files.removeItem(at: place.appendingPathComponent(name)) }
            }
        }
    }
}
