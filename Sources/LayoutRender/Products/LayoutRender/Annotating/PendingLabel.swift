/// The text of an annotation before its position is chosen.
package struct PendingLabel {
    /// How a label looks.
    package enum Style {
        /// Light or dark text on the colour.
        case filled
        /// Coloured text on paper.
        case paper
        /// Coloured text on paper with a dashed edge: for items that the screen does not show.
        case dashed
    }

    /// Where a label may lie.
    package enum Place {
        /// The name of the item with this frame.
        case corner(of: Rect)
        /// The middle of a dimension line.
        case around(Point)
        /// The strip of a gap, with the direction in which the label may move.
        case along(Axis, Rect)
    }

    /// One line.
    package var text: String
    /// Tried if there is no room for the full text.
    package var shortText: String?
    /// The colour of the box or, on paper, of the text.
    package var color: RGBA
    /// What the label belongs to.
    package var place: Place
    /// Filled by default.
    package var style = Style.filled
    /// Whether the label is left out where it would hide something.
    package var isOptional = false
    /// In points; the box is 2.5 points higher.
    package var fontSize = 8.5
    /// The item that the label belongs to: rectangles of the same item may be covered where the item has room for the
    /// label.
    package var owner: Int?
    /// Whether the label is the name or the size of a view: names give up together where they are too dense.
    package var isName = false
    /// Identifies the label among the labels of its picture, to pair labels of two pictures in a film.
    package var part: String?

    /// A label that waits for its place.
    package init(
        text: String, shortText: String? = nil, color: RGBA, place: Place, style: Style = .filled,
        isOptional: Bool = false, fontSize: Double = 8.5, owner: Int? = nil
    ) {
        self.text = text
        self.shortText = shortText
        self.color = color
        self.place = place
        self.style = style
        self.isOptional = isOptional
        self.fontSize = fontSize
        self.owner = owner
    }
}

/// A possible position of a label.
struct LabelCandidate {
    /// The box of the label.
    var rect: Rect
    /// The cost of the candidate in an empty picture, in points² of covered text; 0 for the best candidate.
    var cost: Double
    /// From the label's edge to the item that the label names; nil for a label inside the item or at its edge.
    var leader: (from: Point, to: Point)?
    /// Whether the owner's own rectangles may be covered.
    var sparesOwner = false
}

