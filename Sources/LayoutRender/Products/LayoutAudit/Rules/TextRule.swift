import Findings
import LayoutEngine
import Notation

/// Texts that need more room than their views get.
///
/// A text is measured with the page's fonts and text size at the room that its view has: the frame without the insets
/// of text views and buttons, or without a button's picture.
enum TextRule: ScreenRule {
    static var asksForTextSize: Bool { true }

    /// Every page: texts that are cut. The file's own page also: texts that fit, but would not if translated.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        screen.order.compactMap { id in
            guard screen.isVisible(id), !screen.isLeftToCode(id) else { return nil }
            return observation(id, screen, own)
        }
    }

    /// The shortage of one text with its cause: what keeps the view from growing.
    private static func observation(_ id: ItemID, _ screen: AuditedScreen, _ own: AuditedScreen?) -> Observation? {
        guard let cut = screen.cutText(id) else {
            let planned = own == nil ? tight(id, screen) ?? besideSwitch(id, screen) ?? phrase(id, screen) : nil
            return planned ?? brokenWord(id, screen, (own ?? screen).memory) ?? shrunken(id, screen)
        }
        // A table of strings may translate a placeholder of the file, which code replaces in every language.
        let isPlaceholder = own?.tree.item(named: screen.tree[id].identifier).map { own?.showsPlaceholder($0) == true }
        let certainty = isPlaceholder == true ? .placeholder : screen.certainty(of: id)
        let severity =
            cut.isLimited || screen.isInTile(id) || (own == nil && certainty == .likely)
            ? .information : severity(certainty, cut, screen)
        let isWide = cut.axis == .horizontal
        let fitsOnOwn = own.map { !$0.cuts(screen.tree[id].identifier) } ?? false
        let holder = screen.holder(of: id, isWide ? .horizontal : .vertical)
        let hasOwnHeight = holder.constraint.map { screen.isHeight($0, of: id) } ?? false
        // A text of any length is cut where not even two letters, or the height of a line, have room.
        let isWithoutRoom =
            fitsOnOwn && (isWide ? cut.given < shortestRoom : hasOwnHeight && cut.given < cut.line * leastLine)
        let side = isWide ? "width" : "height"
        var observation = Observation(
            isWide ? .truncatedText : .clippedText, isWithoutRoom ? max(severity, .warning) : severity,
            "\(screen.shortName(id)) needs \(PlainNumber.text(cut.needed)) of \(side) and has "
                + PlainNumber.text(cut.given),
            items: [id], extent: cut.needed - cut.given)
        observation.isOfGuess = certainty == .placeholder
        observation.hasOwnHeight = hasOwnHeight
        observation.isAboutAnyText = isWithoutRoom || (!isWide && cut.given < cut.line * leastLine && hasOwnHeight)
        observation.edge = side
        // Where the lines that the text may have fit, nothing around the view cuts the text.
        if cut.isLimited {
            observation.cause = "its numberOfLines is \(screen.shownText(id)?.numberOfLines ?? 0)"
            observation.remedy = "allow more lines, or 0 for any number"
            return observation
        }
        observation.cause = holder.words
        observation.constraints = holder.constraint.map { [$0] } ?? []
        observation.items += holder.others
        if !isWide, screen.shownText(id)?.numberOfLines == 0 {
            observation.remedy = "use 'greater than or equal' for the height, or a scroll view around"
        }
        if isWide, let stack = screen.tree[id].superview.flatMap({ screen.tree[$0].stack }), stack.axis == .horizontal {
            observation.arranged = stack.arrangedSubviews.map { screen.tree[$0].identifier }
        }
        return observation
    }

    /// The part of a line's height in which letters are whole.
    fileprivate static let leastLine = 0.75

    /// The width of two letters, in points: a text of any length is cut in less.
    private static let shortestRoom = 16.0

    /// A text that fits, but would not if it were 30 % longer, the usual growth of a translation, in a width that a
    /// number fixes. `'Buy' fills 70 of a width fixed at 80: a text 30 % longer, as in German, is cut`.
    private static func tight(_ id: ItemID, _ screen: AuditedScreen) -> Observation? {
        guard screen.certainty(of: id) > .placeholder, let text = screen.shownText(id), text.numberOfLines == 1,
            text.text.count > 2 || !text.runs.isEmpty,
            !screen.shrinks(id), screen.isOfTheFile(id), !screen.isLaidOutByCell(id)
        else { return nil }
        let holder = screen.holder(of: id, .horizontal)
        guard let place = holder.constraint, screen.tree.constraints[place].first.attribute == .width,
            screen.tree.constraints[place].second == nil
        else { return nil }
        let width = screen.frame(id).width
        let needed = text.measure(wrappingAt: nil, in: screen.scene.environment).size.width
        guard needed > 0, needed * 1.3 > width else { return nil }
        // A label that is as wide as its text, in a wider view of a fixed width, grows with the text.
        let owner = screen.tree.constraints[place].first.item
        if owner != id, screen.frame(owner).width >= needed * 1.3, abs(width - needed) < 1 { return nil }
        var observation = Observation(
            .tightText, .warning,
            "\(screen.shortName(id)) fills \(PlainNumber.text(needed)) of a width fixed at \(PlainNumber.text(width)): "
                + "a text 30 % longer, as in German, is cut",
            items: [id] + holder.others, extent: needed - width)
        observation.cause = holder.words
        observation.constraints = [place]
        observation.isAboutSource = true
        guard isCutInBold(text, width, screen) else {
            observation.isAboutWords = true
            return observation
        }
        observation.sentence =
            "\(screen.shortName(id)) fills \(PlainNumber.text(needed)) of a width fixed at \(PlainNumber.text(width)): "
            + "with the user's setting Bold Text, the text is cut"
        return observation
    }

    /// Whether a text is wider than its view where the user has chosen bold text, which makes regular letters semibold.
    private static func isCutInBold(_ text: TextContent, _ width: Double, _ screen: AuditedScreen) -> Bool {
        guard text.runs.isEmpty, text.font.family == nil, text.font.weight == .regular,
            text.measure(wrappingAt: nil, in: screen.scene.environment).size.width <= width
        else { return false }
        var bold = text
        bold.font.weight = .semibold
        return bold.measure(wrappingAt: nil, in: screen.scene.environment).size.width > width
    }

    /// A certain text that needs over 15 % more than its room is an error; a placeholder's shortage is information.
    private static func severity(
        _ certainty: TextCertainty, _ cut: TextShortage, _ screen: AuditedScreen
    ) -> Finding.Severity {
        switch certainty {
        case .placeholder: .information
        case .likely: .warning
        case .certain: cut.needed > cut.given * 1.15 ? .error : .warning
        }
    }
}

