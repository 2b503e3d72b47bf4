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
    /// The name of the package, or of the project's target.
    private(set) var name = ""
    public internal(set) var rewritten: [Rewritten] = []
    public internal(set) var fileCount = 0
    /// What else a person should know of the copies, a sentence each.
    public internal(set) var remarks: [String] = []
    /// The modules whose classes a name may lead to.
    public private(set) var modules: [String] = []
    let package: URL
    /// What the modules are built for: a package, or a target of a project of the clone.
    private let owner: URL
    /// Where a person's file of examples is looked for first.
    private(set) var examplesFolder: URL
    let scratch: ScratchFolder
    let uikit: URL
    /// UIKit as it was compiled before; nil: it is compiled with the package.
    let compiled: CompiledUIKit?
    /// What the modules are made from, for those that are written again.
    var sources: [Module] = []
    var products: [String: [String]] = [:]
    /// What was taken out of the files of these modules, by their paths.
    var prunings: [String: Pruning] = [:]
    /// Modules that every file of a module imports, by the module's name.
    var bridged: [String: [String]] = [:]
    /// Types that stand for those not at hand, by module.
    var standIns: [String: StandInTypes] = [:]
    /// What lies around the program that draws an app.
    var bundle = ProgramBundle()
    /// Names that the sources declare: none of them is missing.
    var declaredNames: Set<String> = []
    /// In how many rounds the compiler refused something of a declaration.
    var refusals: [String: Int] = [:]
    /// The modules whose files lose what the compiler refuses.
    private(set) var pruned: Set<String> = []
    /// How much of each module that was pruned is real, once it is built.
    public internal(set) var realities: [ModuleReality] = []
    /// The modules that sources import and that are not at hand, each with how many files import it.
    public internal(set) var missingModules: [String: Int] = [:]
    /// The addresses of packages, where the project or its lists have them, by names in lower case.
    var addresses: [String: String] = [:]
    /// The sources as they were read, by their paths.
    var originals: [String: Data] = [:]
    /// The hashes of what is written, by the paths.
    var hashes: [String: String] = [:]
    /// Whether what the compiler refused in the run before is taken out of the copies.
    private(set) var isKept = false

    /// Reads the package's description and writes the shadow.
    /// - Parameters:
    ///   - package: the folder of the package.
    ///   - folders: where packages are looked for beside those that were fetched.
    ///   - uikit: the folder of the package UIKit.
    ///   - compiled: UIKit as it was compiled before; nil: it is compiled with the package.
    ///   - scratch: where the shadow is written and built.
    public init(
        of package: URL, packagesIn folders: [URL] = [], uikit: URL, compiled: CompiledUIKit? = nil,
        in scratch: ScratchFolder
    ) throws {
        self.package = package.standardizedFileURL
        owner = self.package
        examplesFolder = self.package
        self.scratch = scratch
        self.uikit = uikit
        self.compiled = compiled
        folder = scratch.copies(of: self.package)
        // 1 what the package is, and what it depends on
        let packages = try Self.packages(
            around: self.package, in: folders, scratch: scratch.folder.appendingPathComponent("described"))
        products = packages.reduce(into: [:]) { $0.merge($1.products) { own, _ in own } }
        try write(packages, without: try leaveOut(of: packages))
    }

    /// An Xcode project in place of a package.
    /// - Parameters:
    ///   - project: `App.xcodeproj`, `App.xcworkspace` or the folder of a clone.
    ///   - target: its name; nil for the app with the most Swift files.
    ///   - folders: where packages are looked for beside the clone.
    ///   - isTested: whether the target's tests are prepared too.
    public init(
        ofProject project: URL, target: String?, packagesIn folders: [URL], uikit: URL,
        compiled: CompiledUIKit? = nil, in scratch: ScratchFolder, isTested: Bool
    ) throws {
        let chosen = try ChosenTarget(at: project, named: target, isTested: isTested)
        var found = try ProjectPackages(of: chosen, reserved: Self.reservedNames(uikit), isTested: isTested)
        try found.addPackages(in: folders, scratch: scratch.folder.appendingPathComponent("described"))
        package = chosen.clone.root
        examplesFolder = package.appendingPathComponent(chosen.project.path).deletingLastPathComponent()
        self.scratch = scratch
        self.uikit = uikit
        self.compiled = compiled
        owner = chosen.owner
        folder = scratch.copies(of: owner)
        remarks = found.remarks
        products = found.packages.reduce(into: [:]) { $0.merge($1.products) { own, _ in own } }
        bridged = found.imports
        bundle = found.bundle
        addresses = found.needed
        try write(found.packages, without: [])
    }

    /// Writes the copies of packages, the first of which is the one that is asked for.
    private mutating func write(_ packages: [PackageDescription], without left: Set<String>) throws {
        // 1 the sources
        name = packages[0].name
        let targets = Self.reachable(in: packages, products).filter { !left.contains($0.name) }
        sources = try targets.compactMap(Self.read)
        let swift = Set(sources.map(\.target.name))
        let foreign = targets.filter { !swift.contains($0.name) && $0.type != "test" }.compactMap(ForeignTarget.init)
        let names = swift.union(foreign.map(\.target.name))
        func needs(_ target: PackageDescription.Target) -> [String] {
            target.dependencies.flatMap { names.contains($0) ? [$0] : products[$0] ?? [] }.filter(names.contains)
        }
        let empty = foreign.filter(\.isObjectiveC).map(\.target.name)
        pruned = prunedModules(beside: names.subtracting(empty))
        if isPruned {
            beginPruning(of: names)
            isKept = readKept()
        }
        // 2 their copies
        var lines = try sources.map { try write($0, needs($0.target)) }
        for target in foreign { lines.append(try write(target, needs(target.target))) }
        modules = sources.filter { $0.target.type == "regular" }.map(\.target.name)
        // 3 the program that draws one of the classes
        lines += try writeDrawProgram()
        if isPruned { lines.append(try writeNeeds(beside: empty)) }
        // 4 the manifest, and where nibs, catalogs, fonts and tables are
        try writeManifest(packages, uikit, lines)
        try pinDependencies(as: uikit)
        removeOldFiles()
        try scratch.claim(for: owner, in: package, modules: names.sorted() + [Self.drawModule, Self.allModule])
    }

    /// Writes the copies of a module in Swift.
    /// - Returns: its entry in the manifest.
    private mutating func write(_ module: Module, _ needs: [String]) throws -> String {
        try writeSources(of: module)
        if isOfViews(module) {
            // The symbols are those of the sources as they are, whatever is taken out of the copies later.
            let catalogs = module.target.catalogs
            let symbols = (catalogs.isEmpty ? AssetSymbols(below: module.target.origin) : AssetSymbols(in: catalogs))
                .code(for: module.texts)
            let place = place(of: "uikit-asset-symbols.swift", in: module.target.name)
            if !symbols.isEmpty { try write(symbols, to: place) }
        }
        let resources = module.target.isOfProject ? nil : TargetResources(of: module.target)
        let lists = try writeModels(of: module.target, among: resources)
        if let resources {
            try write(resources, lists, of: module.target)
            // The bundle of a framework's class is the program's.
            let isAsking = module.texts.contains { $0.hasBytes(of: "Bundle(for:") }
            if isAsking, module.target.resources.isEmpty { bundle.files += TargetResources.loose(in: module.target) }
        } else {
            bundle.models.merge(lists) { first, _ in first }
        }
        for (file, bytes) in zip(module.files, module.bytes) { originals[file.path] = bytes }
        let own = Set(sources.map(\.target.name))
        let imports = module.imports.union(bridged[module.target.name] ?? []).union(lists.isEmpty ? [] : ["CoreData"])
        // A clone with CryptoKit's interface among the dependencies is the one that is imported.
        let local = imports.contains("CryptoKit") && own.contains(ProvidedModules.crypto)
        return entry(
            module.target, needs + (local && !needs.contains(ProvidedModules.crypto) ? [ProvidedModules.crypto] : []),
            provided: ProvidedModules.products(for: imports, beside: own))
    }

    /// Writes the copies of a module's files, again where something was taken out of them.
    mutating func writeSources(of module: Module) throws {
        let others = sources.filter { $0.target.name != module.target.name }
        let own = zip(module.files, module.texts).map { file, text in prunings[file.path]?.apply() ?? text }
        let prepared = PreparedSource.prepare(
            own, importing: others.flatMap { MemberScanner.types(in: $0.texts).joined().filter { !$0.isExtension } },
            texts: others.flatMap(\.texts), isOfViews: isOfViews(module))
        for (file, result) in zip(module.files, prepared) { try write(result, of: file, in: module.target) }
        if pruned.contains(module.target.name) {
            let code = standIns[module.target.name, default: StandInTypes()].code
            try write(code, to: place(of: "uikit-stand-ins.swift", in: module.target.name))
        }
    }

    private func isOfViews(_ module: Module) -> Bool {
        pruned.contains(module.target.name) || Self.modulesOfViews(sources, products).contains(module.target.name)
    }

    private mutating func writeManifest(_ packages: [PackageDescription], _ uikit: URL, _ lines: [String]) throws {
        let standards = [("c", "CLanguageStandard"), ("cxx", "CXXLanguageStandard")].compactMap { name, type in
            let wanted = packages.compactMap { name == "c" ? $0.standards.c : $0.standards.cxx }.first
            return wanted.map { ",\n    \(name)LanguageStandard: \(type)(rawValue: \(ManifestText.quoted($0)))" }
        }
        var dependencies: [String] = []
        if compiled == nil {
            let place = ManifestText.quoted(uikit.standardizedFileURL.path)
            dependencies.append(".package(name: \"UIKit\", path: \(place))")
        }
        if lines.contains(where: { $0.contains(ManifestText.product(ProvidedModules.crypto)) }) {
            dependencies.append(ProvidedModules.cryptoPackage)
        }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: \(ManifestText.quoted(packages[0].name)),
                dependencies: [\(dependencies.joined(separator: ", "))],
                targets: [
            \(lines.joined(separator: ",\n"))
                ],
                swiftLanguageModes: [.v5]\(standards.joined()))

            """
        try write(manifest, to: folder.appendingPathComponent("Package.swift"))
    }
}
