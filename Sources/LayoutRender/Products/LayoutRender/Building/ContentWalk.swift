/// A step of the walk over the tree, kept in a list instead of on the call stack: trees may be deep.
///
/// `leave` ends the groups that `enter` of the same view began, and the level and style that the view put its contents on.
private enum WalkStep {
    /// Draw the view, then visit its subviews.
    case enter(ItemID)
    /// End the view: its border, and as many groups as it began.
    /// - Parameter theme: of what follows.
    case leave(ItemID, groups: Int, theme: Theme)
}

/// The content of the screen, view by view, in the order in which UIKit paints: a view's background, content, subviews
/// in order, border.
extension PictureBuilder {
    /// What the screen would show of `root` and everything below it.
    ///
    /// A view outside the window of its scroll view is skipped with its subviews, unless one of them reaches into the
    /// window.
    mutating func drawContent(of root: ItemID) {
        let clip: Shape? = options.layers.contains(.overflow) ? nil : screenShape
        list.append(.begin(DisplayGroup(id: uniqueID("content"), clip: clip)))
        // A film draws everything, since any view may become visible during an animation.
        let drawsAll = isFilm
        walk(from: root, named: options.namesGroups || isFilm ? "" : nil) { item in
            drawsAll || item.window.map(item.reach.intersects) ?? true
        }
        list.append(.end)
    }

    /// Draws scroll content outside the scroll views' windows, faded and clipped to the outside of the windows and of what
    /// the screen shows beside them.
    ///
    /// Each scroll view's content lies in a group of its own with an opacity of 0.42, on the paper of the scroll
    /// view's background.
    mutating func drawGhosts() {
        if options.isLayered { list.append(.begin(DisplayGroup(id: uniqueID("layer-scroll-content")))) }
        defer { if options.isLayered { list.append(.end) } }
        let ghosted = ghostedScrollViews()
        let seen = ghosted.isEmpty ? [] : seenViews()
        for id in ghosted {
            let window = self[id].frame
            let content = contentRect(of: id)
            guard let clip = ghostShape(of: id, content, among: seen) else { continue }
            let title = "content of \(name(of: id)) outside its window"
            var ghost = DisplayGroup(title: title, clip: clip, opacity: 0.42)
            if isFilm { ghost.id = uniqueID("content-" + groupName(of: id)) }
            list.append(.begin(ghost))
            let paper = tree[id].appearance.backgroundColor.map { theme.color($0, tint: self[id].tint) }
            list.fill(.rect(content), paper ?? theme.system("systemBackground"))
            if options.layers.contains(.content) {
                let drawsAll = isFilm
                for child in tree[id].subviews {
                    walk(from: child, named: isFilm ? "ghost-" : nil) { drawsAll || !window.contains($0.reach) }
                }
            }
            list.append(.end)
            beginPart("edge", of: id)
            list.stroke(.rect(content.insetBy(0.5)), Stroke(color: theme.leaf, width: 1, dash: [2, 3]))
            endPart()
        }
    }

    /// Draws `root` and its descendants; subtrees that `isWanted` refuses are skipped.
    ///
    /// The list replaces recursion: a document may nest as deep as `--max-nesting` allows.
    ///
    /// - Parameter prefix: the prefix of the names of the views' groups; nil: groups have no names.
    private mutating func walk(from root: ItemID, named prefix: String?, isWanted: (PlacedItem) -> Bool) {
        var steps = [WalkStep.enter(root)]
        while let step = steps.popLast() {
            switch step {
            case .leave(let id, let groups, let outer):
                if !screen.edgeEffects.isEmpty { drawEdgeEffects(of: id) }
                if groups > 1 { list.append(.end) }
                drawBorder(of: id)
                list.append(.end)
                theme = outer
            case .enter(let id):
                let item = self[id]
                guard item.isShown, !tree[id].kind.isGuide, isWanted(item) else { continue }
                let outer = theme
                if screen.elevatedViews.contains(id) { theme.isElevated = true }
                theme.isDark = item.isDark
                guard let groups = beginView(id, named: prefix) else {
                    theme = outer
                    continue
                }
                steps.append(.leave(id, groups: groups, theme: outer))
                for child in tree[id].subviews.reversed() { steps.append(.enter(child)) }
            }
        }
    }

