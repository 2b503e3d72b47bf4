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
        func start(_ place: BarMeasuring.Place) -> Double {
            atTrailingEnd ? row.width - place.offset - place.fullWidth : place.offset
        }
        drawGlass(
            behind: places.filter(\.hasGlass).map { place in
                let frame = leading(row, offset: start(place), width: place.fullWidth, height: bars.glassHeight)
                return (place.item, frame, place.isJoined)
            }, tint: tint)
        for place in places {
            let start = start(place)
            let box = leading(
                row, offset: start + place.padding, width: place.fullWidth - 2 * place.padding, height: row.height)
            draw(place.item, in: box, tint: bars.isGlass ? inkOnGlass(place.item) : tint)
        }
        return reach
    }

    /// The capsules behind items; a prominent item's has the tint [26: simulator], joined items share one.
    private mutating func drawGlass(
        behind items: [(item: ScreenChrome.BarItem, frame: Rect, isJoined: Bool)], tint: RGBA
    ) {
        var capsules: [(item: ScreenChrome.BarItem, frame: Rect)] = []
        for (item, frame, isJoined) in items {
            if isJoined, let last = capsules.last {
                capsules[capsules.count - 1].frame = last.frame.union(frame)
            } else {
                capsules.append((item, frame))
            }
        }
        for (item, frame) in capsules {
            let own = item.tint.map { theme.color($0, tint: tint) }
            drawGlass(frame, tint: item.isProminent && item.isEnabled ? own ?? tint : nil)
        }
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
        let low = isLow ? environment[BarFacts.compactToolbarHeight] : nil
        let height = low ?? environment[BarLookFacts.toolbarRow]
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
        // Neighbouring buttons with glass of their own.
        let gaps = items.indices.map { index in
            guard index > 0, items[index].role == .button, items[index - 1].role == .button else { return 0.0 }
            return bars.joins(items[index - 1], items[index]) ? 0 : bars.itemGap
        }
        let flexible = items.count { $0.role == .flexibleSpace }
        let used = widths.reduce(0, +) + gaps.reduce(0, +) + 2 * margin
        let share = flexible > 0 ? max(0, row.width - used) / Double(flexible) : 0
        var offset = margin
        var places: [(item: ScreenChrome.BarItem, frame: Rect, isJoined: Bool, padding: Double)] = []
        for (index, item) in items.enumerated() {
            offset += gaps[index]
            switch item.role {
            case .flexibleSpace: offset += share
            case .fixedSpace(let width): offset += width
            case .button:
                let frame = leading(row, offset: offset, width: widths[index], height: row.height)
                places.append((item, frame, index > 0 && bars.joins(items[index - 1], item), paddings[index]))
                offset += widths[index]
            }
        }
        drawGlass(behind: places.filter { bars.hasGlass($0.item) }.map { ($0.item, $0.frame, $0.isJoined) }, tint: tint)
        for (item, frame, _, padding) in places {
            let sides = EdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
            draw(item, in: frame.inset(by: sides), tint: bars.hasGlass(item) ? inkOnGlass(item) : tint)
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
