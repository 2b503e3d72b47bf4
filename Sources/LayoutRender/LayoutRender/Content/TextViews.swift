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
        let color = content.color.map { theme.color($0, tint: item.tint) } ?? theme.system("label")
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
            return
        }
        let fits = draw(
            content, in: settledBox(of: id), color: color, tint: item.tint, place: .center,
            wraps: content.numberOfLines != 1, direction: tree[id].forcedLayoutDirection)
        if !fits { annotations.truncated.append(id) }
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
            shown.runs = []
            color = theme.system("placeholderText")
        } else if content.isSecure {
            shown.text = String(repeating: "\u{2022}", count: min(content.text.count, 64))
            shown.runs = []
        }
        let box = frame.inset(by: EdgeInsets(top: 0, left: inset, bottom: 0, right: inset))
        draw(
            shown, in: box, color: color, tint: item.tint, place: .center, wraps: false,
            direction: tree[id].forcedLayoutDirection)
    }
}
