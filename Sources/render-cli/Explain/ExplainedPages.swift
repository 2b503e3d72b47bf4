import ArgumentParser
import LayoutDocument
import LayoutEngine
import LayoutExplain
import LayoutRender
import Notation

extension ExplainedEdge: ExpressibleByArgument {}

/// The pages of one layout file, and the numbers that are explained: those of one view, or the gaps between two.
struct ExplainedPages {
    private var pages: [(source: Page, title: String, page: PageExplanation, numbers: [LayoutExplanation])] = []
    private let isFull: Bool

    /// - Parameters:
    ///   - views: the names of one view or of two.
    ///   - edges: the numbers; empty for the frame's four, or for the gaps along both axes.
    ///   - isFull: whether each constraint of a long sum has its line.
    init(_ pages: [Page], views: [String], edges: [ExplainedEdge], isFull: Bool) throws(Failure) {
        try self.init(pages.map(WarmPage.init), views: views, edges: edges, isFull: isFull)
    }

    /// Pages of which something may be computed already.
    init(_ pages: [WarmPage], views: [String], edges: [ExplainedEdge], isFull: Bool) throws(Failure) {
        self.isFull = isFull
        var reports: [FramesReport] = []
        for page in pages { reports.append(try page.report()) }
        let first = try NamedViews(views[0], in: reports)
        let second = views.count > 1 ? try NamedViews(views[1], in: first.reports) : nil
        for (place, item) in first.views {
            let report = first.reports[place]
            let page = try pages[place].explanation()
            var numbers: [LayoutExplanation]
            if let second {
                guard let other = second.views.first(where: { $0.page == place })?.item else { continue }
                let axes = Set(edges.map(\.axis))
                numbers = page.gaps(from: item, to: other).filter { axes.isEmpty || axes.contains($0.edge.axis) }
            } else {
                let asked = edges.isEmpty ? [.left, .top, .width, .height] : edges
                let isBaseline = asked.contains { $0 == .firstBaseline || $0 == .lastBaseline }
                guard !isBaseline || report.layout[item].baselines != nil else {
                    throw Failure.usage("'\(escapedForDisplay(views[0]))' shows no text and has no baseline")
                }
                numbers = asked.map { page.explanation(of: item, $0) }
            }
            self.pages.append((report.page, report.scene.id, page, numbers))
        }
        guard !self.pages.isEmpty else {
            throw Failure.usage(
                "no page has both '\(escapedForDisplay(views[0]))' and '\(escapedForDisplay(views[1]))'")
        }
    }

    /// A picture of each page, with its numbers side by side.
    func panels(_ settings: RenderSettings) -> ExplainedPanels {
        var panels = ExplainedPanels(settings)
        for (source, _, page, numbers) in pages {
            panels.add(source, page) { options in
                [page.picture(of: numbers, options: options)].compactMap { $0 }
            }
        }
        return panels
    }

    var text: String {
        pages.map { _, title, page, numbers in
            let lines = numbers.flatMap { page.lines($0, isFull: isFull) }
            return ([escapedForDisplay(title, limit: 200)] + lines).joined(separator: "\n")
        }
        .joined(separator: "\n\n")
    }

    var json: JSONValue {
        .object([
            .init(
                "pages",
                .array(
                    pages.map { _, title, page, numbers in
                        .object([
                            .init("id", .string(title)), .init("explanations", .array(numbers.map(page.json))),
                        ])
                    }))
        ])
    }
}
