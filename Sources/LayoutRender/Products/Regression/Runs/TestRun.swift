import CLibrary
import Files
import Synchronization

/// A run of a plan: leftovers removed, pages on threads, one report.
extension TestPlan {
    /// Removes temporary files of killed runs in the folders that a run writes. A folder that cannot be read is reported
    /// with its pages.
    package func removeLeftovers(_ kept: KeptFolder) {
        try? kept.enclosure.removeLeftovers(in: kept.path)
        for stem in Set(items.map { PathText.folder(of: $0.stem) + "/" }).sorted() {
            try? SnapshotPath.enclosure(of: stem).removeLeftovers(in: String(stem.dropLast()))
            let place = PathText.folder(of: SnapshotPath.kept(stem + "any.txt", "actual", "txt", in: kept.path))
            try? kept.enclosure.removeLeftovers(in: place)
        }
    }

    /// Runs the plan on several threads. Pages are dealt to the threads in turn; the report is sorted by the order of
    /// the pages, so that it does not depend on the number of threads.
    ///
    /// - Parameters:
    ///   - workers: how many threads, at most.
    ///   - makePainter: called once for each thread.
    ///   - advance: called with each finished page, on any thread.
    package func run<Painter: PagePainter & ~Copyable>(
        _ settings: TestSettings, workers: Int, shard: (index: Int, count: Int) = (0, 1),
        makePainter: @escaping @Sendable () throws(RegressionError) -> Painter,
        advance: @escaping @Sendable (Page) -> Void = { _ in }
    ) throws(RegressionError) -> TestReport where Painter.Page == Page {
        let items = items
        // None where this shard has no page.
        let workers = min(max(1, workers), items.count)
        let results = Mutex<[Result<CaseResult, RegressionError>?]>(Array(repeating: nil, count: items.count))
        concurrentPerform(iterations: workers) { worker in
            do throws(RegressionError) {
                var runner = TestRunner(settings, painter: try makePainter())
                for index in stride(from: worker, to: items.count, by: workers) {
                    let result = runner.run(items[index])
                    results.withLock { $0[index] = .success(result) }
                    advance(items[index].page)
                }
            } catch {
                results.withLock { $0[worker] = .failure(error) }
            }
        }
        var cases = broken
        var problems: [String] = []
        for result in results.withLock({ $0 }) {
            switch result {
            case .success(let value): cases.append(value)
            case .failure(let failure): problems += failure.lines.filter { !problems.contains($0) }
            case nil: continue
            }
        }
        guard problems.isEmpty else { throw RegressionError(lines: problems) }
        cases.sort { $0.order < $1.order }
        var report = TestReport(cases: cases, orphans: orphans, shard: shard.count > 1 ? shard : nil, total: total)
        report.keptFolder = settings.kept.path
        return report
    }
}
