/// The size and the lines of a measured text.
public struct TextMeasurement: Sendable, Hashable {
    /// In points, each length rounded up to the pixel grid as in UILabel.
    public var size: Size
    /// Distances of the first and last baseline from the top and the bottom of `size`, in points.
    public var baselines: BaselineOffsets
    /// 0 for an empty text.
    public var lineCount: Int
}

extension TextContent {
    /// Measures the text as UILabel does: line breaking by Unicode's rules, `numberOfLines`, and the
    /// paragraph style's heights and spacings.
    /// - Parameter width: the width in points at which lines wrap; nil: no wrapping.
    /// - Returns: a size of 0 for an empty text. Texts of more than 100,000 characters are measured up to that length.
    public func measure(wrappingAt width: Double?, in environment: LayoutEnvironment) -> TextMeasurement {
        guard let memory = environment.memory?.texts, runs.isEmpty, text.utf8.count <= TextMemory.longestText,
            let page = TextMemory.Page(environment)
        else { return measured(wrappingAt: width, in: environment) }
        // A size that is kept was measured for another page.
        if font.followsTextSize { environment.memory?.noteTextSize() }
        return memory.size(of: self, width: width, on: page) { measured(wrappingAt: width, in: environment) }
    }

    private func measured(wrappingAt width: Double?, in environment: LayoutEnvironment) -> TextMeasurement {
        var setting = TextSetting(self, in: environment)
        setting.setLines(width: width)
        return setting.measurement(scale: environment.scale)
    }
}

extension TextContent {
    /// Whether the text shows one line with a letter at least, all in one font.
    var isOneLineInOneFont: Bool {
        numberOfLines == 1 && runs.isEmpty && text.unicodeScalars.first.map(TextSetting.isLetter) == true
    }
}

/// The state of one measurement: letters, then lines, then a size.
struct TextSetting {
    /// The label's own font first, then one font per run.
    private(set) var fonts: [FontMetrics]
    private(set) var letters: [MeasuredLetter] = []
    /// The end of each paragraph in `letters`.
    private var paragraphEnds: [Int] = []
    private(set) var lines: [MeasuredLine] = []
    /// The width for which `lines` were broken.
    private var wrappingWidth: Double?
    private let content: TextContent
    /// Where lines may end, up to the last letter.
    private var breaks = LineBreakRules()
    /// Whether the release's labels follow `lineBreakStrategy`.
    private let hasStrategies: Bool

    /// Longer texts are measured only up to this length; UIKit would need seconds as well.
    static let maximumLetters = 100_000

    init(_ content: TextContent, in environment: LayoutEnvironment) {
        self.content = content
        hasStrategies = TextFacts.pushesWordsOut[environment.release]
        fonts = [FontMetrics(content.font, in: environment)]
        let bytes = content.runs.isEmpty ? content.text.utf8.count : content.runs.reduce(0) { $0 + $1.text.utf8.count }
        if let memory = environment.memory?.texts, content.runs.isEmpty, bytes <= TextMemory.longestText,
            !fonts[0].shapesTexts
        {
            appendKept(content.text, in: memory)
            return
        }
        letters.reserveCapacity(min(bytes, Self.maximumLetters))
        if content.runs.isEmpty {
            append(content.text, font: 0)
        } else {
            for run in content.runs {
                let font = run.font.map { FontMetrics($0, in: environment) } ?? fonts[0]
                fonts.append(font)
                append(run.text, font: fonts.count - 1)
            }
        }
        paragraphEnds.append(letters.count)
    }

    /// The letters of a short text in one font, which may be known.
    private mutating func appendKept(_ text: String, in memory: TextMemory) {
        let face = fonts[0].face
        if let known = memory.letters(of: text, in: face) {
            (letters, paragraphEnds) = (known.letters, known.paragraphEnds)
            return
        }
        letters.reserveCapacity(text.utf8.count)
        append(text, font: 0)
        paragraphEnds.append(letters.count)
        memory.keep(.init(letters: letters, paragraphEnds: paragraphEnds), of: text, in: face)
    }

    private mutating func append(_ text: String, font: Int) {
        if fonts[font].shapesTexts { return appendShaped(text, font: font) }
        let face = fonts[font].face
        var previous: UInt32 = 0
        for scalar in text.unicodeScalars {
            guard letters.count < Self.maximumLetters else { return }
            guard !endParagraph(at: scalar) else {
                if scalar != "\r" { previous = 0 }
                continue
            }
            append(scalar, advance: face.advance(of: scalar, after: previous), font: font)
            // The letters beside a soft hyphen that is not shown are neighbours.
            if scalar != Self.softHyphen { previous = scalar.value }
        }
    }

