import LayoutEngine

/// Where a layer lies and how large it is, by what its members say: in a flow its fixed lengths, elsewhere its box on the
/// page and its constraints.
struct Placement {
    private let frame: Rect
    private let parent: Size
    private let layout: AutoLayout
    private let isInFlow: Bool
    private let rules: AxisPair<Rule>
    /// Whether frame and autoresizing mask say it all.
    private let isMasked: Bool

    /// How a place follows the length of the layer around.
    enum Rule { case start, end, center, stretch, scale }

    /// - Parameter frame: in the coordinates of the layer around, whose recorded size is `parent`.
    init(_ node: DesignNode, _ frame: Rect, _ parent: Size, _ layout: AutoLayout, isInFlow: Bool) {
        (self.frame, self.parent, self.layout, self.isInFlow) = (frame, parent, layout, isInFlow)
        let constraints = node.value["constraints"]
        rules = AxisPair(
            horizontal: Self.rule(constraints?["horizontal"]?.string),
            vertical: Self.rule(constraints?["vertical"]?.string))
        let hugs = layout.sizing.horizontal == .hug || layout.sizing.vertical == .hug
        isMasked = !isInFlow && !hugs && rules.horizontal != .center && rules.vertical != .center
    }

    private static func rule(_ word: String?) -> Rule {
        switch word {
        case "RIGHT", "BOTTOM": .end
        case "CENTER": .center
        case "LEFT_RIGHT", "TOP_BOTTOM": .stretch
        case "SCALE": .scale
        default: .start
        }
    }

    /// Writes frame and mask into a view that needs no constraints besides.
    func place(_ view: inout View) {
        guard isMasked else { return }
        view.frame = frame
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = mask
    }

    private var mask: AutoresizingMask {
        var mask: AutoresizingMask = []
        switch rules.horizontal {
        case .start, .center: break
        case .end: mask.insert(.flexibleLeftMargin)
        case .stretch: mask.insert(.flexibleWidth)
        case .scale: mask.formUnion([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        }
        switch rules.vertical {
        case .start, .center: break
        case .end: mask.insert(.flexibleTopMargin)
        case .stretch: mask.insert(.flexibleHeight)
        case .scale: mask.formUnion([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        }
        return mask
    }

    /// The constraints of a view without frame and mask.
    func constraints(of item: ItemID, in superview: ItemID) -> [LayoutConstraint] {
        guard !isMasked else { return [] }
        return Axis.allCases.flatMap { axis in
            let size = Anchor(item, axis == .horizontal ? .width : .height)
            let length = LayoutConstraint(size, .equal, constant: frame.size[axis])
            if isInFlow { return layout.sizing[axis] == .fixed ? [length] : [] }
            return places(item, superview, axis) + (layout.sizing[axis] == .fixed ? [sized(size, superview, axis)] : [])
        }
    }

    private func sized(_ size: Anchor, _ superview: ItemID, _ axis: Axis) -> LayoutConstraint {
        let around = parent[axis]
        let outer = Anchor(superview, size.attribute)
        switch rules[axis] {
        case .stretch: return LayoutConstraint(size, .equal, outer, constant: frame.size[axis] - around)
        case .scale where around > 0:
            return LayoutConstraint(size, .equal, outer, multiplier: frame.size[axis] / around)
        default: return LayoutConstraint(size, .equal, constant: frame.size[axis])
        }
    }

    private func places(_ item: ItemID, _ superview: ItemID, _ axis: Axis) -> [LayoutConstraint] {
        let (start, end, center): (Attribute, Attribute, Attribute) =
            axis == .horizontal ? (.left, .right, .centerX) : (.top, .bottom, .centerY)
        let (origin, length, around) = (frame.origin[axis], frame.size[axis], parent[axis])
        func equal(_ attribute: Attribute, _ other: Attribute, _ constant: Double) -> LayoutConstraint {
            LayoutConstraint(Anchor(item, attribute), .equal, Anchor(superview, other), constant: constant)
        }
        switch rules[axis] {
        case .end: return [equal(end, end, origin + length - around)]
        case .center: return [equal(center, center, origin + length / 2 - around / 2)]
        case .scale where around > 0 && origin != 0:
            return [
                LayoutConstraint(
                    Anchor(item, start), .equal, Anchor(superview, end), multiplier: origin / around)
            ]
        default: return [equal(start, start, origin)]
        }
    }
}
