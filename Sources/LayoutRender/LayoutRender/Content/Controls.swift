/// UIKit's controls, drawn from a few shapes.
///
/// No picture of Apple's is used: each control is drawn with UIKit's sizes and system colours, near enough that a
/// reviewer knows the control and its state; the pixels of the real control are not promised. The frame comes from
/// layout.
extension PictureBuilder {
    /// A standard control, drawn at its standard size in the middle of its frame.
    /// - Parameter draw: gets the control's state with UIKit's defaults where the document states none.
    mutating func drawControl(
        _ id: ItemID, _ draw: (inout PictureBuilder, ControlContent, PlacedItem, _ isMirrored: Bool) -> Void
    ) {
        texts.append(self[id].frame)
        draw(&self, tree[id].content.control ?? ControlContent(), self[id], isMirrored(id))
    }

    /// A rectangle of a size in the middle of a frame.
    private func middle(_ frame: Rect, _ size: Size) -> Rect {
        Rect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// A round white knob with a shadow.
    private mutating func drawKnob(_ rect: Rect) {
        // A shadow in two steps: the display list has no blur.
        list.fill(.ellipse(rect.insetBy(-0.5).offset(by: Point(x: 0, y: 0.75))), RGBA(0, alpha: 26))
        list.fill(.ellipse(rect), .white)
        list.stroke(.ellipse(rect), Stroke(color: RGBA(0, alpha: 26), width: 0.5))
    }

    /// 63 by 28 points since iOS 26 with a wide knob, 51 by 31 before. On is green unless a tint is set.
    mutating func drawSwitch(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) {
        let isNew = environment.release >= .iOS26
        let size = isNew ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
        let track = middle(
            item.frame, Size(width: min(size.width, item.frame.width), height: min(size.height, item.frame.height)))
        let isTinted = item.tint != theme.system("systemBlue")
        let on = isTinted ? item.tint : theme.system("systemGreen")
        let fill = state.isOn ? on : theme.system("systemGray5")
        list.fill(.roundedRect(track, radius: track.height / 2), state.isEnabled ? fill : fill.opacity(0.5))
        let side = max(0, track.height - 4)
        let width = isNew ? side * 1.55 : side
        let isAtEnd = state.isOn != isMirrored
        let knob = Rect(
            x: isAtEnd ? track.maxX - 2 - width : track.minX + 2, y: track.minY + 2, width: width, height: side)
        if isNew {
            list.fill(.roundedRect(knob, radius: side / 2), .white)
        } else {
            drawKnob(knob)
        }
    }

    /// The part from the leading end to the knob has the tint. The knob has 28 points at most. The value is a share
    /// from 0 to 1; a value beyond is moved into the range.
    mutating func drawSlider(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) {
        let frame = item.frame
        let track = Rect(x: frame.minX + 2, y: frame.midY - 2, width: max(0, frame.width - 4), height: 4)
        let side = min(28, frame.height)
        let value = min(max(state.value.isNaN ? 0 : state.value, 0), 1)
        // Measured from the leading end, which is on the right in a right-to-left layout.
        let x = track.minX + max(0, track.width - side) * (isMirrored ? 1 - value : value)
        list.fill(.roundedRect(track, radius: 2), theme.system("systemFill"))
        var done = track
        if isMirrored { done.x = min(x + side / 2, track.maxX) }
        done.width = max(0, isMirrored ? track.maxX - done.x : x + side / 2 - track.minX)
        list.fill(.roundedRect(done, radius: 2), item.tint)
        drawKnob(Rect(x: x, y: frame.midY - side / 2, width: side, height: side))
    }

    /// Minus at the left and plus at the right, in every direction of layout. A disabled stepper has grey signs.
    mutating func drawStepper(_ state: ControlContent, _ item: PlacedItem) {
        let frame = item.frame
        let ink = state.isEnabled ? theme.system("label") : theme.system("tertiaryLabel")
        list.fill(.roundedRect(frame, radius: 8), theme.system("tertiarySystemFill"))
        list.fill(
            .rect(Rect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: max(0, frame.height - 14))),
            theme.system("systemGray3"))
        let stroke = Stroke(color: ink, width: 1.6, hasRoundEnds: true)
        let y = frame.midY
        let left = frame.minX + frame.width / 4
        let right = frame.maxX - frame.width / 4
        list.stroke(.line(Point(x: left - 6, y: y), Point(x: left + 6, y: y)), stroke)
        list.stroke(.line(Point(x: right - 6, y: y), Point(x: right + 6, y: y)), stroke)
        list.stroke(.line(Point(x: right, y: y - 6), Point(x: right, y: y + 6)), stroke)
    }

