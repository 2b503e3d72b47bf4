import Foundation
import XcodeProjects

/// What is written into the folder of copies.
extension ShadowPackage {
    /// A target's entry in the manifest.
    /// - Parameter provided: products of UIKit's package that it needs beside UIKit.
    func entry(_ target: PackageDescription.Target, _ dependencies: [String], provided: [String]) -> String {
        let isTest = target.type == "test"
        let products = (isTest ? ["UIKit", "UIKitTesting"] : ["UIKit"]) + provided
        let settings = target.settings + (pruned.contains(target.name) ? [.ofProject] : [])
        return ManifestText.target(
            target.name, kind: isTest ? "testTarget" : target.type == "executable" ? "executableTarget" : "target",
            dependencies.map(ManifestText.quoted) + entries(of: products),
            BuildSetting.arguments(settings, language: target.oldLanguage))
    }

    /// Products of UIKit's package among a target's dependencies; where UIKit was compiled before, none of them: its modules
    /// are given to the toolchain by its arguments, which the targets get too that SwiftPM writes for tests.
    func entries(of products: [String]) -> [String] {
        products.filter { compiled == nil || $0 == ProvidedModules.crypto }.map(ManifestText.product)
    }

    /// The name of the program that draws.
    static let drawProgram = "uikit-draw-program"
    /// The name of its module.
    static let drawModule = "uikit_draw_program"

    /// The name of a module that needs all others of the package.
    static let allModule = "uikit_modules"

    /// - Returns: the entries of the manifest for the program that draws and for what it is built from.
    mutating func writeDrawProgram() throws -> [String] {
        let text = """
            \((modules + ["UIKitDrawing"]).map { "import \($0)" }.joined(separator: "\n"))
            import Foundation
            let modules: [String] = [\(modules.map(ManifestText.quoted).joined(separator: ", "))]
            let arguments = Array(CommandLine.arguments.dropFirst())
            exit(
                MainActor.assumeIsolated {
                    DrawProgram.run(
                        arguments, modules: modules, examples: uikitOwnExamples() + uikitPreviews() + uikitMade,
                        delegate: uikitDelegate)
                })

            """
        try write(text, to: examplePlace("main.swift"))
        // Those of the run before stay until the modules are known to compile.
        for name in ExampleProgram.names {
            if let data = FileManager.default.contents(atPath: examplePlace(name).path) {
                hashes[examplePlace(name).standardizedFileURL.path] = StableHash(of: Array(data)).digits
            } else {
                try clearExamples()
            }
        }
        try write("// Built before the program that draws.\n", to: place(of: "modules.swift", in: Self.allModule))
        let provided = ProvidedModules.products(for: imports, beside: Set(sources.map(\.target.name)))
        let needs = modules.map(ManifestText.quoted) + entries(of: ["UIKit", "UIKitDrawing"] + provided)
        let flags = ManifestText.list(["-default-isolation", "MainActor", "-suppress-warnings"])
        return [
            ManifestText.target(Self.allModule, needs),
            ManifestText.target(
                Self.drawProgram, kind: "executableTarget", needs, ", swiftSettings: [.unsafeFlags(\(flags))]"),
        ]
    }

    /// Writes sources without example data, which compile whatever the modules are.
    mutating func clearExamples() throws { try writeExamples(ExampleProgram([], modules: [], imports: [], own: nil)) }

    /// Writes the sources with example data.
    mutating func writeExamples(_ program: ExampleProgram) throws {
        for (name, text) in [
            (ExampleProgram.madeName, program.made), (ExampleProgram.previewsName, program.shown),
            (ExampleProgram.ownName, program.examples),
        ] { try write(text, to: examplePlace(name)) }
    }

    func examplePlace(_ name: String) -> URL { place(of: name, in: Self.drawProgram) }

    // MARK: Files

    mutating func write(_ result: PreparedSource, of file: URL, in target: PackageDescription.Target) throws {
        let copy = copy(of: file, in: target)
        if hashes[copy.standardizedFileURL.path] != nil {
            let shown = shownPath(of: file)
            rewritten.removeAll { $0.path == shown }
        } else {
            fileCount += 1
        }
        try write("#sourceLocation(file: \(ManifestText.quoted(file.path)), line: 1)\n" + result.text, to: copy)
        guard !result.changes.isEmpty else { return }
        rewritten.append(Rewritten(path: shownPath(of: file), changes: result.changes))
    }

    /// Where a file that is made for a target is.
    func place(of name: String, in target: String) -> URL { folder.appendingPathComponent("Sources/\(target)/\(name)") }

    func shownPath(of file: URL) -> String { file.path(below: package) ?? file.standardizedFileURL.path }

