import Notation

/// The layers that mark areas: safe area, margins, gaps, hidden views, guides, baselines and overflow.
///
/// Each function draws one layer over the content. All frames are those of the layout.
extension PictureBuilder {
    /// Draws the safe area insets along the root's edges.
    ///
    /// The insets are the environment's, which UIKit gives to the root view: what bars, the sensor housing and the
    /// home indicator cover. Safe areas of views further inside are not drawn.
    mutating func drawSafeArea() {
        let frame = self[tree.root].frame
        let insets = environment.safeAreaInsets
        guard insets != .zero else { return }
        let inner = frame.inset(by: insets)
        guard inner.width >= 0, inner.height >= 0 else { return }
        let hatch = Hatch(
            color: theme.safeArea.opacity(0.55), background: theme.safeArea.opacity(0.14), direction: .falling,
            spacing: 7, lineWidth: 1)
        for band in Self.bands(frame, inner) { list.fill(.rect(band), .hatch(hatch)) }
        list.stroke(.rect(inner), Stroke(color: theme.safeArea, width: 1, dash: [6, 3]))
        label("safe area", at: inner, color: theme.safeArea)
    }

    /// Draws the layout margins of the views that use them: a constraint or a stack refers to them, or the source sets
    /// them.
    ///
    /// Every view has margins, of 8 points by default; drawing all of them would hide the picture.
    mutating func drawMargins() {
        var uses = [Bool](repeating: false, count: tree.count)
        for constraint in tree.constraints where constraint.isActive {
            for anchor in [constraint.first, constraint.second].compactMap({ $0 }) where anchor.usesMargins {
                uses[Int(anchor.item.index)] = true
            }
        }
        for id in order where isInSight(id) {
            let view = tree[id]
            let isUsed =
                uses[Int(id.index)] || view.layoutMargins != nil
                || view.stack?.isLayoutMarginsRelativeArrangement == true
            let margins = layout[id].layoutMargins
            guard isUsed, margins != .zero else { continue }
            beginPart("margins", of: id)
            defer { endPart() }
            let frame = self[id].frame
            let inner = frame.inset(by: margins)
            guard inner.isDrawable, inner.width >= 0, inner.height >= 0 else { continue }
            for band in Self.bands(frame, inner) { list.fill(.rect(band), theme.margin.opacity(0.16)) }
            list.stroke(.rect(inner), Stroke(color: theme.margin, width: 0.75, dash: [3, 2]))
        }
    }

    /// The up to four parts of `outer` beyond the edges of `inner`; an edge of `inner` that sticks out makes no band.
    ///
    /// Top and bottom over the whole width, left and right between them: no point is painted twice, as the colours are
    /// translucent.
    static func bands(_ outer: Rect, _ inner: Rect) -> [Rect] {
        let top = max(outer.minY, inner.minY)
        let bottom = min(outer.maxY, inner.maxY)
        return [
            Rect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
            Rect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
            Rect(x: outer.minX, y: top, width: inner.minX - outer.minX, height: bottom - top),
            Rect(x: inner.maxX, y: top, width: outer.maxX - inner.maxX, height: bottom - top),
        ].filter { !$0.isEmpty }
    }

    /// Stack gaps: hatched between the neighbours, with their length. A gap of `equalCentering` reaches from centre to
    /// centre and is drawn as a strip, so that the views under the gap stay visible.
    ///
    /// A negative length is an overlap of the neighbours and drawn in the colour of errors. Neighbouring centre gaps
    /// overlap, hence their hatches alternate in direction.
    mutating func drawGaps() {
        for (index, gap) in layout.gaps.enumerated() where isInSight(gap.stack) && gap.frame.isDrawable {
            let isCovered = self[gap.before].isCovered && self[gap.after].isCovered
            guard let axis = tree[gap.stack].stack?.axis, !isCovered else { continue }
            beginPart("gap-\(groupName(of: gap.before))-\(groupName(of: gap.after))")
            defer { endPart() }
            var rect = gap.frame.offset(by: self[gap.stack].frame.origin)
            let isOverlap = gap.length < 0
            if isOverlap {
                rect.origin[axis] += rect.size[axis]
                rect.size[axis] = -rect.size[axis]
            }
            if gap.kind == .equalCentering {
                let cross = axis.cross
                let width = min(9, rect.size[cross])
                rect.origin[cross] += (rect.size[cross] - width) / 2
                rect.size[cross] = width
            }
            let color = isOverlap ? theme.error : theme.gap
            let direction: Hatch.Direction =
                gap.kind == .equalCentering && !index.isMultiple(of: 2) ? .falling : .rising
            let hatch = Hatch(
                color: color.opacity(0.75), background: color.opacity(0.16), direction: direction, spacing: 5,
                lineWidth: 0.9)
            if rect.width > 0, rect.height > 0 { list.fill(.rect(rect), .hatch(hatch)) }
            if gap.kind != .spacing {
                list.stroke(.rect(rect), Stroke(color: color, width: 0.6))
            }
            let text = PlainNumber.text((gap.length * 100).rounded() / 100)
            label(text, along: axis.cross, of: rect, color: color, fontSize: 7.5)
        }
    }

