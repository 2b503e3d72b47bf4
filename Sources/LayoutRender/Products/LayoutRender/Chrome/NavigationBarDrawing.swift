import LayoutEngine

/// UINavigationBar with its top item.
extension PictureBuilder {
    /// The screen's navigation bar, whose material reaches up below the status bar; a sheet's ends with the sheet.
    ///
    /// The bar's items keep clear of a sensor housing at the side.
    mutating func drawScreenBar(_ bar: ScreenChrome.NavigationBar, window: RGBA) {
        let frame = bar.frame
        if !bar.look.isTransparent || bar.look.background != nil {
            let isSheet = screen.chrome?.isSheet == true
            let start = isSheet ? frame.minY : min(frame.minY, screenRect?.minY ?? frame.minY)
            let reach = Rect(x: frame.minX, y: start, width: frame.width, height: frame.maxY - start)
            list.append(.begin(DisplayGroup(clip: isSheet ? screenShape : nil)))
            drawMaterial(reach, bar.look, hairlineAtTop: false)
            list.append(.end)
        }
        var content = bar
        content.frame = itemRoom(frame)
        // The row of items in a sheet begins below the grabber.
        if screen.chrome?.isSheet == true, environment[PlacementFacts.sheetBarTop] > 0 {
            let top = min(environment[PlacementFacts.sheetBarTop], max(0, frame.height - 54))
            content.frame = content.frame.inset(by: EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        }
        drawContent(of: content, window: window)
    }

    /// What stands in a navigation bar: back button, items, title or large title.
    ///
    /// From the top: a prompt, the row of 44 points with items and title, and a large title in the lowest 52 points, more at larger text sizes. A custom
    /// title view takes the place of the title.
    mutating func drawContent(of bar: ScreenChrome.NavigationBar, window: RGBA) {
        let frame = bar.frame
        let item = bar.item
        let tint = bar.look.tint.map { theme.color($0, tint: window) } ?? window
        let ink =
            bar.titleColor.map { theme.color($0, tint: tint) } ?? (bar.look.isBlack ? .white : theme.system("label"))
        let above = bar.promptHeight(in: environment)
        let large = environment.largeTitleHeight
        let rowHeight = max(frame.height - above - (bar.isLarge ? large : 0), 0)
        let row = Rect(
            x: frame.minX, y: frame.minY + above, width: frame.width,
            height: min(rowHeight, environment[BarLookFacts.navigationRow] ?? rowHeight))
        if above > 0, let prompt = item.prompt {
            let line = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: above)
                .inset(by: EdgeInsets(top: 6, left: barMargin(frame), bottom: 0, right: barMargin(frame)))
            drawLine(prompt, font: BarMeasuring.promptFont, color: ink, in: line, alignment: .center)
        }
        var taken = drawItems(item.leading, in: row, from: barMargin(frame), atTrailingEnd: false, tint: tint)
        if let back = bar.back {
            taken = max(taken, drawBack(back, in: row, tint: tint))
        }
        let takenByTrailing = drawItems(item.trailing, in: row, from: barMargin(frame), atTrailingEnd: true, tint: tint)
        if let view = item.titleView.first {
            let size = size(of: view)
            let width = min(size.width, max(0, row.width - taken - takenByTrailing - 2 * barMargin(frame)))
            let height = min(size.height, row.height)
            draw(view, in: Rect(x: row.midX - width / 2, y: row.midY - height / 2, width: width, height: height))
        } else if let title = item.title, !title.isEmpty {
            if bar.isLarge {
                let side = barMargin(frame)
                let box = Rect(
                    x: frame.minX + side, y: frame.maxY - large + 3, width: frame.width - 2 * side, height: large - 11)
                drawLine(title, font: BarMeasuring.largeTitleFont, color: ink, in: box, alignment: .natural)
            } else {
                drawTitle(title, in: row, taken, takenByTrailing, ink)
            }
        }
    }

    /// Draws the title in the middle of the bar if the items leave room there, else in the middle of the room that they
    /// leave.
    ///
    /// - Parameters:
    ///   - start: what back button and leading items take of the row.
    ///   - end: what the trailing items take.
    private mutating func drawTitle(_ title: String, in row: Rect, _ start: Double, _ end: Double, _ color: RGBA) {
        let font = bars.titleFont
        let gap = BarMeasuring.titleGap
        let side = max(start, end) + gap
        let wanted = width(of: title, font: font)
        if wanted <= row.width - 2 * side {
            let box = Rect(x: row.minX + side, y: row.minY, width: row.width - 2 * side, height: row.height)
            return drawLine(title, font: font, color: color, in: box, alignment: .center)
        }
        let room = max(0, row.width - start - end - 2 * gap)
        let box = leading(row, offset: start + gap, width: room, height: row.height)
        drawLine(title, font: font, color: color, in: box, alignment: .center)
    }

    /// The chevron and the title of the screen before; answers how far it reaches.
    ///
    /// A back title that is too long becomes the word Back or disappears, as UINavigationBar does; `BarMeasuring`
    /// decides. On glass the button is a circle with the chevron.
    private mutating func drawBack(_ title: String, in row: Rect, tint: RGBA) -> Double {
        let edge = bars.backEdge(in: row.width)
        let reach = bars.backReach(title, in: row.width)
        if bars.isGlass { drawGlass(leading(row, offset: edge, width: bars.glassHeight, height: bars.glassHeight)) }
        let size = environment[BackButtonFacts.chevron]
        let chevron = leading(
            row, offset: edge + environment[BackButtonFacts.chevronInset], width: size.width, height: size.height)
        let isMirrored = environment.layoutDirection == .rightToLeft
        let tip = isMirrored ? chevron.maxX - 1 : chevron.minX + 1
        let end = isMirrored ? chevron.minX + 1.5 : chevron.maxX - 1.5
        let color = environment[BackButtonFacts.color].map { theme.color($0, tint: tint) } ?? tint
        list.stroke(
            .path([
                .move(Point(x: end, y: chevron.minY + 1)), .line(Point(x: tip, y: chevron.midY)),
                .line(Point(x: end, y: chevron.maxY - 1)),
            ]), Stroke(color: color, width: environment[BackButtonFacts.stroke], hasRoundEnds: true))
        let text = bars.backText(title, in: row.width)
        guard !text.isEmpty else { return reach }
        let start = edge + BarMeasuring.backTextOffset
        let box = leading(row, offset: start, width: reach - start, height: row.height)
        drawLine(text, font: bars.backFont, color: tint, in: box, alignment: .center)
        return reach
    }
}
