import LayoutEngine

/// The auto layout of a layer: what its members say of its own lengths and of the flow of its children.
struct AutoLayout {
    enum Mode { case none, horizontal, vertical, grid }
    enum Sizing { case fixed, hug, fill }

    var mode = Mode.none
    /// The rules of the flow; `flex.hugs` and `flex.item.fills` follow from the sizing.
    var flex = FlexAttributes()
    var sizing = AxisPair(Sizing.fixed)

    /// Along the direction of rows and columns.
    var axis: Axis { mode == .vertical ? .vertical : .horizontal }
    /// Whether children follow each other.
    var isFlow: Bool { mode != .none }
}

extension WarningLog {
    /// Reads the layout of a layer.
    /// - Parameters:
    ///   - parent: the layout of the layer around; nil at the top.
    ///   - children: the layers inside.
    mutating func layout(of node: DesignNode, in parent: AutoLayout?, _ children: [DesignNode]) -> AutoLayout {
        var layout = AutoLayout()
        let mode = word(
            node, "layoutMode",
            [
                ("NONE", AutoLayout.Mode.none), ("HORIZONTAL", .horizontal), ("VERTICAL", .vertical), ("GRID", .grid),
            ], default: .none)
        // A frame without visible layers in the flow, and a turned frame, keep their recorded sizes.
        if mode != .none, !node.isTurned, children.contains(where: \.isInFlow) {
            layout.mode = mode
            readFlow(of: node, &layout)
        }
        let isInFlow = parent?.isFlow == true && !node.isAbsolute
        for axis in Axis.allCases { layout.sizing[axis] = sizing(of: node, axis, layout, parent, isInFlow: isInFlow) }
        for axis in Axis.allCases {
            layout.flex.hugs[axis] = layout.isFlow && layout.sizing[axis] == .hug
            layout.flex.item.fills[axis] = isInFlow && layout.sizing[axis] == .fill
        }
        layout.flex.item.isAbsolute = parent?.isFlow == true && node.isAbsolute
        if layout.isFlow || isInFlow { readBounds(of: node, &layout) }
        if isInFlow, parent?.mode == .grid { readCell(of: node, &layout) }
        return layout
    }

    // MARK: Sizes

    private mutating func sizing(
        of node: DesignNode, _ axis: Axis, _ layout: AutoLayout, _ parent: AutoLayout?, isInFlow: Bool
    ) -> AutoLayout.Sizing {
        let key = axis == .horizontal ? "layoutSizingHorizontal" : "layoutSizingVertical"
        var found: AutoLayout.Sizing
        if node.value[key] != nil {
            found = word(node, key, [("FIXED", .fixed), ("HUG", .hug), ("FILL", .fill)], default: .fixed)
        } else {
            found = oldSizing(of: node, axis, layout, parent, isInFlow: isInFlow)
        }
        if node.isTurned { return .fixed }
        if found == .fill {
            guard isInFlow, let parent else { return .fixed }
            // Nothing is left along a flow that hugs its content.
            if parent.mode != .grid, parent.flex.hugs[axis], axis == parent.axis { found = .hug }
        }
        if found == .hug, !layout.isFlow, !node.isText { return .fixed }
        return found
    }

    /// The notation of older answers.
    private mutating func oldSizing(
        of node: DesignNode, _ axis: Axis, _ layout: AutoLayout, _ parent: AutoLayout?, isInFlow: Bool
    ) -> AutoLayout.Sizing {
        if isInFlow, let parent {
            let fills =
                axis == parent.axis
                ? node.number("layoutGrow") == 1 : node.value["layoutAlign"]?.string == "STRETCH"
            if fills { return .fill }
        }
        if node.isText {
            let resize = node.value["style"]?["textAutoResize"]?.string
            return resize == "WIDTH_AND_HEIGHT" || resize == "HEIGHT" && axis == .vertical ? .hug : .fixed
        }
        guard layout.isFlow else { return .fixed }
        let key = axis == layout.axis ? "primaryAxisSizingMode" : "counterAxisSizingMode"
        return word(node, key, [("FIXED", .fixed), ("AUTO", .hug)], default: .hug)
    }

    private func readBounds(of node: DesignNode, _ layout: inout AutoLayout) {
        for axis in Axis.allCases where layout.sizing[axis] != .fixed {
            let name = axis == .horizontal ? "Width" : "Height"
            layout.flex.item.minimum[axis] = node.value["min" + name]?.number.map { max(0, $0) }
            layout.flex.item.maximum[axis] = node.value["max" + name]?.number.map { max(0, $0) }
        }
    }

