import Files
import PictureDiff

/// What `render-cli test` does, for pages that a Swift program has at hand: each page is laid out, its document's
/// expectations are checked, and the result is compared with the references beside the page's file.
///
///     let test = RegressionTest(try LayoutPage.pages(ofFile: "card.json"))
///     let report = try test.run()
///     print(report.lines.joined(separator: "\n"))
public struct RegressionTest: Sendable {
    /// What is compared; frames by default.
    public var kinds: [SnapshotKind] = [.frames]
    /// When references are written.
    public var record: RecordMode = .missing
    /// How different pictures may be.
    public var pictures = PictureOptions()
    /// Whether pages are drawn whose pictures were recorded from the same drawing.
    public var redraws = false
    /// Names of views whose frames are not compared.
    public var ignored: [String] = []
    /// The folder for reference, actual result and difference of a failure; nil: `.render-cli/test` in the current folder,
    /// which `render-cli approve` reads.
    public var artifacts: String?
    /// How many pages are laid out at the same time.
    public var jobs = 1
    private var plan = TestPlan<LayoutPage>()

    /// A test of pages, in their order; the pages of one file follow each other.
    public init(_ pages: some Sequence<LayoutPage>) {
        var run: [LayoutPage] = []
        for page in pages {
            if let last = run.last, last.input != page.input {
                plan.add(run, of: last.input)
                run = []
            }
            run.append(page)
        }
        if let last = run.last { plan.add(run, of: last.input) }
        plan.addOrphans(searched: false, shard: (0, 1))
    }

    /// Runs the test. What the previous run kept is removed, what fails is kept.
    /// - Throws: where the fonts are missing, or a folder cannot be written.
    public func run() throws(RegressionError) -> TestReport {
        let kept = KeptFolder(named: artifacts)
        var settings = TestSettings(kinds: kinds, record: record, pictures: pictures, ignored: ignored, kept: kept)
        settings.redraws = redraws
        try RegressionError.of { () throws(FileTrouble) in try LastRun.clear(kept, (0, 1)) }
        plan.removeLeftovers(kept)
        let report = try plan.run(settings, workers: jobs) { () throws(RegressionError) in try LayoutPainter() }
        try RegressionError.of { () throws(FileTrouble) in
            try RendererMark.keep(for: report.recordedPictures)
            try LastRun.write(report, to: kept)
        }
        return report
    }
}
