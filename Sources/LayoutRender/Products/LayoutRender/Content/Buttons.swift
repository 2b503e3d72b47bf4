/// UIButton: background, picture and title.
extension PictureBuilder {
    /// A button's background, image and title, as its kind and configuration say.
    ///
    /// 1 background and border, 2 background image, 3 a symbol in a circle, or image and title inside the content
    /// insets. A configuration without stated insets has 12 points at both sides. A button's text and picture are
    /// placed by the rules of UIButton, so that a title that is cut off in the app is cut off in the picture; the
    /// view is then noted in `truncated`, which the layer `overflow` marks.
    mutating func drawButton(_ button: ButtonContent, _ id: ItemID) {
        let item = self[id]
        let frame = item.frame
        let look = look(of: button, tint: item.tint)
        if let glass = look.glass {
            drawGlass(frame, glass, tint: look.fill)
        } else if let fill = look.fill {
            let radius = look.radius(frame, usual: environment[ControlLookFacts.buttonCorners])
            let layer = tree[id].appearance
            if layer.shadow.opacity > 0, layer.backgroundColor == nil, !clips(id) { drawShadow(of: id, radius) }
            list.fill(.roundedRect(frame, radius: radius), fill)
        }
        if let background = button.backgroundImage { drawImage(background, in: frame, tint: item.tint) }
        if drawGlyphButton(button, frame, tint: item.tint) { return }
        let paper = button.picture != nil || button.isSelected ? paper(behind: id) : .clear
        drawTitle(of: button, in: frame, color: look.title, over: look.fill?.over(paper) ?? paper, id)
    }

    /// The colours of a button's background and title.
    private struct ButtonLook {
        /// Nil for a button without a background, and for glass without a tint.
        var fill: RGBA?
        /// The colour of the title, and of a picture that is a template.
        var title: RGBA
        /// The capsule of glass behind the title; nil for none.
        var glass: Glass?
        /// How round the background's corners are.
        var cornerStyle = ButtonContent.CornerStyle.dynamic
        /// The background's own radius.
        var cornerRadius: Double?

        /// The radius of the background's corners, in points.
        /// - Parameter usual: the corners of the release where the button states none.
        func radius(_ frame: Rect, usual: Corners) -> Double {
            switch cornerStyle {
            case .small: 4
            case .dynamic: cornerRadius ?? usual.radius(of: frame)
            case .fixed: cornerRadius ?? 6
            case .medium: 6
            case .large: 9
            case .capsule: min(frame.width, frame.height) / 2
            }
        }
    }

    /// The colours by configuration and kind, replaced by the colours that the button states; a disabled button is
    /// grey. A custom button without a title colour has a white title, as UIButton has.
    /// - Parameter tint: the effective `tintColor` of the button, the title's colour for most kinds.
    private func look(of button: ButtonContent, tint: RGBA) -> ButtonLook {
        var look = ButtonLook(title: tint)
        look.cornerStyle = button.configured.cornerStyle
        look.cornerRadius = button.configured.backgroundCornerRadius.map { max(0, $0) }
        switch button.configuration {
        case .filled, .borderedProminent:
            look.fill = tint
            look.title = .white
        case .tinted, .borderedTinted: look.fill = tint.opacity(0.18)
        case .gray, .bordered: look.fill = theme.system("tertiarySystemFill")
        // A switch of plain style shows that it is on. [inferred: no document says how pale]
        case .plain, .borderless: if button.isSelected { look.fill = tint.opacity(0.18) }
        case .glass, .clearGlass:
            look.glass = button.configuration == .glass ? .regular : .clear
            look.title = theme.system("label")
        case .prominentGlass, .prominentClearGlass:
            look.glass = button.configuration == .prominentGlass ? .regular : .clear
            look.fill = tint
            look.title = .white
        case nil:
            if button.kind == .custom { look.title = .white }
        }
        if let base = button.configured.baseBackgroundColor, look.fill != nil {
            let color = theme.color(base, tint: tint)
            let isPale = button.configuration == .tinted || button.configuration == .borderedTinted
            look.fill = isPale ? color.opacity(0.18) : color
        }
        if let color = button.titleColor { look.title = theme.color(color, tint: tint) }
        if let color = button.configured.backgroundColor, button.configuration != nil {
            look.fill = theme.color(color, tint: tint)
        }
        if !button.isEnabled {
            look.title = theme.system("tertiaryLabel")
            if look.fill != nil { look.fill = theme.system("tertiarySystemFill") }
        }
        return look
    }

    /// Draws the picture and the title where UIButton puts the two; a title that does not fit is noted.
    private mutating func drawTitle(
        of button: ButtonContent, in frame: Rect, color: RGBA, over paper: RGBA, _ id: ItemID
    ) {
        let box = button.contentBox(in: frame)
        guard let places = button.arrangement(in: box, isMirrored: isMirrored(id), environment: environment) else {
            return
        }
        var (color, paper) = (color, paper)
        // Without a configuration the title has a colour of its own, and the picture the tint.
        var ink = button.configuration == nil && button.isEnabled ? self[id].tint : color
        if button.isSelected, button.kind == .system, button.configuration == nil, button.isEnabled {
            let around = places.picture.map { $0.union(places.title) } ?? places.title
            list.fill(
                .roundedRect(around.inset(by: EdgeInsets(top: -1, left: -4, bottom: -1, right: -4)), radius: 4), color)
            // A title on a white background shows what lies behind.
            (color, paper) = (color == .white ? paper : .white, color)
            ink = color
        }
        if let picture = places.picture, button.showsActivityIndicator {
            drawSpokes(in: picture, ink: color)
        } else if let picture = places.picture, let image = button.picture {
            drawImage(image, in: picture, tint: ink, isTemplate: button.kind == .system, over: paper)
        }
        let content = button.titleContent(isMirrored: isMirrored(id))
        if var below = button.subtitleContent, let place = places.subtitle {
            below.alignment = content.alignment
            draw(
                below, in: place, color: color, tint: self[id].tint, place: .center, wraps: below.numberOfLines == 0)
        }
        guard !content.text.isEmpty else { return }
        let fits = draw(
            content, in: places.title, color: color, tint: self[id].tint, place: .center,
            wraps: button.drawsSeveralLines)
        if !fits { annotations.truncated.append(id) }
    }

    /// Draws the button kinds that are one symbol in a circle; false for the others.
    private mutating func drawGlyphButton(_ button: ButtonContent, _ frame: Rect, tint: RGBA) -> Bool {
        guard button.title.isEmpty, button.attributedTitle.isEmpty, button.configuration == nil else { return false }
        let side = min(22, min(frame.width, frame.height))
        let circle = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        annotations.texts.append(circle)
        switch button.kind {
        case .detailDisclosure, .infoLight, .infoDark: drawSymbol("info.circle", in: circle, tint: tint)
        case .contactAdd: drawSymbol("plus.circle", in: circle, tint: tint)
        case .close:
            list.fill(.ellipse(circle), theme.system("secondarySystemFill"))
            drawSymbol("xmark", in: circle.insetBy(side * 0.26), tint: theme.system("secondaryLabel"))
        case .custom, .system, .roundedRect, .plain: return false
        }
        return true
    }
}
