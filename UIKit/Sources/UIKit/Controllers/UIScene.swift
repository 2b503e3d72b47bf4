open class UIScene: UIResponder {
    open class ActivationRequestOptions: NSObject {
        @Kept open var requestingScene: UIScene?
    }
    open var subtitle = ""
    @Kept open var activationConditions = UISceneActivationConditions()
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var userActivities: Set<NSUserActivity> { [] }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }
    open class OpenExternalURLOptions: NSObject { open var universalLinksOnly = false }
    open var session: UISceneSession { UISceneSession() }
    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
    ) { UIApplication.shared.open(url, completionHandler: completionHandler) }

    // Nobody opens, leaves or closes a program that is drawn: none is sent.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

open class UIWindowScene: UIScene {
    open var isFullScreen: Bool { true }
    open class GeometryPreferences: NSObject {
        open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask?
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
    open class Geometry: NSObject {
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    }
    open var windows: [UIWindow] { UIApplication.shared.windows }
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var effectiveGeometry: Geometry { Geometry() }
    open var traitCollection: UITraitCollection { .current }
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var focusSystem: UIFocusSystem? { nil }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open func requestGeometryUpdate(
        _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { Missing.note("UIWindowScene.requestGeometryUpdate: the device stays as it is") }
}

open class UISceneSizeRestrictions: NSObject {
    @Kept open var minimumSize = CGSize.zero
    open var maximumSize = CGSize.zero
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
    open var role: Role { .windowApplication }
    open var scene: UIScene? { nil }
    open var persistentIdentifier: String { "" }
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    open var userInfo: [String: Any]?
    @Kept open var stateRestorationActivity: NSUserActivity?
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    @Kept open var sceneClass: AnyClass?
    @Kept open var delegateClass: AnyClass?
    @Kept open var storyboard: UIStoryboard?
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    open var url: URL { URL(fileURLWithPath: "/") }
}

@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    open var icon: UIApplicationShortcutIcon?
    @Kept open var targetContentIdentifier: Any?
    open var type: String
    open var localizedTitle: String
    open var localizedSubtitle: String?
    open var userInfo: [String: any NSSecureCoding]?
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }
}
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
            cloud
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
        case bookmark, shuffle, audio, update
    }
    public init(type: IconType) {}
    public init(templateImageName: String) {}
    public init(systemImageName: String) {}
}

/// Nobody starts or leaves a program that is drawn: a delegate is never asked.
@preconcurrency @MainActor
public protocol UISceneDelegate: UIKitMessaged {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue activity: NSUserActivity)
}
extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
}
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}
extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}

/// The status bar of the device that is drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    open var statusBarStyle: UIStatusBarStyle { .default }
}
