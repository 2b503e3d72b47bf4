import ArgumentParser
import ConstraintLogs
import LayoutDocument
import LayoutExplain
import LayoutRender
import Notation

/// `explain`: why a view's numbers are what they are, or what an Auto Layout console log means.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a view's numbers by its constraints, or the conflicts of a console log.",
        discussion: """
              render-cli explain Main.storyboard title --edge width --device iPhoneSe
              render-cli explain Main.storyboard
              render-cli explain Main.storyboard title --edge width -o why.png
              render-cli explain Main.storyboard title 'Sign up' --edge top
              render-cli explain Main.storyboard 'Sign up' --why truncated
              render-cli explain Main.storyboard 'Sign up' --why 'not wider'
              render-cli explain Main.storyboard --removable --device all-phones
              render-cli explain Main.storyboard --what-if 'avatar.width == 100' --what-if 'title.text = "Hello"'
              render-cli explain console.txt
              render-cli explain console.txt --project App/
              pbpaste | render-cli explain - --format json

            A layout alone: its conflicts, each with the sum that cannot hold and the repairs that work, and its ambiguities: \
            how far a view could go, and which constraint settles it; exit code 1 where there is one. \
            A layout and a view: the constraints that decide the number, what pulls in vain, what has room. A log: what \
            Xcode's console or a test run prints for "Unable to simultaneously satisfy constraints", alone or among \
            other lines; with --project FOLDER the project's scenes and code are searched for its constraints. Exit code of a log 0: nothing contradicts; 1: a contradiction was found; 2: no constraint.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(
        help: ArgumentHelp(
            "A layout file and a view by any of its names, or two views for the gap, or none; or console logs, or '-'.",
            valueName: "input"),
        completion: Completion.explained)
    var inputs: [String]

    @Option(name: .customLong("edge"), help: "The number that is meant; again for more. Without it: the frame's four.")
    var edges: [ExplainedEdge] = []

    @Option(
        name: .customLong("what-if"),
        help: ArgumentHelp(
            "What moves with this edit, such as 'avatar.width == 100', 'title.text = \"Hi\"' or 'device = iPhoneSe'; again for more.",
            valueName: "edit"))
    var assumptions: [String] = []

    @Option(
        name: .customLong("why"),
        help: ArgumentHelp(
            """
            hidden, truncated, gives-way for two views, or why not: 'not wider' (narrower, taller, shorter, 'not on one line', \
            'not above the safe area', or not a constraint).
            """, valueName: "question"))
    var question: String?

    @Flag(help: "The constraints that can go, or whose inequality or priority never matters, tried on all pages.")
    var removable = false

    @Option(help: "text or json.")
    var format: Format = .text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Draw the explanation: why.png, why.svg; pictures of one name share a sheet, {n} tells them apart.",
            valueName: "file"))
    var output: String?

    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup(title: "Drawing") var settings: RenderSettings
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        guard let question, whyNot == nil, why == nil else { return }
        throw ValidationError(
            "--why \(question): use hidden, truncated, gives-way, or 'not' and a wish, such as 'not wider'")
    }

    func run() throws {
        if let file = inputs.first, InputFiles.extensions.contains(fileExtension(file)) {
            try explainLayout(file)
        } else {
            try explainLogs()
        }
    }

    private var why: WhyQuestion? { question.flatMap(WhyQuestion.init) }
    private var whyNot: String? {
        guard let question, question.hasPrefix("not ") else { return nil }
        return String(question.dropFirst("not ".count))
    }

    /// Whether nothing is asked but what is wrong with a file.
    private var asksForDefects: Bool { inputs.count == 1 && edges.isEmpty && assumptions.isEmpty && !asksForWords }
    /// Whether the answer is about a whole file, and no view is named.
    private var asksForFile: Bool { !assumptions.isEmpty || removable }
    /// Whether the answer is sentences without a picture.
    private var asksForWords: Bool { question != nil || removable }

    /// Conflicts are boxes on paper, and what-if draws what `diff` draws: neither has layers to choose.
    private func checkLayers() throws(Failure) {
        guard let flag = settings.layerFlag else { return }
        guard output != nil else { throw Failure.usage("\(flag) is for pictures; name one with -o") }
        guard assumptions.isEmpty else {
            throw Failure.usage("\(flag) is for pictures of a screen; --what-if draws a difference")
        }
    }

    private func explainLayout(_ file: String) throws {
        try checkLayers()
        try checkQuestions()
        var first = loader(selection)
        let pages = try first.pages(of: InputFiles(named: [file]))
        if asksForWords {
            let explained = try answer(pages)
            try write(explained.text, explained.json)
        } else if !assumptions.isEmpty {
            let edits = assumptions.map(LayoutEdit.init)
            let edited = try EditedPages(pages, edits, selection) { (flags) throws(Failure) in
                var loader = loader(flags)
                return try loader.pages(of: InputFiles(named: [file]))
            }
            let explained = try WhatIfPages(edited.pairs, edits, limits: settings.limits)
            try draw(explained.panels(settings))
            try write(explained.text, explained.json)
        } else if asksForDefects {
            let explained = ExplainedDefects(pages)
            try draw(explained.panels(settings))
            try write(explained.text, explained.json)
            if explained.count > 0 { throw ExitCode(ExitStatus.found) }
        } else {
            let explained = try ExplainedPages(
                pages, views: Array(inputs.dropFirst()), edges: edges, isFull: Talk.isVerbose)
            try draw(explained.panels(settings))
            try write(explained.text, explained.json)
        }
    }

    /// One question at a time, and the number of views that the question is about.
    private func checkQuestions() throws(Failure) {
        if asksForDefects { return }
        let questions = [!assumptions.isEmpty, why != nil, whyNot != nil, removable].count { $0 }
        let views = inputs.count - 1
        guard questions <= 1, asksForFile ? views == 0 : (1...2).contains(views), whyNot == nil || views == 1 else {
            throw Failure.usage(
                "explain needs a layout file alone, for what is wrong with it; or the name of one view, such as: explain "
                    + "tree.json title; two views for the gap between them; or a layout file and --removable or --what-if"
            )
        }
        guard !asksForWords || output == nil else {
            throw Failure.usage("--why and --removable answer in sentences; no picture is drawn")
        }
        guard !asksForWords || edges.isEmpty else {
            throw Failure.usage("--edge goes with a view's numbers; --why and --removable need none")
        }
    }

    /// The answer in sentences.
    private func answer(_ pages: [Page]) throws(Failure) -> QuestionPages {
        if let why { return try QuestionPages(why, Array(inputs.dropFirst()), pages) }
        if let whyNot { return try QuestionPages(not: whyNot, inputs[1], pages, limits: settings.limits) }
        return try QuestionPages(removableOn: pages)
    }

    /// The reader of the file's pages on the devices and with the traits of flags.
    private func loader(_ flags: SelectionOptions) -> InputLoader {
        InputLoader(selection: flags, limits: settings.limits, takesStates: false, takesSteps: false)
    }

    private func draw(_ panels: @autoclosure () -> ExplainedPanels) throws(Failure) {
        guard let output else { return }
        try panels().write(to: output, inputs: inputs)
    }

    /// Nothing when the picture itself goes to standard output.
    private func write(_ text: @autoclosure () -> String, _ json: @autoclosure () -> JSONValue) throws(Failure) {
        guard output != "-" else { return }
        switch format {
        case .text: try StandardStreams.print(lines: text())
        case .json: try StandardStreams.write(json().text.utf8)
        }
    }

    private func explainLogs() throws {
        guard edges.isEmpty, !asksForFile, !asksForWords else {
            throw Failure.usage("--edge, --why, --removable and --what-if go with a layout file, not with a log")
        }
        if let flag = settings.layerFlag {
            throw Failure.usage("\(flag) goes with a layout file; a log's views are drawn as boxes")
        }
        var places: LogPlaces?
        if let folder = selection.project.folder {
            // Each scene is read with the project around its file: the folder may hold several.
            var selection = selection
            selection.project.root = nil
            places = try LogPlaces(in: folder, selection: selection, settings)
        }
        let logs = try inputs.map { path throws(Failure) in
            try ExplainedLog(path, limit: settings.limits.inputBytes, in: places)
        }
        try draw(
            logs.reduce(into: ExplainedPanels(settings)) { panels, log in
                panels.add(log: log.path, log.pictures)
            })
        try write(
            logs.map(\.text).joined(separator: "\n\n"), .object([.init("logs", .array(logs.map(\.json)))]))
        if logs.contains(where: \.isEmpty) {
            throw Failure(
                lines: logs.filter(\.isEmpty).map { "\(displayName($0.path)): no constraint and no message about one" },
                code: ExitStatus.impossible)
        }
        if logs.contains(where: \.hasContradiction) { throw ExitCode(ExitStatus.found) }
    }
}
