import LayoutEngine

/// The screen around a controller's view: bars, status bar, home indicator, and what a sheet leaves of the screen
/// behind.
///
/// The frames are those of `ScreenChrome`, which the reader of Interface Builder files has computed; only looks are
/// decided here. A page without chrome draws none of it.
extension PictureBuilder {
    /// The screen in the picture's coordinates; nil when the view is shown alone or no picture can hold it.
    var screenRect: Rect? { screen.chrome.flatMap { $0.screen.isDrawable ? $0.screen : nil } }

    /// What the root's content is cut to: the root itself, or the sheet with its round corners.
    var screenShape: Shape {
        guard screen.chrome?.isSheet == true else { return .rect(self[tree.root].frame) }
        return .corners(of: sheetFrame, top: environment[BarLookFacts.sheetCorners], bottom: 0)
    }

    /// The root, and an opaque navigation bar above the root.
    private var sheetFrame: Rect {
        let root = self[tree.root].frame
        guard let bar = screen.chrome?.navigationBar?.frame, bar.isDrawable, bar.minY < root.minY else { return root }
        return Rect(x: root.minX, y: bar.minY, width: root.width, height: root.maxY - bar.minY)
    }

    /// What is seen behind a sheet: the presenting screen, moved back and dimmed.
    mutating func drawBackdrop() {
        guard let chrome = screen.chrome, chrome.isSheet, options.layers.contains(.content), let screen = screenRect
        else { return }
        let root = sheetFrame
        let paper = theme.isDark ? RGBA.black : theme.color(environment[BarLookFacts.behindSheet], tint: .black)
        list.fill(.rect(screen), environment[BarLookFacts.sheetMovesScreenBack] ? .black : paper)
        if environment[BarLookFacts.sheetMovesScreenBack], root.minY - screen.minY > 20 {
            let behind = Rect(x: root.minX + 16, y: root.minY - 10, width: root.width - 32, height: 40)
            list.fill(.roundedRect(behind, radius: 10), paper)
        }
        list.fill(screenShape, theme.system("systemBackground"))
    }

    /// The bars over the content, in the order of their height.
    ///
    /// Navigation bar, toolbar, tab bar, status bar, home indicator, and the grabber of a sheet. Frames that no
    /// picture can hold are left out.
    mutating func drawChrome() {
        guard let chrome = screen.chrome, options.layers.contains(.content) else { return }
        list.append(.begin(DisplayGroup(id: uniqueID("chrome"))))
        defer { list.append(.end) }
        let window = self[tree.root].tint
        if let bar = chrome.navigationBar, bar.frame.isDrawable { drawScreenBar(bar, window: window) }
        if let bar = chrome.toolbar, bar.frame.isDrawable { drawBar(bar, window: window) }
        if let bar = chrome.tabBar, bar.frame.isDrawable { drawBar(bar, window: window) }
        if let bar = chrome.statusBar, bar.frame.isDrawable {
            drawStatusBar(
                bar.frame,
                ink: bar.isLight || (chrome.isSheet && environment[BarLookFacts.sheetMovesScreenBack])
                    ? .white : theme.system("label"))
        }
        if let frame = chrome.homeIndicator, frame.isDrawable {
            list.fill(.roundedRect(frame, radius: frame.height / 2), indicatorInk(chrome))
        }
        if chrome.isSheet {
            let sheet = sheetFrame
            let grabber = Rect(x: sheet.midX - 18, y: sheet.minY + 5, width: 36, height: 5)
            list.fill(.roundedRect(grabber, radius: 2.5), theme.system("tertiaryLabel"))
        }
    }

    /// The home indicator contrasts with the bar or page below it.
    private func indicatorInk(_ chrome: ScreenChrome) -> RGBA {
        var below = tree[tree.root].appearance.fill
        if let look = chrome.tabBar?.look ?? chrome.toolbar?.look {
            if look.background == nil { return look.isBlack ? .white : theme.system("label") }
            below = look.background
        }
        guard let below else { return theme.system("label") }
        let color = theme.color(below, tint: self[tree.root].tint).over(theme.system("systemBackground"))
        return color.luminance > 0.4 ? .black : .white
    }

