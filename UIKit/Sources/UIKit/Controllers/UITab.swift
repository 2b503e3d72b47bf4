/// A tab that makes its controller when the bar first asks.
@preconcurrency @MainActor
open class UITab: NSObject {
    open var title: String
    open var subtitle: String?
    open var image: UIImage?
    public let identifier: String
    open var badgeValue: String?
    open var userInfo: Any?
    open var isEnabled = true
    open var isHidden = false
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    }
    open var viewController: UIViewController? {
        if made == nil, let controller = provider?(self) {
            controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
            controller.tabBarItem.badgeValue = badgeValue
            made = controller
        }
        return made
    }
}
open class UIMenuDisplayPreferences: NSObject {
    @Kept open var maximumNumberOfTitleLines = 0
}
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}
public typealias UIActionHandler = (UIAction) -> Void
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Views whose texts follow the text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject { var adjustsFontForContentSizeCategory: Bool { get set } }
extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

/// What a test finds by a name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject { var accessibilityIdentifier: String? { get set } }
extension UIView: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber line: Int) -> String?
    func accessibilityFrame(forLineNumber line: Int) -> CGRect
    func accessibilityPageContent() -> String?
}

/// The bytes of a data set of a catalog, which are not looked for here.
open class NSDataAsset: NSObject {
    public let name: String
    public let data = Data()
    open var typeIdentifier: String { "public.data" }
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }
    public init?(name: String, bundle: Bundle) {
        Missing.note("NSDataAsset(name: \(name)): data sets of catalogs are not read")
        return nil
    }
}

extension UIStoryboard {
    /// The block makes nothing: controllers of storyboards are made by their coder.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)?
    ) -> Controller? {
        if creator != nil {
            Missing.note("UIStoryboard.instantiateInitialViewController(creator:): the block is not called")
        }
        return instantiateInitialViewController() as? Controller
    }
}
extension UIKeyCommand {
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        (self.propertyList, self.attributes, self.state) = (propertyList, attributes, state)
        self.discoverabilityTitle = discoverabilityTitle ?? title
    }
}
extension UIImage {
    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
        let (left, top) = (CGFloat(left), CGFloat(top))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)))
    }
}
extension CGColor {
    public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
        guard components.count > 1 else { return nil }
        if components.count < 4 {
            self.init(red: components[0], green: components[0], blue: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
}
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ path: String, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) { Missing.note("UISaveVideoAtPathToSavedPhotosAlbum: saves nothing") }
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ path: String) -> Bool { false }
extension UIImage {
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard, constrainedHigh, high
    }
}
/// A place that a popover may point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
