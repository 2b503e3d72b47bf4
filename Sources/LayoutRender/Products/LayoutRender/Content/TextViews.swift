/// UILabel, UITextField and UITextView.
extension PictureBuilder {
    /// Labels, text fields and text views.
    ///
    /// The text of a text view stands inside its container's insets, and at rest inside its content inset.
    mutating func drawTextView(_ id: ItemID) {
        guard case .text(let content) = tree[id].content else { return }
        let item = self[id]
        let kind = tree[id].kind
        if kind == .textField { return drawTextField(content, id) }
        let isColumn = kind == .label && isColumnTitle(id)
        let color =
            content.color.map { theme.color($0, tint: item.tint) } ?? (isColumn ? item.tint : theme.system("label"))
        if kind == .textView {
            var box = item.frame.inset(by: content.containerInsets)
            if let scroll = tree[id].scroll {
                let rest = scroll.contentOffset == .zero ? scroll.contentInset : .zero
                box = box.offset(by: Point(x: rest.left - scroll.contentOffset.x, y: rest.top - scroll.contentOffset.y))
            }
            var shown = content
            shown.numberOfLines = 0
            shown.lineBreakStrategy = .none
            draw(
                shown, in: box, color: color, tint: item.tint, place: .top, wraps: true,
                direction: tree[id].forcedLayoutDirection)
            drawCaret(behind: shown, in: box, id, place: .top, wraps: true)
            return
        }
        if !content.isEnabled { list.append(.begin(DisplayGroup(opacity: Self.disabledOpacity))) }
        drawShadow(of: content, id)
        let fits = draw(
            content, in: settledBox(of: id), color: color, tint: item.tint, place: .center,
            wraps: content.numberOfLines != 1,
            direction: isColumn ? (isMirrored(id) ? .leftToRight : .rightToLeft) : tree[id].forcedLayoutDirection)
        if !content.isEnabled { list.append(.end) }
        if !fits { annotations.truncated.append(id) }
    }

    /// Of the text of a disabled label. [inferred: the documentation says "dimmed somewhat"]
    private static let disabledOpacity = 0.5

    /// UILabel's own shadow, without blur: the letters in `shadowColor`, moved by `shadowOffset`, of which UILabel's usual value
    /// is a point upwards. With an opacity the two words are CALayer's.
    private mutating func drawShadow(of content: TextContent, _ id: ItemID) {
        let shadow = tree[id].appearance.shadow
        guard tree[id].kind == .label, shadow.opacity == 0, let color = shadow.color else { return }
        let offset = shadow.offset == Appearance.Shadow().offset ? Point(x: 0, y: -1) : shadow.offset
        let noted = annotations
        var letters = content
        for index in letters.runs.indices { letters.runs[index].color = nil }
        draw(
            letters, in: settledBox(of: id).offset(by: offset), color: theme.color(color, tint: self[id].tint),
            tint: self[id].tint, place: .center, wraps: content.numberOfLines != 1,
            direction: tree[id].forcedLayoutDirection)
        annotations = noted
    }

    /// Whether a label is the title of a cell of the style `value2`, which stands at the end of its column in the tint. [documented:
    /// UITableViewCell.CellStyle.value2]
    private func isColumnTitle(_ id: ItemID) -> Bool {
        guard let parent = tree[id].superview else { return false }
        let cell = tree[parent].cell ?? tree[parent].superview.flatMap { tree[$0].cell }
        return cell?.style == .value2 && cell?.textLabel == id
    }