    // MARK: Shared by the bars

    /// `width` points from the leading edge of `frame`, `offset` points in.
    func leading(_ frame: Rect, offset: Double, width: Double, height: Double) -> Rect {
        let isMirrored = environment.layoutDirection == .rightToLeft
        let x = isMirrored ? frame.maxX - offset - width : frame.minX + offset
        return Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
    }

    /// Where the items of a bar may stand: clear of a sensor housing and of round corners at the screen's sides.
    func itemRoom(_ frame: Rect) -> Rect {
        let sides = coveredSides(of: frame)
        let width = max(0, frame.width - sides.left - sides.right)
        return Rect(x: frame.x + sides.left, y: frame.y, width: width, height: frame.height)
    }

    /// A phone on its side.
    var isLying: Bool {
        guard !environment.isPad else { return false }
        return screenRect.map { $0.width > $0.height } ?? (environment.sizeClasses.vertical == .compact)
    }

    /// A phone on its side whose bars are low: not one of at least 414 points, which is regular in width.
    var isLow: Bool { screenRect.map { isLying && $0.height < 414 } ?? environment.hasLowBars }

    /// The distance of a bar's items from its ends, as the margins of a controller's view.
    func barMargin(_ frame: Rect) -> Double { bars.margin(frame.width) }

    /// Measures the items of bars.
    var bars: BarMeasuring { BarMeasuring(environment) }

    /// The material of a bar; `hairline` says on which side it ends.
    ///
    /// A bar's colour replaces material and hairline. Since iOS 26 bars have neither: their items float.
    mutating func drawMaterial(_ frame: Rect, _ look: ScreenChrome.BarLook, hairlineAtTop: Bool) {
        let isDark = theme.isDark || look.isBlack
        let material = look.background.map { theme.color($0, tint: self[tree.root].tint) }
        guard material != nil || !bars.isGlass else { return }
        func own(_ fact: ReleaseTable<Color>) -> RGBA {
            let (light, dark) = environment[fact].variants
            return theme.color(isDark ? dark : light, tint: .black)
        }
        let isElevated = theme.isElevated && theme.isDark
        list.fill(.rect(frame), material ?? own(isElevated ? BarLookFacts.elevatedMaterial : BarLookFacts.material))
        guard material == nil, look.hasHairline else { return }
        let line = Rect(
            x: frame.minX, y: hairlineAtTop ? frame.minY : frame.maxY - 0.5, width: frame.width, height: 0.5)
        list.fill(.rect(line), own(BarLookFacts.hairline))
    }
}

extension Shape {
    /// A rectangle whose upper and lower corners are rounded on their own. A path only where the two radii differ;
    /// radii are limited to half of the shorter side.
    static func corners(of rect: Rect, top: Double, bottom: Double) -> Shape {
        if top == bottom { return top > 0 ? .roundedRect(rect, radius: top) : .rect(rect) }
        let limit = max(0, min(rect.width, rect.height) / 2)
        let (upper, lower) = (min(top, limit), min(bottom, limit))
        /// What is left of the radius outside the handle of a quarter circle.
        let handle = 1 - 0.5522847498
        func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
        return .path([
            .move(point(rect.minX + upper, rect.minY)), .line(point(rect.maxX - upper, rect.minY)),
            .curve(
                point(rect.maxX - upper * handle, rect.minY), point(rect.maxX, rect.minY + upper * handle),
                point(rect.maxX, rect.minY + upper)),
            .line(point(rect.maxX, rect.maxY - lower)),
            .curve(
                point(rect.maxX, rect.maxY - lower * handle), point(rect.maxX - lower * handle, rect.maxY),
                point(rect.maxX - lower, rect.maxY)),
            .line(point(rect.minX + lower, rect.maxY)),
            .curve(
                point(rect.minX + lower * handle, rect.maxY), point(rect.minX, rect.maxY - lower * handle),
                point(rect.minX, rect.maxY - lower)),
            .line(point(rect.minX, rect.minY + upper)),
            .curve(
                point(rect.minX, rect.minY + upper * handle), point(rect.minX + upper * handle, rect.minY),
                point(rect.minX + upper, rect.minY)),
            .close,
        ])
    }
}
