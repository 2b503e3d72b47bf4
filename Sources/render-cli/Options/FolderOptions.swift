import ArgumentParser

/// The flags for excluding files in folders.
struct FolderOptions: ParsableArguments {
    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp(
            "Leave out files and folders below the folders named, such as 'Old' or 'Views/**/draft-*'; again for more.",
            valueName: "pattern"))
    var excluded: [String] = []

    func validate() throws {
        for text in excluded where PathPattern(text) == nil {
            throw ValidationError("--exclude '\(text)': a pattern needs a name, such as 'Old' or 'Views/*.json'")
        }
    }

    var patterns: [PathPattern] { excluded.compactMap(PathPattern.init) }
}
