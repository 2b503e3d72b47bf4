internal import LayoutEngine

/// A constraint between what scrolls and what stays: a view inside a scroll view that is tied to one outside floats over
/// the content, for it keeps its place on the screen while the content moves.
///
/// The engine counts from offset 0. Where the anchors lie in different scroll views, the constant takes up the difference,
/// and these scroll views ask for layout when they scroll.
@MainActor
struct ScrolledAnchors {
    /// What is added to the constraint's constant.
    private(set) var constant = CGFloat(0)
    /// Whether the anchors lie in different scroll views.
    private(set) var isFloating = false

    init(_ constraint: NSLayoutConstraint) {
        let (first, second) = (constraint.firstItem, constraint.secondItem)
        let (one, other) = (Self.scrolls(around: first, second), Self.scrolls(around: second, first))
        guard one != other else { return }
        isFloating = true
        let (own, others) = (one.filter { !other.contains($0) }, other.filter { !one.contains($0) })
        constant =
            Self.offset(own, constraint.firstAttribute, of: first)
            - constraint.multiplier * Self.offset(others, constraint.secondAttribute, of: second)
        for scroll in own + others { scroll.holdsFloating = true }
    }

    /// The scroll views whose content an anchor lies in. A scroll view's own edges are those of its content for a view in it.
    private static func scrolls(around item: AnyObject?, _ other: AnyObject?) -> [UIScrollView] {
        guard let view = NSLayoutConstraint.view(of: item) else { return [] }
        var found: [UIScrollView] = []
        if let scroll = view as? UIScrollView {
            let region = (item as? UILayoutGuide)?.region
            let isAroundOther =
                item === view
                && NSLayoutConstraint.view(of: other).map { $0 !== view && $0.isDescendant(of: view) } ?? false
            let isOwnGuide = item is UILayoutGuide && region == nil
            if region == .contentLayout || isOwnGuide || isAroundOther { found.append(scroll) }
        }
        return found + view.upwards.dropFirst().compactMap { $0 as? UIScrollView }
    }

    /// How far the scroll views have moved what lies in them, along the axis of an attribute.
    private static func offset(
        _ scrolls: [UIScrollView], _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?
    ) -> CGFloat {
        guard let word = attribute.word, !word.isDimension else { return 0 }
        guard word.axis == .horizontal else { return scrolls.reduce(0) { $0 + $1.contentOffset.y } }
        let sum = scrolls.reduce(0) { $0 + $1.contentOffset.x }
        // From the leading side to the trailing one, which is backwards in languages from right to left.
        let isLogical = [.leading, .trailing, .leadingMargin, .trailingMargin].contains(word)
        let view = NSLayoutConstraint.view(of: item)
        return isLogical && view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -sum : sum
    }
}
