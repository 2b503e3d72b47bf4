import LayoutEngine

/// A face whose letters are half an em wide and whose lines are one em high.
public final class HalfEmTypeface: Typeface {
    public let name = "Half-Regular"
    public let ascender = 0.75
    public let descender = 0.25
    public let hasOutlines = true

    public init() {}

    public func advances(of scalars: [UInt32], language: String?) -> [Double] { scalars.map { _ in 0.5 } }

    public func glyphs(of scalars: [UInt32], isRightToLeft: Bool, language: String?) -> [TypefaceGlyph] {
        scalars.map { TypefaceGlyph(index: $0, advance: 0.5, offset: .zero) }
    }

    public func outline(of glyph: UInt32) -> [GlyphSegment] { [] }
}
