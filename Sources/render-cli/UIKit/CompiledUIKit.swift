import CLibrary
import Files
import Notation

/// UIKit and the program that prepares packages, compiled once for a compiler and for what the sources say, and used by
/// all packages.
///
/// A folder of it is written under another name and renamed when it is whole. It is used where its file `key` says what
/// was compiled, and by which compiler, in the words that are asked for, and where each of its files has the size that
/// the key says: a folder that was cut, or that lies at another key's place, counts as missing.
struct CompiledUIKit {
    /// The folder, absolute.
    let folder: String
    /// The program that prepares packages and draws their views.
    var program: String { folder + "/bin/uikit" }
    /// The sources.
    private let package: UIKitPackage

    /// What that program is called with besides a verb and a package.
    func arguments(scratch: String) -> [String] {
        ["--uikit", package.folder, "--built", folder, "--scratch-path", scratch]
    }

    /// Finds the folder, or compiles UIKit.
    /// - Parameters:
    ///   - package: the sources.
    ///   - scratch: the folder that is written to where the folder of caches cannot be.
    ///   - words: where the toolchain's words go.
    init(
        of package: UIKitPackage, scratch: String, _ toolchain: Toolchain, _ words: Toolchain.Words
    ) throws(Failure) {
        self.package = package
        // 1 what is asked for
        let compiler = try toolchain.version()
        let key = try CompiledUIKitKey(of: package, compiler: compiler)
        // 2 where it may be
        let shared = UIKitPackage.cacheFolder.map { $0 + "/compiled" }
        let stores = [shared, scratch + "/compiled"].compactMap(\.self)
        let places = [package.folder + "-compiled"] + stores.map { $0 + "/" + key.name }
        if let found = places.first(where: key.isWhole) {
            folder = found
            return
        }
        // 3 compiled once, by the first that asks
        var trouble: FileTrouble?
        for store in stores {
            let lock: FolderLock
            do throws(FileTrouble) {
                lock = try FolderLock.taken(store, name: "lock") {
                    guard case .shown = words else { return }
                    StandardStreams.say("uikit: waiting for another run that compiles UIKit in \(store)")
                }
            } catch {
                trouble = trouble ?? error
                continue
            }
            folder = store + "/" + key.name
            if !key.isWhole(folder) {
                try Self.compile(package, compiler, key, in: store, to: folder, toolchain, words)
            }
            _ = consume lock
            return
        }
        throw Failure(trouble?.description ?? "\(scratch): no such folder")
    }

    private static func compile(
        _ package: UIKitPackage, _ compiler: String, _ key: CompiledUIKitKey, in store: String, to place: String,
        _ toolchain: Toolchain, _ words: Toolchain.Words
    ) throws(Failure) {
        if case .shown = words {
            StandardStreams.say("uikit: compiling UIKit for this compiler, once for all packages: some minutes")
        }
        let build = store + "/build-" + package.mark
        let flags = CompiledUIKitKey.flags + ["--package-path", package.folder, "--scratch-path", build]
        // Sets what the manifests ask for.
        unsafe setenv("LAYOUT_VIEWS", "1", 1)
        defer { unsafe unsetenv("LAYOUT_VIEWS") }
        for product in ["uikit", "UIKitBuilt"] {
            do { try toolchain.build(flags + ["--product", product], words) } catch {
                throw Failure(lines: error.lines.map { "\(package.folder): \($0)" }, code: error.code)
            }
        }
        guard try CompiledUIKitKey(of: package, compiler: compiler) == key else {
            throw Failure("\(package.folder) changed while it was compiled; run again")
        }
        let products = build + "/release"
        let keeping = ["--uikit", package.folder, "keep", products, place, key.text]
        let code = try Subprocess.runAttached(products + "/uikit", keeping, outputToErrors: true)
        guard code == ExitStatus.fine, key.isWhole(place) else {
            throw Failure("\(place): UIKit was compiled and cannot be kept there")
        }
    }
}