extension PendingLabel {
    /// The candidates for a box of this size, cheapest first, all within `bounds`.
    ///
    /// The costs of candidates are small against the costs of covering: they order places that cover nothing.
    func candidates(for size: Size, in bounds: Rect) -> [LabelCandidate] {
        var found: [LabelCandidate]
        switch place {
        case .corner(let frame): found = PendingLabel.places(at: frame, size)
        case .around(let center): found = PendingLabel.places(around: center, size)
        case .along(let axis, let strip):
            let room = max(0, strip.size[axis] - size[axis])
            found = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95].enumerated().map { index, share in
                var corner = Point(x: strip.midX - size.width / 2, y: strip.midY - size.height / 2)
                if room > 0 { corner[axis] = strip.origin[axis] + room * share }
                return LabelCandidate(rect: Rect(origin: corner, size: size), cost: Double(index))
            }
        }
        return found.compactMap { PendingLabel.moved($0, into: bounds) }
    }

    /// The candidate moved into the picture, with its leader; nil if the candidate is not drawable.
    private static func moved(_ candidate: LabelCandidate, into bounds: Rect) -> LabelCandidate? {
        guard candidate.rect.isDrawable else { return nil }
        var moved = candidate
        moved.rect.x = min(max(candidate.rect.x, bounds.minX), max(bounds.minX, bounds.maxX - candidate.rect.width))
        moved.rect.y = min(max(candidate.rect.y, bounds.minY), max(bounds.minY, bounds.maxY - candidate.rect.height))
        guard let leader = candidate.leader else { return moved }
        moved.leader?.from = moved.rect.nearest(to: leader.to)
        return moved
    }

    // MARK: At a frame

    /// Candidates in this order: inner corners, inner edges, just outside, then away from the frame with a leader line.
    ///
    /// Costs 0 to 17 inside, 24 to 34 outside, from 78 on with a leader.
    private static func places(at frame: Rect, _ size: Size) -> [LabelCandidate] {
        var found: [LabelCandidate] = []
        func add(_ x: Double, _ y: Double, _ cost: Double, leader: Point? = nil) {
            let rect = Rect(x: x, y: y, width: size.width, height: size.height)
            found.append(
                LabelCandidate(
                    rect: rect, cost: cost, leader: leader.map { (rect.nearest(to: $0), $0) },
                    sparesOwner: leader == nil && hasRoom(frame, size)))
        }
        let right = frame.maxX - size.width
        let bottom = frame.maxY - size.height
        // 1  Inside: four corners, then along the edges. A frame that is smaller than the label has no inner
        //    candidates.
        if right >= frame.minX - 0.5, bottom >= frame.minY - 0.5 {
            add(frame.minX, frame.minY, 0)
            add(right, frame.minY, 4)
            add(frame.minX, bottom, 6)
            add(right, bottom, 8)
            for step in 1...4 {
                let share = Double(step) / 5
                let (x, y) = (frame.minX + (right - frame.minX) * share, frame.minY + (bottom - frame.minY) * share)
                add(x, frame.minY, 10 + share)
                add(frame.minX, y, 12 + share)
                add(x, bottom, 14 + share)
                add(right, y, 16 + share)
            }
        }
        // 2  Outside, attached to an edge that is at least as long as the label.
        if right >= frame.minX - 0.5 {
            add(frame.minX, frame.minY - size.height - 1, 24)
            add(frame.minX, frame.maxY + 1, 26)
            add(right, frame.minY - size.height - 1, 28)
            add(right, frame.maxY + 1, 30)
        }
        if bottom >= frame.minY - 0.5 {
            add(frame.maxX + 1, frame.minY, 32)
            add(frame.minX - size.width - 1, frame.minY, 34)
        }
        // 3  Away from the frame with a leader line: eight directions on rings.
        let target = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
        for (ring, distance) in [6.0, 14, 26, 42, 64, 92].enumerated() {
            let cost = 60 + 3 * distance
            let up = frame.minY - distance - size.height
            let down = frame.maxY + distance
            let before = frame.minX - distance - size.width
            let after = frame.maxX + distance
            let (x, y) = (frame.midX - size.width / 2, frame.midY - size.height / 2)
            for (index, corner) in [
                (x, up), (after, y), (x, down), (before, y), (after - distance / 2, up), (after - distance / 2, down),
                (before + distance / 2, up), (before + distance / 2, down),
            ].enumerated() {
                let rect = Rect(x: corner.0, y: corner.1, width: size.width, height: size.height)
                add(
                    corner.0, corner.1, cost + Double(index) + Double(ring) / 10,
                    leader: target.anchor(towards: rect))
            }
        }
        return found
    }

    /// Whether the label covers at most two fifths of the view around it.
    private static func hasRoom(_ frame: Rect, _ size: Size) -> Bool {
        size.width * size.height <= frame.width * frame.height * 0.4
    }

    // MARK: Around a point

    /// The middle itself, then four sides at growing distances; from the second distance on with a leader.
    private static func places(around center: Point, _ size: Size) -> [LabelCandidate] {
        let origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
        var found = [LabelCandidate(rect: Rect(origin: origin, size: size), cost: 0)]
        for (ring, distance) in [1.05, 2.1, 3.4, 5].enumerated() {
            let (dx, dy) = (size.width / 2 + size.height * (distance - 0.5), size.height * distance)
            for (index, shift) in [
                Point(x: 0, y: -dy), Point(x: 0, y: dy), Point(x: dx, y: 0), Point(x: -dx, y: 0),
            ].enumerated() {
                let rect = Rect(origin: Point(x: origin.x + shift.x, y: origin.y + shift.y), size: size)
                found.append(
                    LabelCandidate(
                        rect: rect, cost: 8 * Double(ring + 1) + Double(index),
                        leader: ring < 1 ? nil : (rect.nearest(to: center), center)))
            }
        }
        return found
    }
}

extension Rect {
    /// The point of the rectangle that is nearest to another point.
    func nearest(to point: Point) -> Point {
        Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    }

    /// The end of a line from `other`: the middle of a small rectangle, a point a little inside the edge of a large
    /// rectangle.
    func anchor(towards other: Rect) -> Point {
        let (dx, dy) = (min(width / 2, 4), min(height / 2, 4))
        return insetBy(dx: dx, dy: dy).nearest(to: Point(x: other.midX, y: other.midY))
    }

    private func insetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    }
}
