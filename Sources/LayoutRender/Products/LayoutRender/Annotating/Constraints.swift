/// The layer `constraints`: what Interface Builder draws for a selected view, for all views at once.
extension PictureBuilder {
    /// Explicit constraints as dimension lines: from anchor to anchor, with the constant, the relation and the
    /// priority.
    ///
    /// Placeholders are left out, as they exist in Interface Builder only. More than 5,000 are not drawn, and a note
    /// says so.
    ///
    /// In a film each constraint is a part of its own, named `constraint-` and its index in `LayoutTree.constraints`.
    mutating func drawConstraints() {
        // Constraints of a conflict are drawn with the conflict, in the colour of errors.
        let conflicts = layout.diagnostics.filter { $0.kind == .conflict }.flatMap(\.constraintIndices)
        let inConflict: Set<Int> = options.layers.contains(.ambiguity) ? Set(conflicts) : []
        var drawn = 0
        for (index, constraint) in tree.constraints.enumerated() {
            guard constraint.isActive, !constraint.isPlaceholder, !inConflict.contains(index),
                isInSight(constraint.first.item)
            else { continue }
            drawn += 1
            guard drawn <= 5000 else {
                note("only the first 5000 constraints are drawn")
                return
            }
            beginPart("constraint-\(index)")
            drawConstraint(constraint, color: theme.ink.opacity(0.85))
            endPart()
        }
    }

    /// Draws a constraint as a dimension line between its two anchors; a width or height is drawn inside the view.
    ///
    /// A constraint of a width with another view's height, or of a place with a length, has no line between two
    /// anchors: only the first anchor's dimension is drawn.
    /// - Parameter isBroken: whether a conflict set the constraint aside: the line is dashed, and its label says so.
    mutating func drawConstraint(_ constraint: LayoutConstraint, color: RGBA, isBroken: Bool = false) {
        let axis = constraint.first.attribute.axis
        let first = rect(of: constraint.first)
        guard first.isDrawable else { return }
        if constraint.first.attribute.isDimension { return drawDimension(constraint, first, color, isBroken) }
        guard let anchor = constraint.second, !anchor.attribute.isDimension else { return }
        let second = rect(of: anchor)
        guard second.isDrawable else { return }
        let from = position(of: anchor, in: second)
        let to = position(of: constraint.first, in: first)
        // Across the axis the line runs where the two items overlap, or else through the middle of the first item.
        let cross = axis.cross
        let low = max(first.origin[cross], second.origin[cross])
        let high = min(first.origin[cross] + first.size[cross], second.origin[cross] + second.size[cross])
        let strip = high > low ? (low, high) : (first.origin[cross], first.origin[cross] + first.size[cross])
        let lane = takeLane(along: axis, from, to, among: LabelGrid.lanes(from: strip.0, to: strip.1))
        drawMeasure(from: from, to: to, at: lane, axis, color, isBroken)
        if high <= low {
            // A thin line connects to an item that the dimension line does not meet.
            var start = Point.zero
            start[axis] = from
            start[cross] = lane
            var end = start
            end[cross] = min(max(lane, second.origin[cross]), second.origin[cross] + second.size[cross])
            list.stroke(.line(start, end), Stroke(color: color.opacity(0.6), width: 0.5, dash: [1.5, 1.5]))
        }
        guard let text = text(of: constraint, isBroken) else { return }
        var middle = Point.zero
        middle[axis] = (from + to) / 2
        middle[cross] = lane
        label(text, around: middle, color: color, fontSize: 7)
    }

    /// The position for a line across its axis where no earlier line lies.
    private mutating func takeLane(along axis: Axis, _ start: Double, _ end: Double, among wanted: [Double]) -> Double {
        let (lane, line) = annotations.lanes.takeLane(along: axis, from: start, to: end, among: wanted)
        annotations.measures.append(line)
        return lane
    }

    /// A line with a short bar at each end; a thick bar alone when the two ends coincide. A distance of at most 0.75
    /// points has no visible line; its bar marks the edge that both anchors share.
    private mutating func drawMeasure(
        from: Double, to: Double, at lane: Double, _ axis: Axis, _ color: RGBA, _ isBroken: Bool
    ) {
        func point(_ along: Double, _ across: Double) -> Point {
            var point = Point.zero
            point[axis] = along
            point[axis.cross] = across
            return point
        }
        var lines: [(Point, Point)] = [(point(to, lane - 5), point(to, lane + 5))]
        var width = 2.0
        if abs(to - from) > 0.75 {
            lines = [(point(from, lane), point(to, lane))]
            lines += [from, to].map { (point($0, lane - 3), point($0, lane + 3)) }
            width = 0.75
        }
        // A line in the paper's colour below the coloured line: the content under it may have any colour.
        for (start, end) in lines {
            list.stroke(.line(start, end), Stroke(color: theme.paper, width: width + 1.25, hasRoundEnds: true))
        }
        let stroke = Stroke(color: color, width: width, dash: isBroken ? Self.brokenDash : [])
        for (start, end) in lines { list.stroke(.line(start, end), stroke) }
    }

