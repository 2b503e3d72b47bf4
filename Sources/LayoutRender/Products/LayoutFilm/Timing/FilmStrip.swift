import LayoutEngine
import LayoutRender
import PNGCodec

extension Film {
    /// The film as one picture: each scene at rest, and before a scene to which something moves the middle of the
    /// animation in time, smaller.
    ///
    /// A strip is the film for paper and for a reviewer: still pictures, in which a step that moves too far is seen
    /// at once.
    ///
    /// - Parameter columns: the maximum number of scenes in a row.
    ///
    /// - Returns: a list with the origin at 0, 16 points between its pictures, and 30 points below each row for
    ///   captions. Pictures between two scenes have 60 % of the size.
    public func strip(columns: Int = 6) -> DisplayList {
        let (gap, room) = (16.0, 30.0)
        let small = 0.6
        let size = bounds.size
        var list = DisplayList(bounds: .zero, title: title, background: Self.paper)
        var usedIDs: Set<String> = []
        var origin = Point(x: gap, y: gap)
        var (width, height) = (0.0, 0.0)
        for (index, scene) in scenes.enumerated() {
            if index > 0, index % max(1, columns) == 0 {
                origin = Point(x: gap, y: origin.y + size.height + room + gap)
            }
            if let approach = scene.approach, !approach.isStill {
                // The middle in time: with a curve that eases at one end this is not the middle of the movement.
                let half = fitted(approach.list(at: scene.animation.curve.progress(at: 0.5)))
                let place = Point(x: origin.x, y: origin.y + size.height * (1 - small) / 2)
                panel(half.scaled(by: small), at: place, &list, &usedIDs)
                origin.x += size.width * small + gap
            }
            panel(fitted(scene.picture), at: origin, &list, &usedIDs)
            if !scene.caption.isEmpty {
                list.text(
                    TextRun(
                        Self.cut(scene.caption, to: size.width),
                        at: Point(x: origin.x + size.width / 2, y: origin.y + size.height + 20),
                        anchor: .middle, face: FontFace(weight: .semibold), size: 13, color: Self.ink))
            }
            origin.x += size.width + gap
            (width, height) = (max(width, origin.x), max(height, origin.y + size.height + room))
        }
        list.bounds = Rect(x: 0, y: 0, width: width, height: height)
        return list
    }

    /// As much of a caption as fits below a picture, at the font's natural width. A letter is taken as 7.5 points
    /// wide; at least three letters and the ellipsis stay.
    private static func cut(_ caption: String, to width: Double) -> String {
        let count = max(4, Int(min(width, 10_000) / 7.5))
        return caption.count > count ? caption.prefix(count - 1) + "\u{2026}" : caption
    }

    /// Light in every theme, as a strip is a page of its own.
    private static let paper = RGBA(0xF4F4F6)
    /// The colour of captions.
    private static let ink = RGBA(0x3A3A3C)

    /// A picture of the strip, clipped at its edge.
    private func panel(
        _ picture: DisplayList, at origin: Point, _ list: inout DisplayList, _ usedIDs: inout Set<String>
    ) {
        let rect = Rect(origin: origin, size: picture.size)
        list.group(DisplayGroup(clip: .rect(rect))) { $0.place(picture, at: origin, usedIDs: &usedIDs) }
        list.stroke(.rect(rect.insetBy(-0.5)), Stroke(color: RGBA(0xB9BAC0), width: 1))
    }
}

extension DisplayList {
    /// The same picture in another size.
    ///
    /// Lengths, widths of lines, dashes and texts are scaled alike. Pictures keep their pixels and get another frame.
    func scaled(by factor: Double) -> DisplayList {
        var list = self
        list.bounds = bounds.scaled(by: factor)
        list.items = items.map { item in
            switch item {
            case .begin(var group):
                group.clip = group.clip?.scaled(by: factor)
                return .begin(group)
            case .end: return .end
            case .shape(var shape):
                shape.shape = shape.shape.scaled(by: factor)
                shape.stroke?.width *= factor
                if let dash = shape.stroke?.dash { shape.stroke?.dash = dash.map { $0 * factor } }
                if case .hatch(var hatch) = shape.fill {
                    hatch.spacing *= factor
                    hatch.lineWidth *= factor
                    shape.fill = .hatch(hatch)
                }
                if case .fade(var fade) = shape.fill {
                    (fade.start, fade.end) = (fade.start.scaled(by: factor), fade.end.scaled(by: factor))
                    shape.fill = .fade(fade)
                }
                return .shape(shape)
            case .text(var run):
                run.origin = run.origin.scaled(by: factor)
                run.size *= factor
                run.width = run.width.map { $0 * factor }
                return .text(run)
            case .image(var image):
                image.frame = image.frame.scaled(by: factor)
                return .image(image)
            }
        }
        return list
    }
}

extension Point {
    fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}

extension Rect {
    fileprivate func scaled(by factor: Double) -> Rect {
        Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }
}

extension Shape {
    /// The radius of a rounded rectangle is a length and is scaled too.
    fileprivate func scaled(by factor: Double) -> Shape {
        switch self {
        case .rect(let rect): .rect(rect.scaled(by: factor))
        case .roundedRect(let rect, let radius): .roundedRect(rect.scaled(by: factor), radius: radius * factor)
        case .ellipse(let rect): .ellipse(rect.scaled(by: factor))
        case .line(let from, let to): .line(from.scaled(by: factor), to.scaled(by: factor))
        case .ring(let outer, let inner):
            .ring(outer: outer.scaled(by: factor), inner: inner.scaled(by: factor))
        case .path(let elements): .path(elements.map { $0.scaled(by: factor) })
        }
    }
}

extension PathElement {
    fileprivate func scaled(by factor: Double) -> PathElement {
        switch self {
        case .move(let point): .move(point.scaled(by: factor))
        case .line(let point): .line(point.scaled(by: factor))
        case .curve(let first, let second, let end):
            .curve(first.scaled(by: factor), second.scaled(by: factor), end.scaled(by: factor))
        case .close: .close
        }
    }
}
