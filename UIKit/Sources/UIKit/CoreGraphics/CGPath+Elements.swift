internal import LayoutEngine
internal import LayoutRender

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A part of a path; its points are there as long as the function runs that gets it.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a block for each element. Every curve is one of two control points.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var (type, points): (CGPathElementType, [CGPoint]) =
                switch element {
                case .move(let point): (.moveToPoint, [CGPoint(point)])
                case .line(let point): (.addLineToPoint, [CGPoint(point)])
                case .curve(let first, let second, let end):
                    (.addCurveToPoint, [CGPoint(first), CGPoint(second), CGPoint(end)])
                case .close: (.closeSubpath, [.zero])
                }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var part = CGPathElement(type: type, points: start)
                withUnsafePointer(to: &part) { block($0) }
            }
        }
    }
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension CGPoint {
    fileprivate init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
