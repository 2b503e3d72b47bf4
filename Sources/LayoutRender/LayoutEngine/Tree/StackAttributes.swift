/// The properties that UIStackView adds to UIView.
public struct StackAttributes: Sendable, Equatable {
    public enum Distribution: String, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// UIKit's raw values coincide for leading/top and trailing/bottom, so each pair is one case here.
    public enum Alignment: String, Sendable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// Accepts UIKit's vertical spellings `top` and `bottom`.
        public init?(name: String) {
            switch name {
            case "top": self = .leading
            case "bottom": self = .trailing
            default:
                guard let value = Alignment(rawValue: name) else { return nil }
                self = value
            }
        }
    }

    /// In the order of the stack; each is also in the `subviews` of the stack's view.
    public var arrangedSubviews: [ItemID] = []
    /// Gap after an arranged view, in the order of setting; the last entry of a view wins.
    public var customSpacing: [CustomSpacing] = []
    public var spacing: Double = 0
    public var axis: Axis = .horizontal
    public var distribution: Distribution = .fill
    public var alignment: Alignment = .fill
    /// Interface Builder's `spacingType="standard"`: the system spacing instead of `spacing`.
    public var usesSystemSpacing = false
    public var isBaselineRelativeArrangement = false
    public var isLayoutMarginsRelativeArrangement = false

    public struct CustomSpacing: Sendable, Hashable {
        public var after: ItemID
        public var spacing: Double
        public init(after: ItemID, spacing: Double) {
            self.after = after
            self.spacing = spacing
        }
    }

    public init() {}
}
