/// Several pictures on one sheet, as on a storyboard's canvas, with arrows between them.
public struct Sheet: Sendable {
    /// One picture with its name above it.
    public struct Scene: Sendable {
        /// Unique on the sheet; arrows name scenes by it.
        public var id: String
        /// Written above the picture, or on the card.
        public var name: String
        /// The desired position, in points; nil puts the scene into a row below the others.
        public var location: Point?
        /// Nil for a controller without a view: a container controller, drawn as a small card.
        public var picture: DisplayList?

        /// A scene with its picture, or a card.
        public init(id: String, name: String, location: Point?, picture: DisplayList?) {
            self.id = id
            self.name = name
            self.location = location
            self.picture = picture
        }

        /// A card is as wide as its name.
        var size: Size {
            picture?.size
                ?? Size(width: max(Sheet.cardSize.width, Double(name.count) * 8 + 32), height: Sheet.cardSize.height)
        }
    }

    /// An arrow from one scene to another: a segue, or the relationship between a container and its child.
    public struct Arrow: Sendable {
        /// The id of the scene at the tail.
        public var from: String
        /// The id of the scene at the head.
        public var to: String
        /// The label: kind of segue, presentation or relationship.
        public var label: String
        /// Whether the arrow is a relationship (containment) rather than a segue that the user triggers.
        public var isRelationship: Bool
        /// The number of segues drawn as this arrow.
        var count = 1

        /// An arrow between two scenes; an arrow whose scenes are not on the sheet is left out.
        public init(from: String, to: String, label: String, isRelationship: Bool) {
            self.from = from
            self.to = to
            self.label = label
            self.isRelationship = isRelationship
        }
    }

    /// The title of the picture.
    public var title: String
    /// In any order; later scenes are moved where they would cover earlier ones.
    public var scenes: [Scene]
    /// In the order of drawing.
    public var arrows: [Arrow]
    /// The id of the scene with which the app starts; nil: no entry arrow.
    public var entryPoint: String?
    /// Light or dark, for the sheet itself; the scenes' pictures are drawn already.
    public var theme: RenderOptions.ThemeChoice

    /// A sheet of scenes.
    public init(
        title: String, scenes: [Scene], arrows: [Arrow], entryPoint: String?,
        theme: RenderOptions.ThemeChoice = .automatic
    ) {
        self.title = title
        self.scenes = scenes
        self.arrows = arrows
        self.entryPoint = entryPoint
        self.theme = theme
    }

    /// The least size of a card, in points.
    static let cardSize = Size(width: 200, height: 64)
    /// Space for the names, and between neighbours.
    static let nameHeight = 28.0
    /// In points, between scenes and around the sheet.
    static let gap = 60.0

    /// The most empty space across the whole sheet, wide enough for an arrow with its label.
    static let widestGap = 160.0

    /// The sheet as one picture: arrows below the scenes, so that no picture is crossed out.
    public func displayList(environment: LayoutEnvironment = LayoutEnvironment()) -> DisplayList {
        let theme = Theme(theme, environment)
        let frames = placements().closingGaps(to: Self.widestGap)
        let bounds = frames.reduce(frames.first ?? .zero) { $0.union($1) }
        var list = DisplayList(
            bounds: Rect(
                x: bounds.x - Self.gap, y: bounds.y - Self.gap - Self.nameHeight, width: bounds.width + 2 * Self.gap,
                height: bounds.height + 2 * Self.gap + Self.nameHeight), title: title, background: theme.page)
        var usedIDs: Set<String> = []
        var places: [String: Int] = [:]
        for (place, scene) in scenes.enumerated() where places[scene.id] == nil { places[scene.id] = place }
        var painter = SheetArrows(theme: theme, frames: frames)
        for arrow in bundledArrows {
            guard let from = places[arrow.from], let to = places[arrow.to], from != to else { continue }
            painter.draw(arrow, from: from, to: to, into: &list)
        }
        if let entryPoint, let place = places[entryPoint] { painter.drawEntry(at: place, into: &list) }
        for (scene, frame) in zip(scenes, frames) {
            let name = TextRun(
                scene.name, at: Point(x: frame.x, y: frame.y - 9), face: FontFace(weight: .semibold), size: 15,
                color: theme.ink)
            list.text(name)
            if let picture = scene.picture {
                list.place(picture, at: frame.origin, usedIDs: &usedIDs)
            } else {
                list.fill(.roundedRect(frame, radius: 10), theme.system("systemBackground"))
                list.text(
                    TextRun(
                        scene.name, at: Point(x: frame.midX, y: frame.midY + 5), anchor: .middle, size: 14,
                        color: theme.system("secondaryLabel")))
            }
            list.stroke(
                scene.picture == nil ? .roundedRect(frame, radius: 10) : .rect(frame),
                Stroke(color: theme.system("systemGray2"), width: 1))
        }
        painter.drawLabels(into: &list)
        return list
    }

