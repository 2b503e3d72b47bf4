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
        annotations.texts.append(self[id].frame)
        draw(&self, tree[id].content.control ?? ControlContent(), self[id], isMirrored(id))
    }

    /// A rectangle of a size in the middle of a frame.
    private func middle(_ frame: Rect, _ size: Size) -> Rect {
        Rect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// A colour that a control's own property states, else UIKit's.
    private func color(_ own: Color?, _ item: PlacedItem, else usual: RGBA) -> RGBA {
        own.map { theme.color($0, tint: item.tint) } ?? usual
    }

    /// A knob with a shadow: round, or a capsule where the knob is wider than high.
    private mutating func drawKnob(_ rect: Rect, _ color: RGBA) {
        func shape(_ rect: Rect) -> Shape {
            rect.width == rect.height ? .ellipse(rect) : .roundedRect(rect, radius: rect.height / 2)
        }
        // A shadow in two steps: the display list has no blur.
        list.fill(shape(rect.insetBy(-0.5).offset(by: Point(x: 0, y: 0.75))), RGBA(0, alpha: 26))
        list.fill(shape(rect), color)
        list.stroke(shape(rect), Stroke(color: RGBA(0, alpha: 26), width: 0.5))
    }

    /// A track with a knob at one end, in the size of its release. On is green unless `onTintColor` is set: `tintColor`
    /// colours no switch.
    mutating func drawSwitch(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) {
        let size = environment[ControlLookFacts.switchTrack]
        let track = middle(
            item.frame, Size(width: min(size.width, item.frame.width), height: min(size.height, item.frame.height)))
        let on = color(state.activeColor, item, else: theme.system("systemGreen"))
        let thumb = color(state.thumbColor, item, else: .white)
        let fill = state.isOn ? on : theme.color(environment[ControlLookFacts.switchOff], tint: item.tint)
        list.fill(.roundedRect(track, radius: track.height / 2), state.isEnabled ? fill : fill.opacity(0.5))
        let side = max(0, track.height - 4)
        let width =
            side * environment[ControlLookFacts.switchKnob].width / environment[ControlLookFacts.switchKnob].height
        let isAtEnd = state.isOn != isMirrored
        let knob = Rect(
            x: isAtEnd ? track.maxX - 2 - width : track.minX + 2, y: track.minY + 2, width: width, height: side)
        if environment[ControlLookFacts.switchKnobHasShadow] {
            drawKnob(knob, thumb)
        } else {
            list.fill(.roundedRect(knob, radius: side / 2), thumb)
        }
    }

    /// The part from the leading end to the knob has the tint unless `minimumTrackTintColor` is set. The knob is a picture of its
    /// own size, also in a lower frame.
    mutating func drawSlider(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) {
        let frame = drawSliderImages(state, item, isMirrored: isMirrored)
        let (height, inset) = (
            environment[ControlLookFacts.sliderTrack], environment[ControlLookFacts.sliderTrackInset]
        )
        let track = Rect(
            x: frame.minX + inset, y: frame.midY - height / 2, width: max(0, frame.width - 2 * inset), height: height)
        let knob = environment[ControlLookFacts.sliderKnob]
        // Measured from the leading end, which is on the right in a right-to-left layout.
        let x = track.minX + max(0, track.width - knob.width) * (isMirrored ? 1 - state.share : state.share)
        let rest = color(
            state.restColor, item, else: theme.color(environment[ControlLookFacts.sliderRest], tint: item.tint))
        let active = color(state.activeColor, item, else: item.tint)
        list.fill(.roundedRect(track, radius: height / 2), state.isEnabled ? rest : rest.opacity(0.5))
        var done = track
        if isMirrored { done.x = min(x + knob.width / 2, track.maxX) }
        done.width = max(0, isMirrored ? track.maxX - done.x : x + knob.width / 2 - track.minX)
        list.fill(.roundedRect(done, radius: height / 2), state.isEnabled ? active : active.opacity(0.5))
        drawKnob(
            Rect(x: x, y: frame.midY - knob.height / 2, width: knob.width, height: knob.height),
            color(state.thumbColor, item, else: .white))
    }

    /// The pictures at a slider's ends; returns the room between, which the track fills.
    private mutating func drawSliderImages(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) -> Rect {
        var room = item.frame
        for (image, isAtStart) in [(state.minimumValueImage, true), (state.maximumValueImage, false)] {
            guard let image else { continue }
            let size = image.drawnSize(in: environment, room: item.frame.size)
            let isLeft = isAtStart != isMirrored
            let place = Rect(
                x: isLeft ? room.minX : room.maxX - size.width, y: item.frame.midY - size.height / 2, width: size.width,
                height: size.height)
            drawImage(image, in: place, tint: item.tint, isTemplate: true)
            // Half a knob's room between picture and track, as in UIKit's trackRect(forBounds:).
            let taken = size.width + 10
            room = room.inset(
                by: EdgeInsets(top: 0, left: isLeft ? taken : 0, bottom: 0, right: isLeft ? 0 : taken))
        }
        room.width = max(0, room.width)
        return room
    }

    /// Minus at the left and plus at the right, in every direction of layout. The signs of a disabled stepper are grey, and so is
    /// the sign that the value cannot follow, unless the stepper wraps.
    mutating func drawStepper(_ state: ControlContent, _ item: PlacedItem) {
        let frame = item.frame
        func stroke(_ isUsable: Bool) -> Stroke {
            let ink = state.isEnabled && (isUsable || state.wraps) ? "label" : "tertiaryLabel"
            return Stroke(color: theme.system(ink), width: 1.6, hasRoundEnds: true)
        }
        let (minus, plus) = (stroke(state.value > state.minimumValue), stroke(state.value < state.maximumValue))
        list.fill(
            .roundedRect(frame, radius: environment[ControlLookFacts.stepperCorners].radius(of: frame)),
            theme.color(environment[ControlLookFacts.stepperFill], tint: item.tint))
        list.fill(
            .rect(Rect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: max(0, frame.height - 14))),
            theme.system("systemGray3"))
        let y = frame.midY
        let left = frame.minX + frame.width / 4
        let right = frame.maxX - frame.width / 4
        let half = environment[ControlLookFacts.stepperSign] / 2
        list.stroke(.line(Point(x: left - half, y: y), Point(x: left + half, y: y)), minus)
        list.stroke(.line(Point(x: right - half, y: y), Point(x: right + half, y: y)), plus)
        list.stroke(.line(Point(x: right, y: y - half), Point(x: right, y: y + half)), plus)
    }

    /// Segments are equally wide, or in the proportions of their titles; more than 200 are not drawn.
    /// Two neighbours are divided by a line unless one of them is selected, until iOS 18. The first segment is at the leading end.
    mutating func drawSegments(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) {
        let frame = item.frame
        let radius = environment[ControlLookFacts.segmentsCorners].radius(of: frame)
        list.fill(.roundedRect(frame, radius: radius), theme.system("tertiarySystemFill"))
        let count = max(state.segments.count, 1)
        guard count <= 200 else { return }
        let isApportioned = state.style == "apportioned" && !state.segments.isEmpty
        let shares = (0..<count).map {
            isApportioned ? width(of: state.segments[$0], font: state.font ?? .system(13)) + 20 : 1
        }
        let unit = frame.width / shares.reduce(0, +)
        var start = 0.0
        for index in 0..<count {
            let width = unit * shares[index]
            let x = isMirrored ? frame.maxX - start - width : frame.minX + start
            start += width
            let box = Rect(x: x, y: frame.minY, width: width, height: frame.height)
            if index == state.selectedSegment {
                let thumb = box.insetBy(2)
                let shadow = thumb.offset(by: Point(x: 0, y: 0.75))
                let corner = environment[ControlLookFacts.selectedSegmentCorners].radius(of: thumb)
                list.fill(.roundedRect(shadow, radius: corner), RGBA(0, alpha: 24))
                let usual =
                    theme.isDark
                    ? theme.color(environment[ControlLookFacts.selectedSegmentInDark], tint: item.tint) : .white
                list.fill(.roundedRect(thumb, radius: corner), color(state.activeColor, item, else: usual))
            } else if environment[ControlLookFacts.segmentsHaveDividers], index > 0, index - 1 != state.selectedSegment
            {
                let edge = isMirrored ? box.maxX : box.minX
                list.fill(
                    .rect(Rect(x: edge - 0.5, y: box.minY + 7, width: 1, height: max(0, box.height - 14))),
                    theme.system("systemGray3"))
            }
            if index < state.segments.count {
                let weight = index == state.selectedSegment ? .medium : environment[ControlLookFacts.segmentWeight]
                let font = state.font ?? .system(13, weight: weight)
                drawLine(
                    state.segments[index], font: font,
                    color: theme.system(state.isEnabled ? "label" : "tertiaryLabel"), in: box.insetBy(2),
                    alignment: .center)
            }
        }
    }

    /// A track of 4 points with the finished part in the tint unless `progressTintColor` is set.
    mutating func drawProgress(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) {
        let track = Rect(
            x: item.frame.minX, y: item.frame.midY - 2, width: item.frame.width, height: min(4, item.frame.height))
        list.fill(
            .roundedRect(track, radius: 2), color(state.restColor, item, else: theme.system("systemFill")))
        var done = track
        done.width *= state.share
        if isMirrored { done.x = track.maxX - done.width }
        if done.width > 0 {
            list.fill(.roundedRect(done, radius: 2), color(state.activeColor, item, else: item.tint))
        }
    }

    /// Eight spokes, the darkest at the top, in the middle of the frame: an indicator has the size of its style,
    /// whatever size its frame has.
    /// From the top each spoke, clockwise, has 9 % less opacity than the spoke before. Every picture shows the same
    /// moment of the animation.
    mutating func drawActivity(_ id: ItemID) {
        let (state, item) = (tree[id].content.control ?? ControlContent(), self[id])
        guard state.isAnimating || !state.hidesWhenStopped else { return }
        let box = middle(item.frame, state.activityIndicatorSize)
        annotations.texts.append(box)
        let usual = state.style?.hasPrefix("white") == true ? RGBA.white : theme.system("systemGray")
        drawSpokes(in: box, ink: color(state.activeColor, item, else: usual))
    }

    /// The spokes of an activity indicator that fills a square.
    mutating func drawSpokes(in box: Rect, ink: RGBA) {
        let side = box.width
        let center = Point(x: box.midX, y: box.midY)
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

    /// At most 200 dots in a row, around the middle of the frame.
    ///
    /// Without colours of their own the current dot is white and the others 45 % of it, in the light too. [measured: UIKit 26.1 in
    /// Catalyst, Vercantez/openuikit; in iOS 14 SwiftUIX/SwiftUIX issue 145]
    mutating func drawPages(_ state: ControlContent, _ item: PlacedItem, isMirrored: Bool) {
        guard state.numberOfPages > 1 || !state.hidesForSinglePage else { return }
        let count = min(max(state.numberOfPages, 1), 200)
        let (distance, size) = (environment[ControlFacts.pageDistance], environment[ControlLookFacts.pageDot])
        let step = isMirrored ? -distance : distance
        var x = item.frame.midX - step * Double(count - 1) / 2
        for page in 0..<count {
            let dot = Rect(x: x - size / 2, y: item.frame.midY - size / 2, width: size, height: size)
            let current = color(state.activeColor, item, else: .white)
            let rest = color(state.restColor, item, else: .white.opacity(0.45))
            list.fill(.ellipse(dot), page == state.currentPage ? current : rest)
            x += step
        }
    }
}
