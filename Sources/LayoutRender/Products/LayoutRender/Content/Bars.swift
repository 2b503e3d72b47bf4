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
    /// page's language. A field that is edited has a caret.
    mutating func drawSearchBar(_ id: ItemID) {
        let frame = self[id].frame
        let height = min(environment.searchFieldHeight, frame.height)
        let inset = environment[ControlLookFacts.searchFieldInset]
        if tree[id].appearance.backgroundColor == nil {
            let own = theme.color(environment[BarLookFacts.searchBarBackground], tint: .clear)
            if own.alpha > 0 { list.fill(.rect(frame), own) }
        }
        var field = Rect(
            x: frame.minX + inset, y: frame.midY - height / 2, width: max(0, frame.width - 2 * inset), height: height)
        let content = tree[id].content.text ?? TextContent(text: "")
        if content.showsCancelButton, !environment.isPad { drawCancelButton(beside: &field, content, id) }
        list.fill(
            .roundedRect(field, radius: environment[ControlLookFacts.searchFieldCorners].radius(of: field)),
            theme.system("tertiarySystemFill"))
        let ink = theme.system("secondaryLabel")
        let isMirrored = isMirrored(id)
        // The magnifying glass is a symbol beside the text.
        let side = 18 * FontMetrics(Self.searchFont, in: environment).pointSize / 17
        let glass = Rect(
            x: isMirrored ? field.maxX - 7 - side : field.minX + 7, y: field.midY - side / 2, width: side, height: side)
        drawSymbol("magnifyingglass", in: glass, tint: ink)
        var box = field.inset(
            by: EdgeInsets(
                top: 0, left: isMirrored ? 8 : side + 11, bottom: 0, right: isMirrored ? side + 11 : 8))
        var shown = TextContent(text: content.text, font: Self.searchFont)
        shown.alignment = isMirrored ? .right : .left
        shown.isFirstResponder = content.isFirstResponder
        if content.text.isEmpty {
            shown.text =
                content.placeholder ?? tree[id].content.control?.titles.first
                ?? SystemWord.search.text(in: environment.texts.language)
        } else {
            drawClearButton(in: &box, isMirrored: isMirrored)
        }
        draw(
            shown, in: box, color: content.text.isEmpty ? ink : theme.system("label"), tint: ink, place: .center,
            wraps: false)
        shown.text = content.text
        shown.alignment = .natural
        drawCaret(behind: shown, in: box, id, place: .center, wraps: false)
    }

    private static let searchFont = Font(textStyle: .body)

    /// The button at the trailing end that ends a search, whose room the field loses: the word Cancel, or a cross on glass. The
    /// button is gray while the field is not edited. A pad has none. [documented: UISearchBar.setShowsCancelButton(_:animated:)]
    private mutating func drawCancelButton(beside field: inout Rect, _ content: TextContent, _ id: ItemID) {
        let word = SystemWord.cancel.text(in: environment.texts.language)
        let isGlass = environment[BarFacts.isGlass]
        let wanted = isGlass ? field.height : width(of: word, font: Self.searchFont).rounded(.up)
        let width = min(wanted, field.width)
        let room = min(width + environment[ControlLookFacts.searchCancelGap], field.width)
        let isMirrored = isMirrored(id)
        let button = Rect(
            x: isMirrored ? field.minX : field.maxX - width, y: field.minY, width: width, height: field.height)
        field = field.inset(
            by: EdgeInsets(top: 0, left: isMirrored ? room : 0, bottom: 0, right: isMirrored ? 0 : room))
        let gray = theme.system("tertiaryLabel")
        if isGlass {
            drawGlass(button)
            let cross = button.insetBy(button.width * 0.32)
            drawSymbol("xmark", in: cross, tint: content.isFirstResponder ? theme.system("label") : gray)
        } else {
            drawLine(
                word, font: Self.searchFont, color: content.isFirstResponder ? self[id].tint : gray, in: button,
                alignment: .center)
        }
    }
}
