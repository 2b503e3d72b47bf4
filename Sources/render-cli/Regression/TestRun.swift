import Dispatch
import LayoutDiff
import LayoutDocument
import Synchronization

/// Runs a plan on several threads.
enum TestRun {
    /// Removes temporary files of killed runs in the folders that this run writes. A folder that cannot be read is
    /// reported with its pages.
    static func removeLeftovers(_ plan: TestPlan, _ kept: KeptFolder) {
        try? kept.enclosure.removeLeftovers(in: kept.path)
        for stem in Set(plan.items.map { FileWriter.folder(of: $0.stem) + "/" }).sorted() {
            try? SnapshotPath.enclosure(of: stem).removeLeftovers(in: String(stem.dropLast()))
            let place = FileWriter.folder(of: SnapshotPath.kept(stem + "any.txt", "actual", "txt", in: kept.path))
            try? kept.enclosure.removeLeftovers(in: place)
        }
    }

    static func run(
        _ plan: TestPlan, settings: TestRunner.Settings, drawing: RenderSettings, jobs: Int?,
        shard: (index: Int, count: Int)
    ) throws(Failure) -> TestReport {
        let items = plan.items
        let workers = max(1, min(jobs ?? Processors.count, items.count))
        let results = Mutex<[Result<CaseResult, Failure>?]>(Array(repeating: nil, count: items.count))
        let progress = ProgressBar(total: items.count)
        let work: @Sendable (Int) -> Void = { worker in
            do throws(Failure) {
                var runner = try TestRunner(settings, drawing: drawing)
                for index in stride(from: worker, to: items.count, by: workers) {
                    let result = runner.run(items[index])
                    results.withLock { $0[index] = .success(result) }
                    progress.advance(items[index].page.input)
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
        var cases = plan.broken
        var problems: [String] = []
        for result in results.withLock({ $0 }) {
            switch result {
            case .success(let value): cases.append(value)
            case .failure(let failure): problems += failure.lines.filter { !problems.contains($0) }
            case nil: continue
            }
        }
        guard problems.isEmpty else { throw Failure(lines: problems, code: ExitStatus.impossible) }
        cases.sort { $0.order < $1.order }
        return TestReport(
            cases: cases, orphans: plan.orphans, shard: shard.count > 1 ? shard : nil, total: plan.total)
    }
}
