/// The assumed layout margins: a log does not print the margins behind `leadingMargin` and its siblings.
public enum MarginAssumption: Sendable, Equatable, CaseIterable {
    /// Any margins of 0 or more: the result needs no assumption.
    case none
    /// 8 points on all sides, a plain view's margins.
    case eight
    /// 16 points, the margins of a controller's root view and of cells on narrow screens.
    case sixteen

    /// Nil without an assumption.
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
