/// An attribute of a constraint as a log prints it.
package enum LoggedAttribute: String, Sendable, CaseIterable {
    /// NSLayoutConstraint.Attribute's names.
    case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
    /// `baseline` is the last baseline, as older releases print it.
    case firstBaseline, lastBaseline, baseline
    case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
    case centerXWithinMargins, centerYWithinMargins
    /// The words of `NSAutoresizingMaskLayoutConstraint`.
    case minX, midX, maxX, minY, midY, maxY

    /// Whether the attribute lies on the horizontal axis.
    package var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
            true
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .baseline, .topMargin, .bottomMargin,
            .centerYWithinMargins, .minY, .midY, .maxY:
            false
        }
    }

    /// Whether the attribute is a length and not a place.
    package var isLength: Bool { self == .width || self == .height }

    /// Whether the attribute lies on the item's layout margins.
    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}
