import InterfaceBuilder
import LayoutEngine
import Notation

/// Finds texts that a translation made too long for their views.
struct CutTranslations: Sendable {
    /// The scenes with the texts of the file itself, by id; empty where nothing is translated.
    var originals: [String: LayoutScene] = [:]

    init() {}

    /// - Parameter document: read without translations.
    init(_ document: InterfaceBuilderDocument) {
        for scene in document.scenes where originals[scene.id] == nil { originals[scene.id] = scene }
    }

    /// A line for each label, button or title of a bar that is cut here and was not in the file's own language.
    func lines(_ scene: LayoutScene, _ layout: ResolvedLayout, file: String) -> [String] {
        guard let original = originals[scene.id] else { return [] }
        let cuts = scene.cutTexts(in: layout)
        let titles = scene.cutTitles(in: layout)
        guard !cuts.isEmpty || !titles.isEmpty else { return [] }
        let layoutBefore = original.tree.resolve(in: original.environment)
        let known = Set(original.cutTexts(in: layoutBefore).map { original.tree[$0.item].identifier })
        let knownTitles = Set(original.cutTitles(in: layoutBefore).map(\.name))
        let id = escapedForDisplay(scene.id)
        let lines = cuts.filter { !known.contains(scene.tree[$0.item].identifier) }.map { cut in
            let place = scene.positions?.line(of: cut.item).map { "\(file):\($0)" } ?? file
            let side = cut.axis == .horizontal ? "width" : "height"
            let name = "\(escapedForDisplay(scene.tree[cut.item].identifier)) (\(scene.tree.caption(of: cut.item)))"
            return "\(place): \(id): cut: \(name) "
                + "wants \(PlainNumber.text(cut.needed)) of \(side) and has \(PlainNumber.text(cut.given))"
        }
        return lines
            + titles.filter { !knownTitles.contains($0.name) }.map { cut in
                "\(file): \(id): cut: \(escapedForDisplay(cut.name)) (\"\(escapedForDisplay(cut.text))\") "
                    + "wants \(PlainNumber.text(cut.needed)) of width and has \(PlainNumber.text(cut.given))"
            }
    }
}
