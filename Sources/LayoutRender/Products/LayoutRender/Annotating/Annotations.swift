import Notation

/// The order of the layers.
extension PictureBuilder {
    /// Draws every requested layer of annotations, each in a group of its own.
    ///
    /// Areas of the screen (safe area, margins, gaps) are drawn first, the frames and marks of single views over them,
    /// lines over those, conflicts and ambiguities last. A layer that draws nothing leaves no group, and the legend does not explain it. In a layered
    /// picture each layer also draws its own labels inside its group, since a switch hides the group as a whole.
    mutating func drawAnnotations() {
        let steps: [(LayerSet, String, (inout PictureBuilder) -> Void)] = [
            (.safeArea, "safe area", { $0.drawSafeArea() }), (.margins, "layout margins", { $0.drawMargins() }),
            (.gaps, "gaps", { $0.drawGaps() }), (.guides, "layout guides", { $0.drawGuides() }),
            (.frames, "frames", { $0.drawFrames() }), (.hidden, "hidden views", { $0.drawHidden() }),
            (.baselines, "baselines", { $0.drawBaselines() }), (.constraints, "constraints", { $0.drawConstraints() }),
            (.overflow, "overflow", { $0.drawOverflow() }),
            (.ambiguity, "conflicts and ambiguity", { $0.drawDiagnostics() }),
        ]
        for (layer, title, draw) in steps where options.layers.contains(layer) {
            let start = list.items.count
            let id = uniqueID("layer-" + title.replacing(" ", with: "-"))
            list.append(.begin(DisplayGroup(id: id, title: title)))
            draw(&self)
            if options.isLayered { drawOwnLabels() }
            if list.items.count == start + 1 {
                list.items.removeLast()
            } else {
                annotations.drawnLayers.insert(layer)
                list.append(.end)
            }
        }
        if options.isLayered { return nameViewsApart() }
        if !options.layers.isDisjoint(with: [.names, .sizes]) { nameViews(options.layers) }
    }

    /// Draws names and sizes in separate groups.
    ///
    /// Only for layered pictures: a reader may show names without sizes, hence each has a group.
    private mutating func nameViewsApart() {
        for (layer, name) in [(LayerSet.names, "layer-names"), (.sizes, "layer-sizes")]
        where options.layers.contains(layer) {
            list.append(.begin(DisplayGroup(id: uniqueID(name))))
            nameViews(layer)
            drawOwnLabels()
            list.append(.end)
        }
    }

    /// Draws the waiting labels of one layer alone, placed as if no other layer had labels.
    ///
    /// After the call the builder has no waiting labels and no occupied lanes.
    private mutating func drawOwnLabels() {
        drawLabels()
        (annotations.labels, annotations.measures, annotations.lanes) = ([], [], LabelGrid())
    }

    /// The visible part of an item: inside its window and the picture.
    ///
    /// The whole frame inside the picture where the layer `scrollContent` draws what scroll views hide.
    func visibleFrame(of id: ItemID) -> Rect {
        let item = self[id]
        guard let window = item.window, !options.layers.contains(.scrollContent) else {
            return item.frame.intersection(list.bounds)
        }
        return item.frame.intersection(window).intersection(list.bounds)
    }

    /// Whether an item is shown and reaches into the picture; annotations of other items are left out.
    ///
    /// Half a point of tolerance: a view without width, as a collapsed stack, still has an edge in the picture.
    func isInSight(_ id: ItemID) -> Bool {
        let item = self[id]
        guard item.isShown, item.frame.insetBy(-0.5).intersects(list.bounds) else { return false }
        if options.layers.contains(.scrollContent) { return !item.isCovered }
        return item.window.map { $0.intersects(item.frame.insetBy(-0.5)) } ?? true
    }

    /// The colour of an item's frame by its kind: stacks, guides, contents and other views differ.
    ///
    /// The legend asks for the same colours, so that a kind of frame is explained where it occurs.
    func frameColor(of id: ItemID) -> RGBA {
        let kind = tree[id].kind
        if kind.isGuide { return theme.guide }
        let traits = kind.traits
        return traits.contains(.stack) ? theme.stack : traits.contains(.leaf) ? theme.leaf : theme.view
    }

