import UIKit

@preconcurrency @MainActor
public protocol Shape: LeafView {
    func path(in rect: CGRect) -> Path
}
@preconcurrency @MainActor
public protocol InsettableShape: Shape {}
public protocol Animatable {}
public typealias AnimatableModifier = Animatable & ViewModifier
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
    public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}
/// Two values that move together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    public static var zero: Self { Self(.zero, .zero) }
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
extension Shape {
    public func fill<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func fill(_ color: Color = .primary) -> some View { self }
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { self }
    public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View { self }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    public func stroke(style: StrokeStyle) -> some Shape { self }
    public func scale(_ factor: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
    public func transform(_ transform: CGAffineTransform) -> some Shape { self }
    public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}
extension InsettableShape {
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
    public func applying(_ transform: CGAffineTransform) -> Path {
        let copy = UIBezierPath(cgPath: own.cgPath)
        copy.apply(transform)
        return Path(copy.cgPath)
    }
    public var boundingRect: CGRect { own.bounds }
    public var isEmpty: Bool { own.isEmpty }
    public func contains(_ point: CGPoint) -> Bool { own.contains(point) }
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
public struct Capsule: InsettableShape {
    public init(style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
