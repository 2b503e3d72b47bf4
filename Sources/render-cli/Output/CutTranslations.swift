import InterfaceBuilder
import LayoutEngine
import LayoutExplain
import LayoutRender
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

    /// A label, button or title of a bar whose text does not fit.
    struct Cut {
        /// The view's identifier, or what the title belongs to.
        var name: String
        /// In the file; nil where the source has no lines.
        var line: Int?
        /// `title (UILabel "Hello") wants 80 of width and has 60`
        var message: String

        func notice(in file: String, _ scene: LayoutScene) -> Notice {
            .warning(line.map { "\(file):\($0)" } ?? file, "\(escapedForDisplay(scene.id)): cut: \(message)")
        }
    }

    /// A message for each label, button or title of a bar that is cut here and was not in the file's own language.
    func lines(_ scene: LayoutScene, _ layout: ResolvedLayout, file: String) -> [Notice] {
        cuts(scene, layout).map { $0.notice(in: file, scene) }
    }

    func cuts(_ scene: LayoutScene, _ layout: ResolvedLayout) -> [Cut] {
        guard let original = originals[scene.id] else { return [] }
        let cuts = scene.cutTexts(in: layout)
        let titles = scene.cutTitles(in: layout)
        guard !cuts.isEmpty || !titles.isEmpty else { return [] }
        let layoutBefore = original.tree.resolve(in: original.environment)
        let known = Set(original.cutTexts(in: layoutBefore).map { original.tree[$0.item].identifier })
        let knownTitles = Set(original.cutTitles(in: layoutBefore).map(\.name))
        let found = cuts.filter { !known.contains(scene.tree[$0.item].identifier) }.map { cut in
            let side = cut.axis == .horizontal ? "width" : "height"
            let id = scene.tree[cut.item].identifier
            return Cut(
                name: id, line: scene.positions?.line(of: cut.item),
                message: "\(escapedForDisplay(id)) (\(scene.tree.caption(of: cut.item))) "
                    + "wants \(PlainNumber.text(cut.needed)) of \(side) and has \(PlainNumber.text(cut.given))")
        }
        return found
            + titles.filter { !knownTitles.contains($0.name) }.map { cut in
                Cut(
                    name: cut.name, line: nil,
                    message: "\(escapedForDisplay(cut.name)) (\"\(escapedForDisplay(cut.text))\") "
                        + "wants \(PlainNumber.text(cut.needed)) of width and has \(PlainNumber.text(cut.given))")
            }
    }
}
