/// Which function draws which kind of view.
extension PictureBuilder {
    /// Draws a view's own content, by its kind. The switch has no default, so that a new kind cannot be forgotten. A
    /// bar of an Interface Builder file is drawn with its items, whatever its kind.
    mutating func drawOwnContent(of id: ItemID) {
        guard !self[id].frame.isEmpty else { return }
        if let bar = screen.viewBars[id] {
            return bar.isOfScreen ? drawScreenBar(bar.contents, of: id) : drawViewBar(bar.contents, of: id)
        }
        let kind = tree[id].kind
        switch kind {
        case .label, .textField, .textView: drawTextView(id)
        case .button: if case .button(let button) = tree[id].content { drawButton(button, id) }
        case .imageView: drawImageView(id)
        case .switch: drawControl(id) { $0.drawSwitch($1, $2, isMirrored: $3) }
        case .slider: drawControl(id) { $0.drawSlider($1, $2, isMirrored: $3) }
        case .stepper: drawControl(id) { builder, state, item, _ in builder.drawStepper(state, item) }
        case .segmentedControl: drawControl(id) { $0.drawSegments($1, $2, isMirrored: $3) }
        case .progressView: drawControl(id) { $0.drawProgress($1, $2, isMirrored: $3) }
        case .activityIndicatorView: drawActivity(id)
        case .pageControl: drawControl(id) { $0.drawPages($1, $2, isMirrored: $3) }
        case .datePicker, .pickerView: drawPicker(id)
        case .searchBar: drawSearchBar(id)
        case .navigationBar, .toolbar, .tabBar: drawBar(id)
        case .tableView: drawTableTitles(id)
        case .tableViewCell: drawCell(id)
        case .collectionView where tree[id].stackedRows != nil: drawTableTitles(id)
        case .collectionViewCell where tree[id].superview.map { tree[$0].stackedRows != nil } ?? false: drawCell(id)
        case .visualEffectView:
            drawEffect(of: id)
            drawPlainView(id)
        case .webView, .mapView: drawPlaceholder(id, title: kind == .mapView ? "Map" : "Web")
        case .view, .stackView, .scrollView, .collectionView, .collectionViewCell, .collectionReusableView,
            .containerView, .layoutGuide, .layoutContainer:
            drawPlainView(id)
        }
        if tree[id].scroll != nil, options.layers.contains(.scrollContent), !options.isLayered {
            drawScrollIndicators(id)
        }
    }

    /// The look of a custom class without subviews is unknown; the class name is drawn instead.
    private mutating func drawPlainView(_ id: ItemID) {
        let kind = tree[id].kind
        guard tree[id].subviews.isEmpty, id != tree.root else { return }
        switch tree[id].content {
        case .text: drawTextView(id)
        case .image: drawImageView(id)
        case .button(let button): drawButton(button, id)
        case .control, .none:
            if let scene = screen.embedded[id] { return drawEmbedded(scene, in: id) }
            if kind == .containerView { return drawPlaceholder(id, title: "Container") }
            if let name = tree[id].className, name != kind.rawValue { drawPlaceholder(id, title: name) }
        }
    }

    /// A pale box with a word in the middle, for content that cannot be drawn. The font has half of the frame's
    /// height, from 7 to 13 points, and the word is dark on a light background and white on a dark one.
    mutating func drawPlaceholder(_ id: ItemID, title: String) {
        let frame = self[id].frame
        let hasBackground = tree[id].appearance.backgroundColor != nil
        if !hasBackground { list.fill(.rect(frame), theme.system("quaternarySystemFill")) }
        let background = tree[id].appearance.backgroundColor.map { theme.color($0, tint: self[id].tint) }
        let isLight =
            (background?.over(theme.system("systemBackground")) ?? theme.system("systemBackground")).luminance
            > 0.5
        let color = (isLight ? RGBA.black : .white).opacity(0.42)
        let size = min(13, max(7, (isFilm ? settledSize(of: id).height : frame.height) * 0.5))
        drawLine(title, font: .system(size), color: color, in: frame.insetBy(2), alignment: .center)
    }

    /// The scroll indicators, which show the visible part of the content. A screenshot has none: UIKit shows them while a view
    /// scrolls.
    ///
    /// An indicator is as long as the visible share of the content, at least 24 points, and leaves 4 points at both
    /// ends.
    ///
    /// A direction in which the content fits has none, nor has a view of at most 40 points, which an indicator would
    /// fill.
    private mutating func drawScrollIndicators(_ id: ItemID) {
        guard let size = layout.contentSize(of: id), let scroll = tree[id].scroll, scroll.isScrollEnabled else {
            return
        }
        let frame = self[id].frame
        let color = theme.ink.opacity(0.3)
        for axis in Axis.allCases
        where axis == .horizontal ? scroll.showsHorizontalScrollIndicator : scroll.showsVerticalScrollIndicator {
            let window = frame.size[axis]
            let content = size[axis]
            guard content > window + 0.5, window > 40, content.isFinite else { continue }
            let length = max(24, (window - 8) * window / content)
            let progress = min(max(scroll.contentOffset[axis] / (content - window), 0), 1)
            var bar = Rect(x: frame.maxX - 5.5, y: frame.maxY - 5.5, width: 2.5, height: 2.5)
            bar.origin[axis] = frame.origin[axis] + 4 + (window - 8 - length) * progress
            bar.size[axis] = length
            list.fill(.roundedRect(bar, radius: 1.25), color)
        }
    }
}
