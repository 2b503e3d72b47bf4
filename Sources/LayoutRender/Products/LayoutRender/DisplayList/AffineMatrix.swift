/// An affine map of the plane in the letters of CGAffineTransform: a point (x, y) goes to (a x + c y + tx, b x + d y + ty).
public struct AffineMatrix: Sendable, Hashable {
    /// What each point to the right adds to x.
    public var a: Double
    /// What each point to the right adds to y.
    public var b: Double
    /// What each point downwards adds to x.
    public var c: Double
    /// What each point downwards adds to y.
    public var d: Double
    /// Where the origin goes, in points to the right.
    public var tx: Double
    /// Where the origin goes, in points downwards.
    public var ty: Double

    /// A map by its six numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The same map around another origin: what the map does at (0, 0), the answer does at `point`.
    public func about(_ point: Point) -> AffineMatrix {
        var moved = self
        moved.tx += point.x - a * point.x - c * point.y
        moved.ty += point.y - b * point.x - d * point.y
        return moved
    }

    /// Where a point goes.
    func applied(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The smallest upright rectangle around what a rectangle becomes.
    public func bounds(of rect: Rect) -> Rect {
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
            Point(x: rect.maxX, y: rect.maxY),
        ].map(applied)
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        guard let minX = x.min(), let maxX = x.max(), let minY = y.min(), let maxY = y.max() else { return rect }
        return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Whether something is left of a drawing: a map onto a line or a point, or one with numbers that no picture can hold,
    /// draws nothing.
    var isDrawable: Bool {
        let numbers = [a, b, c, d, tx, ty]
        return numbers.allSatisfy { $0.isFinite && $0.magnitude < 1e6 } && (a * d - b * c).magnitude > 1e-9
    }
}
