import LayoutEngine

/// The kinds of attributes that the rules of NSLayoutConstraint tell apart.
extension Attribute {
    /// Whether the attribute depends on the layout direction. NSLayoutConstraint raises an exception where such an
    /// attribute is related to an absolute one; `DocumentReader.check` reports it.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is left or right.
    var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// An attribute that any rectangle has. A layout guide has these attributes and no others: no baselines and no
    /// margins.
    var isPlain: Bool {
        switch self {
        case .leading, .trailing, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY: true
        default: false
        }
    }
}
