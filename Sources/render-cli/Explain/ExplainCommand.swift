import ArgumentParser
import ConstraintLogs
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
              render-cli explain Main.storyboard --conflicts --ambiguity
              render-cli explain Main.storyboard title --edge width -o why.png
              render-cli explain Main.storyboard --what-if 'avatar.width == 100' --what-if "'Sign up'.height >= 44"
              render-cli explain console.txt
              pbpaste | render-cli explain - --format json

            A layout and a view: the constraints that decide the number, what pulls in vain, what has room. A log: what \
            Xcode's console or a test run prints for "Unable to simultaneously satisfy constraints", alone or among \
            other lines. Exit code of a log 0: nothing contradicts; 1: a contradiction was found; 2: no constraint.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(
        help: ArgumentHelp("A layout file and a view's id, or console logs, or '-' for a log.", valueName: "input"),
        completion: Completion.inputs)
    var inputs: [String]

    @Option(name: .customLong("edge"), help: "The number that is meant; again for more. Without it: the frame's four.")
    var edges: [ExplainedEdge] = []

    @Flag(help: "The conflicts of a layout file: the sum that cannot hold, and the repairs that work.")
    var conflicts = false

    @Flag(help: "The ambiguities of a layout file: how far a view could go, and which constraint settles it.")
    var ambiguity = false

    @Flag(help: "With --conflicts: repair them in the file; see audit --fix.")
    var fix = false

    @Flag(help: "With --conflicts: print the repairs as a patch, and write nothing.")
    var patch = false

    @Option(
        name: .customLong("what-if"),
        help: ArgumentHelp(
            "What moves with this constraint more, such as 'avatar.width == 100'; again for more.",
            valueName: "constraint"))
    var assumptions: [String] = []

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
        if fix && patch { throw ValidationError("--fix writes the repairs and --patch prints them: ask for one") }
        if (fix || patch) && !conflicts { throw ValidationError("--fix and --patch go with --conflicts") }
    }

    func run() throws {
        if fix || patch {
            return try RepairReport.defects(
                InputFiles(named: inputs), settings.limits, asPatch: patch, conflictsAlone: !ambiguity)
        }
        if let file = inputs.first, InputFiles.extensions.contains(fileExtension(file)) {
            try explainLayout(file)
        } else {
            try explainLogs()
        }
    }

    private var asksForDefects: Bool { conflicts || ambiguity }
    /// Whether the answer is about a whole file, and no view is named.
    private var asksForFile: Bool { asksForDefects || !assumptions.isEmpty }

    /// Conflicts are boxes on paper, and what-if draws what `diff` draws: neither has layers to choose.
    private func checkLayers() throws(Failure) {
        guard let flag = settings.layerFlag else { return }
        guard output != nil else { throw Failure.usage("\(flag) is for pictures; name one with -o") }
        guard !conflicts, assumptions.isEmpty else {
            throw Failure.usage(
                "\(flag) is for pictures of a screen (a view's number, --ambiguity); "
                    + (conflicts ? "conflicts are drawn as boxes" : "--what-if draws a difference"))
        }
    }

    private func explainLayout(_ file: String) throws {
        try checkLayers()
        guard inputs.count == (asksForFile ? 1 : 2), !asksForDefects || assumptions.isEmpty else {
            throw Failure.usage(
                "explain needs a layout file and the id of one view, such as: explain tree.json title; "
                    + "or a layout file and --conflicts, --ambiguity or --what-if")
        }
        var loader = InputLoader(
            selection: selection, limits: settings.limits, takesStates: false, takesSteps: false)
        loader.fillsScreens = true
        let pages = try loader.pages(of: InputFiles(named: [file]))
        if !assumptions.isEmpty {
            let explained = try WhatIfPages(pages, saying: assumptions, limits: settings.limits)
            try draw(explained.panels(settings))
            try write(explained.text, explained.json)
        } else if asksForDefects {
            let explained = ExplainedDefects(pages, conflicts: conflicts, ambiguities: ambiguity)
            try draw(explained.panels(settings))
            try write(explained.text, explained.json)
            if explained.count > 0 { throw ExitCode(ExitStatus.found) }
        } else {
            let explained = try ExplainedPages(pages, view: inputs[1], edges: edges)
            try draw(explained.panels(settings))
            try write(explained.text, explained.json)
        }
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
        guard edges.isEmpty, !asksForFile else {
            throw Failure.usage("--edge, --conflicts, --ambiguity and --what-if go with a layout file, not with a log")
        }
        if let flag = settings.layerFlag {
            throw Failure.usage("\(flag) goes with a layout file; a log's views are drawn as boxes")
        }
        let logs = try inputs.map { path throws(Failure) in
            try ExplainedLog(path, limit: settings.limits.inputBytes)
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
