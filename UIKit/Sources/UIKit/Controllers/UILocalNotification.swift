// Notifications of the time before the framework UserNotifications: none is shown.

public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UIUserNotificationType(rawValue: 1)
    public static let sound = UIUserNotificationType(rawValue: 2)
    public static let alert = UIUserNotificationType(rawValue: 4)
}
open class UIUserNotificationSettings: NSObject {
    public let types: UIUserNotificationType
    public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) { self.types = types }
}
open class UILocalNotification: NSObject {
    @Kept open var fireDate: Date?
    @Kept open var timeZone: TimeZone?
    @Kept open var alertBody: String?
    @Kept open var alertTitle: String?
    @Kept open var alertAction: String?
    @Kept open var soundName: String?
    open var category: String?
    open var userInfo: [AnyHashable: Any]?
    @Kept open var applicationIconBadgeNumber = 0
}

/// What another scene of the program is asked for with.
public struct UISceneSessionActivationRequest {
    public let session: UISceneSession?
    public let userActivity: NSUserActivity?
    public let options: UIScene.ActivationRequestOptions?
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) { (self.session, self.userActivity, self.options) = (session, userActivity, options) }
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (session, self.userActivity, self.options) = (nil, userActivity, options) }
}
open class UISceneActivationConditions: NSObject {
    @Kept open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    @Kept open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
/// An object that goes on with what a person did on another device.
public protocol UIUserActivityRestoring: AnyObject { func restoreUserActivityState(_ activity: NSUserActivity) }
extension UIResponder: UIUserActivityRestoring {}

/// Controllers that a program finds again after it was left: none is asked for.
public protocol UIViewControllerRestoration: AnyObject {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController?
}

/// Keyboards of the program's own.
open class UIInputViewController: UIViewController {
    @Kept open var primaryLanguage: String?
    /// - Note: Does nothing.
    open func dismissKeyboard() {}
    /// - Note: Does nothing.
    open func advanceToNextInputMode() {}
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    open var needsInputModeSwitchKey: Bool { false }
    open var hasFullAccess: Bool { false }
    @Kept open var hasDictationKey = false
    open func textWillChange(_ input: (any UITextInput)?) {}
    open func textDidChange(_ input: (any UITextInput)?) {}
    open func selectionWillChange(_ input: (any UITextInput)?) {}
    open func selectionDidChange(_ input: (any UITextInput)?) {}
}

/// Something to be shared that is made when it is asked for; nobody asks.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    public let placeholderItem: Any?
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
    open var activityType: UIActivity.ActivityType? { nil }
    open var item: Any { placeholderItem ?? NSNull() }
    open func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { item }
    open func activityViewController(
        _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { item }
    open func activityViewController(
        _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
    ) -> String { "" }
    open func activityViewController(
        _ controller: UIActivityViewController, dataTypeIdentifierForActivityType type: UIActivity.ActivityType?
    ) -> String { "" }
}
