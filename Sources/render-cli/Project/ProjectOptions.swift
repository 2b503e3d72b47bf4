import ArgumentParser

/// The flags for the project in which names of pictures, colours, fonts and texts are looked up.
struct ProjectOptions: ParsableArguments {
    @Option(
        name: .customLong("project"),
        help: ArgumentHelp(
            "The project's folder, or 'none' to look at no file but the inputs; else the one around each file.",
            valueName: "folder"),
        completion: .directory)
    var root: String?

    @Option(
        name: .customLong("assets"),
        help: ArgumentHelp("A folder of assets asked before the project; again for more.", valueName: "folder"),
        completion: .directory)
    var assets: [String] = []

    var ignoresProject: Bool { root == "none" }
    /// The named folder; nil for the one around each file.
    var folder: String? { ignoresProject ? nil : root }

    func validate() throws {
        if ignoresProject, !assets.isEmpty { throw ValidationError("--project none contradicts --assets") }
    }
}
