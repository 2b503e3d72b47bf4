import LayoutEngine
import Notation

extension View {
    /// Whether the view's length is not its content's.
    fileprivate var scrolls: Bool {
        if kind == .textView { return content.text?.isScrollEnabled ?? true }
        return scroll != nil || kind == .webView || kind == .mapView
    }
}

extension LayoutTree {
    /// Why nothing decides the length of a scroll view's content, and what does: both edges are tied to the scroll view, and
    /// its edges are those of the content; or a view inside scrolls and has no length of its own. Nil for other views, and where a
    /// constraint gives a length.
    package func reasonOfOpenContent(_ item: ItemID, _ axis: Axis) -> (cause: String, remedy: String)? {
        guard let scroller = self[item].superview, self[scroller].kind == .scrollView else { return nil }
        var ends: Set<Bool> = []
        var inner: [ItemID] = []
        forEachDescendant(of: item) { if self[$0].scrolls, !self[$0].isHidden { inner.append($0) } }
        for constraint in constraints where constraint.isActive && constraint.first.attribute.axis == axis {
            if !inner.isEmpty, constraint.first.attribute.isDimension, constraint.relation == .equal {
                inner.removeAll { $0 == constraint.first.item }
            }
            guard constraint.first.item == item || constraint.second?.item == item else { continue }
            // The view's own length, or its share of another one.
            if constraint.first.attribute.isDimension { return nil }
            guard let second = constraint.second, Set([constraint.first.item, second.item]) == [item, scroller] else {
                continue
            }
            let start: Set<Attribute> = [.leading, .left, .top, .leadingMargin, .leftMargin, .topMargin]
            let end: Set<Attribute> = [.trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin]
            if start.contains(constraint.first.attribute) { ends.insert(true) }
            if end.contains(constraint.first.attribute) { ends.insert(false) }
        }
        guard ends.count == 2 else { return nil }
        if let view = inner.first {
            let (own, length) = (self[view], axis == .horizontal ? "width" : "height")
            let isNamed = own.hasOwnIdentifier && !own.identifier.isObjectID
            let name = isNamed ? escapedForDisplay(own.identifier) : caption(of: view)
            return ("\(name) scrolls and has no \(length) of its own", "give \(name) a \(length)")
        }
        return (
            "the edges of a scroll view give its content no size",
            axis == .horizontal
                ? "tie the width to the frame layout guide of the scroll view"
                : "tie the height to the frame layout guide of the scroll view at the priority 250, or the views inside to each "
                    + "other from top to bottom"
        )
    }
}
