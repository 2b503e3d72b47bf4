/// The place and the length of an alignment rectangle along an axis, both linear in the length of the superview's frame.
struct FrameRule {
    /// The view in whose coordinates the place is.
    var space: ItemID
    var axis: Axis
    /// The place at a superview's length of 0, and what each point of that length adds.
    var start: Double
    var startShare: Double
    /// The length at a superview's length of 0, and what each point of that length adds.
    var length: Double
    var lengthShare: Double

    /// The place in a superview whose frame is so long.
    func start(in container: Double) -> Double { start + startShare * container }
    /// The length in a superview whose frame is so long.
    func length(in container: Double) -> Double { length + lengthShare * container }
}

/// The fractions of a change of the container's length that go into a view's position and into its length.
///
/// Along an axis the parts {before, length, after} of the old container share the change: flexible parts in proportion to
/// their size, or equally when they sum to nothing. So the new frame is linear in the new length.
struct AutoresizingShare {
    /// The share of the margin before the view; 0 if that is fixed.
    var position = 0.0
    /// The share of the view's own length; 0 if that is fixed.
    var length = 0.0
    /// The container's length at which the frame was written.
    var container = 0.0

    /// A view of 50 points at 25 in a container of 100 with both margins flexible has position 0.5 and length 0: in a
    /// container of 140 it starts at 45.
    init(_ span: Interval, in container: Double?, _ mask: AutoresizingMask, _ axis: Axis) {
        guard let container else { return }
        self.container = container
        let flexibleBefore = mask.contains(axis == .horizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        let flexibleLength = mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight)
        let flexibleAfter = mask.contains(axis == .horizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        // As in most views.
        guard flexibleBefore || flexibleLength || flexibleAfter else { return }
        let before = flexibleBefore ? span.start : 0
        let length = flexibleLength ? span.length : 0
        let after = flexibleAfter ? container - span.start - span.length : 0
        let sum = before + length + after
        if sum > 0 {
            position = before / sum
            self.length = length / sum
        } else {
            let count = (flexibleBefore ? 1.0 : 0) + (flexibleLength ? 1 : 0) + (flexibleAfter ? 1 : 0)
            position = flexibleBefore ? 1 / count : 0
            self.length = flexibleLength ? 1 / count : 0
        }
    }
}
