/// The position and the length of an alignment rectangle along an axis, both linear in the length of the superview's frame.
struct FrameRule {
    /// The view in whose coordinates the position is.
    var space: ItemID
    var axis: Axis
    /// The position at a superview's length of 0, and what each point of that length adds.
    var start: Double
    var startShare: Double
    /// The length at a superview's length of 0, and what each point of that length adds.
    var length: Double
    var lengthShare: Double

    /// The position in a superview whose frame is so long.
    func start(in container: Double) -> Double { start + startShare * container }
    /// The length in a superview whose frame is so long.
    func length(in container: Double) -> Double { length + lengthShare * container }

    /// The fractions of a change of the container's length that go into a view's position and into its length.
    ///
    /// Along an axis the parts {before, length, after} of the old container share the change: flexible parts in proportion to
    /// their size, or equally when they sum to nothing. So the new frame is linear in the new length. A view of 50 points at
    /// 25 in a container of 100 with both margins flexible has the shares 0.5 and 0: in a container of 140 the view starts at
    /// 45.
    static func shares(
        _ span: Interval, in container: Double, _ mask: AutoresizingMask, _ axis: Axis
    ) -> (position: Double, length: Double) {
        let flexibleBefore = mask.contains(axis == .horizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        let flexibleLength = mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight)
        let flexibleAfter = mask.contains(axis == .horizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        // As in most views.
        guard flexibleBefore || flexibleLength || flexibleAfter else { return (0, 0) }
        let before = flexibleBefore ? span.start : 0
        let length = flexibleLength ? span.length : 0
        let after = flexibleAfter ? container - span.start - span.length : 0
        let sum = before + length + after
        if sum > 0 { return (before / sum, length / sum) }
        let count = (flexibleBefore ? 1.0 : 0) + (flexibleLength ? 1 : 0) + (flexibleAfter ? 1 : 0)
        return (flexibleBefore ? 1 / count : 0, flexibleLength ? 1 / count : 0)
    }
}
