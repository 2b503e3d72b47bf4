import Files
import LayoutDiff
import Notation

/// The result of one page of a test run.
public struct CaseResult: Sendable {
    /// Index among all pages of the unsharded run.
    public package(set) var order: Int
    /// The input file.
    public package(set) var file: String
    /// `hotel.iPhone8.base`
    public package(set) var name: String
    /// The worst status of its references.
    public package(set) var status: ReportCase.Status
    /// The first difference.
    public package(set) var message = ""
    /// The moved views with distances, a row for each change.
    public package(set) var moves: [(view: String, change: String)] = []
    /// The visible changes of the page, with the edits that they follow from where these are known.
    public package(set) var changes: [ChangeFact] = []
    /// Why no cause of the changes is known; empty where causes are known, and where nothing moved.
    public package(set) var lackOfCauses = ""
    /// What tells the page from others: file, scene, device, traits, state, each at its place.
    public package(set) var words: [String]
    /// Failed expectations, patches of texts, notes.
    public package(set) var details: [String] = []
    /// The results of its references, in the order of `RegressionTest.kinds`.
    public package(set) var snapshots: [SnapshotResult] = []
    /// The release of iOS that the page shows, such as `26`; empty for the standard release.
    public package(set) var release = ""
    /// The page's key, a hash of everything that it depends on; empty where none was asked for.
    public package(set) var key = ""
    /// The command that opens the page in the inspector; empty if there is none.
    public package(set) var command = ""
    /// What this run alone knows of the case; not part of the JSON.
    package var run = Run()

    /// What a run knows of its case beside the result.
    package struct Run: Sendable {
        /// The inspector's page at this case, relative to the run's own report page.
        package var inspector = ""
        /// The folder from which its pictures may be read.
        package var pictures: Enclosure?
        /// Whether a file could not be read or written, so that the comparison is incomplete.
        package var isInterrupted = false
        /// Whether a picture shows nothing but its background, which no later change of a view would alter.
        package var isBlank = false
        /// Microseconds of processor time that the case took; the JSON depends on no clock.
        package var cost = 0
    }

    /// One line to search for.
    package var title: String { file + "  " + name }

    package var json: JSONValue {
        let releases = release.isEmpty ? [] : [JSONValue.Member("ios", .string(release))]
        let keys = key.isEmpty ? [] : [JSONValue.Member("key", .string(key))]
        let lack = lackOfCauses.isEmpty ? [] : [JSONValue.Member("lackOfCauses", .string(lackOfCauses))]
        return .object(
            [
                .init("order", .integer(order)), .init("file", .string(file)), .init("name", .string(name)),
                .init("status", .string(status.rawValue)), .init("message", .string(message)),
                .init("moves", .array(moves.map { .strings([$0.view, $0.change]) })),
                .init("page", .strings(words)), .init("changes", .array(changes.map(\.json))),
                .init("details", .strings(details)),
                .init("snapshots", .array(snapshots.map(\.json))), .init("command", .string(command)),
            ] + releases + keys + lack)
    }

    package init(order: Int, file: String, name: String, status: ReportCase.Status) {
        self.order = order
        self.file = file
        self.name = name
        self.status = status
        words = [file, name]
    }

    /// The case of a file that gave no page.
    /// - Parameter lines: why.
    package init(unreadable file: String, lines: [String], order: Int) {
        self.init(order: order, file: file, name: "read", status: .failed)
        message = lines.first ?? "cannot be read"
        details = lines
    }

    /// Reads the output of `json`.
    package init?(_ json: JSONValue) {
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
        lackOfCauses = json["lackOfCauses"]?.string ?? ""
        words = json["page"]?.values.compactMap(\.string) ?? words
        for value in json["changes"]?.values ?? [] {
            guard let fact = ChangeFact(value) else { return nil }
            changes.append(fact)
        }
        details = (json["details"]?.values ?? []).compactMap(\.string)
        command = json["command"]?.string ?? ""
        key = json["key"]?.string ?? ""
        release = json["ios"]?.string ?? ""
        for value in json["snapshots"]?.values ?? [] {
            guard let snapshot = SnapshotResult(value) else { return nil }
            snapshots.append(snapshot)
        }
    }
}
