import LayoutEngine

extension View {
    /// The pictures of a view, each with the mode that fits the picture into the frame; nil for one that fills at most the frame.
    package var shownPictures: [(image: ImageContent, mode: ContentMode?)] {
        switch content {
        case .none, .text: return []
        case .image(let image): return [(image, appearance.contentMode)]
        case .button(let button):
            // Beside a title a picture has its natural size.
            return [button.image].compactMap { $0 }.map { ($0, .center) }
                + [button.backgroundImage].compactMap { $0 }.map { ($0, nil) }
        case .control(let control):
            let bar = control.bar
            let items = bar.items + bar.navigationItems.flatMap { $0.leading + $0.trailing }
            let pictures =
                [control.minimumValueImage, control.maximumValueImage] + items.flatMap { [$0.image, $0.selectedImage] }
            return pictures.compactMap { $0 }.map { ($0, .center) }
        }
    }

    /// A view's text, or a button's title.
    private var shownText: TextContent? {
        switch content {
        case .none, .image, .control: nil
        case .text(let text): text
        case .button(let button): button.titleContent(isMirrored: false)
        }
    }

    /// The letters of a view's own texts.
    var shownTexts: [String] {
        guard let text = shownText else { return [] }
        return [text.text.isEmpty ? text.placeholder ?? "" : text.text] + text.runs.map(\.text)
    }

    /// The fonts of a view's texts.
    var shownFonts: [Font] {
        guard let text = shownText else { return [] }
        if !text.runs.isEmpty { return text.runs.map { $0.font ?? text.font } }
        return text.text.isEmpty && text.placeholder == nil ? [] : [text.font]
    }
}