/// The length that a text needs along an axis and the length that its view has, in points.
struct TextShortage: Equatable {
    /// In points.
    var needed: Double
    /// In points.
    var given: Double
    /// Horizontal for a single line that is too long.
    var axis: Axis
    /// Whether the view has room for all lines that it may have, and the text is longer: the author limits the text.
    var isLimited = false
    /// The height of one line.
    var line = 0.0
}

extension AuditedScreen {
    /// The shortage of a text; nil if the text fits.
    /// - Parameters:
    ///   - exactly: whether every shortage of width counts; otherwise only a shortage that an inexact measure cannot explain.
    ///   - lack: the part of a line that may lack below several lines, and half of that part below a single line.
    ///
    /// A single line is compared by its width, several lines by the number of lines that fit and then by their
    /// height. The single line of a label is cut vertically where the view has less than 75 % of the line's height.
    ///
    /// - Returns: needed and given length in points; nil as well for a text that UIKit's cell styles place.
    ///
    /// The room of a text view is its frame less UITextView's `textContainerInset` and
    /// `lineFragmentPadding` at each side; a text view that scrolls cuts nothing. Without `exactly`, a line may
    /// be 5 % wider than its room, or 15 % where the font's widths are estimates.
    func cutText(_ id: ItemID, exactly: Bool = false, lack: Double = 0.5) -> TextShortage? {
        guard var content = shownText(id), !isLaidOutByCell(id), isOfTheFile(id) else { return nil }
        let size = layout[id].frame.size
        guard size.width > 0, size.height > 0 else { return nil }
        // The widths of a font without a known file are estimates.
        let slack = exactly ? 1 : isKnown(content) ? 1.05 : 1.15
        let room = tree.textRoom(of: id, in: layout, scene.environment)
        if content.adjustsFontSizeToFitWidth, tree[id].kind == .label { content.scaleFonts(by: content.smallestScale) }
        if tree[id].kind == .textView, content.isScrollEnabled || room.width == 0 || room.height == 0 { return nil }
        if content.numberOfLines == 1 {
            let needed = content.measure(wrappingAt: nil, in: scene.environment).size
            // A text as wide as the file records for its own size is whole, whatever another font measures.
            let isWhole = tree[id].intrinsicContentSize.map { $0.width > 0 && size.width >= $0.width - 0.5 } ?? false
            if !isWhole, needed.width > room.width * slack + 0.5 {
                return TextShortage(needed: needed.width, given: room.width, axis: .horizontal)
            }
            guard tree[id].kind == .label, needed.height * (1 - lack / 2) > room.height else { return nil }
            return TextShortage(needed: needed.height, given: room.height, axis: .vertical, line: needed.height)
        }
        let limit = content.numberOfLines
        content.numberOfLines = 0
        let measured = content.measure(wrappingAt: max(room.width, 1), in: scene.environment)
        let line = measured.size.height / Double(max(measured.lineCount, 1))
        if limit > 0, measured.lineCount > limit {
            // A further line may depend on the width of a single word.
            let again = content.measure(wrappingAt: room.width * slack, in: scene.environment)
            guard again.lineCount > limit else { return nil }
            return TextShortage(
                needed: measured.size.height, given: min(room.height, line * Double(limit)),
                axis: .vertical, isLimited: room.height > line * (Double(limit) - 0.5), line: line)
        }
        // A single line is cut as that of a label of one line.
        if measured.lineCount == 1, tree[id].kind == .label, line * (1 - lack / 2) > room.height {
            return TextShortage(needed: line, given: room.height, axis: .vertical, line: line)
        }
        guard measured.size.height > room.height + line * lack else { return nil }
        // A label as wide as its own text is a fraction of a point narrower after its edges are rounded to pixels.
        let again = content.measure(wrappingAt: max(room.width, 1) * slack + 0.5, in: scene.environment)
        guard again.size.height > room.height + line * lack else { return nil }
        return TextShortage(needed: measured.size.height, given: room.height, axis: .vertical, line: line)
    }

