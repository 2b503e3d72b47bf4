import LayoutEngine

/// UITabBar below a screen and among views.
extension PictureBuilder {
    /// A tab bar: equal shares for the tabs, the picture above the title, or beside the title where the bar is low or
    /// wide. Since iOS 26 the tabs lie on a floating platter of glass, unless the bar has a colour of its own.
    mutating func drawBar(_ bar: ScreenChrome.TabBar, window: RGBA) {
        let release = release(of: bar)
        let room = itemRoom(bar.frame)
        var row = Rect(x: room.x, y: room.y, width: room.width, height: min(isLow ? 32 : 49, room.height))
        if BarFacts.isGlass[release] {
            row = platter(of: bar)
            if !bar.items.isEmpty { drawGlass(row) }
        } else {
            drawMaterial(bar.frame, bar.look, hairlineAtTop: true)
        }
        drawContent(of: bar, in: row, as: release, window: window)
    }

    /// The release whose look a tab bar has: a bar with a colour of its own looks as before there was glass.
    func release(of bar: ScreenChrome.TabBar) -> Release {
        guard bar.look.background != nil else { return environment.release }
        return Release.allCases.last { $0 <= environment.release && !BarFacts.isGlass[$0] } ?? environment.release
    }

    /// The glass under tabs: as wide as the tabs need, in the middle of the bar, a margin above its lower edge. A bar that reaches
    /// over a home indicator is higher than a bar alone.
    func platter(of bar: ScreenChrome.TabBar) -> Rect {
        let height = environment[BarLookFacts.platterHeight]
        let plainMargin = environment[BarLookFacts.plainPlatterMargin]
        let isAlone = bar.frame.height < height + plainMargin
        let margin = isAlone ? plainMargin : environment[BarLookFacts.platterMargin]
        let tabs = environment[BarLookFacts.tabPitch] * Double(max(bar.items.count, 1))
        let wanted = tabs + 2 * environment[BarLookFacts.platterPadding]
        let width = max(min(bar.frame.width - 2 * environment[BarLookFacts.platterMargin], wanted), 0)
        return Rect(
            x: bar.frame.midX - width / 2, y: bar.frame.maxY - height - margin, width: width, height: height)
    }

    /// The tabs in their row.
    ///
    /// - Parameters:
    ///   - row: the part of the bar that the tabs share: a platter of glass, or the bar without the strip below.
    ///   - release: the release whose look the bar has.
    ///   - window: the tint of the window, for a bar without a tint of its own.
    mutating func drawContent(of bar: ScreenChrome.TabBar, in row: Rect, as release: Release, window: RGBA) {
        guard !bar.items.isEmpty else { return }
        let tint = bar.look.tint.map { theme.color($0, tint: window) } ?? window
        let isBeside = BarLookFacts.titlesStandBeside[release] && (isLying || row.height < 45 || environment.isPad)
        let count = Double(bar.items.count)
        let padding = BarLookFacts.platterPadding[release]
        let widest = environment.isPad ? BarLookFacts.widestPadTab[release] : nil
        let share = min((row.width - 2 * padding) / count, widest ?? .infinity)
        let start = (row.width - share * count) / 2
        for (index, item) in bar.items.enumerated() {
            let box = leading(row, offset: start + share * Double(index), width: share, height: row.height)
            let isSelected = index == bar.selectedIndex
            if isSelected { drawCapsule(behind: box, release) }
            var shown = item
            if isSelected, let image = item.selectedImage { shown.image = image }
            let color = isSelected ? tint : unselectedInk(bar.look, release)
            if isBeside {
                drawBeside(shown, in: box, tint: color)
            } else {
                draw(tab: shown, in: box, tint: color, release)
            }
        }
    }

    /// The selected tab's capsule, wider than the tab; none in a release without.
    private mutating func drawCapsule(behind box: Rect, _ release: Release) {
        let (height, reach) = (BarLookFacts.capsuleHeight[release], BarLookFacts.capsuleOverhang[release])
        guard height > 0 else { return }
        let capsule = Rect(
            x: box.x - reach, y: box.midY - height / 2, width: box.width + 2 * reach, height: height)
        list.fill(
            .roundedRect(capsule, radius: height / 2), theme.color(BarLookFacts.capsuleFill[release], tint: .black))
    }

    /// The colour of tabs that are not selected; a black bar's is that of the dark style.
    private func unselectedInk(_ look: ScreenChrome.BarLook, _ release: Release) -> RGBA {
        let color = BarLookFacts.tabColor[release]
        if look.isBlack, !BarFacts.isGlass[release], case .dynamic(_, let dark?) = color {
            return theme.color(dark, tint: .black)
        }
        return theme.color(color, tint: .black)
    }

    /// A picture above its title, the pair around the middle of the box.
    private mutating func draw(tab item: ScreenChrome.BarItem, in box: Rect, tint: RGBA, _ release: Release) {
        let size = tabImageSize(item.image)
        let center = item.title.isEmpty ? box.midY : box.midY + BarLookFacts.tabPicture[release]
        if let image = item.image {
            let frame = Rect(
                x: box.midX - size.width / 2, y: center - size.height / 2, width: size.width, height: size.height)
            drawTemplate(image, in: frame, tint: tint)
        }
        drawBadge(of: item, at: Point(x: box.midX, y: item.image == nil ? box.minY + 3 : center - size.height / 2 - 4))
        let below = box.midY + BarLookFacts.tabTitle[release] - 6
        let line = Rect(x: box.x + 2, y: below, width: max(0, box.width - 4), height: 12)
        let font = Font.system(10, weight: BarLookFacts.tabTitleWeight[release])
        drawLine(item.title, font: font, color: tint, in: line, alignment: .center)
    }

    /// A picture beside the title.
    private mutating func drawBeside(_ item: ScreenChrome.BarItem, in box: Rect, tint: RGBA) {
        let size = tabImageSize(item.image)
        let font = Font.system(13)
        let text = width(of: item.title, font: font)
        let whole = size.width + (item.title.isEmpty ? 0 : 7 + text)
        let offset = max(0, (box.width - whole) / 2)
        if let image = item.image {
            let frame = leading(box, offset: offset, width: size.width, height: size.height)
            drawTemplate(image, in: frame, tint: tint)
            drawBadge(of: item, at: Point(x: frame.midX, y: frame.minY - 4))
        }
        let line = leading(box, offset: offset + size.width + 7, width: text + 1, height: box.height)
        drawLine(item.title, font: font, color: tint, in: line, alignment: .center)
    }

    /// The badge begins 6 points behind the middle of the tab's picture. [inferred: "a red oval in the upper-right corner" by the
    /// documentation; its place and size are those that screenshots show]
    private mutating func drawBadge(of item: ScreenChrome.BarItem, at place: Point) {
        guard let text = item.badge else { return }
        let font = Font.system(13)
        let width = max(18, (width(of: text, font: font) + 10).rounded(.up))
        let x = environment.layoutDirection == .rightToLeft ? place.x - 6 - width : place.x + 6
        let oval = Rect(x: x, y: place.y, width: width, height: 18)
        let color = item.badgeColor.map { theme.color($0, tint: .black) } ?? theme.system("systemRed")
        list.fill(.roundedRect(oval, radius: 9), color)
        drawLine(text, font: font, color: .white, in: oval, alignment: .center)
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
