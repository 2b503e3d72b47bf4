/// Bars and search fields that are views of the tree.
///
/// Bars with their items and materials are drawn by the files of `Chrome`.
extension PictureBuilder {
    /// A bar with the items that its view states.
    mutating func drawBar(_ id: ItemID) {
        let control = tree[id].content.control ?? ControlContent()
        if let contents = ViewBar.Contents(tree[id].kind, control, in: environment) { drawViewBar(contents, of: id) }
    }

    /// A round field with a magnifying glass and the placeholder.
    ///
    /// A background colour of the view's own replaces that of the default style.
    ///
    /// The field shows the text, dark, with the button that empties the field, else the placeholder, else the word Search in the
    /// page's language.
    mutating func drawSearchBar(_ id: ItemID) {
        let frame = self[id].frame
        let height = min(environment.searchFieldHeight, frame.height)
        let inset = environment[ControlLookFacts.searchFieldInset]
        if tree[id].appearance.backgroundColor == nil {
            let own = theme.color(environment[BarLookFacts.searchBarBackground], tint: .clear)
            if own.alpha > 0 { list.fill(.rect(frame), own) }
        }
        let field = Rect(
            x: frame.minX + inset, y: frame.midY - height / 2, width: max(0, frame.width - 2 * inset), height: height)
        list.fill(
            .roundedRect(field, radius: environment[ControlLookFacts.searchFieldCorners].radius(of: field)),
            theme.system("tertiarySystemFill"))
        let ink = theme.system("secondaryLabel")
        let isMirrored = isMirrored(id)
        let font = Font(textStyle: .body)
        // The magnifying glass is a symbol beside the text.
        let side = 18 * FontMetrics(font, in: environment).pointSize / 17
        let glass = Rect(
            x: isMirrored ? field.maxX - 7 - side : field.minX + 7, y: field.midY - side / 2, width: side, height: side)
        drawSymbol("magnifyingglass", in: glass, tint: ink)
        var text = tree[id].content.control?.titles.first ?? SystemWord.search.text(in: environment.texts.language)
        var color = ink
        if case .text(let content) = tree[id].content {
            text = content.text.isEmpty ? content.placeholder ?? text : content.text
            if !content.text.isEmpty { color = theme.system("label") }
        }
        var box = field.inset(
            by: EdgeInsets(
                top: 0, left: isMirrored ? 8 : side + 11, bottom: 0, right: isMirrored ? side + 11 : 8))
        if case .text(let content) = tree[id].content, !content.text.isEmpty {
            drawClearButton(in: &box, isMirrored: isMirrored)
        }
        drawLine(text, font: font, color: color, in: box, alignment: isMirrored ? .right : .left)
    }
}
