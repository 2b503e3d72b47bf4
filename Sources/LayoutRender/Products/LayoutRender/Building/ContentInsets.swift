import LayoutEngine

/// How far scroll views at rest move their content.
///
/// Layout puts the content at the scroll view's origin, so the drawing moves the content. A scroll view whose
/// `contentOffset` is stated shows that offset, which counts from the content's origin.
extension PictureBuilder {
    /// The left and top edges of UIScrollView.adjustedContentInset, in points: the content inset, and above the content
    /// the part of the safe area that reaches into the scroll view, as `contentInsetAdjustmentBehavior` says.
    func adjustedContentInset(of id: ItemID) -> Point {
        guard let scroll = tree[id].scroll, scroll.contentOffset == .zero, tree[id].kind != .textView else {
            return .zero
        }
        let safeArea = addsSafeAreaAbove(id, scroll) ? layout[id].safeAreaInsets.top : 0
        let inset = Point(x: scroll.contentInset.left, y: scroll.contentInset.top + safeArea)
        return inset.x.magnitude < 1e6 && inset.y.magnitude < 1e6 ? inset : .zero
    }

    /// Whether the safe area above is added to the content inset.
    ///
    /// `always` adds the safe area, `never` does not, `scrollableAxes` does where the content is higher than the scroll
    /// view or `alwaysBounceVertical`; `automatic` does so too, and always for the scroll view of a controller in a
    /// navigation controller.
    /// [documented: UIScrollView.ContentInsetAdjustmentBehavior] Tables and collection views bounce along the vertical
    /// axis, which makes that axis scrollable.
    private func addsSafeAreaAbove(_ id: ItemID, _ scroll: ScrollAttributes) -> Bool {
        switch scroll.insetAdjustment {
        case .never: return false
        case .always: return true
        case .automatic where screen.isBelowNavigationBar && isContentScrollView(id): return true
        case .automatic, .scrollableAxes:
            guard tree[id].kind == .scrollView, !scroll.alwaysBouncesVertically else { return true }
            return (layout.contentSize(of: id)?.height ?? 0) > layout[id].frame.height + 0.5
        }
    }

    /// Whether a scroll view is the one that UIKit takes for its controller's: the root view or the root's first subview.
    private func isContentScrollView(_ id: ItemID) -> Bool {
        id == tree.root || tree[tree.root].subviews.first == id
    }
}
