/// A setting of a target for one of the toolchain's programs, as a package's description has it.
struct BuildSetting: Equatable {
    enum Tool: String { case swift, c, cxx, linker }

    var tool: Tool
    /// The name in a manifest: `define`, `headerSearchPath`, `linkedLibrary`, `enableUpcomingFeature`, ...
    var kind: String
    var value: String
    /// `debug` or `release`, where the setting is one of those.
    var configuration: String?

    /// What the compiler for Linux understands. Flags that a package marks as unsafe are left out, as are features that only
    /// forbid code: the preparation's own lines follow them not.
    private static let known: [Tool: Set<String>] = [
        .swift: ["define", "enableUpcomingFeature", "enableExperimentalFeature", "interoperabilityMode"],
        .c: ["define", "headerSearchPath"], .cxx: ["define", "headerSearchPath"], .linker: ["linkedLibrary"],
    ]
    private static let forbidding: Set<String> = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "StrictConcurrency",
        "NonisolatedNonsendingByDefault",
    ]

    /// A condition of compilation.
    init(defining name: String) { (tool, kind, value) = (.swift, "define", name) }

    /// Words for the compiler that a manifest's version of the language has no name for.
    private init(flags: [String]) {
        (tool, kind, value) = (.swift, "unsafeFlags", flags.map(ManifestText.quoted).joined(separator: ", "))
    }

    /// Declarations are on the main actor where they do not say.
    static let mainActorByDefault = BuildSetting(flags: ["-default-isolation", "MainActor"])

    /// For a module whose files may not compile.
    ///
    /// The compiler takes all files at once: an app of 200 files compiles in two thirds of the time that batches of files take,
    /// and one that does not compile says so in a third of it, before any code is made. With threads each file keeps the object of its
    /// own that the package manager's plan has.
    ///
    /// Its solver may open a tenth of the million scopes that it gives itself for an expression. One of unknown types has it try
    /// every overload of its operators up to there: four such expressions were 15 of 19 s of an app.
    static let ofProject = BuildSetting(flags: [
        "-whole-module-optimization", "-num-threads", "2", "-Xfrontend", "-solver-scope-threshold=100000",
    ])

    /// - Parameters:
    ///   - entry: a setting of `swift package dump-package`.
    ///   - systems: the names of systems that conditions are met for.
    /// - Returns: nil for a setting that is not for these systems, or that Linux does not know.
    init?(_ entry: [String: Any], for systems: Set<String>) {
        guard let tool = (entry["tool"] as? String).flatMap(Tool.init), let kind = entry["kind"] as? [String: Any],
            let name = kind.keys.first, Self.known[tool]?.contains(name) == true,
            let value = (kind[name] as? [String: Any])?["_0"] as? String, !Self.forbidding.contains(value)
        else { return nil }
        let condition = entry["condition"] as? [String: Any]
        if let names = condition?["platformNames"] as? [String], !names.isEmpty, systems.isDisjoint(with: names) {
            return nil
        }
        self.tool = tool
        self.kind = name
        self.value = value
        configuration = condition?["config"] as? String
    }

    /// The setting in a manifest.
    private var text: String {
        var words = [kind == "unsafeFlags" ? "[\(value)]" : ManifestText.quoted(value)]
        if kind == "interoperabilityMode" { words = [value == "Cxx" ? ".Cxx" : ".C"] }
        if kind == "define", tool != .swift, let sign = value.firstIndex(of: "=") {
            words = [
                ManifestText.quoted(String(value[..<sign])),
                "to: " + ManifestText.quoted(String(value[value.index(after: sign)...])),
            ]
        }
        if configuration == "debug" || configuration == "release" {
            words.append(".when(configuration: .\(configuration ?? ""))")
        }
        return ".\(kind)(\(words.joined(separator: ", ")))"
    }

    /// The arguments of a target's entry.
    static func arguments(_ settings: [BuildSetting], language: String?) -> String {
        let tools: [(Tool, String)] = [
            (.c, "cSettings"), (.cxx, "cxxSettings"), (.swift, "swiftSettings"), (.linker, "linkerSettings"),
        ]
        return tools.map { tool, label in
            var texts = settings.filter { $0.tool == tool }.map(\.text)
            if tool == .swift, let language { texts.append(".swiftLanguageMode(.\(language))") }
            return texts.isEmpty ? "" : ", \(label): [\(texts.joined(separator: ", "))]"
        }
        .joined()
    }
}
