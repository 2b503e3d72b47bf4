import CLibrary
import Dispatch
import LayoutRender
import Synchronization

/// Which page goes into which files, checked before anything is drawn.
struct RenderPlan {
    private let jobs: [Job]
    private let writer: FileWriter

    private struct Job: Sendable {
        var page: Page
        var formats: [PictureFormat]
        var paths: [String]
    }

    init(pages: [Page], templates: [OutputTemplate], writer: FileWriter) throws(Failure) {
        guard !pages.isEmpty else { throw Failure("no page to draw") }
        var writer = writer
        var outputs = OutputPaths()
        var jobs: [Job] = []
        for (index, page) in pages.enumerated() {
            var job = Job(page: page, formats: [], paths: [])
            for template in templates {
                let path = try outputs.path(of: page, at: index, template.name)
                try writer.check(path, madeBy: template.name)
                job.formats.append(template.format)
                job.paths.append(path)
            }
            jobs.append(job)
        }
        self.jobs = jobs
        self.writer = writer
    }

    /// Draws and writes all pages; what could not be done is said in the order of the pages.
    func run(settings: RenderSettings, jobs wanted: Int?) throws(Failure) {
        let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        let workers = max(1, min(wanted ?? processors, jobs.count))
        let state = Mutex(Progress(outcomes: Array(repeating: nil, count: jobs.count)))
        let shared = jobs
        let writer = writer
        let draw: @Sendable (Int) -> Void = { worker in
            Self.work(worker, of: workers, shared, writer, settings, state)
        }
        if workers == 1 { draw(0) } else { DispatchQueue.concurrentPerform(iterations: workers, execute: draw) }
        try report(state.withLock { $0 })
    }

    private struct Progress {
        var outcomes: [Outcome?]
        var done = 0
        var missing: [Unicode.Scalar] = []
    }

    private struct Outcome {
        var notices: [String] = []
        /// Files that are whole.
        var written: [String] = []
        var failure: Failure?
    }

    /// Every `count`-th page, with a painter of its own.
    private static func work(
        _ worker: Int, of count: Int, _ jobs: [Job], _ writer: FileWriter, _ settings: RenderSettings,
        _ state: borrowing Mutex<Progress>
    ) {
        do {
            var painter = try Painter(settings)
            for index in stride(from: worker, to: jobs.count, by: count) {
                var outcome = Outcome()
                do {
                    let painted = try painter.paint(jobs[index].page, as: jobs[index].formats)
                    outcome.notices = painted.notices
                    for (bytes, path) in zip(painted.files, jobs[index].paths) {
                        try writer.write(bytes, to: path)
                        outcome.written.append(path)
                    }
                } catch {
                    outcome.failure = error
                }
                let done = state.withLock { progress in
                    progress.outcomes[index] = outcome
                    progress.done += 1
                    return progress.done
                }
                StandardStreams.progress(done, of: jobs.count)
            }
            let missing = painter.missingCharacters
            state.withLock { $0.missing += missing }
        } catch {
            state.withLock { progress in
                for index in stride(from: worker, to: jobs.count, by: count) {
                    progress.outcomes[index] = Outcome(failure: error)
                }
            }
        }
    }

    private func report(_ progress: Progress) throws(Failure) {
        for outcome in progress.outcomes {
            for notice in outcome?.notices ?? [] { StandardStreams.say(notice) }
        }
        let missing = Set(progress.missing).sorted { $0.value < $1.value }
        Self.say(missing.filter { !$0.isEmoji }, "no pinned font has", "drawn as boxes")
        Self.say(
            missing.filter(\.isEmoji), "no font for emoji is installed (\(Renderer.emojiPackage)) or it lacks",
            "drawn as discs")
        StandardStreams.sayWritten(progress.outcomes.flatMap { $0?.written ?? [] })
        var lines: [String] = []
        var code = ExitStatus.impossible
        for outcome in progress.outcomes {
            guard let failure = outcome?.failure else { continue }
            lines += failure.lines.filter { !lines.contains($0) }
            code = max(code, failure.code)
        }
        if !lines.isEmpty { throw Failure(lines: lines, code: code) }
    }

    /// What could not be drawn, as `U+1F600, U+1F601`.
    private static func say(_ missing: [Unicode.Scalar], _ reason: String, _ look: String) {
        guard !missing.isEmpty else { return }
        let names = missing.prefix(20).map { "U+" + String($0.value, radix: 16, uppercase: true) }
        StandardStreams.say("\(reason) \(names.joined(separator: ", ")); \(look)")
    }
}
