import Findings
import LayoutEngine
import Notation

/// Texts that are whole, and hard to read: words broken in the middle, and letters that shrink to fit.
extension TextRule {
    /// A text of several lines in a view that is narrower than one of its words: UIKit breaks the word between two letters,
    /// where no reader expects a break. `a word of 'Welcome' needs 70.5 of width and has 16`.
    /// - Parameter memory: that of the file's own page, whose texts most pages share.
    static func brokenWord(_ id: ItemID, _ screen: AuditedScreen, _ memory: ScreenMemory) -> Observation? {
        guard let text = screen.shownText(id), text.numberOfLines != 1,
            screen.isOfTheFile(id), !screen.isLaidOutByCell(id), text.runs.isEmpty
        else { return nil }
        let given = screen.tree.textRoom(of: id, in: screen.layout, screen.scene.environment).width
        guard screen.tree[id].kind == .label || screen.tree[id].content.button?.configuration != nil, given > 0,
            let word = longestWord(of: text, in: screen, memory), word > given + rounding
        else { return nil }
        let holder = screen.holder(of: id, .horizontal)
        let isWithoutRoom = given < shortestRoom && screen.certainty(of: id) == .certain
        var observation = Observation(
            .truncatedText, isWithoutRoom ? .warning : .information,
            "a word of \(screen.shortName(id)) needs \(PlainNumber.text(word)) of width and has \(PlainNumber.text(given))",
            items: [id] + holder.others, extent: word - given)
        observation.cause = holder.words
        observation.constraints = holder.constraint.map { [$0] } ?? []
        observation.edge = "width"
        observation.remedy = "free the width that holds the view"
        return observation
    }

    /// By how much a label as wide as its own text may be narrower after its edges are rounded to pixels, in points.
    private static let rounding = 0.5

    /// The width of the widest word of a text. Writings without spaces are broken anywhere, so that their letters are no word.
    private static func longestWord(
        of text: TextContent, in screen: AuditedScreen, _ memory: ScreenMemory
    ) -> Double? {
        memory.words(of: text.text, longestWords).map { word in
            var alone = text
            alone.text = word
            return alone.measure(wrappingAt: nil, in: screen.scene.environment).size.width
        }.max()
    }

    /// The widest of a text's words is nearly always one of the longest.
    private static func longestWords(of text: String) -> [String] {
        let words = text.split { !$0.isLetter || !isOfAWordWithSpaces($0) }.filter { $0.count > 1 }
        return words.sorted { ($0.count, $1.startIndex) > ($1.count, $0.startIndex) }.prefix(measuredWords)
            .map { String($0) }
    }

    /// The most words of one text that are measured: each costs a layout of its letters.
    private static let measuredWords = 8

    /// Whether a letter is of a writing whose words stand between spaces: those before Devanagari in Unicode, from Latin to
    /// Arabic.
    private static func isOfAWordWithSpaces(_ letter: Character) -> Bool {
        letter.unicodeScalars.allSatisfy { $0.value < 0x900 }
    }

    /// A line that fits since its letters shrink to fewer than 11 points, which are the least on iOS.
    /// [Apple, Human Interface Guidelines, Typography]
    static func shrunken(_ id: ItemID, _ screen: AuditedScreen) -> Observation? {
        guard screen.tree[id].kind == .label, screen.shrinks(id), screen.traits.contentSizeCategory == nil,
            let text = screen.shownText(id), text.numberOfLines == 1, text.runs.isEmpty,
            screen.isOfTheFile(id), !screen.isLaidOutByCell(id), screen.certainty(of: id) > .placeholder
        else { return nil }
        let given = screen.layout[id].frame.width
        let needed = text.measure(wrappingAt: nil, in: screen.scene.environment).size.width
        let size = text.font.textStyle?.standardSize ?? text.font.size
        guard given > 0, needed > given + 1, size >= leastSize, size * given / needed < leastSize else { return nil }
        let holder = screen.holder(of: id, .horizontal)
        var observation = Observation(
            .truncatedText, .information,
            "\(screen.shortName(id)) shrinks from \(PlainNumber.text(size)) to "
                + "\(PlainNumber.text((size * given / needed).rounded())) points to fit",
            items: [id] + holder.others, detail: "shrinks", extent: needed - given)
        observation.cause = holder.words
        observation.constraints = holder.constraint.map { [$0] } ?? []
        observation.edge = "width"
        observation.remedy = "give the text more width or more lines"
        return observation
    }

    /// The least size of letters on iOS, in points.
    private static let leastSize = 11.0
}
