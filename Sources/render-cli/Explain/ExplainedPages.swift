import ArgumentParser
import LayoutDocument
import LayoutEngine
import LayoutExplain
import LayoutRender
import Notation

extension ExplainedEdge: ExpressibleByArgument {}

/// The pages of one layout file, and the view whose numbers are explained.
struct ExplainedPages {
    private var pages: [(source: Page, title: String, page: PageExplanation, items: [ItemID])] = []
    private let edges: [ExplainedEdge]

    init(_ pages: [Page], view: String, edges: [ExplainedEdge]) throws(Failure) {
        try self.init(pages.map(WarmPage.init), view: view, edges: edges)
    }

    /// Pages of which something may be computed already.
    init(_ pages: [WarmPage], view: String, edges: [ExplainedEdge]) throws(Failure) {
        self.edges = edges.isEmpty ? [.left, .top, .width, .height] : edges
        var known: [String] = []
        for page in pages {
            let report = try page.report()
            let items = report.items.filter { report.scene.tree[$0].identifier == view }
            known += report.items.map { report.scene.tree[$0].identifier }
            guard !items.isEmpty else { continue }
            self.pages.append((page.page, report.scene.id, try page.explanation(), items))
        }
        guard !self.pages.isEmpty else {
            throw Failure.usage(
                "no view '\(escapedForDisplay(view))'" + UnknownWord.hint(view, among: known, called: "views"))
        }
    }

    /// A picture of each view, with its numbers side by side.
    func panels(_ settings: RenderSettings) -> ExplainedPanels {
        var panels = ExplainedPanels(settings)
        for (source, _, page, items) in pages {
            panels.add(source, page) { options in
                items.compactMap { item in
                    page.picture(of: edges.map { page.explanation(of: item, $0) }, options: options)
                }
            }
        }
        return panels
    }

    var text: String {
        pages.map { _, title, page, items in
            let lines = items.flatMap { item in edges.flatMap { page.lines(page.explanation(of: item, $0)) } }
            return ([escapedForDisplay(title, limit: 200)] + lines).joined(separator: "\n")
        }
        .joined(separator: "\n\n")
    }

    var json: JSONValue {
        .object([
            .init(
                "pages",
                .array(
                    pages.map { _, title, page, items in
                        .object([
                            .init("id", .string(title)),
                            .init(
                                "explanations",
                                .array(
                                    items.flatMap { item in
                                        edges.map { page.json(page.explanation(of: item, $0)) }
                                    })),
                        ])
                    }))
        ])
    }
}
