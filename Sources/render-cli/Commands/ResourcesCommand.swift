import ArgumentParser
import InterfaceBuilder
import Notation

/// `resources`: lists the file or value of each name in a document.
struct ResourcesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resources",
        abstract: "List the pictures, colours, fonts and texts that documents take from their project.",
        discussion: """
              render-cli resources Main.storyboard
              render-cli resources App --format json
              render-cli resources tree.json
              render-cli resources App --unused

            Exit code 0: everything was found; 1: something is missing, or with --unused, is named nowhere; 2: a file \
            could not be read, or --unused cannot tell.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(
        help: ArgumentHelp(".xib, .storyboard and tree.json files, or folders.", valueName: "input"),
        completion: Completion.inputs)
    var inputs: [String]

    @Option(help: "text or json.")
    var format: Format = .text

    @Flag(
        help: """
            List the sets of the projects' asset catalogs that no document, list or source of the project names.
            """)
    var unused = false

    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Project") var project: ProjectOptions
    @OptionGroup var limitOptions: LimitOptions
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws {
        let store = try ProjectStore(project)
        let files = try InputFiles(inputs, leavingOut: folders.patterns)
        // In a folder only Interface Builder files are read: its JSON files may be anything.
        let documents = files.paths.filter { InputLoader.isInterfaceBuilder($0) || files.named.contains($0) }
        guard !documents.isEmpty else { throw Failure("no .storyboard, .xib or tree.json file among the inputs") }
        var passedOver = files.passedOver
        var reports: [ResourcesReport] = []
        for file in documents {
            do {
                reports.append(try ResourcesReport(file, store: store, limits: limitOptions.limits))
            } catch {
                guard !files.named.contains(file) else { throw error }
                passedOver.add(error, file: file)
            }
        }
        passedOver.say()
        let assets = unused ? UnusedAssetsReport(of: reports.compactMap(\.surroundings.projects.last)) : nil
        switch format {
        case .text:
            try StandardStreams.print(
                lines: Array((reports.map(\.lines) + (assets.map { [$0.lines] } ?? [])).joined(separator: [""])))
        case .json:
            let documents = JSONValue.array(reports.map(\.json))
            let isOne = files.folders.isEmpty && reports.count == 1
            let value =
                if let assets {
                    JSONValue.object([.init("documents", documents), .init("unused", assets.json)])
                } else {
                    isOne ? reports[0].json : documents
                }
            try StandardStreams.write(value.text.utf8)
        }
        try passedOver.finish()
        if reports.contains(where: \.hasMissing) || assets?.isEmpty == false { throw ExitCode(ExitStatus.found) }
        // The reason stands in the report.
        if assets?.isComplete == false { throw ExitCode(ExitStatus.impossible) }
    }
}
