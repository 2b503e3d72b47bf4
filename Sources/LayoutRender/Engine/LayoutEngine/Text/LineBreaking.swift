struct MeasuredLetter: Sendable {
    var scalar: Unicode.Scalar
    /// In points, with tracking and the kerning after the letter before.
    var advance: Double
    /// Index of the letter's font among the text's fonts.
    var font: Int
    /// A space hangs over the end of a line instead of moving to the next line.
    var isSpace: Bool
    /// A line may end after this letter.
    var allowsBreakAfter = false
    /// The advance of the hyphen that a soft hyphen shows at the end of a line; 0 for other letters.
    var hyphen = 0.0
}

/// One line of a text.
struct MeasuredLine: Sendable, Equatable {
    /// Without trailing spaces of a wrapped line.
    var width: Double
    /// The width of the spaces at which a wrapped line was broken; 0 at the end of a paragraph.
    var spaceWidth = 0.0
    /// The fonts in the line; the paragraph's own font for an empty line.
    var fonts: [Int]
    /// The last line of its paragraph.
    var endsParagraph = false
    /// The line's letters, as indices in the whole text.
    var letters: Range<Int> = 0..<0
    /// Whether the last letter is a soft hyphen at which the line was broken.
    var endsWithHyphen = false
}

/// Breaks one paragraph into lines, greedily, as the system does; then a last word alone gets company.
struct LineBreaker {
    /// The paragraph without its line break; indices are those of the whole text.
    let letters: ArraySlice<MeasuredLetter>
    /// Nil: one unbounded line.
    let width: Double?
    /// `byCharWrapping`: the line ends at the last letter that fits.
    let breaksInsideWords: Bool
    /// `NSParagraphStyle.LineBreakStrategy.pushOut`: no last line of one word.
    let pushesOut: Bool
    let emptyFont: Int

    /// Tolerance for rounding errors before a word moves to the next line, in points.
    private static let tolerance = 0.001

    /// At least one line. A line of a paragraph with letters has one at least, however narrow the width is.
    func lines() -> [MeasuredLine] {
        guard !letters.isEmpty else { return [MeasuredLine(width: 0, fonts: [emptyFont], endsParagraph: true)] }
        var starts: [Int] = []
        var start = letters.startIndex
        while start < letters.endIndex {
            starts.append(start)
            start = endOfLine(from: start)
        }
        if pushesOut { pushOut(&starts) }
        var lines = starts.indices.map { index in
            line(starts[index], index + 1 < starts.count ? starts[index + 1] : letters.endIndex)
        }
        lines[lines.count - 1].endsParagraph = true
        return lines
    }

    /// Moves the last word of the line before to a last line that has one word, if both fit there and the line before keeps
    /// a word. [measured: "Add your location, / pronouns, etc" on iOS 17]
    private func pushOut(_ starts: inout [Int]) {
        guard let width, !breaksInsideWords, starts.count > 1 else { return }
        let (line, last) = (starts[starts.count - 2], starts[starts.count - 1])
        guard letters[last - 1].isSpace, !hasSeveralWords(letters[last...]) else { return }
        var word = last - 1
        while word > line, letters[word - 1].isSpace { word -= 1 }
        while word > line, !letters[word - 1].isSpace { word -= 1 }
        guard word > line, letters[line..<word].contains(where: { !$0.isSpace }) else { return }
        var end = letters.endIndex
        while end > word, letters[end - 1].isSpace { end -= 1 }
        let length = letters[word..<end].reduce(0) { $0 + $1.advance }
        if length <= width + Self.tolerance { starts[starts.count - 1] = word }
    }

    /// Whether a space separates letters.
    private func hasSeveralWords(_ letters: ArraySlice<MeasuredLetter>) -> Bool {
        guard let first = letters.firstIndex(where: { !$0.isSpace }),
            let last = letters.lastIndex(where: { !$0.isSpace })
        else { return false }
        return letters[first...last].contains { $0.isSpace }
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
            if letter.allowsBreakAfter, x + letter.hyphen <= width + Self.tolerance || letter.isSpace {
                lastBreak = index + 1
            }
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
        var line = MeasuredLine(
            width: total, fonts: fonts.isEmpty ? [letters[start].font] : fonts, letters: start..<trimmed)
        line.spaceWidth = letters[trimmed..<end].reduce(0) { $0 + $1.advance }
        if end < letters.endIndex, trimmed > start, letters[trimmed - 1].hyphen > 0 {
            line.endsWithHyphen = true
            line.width += letters[trimmed - 1].hyphen
        }
        return line
    }
}
