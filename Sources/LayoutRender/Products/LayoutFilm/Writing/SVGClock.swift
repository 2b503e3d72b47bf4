import LayoutEngine
import LayoutRender

/// The time of a film in an SVG document: every animation lasts as long as the film, so that all animations restart
/// together.
struct SVGClock {
    /// Seconds.
    let total: Double
    /// 0: forever.
    let loops: Int

    /// The time span of the animation from one scene to the next.
    struct Way {
        /// Seconds from the start of the film.
        var start: Double
        /// Seconds from the start of the film.
        var end: Double
        /// UIView.AnimationCurve, written as a spline.
        var curve: AnimationCurve
    }

    /// The end of each animation element: length, repetitions, and the last value at the end.
    private var tail: String {
        let count = loops == 0 ? "indefinite" : "\(loops)"
        return " dur=\"\(SVGNumber.text(total))s\" repeatCount=\"\(count)\" fill=\"freeze\"/>"
    }

    /// A time as a share of the whole film, as SMIL's `keyTimes` wants.
    private func share(_ time: Double) -> String {
        SVGNumber.precise(total > 0 ? min(max(time / total, 0), 1) : 0)
    }

    /// Animates an attribute from one value to another; empty if both values are the same.
    func animate(_ attribute: String, from: String, to: String, on way: Way) -> String {
        guard from != to else { return "" }
        return "<animate attributeName=\"\(attribute)\"" + values(from, to, way)
    }

    /// Moves all elements of a group.
    ///
    /// - Parameters:
    ///   - shift: the distance at the end.
    ///   - start: the distance at the beginning.
    func translate(by shift: Point, from start: Point, on way: Way) -> String {
        let (from, to) = (pair(start), pair(shift))
        return from == to
            ? "" : "<animateTransform attributeName=\"transform\" type=\"translate\"" + values(from, to, way)
    }

    /// Two numbers of a transformation.
    private func pair(_ point: Point) -> String { "\(SVGNumber.text(point.x)) \(SVGNumber.text(point.y))" }

    /// Four key values: the start value until the way begins, the way, the end value until the film ends.
    private func values(_ from: String, _ to: String, _ way: Way) -> String {
        let (first, second) = way.curve.controlPoints
        let spline = [first.x, first.y, second.x, second.y].map(SVGNumber.text).joined(separator: " ")
        return " calcMode=\"spline\" values=\"\(from);\(from);\(to);\(to)\""
            + " keyTimes=\"0;\(share(way.start));\(share(way.end));1\" keySplines=\"0 0 1 1;\(spline);0 0 1 1\"" + tail
    }

    /// Shows a group between two times and hides the group otherwise.
    func show(from start: Double, to end: Double) -> String {
        var (values, times) = ([String](), [String]())
        if start > 0 {
            values.append("hidden")
            times.append("0")
        }
        values.append("visible")
        times.append(start > 0 ? share(start) : "0")
        if end < total - 1e-6 {
            values.append("hidden")
            times.append(share(end))
        }
        guard values.count > 1 else { return "" }
        return "<animate attributeName=\"visibility\" calcMode=\"discrete\" values=\"\(values.joined(separator: ";"))\""
            + " keyTimes=\"\(times.joined(separator: ";"))\"" + tail
    }
}
