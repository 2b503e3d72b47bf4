import LayoutEngine

/// Texts of other lengths in the labels that code fills: code may set a text of any length, and none.
enum CodeTexts {
    /// No text, the shortest, a name or a title, a sentence or two.
    static let lengths = [0, 1, 40, 200]

    /// Words of four letters and a space.
    private static let filler = Array("word ")

    /// A text of as many letters, spaces counted.
    static func text(of letters: Int) -> String {
        String((0..<letters).map { filler[$0 % filler.count] })
    }

    /// Whether code fills a label: an outlet leads to the label, and no table of strings has its text.
    static func isFilled(_ id: ItemID, _ scene: LayoutScene) -> Bool {
        guard scene.tree[id].kind == .label, case .text = scene.tree[id].content, let facts = scene.facts else {
            return false
        }
        return facts[id].contains(.hasOutlet) && !facts[id].contains(.isTranslated)
    }
}

extension LayoutScene {
    /// The scene with other texts in the labels that code fills, whose recorded sizes are those of the old texts; nil if code
    /// fills none.
    package func filled(withLetters letters: Int) -> LayoutScene? {
        var result = self
        var isChanged = false
        for index in tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard CodeTexts.isFilled(id, self), case .text(var text) = tree[id].content else { continue }
            // Messages name the label by the words of the file.
            if result.tree[id].label == nil, !text.text.isEmpty { result.tree[id].label = text.text }
            text.text = CodeTexts.text(of: letters)
            text.runs = []
            result.tree[id].content = .text(text)
            result.tree[id].intrinsicContentSize = nil
            isChanged = true
        }
        return isChanged ? result : nil
    }
}
