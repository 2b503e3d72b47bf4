import Findings
import LayoutEngine
import Notation

/// Lists and containers whose top edge lies at 20 points from the screen's edge or from the safe area: the height of
/// the status bar of the phones before 2017. Beside a notch the status bar is higher.
enum StatusBarRule: ScreenRule {
    /// On pages with a status bar of more than 24 points and without a navigation bar: views of the full width whose
    /// top edge is inside the status bar by such a constraint.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        let inset = screen.scene.environment.safeAreaInsets.top
        guard screen.isScreen, inset > 24, screen.scene.chrome?.navigationBar == nil else { return [] }
        let tree = screen.tree
        return tree.constraints.enumerated().compactMap { place, constraint in
            guard constraint.isActive, constraint.relation == .equal, constraint.constant.magnitude == 20,
                let second = constraint.second
            else { return nil }
            let ends = constraint.first.item == tree.root ? (second, constraint.first) : (constraint.first, second)
            guard ends.0.attribute == .top, ends.1.item == tree.root, tree[ends.0.item].superview == tree.root else {
                return nil
            }
            let id = ends.0.item
            let frame = screen.frame(id)
            guard screen.isVisible(id), tree[id].scroll != nil || holds(id, screen),
                frame.width >= screen.bounds.width - 1, frame.height > 60, frame.minY >= 8, frame.minY < inset - 4
            else { return nil }
            var observation = Observation(
                .unsafeArea, isSeen(id, screen, above: inset) ? .warning : .information,
                "\(screen.shortName(id)) begins at \(PlainNumber.text(frame.minY)), inside the status bar of "
                    + "\(PlainNumber.text(inset)): 20 points are the status bar of phones without a notch", items: [id],
                detail: detail, extent: inset - frame.minY)
            observation.constraints = [place]
            return observation
        }
    }

    /// The detail of the observations.
    static let detail = "status bar"

    /// Whether people see where the view begins: another controller fills the view, contents lie above the end of the status bar, or
    /// the view, or what it scrolls, has another colour than the screen around.
    private static func isSeen(_ id: ItemID, _ screen: AuditedScreen, above inset: Double) -> Bool {
        if screen.tree[id].kind == .containerView { return true }
        var reaches = false
        if screen.tree[id].scroll == nil {
            screen.tree.forEachDescendant(of: id) { inner in
                if screen.isVisible(inner), screen.showsContent(inner), screen.frame(inner).minY < inset - 4 {
                    reaches = true
                }
            }
        }
        if reaches { return true }
        guard let ground = ListEdgeRule.color(screen.tree.root, screen), let own = ListEdgeRule.listColor(id, screen)
        else { return false }
        return Contrast.ratio(ground, own) >= ListEdgeRule.visibleContrast
    }

    /// Whether the view is a container of other views or of another controller.
    private static func holds(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.tree[id].kind == .containerView || (screen.tree[id].kind == .view && !screen.tree[id].subviews.isEmpty)
    }
}
