/// A text broken into lines as the engine measured it, with widths and line pitch.
struct SetText {
    /// At least one line for a text that is not empty.
    var lines: [TextLine]
    /// Whether a part of the text is not shown.
    var isTruncated = false
    /// Below 1 if the font shrinks to fit.
    var factor = 1.0
    /// Additional distance between two lines, and additional distance between two paragraphs, in points.
    var lineSpacing = 0.0
    /// NSParagraphStyle's property of the same name.
    var paragraphSpacing = 0.0

    /// From the top of the first line to the bottom of the last, in points.
    var height: Double {
        guard let first = lines.first else { return 0 }
        return first.height * factor + lines.indices.reduce(0) { $0 + advance(to: $1) }
    }

    /// The distance from the baseline of the previous line; 0 for the first line.
    func advance(to index: Int) -> Double {
        guard index > 0 else { return 0 }
        let spacing = lineSpacing + (lines[index - 1].endsParagraph ? paragraphSpacing : 0)
        return (lines[index].pitch + spacing) * factor
    }

    /// The longest line that is squeezed into `room` instead of truncated: 5 % or 3 points longer, whichever is more.
    ///
    /// A recorded frame fits the text in Interface Builder's font; the engine estimates that font, and may measure a
    /// little more for the same text.
    static func limit(of room: Double) -> Double { max(room * 1.05, room + 3) }

    /// A width measured with a font file is no estimate: such a line is truncated if it does not fit, as in UILabel, unless
    /// the label lets its letters move together before they are cut.
    static func limit(of room: Double, for line: TextLine, tightens: Bool) -> Double {
        let isExact = line.pieces.allSatisfy { $0.metrics.typeface != nil }
        return max(isExact ? room : limit(of: room), tightens ? room * tightening : room)
    }

    /// How much longer than its room a line may be that is tightened and not truncated: the default of
    /// NSParagraphStyle.tighteningFactorForTruncation.
    private static let tightening = 1.05

    /// By how much a line may reach below its box and still count as shown, in points: boxes are on the pixel grid, line
    /// heights are not.
    static let overhang = 0.5
}

extension PictureBuilder {
    /// Breaks `content` into lines for a box of this size, as UILabel does: lines beyond the number of lines or below
    /// the box are cut off, and a line that is slightly too long is squeezed.
    ///
    /// 1 Break for the measured width. 2 Where a line is cut off, try widths that are larger by the tolerances. 3 Shrink the
    /// font of a text that may shrink: one line to the width, several to the height. 4 Truncate or squeeze each line that
    /// is too long.
    /// - Parameter wraps: false for one line, however long.
    func set(_ content: TextContent, in size: Size, wraps: Bool) -> SetText {
        // Half a pixel of tolerance: frames are rounded, widths are not.
        let width = max(0, size.width) + 0.5
        var set = set(content, width: wraps ? max(0, size.width) : nil, height: size.height)
        // Lines that would fit a slightly wider box are broken for that width, and squeezed.
        if wraps, set.isCut, let line = set.text.lines.last {
            let limit = SetText.limit(
                of: width, for: line, tightens: content.allowsDefaultTighteningForTruncation)
            for wider in [width, limit] where set.isCut {
                let other = self.set(content, width: wider, height: size.height)
                if !other.isCut { set = other }
            }
        }
        if content.adjustsFontSizeToFitWidth, content.numberOfLines == 1, let line = set.text.lines.first,
            line.width > width
        {
            let smallest = content.smallestFactor
            set.text.factor = max(smallest, min(1, width / line.width))
        } else if content.adjustsFontSizeToFitWidth, wraps, set.isCut {
            set = shrunk(content, width: width, height: size.height)
        }
        let room = width / set.text.factor
        for index in set.text.lines.indices {
            let isLast = index == set.text.lines.count - 1
            let line = set.text.lines[index]
            if isLast && set.isCut {
                set.text.lines[index] = line.truncated(to: room, content.lineBreakMode, isCut: true)
                set.text.isTruncated = true
            } else if line.naturalWidth
                > SetText.limit(of: room, for: line, tightens: content.allowsDefaultTighteningForTruncation)
            {
                set.text.lines[index] = line.truncated(to: room, content.lineBreakMode, isCut: false)
                set.text.isTruncated = true
            } else if line.naturalWidth > room {
                set.text.lines[index] = line.squeezed(to: room)
            }
        }
        return set.text
    }

    /// The text at the largest size at which all of it is shown, found by bisection, else at its smallest size.
    ///
    /// A font of a share of the size fills a box as the whole font fills a box that is larger by the inverse.
    private func shrunk(_ content: TextContent, width: Double, height: Double) -> (text: SetText, isCut: Bool) {
        func attempt(_ factor: Double) -> (text: SetText, isCut: Bool) {
            var set = set(content, width: width / factor, height: height / factor)
            set.text.factor = factor
            return set
        }
        var (low, high) = (content.smallestFactor, 1.0)
        var best = attempt(low)
        guard !best.isCut else { return best }
        for _ in 0..<Self.shrinkingSteps {
            let middle = (low + high) / 2
            let set = attempt(middle)
            if set.isCut {
                high = middle
            } else {
                (low, best) = (middle, set)
            }
        }
        return best
    }

    /// Halvings of the range of sizes, down to less than a hundredth.
    private static let shrinkingSteps = 7

    /// As many lines as there is room for: only whole lines are shown. If lines are missing, the rest of the last paragraph is joined to the last
    /// line.
    private func set(_ content: TextContent, width: Double?, height: Double) -> (text: SetText, isCut: Bool) {
        var unlimited = content
        unlimited.numberOfLines = 0
        var all = unlimited.lines(wrappingAt: width, in: environment)
        var set = SetText(
            lines: all, lineSpacing: content.lineSpacing, paragraphSpacing: content.paragraphSpacing)
        let limit = content.numberOfLines > 0 ? content.numberOfLines : Int.max
        // One line is always shown.
        var count = min(1, all.count)
        var reach = all.first?.height ?? 0
        while count < min(all.count, limit) {
            reach += set.advance(to: count)
            guard reach <= height + SetText.overhang else { break }
            count += 1
        }
        guard count < all.count, count > 0 else { return (set, false) }
        set.lines = Array(all.prefix(count))
        all.removeFirst(count)
        // Word wrapping ends with the last whole word, without an ellipsis.
        if !set.lines[count - 1].endsParagraph, content.lineBreakMode != .byWordWrapping {
            for next in all {
                set.lines[count - 1].pieces += [TextLine.Piece.space(like: set.lines[count - 1])].compactMap { $0 }
                set.lines[count - 1].pieces += next.pieces
                if next.endsParagraph || set.lines[count - 1].pieces.count > 200 { break }
            }
        }
        return (set, true)
    }
}

extension TextContent {
    /// The smallest font size that a text may shrink to, as a fraction of its font's size: the label's or field's
    /// value, else a tenth.
    fileprivate var smallestFactor: Double {
        let share = max(minimumScaleFactor, font.size > 0 ? minimumFontSize / font.size : 0)
        return share > 0 ? min(share, 1) : 0.1
    }
}
