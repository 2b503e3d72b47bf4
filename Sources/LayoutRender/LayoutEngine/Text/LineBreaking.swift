/// A letter with its measured width.
struct MeasuredLetter: Sendable {
    var scalar: Unicode.Scalar
    /// In points, with tracking and the kerning after the letter before.
    var advance: Double
    /// Index of the letter's font among the text's fonts.
    var font: Int
    /// A space hangs over the end of a line instead of moving to the next line.
    var isSpace: Bool
    /// A line may end after this letter.
    var allowsBreakAfter: Bool
}

/// One line of a text.
struct MeasuredLine: Sendable, Equatable {
    /// Without trailing spaces of a wrapped line.
    var width: Double
    /// The fonts in the line; the paragraph's own font for an empty line.
    var fonts: [Int]
    /// The last line of its paragraph.
    var endsParagraph = false
    /// The line's letters, as indices in the whole text.
    var letters: Range<Int> = 0..<0
}

/// Breaks one paragraph into lines, greedily, as the system does.
struct LineBreaker {
    /// The paragraph without its line break; indices are those of the whole text.
    let letters: ArraySlice<MeasuredLetter>
    /// Nil: one unbounded line.
    let width: Double?
    /// `byCharWrapping`: the line ends at the last letter that fits.
    let breaksInsideWords: Bool
    /// The font of an empty line.
    let emptyFont: Int

    /// Tolerance for rounding errors before a word moves to the next line, in points.
    private static let tolerance = 0.001

    /// At least one line. A line of a paragraph with letters has one at least, however narrow the width is.
    func lines() -> [MeasuredLine] {
        guard !letters.isEmpty else { return [MeasuredLine(width: 0, fonts: [emptyFont], endsParagraph: true)] }
        var lines: [MeasuredLine] = []
        var start = letters.startIndex
        while start < letters.endIndex {
            let end = endOfLine(from: start)
            lines.append(line(start, end))
            start = end
        }
        lines[lines.count - 1].endsParagraph = true
        return lines
    }

    /// The index after the last letter of the line that begins at `start`; always greater than `start`.
    private func endOfLine(from start: Int) -> Int {
        guard let width else { return letters.endIndex }
        var x = 0.0
        var lastBreak: Int?
        var index = start
        while index < letters.endIndex {
            let letter = letters[index]
            x += letter.advance
            if x > width + Self.tolerance, !letter.isSpace {
                if let lastBreak, !breaksInsideWords { return lastBreak }
                return max(index, start + 1)
            }
            if letter.allowsBreakAfter { lastBreak = index + 1 }
            index += 1
        }
        return letters.endIndex
    }

    private func line(_ start: Int, _ end: Int) -> MeasuredLine {
        var trimmed = end
        if end < letters.endIndex {
            while trimmed > start, letters[trimmed - 1].isSpace { trimmed -= 1 }
        }
        var total = 0.0
        var fonts: [Int] = []
        for letter in letters[start..<trimmed] {
            total += letter.advance
            if !fonts.contains(letter.font) { fonts.append(letter.font) }
        }
        return MeasuredLine(
            width: total, fonts: fonts.isEmpty ? [letters[start].font] : fonts, letters: start..<trimmed)
    }
}
