import LayoutExplain
import LayoutRender
import Notation

/// The conflicts and ambiguities of the pages of one layout file.
struct ExplainedDefects {
    private let pages:
        [(
            source: Page, page: PageExplanation, conflicts: [ConflictExplanation], ambiguities: [AmbiguityExplanation],
            unexplained: Int
        )]

    init(_ pages: [Page], conflicts: Bool = true, ambiguities: Bool = true) {
        self.pages = pages.map { page in
            let explanation = PageExplanation(page.makeScene())
            let found: (explanations: [AmbiguityExplanation], count: Int) =
                ambiguities ? AmbiguityExplanation.found(on: explanation) : ([], 0)
            return (
                page, explanation, conflicts ? ConflictExplanation.all(of: explanation) : [], found.explanations,
                found.count - found.explanations.count
            )
        }
    }

    var count: Int { pages.reduce(0) { $0 + $1.conflicts.count + $1.ambiguities.count } }

    /// A picture of each conflict or ambiguity.
    func panels(_ settings: RenderSettings) -> ExplainedPanels {
        var panels = ExplainedPanels(settings)
        for (source, page, conflicts, ambiguities, _) in pages where !conflicts.isEmpty || !ambiguities.isEmpty {
            panels.add(source, page) { options in
                conflicts.map { page.picture(of: $0, options: options) }
                    + ambiguities.map { page.picture(of: $0, options: options) }
            }
        }
        return panels
    }

    /// The pages with conflicts or ambiguities, and the number of pages without.
    var text: String {
        var parts: [String] = []
        var sound = 0
        for (_, page, conflicts, ambiguities, unexplained) in pages {
            var lines = conflicts.flatMap(page.lines) + ambiguities.flatMap(page.lines)
            if unexplained > 0 {
                lines.append("\(unexplained) more ambiguit\(unexplained == 1 ? "y" : "ies"), not explained")
            }
            if lines.isEmpty {
                sound += 1
            } else {
                parts.append(([escapedForDisplay(page.scene.id, limit: 200)] + lines).joined(separator: "\n"))
            }
        }
        if sound > 0 { parts.append(countText(sound, "page") + " without a finding") }
        return parts.joined(separator: "\n\n")
    }

    var json: JSONValue {
        .object([
            .init(
                "pages",
                .array(
                    pages.map { _, page, conflicts, ambiguities, unexplained in
                        .object([
                            .init("id", .string(page.scene.id)),
                            .init("conflicts", .array(conflicts.map(page.json))),
                            .init("ambiguities", .array(ambiguities.map(page.json))),
                            .init("unexplainedAmbiguities", .number(Double(unexplained))),
                        ])
                    }))
        ])
    }
}
