import ArgumentParser
import CLibrary
import Files
import LayoutDocument
import Regression

/// `test`: lays out all layouts below the given paths and compares them with their references.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Check expectations and compare layouts with their references.",
        discussion: """
              render-cli test
              render-cli test Sources/Views --snapshot frames,png --report report.html
              render-cli test --record failed
              render-cli test --shard 1/4 --timings timings.tsv --report shard-1.json
              render-cli test --merge shard-*.json --report report.html --report junit.xml

            References lie in __Snapshots__/<file>/<scene>.<device-traits>.<state>.txt beside each file. \
            --record is all, failed, missing or never; else SNAPSHOT_TESTING_RECORD; else never where CI is set, and \
            missing elsewhere. A run that recorded something ends with 1, so that it is never taken for a pass. \
            --merge puts the JSON reports of all shards together, and tests nothing. \
            Exit code 0: all passed; 1: something failed or was recorded; 2: could not test; 64: wrong usage.
            """)

    @Argument(
        help: ArgumentHelp("Files and folders; the current folder by default.", valueName: "path"),
        completion: Completion.inputs)
    var paths: [String] = ["."]

    @Option(
        help: ArgumentHelp(
            "What is compared: frames, png, svg, by commas; by default frames, and nothing but the design where one is named.",
            valueName: "kinds"))
    var snapshot: String?

    @Option(help: ArgumentHelp("Compare the screens with the frames of this design.", valueName: "design"))
    var against: String?

    @Option(help: "all, failed, missing or never.")
    var record: RecordMode?

    @Option(help: ArgumentHelp("Where reference, actual and difference of failures go.", valueName: "folder"))
    var artifacts: String?

    @OptionGroup var sharding: ShardingOptions

    @Flag(help: "Remove references that no page makes any more.")
    var prune = false

    @Option(help: ArgumentHelp("Pages laid out at the same time.", valueName: "count"))
    var jobs: Int?

    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup(title: "Reports") var beside: ReportInspectorOption
    @OptionGroup(title: "Tolerance") var tolerance: DiffOptions
    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup(title: "Drawing") var drawing: RenderSettings
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs \(jobs): it must be from 1 to 256") }
        _ = try kinds()
        _ = try sharding.shard.map { try ShardOption($0) }
        guard sharding.merge else { return }
        if record != nil || sharding.shard != nil || prune || !sharding.timings.isEmpty
            || reports.files.path(as: .timings) != nil
        {
            throw ValidationError("--merge tests nothing: leave out --record, --shard, --prune, --timings and a .tsv")
        }
        if paths == ["."] { throw ValidationError("--merge: name the JSON reports of all shards") }
    }

    func run() throws {
        if sharding.merge { return try MergeRun(inputs: paths, reports: reports).run() }
        if record != nil, record != .never { try BazelTest.enterWorkspace() }
        let part = try sharding.shard.map { try ShardOption($0).part } ?? BazelTest.shard() ?? (0, 1)
        let files = try InputFiles(paths, leavingOut: folders.patterns)
        // A design shows what the app shows.
        var selection = selection
        if against != nil { selection.behavior = selection.behavior ?? .app }
        let planned = try PlannedFiles(
            files: files, selection: selection, limits: drawing.limits, shard: part,
            timings: Timings(files: sharding.timings),
            keys: reports.isJSON ? drawing : nil,
            design: try against.map { file throws(Failure) in
                DesignExpectation(
                    pages: try DesignPages(file, selection, limits: drawing.limits), tolerance: tolerance.points)
            })
        let plan = planned.plan
        let folder = KeptFolder(stated: artifacts ?? BazelTest.artifacts)
        let settings = TestSettings(
            kinds: try kinds(), record: recordMode, pictures: tolerance.pictures, ignored: tolerance.views, kept: folder
        )
        var troubles: [Failure] = []
        attempt(&troubles) { () throws(FileTrouble) in try LastRun.clear(folder, part) }
        plan.removeLeftovers(folder)
        var report = try run(plan, settings, part)
        if report.hasFailed {
            var causes = FailureCauses(plan, selection: selection, limits: drawing.limits, ignored: tolerance.views)
            causes.explain(&report)
        }
        attempt(&troubles) { () throws(FileTrouble) in try RendererMark.keep(for: report.recordedPictures) }
        attempt(&troubles) { () throws(FileTrouble) in try LastRun.write(report, to: folder) }
        for orphan in prune ? report.orphans : [] {
            attempt(&troubles) { () throws(FileTrouble) in
                try SnapshotPath.enclosure(of: orphan.path).remove(orphan.path)
            }
        }
        // A shard's report is a part of the one that is read.
        if let html = reports.page, beside.inspector, part.count == 1 {
            try report.inspect(plan, html: html, settings: drawing)
        }
        try reports.write(report, keptFolder: folder.path)
        if let path = reports.files.path(as: .timings) {
            var timings = Timings()
            for result in report.cases where result.run.cost > 0 { timings[result.file, result.name] = result.run.cost }
            try FileWriter().write(Array(timings.text.utf8), to: path)
        }
        try reports.tell(report, keptFolder: folder.path, isWhole: Talk.isVerbose)
        let blank = report.cases.filter(\.run.isBlank)
        if let first = blank.first {
            let pages = first.name + (blank.count > 1 ? " and \(blank.count - 1) more" : "")
            try Notice.say([PagePictures(settings: drawing).blankNotice(pages, at: first.file)])
        }
        guard troubles.isEmpty else {
            throw Failure(lines: troubles.flatMap(\.lines), code: ExitStatus.impossible)
        }
        if report.isInterrupted || planned.lacksNamedFile { throw ExitCode(ExitStatus.impossible) }
        if report.hasFailed { throw ExitCode(ExitStatus.found) }
    }

    /// Runs one action after the pages; a failure does not prevent the other actions and the reports.
    private func attempt(_ troubles: inout [Failure], _ body: () throws(FileTrouble) -> Void) {
        do {
            try body()
        } catch {
            troubles.append(Failure(error))
        }
    }

    private func run(
        _ plan: TestPlan<FlaggedPage>, _ settings: TestSettings, _ part: (index: Int, count: Int)
    ) throws(Failure) -> TestReport {
        let drawing = drawing
        let progress = ProgressBar(total: plan.items.count)
        do throws(RegressionError) {
            return try plan.run(settings, workers: jobs ?? Processors.count, shard: part) {
                () throws(RegressionError) in
                try TestPainter(drawing)
            } advance: {
                progress.advance($0.input)
            }
        } catch {
            throw Failure(error)
        }
    }

    private var recordMode: RecordMode {
        record
            ?? RecordMode.standard(
                record: Environment.value("SNAPSHOT_TESTING_RECORD"),
                continuousIntegration: BazelTest.isRunning ? "bazel" : Environment.value("CI"))
    }

    private func kinds() throws -> [SnapshotKind] {
        guard let snapshot else { return against == nil ? [.frames] : [] }
        let words = snapshot.split(separator: ",").map(String.init)
        let kinds = words.compactMap(SnapshotKind.init(rawValue:))
        guard !kinds.isEmpty, kinds.count == words.count else {
            throw ValidationError("--snapshot \(snapshot): use frames, png and svg, with commas between")
        }
        return kinds
    }
}

/// A run in parts on several machines.
struct ShardingOptions: ParsableArguments {
    @Option(help: ArgumentHelp("This part of the cases: 1/4 is the first of four.", valueName: "i/n"))
    var shard: String?

    @Option(
        help: ArgumentHelp(
            "What cases cost, as --report costs.tsv wrote, for shards of equal cost; again for more. All shards take the "
                + "same files.",
            valueName: "file"))
    var timings: [String] = []

    @Flag(help: "The paths are JSON reports of all shards: put them together.")
    var merge = false
}

extension RecordMode: ExpressibleByArgument {}
