import ArgumentParser
import ConstraintLogs
import LayoutExplain
import Notation

/// `explain`: why a view's numbers are what they are, or what an Auto Layout console log means.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a view's numbers by its constraints, or the conflicts of a console log.",
        discussion: """
              render-cli explain Main.storyboard title --edge width --device iPhoneSe
              render-cli explain console.txt
              pbpaste | render-cli explain - --format json

            A layout and a view: the constraints that decide the number, what pulls in vain, what has room. A log: what
            Xcode's console or a test run prints for "Unable to simultaneously satisfy constraints", alone or among
            other lines. Exit code of a log 0: nothing contradicts; 1: a contradiction was found; 2: no constraint.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(
        help: ArgumentHelp("A layout file and a view's id, or console logs, or '-' for a log.", valueName: "input"))
    var inputs: [String]

    @Option(name: .customLong("edge"), help: "The number that is meant; again for more. Without it: the frame's four.")
    var edges: [ExplainedEdge] = []

    @Option(help: "text or json.")
    var format: Format = .text

    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup var limitOptions: LimitOptions
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws {
        if let file = inputs.first, InputFiles.extensions.contains(fileExtension(file)) {
            try explainLayout(file)
        } else {
            try explainLogs()
        }
    }

    private func explainLayout(_ file: String) throws {
        guard inputs.count == 2 else {
            throw Failure.usage(
                "explain needs one layout file and the id of one view, such as: explain tree.json title")
        }
        var loader = InputLoader(
            selection: selection, limits: limitOptions.limits, takesStates: false, takesSteps: false)
        let pages = try loader.pages(of: InputFiles(named: [file]))
        let explained = try ExplainedPages(pages, view: inputs[1], edges: edges)
        switch format {
        case .text: try StandardStreams.print(explained.text)
        case .json: try StandardStreams.write(explained.json.text.utf8)
        }
    }

    private func explainLogs() throws {
        guard edges.isEmpty else { throw Failure.usage("--edge goes with a layout file, not with a log") }
        let logs = try inputs.map { path throws(Failure) in
            try ExplainedLog(path, limit: limitOptions.limits.inputBytes)
        }
        switch format {
        case .text: try StandardStreams.print(logs.map(\.text).joined(separator: "\n\n"))
        case .json: try StandardStreams.write(JSONValue.object([.init("logs", .array(logs.map(\.json)))]).text.utf8)
        }
        if logs.contains(where: \.isEmpty) {
            throw Failure(
                lines: logs.filter(\.isEmpty).map { "\(displayName($0.path)): no constraint and no message about one" },
                code: ExitStatus.impossible)
        }
        if logs.contains(where: \.hasContradiction) { throw ExitCode(ExitStatus.found) }
    }
}
