import Findings
import LayoutEngine
import Notation

/// Views of a stack view that are hidden, or that code may hide, and that required constraints keep from having no length, in
/// apps for iOS 10 and older.
///
/// A stack view gives a hidden view the length 0 along its axis (`UISV-hiding`, required before iOS 11). A required length of
/// the view, or required distances inside of the view, contradict that length, and UIKit logs a conflict.
enum HiddenInStackRule: ScreenRule {
    /// On the file's own page: the arranged views that the file hides, and the boxes to which code has an outlet.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        let release = screen.scene.environment.release
        guard own == nil, StackFacts.hidingIsRequired[min(release, screen.scene.facts?.deploymentTarget ?? release)]
        else { return [] }
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
        // On a page of such a release the layout has the conflict.
        if isHidden, StackFacts.hidingIsRequired[screen.scene.environment.release] { return nil }
        let length = fixedLength(of: view, axis, screen)
        let places = keeping(view, axis, screen)
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
        observation.cause = "before iOS 11 UIKit breaks one of them and logs it"
        observation.isHiddenByCode = !isHidden
        if isHidden, !screen.marks(view).contains(.hasOutlet) {
            observation.remedy =
                "delete the view if nothing shows it, as it has no outlet; else " + AuditRule.hiddenConflict.remedy
        }
        observation.isAboutSource = true
        return observation
    }

    /// The required constraints that keep a view from having no length, without some of them: the number that fixes the length, else a
    /// path from edge to edge through the views inside. Empty where the view may have no length.
    static func keeping(
        _ view: ItemID, _ axis: Axis, _ screen: AuditedScreen, without gone: Set<Int> = []
    ) -> [Int] {
        fixedLength(of: view, axis, screen, without: gone) ?? chain(inside: view, axis, screen, without: gone) ?? []
    }

    /// The length of a box with contents, in points; separators and gaps have less.
    private static let thinnest = 12.0

    /// The required constraint that gives the view a length by a number.
    private static func fixedLength(
        of view: ItemID, _ axis: Axis, _ screen: AuditedScreen, without gone: Set<Int> = []
    ) -> [Int]? {
        let place = screen.constraints[view].first { place in
            let constraint = screen.tree.constraints[place]
            return !gone.contains(place) && constraint.first.item == view && constraint.first.attribute == .length(axis)
                && constraint.second == nil && constraint.relation != .lessThanOrEqual && constraint.constant > 0
                && isRequired(constraint)
        }
        return place.map { [$0] }
    }

    /// The required distances and lengths that keep the edges of a view apart through the views inside; nil where the edges may meet.
    ///
    /// The longest path from edge to edge, over the edges of the views inside: an equality leads both ways, an inequality one way.
    private static func chain(
        inside view: ItemID, _ axis: Axis, _ screen: AuditedScreen, without gone: Set<Int>
    ) -> [Int]? {
        // The work grows with the cube of the number of views.
        guard let inner = views(inside: view, screen) else { return nil }
        let start = Edge(item: view, isEnd: false)
        var reached: [Edge: (distance: Double, places: [Int])] = [start: (0, [])]
        let steps = steps(inside: view, inner, axis, screen, without: gone)
        // A path longer than the number of edges goes in a circle.
        for _ in 0...2 * inner.count {
            var isChanged = false
            for step in steps {
                guard let (distance, places) = reached[step.from], step.place.map({ !places.contains($0) }) ?? true
                else { continue }
                let length = distance + step.length
                guard length > (reached[step.to]?.distance ?? -.infinity) + 0.01 else { continue }
                reached[step.to] = (length, places + [step.place].compactMap { $0 })
                isChanged = true
            }
            if !isChanged { break }
        }
        guard let end = reached[Edge(item: view, isEnd: true)], end.distance > 0 else { return nil }
        return end.places
    }

    /// The views inside of a view but for those that scroll in one: their distances are those of the content, and hold no edges
    /// apart. Nil for more views than are followed.
    private static func views(inside view: ItemID, _ screen: AuditedScreen) -> [ItemID]? {
        var all = [view]
        var next = 0
        while next < all.count, all.count <= mostViews + 1 {
            if screen.tree[all[next]].scroll == nil { all += screen.tree[all[next]].subviews }
            next += 1
        }
        return all.count <= mostViews + 1 ? Array(all.dropFirst()) : nil
    }

    /// A view with more views inside is not followed.
    private static let mostViews = 100

    /// The edge of a view at the beginning or the end of an axis.
    private struct Edge: Hashable {
        var item: ItemID
        var isEnd: Bool

        init(item: ItemID, isEnd: Bool) { (self.item, self.isEnd) = (item, isEnd) }

        /// Nil for other anchors than the edges of views along the axis.
        init?(_ anchor: Anchor, _ axis: Axis) {
            guard anchor.region == .item, anchor.attribute.axis == axis else { return nil }
            switch anchor.attribute {
            case .top, .leading, .left: self.init(item: anchor.item, isEnd: false)
            case .bottom, .trailing, .right: self.init(item: anchor.item, isEnd: true)
            default: return nil
            }
        }
    }

    /// How far an edge lies beyond another one, at least.
    private struct Step {
        var from: Edge
        var to: Edge
        var length: Double
        /// The constraint; nil for the rule that no length is negative.
        var place: Int?
    }

    /// The steps between the edges of a view and of the views inside.
    private static func steps(
        inside view: ItemID, _ inner: [ItemID], _ axis: Axis, _ screen: AuditedScreen, without gone: Set<Int>
    ) -> [Step] {
        let known = Set(inner + [view])
        var steps: [Step] = []
        for item in inner {
            let (start, end) = (Edge(item: item, isEnd: false), Edge(item: item, isEnd: true))
            let fixed = fixedLength(of: item, axis, screen, without: gone)?.first
            let length = fixed.map { screen.tree.constraints[$0].constant } ?? 0
            steps.append(Step(from: start, to: end, length: length, place: fixed))
        }
        for place in Set(([view] + inner).flatMap { screen.constraints[$0] }).subtracting(gone).sorted() {
            let constraint = screen.tree.constraints[place]
            guard isRequired(constraint), constraint.multiplier == 1, let second = constraint.second,
                known.contains(constraint.first.item), known.contains(second.item),
                let first = Edge(constraint.first, axis), let other = Edge(second, axis)
            else { continue }
            if constraint.relation != .lessThanOrEqual {
                steps.append(Step(from: other, to: first, length: constraint.constant, place: place))
            }
            if constraint.relation != .greaterThanOrEqual {
                steps.append(Step(from: first, to: other, length: -constraint.constant, place: place))
            }
        }
        return steps
    }

    /// Whether nothing makes the constraint give way.
    private static func isRequired(_ constraint: LayoutConstraint) -> Bool {
        constraint.isActive && constraint.priority >= LayoutPriority.required.rawValue
    }
}
