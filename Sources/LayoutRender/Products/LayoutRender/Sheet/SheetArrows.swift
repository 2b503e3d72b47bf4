/// The arrows of a sheet: from the nearest side of one scene to the nearest side of another. An arrow is a segue or a
/// relationship; several segues between two scenes are one arrow with their number.
struct SheetArrows {
    /// The colours of the sheet.
    let theme: Theme
    /// The scenes by their places in the sheet.
    let frames: [Rect]
    /// Drawn last, above all scenes.
    private var labels: [(text: String, box: Rect)] = []
    /// Arrows that leave each scene so far: arrows fan out.
    private var leaving: [Int]
    /// Arrows that end at each scene so far.
    private var reaching: [Int]

    /// Arrows among scenes that have their places.
    init(theme: Theme, frames: [Rect]) {
        self.theme = theme
        self.frames = frames
        leaving = Array(repeating: 0, count: frames.count)
        reaching = Array(repeating: 0, count: frames.count)
    }

    /// Of an arrow, in points.
    private static let headLength = 12.0
    /// The distance of neighbouring arrows at one side, in points.
    private static let fan = 22.0
    /// The number of labels that a label tries to avoid before it stays where it is: a sheet with thousands of arrows
    /// is unreadable anyway.
    private static let attempts = 40

    /// Scenes side by side are joined at the sides, other scenes at top and bottom. The arrow is one cubic curve that
    /// leaves and reaches the sides at a right angle; a relationship is dashed.
    mutating func draw(_ arrow: Sheet.Arrow, from: Int, to: Int, into list: inout DisplayList) {
        let a = frames[from]
        let b = frames[to]
        let isForward = b.minX >= a.maxX
        let isBackward = b.maxX <= a.minX
        let outShift = Self.spread(leaving[from])
        let inShift = Self.spread(reaching[to])
        leaving[from] += 1
        reaching[to] += 1
        var start: Point
        var end: Point
        var direction: Point
        if isForward || isBackward {
            start = Point(x: isForward ? a.maxX : a.minX, y: Self.clamp(a.midY + outShift, a.minY, a.maxY))
            end = Point(x: isForward ? b.minX : b.maxX, y: Self.clamp(b.midY + inShift, b.minY, b.maxY))
            direction = Point(x: isForward ? 1 : -1, y: 0)
        } else {
            let isDown = b.minY >= a.minY
            start = Point(x: Self.clamp(a.midX + outShift, a.minX, a.maxX), y: isDown ? a.maxY : a.minY)
            end = Point(
                x: Self.clamp(b.midX + inShift, b.minX, b.maxX),
                y: isDown ? b.minY - Sheet.nameHeight : b.maxY)
            direction = Point(x: 0, y: isDown ? 1 : -1)
        }
        let color = arrow.isRelationship ? theme.system("systemGray") : theme.view
        let reach = max(30, (abs(end.x - start.x) + abs(end.y - start.y)) * 0.35)
        let neck = Point(x: end.x - direction.x * Self.headLength, y: end.y - direction.y * Self.headLength)
        list.stroke(
            .path([
                .move(start),
                .curve(
                    Point(x: start.x + direction.x * reach, y: start.y + direction.y * reach),
                    Point(x: neck.x - direction.x * reach, y: neck.y - direction.y * reach), neck),
            ]), Stroke(color: color, width: 2.5, dash: arrow.isRelationship ? [7, 5] : []))
        drawHead(at: end, direction, color, into: &list)
        let text = arrow.count > 1 ? "\(arrow.label) × \(arrow.count)" : arrow.label
        addLabel(text, at: Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    }

    /// Queues a label, moved down past the labels that are queued already. A letter is taken as 6.6 points wide,
    /// whatever the font has, so that no font is needed to place a label.
    private mutating func addLabel(_ text: String, at middle: Point) {
        let size = Size(width: Double(text.count) * 6.6 + 14, height: 20)
        var box = Rect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        for _ in 0..<Self.attempts {
            guard let other = labels.first(where: { $0.box.intersects(box.insetBy(-1)) }) else { break }
            box.y = other.box.maxY + 2
        }
        labels.append((text, box))
    }

    /// The arrow of the entry point: the app starts here.
    func drawEntry(at place: Int, into list: inout DisplayList) {
        let frame = frames[place]
        let end = Point(x: frame.minX, y: frame.midY)
        let color = theme.ink
        list.stroke(
            .line(Point(x: end.x - 44, y: end.y), Point(x: end.x - Self.headLength, y: end.y)),
            Stroke(color: color, width: 3))
        drawHead(at: end, Point(x: 1, y: 0), color, into: &list)
    }

    /// Draws the labels of the arrows, above everything else.
    func drawLabels(into list: inout DisplayList) {
        for label in labels {
            let box = label.box
            list.fill(.roundedRect(box, radius: 10), theme.system("systemBackground"))
            list.stroke(.roundedRect(box, radius: 10), Stroke(color: theme.system("systemGray2"), width: 1))
            list.text(
                TextRun(
                    label.text, at: Point(x: box.midX, y: box.midY + 4), anchor: .middle, size: 12, color: theme.ink))
        }
    }

    /// A triangle.
    private func drawHead(at tip: Point, _ direction: Point, _ color: RGBA, into list: inout DisplayList) {
        let length = Self.headLength
        let base = Point(x: tip.x - direction.x * length, y: tip.y - direction.y * length)
        let side = Point(x: -direction.y * length / 2, y: direction.x * length / 2)
        list.fill(
            .path([
                .move(tip), .line(Point(x: base.x + side.x, y: base.y + side.y)),
                .line(Point(x: base.x - side.x, y: base.y - side.y)), .close,
            ]), color)
    }

    /// 0, +1, -1, +2, -2 ... times the distance of neighbouring arrows.
    private static func spread(_ count: Int) -> Double {
        let step = Double((count + 1) / 2) * fan
        return count % 2 == 1 ? step : -step
    }

    /// At least 12 points from the corners; the middle of a side that is too short.
    private static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
        high - low < 24 ? (low + high) / 2 : min(max(value, low + 12), high - 12)
    }
}
