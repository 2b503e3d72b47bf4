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
        for place in places {
            let start = atTrailingEnd ? row.width - place.offset - place.fullWidth : place.offset
            if place.hasGlass {
                let frame = leading(row, offset: start, width: place.fullWidth, height: bars.glassHeight)
                drawGlass(behind: place.item, in: frame, tint: tint)
            }
            let box = leading(
                row, offset: start + place.padding, width: place.fullWidth - 2 * place.padding, height: row.height)
            draw(place.item, in: box, tint: bars.isGlass ? inkOnGlass(place.item) : tint)
        }
        return reach
    }

    /// The capsule behind an item; a prominent item's has the tint. [26: simulator]
    private mutating func drawGlass(behind item: ScreenChrome.BarItem, in frame: Rect, tint: RGBA) {
        let own = item.tint.map { theme.color($0, tint: tint) }
        drawGlass(frame, tint: item.isProminent && item.isEnabled ? own ?? tint : nil)
    }

    /// Items on glass do not take the bar's tint: they have the colour of labels, prominent ones white.
    /// [26: simulator, with and without a tint of the bar]
    private func inkOnGlass(_ item: ScreenChrome.BarItem) -> RGBA { item.isProminent ? .white : theme.system("label") }

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
        let height = environment[BarLookFacts.toolbarRow]
        // Above a home indicator the glass keeps its distance from the screen's end.
        let margin = environment[BarLookFacts.toolbarMargin]
        let isHigh = margin > 0 && bar.frame.height >= height + margin
        let row = Rect(
            x: bar.frame.x, y: isHigh ? bar.frame.maxY - margin - height : bar.frame.y, width: bar.frame.width,
            height: min(height, bar.frame.height))
        draw(toolbarItems: bar.items.map(bars.shown), in: row, tint: tint)
    }

    /// Neighbouring buttons have a gap between them; flexible spaces share what is left of the width equally. Without
    /// flexible spaces what is left of the width stays free at the trailing end.
    mutating func draw(toolbarItems items: [ScreenChrome.BarItem], in row: Rect, tint: RGBA) {
        let margin = barMargin(row)
        let paddings = items.map { bars.padding(beside: $0, bars.width(of: $0), height: row.height) }
        let widths = zip(items, paddings).map { bars.width(of: $0) + 2 * $1 }
        let gaps = max(
            0, items.indices.dropFirst().count { items[$0].role == .button && items[$0 - 1].role == .button })
        let flexible = items.count { $0.role == .flexibleSpace }
        let used = widths.reduce(0, +) + Double(gaps) * bars.itemGap + 2 * margin
        let share = flexible > 0 ? max(0, row.width - used) / Double(flexible) : 0
        var offset = margin
        for (index, item) in items.enumerated() {
            if index > 0, item.role == .button, items[index - 1].role == .button { offset += bars.itemGap }
            switch item.role {
            case .flexibleSpace: offset += share
            case .fixedSpace(let width): offset += width
            case .button:
                let glass = leading(row, offset: offset, width: widths[index], height: row.height)
                if bars.hasGlass(item) { drawGlass(behind: item, in: glass, tint: tint) }
                let sides = EdgeInsets(top: 0, left: paddings[index], bottom: 0, right: paddings[index])
                draw(item, in: glass.inset(by: sides), tint: bars.hasGlass(item) ? inkOnGlass(item) : tint)
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
        let own = bars.isGlass && item.isProminent ? nil : item.tint
        var color = own.map { theme.color($0, tint: tint) } ?? tint
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
        drawLine(item.title, font: bars.font(of: item), color: color, in: box, alignment: .center)
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
}
