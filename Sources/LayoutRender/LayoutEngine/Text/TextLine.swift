/// One line of a text, for drawing.
public struct TextLine: Sendable, Equatable {
    /// A part of the line in one font.
    public struct Piece: Sendable, Equatable {
        public var text: String
        /// Index in `TextContent.runs`; nil for the text's own font.
        public var run: Int?
        public var metrics: FontMetrics
        /// In points, as the engine measured it.
        public var width: Double

        public init(text: String, run: Int?, metrics: FontMetrics, width: Double) {
            self.text = text
            self.run = run
            self.metrics = metrics
            self.width = width
        }
    }

    public var pieces: [Piece]
    /// Without trailing spaces of a wrapped line.
    public var width: Double
    public var ascender: Double
    /// The line's height if it is the first line.
    public var height: Double
    /// Distance from the baseline of the previous line.
    public var pitch: Double
    public var endsParagraph: Bool
}

extension TextContent {
    /// The lines that `measure(wrappingAt:in:)` counts, with their text.
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
            if letter.font != current {
                current = letter.font
                let run = letter.font > 0 ? letter.font - 1 : nil
                pieces.append(TextLine.Piece(text: "", run: run, metrics: fonts[letter.font], width: 0))
            }
            pieces[pieces.count - 1].text.unicodeScalars.append(letter.scalar)
            pieces[pieces.count - 1].width += letter.advance
        }
        return pieces
    }
}
