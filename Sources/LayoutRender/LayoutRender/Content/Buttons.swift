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
        if let fill = look.fill { list.fill(.roundedRect(frame, radius: look.radius(frame)), fill) }
        if let stroke = look.stroke {
            list.stroke(.roundedRect(frame.insetBy(0.5), radius: 6), Stroke(color: stroke))
        }
        if let background = button.backgroundImage { drawImage(background, in: frame, tint: item.tint) }
        if drawGlyphButton(button, frame, tint: item.tint) { return }
        let insets =
            button.contentEdgeInsets
            ?? (button.configuration == nil ? .zero : EdgeInsets(top: 0, left: 12, bottom: 0, right: 12))
        drawTitle(of: button, in: frame.inset(by: insets), color: look.title, id)
    }

    /// The colours of a button's background, border and title.
    private struct ButtonLook {
        /// Nil for a button without a background.
        var fill: RGBA?
        /// Nil for a button without a border.
        var stroke: RGBA?
        /// Of the title, and of a picture that is a template.
        var title: RGBA
        /// Whether the corners are half of the height.
        var isCapsule = false
        /// The radius of the background's corners, in points.
        func radius(_ frame: Rect) -> Double { isCapsule ? frame.height / 2 : 6 }
    }

    /// The colours by configuration and kind, replaced by the colours that the button states; a disabled button is
    /// grey. A custom button without a title colour has a white title, as UIButton has.
    /// - Parameter tint: the effective `tintColor` of the button, the title's colour for most kinds.
    private func look(of button: ButtonContent, tint: RGBA) -> ButtonLook {
        var look = ButtonLook(title: tint)
        switch button.configuration {
        case .filled, .borderedProminent:
            look.fill = tint
            look.title = .white
        case .tinted, .borderedTinted: look.fill = tint.opacity(0.18)
        case .gray, .bordered: look.fill = theme.system("tertiarySystemFill")
        case .plain, .borderless: break
        case nil:
            if button.kind == .custom { look.title = .white }
        }
        if let color = button.titleColor { look.title = theme.color(color, tint: tint) }
        if let color = button.configurationBackgroundColor, button.configuration != nil {
            look.fill = theme.color(color, tint: tint)
        }
        if !button.isEnabled {
            look.title = theme.system("tertiaryLabel")
            if look.fill != nil { look.fill = theme.system("tertiarySystemFill") }
        }
        return look
    }

    /// Image and title side by side (or one above the other), the pair aligned as the control's alignment says.
    ///
    /// UIButton's insets of image and title move the two without changing the intrinsic size.
    private mutating func drawTitle(of button: ButtonContent, in box: Rect, color: RGBA, _ id: ItemID) {
        guard box.width > 0, box.height > 0 else { return }
        var content = TextContent(text: button.title, font: button.effectiveFont)
        content.runs = button.attributedTitle
        if !content.runs.isEmpty { content.text = content.runs.map(\.text).joined() }
        content.numberOfLines = button.numberOfLines
        if button.configuration != nil { content.numberOfLines = button.drawsSeveralLines ? 0 : 1 }
        content.lineBreakMode = button.effectiveLineBreakMode
        content.alignment = .center
        let wraps = button.drawsSeveralLines
        // 1  Sizes: the image first, never larger than the room; the title gets the rest.
        let (imageInsets, titleInsets) = (button.imageEdgeInsets, button.titleEdgeInsets)
        let imageRoom = box.inset(by: imageInsets).size
        var picture = button.image.map { $0.drawnSize(in: environment, room: imageRoom) }
        if picture != nil, content.text.isEmpty {
            if button.alignment == .justified { picture?.width = imageRoom.width }
            if button.verticalAlignment == .fill { picture?.height = imageRoom.height }
        }
        let isStacked = button.imagePlacement == .top || button.imagePlacement == .bottom
        let padding = picture == nil || content.text.isEmpty ? 0 : button.imagePadding
        let room = max(0, box.width - (isStacked ? 0 : (picture?.width ?? 0) + padding))
        let titleRoom = max(0, room - titleInsets.left - titleInsets.right)
        let measured = content.measure(wrappingAt: wraps ? titleRoom : nil, in: environment).size
        let title = Size(width: min(measured.width, titleRoom), height: measured.height)
        // 2  The rectangle of the pair.
        var row = Rect(x: 0, y: 0, width: title.width, height: title.height)
        if let picture {
            row.width = isStacked ? max(title.width, picture.width) : title.width + picture.width + padding
            row.height = isStacked ? title.height + picture.height + padding : max(title.height, picture.height)
        }
        let side = side(of: button.alignment, id)
        row.x = box.minX + (box.width - row.width) * side
        switch button.verticalAlignment {
        case .center, .fill: row.y = box.midY - row.height / 2
        case .top: row.y = box.minY
        case .bottom: row.y = box.maxY - row.height
        }
        // 3  Image and title inside the pair, moved by their insets.
        var text = Rect(
            x: row.maxX - title.width, y: row.midY - title.height / 2, width: title.width, height: title.height)
        if let picture, let image = button.image {
            var place = Rect(
                x: row.minX, y: row.midY - picture.height / 2, width: picture.width, height: picture.height)
            switch (button.imagePlacement, isMirrored(id)) {
            case (.leading, false), (.trailing, true): break
            case (.trailing, false), (.leading, true):
                place.x = row.maxX - picture.width
                text.x = row.minX
            case (.top, _), (.bottom, _):
                let isTop = button.imagePlacement == .top
                place.x = row.midX - picture.width / 2
                place.y = isTop ? row.minY : row.maxY - picture.height
                text.x = row.midX - title.width / 2
                text.y = isTop ? row.maxY - title.height : row.minY
            }
            drawImage(
                image, in: place.offset(by: Self.shift(by: imageInsets, side)), tint: color,
                isTemplate: button.kind == .system)
        }
        guard !content.text.isEmpty else { return }
        let fits = draw(
            content, in: text.offset(by: Self.shift(by: titleInsets, side)), color: color, tint: self[id].tint,
            place: .center, wraps: wraps)
        if !fits { truncated.append(id) }
    }

    /// The position of the pair in its room: 0 at the left, 1 at the right.
    private func side(of alignment: ButtonContent.HorizontalAlignment, _ id: ItemID) -> Double {
        switch alignment {
        case .left: 0
        case .natural: isMirrored(id) ? 1 : 0
        case .right: 1
        case .trailing: isMirrored(id) ? 0 : 1
        case .center, .justified: 0.5
        }
    }

    /// How far insets move an element that is aligned to one side of its room, or to the middle. Insets of 10 at the
    /// left and 0 at the right move a centred element by 5 points, an element at the left by 10, and an element at
    /// the right not at all.
    private static func shift(by insets: EdgeInsets, _ side: Double) -> Point {
        Point(x: insets.left * (1 - side) - insets.right * side, y: (insets.top - insets.bottom) / 2)
    }

    /// Draws the button kinds that are one symbol in a circle; false for the others.
    private mutating func drawGlyphButton(_ button: ButtonContent, _ frame: Rect, tint: RGBA) -> Bool {
        guard button.title.isEmpty, button.attributedTitle.isEmpty, button.configuration == nil else { return false }
        let side = min(22, min(frame.width, frame.height))
        let circle = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        texts.append(circle)
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
