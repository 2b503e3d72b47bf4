import Dispatch
import LayoutDocument
import LayoutEngine
import LayoutExplain
import LayoutInspector
import LayoutRender
import Synchronization

/// The pages of some files for the inspector.
struct InspectRun {
    let page: InspectorPage
    /// Lines for standard error.
    let notices: [String]

    /// Beyond this number of views on all pages explanations are left out: they are most of the bytes.
    private static let explainedViews = 5_000

    init(_ pages: [Page], settings: RenderSettings) throws(Failure) {
        guard !pages.isEmpty else { throw Failure("no page to inspect") }
        // 1 the number of views
        let scenes = pages.map { $0.makeScene() }
        let views = scenes.reduce(0) { $0 + $1.tree.count }
        guard views <= settings.limits.inspectedViews else {
            throw Failure(
                "\(views) views on \(pages.count) pages; the limit is \(settings.limits.inspectedViews), moved by "
                    + "--max-inspected; --device, --scene or --state choose fewer pages")
        }
        // 2 the pages, computed on all processors
        let choices = PageChoices(pages)
        let isExplained = views <= Self.explainedViews
        let state = Mutex(
            [Result<(page: InspectedPage, notices: [String]), Failure>?](repeating: nil, count: pages.count))
        let workers = min(pages.count, Processors.count)
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            var painter: Painter
            do throws(Failure) {
                painter = try Painter(settings)
            } catch {
                return state.withLock { $0[worker] = .failure(error) }
            }
            for index in stride(from: worker, to: pages.count, by: workers) {
                let result: Result<(page: InspectedPage, notices: [String]), Failure>
                do throws(Failure) {
                    result = .success(
                        try painter.inspect(pages[index], scenes[index], choices, at: index, explains: isExplained))
                } catch {
                    result = .failure(error)
                }
                state.withLock { $0[index] = result }
            }
        }
        // 3 in the order of the pages
        var inspected: [InspectedPage] = []
        var notices: [String] = []
        for case let result? in state.withLock({ $0 }) {
            let done = try result.get()
            inspected.append(done.page)
            for notice in done.notices where !notices.contains(notice) { notices.append(notice) }
        }
        var page = InspectorPage(title: choices.title, pages: inspected)
        if !isExplained {
            page.notes.append(
                "\(views) views on \(pages.count) pages: explanations are left out beyond \(Self.explainedViews) views; "
                    + "choose fewer pages, or ask render-cli explain.")
        }
        self.page = page
        self.notices = notices + page.notes
    }
}

extension Painter {
    /// A page with its layers and explanations.
    mutating func inspect(
        _ page: Page, _ scene: LayoutScene, _ choices: PageChoices, at index: Int, explains: Bool
    ) throws(Failure) -> (page: InspectedPage, notices: [String]) {
        let explanation = PageExplanation(scene, findingAmbiguity: true)
        let (options, notices) = pictures.options(of: page, scene, explanation.layout)
        let file = displayName(page.input)
        do {
            var inspected = try InspectedPage(
                id: choices.ids[index], choices: choices.of(page), explanation: explanation, options: options,
                explainsNumbers: explains, renderer: &renderer)
            inspected.problems = explanation.layout.diagnostics.filter { $0.kind != .notice }.map {
                let words = DiagnosticText(scene: scene, diagnostic: $0)
                return .init(
                    kind: $0.kind.rawValue, message: words.message, place: words.place(in: file), items: $0.items)
            }
            return (inspected, notices)
        } catch {
            throw Failure("\(file): \(scene.id): \(error.description)")
        }
    }
}
