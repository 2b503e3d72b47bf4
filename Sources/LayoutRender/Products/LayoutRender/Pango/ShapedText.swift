/// A line of text after shaping: glyphs with their positions, from the start of the baseline, in points.
struct ShapedText {
    /// A glyph with its origin.
    struct Glyph {
        /// The number of the glyph in its font.
        var index: UInt32
        /// From the start of the line, in points.
        var x: Double
        /// Downwards from the baseline, in points.
        var y: Double
    }

    /// Glyphs of one font.
    struct Run {
        /// The font of all glyphs of the run.
        var font: GlyphFont
        /// From left to right.
        var glyphs: [Glyph]
    }

    /// From left to right.
    var runs: [Run] = []
    /// The font's own width of the line.
    var width: Double = 0
    /// Positions and widths of characters that no pinned font has, in order.
    var missing: [MissingCharacter] = []
    /// For the note about characters without a glyph.
    var missingScalars: [Unicode.Scalar] = []

    /// A character that is drawn as a box or disc.
    struct MissingCharacter {
        /// The place of the box or disc in the line, in points.
        var span: Interval
        /// Whether a disc is drawn instead of a box.
        var isEmoji: Bool
        /// The byte offset of the character in the text.
        var start: Int
    }

    /// Appends glyphs of a font file.
    mutating func append(_ glyphs: [TypefaceGlyph], _ font: GlyphFont, size: Double) {
        var run = Run(font: font, glyphs: [])
        for glyph in glyphs {
            run.glyphs.append(
                Glyph(index: glyph.index, x: width + glyph.offset.x * size, y: -glyph.offset.y * size))
            width += glyph.advance * size
        }
        runs.append(run)
    }

    /// Appends another text.
    /// - Parameter byte: the byte offset of the text in the whole line.
    mutating func append(_ other: ShapedText, byte: Int) {
        for var run in other.runs {
            for index in run.glyphs.indices { run.glyphs[index].x += width }
            runs.append(run)
        }
        for var character in other.missing {
            character.span.start += width
            character.start += byte
            missing.append(character)
        }
        missingScalars += other.missingScalars
        width += other.width
    }

    /// Records a scalar without a glyph; the scalars of one emoji are recorded as one character.
    mutating func addMissing(_ scalar: Unicode.Scalar?, _ span: Interval, character start: Int) {
        if let scalar { missingScalars.append(scalar) }
        let isEmoji = scalar?.isEmoji ?? false
        if isEmoji, let last = missing.last, last.isEmoji, last.start == start {
            missing[missing.count - 1].span.length = span.start + span.length - last.span.start
        } else {
            missing.append(MissingCharacter(span: span, isEmoji: isEmoji, start: start))
        }
    }
}

/// How a shaped line is stretched to a given width.
struct TextFit {
    /// The factor on the distances between glyphs ...
    var spread = 1.0
    /// ... and the factor on the glyphs themselves.
    var stretch = 1.0

    /// Up to 8 % only the distances change, which readers do not notice; beyond that the glyphs are stretched too, in
    /// steps, so that few scaled fonts are made.
    ///
    /// - Parameters:
    ///   - natural: the width of the shaped line in points.
    ///   - wanted: the width that the engine measured; nil leaves the line as it is.
    init(natural: Double, wanted: Double?) {
        guard let wanted, wanted > 0, natural > 0 else { return }
        spread = min(max(wanted / natural, 0.02), 50)
        if spread < 0.92 || spread > 1.08 {
            let step = spread < 1 ? 0.04 : 0.08
            stretch = max(step, (spread / step).rounded(.down) * step)
        }
    }
}
