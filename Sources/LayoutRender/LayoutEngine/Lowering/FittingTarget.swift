/// The size that a fitting size is measured against, and the priorities of the wish to have that size.
struct FittingTarget {
    /// In points; 0 along an axis asks for the smallest size there, as UIView.layoutFittingCompressedSize does.
    var size: Size
    /// 1...1000: `.required` fixes the length, `.fittingSizeLevel` (50) yields to hugging and
    /// compression resistance of the usual priorities.
    var priorities: AxisPair<Float>
}
