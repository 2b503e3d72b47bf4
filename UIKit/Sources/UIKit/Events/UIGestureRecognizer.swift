@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: UIKitMessaged {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}

/// Waits for a gesture; a test may let it happen with `recognize()`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    open var buttonMask: UIEvent.ButtonMask { [] }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }
    private struct Target {
        weak var object: AnyObject?
        var selector: Selector
    }
    private var targets: [Target] = []
    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var state = State.possible
    open var isEnabled = true
    @Kept open var cancelsTouchesInView = true
    @Kept open var delaysTouchesBegan = false
    @Kept open var delaysTouchesEnded = true
    open var name: String?
    @Kept open var allowedTouchTypes: [NSNumber] = []
    @Kept open var allowedPressTypes: [NSNumber] = []
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var numberOfTouches: Int { 1 }
    var point = CGPoint.zero

    public override convenience init() { self.init(target: nil, action: nil) }
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(object: target as AnyObject, selector: action))
    }
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.object === target.map { $0 as AnyObject } && (action == nil || $0.selector == action) }
    }
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { location(in: view) }
    /// - Note: Does nothing.
    open func require(toFail other: UIGestureRecognizer) {}
    open func reset() {}

    // MARK: For recognisers of the program's own

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// - Note: Does nothing.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    @Kept open var requiresExclusiveTouchType = true
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    @Kept open var numberOfTapsRequired = 1
    @Kept open var numberOfTouchesRequired = 1
}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    @Kept open var minimumPressDuration = TimeInterval(0.5)
    @Kept open var allowableMovement = CGFloat(10)
    @Kept open var numberOfTapsRequired = 0
    @Kept open var numberOfTouchesRequired = 1
}
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
open class UIPanGestureRecognizer: UIGestureRecognizer {
    @Kept open var allowedScrollTypesMask: UIScrollTypeMask = []
    @Kept open var minimumNumberOfTouches = 1
    @Kept open var maximumNumberOfTouches = Int.max
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// - Note: Does nothing.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    @Kept open var edges: UIRectEdge = []
}
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale = CGFloat(1)
    open var velocity: CGFloat { 0 }
}
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    @Kept open var rotation = CGFloat(0)
    open var velocity: CGFloat { 0 }
}
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    open var direction: Direction = .right
    @Kept open var numberOfTouchesRequired = 1
}