    /// Where the copy of a file is.
    func copy(of file: URL, in target: PackageDescription.Target) -> URL {
        let relative = String(file.standardizedFileURL.path.dropFirst(target.origin.standardizedFileURL.path.count))
        return folder.appendingPathComponent("Sources/\(target.name)").appendingPathComponent(Self.nameOfCopy(relative))
    }

    /// The compiler warns in each file of a module, and for each of its files, where a copy has the name of its original.
    static func nameOfCopy(_ path: String) -> String {
        guard path.hasSuffix(".swift"), !path.hasSuffix("/main.swift") else { return path }
        return path.dropLast(".swift".count) + ".copy.swift"
    }

    /// Writes a file unless it is there already.
    mutating func write(_ text: String, to place: URL) throws { try write(Data(text.utf8), to: place) }

    private mutating func write(_ data: Data, to place: URL) throws {
        hashes[place.standardizedFileURL.path] = StableHash(of: Array(data)).digits
        guard FileManager.default.contents(atPath: place.path) != data else { return }
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place, options: .atomic)
    }

    /// The versions of what UIKit itself depends on, so that none is looked for.
    mutating func pinDependencies(as uikit: URL) throws {
        guard compiled == nil else { return }
        let pins = uikit.appendingPathComponent("Package.resolved")
        let copy = folder.appendingPathComponent("Package.resolved")
        guard !FileManager.default.fileExists(atPath: copy.path),
            let data = FileManager.default.contents(atPath: pins.path)
        else { return }
        try data.write(to: copy, options: .atomic)
    }

    /// Copies whose originals are gone.
    func removeOldFiles() {
        let sources = folder.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: [.isRegularFileKey])
        let old = files?.compactMap { $0 as? URL }.filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
                && hashes[$0.standardizedFileURL.path] == nil
        }
        for file in old ?? [] { try? FileManager.default.removeItem(at: file) }
    }

    /// Writes the bundle of a target's files, and the code that finds it; nothing for a target without any.
    /// - Parameter lists: files that are made, by their names.
    mutating func write(
        _ resources: TargetResources, _ lists: [String: Data], of target: PackageDescription.Target
    ) throws {
        guard !resources.entries.isEmpty else { return }
        let bundle = folder.appendingPathComponent("Resources/\(target.package)_\(target.name).bundle")
        try resources.write(to: bundle, beside: lists)
        for path in resources.crowdedOut {
            remarks.append("\(path): another file of \(target.name) has its name in the bundle, and is taken")
        }
        try write(TargetResources.accessor(to: bundle), to: place(of: "uikit-bundle.swift", in: target.name))
    }

    /// Writes the classes that Xcode makes from a target's models of Core Data's. A model that cannot be read is a remark.
    /// - Parameter resources: those of a package's target; the target of a project names its models itself.
    /// - Returns: the lists that the program reads, by their names: `Library.momd`.
    mutating func writeModels(
        of target: PackageDescription.Target, among resources: TargetResources?
    ) throws -> [String: Data] {
        let places =
            resources.map { $0.entries.values.filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) } }
            ?? target.models
        var models: [XcodeDataModel] = []
        var lists: [String: Data] = [:]
        for place in places.sorted(by: { $0.path < $1.path }) {
            do {
                let model = try XcodeDataModel(at: place, module: target.name)
                models.append(model)
                lists[place.deletingPathExtension().lastPathComponent + ".momd"] = try model.list()
            } catch { remarks.append("\(error)") }
        }
        let code = XcodeDataModel.code(for: models)
        if !code.isEmpty { try write(code, to: place(of: "uikit-models.swift", in: target.name)) }
        return lists
    }

    /// Copies a target that is no Swift code; one in Objective-C becomes an empty module.
    /// - Returns: its entry in the manifest.
    mutating func write(_ foreign: ForeignTarget, _ dependencies: [String]) throws -> String {
        let own = folder.appendingPathComponent("Sources/\(foreign.target.name)")
        if foreign.isObjectiveC {
            remarks.append(foreign.refusal)
            let text = ForeignTarget.written[foreign.target.name] ?? "// Objective-C is not compiled here.\n"
            try write(text, to: own.appendingPathComponent("uikit-empty.swift"))
            return ManifestText.target(foreign.target.name, entries(of: ["UIKit"]))
        }
        for file in foreign.files {
            guard let path = file.path(below: foreign.target.origin),
                let data = FileManager.default.contents(atPath: file.path)
            else { continue }
            try write(data, to: own.appendingPathComponent(path))
        }
        return foreign.entry(dependencies)
    }
}
