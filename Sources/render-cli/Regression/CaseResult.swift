import LayoutDiff
import Notation

/// What became of one page of a test run.
struct CaseResult: Sendable {
    /// Its place among all pages of the unsharded run.
    var order: Int
    /// The input file.
    var file: String
    /// `hotel.iPhone8.base`
    var name: String
    var status: ReportCase.Status
    /// What differs first.
    var message = ""
    var moves: [(view: String, change: String)] = []
    /// Expectations that do not hold, patches of texts, notes.
    var details: [String] = []
    var snapshots: [SnapshotResult] = []
    /// The command that opens the page in the inspector; empty where there is none.
    var command = ""
    /// Where its kept pictures may be read from; not a part of the JSON.
    var pictures: Enclosure?
    /// Whether a file could not be read or written, so that the page was not compared to its end; not in the JSON either.
    var isInterrupted = false

    /// One line a person can search for.
    var title: String { file + "  " + name }

    var json: JSONValue {
        .object([
            .init("order", .integer(order)), .init("file", .string(file)), .init("name", .string(name)),
            .init("status", .string(status.rawValue)), .init("message", .string(message)),
            .init("moves", .array(moves.map { .strings([$0.view, $0.change]) })), .init("details", .strings(details)),
            .init("snapshots", .array(snapshots.map(\.json))), .init("command", .string(command)),
        ])
    }

    init(order: Int, file: String, name: String, status: ReportCase.Status) {
        self.order = order
        self.file = file
        self.name = name
        self.status = status
    }

    /// The case of a file that gave no page.
    init(unreadable file: String, _ failure: Failure, order: Int) {
        self.init(order: order, file: displayName(file), name: "read", status: .failed)
        message = failure.lines.first ?? "cannot be read"
        details = failure.lines
    }

    /// Reads what `json` writes.
    init?(_ json: JSONValue) {
        guard let order = json["order"]?.count(in: 0...TestReport.Limits.cases), let file = json["file"]?.string,
            let name = json["name"]?.string,
            let status = json["status"]?.string.flatMap(ReportCase.Status.init(rawValue:))
        else { return nil }
        self.init(order: order, file: file, name: name, status: status)
        message = json["message"]?.string ?? ""
        for row in json["moves"]?.values ?? [] {
            let words = row.values.compactMap(\.string)
            guard words.count == 2 else { return nil }
            moves.append((words[0], words[1]))
        }
        details = (json["details"]?.values ?? []).compactMap(\.string)
        command = json["command"]?.string ?? ""
        for value in json["snapshots"]?.values ?? [] {
            guard let snapshot = SnapshotResult(value) else { return nil }
            snapshots.append(snapshot)
        }
    }
}

/// What became of one reference file of a page.
struct SnapshotResult: Sendable {
    /// The reference file.
    var path: String
    var status: ReportCase.Status
    /// Files kept for a person to look at; empty where there is none.
    var reference = ""
    var actual = ""
    var difference = ""

    init(path: String, status: ReportCase.Status) {
        self.path = path
        self.status = status
    }

    init?(_ json: JSONValue) {
        guard let path = json["path"]?.string,
            let status = json["status"]?.string.flatMap(ReportCase.Status.init(rawValue:))
        else { return nil }
        self.init(path: path, status: status)
        reference = json["reference"]?.string ?? ""
        actual = json["actual"]?.string ?? ""
        difference = json["difference"]?.string ?? ""
    }

    var json: JSONValue {
        .object([
            .init("path", .string(path)), .init("status", .string(status.rawValue)),
            .init("reference", .string(reference)),
            .init("actual", .string(actual)), .init("difference", .string(difference)),
        ])
    }
}
