import ArgumentParser
import CLibrary
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

    func run() throws { try FramesRun(self).run() }
}

/// What `frames` was asked for; a record of its own as `RenderRun` is.
struct FramesRun {
    var inputs: [String]
    var format: FramesCommand.Format
    var folders: FolderOptions
    var selection: SelectionOptions
    var limitOptions: LimitOptions

    func run() throws {
        var loader = InputLoader(
            selection: selection, limits: limitOptions.limits, takesStates: true, takesSteps: true)
        loader.hashing.isOn = format == .json
        let limits = limitOptions.limits
        let files = try InputFiles(inputs, leavingOut: folders.patterns)
        // A few pages at a time: keeping all layouts of a run would take memory proportional to pages times views.
        let pages = try loader.pages(of: files)
        for start in stride(from: 0, to: pages.count, by: Self.pagesAtATime) {
            let count = min(Self.pagesAtATime, pages.count - start)
            let reports = parallelMap(count) { place in
                Result { () throws(Failure) in
                    var report = try FramesReport(solved: pages[start + place])
                    report.key = pages[start + place].key(nil, limits)
                    return report
                }
            }
            for (place, result) in zip(start..., reports) {
                let report = try result.get()
                switch format {
                case .text:
                    if place > 0 { try StandardStreams.print("") }
                    try report.printLines()
                case .json: try StandardStreams.write(Self.document([report.json], place, of: pages.count).utf8)
                }
            }
        }
        if format == .json, pages.isEmpty { try StandardStreams.write(Self.document([], 0, of: 1).utf8) }
        try loader.remarks.passedOver.finish()
    }

    private static let pagesAtATime = 16

    /// One page's part of the JSON of all pages; the first page also gets its beginning, the last page its end.
    private static func document(_ scenes: [JSONValue], _ place: Int, of count: Int) -> String {
        let text = JSONValue.object([.init("scenes", .array(scenes))]).text
        let (begin, end) = ("{\n  \"scenes\": [\n", "\n  ]\n}\n")
        guard count > 1, text.hasPrefix(begin), text.hasSuffix(end) else { return text }
        let body = text.dropFirst(begin.count).dropLast(end.count)
        return (place == 0 ? begin : "") + body + (place == count - 1 ? end : ",\n")
    }
}

extension FramesRun {
    init(_ command: FramesCommand) {
        self.init(
            inputs: command.inputs, format: command.format, folders: command.folders, selection: command.selection,
            limitOptions: command.limitOptions)
    }
}
