import Foundation

/// A package of views beside itself: the same targets, and those of the packages it depends on, over rewritten copies of
/// their sources, each with UIKit to import.
///
/// Lies in a scratch folder, so that the clone itself stays as it is. Diagnostics name the original files: each
/// copy begins with a `#sourceLocation`. A copy that is the same as before is not written, so that nothing is compiled twice.
public struct ShadowPackage {
    /// A file that differs from its original, and by which rules.
    public struct Rewritten {
        public let path: String
        public let changes: [SourceRewriter.Rule: Int]
    }

    public let folder: URL
    public private(set) var rewritten: [Rewritten] = []
    public private(set) var fileCount = 0
    /// The targets that need what is not at hand, each with what it needs.
    public private(set) var leftOut: [(target: String, needs: [String])] = []
    /// The modules whose classes a name may lead to.
    public private(set) var modules: [String] = []
    private let package: URL
    private let scratch: ScratchFolder
    /// The sources as they were read, by their paths.
    private var originals: [String: String] = [:]
    private var written: Set<String> = []

    /// A target with Swift code.
    private struct Module {
        var target: PackageDescription.Target
        var files: [URL]
        var texts: [String]
    }

    /// Reads the package's description and writes the shadow.
    /// - Parameters:
    ///   - package: the folder of the package.
    ///   - uikit: the folder of the package UIKit.
    ///   - scratch: where the shadow is written and built.
    public init(of package: URL, uikit: URL, in scratch: ScratchFolder) throws {
        self.package = package.standardizedFileURL
        self.scratch = scratch
        folder = scratch.copies(of: self.package)
        // 1 what the package is, and what it depends on
        let (packages, missing) = try Self.packages(
            around: self.package, scratch: scratch.folder.appendingPathComponent("described"))
        let products = packages.reduce(into: [String: [String]]()) { $0.merge($1.products) { own, _ in own } }
        // 2 the sources
        let left = try leaveOut(of: packages, products, missing)
        let modules = try packages.enumerated().flatMap { index, description in
            try description.targets.filter { (index == 0 || $0.type != "test") && !left.contains($0.name) }
                .compactMap(Self.read)
        }
        let names = Set(modules.map(\.target.name))
        let ofViews = Self.modulesOfViews(modules, products)
        var lines: [String] = []
        for module in modules {
            let texts = modules.filter { $0.target.name != module.target.name }.flatMap(\.texts)
            let others = texts.flatMap(MemberScanner.types).filter { !$0.isExtension }
            let prepared = PreparedSource.prepare(
                module.texts, importing: others, texts: texts, isOfViews: ofViews.contains(module.target.name))
            for (file, result) in zip(module.files, prepared) { try write(result, of: file, in: module.target) }
            if ofViews.contains(module.target.name) {
                let symbols = AssetSymbols(below: module.target.origin).code(for: module.texts)
                let place = folder.appendingPathComponent("Sources/\(module.target.name)/uikit-asset-symbols.swift")
                if !symbols.isEmpty { try write(symbols, to: place) }
            }
            for (file, text) in zip(module.files, module.texts) { originals[file.path] = text }
            let own = module.target.dependencies.flatMap { names.contains($0) ? [$0] : products[$0] ?? [] }
            lines.append(Self.entry(module.target, own.filter(names.contains)))
        }
        self.modules = modules.filter { $0.target.type == "regular" }.map(\.target.name)
        // 3 the program that draws one of the classes
        lines.append(try writeDrawProgram())
        // 4 the manifest, and where nibs, catalogs, fonts and tables are
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: \(Self.quoted(packages[0].name)),
                dependencies: [.package(name: "UIKit", path: \(Self.quoted(uikit.standardizedFileURL.path)))],
                targets: [
            \(lines.joined(separator: ",\n"))
                ],
                swiftLanguageModes: [.v5])