    /// Arrows with equal labels and equal ends become one arrow.
    private var bundledArrows: [Arrow] {
        var bundled: [Arrow] = []
        var places: [[String]: Int] = [:]
        for arrow in arrows {
            let key = [arrow.from, arrow.to, arrow.label, arrow.isRelationship ? "contains" : ""]
            if let place = places[key] {
                bundled[place].count += 1
            } else {
                places[key] = bundled.count
                bundled.append(arrow)
            }
        }
        return bundled
    }

    /// The frame of each scene: its desired position, moved down where another scene lies already.
    ///
    /// Scenes with a position are placed from top to bottom and from left to right, the others in a row below.
    func placements() -> [Rect] {
        var frames = Array(repeating: Rect.zero, count: scenes.count)
        var taken: [Rect] = []
        let located = scenes.indices.filter { scenes[$0].location?.isPlaceable == true }
        let order = located.sorted { a, b in
            let first = scenes[a].location ?? .zero
            let second = scenes[b].location ?? .zero
            return (first.y, first.x, a) < (second.y, second.x, b)
        }
        for index in order {
            var frame = Rect(origin: scenes[index].location ?? .zero, size: scenes[index].size)
            while let other = taken.first(where: { $0.intersects(frame.withName) }) {
                frame.y = other.maxY + Self.gap + Self.nameHeight
            }
            frames[index] = frame
            taken.append(frame.withName)
        }
        let below = taken.map(\.maxY).max().map { $0 + Self.gap + Self.nameHeight } ?? 0
        var x = taken.map(\.minX).min() ?? 0
        for index in scenes.indices where scenes[index].location?.isPlaceable != true {
            frames[index] = Rect(origin: Point(x: x, y: below), size: scenes[index].size)
            x = frames[index].maxX + Self.gap
        }
        return frames
    }
}

extension [Rect] {
    /// The rectangles with less empty space between them: a band that no rectangle meets, across the whole sheet, becomes no
    /// wider than `widest`. The order along both axes and what overlaps stay.
    func closingGaps(to widest: Double) -> [Rect] {
        var closed = self
        for isX in [true, false] {
            func start(_ rect: Rect) -> Double { isX ? rect.minX : rect.minY }
            func end(_ rect: Rect) -> Double { isX ? rect.maxX : rect.maxY }
            let order = indices.sorted { (start(self[$0]), $0) < (start(self[$1]), $1) }
            var (reached, shift) = (order.first.map { start(self[$0]) } ?? 0, 0.0)
            for place in order {
                shift += Swift.max(0, start(self[place]) - reached - widest)
                reached = Swift.max(reached, end(self[place]))
                if isX { closed[place].x -= shift } else { closed[place].y -= shift }
            }
        }
        return closed
    }
}

extension Rect {
    /// The frame enlarged by the name above it and a margin.
    fileprivate var withName: Rect {
        Rect(x: x - 8, y: y - Sheet.nameHeight, width: width + 16, height: height + Sheet.nameHeight + 8)
    }
}

extension Point {
    /// Whether a sheet may have a scene there.
    fileprivate var isPlaceable: Bool { x.magnitude < 1e6 && y.magnitude < 1e6 }
}
