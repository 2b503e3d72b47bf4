import Findings
import LayoutEngine
import Notation

/// Views whose constraints along one axis are all of other size classes: on an iPad, or on a phone on its side, nothing
/// gives such a view a place.
enum SizeClassRule: ScreenRule {
    /// Compares the active constraints of each view on a page with those on the file's own page. A view without Auto Layout,
    /// in a stack view, or left to code on either page has its place from elsewhere.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard let own, screen.traits.device != nil, screen.tree.constraints.contains(where: { !$0.isActive }) else {
            return []
        }
        let matches = ItemMatch(screen.tree, own.tree)
        return screen.order.flatMap { id -> [Observation] in
            guard id != screen.tree.root, screen.isVisible(id), screen.isOfTheFile(id), !isPlacedOtherwise(id, screen),
                let before = matches[id], own.isVisible(before), !isPlacedOtherwise(before, own)
            else { return [] }
            return [Axis.horizontal, .vertical].compactMap { axis in
                guard places(before, axis, own), !places(id, axis, screen) else { return nil }
                return observation(id, axis, screen)
            }
        }
    }

    /// Whether a stack view, a mask or code places the view.
    private static func isPlacedOtherwise(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[id]
        let isArranged = view.superview.map { screen.tree[$0].stack?.arrangedSubviews.contains(id) == true } ?? true
        return isArranged || view.translatesAutoresizingMaskIntoConstraints || screen.isLeftToCode(id)
            || view.kind.isGuide
    }

    /// Whether an active constraint says where the view is along an axis: lengths alone do not.
    private static func places(_ id: ItemID, _ axis: Axis, _ screen: AuditedScreen) -> Bool {
        screen.constraints[id].contains { place in
            let constraint = screen.tree.constraints[place]
            return [constraint.first, constraint.second].contains { anchor in
                anchor.map { $0.item == id && $0.attribute.axis == axis && !$0.attribute.isDimension } ?? false
            }
        }
    }

    /// The sentence: `nothing gives 'Buy' a place from left to right: its constraints are of other size classes`.
    private static func observation(_ id: ItemID, _ axis: Axis, _ screen: AuditedScreen) -> Observation {
        let way = axis == .horizontal ? "from left to right" : "from top to bottom"
        var observation = Observation(
            .ambiguousLayout, .warning,
            "nothing gives \(screen.shortName(id)) a place \(way): its constraints are of other size classes",
            items: [id],
            detail: "\(axis == .horizontal ? "horizontal" : "vertical") size class")
        observation.remedy = "install a constraint along this axis for these size classes too"
        return observation
    }
}