            """
        try write(manifest, to: folder.appendingPathComponent("Package.swift"))
        try pinDependencies(as: uikit)
        removeOldFiles()
        try scratch.claim(for: self.package, modules: modules.map(\.target.name) + [Self.drawModule])
    }

    /// The package and those it depends on, each once, the package itself first; and the names of those not at hand.
    private static func packages(
        around folder: URL, scratch: URL
    ) throws -> (found: [PackageDescription], missing: [String]) {
        let checkouts = folder.appendingPathComponent(".build/checkouts")
        var found = [try PackageDescription(of: folder, checkouts: checkouts, scratch: scratch)]
        var missing: [String] = []
        var place = 0
        while place < found.count {
            for (name, next) in found[place].dependencies where !found.contains(where: { $0.folder.path == next.path })
            {
                let manifest = next.appendingPathComponent("Package.swift").path
                if FileManager.default.fileExists(atPath: manifest) {
                    found.append(try PackageDescription(of: next, checkouts: checkouts, scratch: scratch))
                } else if !missing.contains(name) {
                    missing.append(name)
                }
            }
            place += 1
        }
        return (found, missing)
    }

    /// The targets that cannot be built, since they need what is not at hand, or another such target. A package that no target
    /// takes code from, such as a linter's, may be missing.
    private mutating func leaveOut(
        of packages: [PackageDescription], _ products: [String: [String]], _ missing: [String]
    ) throws -> Set<String> {
        guard !missing.isEmpty else { return [] }
        var left: Set<String> = []
        var known = Set(packages.flatMap(\.allTargets))
        let targets = packages.flatMap(\.targets)
        var isSettled = false
        while !isSettled {
            isSettled = true
            let whole = Set(products.filter { $0.value.allSatisfy(known.contains) }.keys)
            for target in targets where !left.contains(target.name) {
                let needs = target.dependencies.filter {
                    !known.contains($0) && !whole.contains($0) && !target.wishes.contains($0)
                }
                guard !needs.isEmpty else { continue }
                isSettled = false
                left.insert(target.name)
                known.remove(target.name)
                leftOut.append((target.name, needs))
            }
        }
        guard targets.contains(where: { $0.type != "test" && !left.contains($0.name) }) else {
            throw PackageDescription.Failure(
                description: "\(package.path) needs \(missing.joined(separator: ", ")), not at hand; "
                    + "'swift package resolve --package-path \(package.path)' fetches dependencies")
        }
        return left
    }

    /// - Returns: nil for a target without Swift code.
    private static func read(_ target: PackageDescription.Target) throws -> Module? {
        guard let files = FileManager.default.enumerator(at: target.origin, includingPropertiesForKeys: nil) else {
            return nil
        }
        func isBelow(_ file: URL, _ paths: [String]) -> Bool {
            paths.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
        let swift = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .filter { !isBelow($0, target.excluded) }.filter { file in target.only.map { isBelow(file, $0) } ?? true }
            .sorted { $0.path < $1.path }
        guard !swift.isEmpty else { return nil }
        return Module(
            target: target, files: swift, texts: try swift.map { try String(contentsOf: $0, encoding: .utf8) })
    }

    /// The modules that name UIKit, those that import such a module, and all tests: Apple's XCTest brings UIKit along. The others
    /// are code for any system, which asks for the system that it is built on.
    private static func modulesOfViews(_ modules: [Module], _ products: [String: [String]]) -> Set<String> {
        var found = Set(
            modules.filter { $0.target.type == "test" || $0.texts.contains { $0.contains("UIKit") } }.map(\.target.name)
        )
        var isSettled = false
        while !isSettled {
            isSettled = true
            for target in modules.map(\.target) where !found.contains(target.name) {
                let needs = target.dependencies.flatMap { products[$0] ?? [$0] }
                if needs.contains(where: found.contains) {
                    found.insert(target.name)
                    isSettled = false
                }
            }
        }
        return found
    }

    /// A target's entry in the manifest.
    private static func entry(_ target: PackageDescription.Target, _ dependencies: [String]) -> String {
        let isTest = target.type == "test"
        let products = isTest ? ["UIKit", "UIKitTesting"] : ["UIKit"]
        let all =
            dependencies.map(quoted) + products.map { ".product(name: \(quoted($0)), package: \"UIKit\")" }
        let kind = isTest ? "testTarget" : target.type == "executable" ? "executableTarget" : "target"
        return "        .\(kind)(name: \(quoted(target.name)), dependencies: [\(all.joined(separator: ", "))], "
            + "path: \(quoted("Sources/" + target.name))\(settings(of: target)))"
    }

    private static func settings(of target: PackageDescription.Target) -> String {
        target.oldLanguage.map { ", swiftSettings: [.swiftLanguageMode(.\($0))]" } ?? ""
    }

    /// The name of the program that draws.
    static let drawProgram = "uikit-draw-program"
    /// The name of its module.
    private static let drawModule = "uikit_draw_program"

    private mutating func writeDrawProgram() throws -> String {
        let text = """
            \((modules + ["UIKitDrawing"]).map { "import \($0)" }.joined(separator: "\n"))
            import Foundation
            let modules = [\(modules.map(Self.quoted).joined(separator: ", "))]
            let arguments = Array(CommandLine.arguments.dropFirst())
            exit(MainActor.assumeIsolated { DrawProgram.run(arguments, modules: modules) })

