import LayoutEngine

/// The first and the last moment of UIKit's animation from one layout of a tree to another, inside one animation block.
///
/// As in a running app, properties that UIKit animates (frames, alpha, colours, corners, content offsets) start with
/// their old values; all others (texts, pictures, `isHidden`, the order) have their new values from the start. An
/// arranged subview that is hidden shrinks to length 0 along its stack's axis and fades; an arranged subview that is
/// shown grows from length 0.
public struct LayoutTransition: Sendable {
    /// One of the two moments: a state of the tree with its layout.
    public struct Moment: Sendable {
        /// The state of the views at the moment.
        public var tree: LayoutTree
        /// The layout of the tree.
        public var layout: ResolvedLayout

        /// A moment.
        public init(tree: LayoutTree, layout: ResolvedLayout) {
            self.tree = tree
            self.layout = layout
        }
    }

    /// The moment at which the animation begins: the new tree with the old values of animated properties.
    public private(set) var start: Moment
    /// The moment at which the animation ends.
    public private(set) var end: Moment
    /// The size of each item at rest: a text is laid out once, for this size, and then moves without changing.
    package private(set) var settledSizes: [Size]

    /// Nil if the trees are not two states of one tree: their items would not be the same views.
    /// - Parameters:
    ///   - old: the tree and its layout before the animation.
    ///   - new: the same after it.
    public init?(from old: Moment, to new: Moment) {
        guard old.tree.count == new.tree.count, old.tree.root == new.tree.root,
            old.layout.items.count == old.tree.count, new.layout.items.count == new.tree.count
        else { return nil }
        // 1  The tree of both moments: the new tree, and the views that shrink.
        start = new
        end = new
        var settled = new.layout.items.map(\.frame.size)
        for index in new.tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard old.layout[id].isInstalled, new.layout[id].isInstalled else { continue }
            start.tree[id].animate(from: old.tree[id])
            let (wasHidden, isHidden) = (old.tree[id].isHidden, new.tree[id].isHidden)
            guard wasHidden != isHidden, new.tree.isArranged(id) else { continue }
            if isHidden {
                start.tree[id].isHidden = false
                end.tree[id].isHidden = false
                end.tree[id].appearance.alpha = 0
                new.tree.forEachDescendant(of: id) { settled[Int($0.index)] = old.layout[$0].frame.size }
            } else {
                start.tree[id].appearance.alpha = 0
            }
        }
        settledSizes = settled
        for index in new.tree.items.indices { keepDrawn(ItemID(index: Int32(truncatingIfNeeded: index))) }
        // 2  The start values.
        start.layout = Self.startingLayout(from: old, to: new)
        start.layout.hidden = start.layout.hidden.filter { start.tree[$0].isHidden }
        end.layout.hidden = end.layout.hidden.filter { end.tree[$0].isHidden }
        for index in new.tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard let parent = new.tree[id].superview, new.tree[parent].stack == nil, new.tree.isArranged(id) else {
                continue
            }
            // An arranger keeps a hidden view's frame, but gives the view no room.
            if new.tree[id].isHidden { end.layout[id].absoluteFrame.height = 0 }
            if old.tree[id].isHidden { start.layout[id].absoluteFrame.height = 0 }
        }
        keepRoom()
    }

    /// A view that is transparent at one moment and visible at the other is drawn at both: a picture leaves out views
    /// of opacity 0.
    private mutating func keepDrawn(_ id: ItemID) {
        let (first, last) = (start.tree[id].appearance.alpha, end.tree[id].appearance.alpha)
        if first <= 0, last > 0 { start.tree[id].appearance.alpha = Self.unseen }
        if last <= 0, first > 0 { end.tree[id].appearance.alpha = Self.unseen }
    }

    /// The same for a view of length 0 at either moment.
    private mutating func keepRoom() {
        for index in start.layout.items.indices {
            for axis in Axis.allCases {
                let (first, last) = (
                    start.layout.items[index].absoluteFrame.size[axis], end.layout.items[index].absoluteFrame.size[axis]
                )
                if first <= 0, last > 0 { start.layout.items[index].absoluteFrame.size[axis] = Self.unseen }
                if last <= 0, first > 0 { end.layout.items[index].absoluteFrame.size[axis] = Self.unseen }
            }
        }
    }

    /// An opacity, and a length in points, too small to change a pixel.
    private static let unseen = 1e-4

    /// The new layout with the old frames: items of both layouts start at their old frames, new items start at their
    /// new place in the superview.
    ///
    /// Content sizes are the old ones; gaps lie between the old frames.
    private static func startingLayout(from old: Moment, to new: Moment) -> ResolvedLayout {
        var layout = new.layout
        func start(_ id: ItemID, in parent: ItemID?) {
            let isOld = old.layout[id].isInstalled
            let source = isOld ? old.layout : new.layout
            var item = new.layout[id]
            item.frame = source[id].frame
            item.baselines = source[id].baselines
            item.layoutMargins = source[id].layoutMargins
            item.absoluteFrame = source[id].absoluteFrame
            if !isOld, let parent {
                let (from, to) = (layout[parent].absoluteFrame.origin, new.layout[parent].absoluteFrame.origin)
                item.absoluteFrame = item.absoluteFrame.offset(by: Point(x: from.x - to.x, y: from.y - to.y))
            }
            item.unroundedFrame = item.absoluteFrame
            layout[id] = item
        }
        new.tree.forEachDescendant(of: new.tree.root) { start($0, in: new.tree[$0].superview) }
        layout.contentSizes = new.layout.contentSizes.map { size in
            ContentSize(item: size.item, size: old.layout.contentSize(of: size.item) ?? size.size)
        }
        layout.gaps = new.layout.gaps.map { $0.moved(from: new.layout, to: layout, in: new.tree) }
        return layout
    }
}

extension GapGuide {
    /// The guide between its two views in another layout; across the axis it keeps its distances from the stack's
    /// edges.
    fileprivate func moved(from settled: ResolvedLayout, to layout: ResolvedLayout, in tree: LayoutTree) -> GapGuide {
        guard let axis = tree[stack].stack?.axis else { return self }
        let a = layout[before].frame.span(along: axis)
        let b = layout[after].frame.span(along: axis)
        let (low, high) = a.start <= b.start ? (a, b) : (b, a)
        let start = kind == .equalCentering ? low.center : low.end
        let end = kind == .equalCentering ? high.center : high.start
        var copy = self
        copy.frame.origin[axis] = start
        copy.frame.size[axis] = end - start
        copy.length = end - start
        let cross = axis.cross
        copy.frame.size[cross] += layout[stack].frame.size[cross] - settled[stack].frame.size[cross]
        return copy
    }
}

extension LayoutTree {
    /// Whether a stack or an arranger places the item.
    fileprivate func isArranged(_ id: ItemID) -> Bool {
        guard let parent = self[id].superview else { return false }
        return self[parent].stack?.arrangedSubviews.contains(id) ?? self[parent].arrangement?.contains(id) ?? false
    }
}

extension View {
    /// Sets the properties that UIKit animates to the values of another state of the view.
    fileprivate mutating func animate(from old: View) {
        if appearance != old.appearance {
            let new = appearance
            appearance = old.appearance
            appearance.clipsToBounds = new.clipsToBounds
            appearance.contentMode = new.contentMode
            appearance.isUserInteractionEnabled = new.isUserInteractionEnabled
        }
        if let offset = old.scroll?.contentOffset, scroll != nil, scroll?.contentOffset != offset {
            scroll?.contentOffset = offset
        }
    }
}
