/// An entry of a menu that calls a method by its name.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    public let action: Selector
    public let propertyList: Any?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var discoverabilityTitle: String?
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image)
    }
}

/// The menu of a program's window, which has none here.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    private static let only = UIMenuSystem()
    open class var main: UIMenuSystem { only }
    open class var context: UIMenuSystem { only }
    /// - Note: Does nothing.
    open func setNeedsRebuild() {}
}

@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    func remove(menu identifier: UIMenu.Identifier)
    func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
    func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
    func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier)
    func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier)
    func replace(menu identifier: UIMenu.Identifier, with menu: UIMenu)
}

extension UIMenu.Identifier {
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}

// MARK: Menus over selected things

@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}
extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    public let sourcePoint: CGPoint
    @Kept open var preferredArrowDirection = 0
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

/// The menu over selected things; kept and not drawn.
open class UIEditMenuInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open weak var view: UIView?
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        Missing.note("UIEditMenuInteraction.presentEditMenu: menus are not drawn")
    }
    /// - Note: Does nothing.
    open func dismissMenu() {}
    open func location(in view: UIView?) -> CGPoint { .zero }
}
