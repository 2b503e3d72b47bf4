import Notation

extension ImageContent {
    /// The natural size in points; nil if unknown. A symbol has its measured size to the nearest pixel, else the size in the
    /// file's resources, else a square.
    package func naturalSize(in environment: LayoutEnvironment) -> Size? {
        guard isSystemSymbol else { return size }
        let em = symbolFontSize(in: environment) * (symbolScale == "small" ? 0.785 : symbolScale == "large" ? 1.29 : 1)
        let scale = environment.scale
        let own = SymbolSize.inEm(name).map { Size(width: em * $0.width, height: em * $0.height) }
        if let own { return PixelGrid(scale: scale, isOn: scale > 0).round(own) }
        let side = Self.symbolHeight / Self.symbolUnit
        let units = size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? Size(width: side, height: side)
        return Size(
            width: (units.width * em * Self.symbolUnit).roundedUpToPixel(scale),
            height: (units.height * em * Self.symbolUnit).roundedUpToPixel(scale))
    }

    /// The room at both sides of a symbol in a cell, so that the titles of most rows begin at one place. [recorded: 1 of 3 cells
    /// whose symbol is narrower; the room of the others is wider]
    public func cellInset(width: Double, in environment: LayoutEnvironment) -> Double {
        let side = (symbolFontSize(in: environment) * Self.symbolHeight).roundedUpToPixel(environment.scale)
        return isSystemSymbol ? max(0, side - width) / 2 : 0
    }

    /// The height of a line of a symbol's font: that of the symbol's alignment rectangle, whatever the symbol's own height.
    package func lineHeight(in environment: LayoutEnvironment) -> Double {
        let font = Font.system(symbolFontSize(in: environment))
        return FontMetrics(font, in: environment).lineHeight.roundedUpToPixel(environment.scale)
    }

    /// The baselines of a symbol in a view of a height: the middle of the symbol is that of capitals beside. [documented:
    /// UIImage.baselineOffsetFromBottom, and SF Symbols in the Human Interface Guidelines]
    func baselines(height: Double, in environment: LayoutEnvironment) -> BaselineOffsets {
        let half = symbolFontSize(in: environment) * Self.capHeight / 2
        return BaselineOffsets(first: height / 2 + half, last: height / 2 - half)
    }

    /// The height of the system font's capitals in em.
    private static let capHeight = 0.705

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
