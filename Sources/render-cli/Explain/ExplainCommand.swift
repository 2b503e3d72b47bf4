import ArgumentParser
import ConstraintLogs
import Notation

/// `explain`: what an Auto Layout console log means.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain the conflicts of an Auto Layout console log: which constraints, what sum, why, what helps.",
        discussion: """
              render-cli explain console.txt
              pbpaste | render-cli explain -
              render-cli explain test-run.log --format json

            Takes what Xcode's console or a test run prints for "Unable to simultaneously satisfy constraints", alone or
            among other lines. Exit code 0: nothing contradicts; 1: a contradiction was found; 2: no constraint was found.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(help: ArgumentHelp("Console logs, or '-'.", valueName: "log"))
    var inputs: [String]

    @Option(help: "text or json.")
    var format: Format = .text

    @OptionGroup var limitOptions: LimitOptions
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws {
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
