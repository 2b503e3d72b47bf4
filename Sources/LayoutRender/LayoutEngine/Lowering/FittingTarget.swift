/// What a fitting size is measured against.
struct FittingTarget {
    var size: Size
    var priorities: AxisPair<Float>
}
