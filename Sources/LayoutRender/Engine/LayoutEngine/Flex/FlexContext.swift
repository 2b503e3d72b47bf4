import Cassowary

/// One view that arranges subviews in a row, a column or a grid, the input of its rules.
struct FlexContext {
    let id: ItemID
    let attributes: FlexAttributes
    /// The subviews that are arranged, in order: neither hidden nor absolute.
    let items: [ItemID]
    /// Whether the view is at least as long as the content: it hugs the content, or fills a superview that does.
    let isHugged: AxisPair<Bool>
    /// True when the horizontal axis runs from right to left.
    let isMirrored: Bool
    /// Levels from the root.
    let depth: Int32

    /// The direction of rows and columns.
    var axis: Axis { attributes.direction == .column ? .vertical : .horizontal }
    /// Whether positions along an axis count from its far end.
    func isReversed(_ axis: Axis) -> Bool { axis == .horizontal && isMirrored }
    /// The factor of a distance along an axis.
    func sign(_ axis: Axis) -> Double { isReversed(axis) ? -1 : 1 }
}

/// A stretch along an axis in which a view lies, from the edge at which content begins.
struct FlexRoom {
    var start: Expression
    var end: Expression
}

/// The priorities of the rules, below the least and the greatest lengths and all that is stated, from strong to weak.
///
/// What a length takes from its content is stronger the deeper the view is, and what it takes from the view around weaker:
/// a bound that keeps one view from a length moves nothing inside, and nothing around.
enum FlexMetrics {
    /// An arranged view with a natural length has that length.
    static let natural = Priority(999.5)
    /// Room for the content.
    static func room(_ depth: Int32) -> Priority { Priority(999.3, ordinal: depth) }
    /// No more room than the content needs.
    static func hugging(_ depth: Int32) -> Priority { Priority(999.2, ordinal: depth) }
    /// As long as the content along the direction.
    static func content(_ depth: Int32) -> Priority { Priority(999, ordinal: depth) }
    /// As long as the room across the direction.
    static func filling(_ depth: Int32) -> Priority { Priority(998.6, ordinal: -depth) }
    /// The content as long as the view, where some of it fills.
    static func rest(_ depth: Int32) -> Priority { Priority(998.3, ordinal: -depth) }
    /// Views that fill share equally.
    static let share = Priority(998)
    /// The same of a view that has a least or a greatest length, and leaves the rest to the others.
    static let boundedShare = Priority(997)
}
