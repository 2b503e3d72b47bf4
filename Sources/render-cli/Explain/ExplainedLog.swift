import ConstraintLogs
import LayoutExplain
import LayoutRender
import Notation

/// A console log with the explanation of each report and message.
struct ExplainedLog {
    let path: String
    private let log: ConsoleLog
    private let reports: [ReportExplanation]
    private let trees: [TreeExplanation]
    /// The project that the log came from; nil if none is named.
    private let places: LogPlaces?

    init(_ path: String, limit: Int, in places: LogPlaces? = nil) throws(Failure) {
        self.init(path, bytes: try FileReader.read(path, limit: limit, flag: "max-input"), in: places)
    }

    /// - Parameter path: the name in messages.
    init(_ path: String, bytes: [UInt8], in places: LogPlaces? = nil) {
        self.places = places
        self.path = path
        log = ConsoleLog(bytes)
        reports = log.reports.map(ReportExplanation.init)
        trees = zip(log.trees, [nil] + log.trees.map { $0 }).map { TreeExplanation($0, after: $1) }
    }

    var isEmpty: Bool { reports.isEmpty && log.messages.isEmpty && trees.isEmpty }
    var hasContradiction: Bool { reports.contains { $0.contradiction != nil } }

    /// A picture of each contradiction.
    func pictures(_ options: RenderOptions) -> [DisplayList] { reports.compactMap { $0.picture(options: options) } }

    /// `log.txt:3: ` and the explanation, for each report and message in the log's order.
    var text: String {
        var parts = reports.map { (line: $0.report.line, lines: $0.lines + (places?.lines(of: $0) ?? [])) }
        parts += log.messages.map { ($0.line, [$0.explanation]) }
        parts += trees.map { ($0.tree.line, $0.lines + (places?.lines(of: $0) ?? [])) }
        parts.sort { $0.line < $1.line }
        let name = displayName(path)
        return parts.map { part in "\(name):\(part.line): " + part.lines.joined(separator: "\n") }
            .joined(separator: "\n\n")
    }

    var json: JSONValue {
        .object([
            .init("file", .string(displayName(path))), .init("reports", .array(reports.map(json))),
            .init("trees", .array(trees.map(json))),
            .init(
                "messages",
                .array(
                    log.messages.map {
                        .object([
                            .init("line", .integer($0.line)), .init("kind", .string($0.kind.rawValue)),
                            .init("explanation", .string($0.explanation)),
                        ])
                    })),
        ])
    }

    /// A report with its place in the project.
    private func json(_ report: ReportExplanation) -> JSONValue {
        guard let places, case .object(let members) = report.json else { return report.json }
        return .object(members + [.init("project", places.json(of: report))])
    }

    /// A tree with its place in the project.
    private func json(_ tree: TreeExplanation) -> JSONValue {
        guard let places, case .object(let members) = tree.json else { return tree.json }
        return .object(members + [.init("project", places.json(of: tree))])
    }
}
