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

    /// A line for each label or button that is cut here and was not in the file's own language.
    func lines(_ scene: LayoutScene, _ layout: ResolvedLayout, file: String) -> [String] {
        guard let original = originals[scene.id] else { return [] }
        let cuts = scene.cutTexts(in: layout)
        guard !cuts.isEmpty else { return [] }
        let before = original.cutTexts(in: original.tree.resolve(in: original.environment))
        let known = Set(before.map { original.tree[$0.item].identifier })
        return cuts.filter { !known.contains(scene.tree[$0.item].identifier) }.map { cut in
            let place = scene.positions?.line(of: cut.item).map { "\(file):\($0)" } ?? file
            let side = cut.axis == .horizontal ? "width" : "height"
            let name = "\(escapedForDisplay(scene.tree[cut.item].identifier)) (\(scene.tree.caption(of: cut.item)))"
            return "\(place): \(escapedForDisplay(scene.id)): cut: \(name) "
                + "wants \(PlainNumber.text(cut.needed)) of \(side) and has \(PlainNumber.text(cut.given))"
        }
    }
}
