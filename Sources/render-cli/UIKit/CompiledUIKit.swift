import Files

/// UIKit and the program that prepares packages, compiled once for a compiler and for what the sources say, and used by
/// all packages.
///
/// A folder is written under another name and renamed when complete. A folder counts if its file `key` equals the
/// requested sources and compiler, and every file has the size in the key: a truncated or misplaced folder counts as
/// missing.
struct CompiledUIKit {
    /// The folder, absolute.
    let folder: String
    /// The program that prepares packages and draws their views.
    let program: PreparationProgram
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
        let compiler = try toolchain.description()
        let key = try CompiledUIKitKey(of: package, compiler: compiler.version)
        // 2 where it may be
        if let found = Self.found(key, package, scratch: scratch, compiler) {
            (folder, program) = (found, PreparationProgram(in: found, compiler))
            return
        }
        // 3 compiled once, by the first that asks
        let folder = try Self.writing(scratch: scratch, words) { store throws(Failure) in
            let place = store + "/" + key.name
            guard !key.isWhole(place) else { return place }
            if case .shown = words {
                let shared = package.products != nil ? ", with the modules that make has compiled" : ""
                StandardStreams.say(
                    "uikit: compiling UIKit for this compiler, once for all packages\(shared): some minutes")
            }
            for product in ["uikit", "UIKitBuilt"] { try Self.build(product, of: package, in: store, toolchain, words) }
            guard try CompiledUIKitKey(of: package, compiler: compiler.version) == key else {
                throw Failure("\(package.folder) changed while it was compiled; run again")
            }
            let products = Self.products(of: package, in: store)
            let keeping = ["--uikit", package.folder, "keep", products, place, key.text]
            let keeper = PreparationProgram(at: products + "/uikit", compiler)
            let code =
                switch words {
                case .shown: try keeper.run(keeping, outputToErrors: true)
                case .kept(let isCancelled):
                    try keeper.outcome(of: keeping, limit: 1 << 20, isCancelled: isCancelled).code
                }
            guard code == ExitStatus.fine, key.isWhole(place) else {
                throw Failure("\(place): UIKit was compiled and cannot be kept there")
            }
            return place
        }
        (self.folder, program) = (folder, PreparationProgram(in: folder, compiler))
    }

    /// The program alone, for what needs no compiled UIKit: found, or compiled in less than a minute.
    static func program(
        of package: UIKitPackage, scratch: String, _ toolchain: Toolchain
    ) throws(Failure) -> PreparationProgram {
        let compiler = try toolchain.description()
        let key = try CompiledUIKitKey(of: package, compiler: compiler.version)
        if let found = found(key, package, scratch: scratch, compiler) {
            return PreparationProgram(in: found, compiler)
        }
        let path = try writing(scratch: scratch, .shown) { store throws(Failure) in
            try build("uikit", of: package, in: store, toolchain, .shown)
            return products(of: package, in: store) + "/uikit"
        }
        return PreparationProgram(at: path, compiler)
    }

    // MARK: Places

    /// The folders with compiled ones, the first of which is written to where that can be.
    private static func stores(scratch: String) -> [String] {
        [UIKitPackage.cacheFolder, scratch].compactMap { $0.map { $0 + "/compiled" } }
    }

    /// A complete build. A release's build, from another machine, lies beside the sources and counts if its program
    /// starts here: this system may be older.
    private static func found(
        _ key: CompiledUIKitKey, _ package: UIKitPackage, scratch: String, _ compiler: Toolchain.Description
    ) -> String? {
        let released = package.folder + "-compiled/" + key.name
        if key.isWhole(released), PreparationProgram(in: released, compiler).starts { return released }
        return stores(scratch: scratch).map { $0 + "/" + key.name }.first(where: key.isWhole)
    }

    /// Writes into the first folder that can be written, while no other process does.
    private static func writing(
        scratch: String, _ words: Toolchain.Words, _ body: (_ store: String) throws(Failure) -> String
    ) throws(Failure) -> String {
        var trouble: FileTrouble?
        for store in stores(scratch: scratch) {
            let lock: FolderLock
            do throws(FileTrouble) {
                lock = try FolderLock.taken(
                    store,
                    waiting: {
                        guard case .shown = words else { return }
                        StandardStreams.say("uikit: waiting for another run that compiles UIKit in \(store)")
                    }, isCancelled: words.isCancelled)
            } catch {
                if let isCancelled = words.isCancelled, isCancelled() { throw Failure(error.description) }
                trouble = trouble ?? error
                continue
            }
            let made = try body(store)
            _ = consume lock
            return made
        }
        throw Failure(trouble?.description ?? "\(scratch): no such folder")
    }

    // MARK: Compiling

    /// Where the toolchain builds: beside the modules of the program's own clone, which are used again, else in the store.
    private static func place(of package: UIKitPackage, in store: String) -> String {
        package.products ?? store + "/build-" + package.mark
    }

    private static func products(of package: UIKitPackage, in store: String) -> String {
        place(of: package, in: store) + "/release"
    }

    private static func build(
        _ product: String, of package: UIKitPackage, in store: String, _ toolchain: Toolchain, _ words: Toolchain.Words
    ) throws(Failure) {
        let places = ["--package-path", package.folder, "--scratch-path", place(of: package, in: store)]
        // Packages share the folder of a clone, and a plan that is kept there may be another one's.
        let plan = package.products == nil ? [] : ["--disable-build-manifest-caching"]
        let builder = package.products == nil ? "views" : "clone"
        do {
            // The manifests ask for it. In a clone the package beside keeps the program's dependencies, which are fetched;
            // elsewhere there is nothing but what packages of views need.
            try toolchain.build(
                CompiledUIKitKey.flags + places + plan + ["--product", product], words,
                setting: ["LAYOUT_BUILD=\(builder)"])
        } catch {
            throw Failure(lines: error.lines.map { "\(package.folder): \($0)" }, code: error.code)
        }
    }
}
