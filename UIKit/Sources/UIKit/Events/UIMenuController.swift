@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
    }
}

/// The menu over selected things; kept and not drawn.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    private static let only = UIMenuController()
    public class var shared: UIMenuController { only }
    @Kept open var menuItems: [UIMenuItem]?
    open private(set) var isMenuVisible = false
    open func showMenu(from view: UIView, rect: CGRect) {
        isMenuVisible = true
        Missing.note("UIMenuController.showMenu: menus are not drawn")
    }
    open func hideMenu() { isMenuVisible = false }
    open func hideMenu(from view: UIView) { isMenuVisible = false }
    open func setMenuVisible(_ visible: Bool, animated: Bool) { isMenuVisible = visible }
    open var menuFrame: CGRect { .zero }
    @Kept open var arrowDirection = ArrowDirection.default
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// - Note: Does nothing.
    open func setTargetRect(_ rect: CGRect, in view: UIView) {}
    /// - Note: Does nothing.
    open func update() {}
}

/// What was copied, within the program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    open var isPersistent: Bool { false }
    public static let typeAutomatic = "com.apple.uikit.type-automatic"
    private static let only = UIPasteboard()
    public class var general: UIPasteboard { only }
    open var string: String? { didSet { changeCount += 1 } }
    open var strings: [String]?
    open var url: URL?
    open var image: UIImage?
    open var color: UIColor?
    open var name: String { "" }
    open class func withUniqueName() -> UIPasteboard { UIPasteboard() }
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        string = objects.lazy.compactMap { $0 as? NSString }.first.map { String($0) }
        image = objects.lazy.compactMap { $0 as? UIImage }.first
    }
    @Kept open var urls: [URL]?
    open var images: [UIImage]?
    open var colors: [UIColor]?
    open var items: [[String: Any]] = []
    @Kept open var itemProviders: [NSItemProvider] = []
    open var numberOfItems: Int { items.count + (hasStrings || hasURLs || hasImages ? 1 : 0) }
    open private(set) var changeCount = 0
    open var types: [String] { [] }
    open func setValue(_ value: Any, forPasteboardType type: String) {
        if let text = value as? String { string = text }
    }
    open func value(forPasteboardType type: String) -> Any? { string }
    open func data(forPasteboardType type: String) -> Data? { string.map { Data($0.utf8) } }
    open func setData(_ data: Data, forPasteboardType type: String) { string = String(data: data, encoding: .utf8) }
    open func contains(pasteboardTypes types: [String]) -> Bool { false }
    open func addItems(_ more: [[String: Any]]) { items += more }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        self.items = items
        string = items.lazy.flatMap(\.values).compactMap { $0 as? String }.first
    }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    open var hasStrings: Bool { string != nil || strings?.isEmpty == false }
    open var hasColors: Bool { color != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
}

extension UIPasteboard.OptionsKey {
    public static let expirationDate = UIPasteboard.OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = UIPasteboard.OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
}
