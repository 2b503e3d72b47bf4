import Cassowary

extension Lowering {
    /// An explicit constraint: `first  relation  multiplier * second + constant`.
    ///
    /// A multiplier on an edge or a centre is relative to the origin of the nearest common ancestor. In a mirrored
    /// layout leading and trailing swap sides, the constant changes its sign and the relation is reversed.
    mutating func lowerExplicit(_ index: Int) {
        let constraint = tree.constraints[index]
        guard constraint.isActive, isInside(constraint.first), constraint.second.map(isInside) ?? true else { return }
        let axis = constraint.first.attribute.axis
        if let second = constraint.second, second.attribute.axis != axis, !constraint.isAspectRatio { return }
        let holder =
            constraint.second.map { tree.commonAncestor(constraint.first.item, $0.item) } ?? constraint.first.item
        let mirrored = constraint.isMirrored(in: isMirrored(holder) ? .rightToLeft : .leftToRight)
        let first = expression(constraint.first, against: constraint.second, mirrored: mirrored)
        let relation = mirrored ? constraint.relation.turned : constraint.relation
        let constant = mirrored ? -constraint.constant : constraint.constant
        let key = ConstraintKey(
            .explicit, constraint.first.item, other: constraint.second?.item, index: Int32(truncatingIfNeeded: index))
        // Among arranged subviews with equally strong sizes the first gives way, as with intrinsic sizes.
        let isOwnSize =
            constraint.second == nil && constraint.first.attribute.isDimension
            && constraint.priority < LayoutPriority.required.rawValue
        let priority = Priority(
            constraint.priority, ordinal: isOwnSize ? arrangedOrdinal(constraint.first.item, axis) : 0)
        guard let anchor = constraint.second else {
            // An edge compared with a plain number is measured from the superview's origin.
            guard !constraint.first.attribute.isDimension, let parent = tree[constraint.first.item].superview else {
                relate(first, relation, constant, priority, key)
                return
            }
            let origin = frameExpression(of: coordinateSpace(of: parent), mirrored ? .end : .start, axis)
            relate(first, relation, origin, plus: constant, priority, key)
            return
        }
        let second = expression(anchor, against: constraint.first, mirrored: mirrored)
        let distance = constant + systemSpacing(of: constraint)
        guard constraint.multiplier != 1, !anchor.attribute.isDimension else {
            relate(first, relation, second, factor: constraint.multiplier, plus: distance, priority, key)
            return
        }
        // first - o == m * (second - o) + c, with o the common ancestor's origin.
        let origin = frameExpression(of: holder, mirrored ? .end : .start, axis)
        relate(
            sum: [(first, 1), (second, -constraint.multiplier), (origin, constraint.multiplier - 1)], relation,
            distance, priority, key)
    }

    /// The system's spacing between the baselines of a constraint, as often as the constraint asks.
    private mutating func systemSpacing(of constraint: LayoutConstraint) -> Double {
        let multiplier = constraint.systemSpacingMultiplier
        guard multiplier != 0, let second = constraint.second else { return 0 }
        let lower = baselineView(of: multiplier > 0 ? constraint.first.item : second.item, first: true)
        return multiplier * (tree[lower].systemBaselineSpacing(in: environment) ?? LayoutConstraint.systemSpacing)
    }

    @inline(__always)
    private func isInside(_ anchor: Anchor) -> Bool { outline[anchor.item].isInstalled }

