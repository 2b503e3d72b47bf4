import LayoutDiff

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

    /// One line a person can search for.
    var title: String { file + "  " + name }

    var json: JSONText {
        .object([
            ("order", .number(Double(order))), ("file", .string(file)), ("name", .string(name)),
            ("status", .string(status.rawValue)), ("message", .string(message)),
            ("moves", .array(moves.map { .strings([$0.view, $0.change]) })), ("details", .strings(details)),
            ("snapshots", .array(snapshots.map(\.json))),
        ])
    }

    init(order: Int, file: String, name: String, status: ReportCase.Status) {
        self.order = order
        self.file = file
        self.name = name
        self.status = status
    }

    /// Reads what `json` writes.
    init?(_ json: JSONText) {
        guard let order = json["order"]?.double.flatMap({ Int(exactly: $0) }), let file = json["file"]?.text,
            let name = json["name"]?.text,
            let status = json["status"]?.text.flatMap(ReportCase.Status.init(rawValue:))
        else { return nil }
        self.init(order: order, file: file, name: name, status: status)
        message = json["message"]?.text ?? ""
        for row in json["moves"]?.values ?? [] {
            let words = row.values.compactMap(\.text)
            guard words.count == 2 else { return nil }
            moves.append((words[0], words[1]))
        }
        details = (json["details"]?.values ?? []).compactMap(\.text)
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

    init?(_ json: JSONText) {
        guard let path = json["path"]?.text,
            let status = json["status"]?.text.flatMap(ReportCase.Status.init(rawValue:))
        else { return nil }
        self.init(path: path, status: status)
        reference = json["reference"]?.text ?? ""
        actual = json["actual"]?.text ?? ""
        difference = json["difference"]?.text ?? ""
    }

    var json: JSONText {
        .object([
            ("path", .string(path)), ("status", .string(status.rawValue)), ("reference", .string(reference)),
            ("actual", .string(actual)), ("difference", .string(difference)),
        ])
    }
}
