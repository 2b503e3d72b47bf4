/// What a remote control or a keyboard moves a mark over: there is no mark.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
extension UIFocusEnvironment {
    public func setNeedsFocusUpdate() {}
    public func updateFocusIfNeeded() {}
}
public protocol UIFocusItem: UIFocusEnvironment {}
extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    open var previouslyFocusedView: UIView? { nil }
    open var nextFocusedView: UIView? { nil }
}
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// What finds the thing under the mark: nothing is.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// - Note: Does nothing.
    open func updateFocusIfNeeded() {}
}

/// A place where the mark turns to another thing.
open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    @Kept open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// How a thing under the mark looks.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}
open class UIFocusHaloEffect: UIFocusEffect {
    open weak var containerView: UIView?
    open weak var referenceView: UIView?
    public override init() { super.init() }
    public init(rect: CGRect) { super.init() }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
    public init(path: UIBezierPath) { super.init() }
}
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var nextFocusedIndexPath: IndexPath? { nil }
}
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var nextFocusedIndexPath: IndexPath? { nil }
}
