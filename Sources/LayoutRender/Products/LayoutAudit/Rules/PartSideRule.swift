import Findings
import LayoutEngine
import Notation

/// Headers, footers and bars in files of their own whose texts and controls are tied to the sides of the root, although the
/// file knows the safe area.
///
/// Such a part is as wide as the screen. In landscape the notch and the corners of a phone take 44 points and more of
/// each side; UIKit insets the contents of cells alone.
enum PartSideRule: ScreenRule {
    /// On the file's own page, one observation for a part, which names all views and constraints.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        let root = screen.tree.root
        guard own == nil, let facts = screen.scene.facts, facts.root == .part, facts.usesSafeAreas,
            screen.tree[root].cell == nil, screen.bounds.width >= narrowest, screen.bounds.height < highest,
            isNamedAsABar(screen)
        else { return [] }
        let held = screen.tree[root].subviews.compactMap { view in holder(of: view, screen).map { (view, $0) } }
        guard let first = held.first else { return [] }
        var observation = Observation(
            .unsafeArea, .warning,
            "\(screen.shortName(first.0)) is \(PlainNumber.text(first.1.distance)) from the side of a part as wide as the "
                + "screen: on a phone on its side the notch covers more",
            items: held.map(\.0), detail: "sides", extent: notch - first.1.distance)
        observation.constraints = held.flatMap(\.1.places)
        observation.isAboutSource = true
        observation.edge = "left"
        observation.remedy = "tie the view to the safe area, or to the margins"
        return [observation]
    }

    /// Whether the names of the root's class, its label and its outlets stand for a header, a footer or a bar: a popup and a card
    /// are no wider than their contents ask for.
    private static func isNamedAsABar(_ screen: AuditedScreen) -> Bool {
        let root = screen.tree.root
        let names =
            (screen.scene.facts?.codeNames[root] ?? [])
            + [screen.tree[root].className, screen.scene.name].compactMap(\.self)
        return names.contains { name in
            ["header", "footer"].contains(where: name.lowercased().contains) || name.hasSuffix("Bar")
        }
    }

    /// The constraints that tie a text or a control, or a stack view of such views, to the root's sides nearer than the notch
    /// reaches; nil where none does.
    private static func holder(of view: ItemID, _ screen: AuditedScreen) -> (distance: Double, places: [Int])? {
        guard screen.isVisible(view), screen.isOfTheFile(view), screen.constraints.names(view),
            screen.shownText(view) != nil || screen.isControl(view) || screen.tree[view].stack != nil
        else { return nil }
        var distance = notch
        var places: [Int] = []
        for place in screen.constraints[view] {
            let constraint = screen.tree.constraints[place]
            guard constraint.isActive, constraint.relation == .equal, constraint.multiplier == 1,
                let second = constraint.second, sides.contains(constraint.first.attribute),
                constraint.first.attribute == second.attribute, constraint.first.region == .item,
                second.region == .item,
                [constraint.first.item, second.item].contains(screen.tree.root)
            else { continue }
            // How far inside the root the view's side is; a view beyond the root's side is another matter.
            let offset = constraint.first.item == screen.tree.root ? -constraint.constant : constraint.constant
            let inside = [.leading, .left].contains(second.attribute) ? offset : -offset
            guard (0..<notch).contains(inside) else { continue }
            distance = min(distance, inside)
            places.append(place)
        }
        return places.isEmpty ? nil : (distance, places)
    }

    private static let sides: [Attribute] = [.leading, .trailing, .left, .right]
    /// The least width that the notch and its counterpart take from a phone on its side, in points: iPhone X.
    private static let notch = 44.0
    /// The width of the smallest screen, in points.
    private static let narrowest = 320.0
    /// The height from which on a part is a screen of its own, in points.
    private static let highest = 300.0
}
