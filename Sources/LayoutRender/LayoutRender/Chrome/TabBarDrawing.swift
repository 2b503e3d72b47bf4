import LayoutEngine

/// UITabBar below a screen and among views.
extension PictureBuilder {
    /// A tab bar: an equal share for each tab, its picture above its title; beside it where the bar is low or wide.
    /// Since iOS 26 the tabs lie on a capsule of glass, 62 points high and 21 above the bar's lower edge, unless the
    /// bar has a colour of its own.
    mutating func drawBar(_ bar: ScreenChrome.TabBar, window: RGBA) {
        let isGlass = bars.isGlass && bar.look.background == nil
        let room = itemRoom(bar.frame)
        var row = Rect(x: room.x, y: room.y, width: room.width, height: min(isLow ? 32 : 49, room.height))
        if isGlass {
            let width = min(bar.frame.width - 42, 100 * Double(max(bar.items.count, 1)) + 8)
            row = Rect(x: bar.frame.midX - width / 2, y: bar.frame.maxY - 62 - 21, width: width, height: 62)
            if !bar.items.isEmpty { drawGlass(row) }
            row = row.inset(by: EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
        } else {
            drawMaterial(bar.frame, bar.look, hairlineAtTop: true)
        }
        drawContent(of: bar, in: row, isGlass: isGlass, window: window)
    }

    /// The tabs in their row.
    ///
    /// - Parameters:
    ///   - row: the part of the bar that the tabs share.
    ///   - window: the tint of the window, for a bar without a tint of its own.
    mutating func drawContent(of bar: ScreenChrome.TabBar, in row: Rect, isGlass: Bool, window: RGBA) {
        guard !bar.items.isEmpty else { return }
        let tint = bar.look.tint.map { theme.color($0, tint: window) } ?? window
        let isBeside = isLow || row.height < 45 || environment.isPad
        let share =
            environment.isPad
            ? min(row.width / Double(bar.items.count), 148) : row.width / Double(bar.items.count)
        let start = (row.width - share * Double(bar.items.count)) / 2
        for (index, item) in bar.items.enumerated() {
            let box = leading(row, offset: start + share * Double(index), width: share, height: row.height)
            let isSelected = index == bar.selectedIndex
            if isGlass, isSelected {
                list.fill(.roundedRect(box, radius: box.height / 2), theme.system("tertiarySystemFill"))
            }
            let gray =
                isGlass ? theme.system("label") : bar.look.isBlack || theme.isDark ? RGBA(0x7C7C7C) : RGBA(0x929292)
            var shown = item
            if isSelected, let image = item.selectedImage { shown.image = image }
            draw(tab: shown, in: box, tint: isSelected ? tint : gray, isBeside: isBeside && !isGlass)
        }
    }

    /// A picture above its title, the pair around the middle of the box; or beside the title.
    private mutating func draw(tab item: ScreenChrome.BarItem, in box: Rect, tint: RGBA, isBeside: Bool) {
        let image = item.image
        let size = tabImageSize(image)
        if isBeside {
            let font = Font.system(13)
            let text = width(of: item.title, font: font)
            let whole = size.width + (item.title.isEmpty ? 0 : 7 + text)
            let offset = max(0, (box.width - whole) / 2)
            if let image {
                drawTemplate(
                    image, in: leading(box, offset: offset, width: size.width, height: size.height), tint: tint)
            }
            let line = leading(box, offset: offset + size.width + 7, width: text + 1, height: box.height)
            return drawLine(item.title, font: font, color: tint, in: line, alignment: .center)
        }
        let center = item.title.isEmpty ? box.midY : box.midY - 6.5
        if let image {
            let frame = Rect(
                x: box.midX - size.width / 2, y: center - size.height / 2, width: size.width, height: size.height)
            drawTemplate(image, in: frame, tint: tint)
        }
        let line = Rect(x: box.x + 2, y: box.midY + 10.5, width: max(0, box.width - 4), height: 12)
        drawLine(item.title, font: .system(10, weight: .medium), color: tint, in: line, alignment: .center)
    }

    /// No picture takes no room.
    ///
    /// A system symbol or a picture of unknown size takes 25 by 25 points; a high picture is scaled down to the bar.
    private func tabImageSize(_ image: ImageContent?) -> Size {
        guard let image else { return .zero }
        guard !image.isSystemSymbol, let size = image.size, size.width > 0, size.height > 0 else {
            return Size(width: 25, height: 25)
        }
        let factor = min(1, 49 / size.height)
        return Size(width: size.width * factor, height: size.height * factor)
    }
}
