import CLibrary
import LayoutDocument
import LayoutEngine
import LayoutExplain
import LayoutInspector
import LayoutRender
import Notation
import Synchronization

/// The pages of some files for the inspector, each computed when it is asked for.
struct InspectedPages: Sendable {
    let pages: [Page]
    let choices: PageChoices
    /// The scenes of the pages, in the same order.
    let scenes: [LayoutScene]
    private let settings: RenderSettings
    /// When the numbers of the views are explained.
    private let explaining: InspectedPage.Explaining
    /// For the reader, about left out parts.
    let notes: [String]

    /// Beyond this number of views on all pages explanations are left out: they are most of the bytes.
    private static let explainedViews = 5_000

    /// - Parameter isServed: whether a server answers questions about the pages, so that they hold no explanations.
    init(_ pages: [Page], settings: RenderSettings, isServed: Bool = false) throws(Failure) {
        guard !pages.isEmpty else { throw Failure("no page to inspect") }
        let scenes = pages.map { $0.makeScene() }
        let views = scenes.reduce(0) { $0 + $1.tree.count }
        guard views <= settings.limits.inspectedViews else {
            throw Failure(
                "\(countText(views, "view")) on \(countText(pages.count, "page")); the limit is \(settings.limits.inspectedViews), moved by "
                    + "--max-inspected; --device, --scene or --state choose fewer pages")
        }
        self.pages = pages
        self.scenes = scenes
        self.settings = settings
        choices = PageChoices(pages)
        explaining = isServed ? .onDemand : views <= Self.explainedViews ? .withPage : .never
        notes =
            explaining != .never
            ? []
            : [
                "\(countText(views, "view")) on \(countText(pages.count, "page")): explanations are left out beyond "
                    + "\(Self.explainedViews) views; "
                    + "choose fewer pages, or ask render-cli explain."
            ]
    }

    /// Pages by their places, in the same order, computed on all processors, with lines for standard error.
    /// - Parameter drawing: the layers of the pictures, beside those that are visible at first; nil: all layers.
    func inspected(
        _ places: [Int], drawing: LayerSet? = nil
    ) throws(Failure) -> [(page: InspectedPage, notices: [Notice])] {
        let state = Mutex(
            [Result<(page: InspectedPage, notices: [Notice]), Failure>?](repeating: nil, count: places.count))
        let workers = min(places.count, Processors.count)
        concurrentPerform(iterations: workers) { worker in
            var painter: Painter
            do throws(Failure) {
                painter = try Painter(settings)
            } catch {
                return state.withLock { $0[worker] = .failure(error) }
            }
            for index in stride(from: worker, to: places.count, by: workers) {
                let place = places[index]
                let result: Result<(page: InspectedPage, notices: [Notice]), Failure>
                do throws(Failure) {
                    result = .success(
                        try painter.inspect(
                            pages[place], scenes[place], choices, at: place, explaining: explaining, drawing: drawing))
                } catch {
                    result = .failure(error)
                }
                state.withLock { $0[index] = result }
            }
        }
        var inspected: [(page: InspectedPage, notices: [Notice])] = []
        for case let result? in state.withLock({ $0 }) { inspected.append(try result.get()) }
        return inspected
    }
}
