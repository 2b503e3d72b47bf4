import LayoutEngine

/// Texts of other lengths in the labels that code fills: code may set a text of any length, and none.
enum CodeTexts {
    /// Words of four letters and a space.
    private static let filler = "word "

    /// A text of as many letters, spaces counted.
    private static func text(of letters: Int) -> String {
        String(String(repeating: filler, count: letters / filler.utf8.count + 1).prefix(letters))
    }

    /// Whether code fills a label: an outlet leads to the label, and no table of strings has its text.
    private static func isFilled(_ id: ItemID, _ scene: LayoutScene) -> Bool {
        guard scene.tree[id].kind == .label, case .text = scene.tree[id].content, let facts = scene.facts else {
            return false
        }
        return facts[id].contains(.hasOutlet) && !facts[id].contains(.isTranslated)
    }

    /// Other texts in the labels that code fills, whose recorded sizes are those of the old texts.
    static func fill(_ edit: inout StateEdit, withLetters letters: Int) {
        let scene = edit.scene
        let filler = text(of: letters)
        for index in scene.tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard isFilled(id, scene), case .text(var text) = scene.tree[id].content else { continue }
            // Messages name the label by the words of the file.
            if scene.tree[id].label == nil, !text.text.isEmpty { edit.scene.tree[id].label = text.text }
            text.text = filler
            text.runs = []
            edit.scene.tree[id].content = .text(text)
            edit.scene.tree[id].intrinsicContentSize = nil
            edit.items.append(id)
        }
    }
}
