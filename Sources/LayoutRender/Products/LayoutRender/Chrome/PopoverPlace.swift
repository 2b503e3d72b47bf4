import LayoutEngine

/// Where a popover is: its card and its arrow, in points.
public struct PopoverPlace: Sendable, Equatable {
    /// The side of the card at which the arrow is, as UIPopoverArrowDirection names it.
    public enum Arrow: Sendable, Hashable, CaseIterable { case up, down, left, right }

    /// The card without its arrow.
    public var card: Rect
    /// Nil: the card lies over its source, without an arrow.
    public var arrow: Arrow?
    /// The tip of the arrow.
    public var tip = Point.zero

    /// The first side with the room for the whole card, else the one with the most room.
    ///
    /// - Parameters:
    ///   - wanted: the size of the card; it gives way to the room.
    ///   - source: what the arrow points to.
    ///   - arrows: in order of preference.
    ///   - room: what the card must not leave.
    ///   - size: the base and the height of the arrow.
    init(_ wanted: Size, at source: Rect, arrows: [Arrow], in room: Rect, arrow size: Size) {
        let least = Size(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        let free = arrows.map { ($0, Self.free($0, beside: source, in: room, size.height)) }
        func fits(_ arrow: Arrow, _ length: Double) -> Bool {
            length >= (arrow.isVertical ? least.height : least.width)
        }
        let best =
            free.first { fits($0.0, $0.1) }
            ?? free.enumerated().max { first, second in
                (first.element.1, -first.offset) < (second.element.1, -second.offset)
            }?.element
        guard let (arrow, length) = best else {
            card = Self.centered(least, over: source, in: room)
            return
        }
        self.arrow = arrow
        let card = Size(
            width: arrow.isVertical ? least.width : min(least.width, max(0, length)),
            height: arrow.isVertical ? min(least.height, max(0, length)) : least.height)
        var frame = Self.centered(card, over: source, in: room)
        switch arrow {
        case .up: frame.y = source.maxY + size.height
        case .down: frame.y = source.minY - size.height - card.height
        case .left: frame.x = source.maxX + size.height
        case .right: frame.x = source.minX - size.height - card.width
        }
        self.card = frame
        switch arrow {
        case .up: tip = Point(x: source.midX, y: source.maxY)
        case .down: tip = Point(x: source.midX, y: source.minY)
        case .left: tip = Point(x: source.maxX, y: source.midY)
        case .right: tip = Point(x: source.minX, y: source.midY)
        }
    }

    /// What is left for a card beyond the arrow.
    private static func free(_ arrow: Arrow, beside source: Rect, in room: Rect, _ height: Double) -> Double {
        switch arrow {
        case .up: room.maxY - source.maxY - height
        case .down: source.minY - height - room.minY
        case .left: room.maxX - source.maxX - height
        case .right: source.minX - height - room.minX
        }
    }

    private static func centered(_ size: Size, over source: Rect, in room: Rect) -> Rect {
        func start(_ middle: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
            max(low, min(middle - length / 2, high - length)).rounded()
        }
        return Rect(
            x: start(source.midX, size.width, room.minX, room.maxX),
            y: start(source.midY, size.height, room.minY, room.maxY), width: size.width, height: size.height)
    }
}

extension PopoverPlace.Arrow {
    /// Whether the arrow points up or down.
    var isVertical: Bool { self == .up || self == .down }
}
