import Notation

/// The last step of a picture: the labels that its layers have queued.
extension PictureBuilder {
    /// More labels than anyone reads; a picture with more gets no labels beyond this number.
    private static let labelLimit = 10_000

    /// Draws the waiting labels: leader lines first, boxes above them.
    ///
    /// Leaves of the tree are avoided as views, texts and dimension lines by their rectangles; 20,000 of each at
    /// most. A required label without room is counted in a note. Labels are placed after everything else, since each
    /// has to avoid the rest of the picture; a label that finds no room beside its item is moved away and gets a
    /// leader line.
    mutating func drawLabels() {
        thinNames()
        guard !annotations.labels.isEmpty else { return }
        var placer = LabelPlacer(bounds: list.bounds, category: environment.contentSizeCategory)
        // A page shows so many names only where somebody asks for them, and they took a fifth of the time of a save.
        if options.isLayered { placer.mostRepaired = LayeredPicture.mostNames }
        for text in annotations.texts.prefix(20_000) { placer.avoid(text: text) }
        for id in order.prefix(20_000) where tree[id].subviews.isEmpty && !tree[id].kind.isGuide && isInSight(id) {
            placer.avoid(view: visibleFrame(of: id), owner: Int(id.index))
        }
        for line in annotations.measures.prefix(20_000) { placer.avoid(line: line) }
        let places = placer.place(Array(annotations.labels.prefix(Self.labelLimit)))
        list.append(.begin(DisplayGroup(id: uniqueID("layer-labels"), title: "labels")))
        for place in places {
            guard let place else { continue }
            beginPart("leader-" + (place.label.part ?? place.label.text))
            list.drawLeader(place, paper: theme.paper)
            endPart()
        }
        for place in places {
            guard let place else { continue }
            beginPart("label-" + (place.label.part ?? place.label.text))
            list.draw(place, paper: theme.paper)
            endPart()
        }
        list.append(.end)
        if annotations.labels.count > Self.labelLimit { note("only the first \(Self.labelLimit) labels are drawn") }
        let missing = zip(annotations.labels, places).count { $1 == nil && !$0.isOptional && !$0.text.isEmpty }
        if missing > 0 { note("no room for \(countText(missing, "label")), left out") }
    }
}

extension PictureBuilder {
    /// The largest share of a picture under names.
    private static let namedShare = 1.0 / 3

    /// Leaves names out where all of them would cover more than a third of the picture: first those of views without
    /// subviews, then all. Names of one kind give up together, since a reader cannot tell why one view has a name and the
    /// next has none. In a layered picture a switch hides names.
    private mutating func thinNames() {
        guard !options.isLayered else { return }
        let room = list.bounds.width * list.bounds.height * Self.namedShare
        let names = annotations.labels.filter(\.isName)
        let placer = LabelPlacer(bounds: list.bounds, category: environment.contentSizeCategory)
        let tree = tree
        func isLeaf(_ label: PendingLabel) -> Bool {
            label.owner.map { tree[ItemID(index: Int32(truncatingIfNeeded: $0))].subviews.isEmpty } ?? true
        }
        func covers(_ labels: [PendingLabel]) -> Bool {
            labels.reduce(0) { $0 + placer.area(of: $1) } > room
        }
        guard covers(names) else { return }
        let keepsContainers = !covers(names.filter { !isLeaf($0) })
        let count = annotations.labels.count
        annotations.labels.removeAll { $0.isName && (!keepsContainers || isLeaf($0)) }
        let what = keepsContainers ? "of views without subviews " : ""
        note(
            "\(countText(count - annotations.labels.count, "name")) \(what)left out: all of them would cover more than a third of the page"
        )
    }
}

/// The look of labels, which difference pictures share.
extension DisplayList {
    /// The leader line from a label to the item that it names, on a line of the paper's colour, with a dot at the end.
    package mutating func drawLeader(_ placed: LabelPlacer.Placed, paper: RGBA) {
        guard let leader = placed.leader else { return }
        let line = Shape.line(leader.from, leader.to)
        stroke(line, Stroke(color: paper, width: 2, hasRoundEnds: true))
        stroke(line, Stroke(color: placed.label.color, width: 0.75))
        let dot = Rect(x: leader.to.x - 1.25, y: leader.to.y - 1.25, width: 2.5, height: 2.5)
        fill(.ellipse(dot), placed.label.color)
    }

    /// A label's box and text; the rim of the paper's colour separates the box from a view of the same colour.
    package mutating func draw(_ placed: LabelPlacer.Placed, paper: RGBA) {
        let label = placed.label
        let isFilled = label.style == .filled
        if isFilled { fill(.roundedRect(placed.rect.insetBy(-0.6), radius: 2.6), paper) }
        fill(.roundedRect(placed.rect, radius: 2), isFilled ? label.color : paper)
        if label.style == .dashed {
            stroke(
                .roundedRect(placed.rect.insetBy(0.25), radius: 2),
                Stroke(color: label.color, width: 0.5, dash: [2, 1.5]))
        }
        let ink = isFilled ? (label.color.luminance > 0.55 ? RGBA.black : .white) : label.color
        text(
            TextRun(
                placed.text, at: Point(x: placed.rect.minX + 2.5, y: placed.rect.minY + label.fontSize * 0.96),
                face: FontFace(weight: .medium), size: label.fontSize, color: ink, width: placed.rect.width - 5))
    }
}
