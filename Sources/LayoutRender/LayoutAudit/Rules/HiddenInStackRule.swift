import Findings
import LayoutEngine
import Notation

/// Views of a stack view that are hidden, or that code may hide, and that required constraints keep from having no length.
///
/// A stack view gives a hidden view the length 0 along its axis (`UISV-hiding`, required in UIKit). A required length of
/// the view, or required distances inside of the view, contradict that length, and UIKit logs a conflict.
enum HiddenInStackRule: ScreenRule {
    /// On the file's own page: the arranged views that the file hides, and the boxes to which code has an outlet.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard own == nil else { return [] }
        return screen.order.flatMap { stack -> [Observation] in
            guard let attributes = screen.tree[stack].stack else { return [] }
            return attributes.arrangedSubviews.compactMap { observation($0, in: stack, attributes.axis, screen) }
        }
    }

    /// The constraints that keep one view from having no length; nil where nothing does.
    private static func observation(
        _ view: ItemID, in stack: ItemID, _ axis: Axis, _ screen: AuditedScreen
    ) -> Observation? {
        let isHidden = screen.tree[view].isHidden
        guard isHidden || screen.marks(view).contains(.hasOutlet), screen.isOfTheFile(view) else { return nil }
        let length = fixedLength(of: view, axis, screen)
        let places = length ?? chain(inside: view, axis, screen) ?? []
        guard !places.isEmpty, !places.contains(where: screen.isConnected) else { return nil }
        let words = places.map { screen.text(ofConstraint: $0) }.joined(separator: "; ")
        let side = axis == .horizontal ? "width" : "height"
        // The outlet to a text or a picture is there to set them; a box with an outlet is there to be shown and hidden. A
        // line or a gap is too thin for anybody to miss what UIKit makes of it.
        let isBox =
            !screen.showsContent(view)
            && length?.contains { screen.tree.constraints[$0].constant >= thinnest } == true
        var observation = Observation(
            .hiddenConflict, isHidden || isBox ? .warning : .information,
            (isHidden ? "\(screen.shortName(view)) is hidden" : "code can hide \(screen.shortName(view))")
                + " in \(screen.shortName(stack)), which gives a hidden view the \(side) 0, against \(words)",
            items: [view, stack], detail: screen.constraintNames(places))
        observation.constraints = places
        observation.cause = "UIKit would break one of them and log it"
        observation.isHiddenByCode = !isHidden
        observation.isAboutSource = true
        return observation
    }

    /// The length of a box with contents, in points; separators and gaps have less.
    private static let thinnest = 12.0

    /// The required constraint that gives the view a length by a number.
    private static func fixedLength(of view: ItemID, _ axis: Axis, _ screen: AuditedScreen) -> [Int]? {
        let place = screen.constraints[view].first { place in
            let constraint = screen.tree.constraints[place]
            return constraint.first.item == view && constraint.first.attribute == .length(axis)
                && constraint.second == nil && constraint.relation != .lessThanOrEqual && constraint.constant > 0
                && isRequired(constraint)
        }
        return place.map { [$0] }
    }

    /// Two required distances between the view's edges and one of its subviews, which together are longer than nothing.
    private static func chain(inside view: ItemID, _ axis: Axis, _ screen: AuditedScreen) -> [Int]? {
        var starts: [ItemID: (place: Int, length: Double)] = [:]
        var ends: [ItemID: (place: Int, length: Double)] = [:]
        for place in screen.constraints[view] {
            let constraint = screen.tree.constraints[place]
            guard isRequired(constraint), constraint.relation == .equal, constraint.multiplier == 1,
                let second = constraint.second, constraint.first.region == .item, second.region == .item
            else { continue }
            let isOuterFirst = constraint.first.item == view
            let inner = isOuterFirst ? second.item : constraint.first.item
            guard screen.tree[inner].superview == view, constraint.first.attribute == second.attribute else { continue }
            let length = isOuterFirst ? -constraint.constant : constraint.constant
            switch constraint.first.attribute {
            case .top where axis == .vertical, .leading where axis == .horizontal: starts[inner] = (place, length)
            case .bottom where axis == .vertical, .trailing where axis == .horizontal: ends[inner] = (place, -length)
            default: break
            }
        }
        for inner in screen.tree[view].subviews {
            guard let start = starts[inner], let end = ends[inner] else { continue }
            let fixed = fixedLength(of: inner, axis, screen) ?? []
            if !fixed.isEmpty || start.length + end.length > 0 { return [start.place] + fixed + [end.place] }
        }
        return nil
    }

    /// Whether nothing makes the constraint give way.
    private static func isRequired(_ constraint: LayoutConstraint) -> Bool {
        constraint.isActive && constraint.priority >= LayoutPriority.required.rawValue
    }
}
