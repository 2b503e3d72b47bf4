/// The position of one item of the tree in the picture.
struct PlacedItem {
    /// In the picture's coordinates: the root's, with every scroll view's offset applied.
    var frame: Rect = .zero
    /// The part of the plane that clipping ancestors leave visible; nil for the whole plane.
    var window: Rect?
    /// The smallest rectangle around the item and its drawn descendants.
    var reach: Rect = .zero
    /// False for an item that is hidden, inside a hidden item, not installed, or not drawable.
    var isShown = false
    /// Whether the item is scrolled out, and lies where the screen shows a view beside its scroll view.
    var isCovered = false
    /// The value of `tintColor` for this item.
    var tint = RGBA.clear
    /// Whether the item is drawn in the dark style: the page's unless a view overrides the style.
    var isDark = false
    /// Number of scroll view ancestors.
    var scrollDepth = 0
    /// How far a scroll view at rest moves its content from its origin.
    var contentInset = Point.zero
}

extension LayoutScene {
    /// How far a picture moves each item from its frame in the root's coordinates, by the item's index: by the offsets of the
    /// scroll views around the item, and by their insets at rest.
    package func scrolledDistances(in layout: ResolvedLayout) -> [Point] {
        var builder = PictureBuilder(scene: self, layout: layout, options: RenderOptions())
        builder.place()
        return zip(builder.placed, layout.items).map { placed, item in
            let (shown, frame) = (placed.frame, item.absoluteFrame)
            return frame.isDrawable ? Point(x: shown.x - frame.x, y: shown.y - frame.y) : .zero
        }
    }
}

extension PictureBuilder {
    /// Fills `placed` and `order`, parents first.
    mutating func place() {
        let rootTint =
            screen.chrome?.tint.map { theme.color($0, tint: theme.system("systemBlue")) } ?? theme.system("systemBlue")
        order.reserveCapacity(tree.count)
        list.items.reserveCapacity(tree.count * 4)
        usedIDs.reserveCapacity(tree.count)
        tree.forEachDescendant(of: tree.root) { id in order.append(id) }
        let isDark = theme.isDark
        for id in order { place(id, rootTint: rootTint, isDark: isDark) }
        theme.isDark = isDark
        placeCards()
        // Reaches are computed from the leaves upwards.
        for id in order.reversed() {
            guard let parent = tree[id].superview, id != tree.root else { continue }
            let item = placed[Int(id.index)]
            guard item.isShown, !tree[id].kind.isGuide, !clips(parent) else { continue }
            let place = Int(parent.index)
            placed[place].reach = placed[place].reach.union(transform(of: id)?.bounds(of: item.reach) ?? item.reach)
        }
    }

    /// One item after its superview: frame, window, tint and visibility are handed down. A window is the intersection
    /// of the frames of all clipping ancestors; UIView.tintColor is inherited until a view sets its own, as is the style.
    private mutating func place(_ id: ItemID, rootTint: RGBA, isDark: Bool) {
        let resolved = layout[id]
        var item = PlacedItem()
        item.frame = resolved.absoluteFrame
        item.tint = rootTint
        item.isDark = isDark
        item.isShown = resolved.isInstalled && !tree[id].isHidden && resolved.absoluteFrame.isDrawable
        if !resolved.absoluteFrame.isDrawable {
            note("\(name(of: id)) is left out: its frame is not drawable")
            item.frame = .zero
        }
        if id != tree.root, let parent = tree[id].superview {
            let above = placed[Int(parent.index)]
            let offset = offsets[Int(parent.index)]
            item.frame = item.frame.offset(by: Point(x: -offset.x, y: -offset.y))
            item.isShown = item.isShown && above.isShown
            item.window = above.window
            item.tint = above.tint
            item.isDark = above.isDark
            item.scrollDepth = above.scrollDepth + (tree[parent].scroll == nil ? 0 : 1)
            if clips(parent) { item.window = above.window.map { $0.intersection(above.frame) } ?? above.frame }
            offsets[Int(id.index)] = offset
        }
        // What clips from outside lies elsewhere in the plane of a view that is turned.
        if !options.outlines.isEmpty, options.outlines[id]?.transform != nil { item.window = nil }
        if let scroll = tree[id].scroll, scroll.contentOffset.x.magnitude < 1e6, scroll.contentOffset.y.magnitude < 1e6
        {
            offsets[Int(id.index)].x += scroll.contentOffset.x
            offsets[Int(id.index)].y += scroll.contentOffset.y
        }
        item.contentInset = adjustedContentInset(of: id)
        offsets[Int(id.index)].x -= item.contentInset.x
        offsets[Int(id.index)].y -= item.contentInset.y
        takeStyle(of: id, into: &item)
        if let tint = tree[id].appearance.tintColor { item.tint = theme.color(tint, tint: item.tint) }
        item.reach = item.frame
        placed[Int(id.index)] = item
    }

    /// The style that a view overrides, and with the style the system's tint. The root's style is the whole picture's.
    private mutating func takeStyle(of id: ItemID, into item: inout PlacedItem) {
        theme.isDark = item.isDark
        guard id != tree.root, let style = tree[id].appearance.overrideUserInterfaceStyle,
            (style == .dark) != item.isDark
        else { return }
        let isUsual = item.tint == theme.system("systemBlue")
        item.isDark.toggle()
        theme.isDark = item.isDark
        if isUsual { item.tint = theme.system("systemBlue") }
    }

    /// How a view is turned and scaled in the picture's coordinates.
    func transform(of id: ItemID) -> AffineMatrix? {
        options.outlines.isEmpty ? nil : options.outlines[id]?.transform?.about(self[id].frame.origin)
    }

    /// Whether a view clips its subviews.
    func clips(_ id: ItemID) -> Bool { tree[id].clipsToBounds }

    /// Whether an item's content runs from right to left.
    func isMirrored(_ id: ItemID) -> Bool {
        (tree[id].forcedLayoutDirection ?? environment.layoutDirection) == .rightToLeft
    }

    /// The item's name in the picture.
    ///
    /// The document's label, else the id that the document states, else the class.
    func name(of id: ItemID) -> String {
        if let label = tree[id].label, !label.isEmpty { return label }
        if tree[id].hasOwnIdentifier { return tree[id].identifier }
        return tree[id].className ?? tree[id].kind.rawValue
    }
}