    /// The box of a label's text. While the label's frame is animated, the text stays as laid out for the new frame, at
    /// the left edge and in the vertical middle: UILabel's content mode.
    private func settledBox(of id: ItemID) -> Rect {
        let frame = self[id].frame
        guard isFilm else { return frame }
        let size = settledSize(of: id)
        return Rect(x: frame.x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The text, else the placeholder in grey; a secure text as bullets. The border's inset keeps the text clear of
    /// the border. The insets are 7, 2, 4 and 0 points for `roundedRect`, `line`, `bezel` and `none`. At most 64
    /// bullets are drawn.
    private mutating func drawTextField(_ content: TextContent, _ id: ItemID) {
        let item = self[id]
        let frame = item.frame
        var inset = 0.0
        switch content.borderStyle {
        case .roundedRect:
            if tree[id].appearance.backgroundColor == nil {
                list.fill(.roundedRect(frame, radius: 5), theme.system("systemBackground"))
            }
            list.stroke(
                .roundedRect(frame.insetBy(0.25), radius: 5), Stroke(color: theme.system("systemGray4"), width: 0.5))
            inset = 7
        case .line:
            list.stroke(.rect(frame.insetBy(0.5)), Stroke(color: theme.system("label")))
            inset = 2
        case .bezel:
            list.stroke(.rect(frame.insetBy(0.5)), Stroke(color: theme.system("systemGray3")))
            inset = 4
        case .none: break
        }
        var shown = content
        shown.numberOfLines = 1
        var color = content.color.map { theme.color($0, tint: item.tint) } ?? theme.system("label")
        if content.text.isEmpty {
            shown.text = content.placeholder ?? ""
            shown.runs = content.placeholderRuns
            color = theme.system("placeholderText")
        } else if content.isSecure {
            shown.text = String(repeating: "\u{2022}", count: min(content.text.count, 64))
            shown.runs = []
        }
        var sides = EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        for (view, isTrailing) in tree.sideViews(ofField: id) where self[view].isShown {
            if isMirrored(id) == isTrailing {
                sides.left = self[view].frame.width
            } else {
                sides.right = self[view].frame.width
            }
        }
        var box = frame.inset(by: sides)
        if content.showsClearButton { drawClearButton(in: &box, isMirrored: isMirrored(id)) }
        draw(
            shown, in: box, color: color, tint: item.tint, place: .center, wraps: false,
            direction: tree[id].forcedLayoutDirection)
        if content.text.isEmpty { shown.text = "" }
        drawCaret(behind: shown, in: box, id, place: .center, wraps: false)
    }

    /// A gray disk with a cross at the trailing end, whose room the text loses.
    mutating func drawClearButton(in box: inout Rect, isMirrored: Bool) {
        let side = min(17, box.height)
        guard box.width > side * 2 else { return }
        let place = Rect(
            x: isMirrored ? box.minX : box.maxX - side, y: box.midY - side / 2, width: side, height: side)
        drawSymbol("xmark.circle.fill", in: place, tint: theme.system("systemGray3"))
        box = box.inset(
            by: EdgeInsets(top: 0, left: isMirrored ? side + 5 : 0, bottom: 0, right: isMirrored ? 0 : side + 5))
    }

    /// The caret of a first responder behind the last line: 2 points wide, as high as a line, in the tint.
    mutating func drawCaret(
        behind content: TextContent, in box: Rect, _ id: ItemID, place: VerticalPlace, wraps: Bool
    ) {
        guard content.isFirstResponder, !box.isEmpty else { return }
        let room = Size(width: box.width, height: place == .top ? .infinity : box.height)
        let set = set(content, in: room, wraps: wraps)
        let metrics = FontMetrics(content.font, in: environment)
        let height = metrics.lineHeight * set.factor
        var top = place == .top ? box.minY : box.midY - (set.lines.isEmpty ? height : set.height) / 2
        for index in set.lines.indices { top += set.advance(to: index) }
        let width = min((set.lines.last?.naturalWidth ?? 0) * set.factor, box.width - 2)
        let isMirrored = isMirrored(id)
        let x =
            switch content.alignment {
            case .natural, .justified: isMirrored ? box.maxX - width - 2 : box.minX + width
            case .left: box.minX + width
            case .center: box.midX + width / 2
            case .right: box.maxX - 2
            }
        // Before the first letter of a placeholder, not over it.
        let shift = content.text.isEmpty && content.alignment != .center ? (isMirrored ? 1.5 : -1.5) : 0
        list.fill(.roundedRect(Rect(x: x + shift, y: top, width: 2, height: height), radius: 1), self[id].tint)
    }
}

extension TextContent {
    /// Whether the field shows the button that empties the field.
    fileprivate var showsClearButton: Bool {
        switch clearButtonMode {
        case .never: false
        case .whileEditing: isFirstResponder && !text.isEmpty
        case .unlessEditing: !isFirstResponder && !text.isEmpty
        case .always: !text.isEmpty
        }
    }
}
