import LayoutEngine

/// A face whose letters are squares, half an em wide, for the capital letters, the digits, space and two Hebrew letters.
final class StubTypeface: Typeface {
    let name: String
    let ascender = 0.75
    let descender = 0.25
    let hasOutlines: Bool
    let mark: String?

    init(_ name: String = "Stub-Regular", hasOutlines: Bool = true, mark: String? = nil) {
        self.name = name
        self.hasOutlines = hasOutlines
        self.mark = mark
    }

    static func has(_ scalar: UInt32) -> Bool {
        (65...90).contains(scalar) || (48...57).contains(scalar) || scalar == 32 || scalar == 0x5D0 || scalar == 0x5D1
    }

    func advances(of scalars: [UInt32], language: String?) -> [Double] { scalars.map { Self.has($0) ? 0.5 : .nan } }

    /// A glyph's number is its scalar's, so that tests can read the order of drawing.
    func glyphs(of scalars: [UInt32], isRightToLeft: Bool, language: String?) -> [TypefaceGlyph] {
        (isRightToLeft ? scalars.reversed() : scalars).map {
            TypefaceGlyph(index: Self.has($0) ? $0 : 0, advance: 0.5, offset: .zero)
        }
    }

    func outline(of glyph: UInt32) -> [GlyphSegment] {
        guard glyph > 32 else { return [] }
        return [
            .move(Point(x: 0, y: 0)), .line(Point(x: 0.5, y: 0)), .line(Point(x: 0.5, y: 0.5)),
            .line(Point(x: 0, y: 0.5)), .close,
        ]
    }
}
