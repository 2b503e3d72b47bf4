import ArgumentParser
import Findings
import LayoutAudit
import LayoutDocument
import LayoutEngine
import Notation

/// `audit`: where a layout breaks, on other devices, in other languages, at other sizes of text.
struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Find where layouts break: on other devices, in other languages, at other text sizes.",
        discussion: """
              render-cli audit App/
              render-cli audit Main.storyboard --locale de,ar --format markdown
              render-cli audit App/ --baseline audit.json --fail-on warning
              render-cli audit App/ --patch > repairs.patch
              render-cli audit Main.storyboard --fix conflict truncated-text

            Each layout is looked at on its own device, on a small and a large phone both ways round, on an iPad, from \
            right to left, at two larger text sizes, and in every language of its project. Findings with one cause are \
            one finding. \
            Exit code 0: nothing as bad as --fail-on; 1: a finding as bad; 2: a file could not be read.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif, github, junit, markdown, html }

    @Argument(
        help: ArgumentHelp("tree.json, .xib and .storyboard files, folders, or '-'.", valueName: "input"),
        completion: Completion.inputs)
    var words: [String]

    @Option(help: "text, json, sarif, github, junit, markdown or html (a page with pictures).")
    var format: Format = .text

    @Option(
        help: ArgumentHelp(
            "error, warning or information: exit with 1 at such findings; else error.", valueName: "severity"))
    var failOn: Finding.Severity?

    @Flag(help: "Tell findings of the lowest severity too.")
    var all = false

    @Option(
        help: ArgumentHelp(
            "width, text or font: where views break first, to the point, the letter and the text size; of one view, if its "
                + "id is named beside the file.",
            valueName: "what"))
    var sweep: Sweep.Kind?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "With --sweep: pictures around the first break, as .png, .svg or .pdf. With --interactive: the folder for the "
                + "screen before and after each repair, named in the question.",
            valueName: "file"))
    var output: String?

    @OptionGroup(title: "Reports") var files: ReportFiles
    @OptionGroup(title: "Reports") var beside: ReportInspectorOption
    @OptionGroup(title: "Repairs") var repairs: RepairOptions
    @OptionGroup(title: "Pages") var pages: AuditPageOptions
    @OptionGroup(title: "Known findings") var knowledge: KnownFindingsOptions
    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Project") var project: ProjectOptions
    @OptionGroup var limitOptions: LimitOptions
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        if inputs.isEmpty { throw ValidationError("name the files or folders to repair beside the rules") }
        try refuseMisspeltRule()
        try files.check([.html, .json, .junit, .markdown, .sarif])
        guard sweep == nil else {
            guard format == .text || format == .json, files.paths.isEmpty else {
                throw ValidationError("--sweep prints text or JSON")
            }
            return
        }
        if repairs.isAsked, format != .text && format != .json {
            throw ValidationError("repairs are printed as text or JSON")
        }
        if repairs.interactive, format == .json {
            throw ValidationError("--interactive asks in words: use --format text")
        }
        if output != nil, !repairs.interactive {
            throw ValidationError("--output goes with --sweep or --interactive; --report page.html writes the findings")
        }
    }

    /// The files and folders among the words: `audit App/ --fix conflict` names a rule besides, `audit tree.json title --sweep
    /// width` a view. A file with such a name is written as a path, `./conflict`.
    private var inputs: [String] { words.filter { !isRule($0) && $0 != view } }
    /// The rules whose findings are repaired; none: all.
    private var rules: [String] { words.filter(isRule) }
    /// The view that a sweep is about; nil: all.
    private var view: String? {
        guard sweep != nil, words.count > 1 else { return nil }
        return words.first {
            $0 != "-" && !InputFiles.extensions.contains(fileExtension($0)) && FileReader.status($0).kind == .missing
        }
    }

    /// A word beside `--fix` that is neither a rule nor a file is a rule, if it is near to one.
    private func refuseMisspeltRule() throws {
        guard repairs.isAsked else { return }
        let rules = AuditRule.allCases.map(\.rawValue)
        for word in inputs where FileReader.status(word).kind == .missing && nearestWord(to: word, in: rules) != nil {
            throw ValidationError(
                "unknown rule '\(escapedForDisplay(word))'\(UnknownWord.hint(word, among: rules, called: "rules"))")
        }
    }

    private func isRule(_ word: String) -> Bool { repairs.isAsked && AuditRule(rawValue: word) != nil }

    func run() throws {
        var inputFiles = try InputFiles(inputs, leavingOut: folders.patterns)
        if let sweep { return try run(sweep, inputFiles) }
        inputFiles.keep(try BazelTest.shard())
        let known = try KnownFindings(knowledge, inputs: inputs)
        var wishes = try pages.wishes()
        wishes.named = known.named
        let run = AuditRun(files: inputFiles, limits: limitOptions.limits, wishes: wishes, project: project)
        let store = try ProjectStore(project)
        let audited = try run.findings(store)
        var judged = known.judge(audited.findings)
        let search = RepairRun(
            limits: run.limits, wishes: run.wishes, store: store, isInteractive: repairs.interactive,
            pictures: output.map { RepairPictures(folder: $0, limits: run.limits) })
        if let revision = knowledge.against {
            let old = try search.known(inputFiles.paths, since: revision)
            let count = judged.new.count
            judged.new.removeAll { old[$0.file]?.contains($0.fingerprint) == true }
            judged.known += count - judged.new.count
        }
        if repairs.isAsked {
            try RepairReport(search, inputFiles.paths).tell(
                repairs.chosen(from: judged.new, of: rules),
                as: format == .json ? .json : repairs.patch ? .patch : .lines,
                writes: repairs.fix)
            return try audited.passedOver.finish()
        }
        var told = Folding.fold(judged.new).map {
            $0.explained(on: audited.page(of: $0), project, audited.flag(of: $0))
        }
        if repairs.withRepairs { told = search.withCode(search.suggested(told, inputFiles.paths), inputFiles.paths) }
        var report = FindingReport(command: "audit", version: Version.text, rules: AuditRule.rules, findings: told)
        (report.files, report.pages) = (audited.files, audited.pages)
        (report.known, report.suppressed) = (judged.known, judged.suppressed)
        try known.keepBaseline(judged.all, updates: knowledge.updatesBaseline)
        var whole = report
        whole.add(audited.passedOver.findings, CheckRule.rules)
        try writeFiles(whole)
        try tell(format == .text ? report : whole, audited, store)
        if let html = files.path(as: .html) { try write(report, audited, store, to: html) }
        StandardStreams.say(report.headline + audited.passedOver.counts)
        try audited.passedOver.finish()
        guard !knowledge.updatesBaseline else { return }
        if report.hasFinding(atLeast: failOn ?? known.configuration.failOn ?? .error) {
            throw ExitCode(ExitStatus.found)
        }
    }

    /// The reports in files, but for the page.
    private func writeFiles(_ report: FindingReport) throws(Failure) {
        let writer = FileWriter(inputs: inputs)
        if let path = files.path(as: .junit) ?? BazelTest.junit { try writer.write(Array(report.junit.utf8), to: path) }
        if let path = files.path(as: .json) { try writer.write(Array(report.json.text.utf8), to: path) }
        if let path = files.path(as: .sarif) { try writer.write(Array(report.sarif.text.utf8), to: path) }
        if let path = files.path(as: .markdown) { try writer.write(Array(report.markdown.utf8), to: path) }
    }

    private func run(_ kind: Sweep.Kind, _ files: InputFiles) throws {
        let sweep = try SweepRun(files, kind, view: view, limitOptions.limits, try ProjectStore(project))
        if let output { try sweep.write(to: output, inputs: inputs) }
        switch format {
        case .json: try StandardStreams.write(sweep.json.text.utf8)
        default: try StandardStreams.print(lines: sweep.text)
        }
        StandardStreams.say(countText(sweep.layouts, "layout"))
    }

    private func tell(_ report: FindingReport, _ audited: AuditResult, _ store: ProjectStore) throws {
        switch format {
        case .text:
            let lines = report.lines(showsInformation: all, isWhole: Talk.isVerbose)
            try StandardStreams.print(report: lines + report.releaseLines)
        case .json: try StandardStreams.write(report.json.text.utf8)
        case .sarif: try StandardStreams.write(report.sarif.text.utf8)
        case .github: try StandardStreams.write(report.gitHubLines.map { $0 + "\n" }.joined().utf8)
        case .junit: try StandardStreams.write(report.junit.utf8)
        case .markdown: try StandardStreams.write(report.markdown.utf8)
        case .html:
            var pictures = try AuditPictures(store, limitOptions.limits, audited)
            try StandardStreams.write(page(report, pictures.cases(of: report.findings)).utf8)
        }
    }

    private func page(_ report: FindingReport, _ cases: [FindingsPage.Case]) -> String {
        FindingsPage(
            title: "Layout audit", headline: ([report.headline] + report.releaseLines).joined(separator: "; "),
            cases: cases
        ).html
    }

    /// The page with pictures as a file, and beside it the inspector's page of the screens with findings.
    private func write(
        _ report: FindingReport, _ audited: AuditResult, _ store: ProjectStore, to path: String
    ) throws {
        let writer = FileWriter(inputs: inputs)
        try writer.check(path)
        var pictures = try AuditPictures(store, limitOptions.limits, audited)
        var cases = pictures.cases(of: report.findings)
        if beside.inspector, let place = ReportInspector.path(beside: path) {
            try writer.check(place)
            var settings = try RenderSettings.parse([])
            settings.limitOptions = limitOptions
            let inspector = try ReportInspector(
                pictures.targets(of: report.findings), path: place, settings: settings)
            try Notice.say(inspector.notices)
            try inspector.write(to: place, writer)
            for (index, link) in inspector.links.enumerated() { cases[index].inspector = link ?? "" }
        }
        try writer.write(Array(page(report, cases).utf8), to: path)
    }
}

extension Finding.Severity: ExpressibleByArgument {}
extension Sweep.Kind: ExpressibleByArgument {}
