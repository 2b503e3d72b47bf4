/// A line of text after shaping: glyphs with their places, from the baseline's start, in points.
struct ShapedText {
    struct Glyph {
        var index: UInt32
        var x: Double
        var y: Double
    }

    struct Run {
        var font: LoadedFont
        var glyphs: [Glyph]
    }

    var runs: [Run] = []
    /// As the font sets it.
    var width: Double = 0
    /// Places and widths of characters that no pinned font has.
    var missing: [Span] = []
    var missingScalars: [Unicode.Scalar] = []
}

/// How a shaped line is made to take a given width.
struct TextFit {
    /// Distances between glyphs are multiplied by this ...
    var spread = 1.0
    /// ... and the glyphs themselves by this.
    var stretch = 1.0

    /// Up to 8 % only the distances change, which no reader sees; past that the glyphs are stretched as well, in steps so
    /// that few fonts are made.
    init(natural: Double, wanted: Double?) {
        guard let wanted, wanted > 0, natural > 0 else { return }
        spread = min(max(wanted / natural, 0.02), 50)
        if spread < 0.92 || spread > 1.08 {
            let step = spread < 1 ? 0.04 : 0.08
            stretch = max(step, (spread / step).rounded(.down) * step)
        }
    }
}
