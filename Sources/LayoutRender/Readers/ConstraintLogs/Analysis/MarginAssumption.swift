/// What a contradiction assumes beside the log: a log prints neither the margins behind `leadingMargin` and its siblings
/// nor the superview of a view that is placed by its frame.
package enum MarginAssumption: Sendable, Equatable, CaseIterable {
    /// Any margins of 0 or more: the result needs no assumption.
    case none
    /// 8 points on all sides, a plain view's margins.
    case eight
    /// 16 points, the margins of a controller's root view and of cells on narrow screens.
    case sixteen
    /// 20 points, the margins of a controller's root view on wide screens.
    case twenty
    /// Any margins; views placed by frames share a superview.
    case commonSuperview

    /// In points; nil where no margin is assumed.
    var margin: Double? {
        switch self {
        case .none: nil
        case .eight: 8
        case .sixteen: 16
        case .twenty: 20
        case .commonSuperview: nil
        }
    }

    /// `margins exactly 8`, or the common superview; nil without an assumption.
    package var text: String? {
        switch self {
        case .none: nil
        case .eight: "margins exactly 8"
        case .sixteen: "margins exactly 16"
        case .twenty: "margins exactly 20"
        case .commonSuperview: "the views placed by their frames lie in one superview"
        }
    }
}
