import Foundation

/// A storyboard by its name; nothing of it is loaded yet.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    public init(name: String, bundle: Bundle?) { super.init() }
    open func instantiateInitialViewController() -> UIViewController? {
        Missing.note("UIStoryboard: storyboards are not loaded")
        return nil
    }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        Missing.note("UIStoryboard: storyboards are not loaded; an empty controller")
        return UIViewController()
    }
}
