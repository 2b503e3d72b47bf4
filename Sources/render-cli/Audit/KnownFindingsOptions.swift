import ArgumentParser

/// What is known already, as flags.
struct KnownFindingsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A file of known findings, which are not told again.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(
        name: .customLong("update-baseline"), help: "Write the baseline anew: what is found now is known from now on.")
    var updatesBaseline = false

    @Option(
        help: ArgumentHelp(
            "A git revision, such as origin/main: what the files had then is not told again.", valueName: "revision"))
    var against: String?

    @Option(
        name: .customLong("config"),
        help: ArgumentHelp(
            "The configuration, or 'none'; else .render-cli.json in the input's folder or above it.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var configuration: String?

    func validate() throws {
        if updatesBaseline, baseline == nil { throw ValidationError("--update-baseline needs --baseline and its file") }
    }
}
