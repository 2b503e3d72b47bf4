import LayoutEngine

/// Artificial texts in place of a translation that nobody has made yet.
public enum PseudoLanguage: String, Sendable, CaseIterable {
    /// A third longer, as German and Finnish texts are; short words grow more.
    case long
    /// Each Latin letter with a mark above or below, as Vietnamese and Czech have them.
    case accented
    /// Right to left.
    case mirrored

    /// The texts' description in messages.
    var words: String {
        switch self {
        case .long: "longer texts"
        case .accented: "accented texts"
        case .mirrored: "mirrored texts"
        }
    }

    /// The text in the pseudo-language. `long` makes `Cancel one t` of `Cancel`; `accented` makes `Çấñçệl` of it.
    /// `mirrored` keeps the text: its page is laid out from right to left.
    public func text(_ text: String) -> String {
        switch self {
        case .mirrored: return text
        case .long:
            guard text.contains(where: \.isLetter) else { return text }
            let letters = text.count
            // [documented: translations of ten letters and fewer grow to two or three times, of a sentence by a third]
            let extra = letters <= 10 ? letters : letters <= 20 ? letters * 2 / 3 : letters / 3
            let filler = Array("one two three four five six seven eight nine ten ")
            return text + " " + String((0..<max(extra - 1, 1)).map { filler[$0 % filler.count] })
        case .accented:
            return String(text.map { Self.marked[$0] ?? $0 })
        }
    }

    /// Letters with an accent in place of plain letters: still readable, and the highest letters of a font.
    private static let marked: [Character: Character] = [
        "a": "ấ", "A": "Ấ", "c": "ç", "C": "Ç", "e": "ệ", "E": "Ệ", "g": "ğ", "G": "Ğ", "i": "ị", "I": "İ",
        "n": "ñ", "N": "Ñ", "o": "ộ", "O": "Ộ", "s": "ş", "S": "Ş", "u": "ụ", "U": "Ụ", "y": "ỹ", "Y": "Ỹ",
    ]
}

extension LayoutTree {
    /// Replaces every text by the text of a pseudo-language, and discards the recorded sizes of the old texts.
    ///
    /// `mirrored` changes no text; its page has another layout direction. Titles of segments, tabs and sections stay.
    public mutating func translate(to language: PseudoLanguage) {
        guard language != .mirrored else { return }
        for index in items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            switch items[index].content {
            case .text(var text) where !text.text.isEmpty || text.placeholder != nil:
                text.text = language.text(text.text)
                text.placeholder = text.placeholder.map(language.text)
                for place in text.runs.indices { text.runs[place].text = language.text(text.runs[place].text) }
                self[id].content = .text(text)
            case .button(var button) where !button.title.isEmpty:
                button.title = language.text(button.title)
                for place in button.attributedTitle.indices {
                    button.attributedTitle[place].text = language.text(button.attributedTitle[place].text)
                }
                self[id].content = .button(button)
            default: continue
            }
            self[id].intrinsicContentSize = nil
        }
    }
}
