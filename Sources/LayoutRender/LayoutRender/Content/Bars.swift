/// Bars, search fields and pickers that are views of the tree.
///
/// The bars around a screen, with their items and materials, are drawn by the files of `Chrome`; a tree.json has
/// titles only.
extension PictureBuilder {
    /// The titles of a bar or picker in a tree.json.
    private func titles(of id: ItemID) -> [String] {
        if case .control(let content) = tree[id].content { return content.titles }
        return []
    }

    /// A bar's own background with the hairline that separates it from the page. A stated background colour replaces
    /// the bar's own; the hairline of half a point stays.
    private mutating func drawBar(_ id: ItemID, lineAtTop: Bool) {
        let frame = self[id].frame
        if tree[id].appearance.backgroundColor == nil {
            list.fill(.rect(frame), theme.color(environment[BarLookFacts.material], tint: .black))
        }
        let line = Rect(x: frame.minX, y: lineAtTop ? frame.minY : frame.maxY - 0.5, width: frame.width, height: 0.5)
        list.fill(.rect(line), theme.system("separator"))
    }

    /// The first title in the middle, the second at the start, the third at the end.
    ///
    /// A bar of a tree.json, which has titles only; bars of Interface Builder's files are drawn by `drawViewBar`.
    mutating func drawNavigationBar(_ id: ItemID) {
        if bars.isGlass { return drawViewBar(.navigationBar(navigationBar(titles(of: id))), of: id) }
        drawBar(id, lineAtTop: false)
        guard tree[id].subviews.isEmpty else { return }
        let frame = self[id].frame
        var box = frame.insetBy(0)
        box.y = max(frame.minY, frame.maxY - 44)
        box.height = min(44, frame.height)
        let titles = titles(of: id)
        let inner = box.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        if let title = titles.first {
            drawLine(
                title, font: .system(17, weight: .semibold), color: theme.system("label"),
                in: box.inset(by: EdgeInsets(top: 0, left: 80, bottom: 0, right: 80)), alignment: .center)
        }
        let ends: [TextContent.Alignment] = isMirrored(id) ? [.right, .left] : [.left, .right]
        for (title, end) in zip(titles.dropFirst(), ends) {
            drawLine(title, font: .system(17), color: self[id].tint, in: inner, alignment: end)
        }
    }

    /// The titles share the width equally; the outer ones are aligned to the bar's ends.
    mutating func drawToolbar(_ id: ItemID) {
        if bars.isGlass { return drawViewBar(.toolbar(toolbar(titles(of: id))), of: id) }
        drawBar(id, lineAtTop: true)
        var titles = titles(of: id).filter { !$0.isEmpty }
        guard tree[id].subviews.isEmpty, !titles.isEmpty, titles.count <= 50 else { return }
        if isMirrored(id) { titles.reverse() }
        let frame = self[id].frame.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        let share = frame.width / Double(titles.count)
        for (index, title) in titles.enumerated() {
            let box = Rect(
                x: frame.minX + share * Double(index), y: frame.minY, width: share, height: min(44, frame.height))
            let alignment: TextContent.Alignment =
                index == 0 ? .left : index == titles.count - 1 ? .right : .center
            drawLine(title, font: .system(17), color: self[id].tint, in: box, alignment: alignment)
        }
    }

    /// One place for each item: a round square for its picture and the title below. More than
    /// 20 titles are not drawn.
    mutating func drawTabBar(_ id: ItemID) {
        let selected = tree[id].content.control?.selectedSegment ?? 0
        if bars.isGlass { return drawViewBar(.tabBar(tabBar(titles(of: id), selected)), of: id) }
        drawBar(id, lineAtTop: true)
        let titles = titles(of: id)
        guard tree[id].subviews.isEmpty, !titles.isEmpty, titles.count <= 20 else { return }
        let frame = self[id].frame
        let share = frame.width / Double(titles.count)
        for (index, title) in titles.enumerated() {
            let color = index == selected ? self[id].tint : theme.system("systemGray")
            let place = isMirrored(id) ? titles.count - 1 - index : index
            let center = frame.minX + share * (Double(place) + 0.5)
            let icon = Rect(x: center - 11, y: frame.minY + 7, width: 22, height: 22)
            list.stroke(.roundedRect(icon.insetBy(1), radius: 6), Stroke(color: color, width: 1.5))
            let box = Rect(x: center - share / 2 + 2, y: frame.minY + 33, width: share - 4, height: 12)
            drawLine(title, font: .system(10, weight: .medium), color: color, in: box, alignment: .center)
        }
    }

    // MARK: Bars of titles, as bars with items

    private func navigationBar(_ titles: [String]) -> ScreenChrome.NavigationBar {
        var bar = ScreenChrome.NavigationBar(frame: .zero)
        bar.item.title = titles.first
        bar.item.leading = titles.dropFirst().prefix(1).map { .init(title: $0) }
        bar.item.trailing = titles.dropFirst(2).prefix(1).map { .init(title: $0) }
        return bar
    }

    private func toolbar(_ titles: [String]) -> ScreenChrome.Toolbar {
        var bar = ScreenChrome.Toolbar(frame: .zero)
        var space = ScreenChrome.BarItem()
        space.role = .flexibleSpace
        for title in titles.prefix(50) where !title.isEmpty {
            if !bar.items.isEmpty { bar.items.append(space) }
            bar.items.append(.init(title: title))
        }
        return bar
    }

    private func tabBar(_ titles: [String], _ selected: Int) -> ScreenChrome.TabBar {
        var bar = ScreenChrome.TabBar(frame: .zero)
        bar.selectedIndex = selected
        bar.items = titles.prefix(20).map { .init(title: $0, image: ImageContent(name: "")) }
        return bar
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
        var text = titles(of: id).first ?? SystemWord.search.text(in: environment.texts.language)
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
