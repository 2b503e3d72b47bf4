/// The properties that UIStackView adds to UIView.
///
/// `Documentation/Semantics.md` lists the constraints that UIStackView makes of them, with the measured cases.
public struct StackAttributes: Sendable, Equatable {
    /// UIStackView.Distribution: how the views share the length of the stack. `fillProportionally` shares by natural
    /// length; the last visible view absorbs the error of UIKit's formula. [measured]
    public enum Distribution: String, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// UIStackView.Alignment. UIKit's raw values coincide for leading and top and for trailing and bottom, so each pair
    /// is one case here. In a vertical stack the baselines only keep the views inside the stack's width.
    public enum Alignment: String, Sendable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    /// The visible and hidden views in the order of the stack; each is also in the `subviews` of the stack's view,
    /// whose order is the z-order.
    public var arrangedSubviews: [ItemID] = []
    /// Gap after an arranged view, in the order of setting; the last entry of a view wins.
    public var customSpacing: [CustomSpacing] = []
    /// The gap in points between neighbours, and the least gap in `equalSpacing` and `equalCentering`. Default: 0.
    public var spacing: Double = 0
    /// Default: `horizontal`.
    public var axis: Axis = .horizontal
    /// Default: `fill`.
    public var distribution: Distribution = .fill
    /// Default: `fill`.
    public var alignment: Alignment = .fill
    /// Interface Builder's `spacingType="standard"` (UIStackView.spacingUseSystem): gaps of 8 points instead of
    /// `spacing`; with `isBaselineRelativeArrangement` the line pitch of the lower text. [measured: 22 for 17 points]
    public var usesSystemSpacing = false
    /// UIStackView's property of the same name, for vertical stacks: gaps are from last to first baseline.
    public var isBaselineRelativeArrangement = false
    /// UIStackView's property of the same name: the views fill the layout margins guide instead of the bounds.
    public var isLayoutMarginsRelativeArrangement = false

    /// UIStackView.setCustomSpacing(_:after:): the gap after one view in place of `spacing`.
    public struct CustomSpacing: Sendable, Hashable {
        /// An arranged subview; while it is hidden, its gap does not count.
        public var after: ItemID
        /// In points.
        public var spacing: Double
        /// A gap in points after an arranged subview.
        public init(after: ItemID, spacing: Double) {
            self.after = after
            self.spacing = spacing
        }
    }

    /// A horizontal stack without views, `fill` along and across the axis.
    public init() {}
}
