import Foundation

/// Building an Xcode project, or a package, whose sources need what is not at hand: rounds take out what the compiler refuses.
extension ShadowPackage {
    /// Rounds in which the compiler is asked for a module.
    private static let rounds = 50
    /// Builds, whose later phases find what type checking does not, and which look at all files.
    private static let buildRounds = 20
    /// How often the files that are still refused after so many rounds are left out, and the others tried again.
    private static let tries = 3

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
        let needs = ["build", "--target", Self.needsModule]
        let code = try building(needs) { try Toolchain.run(["swift"] + needs + talk + places, asTalk: true) }
        guard code == 0 else { return false }
        // 2 module by module, those first that others need
        for module in ordered {
            let goal = ["--target", module.target.name]
            let isNeeded = sources.contains { targets(neededBy: $0).contains(module.target.name) }
            if try (!pruned.contains(module.target.name) || check(module)) && (!isNeeded || build(goal)) { continue }
            // Another module than the app's that does not compile is one that is not at hand.
            guard isOfProject, module.target.name != bundle.module else { return false }
            say("\(module.target.name) does not compile, and is empty here")
            let said = CompilerDiagnostic(path: "", line: 1, column: 1, isError: true, message: "a module that fails")
            for file in module.files { prunings[file.path]?.drop(said) }
            standIns[module.target.name] = nil
            declaredNames.subtract(names(declaredIn: module))
            try writeSources(of: module)
            guard try !isNeeded || build(goal) else { return false }
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
        for round in 1...Self.rounds * Self.tries {
            let made = place(of: "uikit-", in: module.target.name).standardizedFileURL.path
            let extra = hashes.keys.filter { $0.hasPrefix(made) && $0.hasSuffix(".swift") }.sorted()
            let said = try CompilerCall(of: module.target.name, in: scratch.build)
                .typeCheck(copies + extra, of: part?.union(extra))
            let count = said.count(where: \.isError)
            guard count > 0 else { return true }
            // Whoever waits for minutes sees that it goes on.
            say("\(module.target.name), round \(round): \(counted(count, "error"))")
            guard try round % Self.rounds > 0 && prune(module, said) || leaveOut(said, of: module) else {
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
        for round in 1...Self.buildRounds * Self.tries {
            var output = ""
            let code = try building(["build"] + goal) {
                let result = try Toolchain.result(["swift", "build", "--quiet"] + goal + places)
                output = result.output
                return result.code
            }
            try checkOriginals()
            if code == 0 { return true }
            let said = CompilerDiagnostic.errors(output)
            var changed: [Module] = []
            let isLast = round % Self.buildRounds == 0
            for module in sources
            where try pruned.contains(module.target.name)
                && (!isLast && prune(module, said) || leaveOut(said, of: module))
            {
                changed.append(module)
            }
            guard !changed.isEmpty else {
                let rounds = "uikit: the sources do not compile after \(round) builds, each with less of them\n"
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
        let standInPlace = place(of: "uikit-stand-ins.swift", in: module.target.name).path
        let refused = said.filter { $0.isError && $0.path == standInPlace }.map(\.line)
        if types.remove(at: Set(refused)) { isChanged = true }
        for path in paths { prunings[path]?.beginRound() }
        // What one file cannot import none can.
        for message in said where message.isError && message.message.hasPrefix("no such module '") {
            for path in paths where prunings[path]?.dropImports(as: message) == true {
                missingModules[message.names[0], default: 0] += 1
                isChanged = true
            }
        }
        let hasNotes = said.contains { $0.message.contains("without initial value prevents") }
        // 1 what a missing module declares stands there as something that takes everything
        let known = types.entries
        var rest: [CompilerDiagnostic] = []
        var waiting: Set<String> = []
        for message in said where paths.contains(message.path) {
            let isNote = message.message.contains("without initial value prevents")
            guard message.isError || isNote, var pruning = prunings[message.path] else { continue }
            if hasNotes, message.message.contains("has no initializers") { continue }
            if importProvided(message, in: module, &pruning, isAgain: waiting.contains(message.path))
                || takeStandIn(for: message, in: &pruning, &types)
            {
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

    /// Empties the files of a module that are refused and from which nothing more can be taken out.
    /// - Returns: whether there is one.
    private mutating func leaveOut(_ said: [CompilerDiagnostic], of module: Module) throws -> Bool {
        let made = place(of: "uikit-", in: module.target.name).standardizedFileURL.path
        var left: Set<String> = []
        let paths = Set(module.files.map(\.path))
        for message in said where message.isError {
            if paths.contains(message.path) {
                let before = prunings[message.path]?.changes
                prunings[message.path]?.drop(message)
                if prunings[message.path]?.changes != before { left.insert(message.path) }
            } else if message.path.hasPrefix(made), left.insert(message.path).inserted {
                try write("", to: URL(fileURLWithPath: message.path))
            }
        }
        for path in left.sorted() {
            say("\(shownPath(of: URL(fileURLWithPath: path))) does not compile, and is left out")
        }
        if !left.isEmpty { try writeSources(of: module) }
        return !left.isEmpty
    }

    /// Imports the module of Apple's that declares the name which a message misses, where another file of the module imports it: a
    /// module that is not at hand may have brought it along.
    /// - Parameter isAgain: whether the file was changed for another message of the round.
    private func importProvided(
        _ said: CompilerDiagnostic, in module: Module, _ pruning: inout Pruning, isAgain: Bool
    ) -> Bool {
        guard said.message.hasPrefix("cannot find "), let name = said.names.first,
            let home = module.imports.sorted().first(where: { imported in
                let folder = ProvidedModules.standIns[imported].map { uikit.appendingPathComponent("Sources/\($0)") }
                return folder.map { Self.provided.results(for: [$0.path])[0].contains(name) } == true
            })
        else { return false }
        let before = pruning.changes
        pruning.add(.init(range: 0..<0, text: "import \(home); ", isInsertion: true, reason: "", line: 0))
        return isAgain || pruning.changes > before
    }

    /// The names that the sources in a folder declare.
    private static let provided = KnownResults<String, Set<String>> { folder in
        let files = URL(fileURLWithPath: folder).namesInside
        let texts = files.compactMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
        return Set(
            texts.flatMap { SourceOutline.declarations(of: $0).units.filter { $0.keyword != "extension" }.map(\.name) })
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
        guard let first = said.names.first else { return false }
        if said.message.hasPrefix("cannot find ") {
            return types.isValue(first) && !standIns.values.contains { $0.isValue(first) }
                && !said.message.hasPrefix("cannot find type")
        }
        guard let member = StandInTypes.Member(missing: said) else { return false }
        return types.members.contains(member) && !standIns.values.contains { $0.members.contains(member) }
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
                    prunings[file.path].map { (shownPath(of: file), $0) }
                })
            reality.standIns = standIns[module.target.name]?.names ?? []
            return reality
        }
        return true
    }
}
