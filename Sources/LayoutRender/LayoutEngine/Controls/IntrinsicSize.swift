extension View {
    /// The natural size of the view alone in points, `Size.noIntrinsicMetric` along an axis without one.
    /// - Parameter width: for text that wraps, the width of its alignment rectangle once it is known.
    public func naturalSize(width: Double? = nil, in environment: LayoutEnvironment) -> Size {
        intrinsicContentSize ?? Size(width: Size.noIntrinsicMetric, height: Size.noIntrinsicMetric)
    }

    /// Whether the natural height depends on the width the view gets.
    public var naturalHeightDependsOnWidth: Bool { false }

    /// How far the alignment rectangle lies inside the frame, by kind and generation of the controls.
    public func alignmentInsets(in environment: LayoutEnvironment) -> EdgeInsets { alignmentRectInsets ?? .zero }

    /// Where the text lines sit inside the alignment rectangle of a view of `size`; nil for a view without text.
    public func baselines(size: Size, in environment: LayoutEnvironment) -> BaselineOffsets? { baselineOffsets }
}
