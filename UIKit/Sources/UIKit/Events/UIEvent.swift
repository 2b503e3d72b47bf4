@preconcurrency @MainActor
open class UIEvent: NSObject {
    open var buttonMask: ButtonMask { [] }
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack
    }
    open var subtype: EventSubtype { .none }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    open func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? { allTouches }
    open var type: EventType { .touches }
    open var allTouches: Set<UITouch>? { nil }
    open var timestamp: TimeInterval { 0 }
}

@preconcurrency @MainActor
open class UITouch: NSObject {
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
    }
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    open var type: TouchType { .direct }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
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
