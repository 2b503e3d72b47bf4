import LayoutDiff
import Notation

/// All results of a run, in the order of the pages, and the documents made from them.
///
/// Nothing here depends on time, on the machine or on how the run was split, so that a merged report equals an
/// unsharded one byte for byte.
struct TestReport: Sendable {
    var cases: [CaseResult]
    /// References that nothing makes any more.
    var orphans: [(order: Int, path: String)]
    /// This part of so many; nil for a whole run.
    var shard: (index: Int, count: Int)?
    /// Pages, broken files and orphans of the whole run.
    var total: Int

    func count(_ status: ReportCase.Status) -> Int { cases.count { $0.status == status } }

    var hasFailed: Bool { cases.contains { $0.status != .passed } }

    /// `12 passed, 1 failed, 2 orphaned references`
    var headline: String {
        let words: [(ReportCase.Status, String)] = [
            (.passed, "passed"), (.failed, "failed"), (.new, "without reference"), (.recorded, "recorded"),
        ]
        var parts = words.compactMap { status, word in count(status) == 0 ? nil : "\(count(status)) \(word)" }
        if !orphans.isEmpty { parts.append("\(orphans.count) orphaned reference\(orphans.count == 1 ? "" : "s")") }
        return parts.isEmpty ? "nothing to test" : parts.joined(separator: ", ")
    }

    // MARK: JSON

    /// reg-cli's lists, then everything.
    func json(keptFolder: String) -> JSONValue {
        func snapshots(_ status: ReportCase.Status) -> [String] {
            cases.flatMap(\.snapshots).filter { $0.status == status }.map(\.path)
        }
        let all = cases.flatMap(\.snapshots)
        var members: [JSONValue.Member] = [
            .init("failedItems", .strings(snapshots(.failed))), .init("newItems", .strings(snapshots(.new))),
            .init("deletedItems", .strings(orphans.map(\.path))), .init("passedItems", .strings(snapshots(.passed))),
            .init("recordedItems", .strings(snapshots(.recorded))),
            .init("expectedItems", .strings(all.filter { $0.status != .new }.map(\.path))),
            .init("actualItems", .strings(all.map(\.path))),
            .init("diffItems", .strings(all.filter { !$0.difference.isEmpty }.map(\.path))),
            .init("expectedDir", .string(".")), .init("actualDir", .string(keptFolder)),
            .init("diffDir", .string(keptFolder)),
            .init("summary", .string(headline)), .init("total", .integer(total)),
        ]
        if let shard {
            members.append(.init("shard", .array([.integer(shard.index + 1), .integer(shard.count)])))
        }
        members.append(.init("cases", .array(cases.map(\.json))))
        let unused = orphans.map { orphan in
            JSONValue.object([.init("order", .integer(orphan.order)), .init("path", .string(orphan.path))])
        }
        members.append(.init("orphans", .array(unused)))
        return .object(members)
    }

    /// Reads what `json` writes, with the folder of kept files.
    static func read(_ json: JSONValue) -> (report: TestReport, keptFolder: String)? {
        guard let total = json["total"]?.double.flatMap({ Int(exactly: $0) }), let folder = json["actualDir"]?.string,
            let values = json["cases"]?.values
        else { return nil }
        let cases = values.compactMap(CaseResult.init)
        guard cases.count == values.count else { return nil }
        let orphans = (json["orphans"]?.values ?? []).compactMap { value -> (order: Int, path: String)? in
            guard let order = value["order"]?.double.flatMap({ Int(exactly: $0) }), let path = value["path"]?.string
            else { return nil }
            return (order, path)
        }
        var report = TestReport(cases: cases, orphans: orphans, shard: nil, total: total)
        let shard = (json["shard"]?.values ?? []).compactMap { $0.double.flatMap { Int(exactly: $0) } }
        if shard.count == 2 { report.shard = (shard[0] - 1, shard[1]) }
        return (report, folder)
    }
}
