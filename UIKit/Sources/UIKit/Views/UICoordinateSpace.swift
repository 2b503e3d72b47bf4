/// A view or the screen, between whose coordinates points are carried over; a window covers the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The space as a view; nil for the screen. The compiler (6.3.1) ends with a signal where the functions below, compiled
    /// for a release, cast the space themselves.
    fileprivate var view: UIView? { self as? UIView }
}

extension UIScreen: UICoordinateSpace {
    public var coordinateSpace: any UICoordinateSpace { self }
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        space.view?.convert(point, from: nil) ?? point
    }
    public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        space.view?.convert(point, to: nil) ?? point
    }
    public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        space.view?.convert(rect, from: nil) ?? rect
    }
    public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        space.view?.convert(rect, to: nil) ?? rect
    }
}

extension UIView: UICoordinateSpace {
    public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        convert(point, to: space.view)
    }
    public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        convert(point, from: space.view)
    }
    public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        convert(rect, to: space.view)
    }
    public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        convert(rect, from: space.view)
    }
}
