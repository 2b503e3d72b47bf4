/// Bars, search fields and pickers that are views of the tree.
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
    /// The field shows the text, dark, else the placeholder, else the word Search in the page's language.
    mutating func drawSearchBar(_ id: ItemID) {
        let frame = self[id].frame
        let height = min(environment[ControlLookFacts.searchField], frame.height)
        let side = environment[ControlLookFacts.searchFieldInset]
        if tree[id].appearance.backgroundColor == nil {
            let own = theme.color(environment[BarLookFacts.searchBarBackground], tint: .clear)
            if own.alpha > 0 { list.fill(.rect(frame), own) }
        }
        let field = Rect(
            x: frame.minX + side, y: frame.midY - height / 2, width: max(0, frame.width - 2 * side), height: height)
        list.fill(
            .roundedRect(field, radius: environment[ControlLookFacts.searchFieldCorners].radius(of: field)),
            theme.system("tertiarySystemFill"))
        let ink = theme.system("secondaryLabel")
        let isMirrored = isMirrored(id)
        let glass = Rect(x: isMirrored ? field.maxX - 25 : field.minX + 7, y: field.midY - 9, width: 18, height: 18)
        drawSymbol("magnifyingglass", in: glass, tint: ink)
        var text = tree[id].content.control?.titles.first ?? SystemWord.search.text(in: environment.texts.language)
        var color = ink
        if case .text(let content) = tree[id].content {
            text = content.text.isEmpty ? content.placeholder ?? text : content.text
            if !content.text.isEmpty { color = theme.system("label") }
        }
        let box = field.inset(
            by: EdgeInsets(top: 0, left: isMirrored ? 8 : 29, bottom: 0, right: isMirrored ? 29 : 8))
        drawLine(text, font: .system(17), color: color, in: box, alignment: isMirrored ? .right : .left)
    }

    /// Wheels: a band in the middle and fading lines above and below; the compact date picker: two fields.
    ///
    /// The date is fixed, so that pictures do not change with the day.
    ///
    /// Rows are 30 points high, at most three above and three below the middle; a row that the frame would cut is
    /// left out. Only the middle row has words.
    mutating func drawPicker(_ id: ItemID) {
        let frame = self[id].frame
        var state = ControlContent()
        if case .control(let content) = tree[id].content { state = content }
        if tree[id].kind == .datePicker, state.style == "compact" {
            for (index, share) in [0.62, 0.38].enumerated() {
                let isFirst = (index == 0) != isMirrored(id)
                let x = isFirst ? frame.minX : frame.maxX - frame.width * share + 3
                let box = Rect(x: x, y: frame.minY, width: frame.width * share - 3, height: frame.height)
                list.fill(
                    .roundedRect(box, radius: environment[ControlLookFacts.dateFieldCorners].radius(of: box)),
                    theme.system("tertiarySystemFill"))
                drawLine(
                    index == 0 ? "Jan 1, 2024" : "09:41", font: .system(17), color: theme.system("label"), in: box,
                    alignment: .center)
            }
            return
        }
        let inset = environment[ControlLookFacts.wheelBandInset]
        let band = Rect(x: frame.minX + inset, y: frame.midY - 17, width: max(0, frame.width - 2 * inset), height: 34)
        list.fill(
            .roundedRect(band, radius: environment[ControlLookFacts.wheelBandCorners].radius(of: band)),
            theme.system("tertiarySystemFill"))
        let columns = tree[id].kind == .datePicker ? ["1", "January", "2024"] : [""]
        for row in -3...3 {
            let fade = 1 - Double(row.magnitude) * 0.26
            let y = frame.midY + Double(row) * 30
            guard fade > 0, y - 8 > frame.minY, y + 8 < frame.maxY else { continue }
            for (index, word) in columns.enumerated() {
                let width = band.width / Double(columns.count)
                let x = band.minX + width * Double(index)
                let color = theme.system("label").opacity(row == 0 ? 1 : fade * 0.5)
                if row == 0, !word.isEmpty {
                    let box = Rect(x: x, y: y - 12, width: width, height: 24)
                    drawLine(word, font: .system(21), color: color, in: box, alignment: .center)
                } else {
                    let length = min(width * 0.6, 80)
                    let bar = Rect(x: x + (width - length) / 2, y: y - 4, width: length, height: 8)
                    list.fill(.roundedRect(bar, radius: 4), color.opacity(0.25))
                }
            }
        }
    }
}