    /// Segments are drawn equally wide; more than 200 are not drawn.
    /// Two neighbours are divided by a line unless one of them is selected. The first segment is at the leading end.
    mutating func drawSegments(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) {
        let frame = item.frame
        list.fill(.roundedRect(frame, radius: 8), theme.system("tertiarySystemFill"))
        let count = max(state.segments.count, 1)
        guard count <= 200 else { return }
        let width = frame.width / Double(count)
        let font = state.font ?? .system(13, weight: .medium)
        for index in 0..<count {
            let place = isMirrored ? count - 1 - index : index
            let box = Rect(x: frame.minX + width * Double(place), y: frame.minY, width: width, height: frame.height)
            if index == state.selectedSegment {
                let thumb = box.insetBy(2)
                list.fill(.roundedRect(thumb.offset(by: Point(x: 0, y: 0.75)), radius: 6.5), RGBA(0, alpha: 24))
                list.fill(.roundedRect(thumb, radius: 6.5), theme.isDark ? RGBA(0x636366) : .white)
            } else if index > 0, index - 1 != state.selectedSegment {
                let edge = isMirrored ? box.maxX : box.minX
                list.fill(
                    .rect(Rect(x: edge - 0.5, y: box.minY + 7, width: 1, height: max(0, box.height - 14))),
                    theme.system("systemGray3"))
            }
            if index < state.segments.count {
                drawLine(
                    state.segments[index], font: font, color: theme.system("label"), in: box.insetBy(2),
                    alignment: .center)
            }
        }
    }

    /// A track of 4 points with the finished part in the tint. Values beyond 0 to 1, and values that are no number,
    /// are moved into the range.
    mutating func drawProgress(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) {
        let track = Rect(
            x: item.frame.minX, y: item.frame.midY - 2, width: item.frame.width, height: min(4, item.frame.height))
        list.fill(.roundedRect(track, radius: 2), theme.system("systemFill"))
        var done = track
        done.width *= min(max(state.value.isNaN ? 0 : state.value, 0), 1)
        if isMirrored { done.x = track.maxX - done.width }
        if done.width > 0 { list.fill(.roundedRect(done, radius: 2), item.tint) }
    }

    /// Eight spokes, the darkest at the top, in the middle of the frame: an indicator has the size of its style,
    /// whatever size its frame has.
    /// From the top each spoke, clockwise, has 9 % less opacity than the spoke before. Every picture shows the same
    /// moment of the animation.
    mutating func drawActivity(_ id: ItemID) {
        let (state, item) = (tree[id].content.control ?? ControlContent(), self[id])
        let size = state.activityIndicatorSize
        let side = size.width
        texts.append(middle(item.frame, size))
        let ink = state.style?.hasPrefix("white") == true ? RGBA.white : theme.system("systemGray")
        let center = Point(x: item.frame.midX, y: item.frame.midY)
        let half = 0.7071067811865476
        let directions = [
            (0.0, -1.0), (half, -half), (1.0, 0.0), (half, half), (0.0, 1.0), (-half, half), (-1.0, 0.0),
            (-half, -half),
        ]
        for (index, direction) in directions.enumerated() {
            let color = ink.opacity(1 - Double(index) * 0.09)
            let inner = Point(x: center.x + direction.0 * side * 0.24, y: center.y + direction.1 * side * 0.24)
            let outer = Point(x: center.x + direction.0 * side * 0.44, y: center.y + direction.1 * side * 0.44)
            list.stroke(.line(inner, outer), Stroke(color: color, width: side / 9, hasRoundEnds: true))
        }
    }

    /// At most 200 dots of 7 points, 16 points apart, around the middle of the frame.
    /// The current dot has the full colour, the others 28 % of it; without a tint the dots have the colour of labels.
    mutating func drawPages(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) {
        let count = min(max(state.numberOfPages, 1), 200)
        let distance = 16.0
        let step = isMirrored ? -distance : distance
        var x = item.frame.midX - step * Double(count - 1) / 2
        for page in 0..<count {
            let dot = Rect(x: x - 3.5, y: item.frame.midY - 3.5, width: 7, height: 7)
            let color = item.tint == theme.system("systemBlue") ? theme.system("label") : item.tint
            list.fill(.ellipse(dot), page == state.currentPage ? color : color.opacity(0.28))
            x += step
        }
    }
}
