import LayoutEngine
import Notation

/// The certainty that a text in the file is the text that users see.
///
/// The severity of most findings about texts depends on this question: `Label` that is cut off is nobody's defect,
/// `Cancel` in a button without an outlet is.
enum TextCertainty: Int, Comparable {
    /// A placeholder that code replaces: no user sees the text.
    case placeholder
    /// A text that code may replace, since an outlet leads to its view.
    case likely
    /// A text of the file or of a strings table in a view that no code can reach.
    case certain

    /// By certainty: a placeholder is the least certain text.
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension AuditedScreen {
    /// The text of a view with its font; nil for a view without text.
    func shownText(_ id: ItemID) -> TextContent? {
        guard [.label, .textView, .button].contains(tree[id].kind), let text = tree.shownText(of: id) else { return nil }
        return text.text.isEmpty && text.runs.isEmpty ? nil : text
    }

    /// The text of a view; nil for a view without text.
    private func shownWords(_ id: ItemID) -> String? {
        shownText(id).map { $0.runs.isEmpty ? $0.text : $0.runs.map(\.text).joined() }
    }

    /// A translated text is what users see. A view without an outlet keeps its text, since code cannot reach the view.
    func certainty(of id: ItemID) -> TextCertainty {
        let marks = marks(id)
        if marks.contains(.isTranslated) { return .certain }
        guard let words = shownWords(id) else { return .placeholder }
        if TextCertainty.isPlaceholder(words) || namesItsOutlet(id, words) { return .placeholder }
        guard marks.contains(.hasOutlet) else { return .certain }
        // A single word in a view with an outlet in a cell usually names the value that code sets.
        let isOneWord = !words.contains(" ")
        return isOneWord && tree[id].kind == .label ? .placeholder : .likely
    }

    /// Whether a view shows a text that is written as a placeholder, which code replaces whether or not an outlet leads
    /// to the view.
    func showsPlaceholder(_ id: ItemID) -> Bool {
        guard let words = shownWords(id) else { return false }
        return TextCertainty.isPlaceholder(words) || namesItsOutlet(id, words)
    }

    /// Whether a text is the name of its outlet, such as `lbl_recipient` for `lblRecipient`.
    private func namesItsOutlet(_ id: ItemID, _ text: String) -> Bool {
        guard !text.contains(" "), let names = scene.facts?.codeNames[id] else { return false }
        let letters = text.lowercased().filter(\.isLetter)
        // A single word, such as `Name`, may be what users read.
        guard text.contains("_") || text.dropFirst().contains(where: \.isUppercase) else { return false }
        return names.contains { $0.lowercased().filter(\.isLetter) == letters }
    }

    /// Whether a view shows the name of a placeholder, such as `Label`, whose length says nothing of the text that code
    /// sets. Other texts, such as `2h`, are examples of that text.
    func standsForAnyText(_ id: ItemID) -> Bool {
        guard let words = shownWords(id) else { return false }
        return (TextCertainty.isPlaceholder(words) || namesItsOutlet(id, words))
            && words.letterCount * 2 >= words.count && words.letterCount > 0
    }

    /// Whether a view shows a text without a word, such as `0:00` or `1:1`, or a number with a unit, such as `2h`.
    func showsValue(_ id: ItemID) -> Bool {
        guard let words = shownWords(id) else { return false }
        let letters = words.letterCount
        if letters == 0 { return true }
        // The unit stands behind the number, the name with a colon before it.
        let isNumber = words.first { $0.isLetter || $0.isNumber }?.isNumber == true
        return letters <= Self.unit && (isNumber || (words.contains(":") && words.contains(where: \.isNumber)))
    }

    /// How many times as long a value may become: from `0:00` to `10:00:00`, and less where the file has the value in full, a span
    /// of time or a date. Nil for other texts.
    func valueReach(_ id: ItemID) -> Double? {
        guard let words = shownWords(id) else { return nil }
        let numbers = words.split { !$0.isNumber }
        let isDate =
            numbers.count >= 2 && numbers.contains { $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) }
        if isDate || (showsValue(id) && words.count >= Self.wholeValue) { return GrowthRule.translation }
        return showsValue(id) ? 2 : nil
    }

    /// The letters of a value in full, `10:00:00`.
    private static let wholeValue = 8

    /// Whether a view that code does not fill shows a text without a letter or a digit, such as a bullet or an arrow.
    func showsSymbol(_ id: ItemID) -> Bool {
        guard let words = shownWords(id), marks(id).isDisjoint(with: [.hasOutlet, .isTranslated]) else { return false }
        return !words.contains { $0.isLetter || $0.isNumber }
    }

    /// The letters of a unit or of a short name of a number: `4 min`, `win: 0`.
    private static let unit = 4
}

extension TextCertainty {
    /// The least letters of an example in place of a value.
    private static let example = 12

    /// Whether a text is written as a placeholder, such as `Label` or `lorem ipsum`. A text without letters
    /// (`00:00`), or with fewer letters than other characters (`12:30 pm`), is a value that code sets.
    static func isPlaceholder(_ text: String) -> Bool {
        let words = text.lowercased()
        let letters = words.letterCount
        if letters == 0 { return true }
        if ["label", "title", "subtitle", "text", "button", "name", "detail", "description", "value", "lorem"].contains(
            words)
        {
            return true
        }
        // One letter again and again: `xxx`.
        if words.count > 1, Set(words).count == 1 { return true }
        // Names of values in place of a text: `[Name]`, `{Field Value}`, `@user`, `Next Button`.
        if ["[", "{", "<", "@"].contains(words.first) || words.hasSuffix(" label") || words.hasSuffix(" button") {
            return true
        }
        if ["lorem ipsum", "placeholder", "label text", "todo"].contains(where: words.holds) { return true }
        // A text of more letters than any value has is an example of the text that code sets.
        return letters * 2 < words.count && letters < example
    }
}

extension String {
    /// How many characters are letters. Those of most texts are ASCII, whose bytes tell.
    fileprivate var letterCount: Int {
        guard utf8.allSatisfy({ $0 < 0x80 }) else { return count(where: \.isLetter) }
        return utf8.count { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    }
}
