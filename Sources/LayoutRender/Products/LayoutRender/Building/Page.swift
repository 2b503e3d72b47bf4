/// How much of the plane a picture shows, and on what ground.
extension PictureBuilder {
    /// Room around the screen when something is drawn outside it, in points.
    private static let margin = 12.0
    /// Margin around a chart, whose labels may lie outside the screen, and the minimum width of the caption.
    private static let chartMargin = 26.0
    /// In points; a narrower picture gets equal room at both sides.
    private static let captionWidth = 340.0

    /// Sets the picture's bounds and paints the page and the screen's background.
    ///
    /// The picture is as large as the screen unless a layer draws something outside: scroll content, parked hidden
    /// views, overflow or a chart. Then the screen lies on a page with a margin. The pictures of a film share one
    /// rectangle.
    mutating func layOutPage() {
        let root = self[tree.root].frame.isDrawable ? self[tree.root].frame : .zero
        let screen = screenRect.map(root.union) ?? root
        var reach = screen
        if options.layers.contains(.scrollContent) {
            for id in ghostedScrollViews() { reach = reach.union(contentRect(of: id)) }
        }
        if options.layers.contains(.hidden) {
            for id in layout.hidden where isParkedInSight(id) { reach = reach.union(self[id].frame) }
        }
        if options.layers.contains(.overflow) {
            for id in order where self[id].isShown && self[id].window == nil { reach = reach.union(self[id].frame) }
        }
        if let chart, let chartReach = self.reach(of: chart) { reach = reach.union(chartReach) }
        var needsPage = reach != screen || chart != nil
        if needsPage { reach = reach.insetBy(chart == nil ? -Self.margin : -Self.chartMargin) }
        list.bounds = cut(reach, around: screen)
        if let shared = options.film?.bounds {
            needsPage = shared != screen
            list.bounds = shared
        }
        if chart != nil, list.bounds.width < Self.captionWidth {
            list.bounds.x -= (Self.captionWidth - list.bounds.width) / 2
            list.bounds.width = Self.captionWidth
        }
        let background: RGBA? =
            switch options.background {
            case .automatic: theme.system("systemBackground")
            case .color(let color): theme.color(color, tint: self[tree.root].tint)
            case .transparent: nil
            }
        if needsPage {
            list.background = options.background == .transparent || options.isLayered ? nil : theme.page
            if let background { list.fill(.rect(screen), background) }
        } else {
            list.background = background
        }
    }

    /// As much of `reach` as the limits allow at the picture's scale; the screen itself is never cut here.
    ///
    /// - Parameters:
    ///   - reach: everything that would be drawn.
    ///   - screen: never smaller than this; its own size is checked against the limits when the picture is drawn.
    private mutating func cut(_ reach: Rect, around screen: Rect) -> Rect {
        let scale = min(max(options.scale, 0.1), 8)
        let side = Double(min(options.limits.maximumSide, 32_767)) / scale - 64
        let area = Double(min(options.limits.maximumPixels, RenderLimits.pixelCap)) / (scale * scale) * 0.9
        var bounds = reach
        func limit(_ axis: Axis, _ length: Double) {
            let limit = max(length, screen.size[axis])
            guard bounds.size[axis] > limit else { return }
            // At most a quarter of the limit lies before the screen; the end is cut.
            let start = min(max(bounds.origin[axis], screen.origin[axis] - limit / 4), screen.origin[axis])
            bounds.origin[axis] = start
            bounds.size[axis] = min(limit, reach.origin[axis] + reach.size[axis] - start)
        }
        limit(.horizontal, min(side, 8000))
        limit(.vertical, min(side, area / max(bounds.width, 1)))
        if bounds != reach { note("the picture is cut: its content reaches further than a picture may") }
        return bounds
    }

    /// Whether a hidden item's frame can be shown: no ancestor hides the item.
    func isParkedInSight(_ id: ItemID) -> Bool {
        guard let parent = tree[id].superview else { return false }
        return layout[id].isInstalled && self[parent].isShown && self[id].frame.isDrawable
    }

    // MARK: Scroll content

    /// Scroll views with content outside their windows, at most three levels deep, to bound the cost of nesting.
    func ghostedScrollViews() -> [ItemID] {
        order.filter { id in
            guard tree[id].scroll?.clipsToBounds == true, self[id].isShown, self[id].scrollDepth < 3 else {
                return false
            }
            let content = contentRect(of: id)
            return !self[id].frame.insetBy(-0.5).contains(content)
        }
    }

    /// The rectangle of a scroll view's content at the scroll view's offset, united with its window.
    func contentRect(of id: ItemID) -> Rect {
        let frame = self[id].frame
        guard let size = layout.contentSize(of: id), let scroll = tree[id].scroll else { return frame }
        let content = Rect(
            x: frame.x - scroll.contentOffset.x + self[id].contentInset.x,
            y: frame.y - scroll.contentOffset.y + self[id].contentInset.y,
            width: max(0, size.width), height: max(0, size.height))
        return content.isDrawable ? content.union(frame) : frame
    }
}
