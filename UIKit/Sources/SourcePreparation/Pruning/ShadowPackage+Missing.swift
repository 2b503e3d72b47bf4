import Foundation

/// What the sources of a project, or of a package, import and nobody has.
extension ShadowPackage {
    /// Modules that a source may import whatever the clone has.
    private static let known = names(
        """
        Swift Foundation FoundationNetworking FoundationXML Dispatch Glibc Darwin XCTest Testing UIKit Observation \
        RegexBuilder Synchronization Distributed _Concurrency UIKitTesting Cxx CxxStdlib FoundationEssentials \
        FoundationInternationalization _Differentiation _StringProcessing
        """)

    /// The names of targets in UIKit's package and the one beside it.
    static func reservedNames(_ uikit: URL) -> Set<String> {
        let folders = ["Sources", "../Sources", "../Sources/LayoutRender"].map { uikit.appendingPathComponent($0) }
        return known.union(words).union(folders.flatMap(\.namesInside)).union(ProvidedModules.products)
            .union(["Screens", "ArgumentParser", "SystemPackage", needsModule, drawModule, drawProgram, allModule])
    }

    /// Words of Swift and of its compiler, which name no module.
    private static let words = names(
        """
        _ Any Builtin Self SwiftShims Type as associatedtype await break case catch class continue default defer deinit do \
        else enum extension fallthrough false fileprivate for func guard if import in init inout internal is let main nil \
        operator package precedencegroup private protocol public repeat rethrows return self static struct subscript super \
        switch throw throws true try typealias var where while
        """)
    private static func names(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    var isPruned: Bool { !pruned.isEmpty }

    /// Whether the modules are those of an Xcode project.
    var isOfProject: Bool { sources.contains(where: \.target.isOfProject) }

    /// The modules whose files lose what the compiler refuses: all of an Xcode project, and those of views of a package where a
    /// source imports a module that is not at hand. A package's tests stay as they are: those whose statements went would say
    /// nothing.
    /// - Parameter names: of the targets.
    func prunedModules(beside names: Set<String>) -> Set<String> {
        if isOfProject { return Set(sources.map(\.target.name)) }
        let known = Self.knownModules(beside: names)
        let own = sources.filter { $0.target.type != "test" && $0.target.type != "macro" }
        let lacking = own.filter { module in
            let missing = module.imports.subtracting(known)
            return !missing.isEmpty
                && module.texts.contains { !SourceDeclarations.of($0).certainImports.isDisjoint(with: missing) }
        }
        guard !lacking.isEmpty else { return [] }
        let views = Self.modulesOfViews(sources, products)
        return Set(own.map(\.target.name).filter(views.contains) + lacking.map(\.target.name))
    }

    /// Takes out the imports that cannot be had, and the entry of the program.
    mutating func beginPruning(of names: Set<String>) {
        let known = Self.knownModules(beside: names)
        for module in sources {
            declaredNames.formUnion(self.names(declaredIn: module))
            guard pruned.contains(module.target.name) else { continue }
            // Apple's modules bring UIKit along, and a bridging header brings the module of its own.
            let bridged = Set((bridged[module.target.name] ?? []).filter(known.contains) + ["UIKit"]).sorted()
            for (file, text) in zip(module.files, module.texts) {
                let certain = SourceDeclarations.of(text).certainImports
                var pruning = Pruning(text)
                for (name, range) in Self.missingImports(of: pruning.outline, known) {
                    missingModules[name, default: 0] += certain.contains(name) ? 1 : 0
                    pruning.add(.init(range: range, text: "", reason: "", line: 0))
                }
                for place in pruning.outline.units.flatMap({ $0.words.ranges(of: "@main") }) {
                    pruning.add(.init(range: place, text: place.blanked.text, reason: "", line: 0))
                }
                pruning.replaceUndrawnBodies()
                if module.target.isOfProject { pruning.replaceFailures() }
                let words = bridged.map { "import \($0); " }.joined()
                pruning.add(.init(range: 0..<0, text: words, isInsertion: true, reason: "", line: 0))
                prunings[file.path] = pruning
            }
        }
    }

    /// The names that a module declares; what a function of another module than the app's names is not seen.
    func names(declaredIn module: Module) -> Set<String> {
        let isSeen = !isOfProject || module.target.name == bundle.module
        let own = module.texts.map { isSeen ? DeclaredNames.read($0) : SourceOutline.declarations(of: $0).names }
        return own.reduce(into: []) { $0.formUnion($1) }
    }

    /// What a source may import where some modules are built.
    static func knownModules(beside names: Set<String>) -> Set<String> {
        known.union(names).union(ProvidedModules.renamed.keys).union(ProvidedModules.products)
            .union(SourceRewriter.modules)
    }

    /// The imports of a source that cannot be had.
    static func missingImports(of outline: SourceOutline, _ known: Set<String>) -> [(name: String, range: Range<Int>)] {
        outline.units.map { ($0.importedModule(in: outline.text), $0.range) }
            .filter { !$0.0.isEmpty && !known.contains($0.0) }
    }

    /// What any source imports.
    var imports: Set<String> { Set(bridged.values.joined()).union(sources.flatMap(\.imports)) }

    /// A module that is built before the sources of the project are looked at.
    static let needsModule = "uikit_needs"

    /// - Parameter empty: modules that no build of a module needs, though sources import them.
    mutating func writeNeeds(beside empty: [String]) throws -> String {
        let own = Set(sources.map(\.target.name))
        try write("// Built before the project's own modules.\n", to: place(of: "needs.swift", in: Self.needsModule))
        return ManifestText.target(
            Self.needsModule,
            empty.map(ManifestText.quoted)
                + entries(of: ["UIKit", "UIKitDrawing"] + ProvidedModules.products(for: imports, beside: own)))
    }
}
