import Foundation
import UIKit

@preconcurrency @MainActor
public protocol Shape: LeafView {
    func path(in rect: CGRect) -> Path
}
@preconcurrency @MainActor
public protocol InsettableShape: Shape {}
public protocol Animatable {}
extension Shape {
    public func fill<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func fill(_ color: Color = .primary) -> some View { self }
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { self }
    public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View { self }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    public func stroke(style: StrokeStyle) -> some Shape { self }
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}
extension InsettableShape {
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { self }
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View { self }
    public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) { self.lineWidth = lineWidth }
}
public struct Path: Shape {
    private let own: UIBezierPath
    public init() { own = UIBezierPath() }
    public init(_ rect: CGRect) { own = UIBezierPath(rect: rect) }
    public init(_ path: CGPath) { own = UIBezierPath(cgPath: path) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        own = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    }
    public init(ellipseIn rect: CGRect) { own = UIBezierPath(ovalIn: rect) }
    public init(_ body: (inout Path) -> Void) {
        own = UIBezierPath()
        body(&self)
    }
    public var cgPath: CGPath { own.cgPath }
    public func path(in rect: CGRect) -> Path { self }
    public mutating func move(to point: CGPoint) { own.move(to: point) }
    public mutating func addLine(to point: CGPoint) { own.addLine(to: point) }
    public mutating func addLines(_ points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? own.move(to: point) : own.addLine(to: point) }
    }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        own.addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
    }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        own.addQuadCurve(to: point, controlPoint: control)
    }
    public mutating func addRect(_ rect: CGRect) { own.append(UIBezierPath(rect: rect)) }
    public mutating func addEllipse(in rect: CGRect) { own.append(UIBezierPath(ovalIn: rect)) }
    public mutating func addPath(_ path: Path) { own.append(path.own) }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        own.addArc(
            withCenter: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
            clockwise: !clockwise)
    }
    public mutating func closeSubpath() { own.close() }
}
public struct Rectangle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}
public struct RoundedRectangle: InsettableShape {
    private let radius: CGFloat
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { radius = cornerRadius }
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { radius = cornerSize.width }
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
}
public struct Circle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
public struct Ellipse: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
public struct Capsule: InsettableShape {
    public init(style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
