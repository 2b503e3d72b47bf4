import LayoutEngine
import LayoutRender
import PNGCodec

/// Values that can be interpolated.
///
/// Values that have no numbers between them, such as two kinds of shapes, change at once to the other value.
protocol Blendable {
    /// The value at the fraction `share` (0...1) between `self` and `other`; exactly `self` at 0 and exactly `other` at
    /// 1.
    func blended(with other: Self, _ share: Double) -> Self
}

extension Double: Blendable {
    /// Linear; equal values stay exactly equal.
    func blended(with other: Double, _ share: Double) -> Double {
        self == other || share <= 0 ? self : share >= 1 ? other : self + (other - self) * share
    }
}

/// Each coordinate on its own: a point moves on a straight line.
extension Point: Blendable {
    func blended(with other: Point, _ share: Double) -> Point {
        Point(x: x.blended(with: other.x, share), y: y.blended(with: other.y, share))
    }
}

/// Origin and size on their own, as UIView animates its frame.
extension Rect: Blendable {
    /// Half of the way from `[0, 0, 100, 20]` to `[10, 40, 200, 20]` is `[5, 20, 150, 20]`.
    func blended(with other: Rect, _ share: Double) -> Rect {
        Rect(
            x: x.blended(with: other.x, share), y: y.blended(with: other.y, share),
            width: width.blended(with: other.width, share), height: height.blended(with: other.height, share))
    }
}

extension RGBA: Blendable {
    /// Each channel on its own, without regard to opacity.
    func blended(with other: RGBA, _ share: Double) -> RGBA {
        guard self != other else { return self }
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { RGBA.channel(Double(a).blended(with: Double(b), share) / 255) }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}

extension Stroke: Blendable {
    /// Dashes and ends are the other stroke's.
    func blended(with other: Stroke, _ share: Double) -> Stroke {
        var stroke = other
        stroke.color = color.blended(with: other.color, share)
        stroke.width = width.blended(with: other.width, share)
        return stroke
    }
}

extension Fill: Blendable {
    /// Fills of two kinds do not blend: the other one, as soon as the way begins.
    func blended(with other: Fill, _ share: Double) -> Fill {
        switch (self, other) {
        case (.color(let from), .color(let to)): return .color(from.blended(with: to, share))
        case (.hatch(let from), .hatch(var to)):
            to.color = from.color.blended(with: to.color, share)
            if let start = from.background, let end = to.background { to.background = start.blended(with: end, share) }
            return .hatch(to)
        case (.fade(let from), .fade(let to)) where from.stops.count == to.stops.count:
            let stops = zip(from.stops, to.stops).map { start, end in
                Fade.Stop(
                    share: start.share.blended(with: end.share, share),
                    color: start.color.blended(with: end.color, share))
            }
            return .fade(
                Fade(
                    from: from.start.blended(with: to.start, share), to: from.end.blended(with: to.end, share), stops))
        default: return share <= 0 ? self : other
        }
    }
}

extension Shape: Blendable {
    /// Of two shapes of different kinds the other one, as soon as the way begins.
    func blended(with other: Shape, _ share: Double) -> Shape {
        switch (self, other) {
        case (.rect(let from), .rect(let to)): .rect(from.blended(with: to, share))
        case (.ellipse(let from), .ellipse(let to)): .ellipse(from.blended(with: to, share))
        case (.roundedRect(let from, let start), .roundedRect(let to, let end)):
            .roundedRect(from.blended(with: to, share), radius: start.blended(with: end, share))
        case (.line(let from, let start), .line(let to, let end)):
            .line(from.blended(with: to, share), start.blended(with: end, share))
        case (.ring(let from, let start), .ring(let to, let end)):
            .ring(outer: from.blended(with: to, share), inner: start.blended(with: end, share))
        case (.path(let from), .path(let to)) where from.count == to.count:
            .path(zip(from, to).map { $0.blended(with: $1, share) })
        default: share <= 0 ? self : other
        }
    }
}

extension PathElement: Blendable {
    /// Steps of different kinds do not blend.
    func blended(with other: PathElement, _ share: Double) -> PathElement {
        switch (self, other) {
        case (.move(let from), .move(let to)): .move(from.blended(with: to, share))
        case (.line(let from), .line(let to)): .line(from.blended(with: to, share))
        case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
            .curve(a.blended(with: d, share), b.blended(with: e, share), c.blended(with: f, share))
        default: other
        }
    }
}
