import LayoutEngine
import Notation

/// Where the lengths of contents in a conflict come from, and whether the app has these lengths.
struct ConflictContents {
    private let screen: AuditedScreen
    private var tree: LayoutTree { screen.tree }

    init(_ screen: AuditedScreen) { self.screen = screen }

    /// Whether the document states its texts itself: no code sets others, and no canvas has recorded frames.
    var isStated: Bool { screen.scene.facts == nil }

    /// `'Title'.width >= 118.5 (its text, which code sets by an outlet)`.
    func words(of content: ContentLength) -> String {
        let attribute = content.axis == .horizontal ? "width" : "height"
        let sign = content.isAtMost ? "<=" : ">="
        return "\(screen.shortName(content.item)).\(attribute) \(sign) \(PlainNumber.text(content.length)) "
            + "(\(origin(of: content).words))"
    }

    /// Whether the app's content may have another length than the file's.
    func isGuess(_ content: ContentLength) -> Bool { origin(of: content).isGuess }

    private func origin(of content: ContentLength) -> (words: String, isGuess: Bool) {
        let id = content.item
        let isSetByCode = screen.marks(id).contains(.hasOutlet)
        guard let text = screen.shownText(id) else {
            switch tree[id].content {
            case .button(let button) where button.image == nil: return ("its title, which is empty", true)
            case .image, .button:
                return isSetByCode ? ("its picture, which code sets by an outlet", true) : ("its picture", false)
            case .text where tree[id].kind != .textField: return ("its text, which is empty", true)
            default: return ("its content", false)
            }
        }
        // Xcode's canvas wraps a text of several lines whose resistance is required, and keeps all constraints.
        if !isStated, content.axis == .horizontal, !content.isAtMost, text.numberOfLines != 1 {
            return ("its text, which may take more lines", true)
        }
        if !isStated, screen.certainty(of: id) == .placeholder { return ("its text, which is a placeholder", true) }
        if isSetByCode { return ("its text, which code sets by an outlet", true) }
        let fonts = [text.font] + text.runs.compactMap(\.font)
        guard fonts.allSatisfy({ FontMetrics($0, in: screen.scene.environment).isExact }) else {
            return ("its text, an estimate for a font that is not at hand", true)
        }
        return ("its text", false)
    }
}
