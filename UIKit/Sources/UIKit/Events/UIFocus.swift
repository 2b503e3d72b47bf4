import Foundation

/// What a remote control or a keyboard moves a mark over: there is no mark.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}
public protocol UIFocusItem: UIFocusEnvironment {}
extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
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
