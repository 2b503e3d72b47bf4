import Files
import Notation

/// All results of a run, in the order of the pages, and the reports made from them.
///
/// The reports do not depend on time, machine or number of shards, so a merged report equals an unsharded report byte
/// for byte.
public struct TestReport: Sendable {
    /// A case for each page, and for each file that gave no page.
    public package(set) var cases: [CaseResult]
    /// References without a page.
    public package(set) var orphans: [(order: Int, path: String)]
    /// This shard of all shards; nil for an unsharded run.
    public package(set) var shard: (index: Int, count: Int)?
    /// Pages, broken files and orphans of the whole run.
    public package(set) var total: Int
    /// The folder with the kept files of the run.
    package var keptFolder = KeptFolder.standardPath

    /// The number of cases with a status.
    public func count(_ status: ReportCase.Status) -> Int { cases.count { $0.status == status } }

    /// Whether a case did not pass; a recorded reference counts as no pass, an orphan does not count.
    public var hasFailed: Bool { cases.contains { $0.status != .passed } }

    /// Whether the comparison of some page is incomplete.
    public var isInterrupted: Bool { cases.contains(where: \.run.isInterrupted) }

    /// `12 passed, 1 failed, 2 orphaned references`
    public var headline: String {
        let words: [(ReportCase.Status, String)] = [
            (.passed, "passed"), (.failed, "failed"), (.new, "without reference"), (.recorded, "recorded"),
        ]
        var parts = words.compactMap { status, word in count(status) == 0 ? nil : "\(count(status)) \(word)" }
        if !orphans.isEmpty { parts.append(countText(orphans.count, "orphaned reference")) }
        return parts.isEmpty ? "nothing to test" : parts.joined(separator: ", ")
    }

    package init(
        cases: [CaseResult], orphans: [(order: Int, path: String)], shard: (index: Int, count: Int)?, total: Int
    ) {
        self.cases = cases
        self.orphans = orphans
        self.shard = shard
        self.total = total
    }

    // MARK: JSON

    /// reg-cli's lists, then all details.
    package func json(keptFolder: String) -> JSONValue {
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

    /// Reads the output of `json`, with the folder of kept files; every number is checked.
    package static func read(_ json: JSONValue, _ path: String) throws(FileTrouble) -> (
        report: TestReport, keptFolder: String
    ) {
        guard let total = json["total"]?.count(in: 0...Limits.cases), let folder = json["actualDir"]?.string,
            let values = json["cases"]?.values
        else { throw FileTrouble(path: path, reason: "not a report of 'render-cli test'") }
        var report = TestReport(cases: [], orphans: [], shard: nil, total: total)
        for value in values {
            guard let result = CaseResult(value), result.order < total else {
                throw FileTrouble(path: path, reason: "a case that no run of 'render-cli test' writes")
            }
            report.cases.append(result)
        }
        for value in json["orphans"]?.values ?? [] {
            guard let order = value["order"]?.count(in: 0...Limits.cases), order < total,
                let path = value["path"]?.string
            else { throw FileTrouble(path: path, reason: "an orphan that no run of 'render-cli test' writes") }
            report.orphans.append((order, path))
        }
        if let shard = json["shard"] {
            let numbers = shard.values.compactMap { $0.count(in: 1...Limits.shards) }
            guard numbers.count == 2, shard.values.count == 2, numbers[0] <= numbers[1] else {
                throw FileTrouble(
                    path: path, reason: "\"shard\": \(shard.compact): must be a part and the number of parts, as [1, 4]"
                )
            }
            report.shard = (numbers[0] - 1, numbers[1])
        }
        report.keptFolder = folder
        return (report, folder)
    }

    /// The limits of a report.
    package enum Limits {
        /// Bytes of the JSON; reading takes about twenty times as much memory.
        package static let bytes = 1 << 26
        package static let cases = 1 << 40
        package static let shards = 1000
    }
}

extension JSONValue {
    /// An integer in a range; nil for any other value.
    package func count(in range: ClosedRange<Int>) -> Int? {
        guard let value = double.flatMap({ Int(exactly: $0) }), range.contains(value) else { return nil }
        return value
    }
}
