import Foundation

/// Building an Xcode project, or a package, whose sources need what is not at hand: what the compiler refuses is taken out, in
/// rounds.
extension ShadowPackage {
    /// Rounds in which the compiler is asked for a module.
    private static let rounds = 50
    /// Builds, whose later phases find what type checking does not, and which look at all files.
    private static let buildRounds = 20

    /// Modules that a source may import whatever the clone has.
    private static let known: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Darwin", "XCTest",
        "Testing",
        "UIKit", "Observation", "RegexBuilder", "Synchronization", "Distributed", "_Concurrency", "UIKitTesting",
        "Cxx", "CxxStdlib", "FoundationEssentials", "FoundationInternationalization", "_Differentiation",
        "_StringProcessing",
    ]

    /// The names of targets in UIKit's package and the one beside it.
    static func reservedNames(_ uikit: URL) -> Set<String> {
        let folders = ["Sources", "../Sources", "../Sources/LayoutRender"].map { uikit.appendingPathComponent($0) }
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
        return known.union(names).union(ProvidedModules.products).union(["Screens", "ArgumentParser", "SystemPackage"])
            .union([needsModule, drawModule, drawProgram, allModule]).union(words)
    }

    /// Words of Swift and of its compiler, which name no module.
    private static let words: Set<String> = [
        "_", "Any", "Builtin", "Self", "SwiftShims", "Type", "_StringProcessing", "as", "associatedtype", "await",
        "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "main", "nil", "operator", "package", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    // MARK: Before the compiler

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
            return !missing.isEmpty && module.texts.contains { !Self.certainImports(of: $0).isDisjoint(with: missing) }
        }
        guard !lacking.isEmpty else { return [] }
        let views = Self.modulesOfViews(sources, products)
        return Set(own.map(\.target.name).filter(views.contains) + lacking.map(\.target.name))
    }

    /// The modules that a source imports on every device, whatever there is beside it.
    private static func certainImports(of source: String) -> Set<String> {
        let outline = SourceOutline(source)
        var cursor = SourceCursor(bytes: outline.text)
        var conditions = OpenConditions()
        var found: Set<String> = []
        for unit in outline.units {
            cursor.place = unit.range.lowerBound
            if unit.kind == .directive {
                conditions.read(cursor)
            } else if unit.keyword == "import", !conditions.isOpen {
                found.insert(unit.importedModule(in: outline.text))
            }
        }
        return found
    }

    /// Takes out the imports that cannot be had, and the entry of the program.
    mutating func beginPruning(of names: Set<String>) {
        let known = Self.knownModules(beside: names)
        for module in sources {
            for text in module.texts { declaredNames.formUnion(DeclaredNames.read(text)) }
            guard pruned.contains(module.target.name) else { continue }
            // Apple's modules bring UIKit along, and a bridging header brings the module of its own.
            let bridged = Set((bridged[module.target.name] ?? []).filter(known.contains) + ["UIKit"]).sorted()
            for (file, text) in zip(module.files, module.texts) {
                var pruning = Pruning(text)
                for (name, range) in Self.missingImports(of: pruning.outline, known) {
                    missingModules[name, default: 0] += 1
                    pruning.add(.init(range: range, text: "", reason: "", line: 0))
                }
                for place in pruning.outline.mainAttributes {
                    pruning.add(.init(range: place, text: "     ", reason: "", line: 0))
                }
                pruning.replaceUndrawnBodies()
                let words = bridged.map { "import \($0); " }.joined()
                pruning.add(.init(range: 0..<0, text: words, isInsertion: true, reason: "", line: 0))
                prunings[file.path] = pruning
            }
        }
    }

    /// What a source may import where some modules are built.
    static func knownModules(beside names: Set<String>) -> Set<String> {
        known.union(names).union(ProvidedModules.renamed.keys).union(ProvidedModules.products)
            .union(SourceRewriter.modules)
    }

    /// The imports of a source that cannot be had.
    static func missingImports(of outline: SourceOutline, _ known: Set<String>) -> [(name: String, range: Range<Int>)] {
        outline.units.filter { $0.keyword == "import" }
            .map { ($0.importedModule(in: outline.text), $0.range) }
            .filter { !$0.0.isEmpty && !known.contains($0.0) }
    }

    /// A module that is built before the sources of the project are looked at.
    static let needsModule = "uikit_needs"

    mutating func writeNeeds() throws -> String {
        let own = Set(sources.map(\.target.name))
        let imports = sources.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
            .union(bridged.values.flatMap { $0 })
        try write(
            "// Built before the project's own modules.\n",
            to: folder.appendingPathComponent("Sources/\(Self.needsModule)/needs.swift"))
        let words = entries(of: ["UIKit", "UIKitDrawing"] + ProvidedModules.products(for: imports, beside: own))
        return "        .target(name: \"\(Self.needsModule)\", dependencies: [\(words.joined(separator: ", "))])"
    }

    // MARK: Rounds

    /// The goal of a build of all modules, without the program that draws.
    static let allGoal = ["--target", allModule]

    /// Makes the modules compile.
    /// - Parameter goal: the arguments of the last build, such as `--product` with its name.
    /// - Returns: whether all compiles.
    public mutating func settle(_ goal: [String]) throws -> Bool {
        if goal != Self.allGoal { try clearExamples() }
        guard isPruned else { return true }
        if isKept, try build(goal) { return finish() }
        // 1 what every module needs
        let talk = isQuiet ? ["--quiet"] : []
        let needs = ["build", "--target", Self.needsModule]
        let code = try building(needs) { try Toolchain.run(["swift"] + needs + talk + places, asTalk: true) }
        guard code == 0 else { return false }
        // 2 module by module, those first that others need
        for module in ordered {
            guard try !pruned.contains(module.target.name) || check(module) else { return false }
            if sources.contains(where: { targets(neededBy: $0).contains(module.target.name) }) {
                guard try build(["--target", module.target.name]) else { return false }
            }
        }
        // 3 the whole
        guard try build(goal) else { return false }
        try keep()
        return finish()
    }

    /// The targets that a module needs.
    private func targets(neededBy module: Module) -> [String] {
        module.target.dependencies.flatMap { products[$0] ?? [$0] }
    }

    /// The modules, those first that others need.
    private var ordered: [Module] {
        var found: [Module] = []
        var seen: Set<String> = []
        func visit(_ module: Module, _ depth: Int) {
            guard depth < 64, seen.insert(module.target.name).inserted else { return }
            for need in targets(neededBy: module) {
                if let other = sources.first(where: { $0.target.name == need }) { visit(other, depth + 1) }
            }
            found.append(module)
        }
        for module in sources { visit(module, 0) }
        return found
    }

    /// Type-checks a module until the compiler has no more to say: the files that were refused in the round before. What was taken
    /// out of them may be needed in others, which the build that follows says.
    /// - Parameter part: the copies that the first round looks at; nil for all.
    private mutating func check(_ module: Module, _ part: Set<String>? = nil) throws -> Bool {
        let copies = module.files.map { copy(of: $0, in: module.target).path }
        var part = part
        for round in 1...Self.rounds {
            let made = folder.appendingPathComponent("Sources/\(module.target.name)/uikit-").standardizedFileURL.path
            let extra = written.filter { $0.hasPrefix(made) && $0.hasSuffix(".swift") }.sorted()
            let said = try CompilerCall(of: module.target.name, in: scratch.build)
                .typeCheck(copies + extra, of: part?.union(extra))
            let count = said.count(where: \.isError)
            guard count > 0 else { return true }
            // Whoever waits for minutes sees that it goes on.
            let state = displayed("uikit: \(module.target.name), round \(round): \(counted(count, "error"))")
            FileHandle.standardError.write(Data((state + "\n").utf8))
            guard try prune(module, said) else {
                let lines = said.filter(\.isError).prefix(20).map { "\($0.path):\($0.line): \($0.message)\n" }
                FileHandle.standardError.write(Data(lines.joined().utf8))
                return false
            }
            part = refused(said, in: module)
        }
        return false
    }

    /// The copies of files with errors; nil where most files have some.
    private func refused(_ said: [CompilerDiagnostic], in module: Module) -> Set<String>? {
        let paths = Set(said.lazy.filter(\.isError).map(\.path))
        let files = module.files.filter { paths.contains($0.path) }
        return files.count * 2 < module.files.count ? Set(files.map { copy(of: $0, in: module.target).path }) : nil
    }

    /// Builds, and takes out what the compiler refuses of the whole.
    private mutating func build(_ goal: [String]) throws -> Bool {
        for round in 0...Self.buildRounds {
            var output = ""
            let code = try building(["build"] + goal) {
                let result = try Toolchain.result(["swift", "build", "--quiet"] + goal + places)
                output = result.output
                return result.code
            }
            try checkOriginals()
            if code == 0 { return true }
            let said = CompilerDiagnostic.read(output)
            var changed: [Module] = []
            for module in sources where try pruned.contains(module.target.name) && prune(module, said) {
                changed.append(module)
            }
            guard !changed.isEmpty, round < Self.buildRounds else {
                let rounds = "uikit: the sources do not compile after \(round + 1) builds, each with less of them\n"
                FileHandle.standardError.write(Data((output.suffix(20_000) + rounds).utf8))
                return false
            }
            for module in changed where try !check(module, refused(said, in: module)) { return false }
        }
        return false
    }

    /// Takes out what a list of messages names, and writes the module again.
    /// - Returns: whether something changed.
    private mutating func prune(_ module: Module, _ said: [CompilerDiagnostic]) throws -> Bool {
        var isChanged = false
        let paths = Set(module.files.map(\.path))
        var types = standIns[module.target.name, default: StandInTypes()]
        let standInPlace = folder.appendingPathComponent("Sources/\(module.target.name)/uikit-stand-ins.swift").path
        let refused = said.filter { $0.isError && $0.path == standInPlace }.map(\.line)
        if types.remove(at: Set(refused)) { isChanged = true }
        for path in paths { prunings[path]?.beginRound() }
        let hasNotes = said.contains { $0.message.contains("without initial value prevents") }
        // 1 what a missing module declares stands there as something that takes everything
        let known = types.entries
        var rest: [CompilerDiagnostic] = []
        var waiting: Set<String> = []
        for message in said where paths.contains(message.path) {
            let isNote = message.message.contains("without initial value prevents")
            guard message.isError || isNote, var pruning = prunings[message.path] else { continue }
            if hasNotes, message.message.contains("has no initializers") { continue }
            if takeStandIn(for: message, in: &pruning, &types) {
                waiting.insert(message.path)
                prunings[message.path] = pruning
            } else if isWaiting(message, types) {
                waiting.insert(message.path)
            } else {
                rest.append(message)
            }
        }
        // 2 what else the compiler refuses is taken out. Of what a new stand-in may mend, in all files where it is a type, the next
        // round says whether it is still refused
        var asked: Set<String> = []
        for message in rest where types.entries == known && !waiting.contains(message.path) {
            guard var pruning = prunings[message.path] else { continue }
            let before = pruning.changes
            if let level = level(of: message, in: pruning, &asked) {
                pruning.takeOut(message, from: level)
            } else {
                pruning.drop(message)
            }
            if pruning.changes > before { isChanged = true }
            prunings[message.path] = pruning
        }
        types.noteCalls(in: module.texts)
        standIns[module.target.name] = types
        isChanged = isChanged || !waiting.isEmpty
        if isChanged { try writeSources(of: module) }
        return isChanged
    }

    /// Declares the name that a message misses, or takes the name of a missing module away from before it.
    /// - Returns: whether something changed.
    private func takeStandIn(
        for said: CompilerDiagnostic, in pruning: inout Pruning, _ types: inout StandInTypes
    ) -> Bool {
        if types.take(said, declared: declaredNames) || types.take(cases: pruning.unknownCases(of: said)) {
            return true
        }
        guard said.message.hasPrefix("cannot find "), let name = said.names.first else { return false }
        let before = pruning.changes
        if missingModules[name] != nil, pruning.unqualify(name, said) { return pruning.changes > before }
        guard said.message.hasPrefix("cannot find type '"), let place = pruning.place(said.line, said.column) else {
            return false
        }
        return types.take(name, in: pruning, at: place, pruning.outline.path(to: place))
    }

    /// Whether a stand-in for the name of a message was written in this round, for another message.
    private func isWaiting(_ said: CompilerDiagnostic, _ types: StandInTypes) -> Bool {
        let known = standIns.values.flatMap { [$0] }
        let names = said.names
        guard let first = names.first else { return false }
        if said.message.hasPrefix("cannot find ") {
            let isNew = types.entries[first] != nil || types.values.contains(first) || types.operators.contains(first)
            let wasThere = known.contains {
                $0.entries[first] != nil || $0.values.contains(first) || $0.operators.contains(first)
            }
            return isNew && !wasThere && !said.message.hasPrefix("cannot find type")
        }
        guard names.count == 2, said.message.contains("' has no member '") else { return false }
        let member = StandInTypes.Member(
            type: first.filter { $0 != "?" }, name: names[1].filter { $0 != "`" },
            isStatic: said.message.hasPrefix("type '"))
        return types.members.contains(member) && !known.contains { $0.members.contains(member) }
    }

    /// How much goes for a message: more where a declaration has had errors in several rounds; nil for the whole file.
    /// - Parameter asked: the declarations of this round.
    private mutating func level(
        of said: CompilerDiagnostic, in pruning: Pruning, _ asked: inout Set<String>
    ) -> Pruning.Level? {
        let place = pruning.place(said.line, said.column) ?? 0
        let member = pruning.outline.path(to: place).last { $0.kind == .member || $0.kind == .type }
        let key = "\(said.path):\(member?.range.lowerBound ?? -1)"
        if asked.insert(key).inserted { refusals[key, default: 0] += 1 }
        switch refusals[key, default: 0] {
        case ...5: return .statement
        case ...7: return .body
        case ...10: return .member
        default: return nil
        }
    }

    @discardableResult
    mutating func finish() -> Bool {
        realities = sources.filter { module in
            pruned.contains(module.target.name) && module.target.type != "test"
                && (module.target.isOfProject || !isOfProject && modules.contains(module.target.name))
        }.map { module in
            var reality = ModuleReality(
                module.target.name,
                module.files.compactMap { file in
                    prunings[file.path].map { (String(file.path.dropFirst(package.path.count + 1)), $0) }
                })
            reality.standIns = standIns[module.target.name]?.names ?? []
            return reality
        }
        return true
    }
}
