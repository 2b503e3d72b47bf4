import ArgumentParser

/// The flags for the project in which names of pictures, colours, fonts and texts are looked up.
struct ProjectOptions: ParsableArguments {
    @Option(
        name: .customLong("project"),
        help: ArgumentHelp("The project's folder; else the one around each file.", valueName: "folder"),
        completion: .directory)
    var root: String?

    @Option(
        name: .customLong("assets"),
        help: ArgumentHelp("A folder of assets asked before the project; again for more.", valueName: "folder"),
        completion: .directory)
    var assets: [String] = []

    @Flag(name: .customLong("no-project"), help: "Look at no file but the inputs.")
    var ignoresProject = false

    func validate() throws {
        if ignoresProject, root != nil || !assets.isEmpty {
            throw ValidationError("--no-project contradicts --project and --assets")
        }
    }
}
