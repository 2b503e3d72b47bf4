import LayoutEngine

extension AutoresizingMask {
    /// The names of the bits in their order.
    package static let words = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
        "flexibleBottomMargin",
    ]
}

extension CornerMask {
    /// CACornerMask's names of the bits in their order.
    package static let words = [
        "layerMinXMinYCorner", "layerMaxXMinYCorner", "layerMinXMaxYCorner", "layerMaxXMaxYCorner",
    ]
}
