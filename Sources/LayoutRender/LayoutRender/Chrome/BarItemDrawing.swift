import LayoutEngine

/// UIBarButtonItem: items of navigation bars and toolbars, and the glass behind them.
extension PictureBuilder {
    /// Items from one end of a bar inwards; answers how far they reach from that end.
    ///
    /// - Parameters:
    ///   - row: the part of the bar in which items lie.
    ///   - margin: the distance of the first item from its end.
    ///   - atTrailingEnd: whether the items run from the trailing end inwards.
    mutating func drawItems(
        _ items: [ScreenChrome.BarItem], in row: Rect, from margin: Double, atTrailingEnd: Bool, tint: RGBA
    ) -> Double {
        let (places, reach) = bars.places(of: items, in: row.width, from: margin)
        let isGlass = bars.isGlass
        for place in places {
            let start = atTrailingEnd ? row.width - place.offset - place.fullWidth : place.offset
            if place.hasGlass { drawGlass(leading(row, offset: start, width: place.fullWidth, height: 44)) }
            let box = leading(
                row, offset: start + place.padding, width: place.fullWidth - 2 * place.padding, height: row.height)
            // Glass is white enough to hide a white tint.
            var shown = place.item
            if isGlass { shown.tint = nil }
            draw(shown, in: box, tint: isGlass ? theme.system("label") : tint)
        }
        return reach
    }

    /// A toolbar: its items and spaces from the leading edge on, what is left of the width in the flexible spaces.
    mutating func drawBar(_ bar: ScreenChrome.Toolbar, window: RGBA) {
        drawMaterial(bar.frame, bar.look, hairlineAtTop: true)
        var content = bar
        content.frame = itemRoom(bar.frame)
        drawContent(of: content, window: window)
    }

    /// The items without the bar's material.
    mutating func drawContent(of bar: ScreenChrome.Toolbar, window: RGBA) {
        let tint = bar.look.tint.map { theme.color($0, tint: window) } ?? window
        let row = Rect(x: bar.frame.x, y: bar.frame.y, width: bar.frame.width, height: min(44, bar.frame.height))
        draw(toolbarItems: bar.items, in: row, tint: tint)
    }

    /// Neighbouring buttons have a gap between them; flexible spaces share what is left of the width equally. Without
    /// flexible spaces what is left of the width stays free at the trailing end.
    mutating func draw(toolbarItems items: [ScreenChrome.BarItem], in row: Rect, tint: RGBA) {
        let margin = barMargin(row)
        let widths = items.map { bars.width(of: $0) }
        let gaps = max(
            0, items.indices.dropFirst().count { items[$0].role == .button && items[$0 - 1].role == .button })
        let flexible = items.count { $0.role == .flexibleSpace }
        let used = widths.reduce(0, +) + Double(gaps) * BarMeasuring.plainItemGap + 2 * margin
        let share = flexible > 0 ? max(0, row.width - used) / Double(flexible) : 0
        var offset = margin
        for (index, item) in items.enumerated() {
            if index > 0, item.role == .button, items[index - 1].role == .button { offset += BarMeasuring.plainItemGap }
            switch item.role {
            case .flexibleSpace: offset += share
            case .fixedSpace(let width): offset += width
            case .button:
                let box = leading(row, offset: offset, width: widths[index], height: row.height)
                draw(item, in: box, tint: tint)
                offset += widths[index]
            }
        }
    }

    /// A custom view, else a picture, else the title, in the middle of the box. A disabled item is grey.
    ///
    /// - Parameters:
    ///   - box: the item's room; its content is centred in it.
    ///   - tint: the bar's tint, which the item's own tint replaces.
    mutating func draw(_ item: ScreenChrome.BarItem, in box: Rect, tint: RGBA) {
        var color = item.tint.map { theme.color($0, tint: tint) } ?? tint
        if !item.isEnabled { color = theme.system("tertiaryLabel") }
        if let view = item.view.first {
            let height = min(size(of: view).height, box.height)
            return draw(view, in: Rect(x: box.x, y: box.midY - height / 2, width: box.width, height: height))
        }
        if let image = item.image {
            let size = bars.size(of: image)
            let frame = Rect(
                x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
            return drawTemplate(image, in: frame, tint: color)
        }
        drawLine(item.title, font: BarMeasuring.font(of: item), color: color, in: box, alignment: .center)
    }

    /// A picture of a bar: bars draw pictures as templates, so an unknown one is an outline in the bar's tint.
    ///
    /// - Parameter frame: where the picture would lie; an outline takes the square in its middle.
    mutating func drawTemplate(_ image: ImageContent, in frame: Rect, tint: RGBA) {
        guard !image.isSystemSymbol, options.images[image.name] == nil else {
            return drawImage(image, in: frame, tint: tint, isTemplate: true)
        }
        let side = min(frame.width, frame.height)
        let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side).insetBy(1)
        list.fill(.roundedRect(box, radius: side * 0.26), tint.opacity(0.12))
        list.stroke(.roundedRect(box, radius: side * 0.26), Stroke(color: tint, width: 1.5))
    }

    /// The glass behind an item since iOS 26.
    mutating func drawGlass(_ frame: Rect) {
        let radius = frame.height / 2
        // A soft shadow in three steps tells white glass from white paper.
        for step in [3.0, 2.0, 1.0] {
            let halo = frame.insetBy(-step).offset(by: Point(x: 0, y: step / 2))
            list.fill(.roundedRect(halo, radius: radius + step), RGBA(0, alpha: 5))
        }
        list.fill(
            .roundedRect(frame, radius: radius), theme.isDark ? RGBA(0x2C2C2E, alpha: 220) : RGBA(0xFFFFFF, alpha: 210))
        list.stroke(
            .roundedRect(frame.insetBy(0.25), radius: radius), Stroke(color: theme.system("separator"), width: 0.5))
    }
}
