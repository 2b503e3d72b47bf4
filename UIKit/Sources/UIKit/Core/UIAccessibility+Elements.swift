public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// Something on the screen that is read though it is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    open private(set) weak var accessibilityContainer: AnyObject?
    open var accessibilityIdentifier: String?
    open var accessibilityFrameInContainerSpace: CGRect {
        get { (accessibilityContainer as? UIView)?.convert(accessibilityFrame, from: nil) ?? accessibilityFrame }
        set { accessibilityFrame = (accessibilityContainer as? UIView)?.convert(newValue, to: nil) ?? newValue }
    }

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}

/// A further action of an element, by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        (self.name, self.image) = (name, image)
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    open var name: String
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector: Selector?
    open var actionHandler: Handler?

    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}
