/// The size that a fitting size is measured against, and the priorities of the wish to have that size.
struct FittingTarget {
    var size: Size
    var priorities: AxisPair<Float>
}
