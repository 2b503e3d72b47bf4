import Notation

extension PictureBuilder {
    /// The vertical position of a block of lines in its box.
    ///
    /// Text views begin at the top; labels, fields and titles are centred.
    enum VerticalPlace { case top, center }

    /// Draws a text into `box`; returns false if a part of the text did not fit.
    ///
    /// Lines and widths come from the engine's metrics, the letters from a font: a text is broken in the picture
    /// where layout has broken it, on every machine.
    ///
    /// - Parameters:
    ///   - color: of letters without a colour of their own.
    ///   - tint: the value of `tintColor`, for runs that name it.
    ///   - direction: the side at which a natural text begins; nil: the environment's.
    @discardableResult
    mutating func draw(
        _ content: TextContent, in box: Rect, color: RGBA, tint: RGBA, place: VerticalPlace, wraps: Bool,
        direction: LayoutDirection? = nil
    ) -> Bool {
        guard options.text != .none, box.isDrawable, box.width > 0 else { return true }
        // A text aligned to the top may extend below the box, where the window of a text view ends.
        let room = Size(width: box.width, height: place == .top ? .infinity : box.height)
        let set = set(content, in: room, wraps: wraps)
        guard let first = set.lines.first else { return true }
        var y = place == .top ? box.minY : box.midY - set.height / 2
        y += first.ascender * set.factor
        for (index, line) in set.lines.enumerated() {
            y += set.advance(to: index)
            let isFull = content.alignment == .justified && !line.endsParagraph
            let line = isFull ? line.justified(to: box.width / set.factor) : line
            draw(line, factor: set.factor, of: content, in: box, y: y, color: color, tint: tint, direction: direction)
        }
        return !set.isTruncated
    }

    /// One line at its baseline, piece by piece. Each piece is stretched to the width that the engine measured, so
    /// that the picture and the frames agree whatever font draws the letters.
    private mutating func draw(
        _ line: TextLine, factor: Double, of content: TextContent, in box: Rect, y: Double, color: RGBA, tint: RGBA,
        direction: LayoutDirection?
    ) {
        let width = line.naturalWidth * factor
        let isRightToLeft = (direction ?? environment.layoutDirection) == .rightToLeft
        var x: Double
        switch content.alignment {
        case .natural, .justified: x = isRightToLeft ? box.maxX - width : box.minX
        case .left: x = box.minX
        case .center: x = box.midX - width / 2
        case .right: x = box.maxX - width
        }
        let metrics = line.pieces.first?.metrics
        let lineBox = Rect(
            x: x, y: y - line.ascender * factor, width: width, height: (metrics?.lineHeight ?? 0) * factor)
        annotations.texts.append(lineBox)
        for piece in line.pieces {
            let run = piece.run.flatMap { content.runs.indices.contains($0) ? content.runs[$0] : nil }
            let font = run?.font ?? content.font
            let pieceColor = run?.color.map { theme.color($0, tint: tint) } ?? color
            let pieceWidth = piece.width * factor
            if options.text == .boxes {
                let bar = Rect(
                    x: x, y: y - piece.metrics.pointSize * 0.5, width: pieceWidth, height: piece.metrics.pointSize * 0.5
                )
                list.fill(.roundedRect(bar, radius: 2), pieceColor.opacity(0.35))
            } else {
                for part in parts(of: piece, kern: font.kern) {
                    var run = TextRun(
                        part.text, at: Point(x: x + part.start * factor, y: y), face: font.face(setBy: piece.metrics),
                        size: piece.metrics.pointSize * factor, color: pieceColor, width: part.width * factor)
                    run.language = environment.texts.language
                    list.text(run)
                }
                if let run { drawLines(of: run, x: x, y: y, width: pieceWidth, piece.metrics, factor, pieceColor) }
            }
            x += pieceWidth
        }
    }

    /// The lines below and through a piece of a run. [inferred: a seventeenth of the font's size thick, an eighth below the
    /// baseline and in the middle of small letters, as fonts state for their underlines]
    private mutating func drawLines(
        of run: TextContent.Run, x: Double, y: Double, width: Double, _ metrics: FontMetrics, _ factor: Double,
        _ color: RGBA
    ) {
        let size = metrics.pointSize * factor
        for (style, place) in [(run.underlineStyle, y + size / 8), (run.strikethroughStyle, y - size / 4)] {
            guard let style, width > 0 else { continue }
            let thickness = size / 17 * (style == .thick ? 2 : 1)
            for offset in style == .double ? [-thickness, thickness] : [0] {
                let line = Rect(x: x, y: place + offset - thickness / 2, width: width, height: thickness)
                list.fill(.rect(line), color)
            }
        }
    }

    /// The stretches of letters and of emoji, so that the room of an emoji does not spread over the letters beside; each letter
    /// where points are added behind letters that no script joins; else the whole piece.
    private func parts(of piece: TextLine.Piece, kern: Double) -> [(text: String, start: Double, width: Double)] {
        let isSpaced = kern != 0 && kern.isFinite && piece.text.unicodeScalars.allSatisfy { $0.value < 0x590 }
        let stretches =
            isSpaced ? piece.text.map { String($0) } : piece.text.hasEmoji ? piece.text.cutAtEmoji : []
        let widths = stretches.map { piece.metrics.width(of: $0) }
        let total = widths.reduce(0, +)
        guard stretches.count > 1, total > 0 else { return [(piece.text, 0, piece.width)] }
        var start = 0.0
        return zip(stretches, widths).map { text, width in
            let width = width / total * piece.width
            defer { start += width }
            return (text, start, isSpaced ? max(width - kern, 0) : width)
        }
    }

    /// One line of text of the program itself, truncated, in the vertical middle of the box.
    mutating func drawLine(
        _ text: String, font: Font, color: RGBA, in box: Rect, alignment: TextContent.Alignment
    ) {
        guard !text.isEmpty else { return }
        var content = TextContent(text: text, font: font)
        content.alignment = alignment
        draw(content, in: box, color: color, tint: color, place: .center, wraps: false)
    }

    /// The width of a text on one line, as the engine measures it.
    func width(of text: String, font: Font) -> Double {
        FontMetrics(font, in: environment).width(of: text)
    }
}

extension Font {
    /// The font file that measured the text; the pinned family's face for letters that the file lacks, or for the whole
    /// text if there is no file.
    ///
    /// The pinned family has no face names: a name with Bold, Medium and so on gives the weight.
    func face(setBy metrics: FontMetrics) -> FontFace {
        var weight = weight
        if weight == .regular, textStyle == .headline { weight = .semibold }
        if weight == .regular, let faceName { weight = Weight.stated(by: faceName) ?? weight }
        let typeface = metrics.typeface.flatMap { $0.face.hasOutlines ? $0 : nil }
        return FontFace(
            weight: weight, isItalic: isItalic, usesMonospacedDigits: usesMonospacedDigits,
            isDisplay: metrics.hasDisplayLetters, typeface: typeface)
    }
}