    /// The position or length of an anchor, as an expression of the solver's unknowns.
    /// - Parameter other: the constraint's other anchor: compared with a view inside it, a scroll view's edge belongs
    ///   to its content rectangle.
    mutating func expression(_ anchor: Anchor, against other: Anchor?, mirrored: Bool) -> Expression {
        let axis = anchor.attribute.axis
        var edge = anchor.attribute.edge
        if mirrored, anchor.attribute.isDirectional { edge = edge.mirrored }
        switch anchor.attribute {
        case .firstBaseline, .lastBaseline:
            return baseline(of: anchor.item, first: anchor.attribute == .firstBaseline)
        default: break
        }
        let region = anchor.attribute.isMargin ? Anchor.Region.layoutMargins : anchor.region
        let id = anchor.item
        if region.dependsOnInsets { items[id].refersToInsets = true }
        let insets = alignmentInsets(id)
        let frame = EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
        switch region {
        case .item:
            if edge != .size, edge != .center, let other, items[id].contentRectangle >= 0,
                tree.isAncestor(id, of: other.item)
            {
                return Expression(contentVariables(id, axis), edge)
            }
            return Expression(variables(id, axis), edge)
        case .contentLayout:
            return Expression(contentVariables(id, axis), edge)
        case .frameLayout:
            // In the plane of the content, the window lies at the content offset.
            let isInside = other.map { tree.isAncestor(id, of: $0.item) } == true
            let at = isInside ? tree[id].scroll?.contentOffset ?? .zero : .zero
            return inset(id, axis, edge, by: frame + EdgeInsets(top: at.y, left: at.x, bottom: -at.y, right: -at.x))
        case .safeArea:
            let area = feedback.safeArea[Int(id.index)]
            return inset(id, axis, edge, by: frame + area)
        case .layoutMargins:
            // Found first: as an argument of a method of the record they would make a copy of it.
            let margins = feedback.margins[Int(id.index)]
            // The centre within margins belongs to the frame, as the centre does. [recorded: 70 views of one project]
            if edge != .size, edge != .center, let other, items[id].contentRectangle >= 0,
                tree.isAncestor(id, of: other.item)
            {
                return Expression(
                    contentVariables(id, axis), edge, startInset: margins.start(axis), endInset: margins.end(axis))
            }
            return inset(id, axis, edge, by: frame + margins)
        case .readableContent:
            items[id].dependsOnFrames = true
            let insets = readableInsets(id)
            return inset(id, axis, edge, by: frame + insets)
        case .topLayoutGuide:
            let length = environment.root.topLayoutGuideLength ?? feedback.safeArea[Int(id.index)].top
            return bar(id, axis, edge, length: length, atEnd: false)
        case .bottomLayoutGuide:
            let length = environment.root.bottomLayoutGuideLength ?? feedback.safeArea[Int(id.index)].bottom
            return bar(id, axis, edge, length: length, atEnd: true)
        case .keyboard:
            return bar(id, axis, edge, length: feedback.keyboard(over: Int(id.index)), atEnd: true)
        }
    }

    @inline(__always)
    private func inset(_ id: ItemID, _ axis: Axis, _ edge: Edge, by insets: EdgeInsets) -> Expression {
        Expression(variables(id, axis), edge, startInset: insets.start(axis), endInset: insets.end(axis))
    }

    /// A strip of fixed height along the top or bottom edge of a view.
    @inline(__always)
    private func bar(_ id: ItemID, _ axis: Axis, _ edge: Edge, length: Double, atEnd: Bool) -> Expression {
        let own = variables(id, axis)
        guard axis == .vertical else { return Expression(own, edge) }
        switch edge {
        case .size: return Expression(variables: own, position: 0, size: 0, constant: length)
        case .start: return Expression(own, atEnd ? .end : .start, endInset: length)
        case .end: return Expression(own, atEnd ? .end : .start, startInset: length)
        case .center:
            return Expression(own, atEnd ? .end : .start, startInset: length / 2, endInset: length / 2)
        }
    }

    /// The margins guide, no wider than the readable width.
    @inline(__always)
    private func readableInsets(_ id: ItemID) -> EdgeInsets {
        let margins = feedback.margins[Int(id.index)]
        guard !feedback.solvedFrames.isEmpty else { return margins }
        return margins.withinReadableWidth(of: feedback.solvedFrames[Int(id.index)].width, in: environment)
    }
}

extension Anchor.Region {
    /// Whether the region depends on margins or the safe area.
    var dependsOnInsets: Bool {
        switch self {
        case .safeArea, .layoutMargins, .readableContent, .topLayoutGuide, .bottomLayoutGuide, .keyboard: true
        case .item, .contentLayout, .frameLayout: false
        }
    }
}

extension LayoutConstraint {
    /// Whether width is compared with height: the only attributes that may be compared across axes.
    var isAspectRatio: Bool { first.attribute.isDimension && second?.attribute.isDimension == true }
}

extension Attribute {
    /// Whether the attribute is leading or trailing, whose side depends on the writing direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    var isMargin: Bool {
        switch self {
        case .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// The edge in a left-to-right layout; baselines are handled separately.
    var edge: Edge {
        switch self {
        case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin, .firstBaseline: .start
        case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin, .lastBaseline: .end
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
        case .width, .height: .size
        }
    }
}

extension LayoutConstraint {
    /// Whether the constraint is mirrored: its sides, its sign and its relation are reversed.
    /// - Parameter direction: of the nearest common ancestor of both items, or of the only item.
    package func isMirrored(in direction: LayoutDirection) -> Bool {
        direction == .rightToLeft && first.attribute.axis == .horizontal && first.attribute.isDirectional
    }
}
