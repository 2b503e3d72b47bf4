/// A text of an annotation, waiting for its place.
struct PendingLabel {
    enum Style {
        /// Light or dark on the colour.
        case filled
        /// The colour on paper.
        case paper
        /// The colour on paper with a dashed edge: for what is not there.
        case dashed
    }

    enum Place {
        case corner(of: Rect)
        case around(Point)
        case along(Axis, Rect)
    }

    var text: String
    /// Tried instead when there is no room for the whole.
    var shortText: String?
    var color: RGBA
    var place: Place
    var style = Style.filled
    /// Left out rather than drawn over another.
    var isOptional = false
    var fontSize = 8.5

    /// Where the top left corner of a box of this size may go, best first.
    func corners(for size: Size) -> [Point] {
        switch place {
        case .corner(let frame): return PendingLabel.corners(of: frame, size)
        case .around(let center):
            let origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
            var corners = [origin]
            for distance in [1.05, 2.1] {
                let (dx, dy) = (size.width * distance * 0.6, size.height * distance)
                corners.append(Point(x: origin.x, y: origin.y - dy))
                corners.append(Point(x: origin.x, y: origin.y + dy))
                corners.append(Point(x: origin.x + dx, y: origin.y))
                corners.append(Point(x: origin.x - dx, y: origin.y))
            }
            return corners
        case .along(let axis, let strip):
            let room = max(0, strip.size[axis] - size[axis])
            return [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95].map { share in
                var corner = Point(x: strip.midX - size.width / 2, y: strip.midY - size.height / 2)
                if room > 0 { corner[axis] = strip.origin[axis] + room * share }
                return corner
            }
        }
    }

    /// The inner corners, along the top and the left edge, then outside.
    private static func corners(of frame: Rect, _ size: Size) -> [Point] {
        let right = max(frame.minX, frame.maxX - size.width)
        let bottom = max(frame.minY, frame.maxY - size.height)
        var corners = [
            Point(x: frame.minX, y: frame.minY), Point(x: right, y: frame.minY), Point(x: frame.minX, y: bottom),
            Point(x: right, y: bottom),
        ]
        for step in 1...4 {
            corners.append(Point(x: frame.minX + (right - frame.minX) * Double(step) / 5, y: frame.minY))
            corners.append(Point(x: frame.minX, y: frame.minY + (bottom - frame.minY) * Double(step) / 5))
        }
        corners += [
            Point(x: frame.minX, y: frame.minY - size.height - 1), Point(x: frame.minX, y: frame.maxY + 1),
            Point(x: right, y: frame.minY - size.height - 1), Point(x: right, y: frame.maxY + 1),
            Point(x: frame.maxX + 1, y: frame.minY), Point(x: frame.minX - size.width - 1, y: frame.minY),
            Point(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
        ]
        return corners
    }
}
