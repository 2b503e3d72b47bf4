import Foundation
internal import LayoutEngine
internal import LayoutRender

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, clear, copy, sourceIn
}
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// Lines and curves.
open class CGPath: NSObject, @unchecked Sendable {
    var elements: [PathElement] = []
    var last = CGPoint.zero

    public override init() { super.init() }
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        elements = UIBezierPath(rect: rect).cgPath.elements
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        elements = UIBezierPath(ovalIn: rect).cgPath.elements
    }
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init()
        elements = UIBezierPath(roundedRect: rect, cornerRadius: cornerWidth).cgPath.elements
    }

    public var isEmpty: Bool { elements.isEmpty }
    public var boundingBox: CGRect { elements.isEmpty ? .null : CGRect(Shape.path(elements).bounds) }
    public var boundingBoxOfPath: CGRect { boundingBox }
    public func copy() -> CGPath? {
        let copy = CGPath()
        copy.elements = elements
        return copy
    }
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