    /// Draws a width or height inside the view.
    ///
    /// The line lies near the bottom of a width, or the right of a height, and moves inwards in steps of 9 points
    /// while another line is there; up to eight steps are tried.
    private mutating func drawDimension(
        _ constraint: LayoutConstraint, _ rect: Rect, _ color: RGBA, _ isBroken: Bool
    ) {
        let axis = constraint.first.attribute.axis
        let cross = axis.cross
        let inset = min(6, rect.size[cross] / 4)
        let far = rect.origin[cross] + rect.size[cross] - inset
        let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
        let count = max(1, min(8, Int((rect.size[cross] / 9).rounded(.down))))
        let lane = takeLane(along: axis, start, end, among: (0..<count).map { far - Double($0) * 9 })
        drawMeasure(from: start, to: end, at: lane, axis, color, isBroken)
        guard let text = text(of: constraint, isBroken) else { return }
        var middle = Point.zero
        middle[axis] = rect.origin[axis] + rect.size[axis] / 2
        middle[cross] = lane
        label(text, around: middle, color: color, fontSize: 7)
    }

    /// `>= 12 @750`, `= name x 0.5`, nothing for an alignment of two edges.
    ///
    /// The words of the label: relation unless equal, the second item for lengths and ratios, the constant, the
    /// priority unless required.
    private func text(of constraint: LayoutConstraint, _ isBroken: Bool) -> String? {
        var words: [String] = []
        switch constraint.relation {
        case .lessThanOrEqual: words.append("\u{2264}")
        case .greaterThanOrEqual: words.append("\u{2265}")
        case .equal: break
        }
        if let second = constraint.second, constraint.first.attribute.isDimension || constraint.multiplier != 1 {
            if words.isEmpty { words.append("=") }
            if second.item == constraint.first.item {
                words.append(second.attribute.rawValue)
            } else {
                words.append(name(of: second.item))
            }
            if constraint.multiplier != 1 { words.append("\u{00D7} \(SVGNumber.text(constraint.multiplier))") }
            if constraint.constant != 0 { words.append("+ \(SVGNumber.text(constraint.constant))") }
        } else if constraint.constant != 0 || constraint.second == nil || !words.isEmpty {
            words.append(SVGNumber.text(constraint.constant))
        }
        if constraint.priority < LayoutPriority.required.rawValue {
            words.append("@\(SVGNumber.text(Double(constraint.priority)))")
        }
        if isBroken { words.append("broken") }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The line of a constraint that was set aside, in points.
    static let brokenDash: [Double] = [3, 2]

    // MARK: Places of anchors

    /// The rectangle that an anchor belongs to, in the picture.
    ///
    /// The keyboard's guide lies at the bottom of the safe area, as UIView.keyboardLayoutGuide without a keyboard.
    /// Top and bottom layout guides take the lengths that the environment states, else those of the safe area.
    func rect(of anchor: Anchor) -> Rect {
        let frame = self[anchor.item].frame
        let resolved = layout[anchor.item]
        switch anchor.region {
        case .item, .frameLayout: return frame
        case .safeArea: return frame.inset(by: resolved.safeAreaInsets)
        case .layoutMargins, .readableContent: return frame.inset(by: resolved.layoutMargins)
        case .contentLayout: return contentRect(of: anchor.item)
        case .topLayoutGuide:
            let height = environment.root.topLayoutGuideLength ?? environment.safeAreaInsets.top
            return Rect(x: frame.x, y: frame.y, width: frame.width, height: height)
        case .bottomLayoutGuide, .keyboard:
            let length = anchor.region == .keyboard ? nil : environment.root.bottomLayoutGuideLength
            let height = length ?? resolved.safeAreaInsets.bottom
            return Rect(x: frame.x, y: frame.maxY - height, width: frame.width, height: height)
        }
    }

    /// The coordinate of an anchor along its axis.
    ///
    /// Leading and trailing follow the direction of the anchor's item, as
    /// UIView.effectiveUserInterfaceLayoutDirection.
    ///
    /// The anchor of a width or height is the far edge of the rectangle. A baseline counts from the top for the first
    /// line and from the bottom for the last, as layout stores baselines.
    private func position(of anchor: Anchor, in rect: Rect) -> Double {
        let inner = rect.inset(by: layout[anchor.item].layoutMargins)
        let direction = tree[anchor.item].forcedLayoutDirection ?? environment.layoutDirection
        let isMirrored = direction == .rightToLeft
        switch anchor.attribute {
        case .leading: return isMirrored ? rect.maxX : rect.minX
        case .trailing: return isMirrored ? rect.minX : rect.maxX
        case .left: return rect.minX
        case .right: return rect.maxX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .centerX: return rect.midX
        case .centerY: return rect.midY
        case .leadingMargin: return isMirrored ? inner.maxX : inner.minX
        case .trailingMargin: return isMirrored ? inner.minX : inner.maxX
        case .leftMargin: return inner.minX
        case .rightMargin: return inner.maxX
        case .topMargin: return inner.minY
        case .bottomMargin: return inner.maxY
        case .centerXWithinMargins: return inner.midX
        case .centerYWithinMargins: return inner.midY
        case .firstBaseline: return rect.minY + (layout[anchor.item].baselines?.first ?? 0)
        case .lastBaseline: return rect.maxY - (layout[anchor.item].baselines?.last ?? 0)
        case .width: return rect.maxX
        case .height: return rect.maxY
        }
    }
}
