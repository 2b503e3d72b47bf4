import ArgumentParser
import LayoutDocument
import Notation

/// `frames`: every item's frame, gap guides, content sizes, diagnostics.
struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Print every item's frame in its superview.",
        discussion: """
              render-cli frames tree.json
              render-cli frames Main.storyboard --format json > frames.json
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(
        help: ArgumentHelp("tree.json, .xib and .storyboard files, folders, or '-'.", valueName: "input"),
        completion: Completion.inputs)
    var inputs: [String]

    @Option(help: "text or json.")
    var format: Format = .text

    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup var limitOptions: LimitOptions
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws {
        var loader = InputLoader(
            selection: selection, limits: limitOptions.limits, takesStates: true, takesSteps: true)
        let files = try InputFiles(inputs, leavingOut: folders.patterns)
        let reports = try Self.reports(of: loader.pages(of: files))
        switch format {
        case .text: try StandardStreams.print(lines: Array(reports.map(\.lines).joined(separator: [""])))
        case .json:
            let document = JSONValue.object([.init("scenes", .array(reports.map(\.json)))])
            try StandardStreams.write(document.text.utf8)
        }
        try loader.passedOver.finish()
    }

    private static func reports(of pages: [Page]) -> [FramesReport] {
        parallelMap(pages.count) { FramesReport(pages[$0]) }
    }
}
