import LayoutEngine

/// The status bar: a fixed time, full signal and battery, so that no picture depends on the moment.
extension PictureBuilder {
    /// The time, the signal and the battery: beside a sensor housing, or in one line.
    ///
    /// - Parameters:
    ///   - frame: as `ScreenChrome` has it; over 30 points high on a phone with a sensor housing.
    ///   - ink: black or white, by the bar's style.
    mutating func drawStatusBar(_ frame: Rect, ink: RGBA) {
        let isHigh = frame.height > 30
        // The time is that of Apple's own pictures; left and right do not change sides in any language.
        if environment.isPad {
            drawLine(
                "9:41 AM", font: .system(12), color: ink, in: frame.insetBy(0).inset(by: Self.padEnds), alignment: .left
            )
        } else if isHigh {
            let ear = Rect(x: frame.minX + 16, y: frame.midY - 9 + 4, width: frame.width * 0.24, height: 20)
            drawLine("9:41", font: .system(17, weight: .semibold), color: ink, in: ear, alignment: .center)
        } else {
            drawLine("9:41 AM", font: .system(12, weight: .semibold), color: ink, in: frame, alignment: .center)
            drawLine(
                "Carrier", font: .system(12), color: ink, in: frame.inset(by: Self.lowEnds), alignment: .left)
        }
        let middle = frame.midY + (isHigh && !environment.isPad ? 5 : 0)
        let right = frame.maxX - (isHigh ? frame.width * 0.07 : 6)
        drawBattery(Rect(x: right - 25, y: middle - 5.75, width: 25, height: 11.5), ink)
        drawWaves(Rect(x: right - 25 - 6 - 15, y: middle - 5.5, width: 15, height: 11), ink)
        if !environment.isPad, isHigh {
            drawSignal(Rect(x: right - 25 - 6 - 15 - 6 - 17, y: middle - 5.5, width: 17, height: 11), ink)
        }
    }

    /// A full battery with its knob.
    private mutating func drawBattery(_ frame: Rect, _ ink: RGBA) {
        let body = Rect(x: frame.x, y: frame.y, width: frame.width - 2.5, height: frame.height)
        list.stroke(.roundedRect(body.insetBy(0.5), radius: 3), Stroke(color: ink.opacity(0.4), width: 1))
        list.fill(.roundedRect(body.insetBy(2), radius: 1.6), ink)
        let knob = Rect(x: body.maxX + 1, y: frame.midY - 2, width: 1.4, height: 4)
        list.fill(.roundedRect(knob, radius: 0.7), ink.opacity(0.5))
    }

    /// Four bars of rising height. From 36 % to 99 % of the frame's height.
    private mutating func drawSignal(_ frame: Rect, _ ink: RGBA) {
        for bar in 0..<4 {
            let height = frame.height * (0.36 + 0.21 * Double(bar))
            let box = Rect(x: frame.x + Double(bar) * 4.6, y: frame.maxY - height, width: 3, height: height)
            list.fill(.roundedRect(box, radius: 0.8), ink)
        }
    }

    /// Two arcs above a filled wedge.
    private mutating func drawWaves(_ frame: Rect, _ ink: RGBA) {
        let foot = Point(x: frame.midX, y: frame.maxY)
        for (radius, width) in [(9.6, 2.0), (6.2, 2.0)] {
            let (dx, dy) = (radius * 0.7071, radius * 0.7071)
            let bend = radius * 0.265 * 1.41
            list.stroke(
                .path([
                    .move(Point(x: foot.x - dx, y: foot.y - dy)),
                    .curve(
                        Point(x: foot.x - dx + bend * 0.72, y: foot.y - dy - bend * 0.72),
                        Point(x: foot.x + dx - bend * 0.72, y: foot.y - dy - bend * 0.72),
                        Point(x: foot.x + dx, y: foot.y - dy)),
                ]), Stroke(color: ink, width: width))
        }
        list.fill(
            .path([
                .move(foot), .line(Point(x: foot.x - 2.6, y: foot.y - 2.8)),
                .curve(
                    Point(x: foot.x - 1.4, y: foot.y - 4), Point(x: foot.x + 1.4, y: foot.y - 4),
                    Point(x: foot.x + 2.6, y: foot.y - 2.8)), .close,
            ]), ink)
    }

    /// The time of an iPad begins at this inset.
    private static let padEnds = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    /// The carrier of a phone without sensor housing begins at this inset.
    private static let lowEnds = EdgeInsets(top: 0, left: 6, bottom: 0, right: 6)
}
