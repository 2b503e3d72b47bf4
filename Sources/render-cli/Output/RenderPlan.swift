import CLibrary
import LayoutFilm
import LayoutRender
import Notation
import Synchronization

/// The outputs of all pages, checked before anything is drawn.
struct RenderPlan {
    private let jobs: [Job]
    private let writer: FileWriter

    private struct Job: Sendable {
        enum Work: Sendable {
            case page(Page, as: [PictureFormat])
            /// The pages of one PDF.
            case document([Page])
            case film([Page], as: [FilmFormat])
        }

        var work: Work
        var paths: [String]
    }

    init(pages: [Page], templates: [OutputTemplate], writer: FileWriter) throws(Failure) {
        guard !pages.isEmpty else { throw Failure("no page to draw") }
        var sorter = JobSorter(pages: pages, templates: templates, writer: writer)
        // 1  Pictures of single pages.
        try sorter.addPages(templates)
        // 2  PDF files of several pages.
        try sorter.addDocuments(templates)
        // 3  Films.
        try sorter.addFilms(templates)
        try Notice.say(sorter.outputs.notices)
        jobs = sorter.jobs
        self.writer = sorter.writer
    }

    /// Assigns pages to outputs, and checks that no path is used twice.
    private struct JobSorter {
        let pages: [Page]
        var writer: FileWriter
        private(set) var jobs: [Job] = []
        private(set) var outputs: OutputPaths

        init(pages: [Page], templates: [OutputTemplate], writer: FileWriter) {
            self.pages = pages
            self.writer = writer
            // Pages with the same name of a PDF become one file.
            let names = templates.filter { $0.kind != .picture(.pdf) }.map(\.name)
            outputs = OutputPaths(pages.map { ($0, $0.input) }, names)
        }

        private mutating func path(
            of page: Int, _ template: OutputTemplate, among firsts: [Int]? = nil
        ) throws(Failure) -> String {
            let path = try outputs.path(
                of: pages[page], at: page, template.name, among: firsts.map { $0.map { pages[$0] } })
            try writer.check(path, madeBy: template.name)
            return path
        }

        mutating func addPages(_ templates: [OutputTemplate]) throws(Failure) {
            for index in pages.indices {
                var formats: [PictureFormat] = []
                var paths: [String] = []
                for template in templates {
                    guard case .picture(let format) = template.kind, format != .pdf else { continue }
                    paths.append(try path(of: index, template))
                    formats.append(format)
                }
                if !paths.isEmpty { jobs.append(Job(work: .page(pages[index], as: formats), paths: paths)) }
            }
        }

        /// The pages with the same PDF name become the pages of one PDF, in their order.
        mutating func addDocuments(_ templates: [OutputTemplate]) throws(Failure) {
            for template in templates where template.kind == .picture(.pdf) {
                for group in groupedPlaces(pages.count, by: { template.name.path(for: pages[$0]) }) {
                    let path = try path(of: group[0], template)
                    jobs.append(Job(work: .document(group.map { pages[$0] }), paths: [path]))
                }
            }
        }

        /// One film per document, device and set of traits.
        mutating func addFilms(_ templates: [OutputTemplate]) throws(Failure) {
            let films = templates.filter(\.isFilm)
            guard !films.isEmpty else { return }
            let documents = groupedPlaces(pages.count) { place in
                let page = pages[place]
                return [page.input, page.names.distinctScene ?? page.names.scene, page.names.device, page.names.traits]
            }
            for group in documents {
                var formats: [FilmFormat] = []
                var paths: [String] = []
                for template in films {
                    guard case .film(let format) = template.kind else { continue }
                    paths.append(try path(of: group[0], template, among: documents.map { $0[0] }))
                    formats.append(format)
                }
                jobs.append(Job(work: .film(group.map { pages[$0] }, as: formats), paths: paths))
            }
        }
    }

