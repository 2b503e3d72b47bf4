import ArgumentParser
import LayoutInspector

/// `inspect`: writes the inspector's page for all pages of a layout.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Write a page of HTML that shows each view's frame, constraints and reasons.",
        discussion: """
              render-cli inspect Main.storyboard -o page.html
              render-cli inspect tree.json -o page.html --device iPhoneSe --device iPad --locale all
              open 'page.html#page=login&view=title&why=width'

            The page holds everything and loads nothing: a browser opens it from the file system. Devices, traits,
            languages, states and steps are switches in the page; without flags those of the document.
            Exit code 0: written; 2: could not; 64: wrong usage.
            """)

    @Argument(
        help: ArgumentHelp("tree.json, .xib and .storyboard files, folders, or '-'.", valueName: "input"),
        completion: Completion.inputs)
    var inputs: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where to write, or '-'; else the input's name with .html.", valueName: "file"))
    var output: String?

    @OptionGroup var options: InspectorOptions

    func run() throws {
        let files = try InputFiles(inputs, leavingOut: options.folders.patterns)
        let path = output ?? files.paths.first.map { ($0 == "-" ? "stdin" : stem($0)) + ".html" } ?? "inspect.html"
        let writer = FileWriter(inputs: files.paths)
        try writer.check(path)
        let settings = options.settings
        var loader = InputLoader(
            selection: options.selection, limits: settings.limits, takesStates: true, takesSteps: true)
        let pages = try loader.pages(of: files)
        let run = try InspectRun(pages, settings: settings)
        try Notice.say(run.notices)
        try writer.write(Array(run.page.html.utf8), to: path)
        StandardStreams.sayWritten([path])
        try loader.remarks.passedOver.finish()
    }
}
