import Findings
import LayoutEngine

/// Fonts and the user's text size. A text follows the user's text size in UIKit only where its font has a text style
/// and `adjustsFontForContentSizeCategory` is on; the rules say whether the first, the second or both are missing.
enum FontRule: ScreenRule {
    /// On the file's own page, three defects: the text adjusts to Dynamic Type but its font has no text style; the font
    /// has a text style but the text does not adjust; neither holds, and all users see one size.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard own == nil, screen.scene.facts != nil else { return [] }
        var found: [Observation] = []
        for id in screen.order where screen.isVisible(id) && screen.isOfTheFile(id) {
            guard case .text(let text) = screen.tree[id].content, screen.tree[id].kind != .searchBar else { continue }
            let fonts = text.runs.isEmpty ? [text.font] : text.runs.compactMap(\.font)
            let hasStyle = fonts.contains { $0.textStyle != nil }
            let follows = screen.marks(id).contains(.followsTextSize)
            let rule: AuditRule
            let sentence: String
            if follows, !hasStyle, text.runs.isEmpty {
                rule = .fontNotScaling
                sentence = "is to follow the text size, and its font of \(Self.points(text.font)) has no text style"
            } else if hasStyle, !follows, text.runs.isEmpty {
                rule = .fontNotUpdating
                sentence = "has a text style, and keeps its size when the user changes the text size"
            } else if !hasStyle, !follows {
                rule = .fixedFont
                sentence = "has a font of \(Self.points(text.font)) at every text size"
            } else {
                continue
            }
            var observation = Observation(
                rule, rule == .fontNotScaling ? .warning : .information, "\(screen.shortName(id)) \(sentence)",
                items: [id])
            // Digits often lie in a box of a fixed size, and code sets the font of a text that the file lacks; a field
            // shows what the user types.
            let hasLetters =
                screen.tree[id].kind == .textField
                || screen.shownText(id)?.text.contains(where: \.isLetter) == true
            // A row that is made to grow with its text has room for larger letters.
            let hasRoom = hasLetters && rule == .fixedFont && screen.fillsItsRow(id)
            observation.extent = hasRoom ? 2 : hasLetters ? 1 : 0
            observation.isAboutSource = true
            if rule != .fontNotUpdating, text.font.family != nil {
                observation.remedy = "scale the font in code, by UIFontMetrics(forTextStyle:).scaledFont(for:)"
            }
            found.append(observation)
        }
        return found
    }

    /// A font size in words.
    private static func points(_ font: Font) -> String {
        let size = font.size.rounded() == font.size ? String(Int(font.size)) : "\(font.size)"
        return "\(size) points"
    }
}
