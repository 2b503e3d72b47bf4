import Findings
import LayoutEngine
import LayoutExplain
import Notation

/// Views whose position or size no constraint decides.
///
/// The engine finds the ambiguity. The rule leaves out what the file is not meant to decide: views that code places,
/// and custom views, whose intrinsic size only code knows.
enum AmbiguityRule: ScreenRule {
    /// One observation for each axis of a view whose position or size several values satisfy equally well; and, on the
    /// file's own page, scroll views whose content size no constraint decides.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        var found: [Observation] = []
        let ambiguous = screen.layout.diagnostics.filter { $0.kind == .ambiguous }
        let inApp = ambiguous.isEmpty ? nil : withoutCanvasSizes(screen)
        for diagnostic in ambiguous {
            guard let item = diagnostic.items.first else { continue }
            let isOfApp = inApp?.contains { $0.items.first == item && $0.axis == diagnostic.axis } ?? true
            guard isOfApp, screen.isVisible(item), isDesigned(item, screen) else { continue }
            let axis = diagnostic.axis ?? .horizontal
            guard !isBesideUnknown(item, axis, screen), !restsOnPlaceholders(item, axis, screen) else { continue }
            let words = diagnostic.message.parts(between: ": ").last { !$0.isEmpty }.map(String.init) ?? ""
            var observation = Observation(
                .ambiguousLayout, .warning, "\(screen.shortName(item)): \(words)", items: [item],
                detail: axis == .horizontal ? "horizontal" : "vertical")
            let reason = screen.tree.reasonOfOpenContent(item, axis)
            observation.cause = reason?.cause ?? cause(axis, screen.activeConstraints(of: item))
            let stack = screen.tree[item].superview.flatMap { screen.tree[$0].stack }
            observation.remedy =
                reason?.remedy
                ?? (stack?.axis == axis && screen.isArranged(item)
                    ? "give one arranged view, or a view inside, another hugging or compression resistance" : nil)
            found.append(observation)
        }
        return found + (own.map { withoutPlace(screen, $0) } ?? contentSizes(screen))
    }

    /// The ambiguities without the sizes that the canvas gives views with views inside in a stack view: an app has no such sizes. Nil
    /// for a screen without such views.
    private static func withoutCanvasSizes(_ screen: AuditedScreen) -> [LayoutDiagnostic]? {
        var scene = screen.scene
        let sized = screen.order.filter { id in
            let view = screen.tree[id]
            return screen.isArranged(id) && view.kind == .view && view.stack == nil && view.className == nil
                && !view.subviews.isEmpty && view.intrinsicContentSize != nil
        }
        guard !sized.isEmpty else { return nil }
        for id in sized { scene.tree[id].intrinsicContentSize = nil }
        return AuditedScreen(scene, screen.traits, findingAmbiguity: true).layout.diagnostics.filter {
            $0.kind == .ambiguous
        }
    }

    /// Views that constraints place on the file's own page, and none along an axis on another one: a variation for the page's
    /// size classes has taken them away.
    private static func withoutPlace(_ screen: AuditedScreen, _ own: AuditedScreen) -> [Observation] {
        guard !screen.memory.hasSameConstraints(screen, own) else { return [] }
        let matches = screen.memory.match(screen, own)
        return screen.order.flatMap { id -> [Observation] in
            guard screen.isVisible(id), screen.isOfTheFile(id), id != screen.tree.root, !screen.isLeftToCode(id),
                !screen.tree[id].translatesAutoresizingMaskIntoConstraints, !screen.tree[id].kind.isGuide,
                screen.tree[id].superview.map({ screen.tree[$0].stack == nil }) == true,
                let before = matches[id], own.isVisible(before)
            else { return [] }
            return Axis.allCases.compactMap { axis in
                // Placeholders are there on the canvas alone.
                let (now, then) = (screen.tree.constraints, own.tree.constraints)
                guard !screen.constraints[id].contains(where: { now[$0].first.attribute.axis == axis }) else {
                    return nil
                }
                let lost = own.constraints[before].count {
                    then[$0].first.attribute.axis == axis && !then[$0].isPlaceholder && !then[$0].id.isEmpty
                }
                guard lost > 0 else { return nil }
                let words = axis == .horizontal ? "horizontal" : "vertical"
                var observation = Observation(
                    .ambiguousLayout, .warning,
                    "no \(words) constraint is left of \(countText(lost, "constraint")) that place \(screen.shortName(id))",
                    items: [id], detail: "variation " + words)
                observation.cause = "a variation for size classes takes the constraints away"
                observation.remedy = "add constraints for the size classes of the page"
                return observation
            }
        }
    }

    /// Whether the view or an ancestor has a constraint along the axis that Xcode removes at build time: another
    /// constraint takes its place in the app.
    private static func restsOnPlaceholders(_ item: ItemID, _ axis: Axis, _ screen: AuditedScreen) -> Bool {
        screen.tree.lineage(of: item).contains { around in
            around != screen.tree.root
                && screen.activeConstraints(of: around).contains {
                    $0.isPlaceholder && $0.first.attribute.axis == axis
                }
        }
    }

    /// Scroll views whose content is tied to one end of the content rectangle and not to the other.
    ///
    /// Where neither end is tied along an axis, no constraint places the content, and the content size is left to
    /// code.
    private static func contentSizes(_ screen: AuditedScreen) -> [Observation] {
        var found: [Observation] = []
        for id in screen.order where screen.tree[id].kind == .scrollView {
            guard screen.isVisible(id), !screen.isLeftToCode(id) else { continue }
            for axis in Axis.allCases {
                let ends = contentEnds(of: id, axis, screen.activeConstraints(of: id), screen)
                guard ends.start != ends.end, !ends.hasLength else { continue }
                let edge: String
                switch (axis, ends.start) {
                case (.horizontal, true): edge = "trailing"
                case (.horizontal, false): edge = "leading"
                case (.vertical, true): edge = "bottom"
                case (.vertical, false): edge = "top"
                }
                var observation = Observation(
                    .ambiguousContentSize, .warning,
                    "\(screen.shortName(id)): nothing ties the \(edge) edge of its content, so that nothing decides "
                        + (axis == .horizontal ? "the content's width" : "the content's height"), items: [id],
                    detail: axis == .horizontal ? "horizontal" : "vertical")
                observation.isAboutSource = true
                found.append(observation)
            }
        }
        return found
    }

    /// The ends of a scroll view's content to which the views inside are tied along an axis, and whether the content
    /// has a length of its own. A constraint counts for an end whether it names the scroll view's own edge or that of
    /// its content layout guide, as UIKit takes both for the content.
    private static func contentEnds(
        of id: ItemID, _ axis: Axis, _ constraints: [LayoutConstraint], _ screen: AuditedScreen
    ) -> (start: Bool, end: Bool, hasLength: Bool) {
        var (start, end, hasLength) = (false, false, false)
        for constraint in constraints where constraint.first.attribute.axis == axis {
            for (anchor, other) in [(constraint.first, constraint.second), (constraint.second, constraint.first)] {
                guard let anchor, anchor.item == id else { continue }
                let isContent = anchor.region == .contentLayout
                if isContent, anchor.attribute.isDimension { hasLength = true }
                guard let other, screen.tree.isAncestor(id, of: other.item), isContent || anchor.region == .item else {
                    continue
                }
                switch anchor.attribute {
                case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin: start = true
                case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: end = true
                // The middle is that of the frame, which places the content: one end decides the rest.
                case .centerX, .centerY: hasLength = true
                default: continue
                }
            }
        }
        return (start, end, hasLength)
    }

    /// Whether the file is meant to place the view, rather than code. Without any constraint the file leaves the view
    /// to code; that is no ambiguity of the file.
    private static func isDesigned(_ item: ItemID, _ screen: AuditedScreen) -> Bool {
        if screen.isLeftToCode(item) { return false }
        if hasUnknownSize(item, screen) || sharesUnknownSize(item, screen) { return false }
        return screen.isConstrained(item)
    }

    /// Whether a stack view arranges the view, or the view is or holds one, and one of the arranged views has a size that the
    /// file does not state: that size settles the others.
    private static func sharesUnknownSize(_ item: ItemID, _ screen: AuditedScreen) -> Bool {
        let parent = screen.tree[item].superview.flatMap { screen.tree[$0].stack == nil ? nil : $0 }
        let inner = screen.tree[item].subviews.filter { screen.isVisible($0) }
        return ([item, parent].compactMap { $0 } + inner).contains { holdsUnknownSize($0, screen, depth: 0) }
    }

    /// Whether a stack view, through other stack views and views that hold one, arranges a view of unknown size or nothing at
    /// all, which code fills.
    private static func holdsUnknownSize(_ item: ItemID, _ screen: AuditedScreen, depth: Int) -> Bool {
        guard let stack = screen.tree[item].stack, depth < 6 else { return false }
        if stack.arrangedSubviews.isEmpty { return screen.marks(item).contains(.hasOutlet) }
        return stack.arrangedSubviews.contains { view in
            screen.isVisible(view) && (hasUnknownSize(view, screen) || holdsUnknownSize(view, screen, depth: depth + 1))
        }
    }

    /// Whether a view of a custom class may have an intrinsic size that the file does not state.
    private static func hasUnknownSize(_ item: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.tree[item].className != nil && screen.tree[item].subviews.isEmpty && !screen.showsContent(item)
    }

    /// Whether constraints along the axis join the view, through other ambiguous views beside it, to an ambiguous view of unknown
    /// size: the size that code gives settles the places of all.
    private static func isBesideUnknown(_ item: ItemID, _ axis: Axis, _ screen: AuditedScreen) -> Bool {
        let parent = screen.tree[item].superview
        var (seen, waiting): (Set<ItemID>, [ItemID]) = ([item], [item])
        while let view = waiting.popLast() {
            for constraint in screen.activeConstraints(of: view) {
                guard constraint.first.attribute.axis == axis, let second = constraint.second else { continue }
                let other = constraint.first.item == view ? second.item : constraint.first.item
                guard other != screen.tree.root, seen.insert(other).inserted,
                    screen.layout.diagnostics.contains(where: {
                        $0.kind == .ambiguous && $0.axis == axis && $0.items.first == other
                    })
                else { continue }
                if hasUnknownSize(other, screen) { return true }
                if screen.tree[other].superview == parent { waiting.append(other) }
            }
        }
        return false
    }

    /// How many of a view's constraints are along the axis.
    private static func cause(_ axis: Axis, _ constraints: [LayoutConstraint]) -> String {
        let count = constraints.count { $0.first.attribute.axis == axis }
        let word = axis == .horizontal ? "horizontal" : "vertical"
        if count == 0 { return "no \(word) constraint names it" }
        return count == 1
            ? "one \(word) constraint names it, and a place and a length are to be decided"
            : "its \(count) \(word) constraints leave more than one layout"
    }
}