    /// Whether the font shrinks before the text is cut (`adjustsFontSizeToFitWidth`).
    func shrinks(_ id: ItemID) -> Bool {
        if case .text(let text) = tree[id].content { text.adjustsFontSizeToFitWidth } else { false }
    }

    /// Whether the text of a view is cut; false for a view that the screen lacks.
    fileprivate func cuts(_ identifier: String) -> Bool {
        tree.item(named: identifier).map { cutText($0) != nil } ?? false
    }

    /// Whether the view is in the file. Section titles are views that the engine makes for the titles that a table
    /// draws.
    func isOfTheFile(_ id: ItemID) -> Bool { scene.positions == nil || scene.positions?.line(of: id) != nil }

    /// Whether UIKit's built-in cell styles place the view, which the file's frames do not show.
    func isLaidOutByCell(_ id: ItemID) -> Bool {
        guard tree[id].translatesAutoresizingMaskIntoConstraints, let parent = tree[id].superview else { return false }
        return tree[parent].kind == .tableViewCell
            || tree[parent].superview.map { tree[$0].cell?.contentView == parent } == true
    }

    /// Whether all fonts of the text are measured: the system font, or a font whose file is known. The widths of
    /// other fonts are estimates, for which `cutText` allows 15 %.
    private func isKnown(_ text: TextContent) -> Bool {
        let fonts = text.runs.isEmpty ? [text.font] : text.runs.map { $0.font ?? text.font }
        return fonts.allSatisfy { font in
            guard let family = font.family else { return true }
            return scene.environment.texts.typefaces[font.faceName ?? family] != nil
        }
    }
}

extension TextContent {
    /// The least factor for text in a label that adjusts its font.
    fileprivate var smallestScale: Double {
        if minimumScaleFactor > 0 { return min(minimumScaleFactor, 1) }
        // Without a factor the older minimum size counts; without either, a label shrinks to a tenth.
        return minimumFontSize > 0 && font.size > 0 ? min(minimumFontSize / font.size, 1) : 0.1
    }

    /// Multiplies all sizes; smaller fonts lose their text style, whose size would win otherwise.
    fileprivate mutating func scaleFonts(by factor: Double) {
        func scaled(_ font: Font) -> Font {
            var font = font
            font.size = (font.textStyle?.standardSize ?? font.size) * factor
            if factor < 1 { font.textStyle = nil }
            return font
        }
        guard factor < 1 else { return }
        font = scaled(font)
        for place in runs.indices { runs[place].font = runs[place].font.map(scaled) }
    }
}
