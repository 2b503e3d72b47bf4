import LayoutDiff

/// The folder that the last run kept its failures in, and its list of them, which `approve` reads.
enum LastRun {
    static let listName = "last-run.json"

    /// `--artifacts`, else swift-snapshot-testing's `SNAPSHOT_ARTIFACTS`, else a hidden folder here.
    static func folder(_ stated: String?) -> String {
        if let stated { return stated }
        if let folder = Environment.value("SNAPSHOT_ARTIFACTS"), !folder.isEmpty { return folder }
        return ".render-cli/test"
    }

    static func read(_ folder: String) throws(Failure) -> TestReport? {
        let path = SnapshotPath.join(folder, listName)
        guard FileReader.status(path).kind == .regular else { return nil }
        let bytes = try FileReader.read(path, limit: 1 << 30, flag: "max-input")
        guard let json = JSONReading.value(bytes), let found = TestReport.read(json) else {
            throw Failure("\(path): not the list of a test run")
        }
        return found.report
    }

    static func write(_ report: TestReport, to folder: String) throws(Failure) {
        let text = report.json(keptFolder: folder).pretty
        try SnapshotPath.write(Array(text.utf8), to: SnapshotPath.join(folder, listName))
    }

    /// Removes the files that the run before kept, and nothing else.
    static func clear(_ folder: String) throws(Failure) {
        let report: TestReport?
        do {
            report = try read(folder)
        } catch {
            report = nil
        }
        let prefix = SnapshotPath.join(folder, "")
        for snapshot in report?.cases.flatMap(\.snapshots) ?? [] {
            for path in [snapshot.reference, snapshot.actual, snapshot.difference] where path.hasPrefix(prefix) {
                try SnapshotPath.remove(path)
            }
        }
        try SnapshotPath.remove(SnapshotPath.join(folder, listName))
    }
}

extension TestReport {
    /// Pictures whose references this run wrote.
    var recordedPictures: [String] {
        cases.flatMap(\.snapshots).filter { $0.status == .recorded && fileExtension($0.path) == "png" }.map(\.path)
    }
}
