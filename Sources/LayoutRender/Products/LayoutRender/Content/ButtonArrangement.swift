import LayoutEngine

/// The places of a button's title and picture.
public struct ButtonArrangement: Hashable, Sendable {
    /// Nil without a picture.
    public var picture: Rect?
    /// Without an area for an empty title.
    public var title: Rect
    /// Nil without a second line.
    public var subtitle: Rect?
}

extension ButtonContent {
    /// The rectangle that title and picture have inside a button's frame. A configuration without stated insets has
    /// 12 points at both sides.
    public func contentBox(in frame: Rect) -> Rect {
        let usual = configured.buttonSize.contentInsets
        let sides = EdgeInsets(top: 0, left: usual.left, bottom: 0, right: usual.right)
        return frame.inset(by: insets.content ?? (configuration == nil ? .zero : sides))
    }

    /// The title as a text of its own, with the lines and the line breaks that UIButton gives it.
    public func titleContent(isMirrored: Bool) -> TextContent {
        var content = titleContent
        content.lineBreakMode = effectiveLineBreakMode
        let side = lineSide(isMirrored: isMirrored)
        content.alignment = side == 0 ? .left : side == 1 ? .right : .center
        return content
    }

    /// Image and title side by side (or one above the other), the pair aligned as the control's alignment says.
    ///
    /// UIButton's insets of image and title move the two without changing the intrinsic size.
    /// - Parameter box: the room of both, from `contentBox(in:)`.
    /// - Returns: nil if the room has no area.
    public func arrangement(
        in box: Rect, isMirrored: Bool, environment: LayoutEnvironment
    ) -> ButtonArrangement? {
        guard box.width > 0, box.height > 0 else { return nil }
        let content = titleContent(isMirrored: isMirrored)
        // 1  Sizes: the image first, never larger than the room; the title gets the rest.
        let imageRoom = box.inset(by: insets.image).size
        var picture = picture.map { $0.drawnSize(in: environment, room: imageRoom) }
        if picture != nil, content.text.isEmpty {
            if contentAlignment.horizontal == .justified { picture?.width = imageRoom.width }
            if contentAlignment.vertical == .fill { picture?.height = imageRoom.height }
        }
        let isStacked = configured.imagePlacement == .top || configured.imagePlacement == .bottom
        let padding = picture == nil || content.text.isEmpty || configuration == nil ? 0 : configured.imagePadding
        let room = max(0, box.width - (isStacked ? 0 : (picture?.width ?? 0) + padding))
        let titleRoom = max(0, room - insets.title.left - insets.title.right)
        let measured = content.measure(wrappingAt: drawsSeveralLines ? titleRoom : nil, in: environment).size
        let second = subtitleContent?.measure(wrappingAt: titleRoom, in: environment).size
        let title = Size(
            width: min(max(measured.width, second?.width ?? 0), titleRoom),
            height: measured.height + (second.map { $0.height + configured.titlePadding } ?? 0))
        // 2  The rectangle of the pair.
        var row = Rect(x: 0, y: 0, width: title.width, height: title.height)
        if let picture {
            row.width = isStacked ? max(title.width, picture.width) : title.width + picture.width + padding
            row.height = isStacked ? title.height + picture.height + padding : max(title.height, picture.height)
        }
        let side = side(isMirrored: isMirrored)
        let lines = lineSide(isMirrored: isMirrored) ?? side
        row.x = box.minX + (box.width - row.width) * side
        switch contentAlignment.vertical {
        case .center, .fill: row.y = box.midY - row.height / 2
        case .top: row.y = box.minY
        case .bottom: row.y = box.maxY - row.height
        }
        // 3  Image and title inside the pair, moved by their insets.
        var text = Rect(
            x: row.maxX - title.width, y: row.midY - title.height / 2, width: title.width, height: title.height)
        guard let picture else {
            text = text.offset(by: Self.shift(by: insets.title, side))
            return ButtonArrangement(picture: nil, text: text, first: measured, second, lines)
        }
        var place = Rect(x: row.minX, y: row.midY - picture.height / 2, width: picture.width, height: picture.height)
        switch (configured.imagePlacement, isMirrored) {
        case (.leading, false), (.trailing, true): break
        case (.trailing, false), (.leading, true):
            place.x = row.maxX - picture.width
            text.x = row.minX
        case (.top, _), (.bottom, _):
            let isTop = configured.imagePlacement == .top
            place.x = row.midX - picture.width / 2
            place.y = isTop ? row.minY : row.maxY - picture.height
            text.x = row.midX - title.width / 2
            text.y = isTop ? row.maxY - title.height : row.minY
        }
        return ButtonArrangement(
            picture: place.offset(by: Self.shift(by: insets.image, side)),
            text: text.offset(by: Self.shift(by: insets.title, side)), first: measured, second, lines)
    }

    /// The position of a line beside a longer line, 0 at the left; nil where the configuration leaves it to the button. The
    /// automatic alignment follows the picture.
    private func lineSide(isMirrored: Bool) -> Double? {
        guard configuration != nil else { return nil }
        return switch (configured.titleAlignment, picture.map { _ in configured.imagePlacement }) {
        case (.leading, _), (.automatic, .leading): isMirrored ? 1 : 0
        case (.trailing, _), (.automatic, .trailing): isMirrored ? 0 : 1
        case (.center, _), (.automatic, .top), (.automatic, .bottom): 0.5
        case (.automatic, nil): nil
        }
    }

    /// The position of the pair in its room: 0 at the left, 1 at the right.
    private func side(isMirrored: Bool) -> Double {
        switch contentAlignment.horizontal {
        case .left: 0
        case .natural: isMirrored ? 1 : 0
        case .right: 1
        case .trailing: isMirrored ? 0 : 1
        case .center, .justified: 0.5
        }
    }

    /// How far insets move an element that is aligned to one side of its room, or to the middle. Insets of 10 at the
    /// left and 0 at the right move a centred element by 5 points, an element at the left by 10, and an element at
    /// the right not at all.
    private static func shift(by insets: EdgeInsets, _ side: Double) -> Point {
        Point(x: insets.left * (1 - side) - insets.right * side, y: (insets.top - insets.bottom) / 2)
    }
}

extension ButtonArrangement {
    /// Title and subtitle in the rectangle of both.
    /// - Parameter side: the place of the shorter line, 0 at the left.
    fileprivate init(picture: Rect?, text: Rect, first: Size, _ second: Size?, _ side: Double) {
        self.picture = picture
        title = text
        guard let second else { return }
        func line(_ size: Size, y: Double) -> Rect {
            let width = min(size.width, text.width)
            return Rect(x: text.x + (text.width - width) * side, y: y, width: width, height: size.height)
        }
        title = line(first, y: text.y)
        subtitle = line(second, y: text.maxY - second.height)
    }
}

extension ImageContent {
    /// The size in a button: natural, 20 points if unknown, and on each axis no more than the room.
    func drawnSize(in environment: LayoutEnvironment, room: Size) -> Size {
        let natural = naturalSize(in: environment) ?? Size(width: 20, height: 20)
        return Size(width: min(natural.width, max(0, room.width)), height: min(natural.height, max(0, room.height)))
    }
}
