import ArgumentParser
import Files
import LayoutDiff
import Notation
import Regression

/// `merge`: combines what all shards wrote, reports or parts of a gallery, into what a run without shards writes.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Put the JSON reports of all shards together, or the parts of a gallery.",
        discussion: """
              render-cli merge shard-*.json --html report.html --junit junit.xml --json report.json
              render-cli merge part-* -o site

            Exit code 0: all passed; 1: something failed; 2: a report is missing or broken; 64: wrong usage.
            """)

    @Argument(
        help: ArgumentHelp(
            "What 'test --shard i/n --json FILE' wrote, or the folders of 'gallery --shard i/n'.", valueName: "report"))
    var inputs: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The inputs are parts of a gallery: the folder to write.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        if output != nil, reports.isAsked {
            throw ValidationError("--output: the parts of a gallery have no report; leave --report and --format out")
        }
    }

    func run() throws {
        if let output { return try GalleryMerge(inputs: inputs, site: GallerySite(output)).run() }
        let (report, folder) = try merged()
        try reports.write(report, keptFolder: folder)
        try reports.tell(report, keptFolder: folder, isWhole: Talk.isVerbose)
        if report.hasFailed { throw ExitCode(ExitStatus.found) }
    }

    private func merged() throws(Failure) -> (TestReport, String) {
        var whole = TestReport(cases: [], orphans: [], shard: nil, total: 0)
        var folder = ""
        var met: Set<Int> = []
        var expected = 0
        for input in inputs {
            let bytes = try FileReader.read(input, limit: TestReport.Limits.bytes, flag: nil)
            guard let json = JSONReading.value(bytes) else {
                throw Failure("\(input): not a JSON report of 'render-cli test'")
            }
            var (report, kept) = try Failure.of { () throws(FileTrouble) in try TestReport.read(json, input) }
            let enclosure = Enclosure(folder: FileWriter.folder(of: input))
            for place in report.cases.indices { report.cases[place].pictures = enclosure }
            if reports.page != nil {
                for line in report.refusedPictures { StandardStreams.say("\(input): \(line)") }
            }
            let shard = report.shard ?? (0, 1)
            guard expected == 0 || expected == shard.count, whole.total == 0 || whole.total == report.total else {
                throw Failure(
                    "\(input): from another run: it is a part of \(shard.count) with \(countText(report.total, "case"))"
                )
            }
            guard met.insert(shard.index).inserted else {
                throw Failure("\(input): part \(shard.index + 1) of \(shard.count) is here twice")
            }
            expected = shard.count
            folder = kept
            whole.keptFolder = kept
            whole.total = report.total
            whole.cases += report.cases
            whole.orphans += report.orphans
        }
        guard let missing = (0..<expected).first(where: { !met.contains($0) }) else {
            whole.cases.sort { $0.order < $1.order }
            whole.orphans.sort { $0.order < $1.order }
            return (whole, folder)
        }
        throw Failure("part \(missing + 1) of \(expected) is missing")
    }
}
