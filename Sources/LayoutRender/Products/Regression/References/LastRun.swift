import Files
import Notation

/// The list of the files that the last run kept, which `approve` reads.
package enum LastRun {
    /// `last-run.json`, or `last-run-2-of-4.json` for a shard, so that shards can share a folder.
    package static func listName(_ shard: (index: Int, count: Int)?) -> String {
        guard let shard, shard.count > 1 else { return "last-run.json" }
        return "last-run-\(shard.index + 1)-of-\(shard.count).json"
    }

    /// The lists of the last run: one, or one for each shard.
    private static func names(in folder: KeptFolder) throws(FileTrouble) -> [String] {
        try folder.enclosure.names(in: folder.path).filter { $0.hasPrefix("last-run") && $0.hasSuffix(".json") }
    }

    /// Every list in the folder, each with the folder that it was written for.
    package static func reports(in folder: KeptFolder) throws(FileTrouble) -> [(report: TestReport, keptFolder: String)]
    {
        var reports: [(TestReport, String)] = []
        for name in try names(in: folder) {
            if let report = try read(SnapshotPath.join(folder.path, name), folder) { reports.append(report) }
        }
        return reports
    }

    private static func read(
        _ path: String, _ folder: KeptFolder
    ) throws(FileTrouble) -> (report: TestReport, keptFolder: String)? {
        guard let bytes = try folder.enclosure.read(path, limit: TestReport.Limits.bytes) else { return nil }
        guard let json = JSONReading.value(bytes) else {
            throw FileTrouble(path: path, reason: "not the list of a test run")
        }
        return try TestReport.read(json, path)
    }

    /// Writes the list of the cases that failed or have kept files, one list for each shard, so that the machines of a
    /// sharded run can share a folder. Every run without failures writes the same list, and git does not see the folder:
    /// a hook for pre-commit that changes a tracked file counts as failed.
    package static func write(_ report: TestReport, to folder: KeptFolder) throws(FileTrouble) {
        var kept = report
        kept.cases.removeAll { result in
            result.status != .failed
                && result.snapshots.allSatisfy { ($0.reference + $0.actual + $0.difference).isEmpty }
        }
        kept.orphans = []
        if kept.cases.isEmpty { kept.total = 0 }
        let text = kept.json(keptFolder: folder.path).text
        try folder.enclosure.write(Array(text.utf8), to: SnapshotPath.join(folder.path, listName(report.shard)))
        guard let ignoreFile = folder.ignoreFile, try folder.enclosure.read(ignoreFile, limit: 4_096) == nil else {
            return
        }
        try folder.enclosure.write(Array("*\n".utf8), to: ignoreFile)
    }

    /// Removes the files that the previous run kept, and nothing else; a shard leaves the files of other shards.
    package static func clear(_ folder: KeptFolder, _ shard: (index: Int, count: Int)) throws(FileTrouble) {
        let own = listName(shard)
        for name in try names(in: folder) where shard.count == 1 || name == own || name == listName(nil) {
            let list = SnapshotPath.join(folder.path, name)
            // A broken list names nothing to remove.
            if let (report, keptFolder) = (try? read(list, folder)) ?? nil {
                for snapshot in report.cases.flatMap(\.snapshots) {
                    for path in [snapshot.reference, snapshot.actual, snapshot.difference] {
                        guard let file = folder.file(listed: path, ofReference: snapshot.path, from: keptFolder) else {
                            continue
                        }
                        try folder.enclosure.remove(file)
                    }
                }
            }
            try folder.enclosure.remove(list)
        }
    }
}

extension TestReport {
    /// Pictures whose references this run wrote.
    package var recordedPictures: [String] {
        cases.flatMap(\.snapshots).filter { $0.status == .recorded && PathText.fileExtension($0.path) == "png" }.map(
            \.path)
    }
}
