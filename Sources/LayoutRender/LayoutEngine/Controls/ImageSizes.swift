extension ImageContent {
    /// The natural size in points; nil if unknown.
    package func naturalSize(in environment: LayoutEnvironment) -> Size? {
        guard isSystemSymbol else { return size }
        let point = symbolFontSize(in: environment)
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

    /// The height of a line of a symbol's font: that of the symbol's alignment rectangle, whatever the symbol's own height.
    package func lineHeight(in environment: LayoutEnvironment) -> Double {
        let font = Font.system(symbolFontSize(in: environment))
        return FontMetrics(font, in: environment).lineHeight.roundedUpToPixel(environment.scale)
    }

    /// The size of the font beside which a symbol stands, in points.
    private func symbolFontSize(in environment: LayoutEnvironment) -> Double {
        guard let symbolTextStyle else { return symbolPointSize ?? 17 }
        environment.memory?.noteTextSize()
        return DynamicType.step(symbolTextStyle, environment.contentSizeCategory).size
    }

    /// A symbol's height in em of its font at medium scale.
    private static let symbolHeight = 1.2
    /// Points per unit of the catalog for a font of one point.
    private static let symbolUnit = 0.00935
}
