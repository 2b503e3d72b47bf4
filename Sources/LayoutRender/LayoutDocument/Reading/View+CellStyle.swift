import LayoutEngine

extension View {
    /// Gives a cell's second text the font and colour that UIKit gives the label of the style, where the document states none.
    ///
    /// UIKit's: `caption1` below a title, `secondaryLabel` beside one.
    mutating func dress(asDetailOf style: CellAttributes.Style) {
        guard case .text(var text) = content else { return }
        if style == .subtitle, text.font == TextContent(text: "").font { text.font = Font(textStyle: .caption1) }
        if style == .value1, text.color == nil { text.color = .named("secondaryLabel") }
        content = .text(text)
    }
}
