import Dispatch
import Files
import Synchronization

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

    /// Runs the plan on several threads.
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
        let workers = max(1, min(workers, items.count))
        let results = Mutex<[Result<CaseResult, RegressionError>?]>(Array(repeating: nil, count: items.count))
        let work: @Sendable (Int) -> Void = { worker in
            do throws(RegressionError) {
                var runner = TestRunner(settings, painter: try makePainter())
                for index in stride(from: worker, to: items.count, by: workers) {
                    let result = runner.run(items[index])
                    results.withLock { $0[index] = .success(result) }
                    advance(items[index].page)
                }
            } catch {
                results.withLock { $0[min(worker, items.count - 1)] = .failure(error) }
            }
        }
        if items.isEmpty {
            // No page in this shard.
        } else if workers == 1 {
            work(0)
        } else {
            DispatchQueue.concurrentPerform(iterations: workers, execute: work)
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
        return TestReport(cases: cases, orphans: orphans, shard: shard.count > 1 ? shard : nil, total: total)
    }
}