    /// Opens the group of a view, paints the view without its subviews, and opens a second group if the view clips its
    /// subviews; nil for a view of which nothing is visible.
    private mutating func beginView(_ id: ItemID, named prefix: String?) -> Int? {
        let appearance = tree[id].appearance
        if appearance.alpha <= 0 { return nil }
        let frame = self[id].frame
        var group = DisplayGroup(opacity: min(max(appearance.alpha.isNaN ? 1 : appearance.alpha, 0), 1))
        if let prefix {
            group.id = uniqueID(prefix + (options.isLayered ? "v\(id.index)" : groupName(of: id)))
            group.title = title(of: id)
        }
        let outline = options.outlines.isEmpty ? nil : options.outlines[id]
        group.transform = transform(of: id)
        if group.transform?.isDrawable == false { return nil }
        group.clip = outline?.mask?.offset(by: frame.origin)
        list.append(.begin(group))
        let radius = appearance.cornerRadius?.shown(in: frame.size) ?? 0
        let card = outline?.edge?.offset(by: frame.origin) ?? cardShape(of: id)
        let shape = card ?? Self.outline(frame, radius: radius, appearance.maskedCorners)
        let clips = clips(id)
        let color = appearance.backgroundColor.map { theme.color($0, tint: self[id].tint) } ?? .clear
        if !frame.isEmpty, color.alpha > 0 || appearance.gradient != nil {
            if appearance.shadow.opacity > 0, !clips { drawShadow(of: id, radius) }
            // A label's background is the content of its layer, which nothing but clipping cuts. [public reports]
            let isContent = tree[id].kind == .label && !clips && card == nil
            if color.alpha > 0 { list.fill(isContent ? .rect(frame) : shape, color) }
            if let gradient = appearance.gradient {
                list.fill(shape, .fade(fade(gradient, in: frame, tint: self[id].tint)))
            }
        } else if appearance.shadow.opacity > 0, !clips {
            drawShadow(insideOf: id)
        }
        guard clips || card != nil && outline?.edge == nil else {
            drawOwnContent(of: id)
            return 1
        }
        list.append(.begin(DisplayGroup(clip: shape)))
        drawOwnContent(of: id)
        return 2
    }

    /// The border lies inside the frame and above the subviews, as a CALayer's border does.
    private mutating func drawBorder(of id: ItemID) {
        let appearance = tree[id].appearance
        guard appearance.borderWidth > 0, appearance.borderWidth < 1000 else { return }
        let frame = self[id].frame
        let width = min(appearance.borderWidth, max(0, min(frame.width, frame.height) / 2))
        guard width > 0 else { return }
        let color = appearance.borderColor.map { theme.color($0, tint: self[id].tint) } ?? .black
        if let edge = options.outlines[id]?.edge?.offset(by: frame.origin) {
            // The inner half of a line that is twice as wide.
            list.group(DisplayGroup(clip: edge)) { $0.stroke(edge, Stroke(color: color, width: width * 2)) }
            return
        }
        let radius = max(0, cornerRadius(of: id) - width / 2)
        let inner = frame.insetBy(width / 2)
        list.stroke(
            Self.outline(inner, radius: radius, appearance.maskedCorners), Stroke(color: color, width: width))
    }

    /// A gradient of the theme's colours through a frame.
    ///
    /// CAGradientLayer draws in the unit square and stretches the square to the bounds: lines of one colour are at right
    /// angles to the way in the square, and lie aslant in other bounds.
    private func fade(_ gradient: GradientLayer, in frame: Rect, tint: RGBA) -> Fade {
        let (unit, way) = (gradient.startPoint, gradient.endPoint)
        let start = Point(x: frame.x + unit.x * frame.width, y: frame.y + unit.y * frame.height)
        // The share of the way grows by the slope for a point along each axis.
        let slope = Point(x: (way.x - unit.x) / frame.width, y: (way.y - unit.y) / frame.height)
        let (dx, dy) = (way.x - unit.x, way.y - unit.y)
        let steepness = (slope.x * slope.x + slope.y * slope.y) / (dx * dx + dy * dy)
        let isWay = steepness.isFinite && steepness > 0
        let end = isWay ? Point(x: start.x + slope.x / steepness, y: start.y + slope.y / steepness) : start
        return Fade(
            from: start, to: end,
            gradient.stops.map { .init(share: $0.location, color: theme.color($0.color, tint: tint)) })
    }

    /// A rectangle with round corners at the corners of a mask.
    static func outline(_ rect: Rect, radius: Double, _ corners: CornerMask) -> Shape {
        guard radius > 0, !corners.isEmpty else { return .rect(rect) }
        return corners == .all
            ? .roundedRect(rect, radius: radius) : .path(RoundedCorners.path(rect, radius: radius, corners))
    }

    /// The radius in points at the item's frame.
    func cornerRadius(of id: ItemID) -> Double { tree[id].appearance.cornerRadius?.shown(in: self[id].frame.size) ?? 0 }

    /// `label name, 22 20 315 21`
    private func title(of id: ItemID) -> String {
        let frame = layout[id].frame
        let kind = tree[id].className ?? tree[id].kind.rawValue
        let name = name(of: id)
        var title = kind
        if name != kind { title += " " + name }
        title += ", " + SVGNumber.text(frame.x) + " " + SVGNumber.text(frame.y)
        title += " " + SVGNumber.text(frame.width) + " " + SVGNumber.text(frame.height)
        return title
    }
}
