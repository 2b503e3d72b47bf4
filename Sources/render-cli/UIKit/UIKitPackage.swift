import Files

/// The package UIKit, whose sources the toolchain compiles together with the views of a package.
struct UIKitPackage {
    /// The folder with its manifest, links resolved.
    let folder: String

    /// The folder of products of the clone that this program was built in, where the package is the clone's own.
    let products: String?

    /// - Parameter asked: the folder that a person named; nil for the one that belongs to this program.
    init(asked: String?) throws(Failure) {
        if let asked {
            guard let found = Self.package(at: asked) else { throw Failure("\(asked): no package UIKit") }
            (folder, products) = (found, nil)
            return
        }
        let places = Self.program.map(Self.places) ?? []
        guard let found = places.lazy.compactMap(Self.package).first else {
            throw Failure(
                "the package UIKit is not beside this program; --uikit names it: the folder UIKit of LayoutRender's sources"
            )
        }
        let build = PathText.folder(of: found) + "/.build"
        products = Self.program?.hasPrefix(build + "/") == true ? build : nil
        folder = found
    }

    /// Where the package may be for a program: in the sources that it was built from, and where it was installed.
    static func places(of program: String) -> [String] {
        var places: [String] = []
        let parts = program.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if let build = parts.firstIndex(where: { $0.elementsEqual(".build".utf8) }) {
            places.append((parts[..<build].map { String(Substring($0)) } + ["UIKit"]).joined(separator: "/"))
        }
        let prefix = PathText.folder(of: PathText.folder(of: program))
        return places + [(prefix == "/" ? "" : prefix) + "/share/render-cli/UIKit"]
    }

    private static func package(at folder: String) -> String? {
        guard let folder = PathText.resolved(folder) else { return nil }
        let files = ["Package.swift", "Sources/UIKit", "Sources/SourcePreparation"]
        return files.allSatisfy { FileReader.status(folder + "/" + $0).kind != .missing } ? folder : nil
    }

    /// The path of this program.
    private static var program: String? {
        guard let name = RawArguments.program else { return nil }
        return (name.utf8.contains(UInt8(ascii: "/")) ? name : Subprocess.find(name)).flatMap(PathText.resolved)
    }

    /// The folder for what the toolchain writes, absolute. Each folder of sources has its own: two would compile UIKit
    /// anew in turn.
    func scratchFolder(asked: String?) throws(Failure) -> String {
        if let asked { return asked.hasPrefix("/") ? asked : (PathText.resolved(".") ?? ".") + "/" + asked }
        guard let cache = Self.cacheFolder else {
            throw Failure("neither XDG_CACHE_HOME nor HOME names a folder; --cache does")
        }
        return cache + "/" + mark
    }

    /// Where this command keeps what it makes, absolute; nil where no folder of caches is known.
    static var cacheFolder: String? {
        let caches =
            Environment.value("XDG_CACHE_HOME")?.unlessEmpty ?? Environment.value("HOME").map { $0 + "/.cache" }
        guard let caches, caches.hasPrefix("/") else { return nil }
        return caches + "/render-cli/uikit"
    }

    /// A mark of this folder of sources: FNV-1a over the path.
    var mark: String {
        let hash = PathText.bytes(of: folder).reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
