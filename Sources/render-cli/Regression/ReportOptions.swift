import ArgumentParser
import Regression

/// What a test run prints and writes.
struct ReportOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Option(help: "What is printed: text or json.")
    var format: Format = .text

    @OptionGroup var files: ReportFiles

    func validate() throws { try files.check([.html, .json, .junit, .markdown, .timings]) }

    /// The file of the page; nil if none is asked for.
    var page: String? { files.path(as: .html) }

    /// Whether the report is asked for as JSON, whose pages have keys.
    var isJSON: Bool { format == .json || files.path(as: .json) != nil }

    /// Prints the report.
    /// - Parameter isWhole: whether lists are printed to their end.
    func tell(_ report: TestReport, keptFolder: String, isWhole: Bool) throws(Failure) {
        switch format {
        case .text: try StandardStreams.print(report: report.lines(isWhole: isWhole))
        case .json: try StandardStreams.write(report.json(keptFolder: keptFolder).text.utf8)
        }
    }

    func write(_ report: TestReport, keptFolder: String) throws(Failure) {
        let writer = FileWriter()
        if let junit = files.path(as: .junit) ?? BazelTest.junit {
            try writer.write(Array(report.junit.utf8), to: junit)
        }
        if let json = files.path(as: .json) {
            try writer.write(Array(report.json(keptFolder: keptFolder).text.utf8), to: json)
        }
        if let page { try writer.write(Array(report.html.utf8), to: page) }
        if let summary = files.path(as: .markdown) {
            try writer.write(Array(report.summary.utf8), to: summary)
        }
    }
}
