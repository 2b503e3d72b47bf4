/// A line that is wider than its room, squeezed or cut.
///
/// A piece is cut by bisection over its characters, with one measurement a step.
extension TextLine {
    /// The sum of the pieces' widths; more than `width` after lines were joined.
    var naturalWidth: Double { pieces.reduce(0) { $0 + $1.width } }

    /// The line with its letters moved together until its width is `width`.
    func squeezed(to width: Double) -> TextLine {
        let natural = naturalWidth
        guard natural > 0, width > 0 else { return self }
        var line = self
        for index in line.pieces.indices { line.pieces[index].width *= width / natural }
        line.width = width
        return line
    }

    /// The line with its spaces widened until its width is `width`; a line without spaces, and one with letters that run from
    /// right to left, stays as it is.
    func justified(to width: Double) -> TextLine {
        let parts = pieces.flatMap(\.wordsAndSpaces)
        let spaces = parts.count { $0.isSpace }
        let natural = parts.reduce(0) { $0 + $1.piece.width }
        guard spaces > 0, natural < width, !pieces.contains(where: \.hasRightToLeftLetters) else { return self }
        let extra = (width - natural) / Double(spaces)
        var line = self
        line.pieces = parts.map { part in
            var piece = part.piece
            if part.isSpace { piece.width += extra }
            return piece
        }
        line.width = width
        return line
    }

    /// The line truncated to `room`, with an ellipsis where the mode puts it.
    /// - Parameter isCut: whether text is missing after the line, so that an ellipsis is needed even if the line fits.
    ///
    /// Modes that wrap or clip lose the letters that do not fit; the others put the ellipsis at the end, at the start
    /// or in the middle.
    func truncated(to room: Double, _ mode: TextContent.LineBreakMode, isCut: Bool) -> TextLine {
        guard let style = pieces.last else { return self }
        var line = self
        switch mode {
        case .byWordWrapping, .byCharWrapping, .byClipping:
            line.pieces = TextLine.head(of: pieces, within: room)
        case .byTruncatingTail:
            let ellipsis = style.with(text: "\u{2026}")
            line.pieces = TextLine.head(of: pieces, within: room - ellipsis.width) + [ellipsis]
        case .byTruncatingHead:
            let ellipsis = style.with(text: "\u{2026}")
            line.pieces = [ellipsis] + TextLine.tail(of: pieces, within: room - ellipsis.width)
        case .byTruncatingMiddle:
            let ellipsis = style.with(text: "\u{2026}")
            let half = (room - ellipsis.width) / 2
            line.pieces = TextLine.head(of: pieces, within: half) + [ellipsis] + TextLine.tail(of: pieces, within: half)
        }
        line.width = line.naturalWidth
        return line
    }

    /// The pieces from the beginning that fit into a width, the last one cut, without blanks at the end.
    private static func head(of pieces: [Piece], within room: Double) -> [Piece] {
        var left = room
        var kept: [Piece] = []
        for piece in pieces {
            if piece.width <= left {
                kept.append(piece)
                left -= piece.width
                continue
            }
            let cut = piece.with(text: piece.longest(within: left, fromEnd: false))
            if !cut.text.isEmpty { kept.append(cut) }
            break
        }
        // A space before the ellipsis looks like a mistake.
        if let last = kept.last, last.text.hasSuffix(" ") {
            var text = last.text
            while text.hasSuffix(" ") { text.removeLast() }
            kept[kept.count - 1] = last.with(text: text)
        }
        return kept
    }

    /// The pieces from the end that fit into a width, the first one cut. Blanks at the cut are kept, unlike those of
    /// `head`.
    private static func tail(of pieces: [Piece], within room: Double) -> [Piece] {
        var left = room
        var kept: [Piece] = []
        for piece in pieces.reversed() {
            if piece.width <= left {
                kept.append(piece)
                left -= piece.width
                continue
            }
            let cut = piece.with(text: piece.longest(within: left, fromEnd: true))
            if !cut.text.isEmpty { kept.append(cut) }
            break
        }
        return kept.reversed()
    }
}

extension TextLine.Piece {
    /// Another text in the same style.
    func with(text: String) -> TextLine.Piece {
        TextLine.Piece(text: text, run: run, metrics: metrics, width: metrics.width(of: text))
    }

    /// The piece cut into words and the single spaces between them.
    fileprivate var wordsAndSpaces: [(piece: TextLine.Piece, isSpace: Bool)] {
        var parts: [(piece: TextLine.Piece, isSpace: Bool)] = []
        var word = ""
        func endWord() {
            if !word.isEmpty { parts.append((with(text: word), false)) }
            word = ""
        }
        for character in text {
            guard character == " " else {
                word.append(character)
                continue
            }
            endWord()
            parts.append((with(text: " "), true))
        }
        endWord()
        return parts
    }

    /// Whether the piece has letters of the blocks of Hebrew and Arabic.
    fileprivate var hasRightToLeftLetters: Bool {
        text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
    }

    /// The space that line breaking removed between two lines.
    ///
    /// Nil for scripts that do not separate words by blanks: line breaking removed none there.
    static func space(like line: TextLine) -> TextLine.Piece? {
        guard let last = line.pieces.last, let scalar = last.text.unicodeScalars.last, scalar.value < 0x2E80 else {
            return nil
        }
        return last.with(text: " ")
    }

    /// The most characters from one end that fit in `room`, found by bisection.
    fileprivate func longest(within room: Double, fromEnd: Bool) -> String {
        // The start of each character, and the end.
        let places = Array(text.indices) + [text.endIndex]
        var low = 0
        var high = places.count - 1
        func part(_ count: Int) -> String {
            String(fromEnd ? text[places[places.count - 1 - count]...] : text[..<places[count]])
        }
        while low < high {
            let middle = (low + high + 1) / 2
            if metrics.width(of: part(middle)) <= room { low = middle } else { high = middle - 1 }
        }
        return part(low)
    }
}
