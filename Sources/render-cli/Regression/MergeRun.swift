import ArgumentParser
import Files
import LayoutDiff
import Notation
import Regression

/// `test --merge`: the JSON reports of all shards as the report that a run without shards writes.
struct MergeRun {
    /// What `test --shard i/n --report shard.json` wrote.
    var inputs: [String]
    var reports: ReportOptions

    func run() throws {
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
            for place in report.cases.indices { report.cases[place].run.pictures = enclosure }
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
