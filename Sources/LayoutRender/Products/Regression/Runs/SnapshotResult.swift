import Notation

/// The result of one reference of a page.
public struct SnapshotResult: Sendable {
    /// The path of the reference.
    public package(set) var path: String
    /// What became of the reference.
    public package(set) var status: ReportCase.Status
    /// Kept files to look at; empty if there is none.
    public package(set) var reference = ""
    /// The kept file of the new result.
    public package(set) var actual = ""
    /// The kept picture of what differs.
    public package(set) var difference = ""

    package init(path: String, status: ReportCase.Status) {
        self.path = path
        self.status = status
    }

    package init?(_ json: JSONValue) {
        guard let path = json["path"]?.string,
            let status = json["status"]?.string.flatMap(ReportCase.Status.init(rawValue:))
        else { return nil }
        self.init(path: path, status: status)
        reference = json["reference"]?.string ?? ""
        actual = json["actual"]?.string ?? ""
        difference = json["difference"]?.string ?? ""
    }

    package var json: JSONValue {
        .object([
            .init("path", .string(path)), .init("status", .string(status.rawValue)),
            .init("reference", .string(reference)),
            .init("actual", .string(actual)), .init("difference", .string(difference)),
        ])
    }
}
