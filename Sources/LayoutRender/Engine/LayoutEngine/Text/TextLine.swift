/// One line of a text, for drawing at the places where the engine measured it.
public struct TextLine: Sendable, Equatable {
    /// A part of the line in one font.
    public struct Piece: Sendable, Equatable {
        /// The characters of the piece.
        public var text: String
        /// Index in `TextContent.runs`; nil for the text's own font and colour.
        public var run: Int?
        /// The metrics of the piece's font.
        public var metrics: FontMetrics
        /// In points, as the engine measured it; a renderer spreads its own glyphs over this width.
        public var width: Double

        /// A piece of a line.
        public init(text: String, run: Int?, metrics: FontMetrics, width: Double) {
            self.text = text
            self.run = run
            self.metrics = metrics
            self.width = width
        }
    }

    /// From the start to the end of the line, in the order of the characters.
    public var pieces: [Piece]
    /// In points, without trailing spaces of a wrapped line.
    public var width: Double
    /// The greatest of the pieces' fonts, in points.
    public var ascender: Double
    /// The line's height if it is the first line, in points.
    public var height: Double
    /// The distance from the baseline of the previous line in points, without line and paragraph spacing.
    public var pitch: Double
    /// Whether a line feed or the end of the text follows, so that paragraph spacing applies.
    public var endsParagraph: Bool
}

extension TextContent {
    /// The lines that `measure(wrappingAt:in:)` counts, with their text.
    /// - Parameter width: in points; nil: no wrapping, one line a paragraph.
    public func lines(wrappingAt width: Double?, in environment: LayoutEnvironment) -> [TextLine] {
        var setting = TextSetting(self, in: environment)
        setting.setLines(width: width)
        return setting.lines.map { line in
            TextLine(
                pieces: setting.pieces(of: line), width: line.width, ascender: setting.ascender(of: line),
                height: setting.lineHeight(of: line), pitch: setting.linePitch(of: line),
                endsParagraph: line.endsParagraph)
        }
    }
}

extension TextSetting {
    /// Neighbouring letters of one font, joined.
    fileprivate func pieces(of line: MeasuredLine) -> [TextLine.Piece] {
        var pieces: [TextLine.Piece] = []
        var current: Int?
        for index in line.letters {
            let letter = letters[index]
            let isBreak = line.endsWithHyphen && index == line.letters.upperBound - 1
            if letter.scalar == Self.softHyphen, !isBreak { continue }
            if letter.font != current {
                current = letter.font
                let run = letter.font > 0 ? letter.font - 1 : nil
                pieces.append(TextLine.Piece(text: "", run: run, metrics: fonts[letter.font], width: 0))
            }
            pieces[pieces.count - 1].text.unicodeScalars.append(letter.scalar == Self.softHyphen ? "-" : letter.scalar)
            pieces[pieces.count - 1].width += letter.advance + letter.hyphen
        }
        return pieces
    }
}
