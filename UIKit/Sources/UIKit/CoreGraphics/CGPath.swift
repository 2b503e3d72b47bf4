internal import LayoutEngine
internal import LayoutRender

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// Lines and curves.
open class CGPath: NSObject, @unchecked Sendable {
    var elements: [PathElement] = []
    var last = CGPoint.zero

    convenience init(_ elements: [PathElement], _ last: CGPoint = .zero) {
        self.init()
        (self.elements, self.last) = (elements, last)
    }
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(UIBezierPath(rect: rect).cgPath.elements)
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(UIBezierPath(ovalIn: rect).cgPath.elements)
    }
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(UIBezierPath(roundedRect: rect, cornerRadius: cornerWidth).cgPath.elements)
    }

    /// - Note: The line itself, without a breadth.
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
        lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        Missing.note("CGPath.copy: strokes and dashes are not outlined")
        self.init((path.copy(using: transform) ?? path).elements)
    }

    public var isEmpty: Bool { elements.isEmpty }
    public var boundingBox: CGRect { elements.isEmpty ? .null : CGRect(Shape.path(elements).bounds) }
    public var boundingBoxOfPath: CGRect { boundingBox }
    public var currentPoint: CGPoint { last }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform else { return copy() }
        return CGPath(elements.map { $0.applying(transform.pointee) }, last.applying(transform.pointee))
    }
    /// - Note: The line itself, without a breadth.
    public func copy(
        strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath { moved(by: transform) }
    /// - Note: The line itself, without dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath { moved(by: transform) }
    private func moved(by transform: CGAffineTransform) -> CGPath {
        Missing.note("CGPath.copy: strokes and dashes are not outlined")
        return withUnsafePointer(to: transform) { copy(using: $0) } ?? self
    }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements, last) }
    @available(*, unavailable) open override func copy() -> Any { self }
    @available(*, unavailable) open override func mutableCopy() -> Any { self }
    public func copy() -> CGPath? { CGPath(elements) }
}

open class CGMutablePath: CGPath, @unchecked Sendable {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform).point))
        last = point
    }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.line(point.applying(transform).point))
        last = point
    }
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.append(
            .curve(
                control1.applying(transform).point, control2.applying(transform).point, end.applying(transform).point))
        last = end
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (a, b) = (last, end)
        addCurve(
            to: end, control1: CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3),
            control2: CGPoint(x: b.x + (control.x - b.x) * 2 / 3, y: b.y + (control.y - b.y) * 2 / 3),
            transform: transform)
    }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += UIBezierPath(rect: rect).cgPath.elements
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += UIBezierPath(ovalIn: rect).cgPath.elements
    }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.map { $0.applying(transform) }
    }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements += UIBezierPath(roundedRect: rect, cornerRadius: cornerWidth).cgPath.elements
            .map { $0.applying(transform) }
    }
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < 0, transform: transform)
    }
    /// A line to the beginning of the arc that touches both lines of a corner, and the arc.
    public func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint
        let (a, b) = (CGVector(from: corner, to: start), CGVector(from: corner, to: end))
        let sine = a.dx * b.dy - a.dy * b.dx
        guard radius > 0, abs(sine) > 1e-9 else { return addLine(to: corner, transform: transform) }
        let half = CGFloat(acos(max(-1, min(1, Double(a.dx * b.dx + a.dy * b.dy))))) / 2
        let along = radius / CGFloat(tan(Double(half)))
        let reach = radius / CGFloat(sin(Double(half)))
        let middle = CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
        let length = (middle.dx * middle.dx + middle.dy * middle.dy).squareRoot()
        let center = CGPoint(
            x: corner.x + middle.dx / length * reach, y: corner.y + middle.dy / length * reach)
        func angle(_ side: CGVector) -> CGFloat {
            let touch = CGPoint(x: corner.x + side.dx * along, y: corner.y + side.dy * along)
            return CGFloat(atan2(Double(touch.y - center.y), Double(touch.x - center.x)))
        }
        addLine(to: CGPoint(x: corner.x + a.dx * along, y: corner.y + a.dy * along), transform: transform)
        addArc(
            center: center, radius: radius, startAngle: angle(a), endAngle: angle(b), clockwise: sine > 0,
            transform: transform)
    }
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let path = UIBezierPath()
        path.cgPath = self
        // Core Graphics counts with y upwards: its counterclockwise is clockwise on the screen.
        path.addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        elements = path.cgPath.elements
        last = path.currentPoint
    }
    public func closeSubpath() { elements.append(.close) }
}

extension CGVector {
    /// From one point towards another, of the length 1; without a length for the same point.
    fileprivate init(from start: CGPoint, to end: CGPoint) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        self.init(dx: length > 0 ? dx / length : 0, dy: length > 0 ? dy / length : 0)
    }
}

extension PathElement {
    func applying(_ t: CGAffineTransform) -> PathElement {
        func move(_ point: Point) -> Point { CGPoint(x: point.x, y: point.y).applying(t).point }
        return switch self {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .curve(let a, let b, let end): .curve(move(a), move(b), move(end))
        case .close: .close
        }
    }
}
