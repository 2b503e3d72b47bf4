import ArgumentParser
import Findings
import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import Notation

/// `check`: prints diagnostics and failed expectations; draws nothing.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report conflicts, ambiguous frames and expectations that do not hold.",
        discussion: """
              render-cli check tree.json
              render-cli check fixtures/scenes --device iPhoneSe
              render-cli check App --format sarif > layout.sarif
              render-cli check App --patch
              render-cli check App --list resources

            A storyboard is laid out as in an app, with sizes that are measured and not recorded. \
            A file that cannot be read is named, is a finding of the rule document in reports, and is passed over; in a \
            folder one of somebody else, such as a macOS storyboard or package.json, does not count. \
            --list prints a list instead: resources has the pictures, colours, fonts and texts that documents take from their \
            project, and exit code 1 where one is missing; unused adds the sets of the project's asset catalogs that no \
            document, list or source names; coverage counts the Interface Builder files that were understood wholly, and \
            what was ignored. \
            Exit code 0: nothing found; 1: something found; 2: a file could not be read.
            """)

    @Argument(
        help: ArgumentHelp("tree.json, .xib and .storyboard files, folders, or '-'.", valueName: "input"),
        completion: Completion.inputs)
    var inputs: [String]

    enum List: String, ExpressibleByArgument, CaseIterable { case resources, unused, coverage }

    @Option(help: ArgumentHelp("Print a list instead: resources, unused or coverage.", valueName: "what"))
    var list: List?

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif, github, junit }

    @Option(help: "text, json, sarif (code scanning), github (annotations) or junit.")
    var format: Format = .text

    @Flag(help: "Repair conflicts and ambiguous frames in the files; see audit --fix.")
    var fix = false

    @Flag(help: "Print these repairs as one patch, and write nothing.")
    var patch = false

    @OptionGroup(title: "Reports") var files: ReportFiles
    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup var limitOptions: LimitOptions
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        try files.check([.json, .junit, .sarif])
        if fix && patch { throw ValidationError("--fix writes the repairs and --patch prints them: ask for one") }
        if list != nil, ![.text, .json].contains(format) || !files.paths.isEmpty || fix || patch {
            throw ValidationError("--list prints text or JSON, writes no report and repairs nothing")
        }
        if fix || patch, ![.text, .json].contains(format) {
            throw ValidationError("repairs are printed as text or JSON")
        }
    }

    func run() throws {
        let inputFiles = try InputFiles(inputs, leavingOut: folders.patterns)
        if let list { return try tell(list, of: inputFiles) }
        if fix || patch {
            return try RepairReport.defects(
                inputFiles, limitOptions.limits, as: format == .json ? .json : patch ? .patch : .lines,
                writes: !patch)
        }
        var loader = InputLoader(
            selection: selection, limits: limitOptions.limits, takesStates: true, takesSteps: true)
        loader.check()
        let pages = try loader.pages(of: inputFiles)
        var pool = PooledFindings()
        var found = loader.remarks.mistakes.count
        pool.add(loader.remarks.passedOver.findings + loader.remarks.mistakes.map(Finding.init))
        var notes = CheckNotes()
        var folded = FoldedEntries()
        var explained = ""
        for page in pages {
            let checked = CheckedPage(page, &notes, limitOptions.limits)
            found += checked.count
            pool.add(checked.findings)
            guard format == .text else { continue }
            try StandardStreams.print(lines: folded.lines(of: checked.entries, in: page.input))
            // One line per file: the command explains all pages of the file.
            guard explained != page.input, let line = checked.explainLine(selection) else { continue }
            explained = page.input
            try StandardStreams.print(line)
        }
        try StandardStreams.print(lines: folded.rest())
        try notes.say()
        try tell(pool.findings, files: Set(pages.map(\.input)).count, pages: pages.count)
        StandardStreams.say(
            "\(countText(pages.count, "page")) checked, " + (found == 0 ? "nothing found" : "\(found) found")
                + loader.remarks.passedOver.counts)
        try loader.remarks.passedOver.finish()
        if found > 0 { throw ExitCode(ExitStatus.found) }
    }

    private func tell(_ list: List, of files: InputFiles) throws {
        let (form, limits): (TextOrJSON, Limits) = (format == .json ? .json : .text, limitOptions.limits)
        guard list == .coverage else {
            let run = ResourcesRun(
                files: files, project: selection.project, limits: limits, listsUnused: list == .unused)
            return try run.print(as: form)
        }
        files.passedOver.say()
        try CoverageReport(files: files.paths, limits: limits).print(as: form)
    }

    /// The findings as one document; lines were printed page by page.
    private func tell(_ findings: [Finding], files: Int, pages: Int) throws {
        guard format != .text || !self.files.paths.isEmpty else { return }
        var report = FindingReport(
            command: "check", version: Version.text, rules: CheckRule.rules, findings: findings)
        (report.files, report.pages) = (files, pages)
        let writer = FileWriter(inputs: inputs)
        if let path = self.files.path(as: .json) { try writer.write(Array(report.json.text.utf8), to: path) }
        if let path = self.files.path(as: .junit) { try writer.write(Array(report.junit.utf8), to: path) }
        if let path = self.files.path(as: .sarif) { try writer.write(Array(report.sarif.text.utf8), to: path) }
        switch format {
        case .text: return
        case .json: try StandardStreams.write(report.json.text.utf8)
        case .sarif: try StandardStreams.write(report.sarif.text.utf8)
        case .github: try StandardStreams.write(report.gitHubLines.map { $0 + "\n" }.joined().utf8)
        case .junit: try StandardStreams.write(report.junit.utf8)
        }
    }
}