    /// Hidden arranged views at the frames that the engine gives them: dashed, and crossed out if the area is not 0.
    ///
    /// UIStackView keeps a hidden arranged view in its hierarchy with a frame of its own; the layer shows where.
    mutating func drawHidden() {
        for id in layout.hidden where isParkedInSight(id) {
            let frame = self[id].frame
            guard frame.insetBy(-0.5).intersects(list.bounds) else { continue }
            beginPart("hidden", of: id)
            defer { endPart() }
            let stroke = Stroke(color: theme.hidden, width: 1, dash: [3, 2.5])
            if frame.width > 1, frame.height > 1 {
                let hatch = Hatch(color: theme.hidden.opacity(0.3), direction: .falling, spacing: 9, lineWidth: 0.6)
                if !isTaken(frame, from: id) { list.fill(.rect(frame), .hatch(hatch)) }
                list.stroke(.rect(frame.insetBy(0.5)), stroke)
            } else {
                // Length 0 along one axis: a dashed line, with knobs so that the line is noticed.
                let isUpright = frame.width <= frame.height
                let start = Point(x: isUpright ? frame.midX : frame.minX, y: isUpright ? frame.minY : frame.midY)
                let end = Point(x: isUpright ? frame.midX : frame.maxX, y: isUpright ? frame.maxY : frame.midY)
                list.stroke(.line(start, end), stroke)
                annotations.texts.append(frame.insetBy(-2))
                for point in [start, end] {
                    list.fill(.ellipse(Rect(x: point.x - 2, y: point.y - 2, width: 4, height: 4)), theme.hidden)
                }
            }
            label(
                "\(shortName(of: id)) (hidden)", short: shortName(of: id), at: frame, color: theme.hidden,
                style: .dashed, owner: id)
        }
    }

    /// Whether a sibling is drawn where a hidden view would be: hatching would lie over the sibling's content. Asks the first
    /// thousand siblings.
    private func isTaken(_ frame: Rect, from id: ItemID) -> Bool {
        guard let parent = tree[id].superview else { return false }
        return tree[parent].subviews.prefix(1_000).contains { other in
            guard other != id, !tree[other].kind.isGuide, isInSight(other) else { return false }
            let common = visibleFrame(of: other).intersection(frame)
            return common.width > 1 && common.height > 1
        }
    }

    /// Layout guides and containers: dashed and named.
    mutating func drawGuides() {
        for id in order where tree[id].kind.isGuide && isInSight(id) {
            beginPart("guide", of: id)
            defer { endPart() }
            let frame = self[id].frame
            let isContainer = tree[id].kind == .layoutContainer
            if isContainer, !frame.isEmpty { list.fill(.rect(frame), theme.guide.opacity(0.08)) }
            let inset = min(0.5, max(0, min(frame.width, frame.height) / 2))
            list.stroke(
                .rect(frame.insetBy(inset)), Stroke(color: theme.guide, width: 1, dash: isContainer ? [6, 2] : [2, 2]))
            label(name(of: id), at: visibleFrame(of: id), color: theme.guide, owner: id)
        }
    }

    /// The first and the last baseline of each text, across its view.
    ///
    /// A stack's baseline is that of one of its views and not drawn twice.
    mutating func drawBaselines() {
        for id in order where isInSight(id) && self[id].isShown {
            guard let baselines = layout[id].baselines, tree[id].kind != .stackView else { continue }
            beginPart("baselines", of: id)
            defer { endPart() }
            let frame = self[id].frame
            let first = frame.minY + baselines.first
            let last = frame.maxY - baselines.last
            for y in abs(first - last) > 0.5 ? [first, last] : [first] where y.magnitude < 4e6 {
                list.stroke(
                    .line(Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y)),
                    Stroke(color: theme.baseline, width: 0.75))
                list.fill(.ellipse(Rect(x: frame.minX - 1.5, y: y - 1.5, width: 3, height: 3)), theme.baseline)
            }
        }
    }

    /// Outlines items that leave the screen or a clipping view, and truncated texts.
    ///
    /// A subview of a scroll view may lie anywhere in the content. Half a point beyond an edge is rounding and no
    /// overflow.
    mutating func drawOverflow() {
        let screen = self[tree.root].frame
        for id in order where self[id].isShown && id != tree.root && !tree[id].kind.isGuide {
            guard let parent = tree[id].superview, tree[parent].scroll == nil else { continue }
            beginPart("overflow", of: id)
            defer { endPart() }
            let frame = self[id].frame
            let window = self[id].window.map { self[id].scrollDepth > 0 ? $0.union(frame) : $0 } ?? screen
            guard frame.width > 0, frame.height > 0, !window.insetBy(-0.51).contains(frame), isInSight(id) else {
                continue
            }
            list.stroke(.rect(frame.insetBy(0.5)), Stroke(color: theme.error, width: 1, dash: [1.5, 1.5]))
            for band in Self.bands(frame, frame.intersection(window)) where !frame.intersection(window).isEmpty {
                list.fill(.rect(band), theme.error.opacity(0.22))
            }
            label("\(name(of: id)) sticks out", at: visibleFrame(of: id), color: theme.error, owner: id)
        }
        for id in annotations.truncated where isInSight(id) {
            beginPart("cut", of: id)
            defer { endPart() }
            let frame = self[id].frame
            list.fill(.rect(Rect(x: frame.maxX - 2, y: frame.minY, width: 2, height: frame.height)), theme.error)
            label("text cut", at: frame, color: theme.error, isOptional: true)
        }
    }
}

extension Anchor {
    /// Whether the anchor depends on the item's layout margins.
    var usesMargins: Bool {
        if region == .layoutMargins || region == .readableContent { return true }
        switch attribute {
        case .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            return true
        default: return false
        }
    }
}