            """
        try write(text, to: folder.appendingPathComponent("Sources/\(Self.drawProgram)/main.swift"))
        let products = ["UIKit", "UIKitDrawing"].map { ".product(name: \"\($0)\", package: \"UIKit\")" }
        return "        .executableTarget(name: \(Self.quoted(Self.drawProgram)), dependencies: ["
            + "\((modules.map(Self.quoted) + products).joined(separator: ", "))], "
            + "path: \(Self.quoted("Sources/" + Self.drawProgram)))"
    }

    // MARK: Files

    private mutating func write(_ result: PreparedSource, of file: URL, in target: PackageDescription.Target) throws {
        fileCount += 1
        let relative = String(file.standardizedFileURL.path.dropFirst(target.origin.standardizedFileURL.path.count))
        let copy = folder.appendingPathComponent("Sources/\(target.name)").appendingPathComponent(relative)
        try write("#sourceLocation(file: \(Self.quoted(file.path)), line: 1)\n" + result.text, to: copy)
        guard !result.changes.isEmpty else { return }
        let path = file.standardizedFileURL.path
        let isOwn = path.hasPrefix(package.path + "/")
        rewritten.append(
            Rewritten(path: isOwn ? String(path.dropFirst(package.path.count + 1)) : path, changes: result.changes))
    }

    /// Writes a file unless it is there already.
    private mutating func write(_ text: String, to place: URL) throws {
        let data = Data(text.utf8)
        written.insert(place.standardizedFileURL.path)
        guard FileManager.default.contents(atPath: place.path) != data else { return }
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place, options: .atomic)
    }

    /// The versions of what UIKit itself depends on, so that none is looked for.
    private mutating func pinDependencies(as uikit: URL) throws {
        let pins = uikit.appendingPathComponent("Package.resolved")
        let copy = folder.appendingPathComponent("Package.resolved")
        guard !FileManager.default.fileExists(atPath: copy.path),
            let data = FileManager.default.contents(atPath: pins.path)
        else { return }
        try data.write(to: copy, options: .atomic)
    }

    /// Copies whose originals are gone.
    private func removeOldFiles() {
        let sources = folder.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        let old = files?.compactMap { $0 as? URL }.filter {
            $0.pathExtension == "swift" && !written.contains($0.standardizedFileURL.path)
        }
        for file in old ?? [] { try? FileManager.default.removeItem(at: file) }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    // MARK: Running

    /// Runs `swift build` or `swift test` on the shadow, its output left to the terminal.
    /// - Returns: the exit code.
    public func swift(_ arguments: [String]) throws -> Int32 {
        let code = try Toolchain.run(["swift"] + arguments + places)
        try checkOriginals()
        return code
    }

    /// Builds the package and draws one of its classes.
    /// - Parameter arguments: of `DrawProgram`.
    /// - Returns: the exit code.
    public func draw(_ arguments: [String]) throws -> Int32 {
        // The first build takes minutes, which the compiler's words tell; later ones say only what is wrong.
        let talk = scratch.hasModules ? ["--quiet"] : []
        let code = try Toolchain.run(
            ["swift", "build", "--product", Self.drawProgram] + talk + places, asTalk: true)
        try checkOriginals()
        guard code == 0 else { return code }
        return try Toolchain.run([scratch.build.appendingPathComponent("debug/\(Self.drawProgram)").path] + arguments)
    }

    private var places: [String] { ["--package-path", folder.path, "--scratch-path", scratch.build.path] }

    /// What was built is what the files say now: an editor may have written one meanwhile.
    func checkOriginals() throws {
        for (path, text) in originals.sorted(by: { $0.key < $1.key })
        where FileManager.default.contents(atPath: path) != Data(text.utf8) {
            throw PackageDescription.Failure(description: "\(path) changed during the build; run again")
        }
    }
}
