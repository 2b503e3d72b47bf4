import Findings
import LayoutEngine
import LayoutRender
import Notation

/// Lists and scroll views that end at the safe area instead of the screen's edge.
///
/// UIKit keeps the last row clear of the home indicator itself (`adjustedContentInset`). A list that ends at the safe
/// area leaves a strip below, which shows where the strip has another colour than the list.
enum ListEdgeRule: ScreenRule {
    /// On each page with a home indicator and without a bar at the bottom: scroll views as wide as the screen that end
    /// at the bottom of the safe area, with nothing below, on a ground of another colour.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        let inset = screen.scene.environment.safeAreaInsets.bottom
        guard screen.isScreen, inset > 0, screen.scene.chrome?.tabBar == nil, screen.scene.chrome?.toolbar == nil,
            let ground = color(screen.tree.root, screen)
        else { return [] }
        let edge = screen.bounds.maxY - inset
        return screen.order.compactMap { id in
            guard screen.tree[id].scroll != nil, screen.tree[id].kind != .textView, screen.isVisible(id),
                !screen.isLeftToCode(id), screen.scrollView(around: id) == nil,
                (screen.frame(id).maxY - edge).magnitude < 1, screen.frame(id).width >= screen.bounds.width - 1,
                let list = listColor(id, screen), Contrast.ratio(list, ground) >= visibleContrast,
                !isCovered(id, edge, screen)
            else { return nil }
            var observation = Observation(
                // Code of a list's own class may paint the list.
                .shortList, screen.tree[id].className == nil ? .warning : .information,
                "\(screen.shortName(id)) ends \(PlainNumber.text(inset)) above the bottom of the screen, over a strip "
                    + "of another colour", items: [id], extent: inset)
            observation.constraints = bottom(of: id, screen).map { [$0] } ?? []
            observation.edge = "bottom"
            return observation
        }
    }

    /// The contrast of neighbouring backgrounds of iOS: white and `systemGroupedBackground`.
    static let visibleContrast = 1.1

    /// The constraint between the list's bottom edge and the root.
    private static func bottom(of list: ItemID, _ screen: AuditedScreen) -> Int? {
        screen.tree.constraints.firstIndex { constraint in
            guard constraint.isActive, let second = constraint.second, constraint.first.attribute.axis == .vertical
            else { return false }
            let ends = [constraint.first, second]
            return ends.contains { $0.item == list && $0.attribute == .bottom }
                && ends.contains { $0.item == screen.tree.root }
        }
    }

    /// Whether another view lies on the strip below the list.
    private static func isCovered(_ list: ItemID, _ edge: Double, _ screen: AuditedScreen) -> Bool {
        screen.order.contains { id in
            id != list && screen.isVisible(id) && !screen.tree[id].kind.isGuide && !screen.tree.isAncestor(list, of: id)
                && !screen.tree.isAncestor(id, of: list) && screen.frame(id).maxY > edge + 4
                && screen.frame(id).width > screen.bounds.width / 2
        }
    }

    /// The colour of a list, else of the scrolled content that reaches the list's end.
    static func listColor(_ id: ItemID, _ screen: AuditedScreen) -> RGBA? {
        if let own = color(id, screen) { return own }
        guard screen.tree[id].kind == .scrollView else { return nil }
        let frame = screen.frame(id)
        return screen.tree[id].subviews.lazy.filter { content in
            screen.isVisible(content) && screen.frame(content).width >= frame.width - 1
                && screen.frame(content).maxY >= frame.maxY - 1
        }.compactMap { color($0, screen) }.first
    }

    /// The opaque background in light; nil where it is unknown or translucent.
    static func color(_ id: ItemID, _ screen: AuditedScreen) -> RGBA? {
        let color = screen.tree[id].appearance.backgroundColor?.components(.light, screen.scene.environment.release)
        return color?.alpha == 255 ? color : nil
    }
}
