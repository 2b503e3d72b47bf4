/// The timing curve of an animation: UIView.AnimationCurve.
public enum AnimationCurve: String, Sendable, CaseIterable {
    case easeInOut, easeIn, easeOut, linear

    /// The inner control points of the cubic Bézier curve from (0, 0) to (1, 1), time along x and progress along y:
    /// CAMediaTimingFunction's of the same names.
    public var controlPoints: (first: Point, second: Point) {
        switch self {
        case .easeInOut: (Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))
        case .easeIn: (Point(x: 0.42, y: 0), Point(x: 1, y: 1))
        case .easeOut: (Point(x: 0, y: 0), Point(x: 0.58, y: 1))
        case .linear: (Point(x: 0, y: 0), Point(x: 1, y: 1))
        }
    }

    /// The progress of an animation (0...1) after `time`, a fraction of the duration (0...1).
    ///
    /// Time grows along the curve, so forty bisections of the parameter give full precision.
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1, self != .linear else { return min(time, 1) }
        let (first, second) = controlPoints
        func value(_ parameter: Double, _ one: Double, _ other: Double) -> Double {
            let rest = 1 - parameter
            return parameter * (3 * rest * (rest * one + parameter * other) + parameter * parameter)
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if value(middle, first.x, second.x) < time { low = middle } else { high = middle }
        }
        return value((low + high) / 2, first.y, second.y)
    }
}