    /// Draws and writes all pages; failures are reported in the order of the pages.
    func run(settings: RenderSettings, timing: FilmTiming, jobs wanted: Int?) throws(Failure) {
        let workers = max(1, min(wanted ?? Processors.count, jobs.count))
        let state = Mutex(Progress(outcomes: Array(repeating: nil, count: jobs.count)))
        let (shared, numbers) = (jobs, SharedNumbers(count: jobs.count))
        let writer = writer
        let bar = ProgressBar(total: shared.count)
        concurrentPerform(iterations: workers) { _ in
            Self.work(shared, numbers, writer, (settings, timing), state, bar)
        }
        try report(state.withLock { $0 })
    }

    private struct Progress {
        var outcomes: [Outcome?]
        var missing: [Unicode.Scalar] = []
    }

    private struct Outcome {
        var notices: [Notice] = []
        /// Files that are completely written.
        var written: [String] = []
        var failure: Failure?
    }

    /// Draws pages while any is left, with its own painter: pages differ in size too much to be dealt out beforehand.
    private static func work(
        _ jobs: [Job], _ numbers: SharedNumbers, _ writer: FileWriter,
        _ how: (settings: RenderSettings, timing: FilmTiming), _ state: borrowing Mutex<Progress>,
        _ bar: ProgressBar
    ) {
        do {
            var painter = try Painter(how.settings)
            while let index = numbers.next() {
                var outcome = Outcome()
                do {
                    let painted =
                        switch jobs[index].work {
                        case .page(let page, let formats): try painter.paint(page, as: formats)
                        case .document(let pages): try painter.paint(document: pages)
                        case .film(let pages, let formats): try painter.paint(film: pages, as: formats, how.timing)
                        }
                    outcome.notices = painted.notices
                    for (bytes, path) in zip(painted.files, jobs[index].paths) {
                        try writer.write(bytes, to: path)
                        outcome.written.append(path)
                    }
                } catch {
                    outcome.failure = error
                }
                state.withLock { $0.outcomes[index] = outcome }
                bar.advance(jobs[index].paths.first ?? "")
            }
            let missing = painter.missingCharacters
            state.withLock { $0.missing += missing }
        } catch {
            state.withLock { progress in
                while let index = numbers.next() { progress.outcomes[index] = Outcome(failure: error) }
            }
        }
    }

    private func report(_ progress: Progress) throws(Failure) {
        let notices = Notice.folded(progress.outcomes.flatMap { $0?.notices ?? [] })
        let refused = Result { () throws(Failure) in try Notice.say(notices.shown) }
        if notices.others > 0 {
            StandardStreams.say(
                "not listed: \(countText(notices.others, "time")) the same on other pages; --verbose lists them")
        }
        if !progress.missing.isEmpty { Self.say(missing: progress.missing) }
        StandardStreams.sayWritten(progress.outcomes.flatMap { $0?.written ?? [] })
        var lines: [String] = []
        var code = ExitStatus.impossible
        for outcome in progress.outcomes {
            guard let failure = outcome?.failure else { continue }
            lines += failure.lines.filter { !lines.contains($0) }
            code = max(code, failure.code)
        }
        if !lines.isEmpty { throw Failure(lines: lines, code: code) }
        try refused.get()
    }

    /// Reports the characters that no font has.
    private static func say(missing characters: [Unicode.Scalar]) {
        let missing = Set(characters).sorted { $0.value < $1.value }
        let packages = Renderer.packages(for: missing).joined(separator: ", ")
        say(
            missing.filter { !$0.isEmoji }, "no pinned font has",
            packages.isEmpty ? "drawn as boxes" : "drawn as boxes (fonts: \(packages))")
        say(
            missing.filter(\.isEmoji), "no font for emoji is installed (\(Renderer.emojiPackage)) or it lacks",
            "drawn as discs")
    }

    /// Reports characters that could not be drawn, as `U+1F600, U+1F601`.
    private static func say(_ missing: [Unicode.Scalar], _ reason: String, _ look: String) {
        guard !missing.isEmpty else { return }
        let names = missing.prefix(20).map { "U+" + String($0.value, radix: 16, uppercase: true) }
        StandardStreams.say("\(reason) \(names.joined(separator: ", ")); \(look)")
    }
}