    /// The outlines, on the inside of each frame.
    mutating func drawFrames() {
        for id in order where isInSight(id) && !tree[id].kind.isGuide {
            beginPart("frame", of: id)
            defer { endPart() }
            let frame = self[id].frame
            let isStack = tree[id].kind == .stackView
            let width = id == tree.root ? 1 : isStack ? 1.25 : 0.75
            let inset = min(width / 2, max(0, min(frame.width, frame.height) / 2))
            let color = frameColor(of: id).opacity(id == tree.root ? 0.5 : 0.9)
            list.stroke(.rect(frame.insetBy(inset)), Stroke(color: color, width: width, dash: isStack ? [5, 2] : []))
        }
    }

    /// Names, sizes or both in one label at a corner of each frame.
    ///
    /// A view without an id or label of its own has no name to show; its size is shown where sizes are asked for. The
    /// short form of a label with name and size is the name.
    private mutating func nameViews(_ layers: LayerSet) {
        let showsNames = layers.contains(.names)
        let showsSizes = layers.contains(.sizes)
        for id in order where isInSight(id) && id != tree.root {
            guard !tree[id].kind.isGuide else { continue }
            beginPart("name", of: id)
            defer { endPart() }
            let frame = self[id].frame
            let size = "\(SVGNumber.text(frame.width)) \u{00D7} \(SVGNumber.text(frame.height))"
            let isNamed = showsNames && (tree[id].hasOwnIdentifier || tree[id].label != nil)
            guard isNamed || showsSizes else { continue }
            let name = shortName(of: id)
            let text = isNamed ? (showsSizes ? "\(name)  \(size)" : name) : size
            let short = isNamed && showsSizes ? name : nil
            label(text, short: short, at: visibleFrame(of: id), color: frameColor(of: id), owner: id)
            annotations.labels[annotations.labels.count - 1].isName = true
        }
    }

    /// The name of a view inside a component instance without the instance's prefix, since the instance's own label
    /// shows that prefix.
    ///
    /// At most 60 characters.
    func shortName(of id: ItemID) -> String {
        var name = name(of: id)
        if name.contains("/"), let last = name.split(separator: "/").last { name = String(last) }
        return name.count > 60 ? name.prefix(59) + "\u{2026}" : name
    }

    /// Queues a label for `frame`: in a corner, at an edge, or beside the frame at the end of a leader line.
    /// - Parameter owner: the item with this frame, if the label may cover a part of the item.
    mutating func label(
        _ text: String, short: String? = nil, at frame: Rect, color: RGBA, style: PendingLabel.Style = .filled,
        isOptional: Bool = false, owner: ItemID? = nil
    ) {
        wait(
            PendingLabel(
                text: text, shortText: short, color: color, place: .corner(of: frame), style: style,
                isOptional: isOptional, owner: owner.map { Int($0.index) }))
    }

    /// The label remembers the part of the layer, by which a film pairs labels of two pictures.
    private mutating func wait(_ label: PendingLabel) {
        annotations.labels.append(label)
        annotations.labels[annotations.labels.count - 1].part = annotations.part
    }

    /// Queues a label around a middle point.
    ///
    /// Left out where there is no room. The label may move a few lines away, with a leader to the point.
    mutating func label(_ text: String, around center: Point, color: RGBA, fontSize: Double) {
        wait(
            PendingLabel(
                text: text, color: color, place: .around(center), style: .paper, isOptional: true, fontSize: fontSize))
    }

    /// Queues a label in the middle of a strip, or else along the strip.
    ///
    /// - Parameter axis: the direction in which the label may move inside the strip.
    mutating func label(_ text: String, along axis: Axis, of strip: Rect, color: RGBA, fontSize: Double) {
        wait(
            PendingLabel(
                text: text, color: color, place: .along(axis, strip), style: .paper, isOptional: true,
                fontSize: fontSize))
    }
}
