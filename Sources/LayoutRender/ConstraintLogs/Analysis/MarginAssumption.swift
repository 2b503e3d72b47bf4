/// What the analysis takes layout margins to be, which a log does not print for `leadingMargin` and its siblings.
public enum MarginAssumption: Sendable, Equatable, CaseIterable {
    /// Any margin of 0 or more: what follows needs no assumption.
    case none
    /// 8 points on all sides, a plain view's margins.
    case eight
    /// 16 points, the margins of a controller's root view and of cells on narrow screens.
    case sixteen

    /// Nil when the margins are left open.
    var margin: Double? {
        switch self {
        case .none: nil
        case .eight: 8
        case .sixteen: 16
        }
    }

    /// `margins exactly 8`; nil without an assumption.
    public var text: String? {
        switch self {
        case .none: nil
        case .eight: "margins exactly 8"
        case .sixteen: "margins exactly 16"
        }
    }
}
