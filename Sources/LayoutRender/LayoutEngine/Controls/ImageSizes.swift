extension ImageContent {
    /// The natural size in points; nil if unknown.
    package func naturalSize(in environment: LayoutEnvironment) -> Size? {
        guard isSystemSymbol else { return size }
        var point = symbolPointSize ?? 17
        if let symbolTextStyle { point = DynamicType.step(symbolTextStyle, environment.contentSizeCategory).size }
        let factor =
            switch symbolScale {
            case "small": 0.785
            case "large": 1.29
            default: 1.0
            }
        let height = (point * factor * Self.symbolHeight).roundedUpToPixel(environment.scale)
        guard let size, size.width > 0, size.height > 0 else { return Size(width: height, height: height) }
        return Size(
            width: (size.width * point * factor * Self.symbolUnit).roundedUpToPixel(environment.scale),
            height: (size.height * point * factor * Self.symbolUnit).roundedUpToPixel(environment.scale))
    }

    /// A symbol's height in em of its font at medium scale.
    private static let symbolHeight = 1.2
    /// Points per unit of the catalog for a font of one point.
    private static let symbolUnit = 0.00935
}
