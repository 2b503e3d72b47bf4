@_exported import Foundation

/// Notifications of a program: nobody allows any, and none is shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let only = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { only }
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    open func add(_ request: UNNotificationRequest, withCompletionHandler done: (((any Error)?) -> Void)? = nil) {
        done?(nil)
    }
    open func removeAllPendingNotificationRequests() {}
    open func removeAllDeliveredNotifications() {}
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
}
public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
open class UNNotificationSettings: NSObject { open var authorizationStatus: UNAuthorizationStatus { .denied } }
open class UNNotificationSound: NSObject {
    public static var `default`: UNNotificationSound { UNNotificationSound() }
}
open class UNNotificationContent: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var body: String { "" }
    open var badge: NSNumber? { nil }
    open var userInfo: [AnyHashable: Any] { [:] }
}
open class UNMutableNotificationContent: UNNotificationContent {
    private var texts = (title: "", subtitle: "", body: "")
    private var info: [AnyHashable: Any] = [:]
    private var count: NSNumber?
    public override init() { super.init() }
    open override var title: String {
        get { texts.title }
        set { texts.title = newValue }
    }
    open override var subtitle: String {
        get { texts.subtitle }
        set { texts.subtitle = newValue }
    }
    open override var body: String {
        get { texts.body }
        set { texts.body = newValue }
    }
    open override var badge: NSNumber? {
        get { count }
        set { count = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { info }
        set { info = newValue }
    }
    open var sound: UNNotificationSound?
    open var categoryIdentifier = ""
    open var threadIdentifier = ""
}
open class UNNotificationTrigger: NSObject { open var repeats: Bool { false } }
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init()
    }
}
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents
    public init(dateMatching components: DateComponents, repeats: Bool) {
        dateComponents = components
        super.init()
    }
}
open class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
        super.init()
    }
}
open class UNNotification: NSObject {
    public let request: UNNotificationRequest
    public let date: Date
    init(_ request: UNNotificationRequest) {
        self.request = request
        date = Date()
        super.init()
    }
}
open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String
    init(_ notification: UNNotification, _ actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
        super.init()
    }
}
