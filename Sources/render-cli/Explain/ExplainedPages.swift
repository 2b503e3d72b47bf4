import ArgumentParser
import LayoutDocument
import LayoutEngine
import LayoutExplain
import Notation

extension ExplainedEdge: ExpressibleByArgument {}

/// The pages of one layout file, and a view of theirs whose numbers are explained.
struct ExplainedPages {
    private var pages: [(title: String, page: PageExplanation, items: [ItemID])] = []
    private let edges: [ExplainedEdge]

    init(_ pages: [Page], view: String, edges: [ExplainedEdge]) throws(Failure) {
        self.edges = edges.isEmpty ? [.left, .top, .width, .height] : edges
        var known: [String] = []
        for page in pages {
            let report = FramesReport(page)
            let items = report.items.filter { report.scene.tree[$0].identifier == view }
            known += report.items.map { report.scene.tree[$0].identifier }
            guard !items.isEmpty else { continue }
            self.pages.append((report.scene.id, PageExplanation(report.scene), items))
        }
        guard !self.pages.isEmpty else {
            throw Failure.usage(
                "no view '\(escapedForDisplay(view))'" + UnknownWord.hint(view, among: known, called: "views"))
        }
    }

    var text: String {
        pages.map { title, page, items in
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
                    pages.map { title, page, items in
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

/// The conflicts of the pages of one layout file.
struct ExplainedConflicts {
    private let pages: [(title: String, page: PageExplanation, conflicts: [ConflictExplanation])]

    init(_ pages: [Page]) {
        self.pages = pages.map { page in
            let explanation = PageExplanation(page.makeScene())
            return (explanation.scene.id, explanation, ConflictExplanation.all(of: explanation))
        }
    }

    var count: Int { pages.reduce(0) { $0 + $1.conflicts.count } }

    /// The pages that have conflicts, and how many have none.
    var text: String {
        var parts = pages.filter { !$0.conflicts.isEmpty }.map { title, page, conflicts in
            ([escapedForDisplay(title, limit: 200)] + conflicts.flatMap(page.lines)).joined(separator: "\n")
        }
        let sound = pages.count { $0.conflicts.isEmpty }
        if sound > 0 { parts.append(sound == 1 ? "1 page without a conflict" : "\(sound) pages without a conflict") }
        return parts.joined(separator: "\n\n")
    }

    var json: JSONValue {
        .object([
            .init(
                "pages",
                .array(
                    pages.map { title, page, conflicts in
                        .object([.init("id", .string(title)), .init("conflicts", .array(conflicts.map(page.json)))])
                    }))
        ])
    }
}