    /// In a font file a letter's advance depends on its neighbours, so a paragraph is measured as a whole.
    private mutating func appendShaped(_ text: String, font: Int) {
        var pending: [Unicode.Scalar] = []
        func flush(into setting: inout TextSetting) {
            let advances = setting.fonts[font].advances(of: pending.map(\.value))
            for (scalar, advance) in zip(pending, advances) { setting.append(scalar, advance: advance, font: font) }
            pending.removeAll(keepingCapacity: true)
        }
        for scalar in text.unicodeScalars {
            guard letters.count + pending.count < Self.maximumLetters else { break }
            if Self.endsParagraph(scalar) { flush(into: &self) }
            if !endParagraph(at: scalar) { pending.append(scalar) }
        }
        flush(into: &self)
    }

    /// Whether a scalar is measured, and does not end a paragraph.
    static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar != "\r" && !endsParagraph(scalar) }

    private static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    /// Records the end of a paragraph; true for a scalar that is no letter.
    private mutating func endParagraph(at scalar: Unicode.Scalar) -> Bool {
        if scalar == "\r" { return true }
        guard Self.endsParagraph(scalar) else { return false }
        paragraphEnds.append(letters.count)
        breaks.reset()
        return true
    }

    private mutating func append(_ scalar: Unicode.Scalar, advance: Double, font: Int) {
        if breaks.allowsBreak(before: scalar), let last = letters.indices.last { letters[last].allowsBreakAfter = true }
        var letter = MeasuredLetter(
            scalar: scalar, advance: advance, font: font, isSpace: scalar == " " || scalar == "\t")
        if scalar == Self.softHyphen {
            letter.advance = 0
            letter.hyphen = fonts[font].width(of: "-")
        }
        letters.append(letter)
    }

    /// Shows nothing but at the end of a line that is broken there.
    static let softHyphen: Unicode.Scalar = "\u{AD}"

    mutating func setLines(width: Double?) {
        lines.removeAll(keepingCapacity: true)
        wrappingWidth = width
        var start = 0
        for end in paragraphEnds {
            let breaker = LineBreaker(
                letters: letters[start..<end], width: width,
                breaksInsideWords: content.lineBreakMode == .byCharWrapping,
                pushesOut: hasStrategies && content.lineBreakStrategy.pushesOut,
                emptyFont: start < letters.count ? letters[start].font : 0)
            lines += breaker.lines()
            start = end
        }
        let limit = content.numberOfLines
        if limit > 0, lines.count > limit { lines.removeLast(lines.count - limit) }
    }

    /// The size of all lines. Between two lines the space at which the first was broken belongs to the width, as far as the
    /// space fits. [measured: 14 points at 160: 158.3 with the space, 154.7 without]
    func measurement(scale: Double) -> TextMeasurement {
        guard !letters.isEmpty else {
            return TextMeasurement(size: .zero, baselines: BaselineOffsets(first: 0, last: 0), lineCount: 0)
        }
        var width = 0.0
        var height = 0.0
        for (index, line) in lines.enumerated() {
            width = max(width, min(line.width + line.spaceWidth, max(wrappingWidth ?? .infinity, line.width)))
            height += index == 0 ? lineHeight(of: line) : linePitch(of: line)
            if index > 0 {
                height += content.lineSpacing
                if lines[index - 1].endsParagraph { height += content.paragraphSpacing }
            }
        }
        let size = Size(width: width.roundedUpToPixel(scale), height: height.roundedUpToPixel(scale))
        // The first baseline is rounded to the nearest pixel and the other baselines follow; the room that rounding
        // adds to the height is below the last line. [measured: 44 frames in eleven files]
        let ascent = lines.first.map(ascender) ?? 0
        let first = PixelGrid(scale: scale, isOn: scale > 0).round(ascent)
        let last = size.height - height + ascent - first + (lines.last.map(descender) ?? 0)
        return TextMeasurement(size: size, baselines: BaselineOffsets(first: first, last: last), lineCount: lines.count)
    }

    func lineHeight(of line: MeasuredLine) -> Double { adjusted(ascender(of: line) + descender(of: line)) }

    func linePitch(of line: MeasuredLine) -> Double {
        adjusted(line.fonts.reduce(0) { max($0, fonts[$1].linePitch) })
    }

    func ascender(of line: MeasuredLine) -> Double { line.fonts.reduce(0) { max($0, fonts[$1].ascender) } }

    func descender(of line: MeasuredLine) -> Double { line.fonts.reduce(0) { max($0, fonts[$1].descender) } }

    /// The line height with the paragraph style's multiples and limits.
    private func adjusted(_ height: Double) -> Double {
        var height = height
        if content.lineHeightMultiple > 0 { height *= content.lineHeightMultiple }
        if content.minimumLineHeight > 0 { height = max(height, content.minimumLineHeight) }
        if content.maximumLineHeight > 0 { height = min(height, content.maximumLineHeight) }
        return height
    }
}

extension Double {
    /// Rounds up to the pixel grid, with tolerance for floating-point errors.
    func roundedUpToPixel(_ scale: Double) -> Double {
        guard scale > 0, isFinite else { return self }
        return (self * scale - 0.000_1).rounded(.up) / scale
    }
}
