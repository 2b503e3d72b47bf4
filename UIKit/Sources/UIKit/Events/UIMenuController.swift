import Foundation

@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The menu over selected things; kept and not drawn.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    private static let only = UIMenuController()
    public class var shared: UIMenuController { only }
    open var menuItems: [UIMenuItem]?
    open private(set) var isMenuVisible = false
    open func showMenu(from view: UIView, rect: CGRect) {
        isMenuVisible = true
        Missing.note("UIMenuController.showMenu: menus are not drawn")
    }
    open func hideMenu() { isMenuVisible = false }
    open func hideMenu(from view: UIView) { isMenuVisible = false }
    open func setMenuVisible(_ visible: Bool, animated: Bool) { isMenuVisible = visible }
    open func setTargetRect(_ rect: CGRect, in view: UIView) {}
    open func update() {}
}

/// What was copied, within the program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    private static let only = UIPasteboard()
    public class var general: UIPasteboard { only }
    open var string: String?
    open var strings: [String]?
    open var url: URL?
    open var image: UIImage?
    open var color: UIColor?
    open var hasStrings: Bool { string != nil || strings?.isEmpty == false }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
}
