import LayoutDiff
import Notation

/// The folder that the last run kept its failures in, and its list of them, which `approve` reads.
enum LastRun {
    /// `last-run.json`, or `last-run-2-of-4.json` for a shard, so that shards can share a folder.
    static func listName(_ shard: (index: Int, count: Int)?) -> String {
        guard let shard, shard.count > 1 else { return "last-run.json" }
        return "last-run-\(shard.index + 1)-of-\(shard.count).json"
    }

    /// `--artifacts`, else swift-snapshot-testing's `SNAPSHOT_ARTIFACTS`, else a hidden folder here.
    static func folder(_ stated: String?) -> String {
        if let stated { return stated }
        if let folder = Environment.value("SNAPSHOT_ARTIFACTS"), !folder.isEmpty { return folder }
        return ".render-cli/test"
    }

    /// Every list in the folder.
    static func reports(in folder: String) throws(Failure) -> [TestReport] {
        guard FileReader.status(folder).kind == .folder else { return [] }
        let names = try FileReader.names(in: folder).filter { $0.hasPrefix("last-run") && $0.hasSuffix(".json") }
        var reports: [TestReport] = []
        for name in names {
            if let report = try read(SnapshotPath.join(folder, name)) { reports.append(report) }
        }
        return reports
    }

    private static func read(_ path: String) throws(Failure) -> TestReport? {
        guard FileReader.status(path).kind == .regular else { return nil }
        let bytes = try FileReader.read(path, limit: 1 << 30, flag: "max-input")
        guard let json = JSONReading.value(bytes), let found = TestReport.read(json) else {
            throw Failure("\(path): not the list of a test run")
        }
        return found.report
    }

    static func write(_ report: TestReport, to folder: String) throws(Failure) {
        let text = report.json(keptFolder: folder).text
        try SnapshotPath.write(Array(text.utf8), to: SnapshotPath.join(folder, listName(report.shard)))
    }

    /// Removes the files that the run before kept, and nothing else; a shard leaves those of the other shards.
    static func clear(_ folder: String, _ shard: (index: Int, count: Int)) throws(Failure) {
        guard FileReader.status(folder).kind == .folder else { return }
        let own = listName(shard)
        let names = try FileReader.names(in: folder).filter { name in
            let isList = name.hasPrefix("last-run") && name.hasSuffix(".json")
            return isList && (shard.count == 1 || name == own || name == listName(nil))
        }
        let prefix = SnapshotPath.join(folder, "")
        for name in names {
            let list = SnapshotPath.join(folder, name)
            // A broken list names nothing that could be removed.
            let report = try? read(list)
            for snapshot in report?.cases.flatMap(\.snapshots) ?? [] {
                for path in [snapshot.reference, snapshot.actual, snapshot.difference] where path.hasPrefix(prefix) {
                    try SnapshotPath.remove(path)
                }
            }
            try SnapshotPath.remove(list)
        }
    }
}

extension TestReport {
    /// Pictures whose references this run wrote.
    var recordedPictures: [String] {
        cases.flatMap(\.snapshots).filter { $0.status == .recorded && fileExtension($0.path) == "png" }.map(\.path)
    }
}