    // MARK: Flow

    private mutating func readFlow(of node: DesignNode, _ layout: inout AutoLayout) {
        let axis = layout.axis
        var flex = FlexAttributes()
        flex.direction = layout.mode == .grid ? .grid : layout.mode == .vertical ? .column : .row
        flex.padding = EdgeInsets(
            top: node.number("paddingTop"), left: node.number("paddingLeft"), bottom: node.number("paddingBottom"),
            right: node.number("paddingRight"))
        if node.value["strokesIncludedInLayout"]?.bool == true, let weights = node.strokeWeights {
            let share = Self.shareInside(node)
            flex.padding.top += share * weights.top
            flex.padding.left += share * weights.left
            flex.padding.bottom += share * weights.bottom
            flex.padding.right += share * weights.right
        }
        if layout.mode == .grid {
            flex.gap = AxisPair(horizontal: node.number("gridColumnGap"), vertical: node.number("gridRowGap"))
            flex.columns = tracks(node, "gridColumnsSizing", count: "gridColumnCount")
            flex.rows = tracks(node, "gridRowsSizing", count: "gridRowCount")
        } else {
            flex.gap[axis] = node.number("itemSpacing")
            flex.justifyContent = word(
                node, "primaryAxisAlignItems",
                [("MIN", .start), ("CENTER", .center), ("MAX", .end), ("SPACE_BETWEEN", .spaceBetween)], default: .start
            )
            flex.alignItems = word(
                node, "counterAxisAlignItems",
                [("MIN", .start), ("CENTER", .center), ("MAX", .end), ("BASELINE", .baseline)], default: .start)
            flex.wraps = word(node, "layoutWrap", [("NO_WRAP", false), ("WRAP", true)], default: false)
            if flex.wraps {
                flex.gap[axis.cross] = node.number("counterAxisSpacing", default: node.number("itemSpacing"))
                flex.spreadsLines = word(
                    node, "counterAxisAlignContent", [("AUTO", false), ("SPACE_BETWEEN", true)], default: false)
            }
        }
        layout.flex = flex
    }

    /// How much of a stroke lies inside the frame.
    private static func shareInside(_ node: DesignNode) -> Double {
        switch node.value["strokeAlign"]?.string {
        case "OUTSIDE": 0
        case "CENTER": 0.5
        default: 1
        }
    }

    /// What a child's stroke outside of its frame adds along the flow of a parent that counts strokes.
    func margin(of node: DesignNode, in parent: DesignNode, _ layout: AutoLayout) -> EdgeInsets {
        guard layout.isFlow, layout.mode != .grid, parent.value["strokesIncludedInLayout"]?.bool == true,
            node.value["strokeAlign"] != nil, let weights = node.strokeWeights
        else { return .zero }
        let share = 1 - Self.shareInside(node)
        guard share > 0 else { return .zero }
        return layout.axis == .horizontal
            ? EdgeInsets(top: 0, left: share * weights.left, bottom: 0, right: share * weights.right)
            : EdgeInsets(top: share * weights.top, left: 0, bottom: share * weights.bottom, right: 0)
    }

    // MARK: Grids

    private func tracks(_ node: DesignNode, _ key: String, count: String) -> String {
        if let text = node.value[key]?.string { return text }
        let count = Int(min(max(1, node.number(count, default: 1)), 1000))
        return "repeat(\(count), 1fr)"
    }

    private mutating func readCell(of node: DesignNode, _ layout: inout AutoLayout) {
        func whole(_ key: String, default usual: Double) -> Int {
            Int(min(max(0, node.number(key, default: usual)), 999))
        }
        layout.flex.item.cell = AxisPair(
            horizontal: whole("gridColumnAnchorIndex", default: 0), vertical: whole("gridRowAnchorIndex", default: 0))
        layout.flex.item.span = AxisPair(
            horizontal: max(1, whole("gridColumnSpan", default: 1)), vertical: max(1, whole("gridRowSpan", default: 1)))
        let words: [(String, FlexAttributes.Alignment?)] = [
            ("AUTO", nil), ("MIN", .start), ("CENTER", .center), ("MAX", .end),
        ]
        layout.flex.item.alignSelf = AxisPair(
            horizontal: word(node, "gridChildHorizontalAlign", words, default: nil),
            vertical: word(node, "gridChildVerticalAlign", words, default: nil))
    }
}
