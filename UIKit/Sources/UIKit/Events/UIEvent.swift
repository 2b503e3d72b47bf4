import Foundation

@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    open var type: EventType { .touches }
    open var allTouches: Set<UITouch>? { nil }
    open var timestamp: TimeInterval { 0 }
}

@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    open weak var view: UIView?
    open weak var window: UIWindow?
    open var phase: Phase { .began }
    open var tapCount: Int { 1 }
    open var timestamp: TimeInterval { 0 }
    var point = CGPoint.zero
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return point }
        return own.convert(point, to: view)
    }
    open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
