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
    public internal(set) var rewritten: [Rewritten] = []
    public internal(set) var fileCount = 0
    /// The targets that need what is not at hand, each with what it needs.
    public internal(set) var leftOut: [(target: String, needs: [String])] = []
    /// What else a person should know of the copies, a sentence each.
    public internal(set) var remarks: [String] = []
    /// The modules whose classes a name may lead to.
    public private(set) var modules: [String] = []
    let package: URL
    let scratch: ScratchFolder
    /// The sources as they were read, by their paths.
    var originals: [String: String] = [:]
    var written: Set<String> = []

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
        let targets = Self.reachable(in: packages, products).filter { !left.contains($0.name) }
        let modules = try targets.compactMap(Self.read)
        let swift = Set(modules.map(\.target.name))
        let foreign = targets.filter { !swift.contains($0.name) && $0.type != "test" }.compactMap(ForeignTarget.init)
        let names = swift.union(foreign.map(\.target.name))
        func needs(_ target: PackageDescription.Target) -> [String] {
            target.dependencies.flatMap { names.contains($0) ? [$0] : products[$0] ?? [] }.filter(names.contains)
        }
        // 3 their copies
        var lines = try write(modules, products, needs)
        for target in foreign { lines.append(try write(target, needs(target.target))) }
        self.modules = modules.filter { $0.target.type == "regular" }.map(\.target.name)
        // 4 the program that draws one of the classes
        lines.append(try writeDrawProgram())
        // 5 the manifest, and where nibs, catalogs, fonts and tables are
        try writeManifest(packages, uikit, lines)
        try pinDependencies(as: uikit)
        removeOldFiles()
        try scratch.claim(for: self.package, modules: names.sorted() + [Self.drawModule])
    }

    /// Writes the copies of the modules in Swift.
    /// - Returns: their entries in the manifest.
    private mutating func write(
        _ modules: [Module], _ products: [String: [String]], _ needs: (PackageDescription.Target) -> [String]
    ) throws -> [String] {
        let ofViews = Self.modulesOfViews(modules, products)
        let own = Set(modules.map(\.target.name))
        return try modules.map { module in
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
            try writeResources(of: module.target)
            for (file, text) in zip(module.files, module.texts) { originals[file.path] = text }
            let provided = ProvidedModules.products(for: module.imports.subtracting(own))
            return Self.entry(module.target, needs(module.target), provided: provided)
        }
    }

    private mutating func writeManifest(_ packages: [PackageDescription], _ uikit: URL, _ lines: [String]) throws {
        let standards = [("c", "CLanguageStandard"), ("cxx", "CXXLanguageStandard")].compactMap { name, type in
            let wanted = packages.compactMap { name == "c" ? $0.standards.c : $0.standards.cxx }.first
            return wanted.map { ",\n    \(name)LanguageStandard: \(type)(rawValue: \(ManifestText.quoted($0)))" }
        }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: \(ManifestText.quoted(packages[0].name)),
                dependencies: [.package(name: "UIKit", path: \(ManifestText.quoted(uikit.standardizedFileURL.path)))],
                targets: [
            \(lines.joined(separator: ",\n"))
                ],
                swiftLanguageModes: [.v5]\(standards.joined()))

            """
        try write(manifest, to: folder.appendingPathComponent("Package.swift"))
    }
}
