/// The first and the last moment of UIKit's way from one layout of a tree to another, inside one animation block.
///
/// As a running app shows them, properties that UIKit animates (frames, alpha, colours, corners, content offsets) start
/// where they were; all others (texts, pictures, what is hidden, the order) have their new values from the start. An
/// arranged subview that is hidden or shown shrinks to nothing, or grows from that, along its stack's axis and fades.
public struct LayoutTransition: Sendable {
    /// One of the two moments.
    public struct Moment: Sendable {
        public var tree: LayoutTree
        public var layout: ResolvedLayout

        public init(tree: LayoutTree, layout: ResolvedLayout) {
            self.tree = tree
            self.layout = layout
        }
    }

    public private(set) var start: Moment
    public private(set) var end: Moment
    /// The size of each item when it is at rest: a text is set once, for this size, and slides as it is.
    package private(set) var settledSizes: [Size]

    /// Nil for trees that are not two states of one: their items would not be the same views.
    /// - Parameters:
    ///   - old: the tree and its layout before the animation.
    ///   - new: the same after it.
    public init?(from old: Moment, to new: Moment) {
        guard old.tree.count == new.tree.count, old.tree.root == new.tree.root,
            old.layout.items.count == old.tree.count, new.layout.items.count == new.tree.count
        else { return nil }
        // 1  What is shown meanwhile: the new tree, and what shrinks away.
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
        // 2  Where everything starts from.
        start.layout = Self.startingLayout(from: old, to: new)
        start.layout.hidden = start.layout.hidden.filter { start.tree[$0].isHidden }
        end.layout.hidden = end.layout.hidden.filter { end.tree[$0].isHidden }
        for index in new.tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard let parent = new.tree[id].superview, new.tree[parent].stack == nil, new.tree.isArranged(id) else {
                continue
            }
            // An arranger lets a hidden view keep its frame, and gives it no room.
            if new.tree[id].isHidden { end.layout[id].absoluteFrame.height = 0 }
            if old.tree[id].isHidden { start.layout[id].absoluteFrame.height = 0 }
        }
        keepRoom()
    }

    /// What is transparent at one end and visible at the other is drawn at both: a picture leaves out what has no opacity
    /// at all.
    private mutating func keepDrawn(_ id: ItemID) {
        let (first, last) = (start.tree[id].appearance.alpha, end.tree[id].appearance.alpha)
        if first <= 0, last > 0 { start.tree[id].appearance.alpha = Self.unseen }
        if last <= 0, first > 0 { end.tree[id].appearance.alpha = Self.unseen }
    }

    /// The same for what has no length at one end.
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

    /// An opacity, and a length in points, that changes no pixel.
    private static let unseen = 1e-4

    /// The new layout with the old frames: items that both have start where they were, others stand in their superview
    /// as they will.
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
    /// The guide between its two views where another layout has them; across the axis it keeps its distances from the
    /// stack's edges.
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
    /// The properties that UIKit animates, as another state of the view has them.
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
