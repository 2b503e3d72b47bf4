import LayoutDocument
import LayoutEngine
import LayoutExplain
import LayoutInspector
import LayoutRender

/// All pages of some files in the inspector.
struct InspectRun {
    let page: InspectorPage
    /// Messages for standard error.
    let notices: [Notice]

    init(_ pages: [Page], settings: RenderSettings) throws(Failure) {
        let source = try InspectedPages(pages, settings: settings)
        let inspected = try source.inspected(Array(pages.indices))
        var notices: [Notice] = []
        for notice in inspected.flatMap(\.notices) where !notices.contains(notice) { notices.append(notice) }
        page = InspectorPage(title: source.choices.title, pages: inspected.map(\.page), notes: source.notes)
        self.notices = notices + source.notes.map { .note($0) }
    }
}

extension Painter {
    /// A page with its layers and explanations.
    mutating func inspect(
        _ page: Page, _ scene: LayoutScene, _ choices: PageChoices, at index: Int, explaining: InspectedPage.Explaining,
        drawing: LayerSet?
    ) throws(Failure) -> (page: InspectedPage, notices: [Notice]) {
        let explanation = PageExplanation(scene, findingAmbiguity: true)
        try page.requireFrames(explanation.layout, of: scene.id)
        let (options, notices) = pictures.options(of: page, scene, explanation.layout)
        let file = page.shownFile
        do {
            var inspected = try InspectedPage(
                id: choices.ids[index], choices: choices.of(page), explanation: explanation, options: options,
                explaining: explaining, drawing: drawing, renderer: &renderer)
            let defects = explanation.layout.diagnostics.filter { $0.kind != .notice }
            // A page with a server asks for repairs of the file.
            let hasConflict = defects.contains { $0.kind == .conflict } && explaining == .withPage
            let conflicts = hasConflict ? ConflictExplanation.all(of: explanation) : []
            inspected.problems = defects.map { defect in
                let words = DiagnosticText(scene: scene, diagnostic: defect)
                let repair = conflicts.first { explanation.isBroken($0, in: defect) }.flatMap(explanation.repairText)
                return .init(
                    kind: defect.kind.rawValue, message: words.message + (repair.map { "; repair: " + $0 } ?? ""),
                    place: words.place(in: file), items: defect.items)
            }
            return (inspected, notices)
        } catch {
            throw Failure("\(file): \(scene.id): \(error.description)")
        }
    }
}
