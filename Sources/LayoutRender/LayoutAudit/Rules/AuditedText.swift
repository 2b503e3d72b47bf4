import LayoutEngine

/// How sure it is that a text is the one that users see.
enum TextCertainty: Int, Comparable {
    /// Nobody will ever see it: code fills the view.
    case placeholder
    /// Code may change it.
    case likely
    /// The file or a table of the project says it, and no code can reach the view.
    case certain

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension AuditedScreen {
    /// The text that a view shows and the font of its letters; nil for what shows none.
    func shownText(_ id: ItemID) -> TextContent? {
        switch tree[id].content {
        case .text(let text):
            guard tree[id].kind == .label || tree[id].kind == .textView else { return nil }
            return text.text.isEmpty && text.runs.isEmpty ? nil : text
        case .button(let button):
            guard !button.title.isEmpty || !button.attributedTitle.isEmpty else { return nil }
            var text = TextContent(text: button.title, font: button.effectiveFont)
            text.runs = button.attributedTitle
            text.numberOfLines = button.configuration == nil ? max(button.numberOfLines, 0) : 0
            return text
        default: return nil
        }
    }

    func certainty(of id: ItemID) -> TextCertainty {
        let marks = marks(id)
        if marks.contains(.isTranslated) { return .certain }
        guard let text = shownText(id) else { return .placeholder }
        let words = text.runs.isEmpty ? text.text : text.runs.map(\.text).joined()
        if Self.isPlaceholder(words) { return .placeholder }
        guard marks.contains(.hasOutlet) else { return .certain }
        // One word in a cell's outlet: the name of what code will put there.
        let isOneWord = !words.contains(" ")
        return isOneWord && tree[id].kind == .label ? .placeholder : .likely
    }

    /// Words that stand where a text will be.
    static func isPlaceholder(_ text: String) -> Bool {
        let words = text.lowercased()
        if !words.contains(where: \.isLetter) { return true }
        if ["label", "title", "subtitle", "text", "button", "name", "detail", "description", "value", "lorem"].contains(
            words)
        {
            return true
        }
        // What stands for a text: `[Name]`, `{Field Value}`, `Next Button`.
        if ["[", "{", "<"].contains(words.first) || words.hasSuffix(" label") || words.hasSuffix(" button") {
            return true
        }
        return ["lorem ipsum", "placeholder", "label text", "todo"].contains { words.contains($0) }
            || words.filter(\.isLetter).count * 2 < words.count
    }
}
