internal import LayoutEngine

/// The screen of the device that layouts are made for.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public class var main: UIScreen { UIScreen() }
    public class var screens: [UIScreen] { [main] }
    open var bounds: CGRect {
        let environment = Surroundings.environment
        return CGRect(x: 0, y: 0, width: environment.width ?? 393, height: environment.height ?? 852)
    }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    open var scale: CGFloat { CGFloat(Surroundings.environment.scale) }
    open var nativeScale: CGFloat { scale }
    open var traitCollection: UITraitCollection { .current }
    open var brightness = CGFloat(1)
    open var maximumFramesPerSecond: Int { 60 }
    /// Nobody films or mirrors a screen that is drawn: no notification is sent.
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }
    open var focusedView: UIView? { nil }
    open func snapshotView(afterScreenUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterScreenUpdates) ?? UIView()
    }
    open func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: selector)
    }
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}

/// The version of iOS that `#available` is answered with, such as 18.4: sources are rewritten to ask here.
public var iOSRelease: Double { Surroundings.version.number }

extension ProcessInfo {
    /// The release of iOS in place of Linux's version: sources are rewritten to ask here.
    public var uikitSystemVersion: OperatingSystemVersion {
        let numbers = Surroundings.version.text.split(separator: ".").compactMap { Int($0) } + [0, 0, 0]
        return OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
    }
    public func uikitIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = uikitSystemVersion
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }
}

@preconcurrency @MainActor
open class UIDevice: NSObject {
    public class var current: UIDevice { UIDevice() }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { Surroundings.environment.isPad ? .pad : .phone }
    open var name: String { model }
    open var model: String { Surroundings.environment.isPad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { "iOS" }
    open var systemVersion: String { Surroundings.version.text }
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    open var identifierForVendor: UUID? { nil }
    /// Nobody turns a device: no notification is sent.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    @Kept open var isBatteryMonitoringEnabled = false
    open var isMultitaskingSupported: Bool { true }
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    open var batteryLevel: Float { -1 }
    open var batteryState: BatteryState { .unknown }
    /// - Note: Does nothing.
    open func playInputClick() {}
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
    @Kept open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIKitMessaged {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}
extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// An optional property of UIKit's, hence optional twice.
    public var window: UIWindow?? { nil }
}

/// The program, as far as views ask for it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// - Note: Does nothing.
    open func requestSceneSessionRefresh(_ session: UISceneSession) {}
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { Missing.note("UIApplication.activateSceneSession: there is one scene") }
    /// - Note: Does nothing.
    open func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
    public enum State: Int, Sendable { case active, inactive, background }
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "url")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
        public static let annotation = LaunchOptionsKey(rawValue: "annotation")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        public static let localNotification = LaunchOptionsKey(rawValue: "localNotification")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
        public static let location = LaunchOptionsKey(rawValue: "location")
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
        public static let userActivityType = LaunchOptionsKey(rawValue: "userActivityType")
        public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "bluetoothCentrals")
        public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "bluetoothPeripherals")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
        public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    private static let only = UIApplication()
    public class var shared: UIApplication { only }
    private weak var given: (any UIApplicationDelegate)?
    private static var own: (any UIApplicationDelegate)?
    /// The class of the app's delegate, by its name; forgotten once an object was asked for.
    package static var delegateClass: String?
    /// The app's own delegate where code set none: made when first asked for, and told of no launch.
    open var delegate: (any UIApplicationDelegate)? {
        get {
            if let given { return given }
            if let name = Self.delegateClass {
                Self.delegateClass = nil
                let type = NSClassFromString(name) as? NSObject.Type
                Self.own = type.map(NSObject.make) as? any UIApplicationDelegate
            }
            return Self.own
        }
        set { given = newValue }
    }
    open var windows: [UIWindow] { UIWindow.shown.compactMap(\.object) }
    open var keyWindow: UIWindow? { windows.last }
    open var applicationState: State { .active }
    @Kept open var isIdleTimerDisabled = false
    @Kept open var applicationIconBadgeNumber = 0
    open var statusBarFrame: CGRect {
        CGRect(
            x: 0, y: 0, width: UIScreen.main.bounds.width, height: CGFloat(Surroundings.environment.safeAreaInsets.top))
    }
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Surroundings.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var connectedScenes: Set<UIScene> { [] }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    open func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) {
        Missing.note("UIApplication.setAlternateIconName: there is no icon")
        completionHandler?(nil)
    }
    open var supportsMultipleScenes: Bool { false }
    open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
    open func beginBackgroundTask(
        withName name: String?, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// - Note: Does nothing.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    /// - Note: Does nothing.
    open func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// - Note: Does nothing.
    open func unregisterForRemoteNotifications() {}
    open var isIgnoringInteractionEvents: Bool { false }
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    /// - Note: Does nothing.
    open func ignoreSnapshotOnNextApplicationLaunch() {}
    /// - Note: Does nothing.
    open func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
    /// - Note: Does nothing.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        open(url)
        return false
    }
    /// - Note: Does nothing.
    open func sendEvent(_ event: UIEvent) {}
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    open var isProtectedDataAvailable: Bool { true }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    @Kept open var isNetworkActivityIndicatorVisible = false
    /// Without effect since iOS 13.
    open var isStatusBarHidden: Bool {
        get { statusBarFrame.height == 0 }
        set {}
    }
    /// Without effect since iOS 13.
    open var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }
    @Kept open var applicationSupportsShakeToEdit = true
    /// - Note: Does nothing.
    open func beginIgnoringInteractionEvents() {}
    /// - Note: Does nothing.
    open func endIgnoringInteractionEvents() {}
    /// - Note: Does nothing.
    open func beginReceivingRemoteControlEvents() {}
    /// - Note: Does nothing.
    open func endReceivingRemoteControlEvents() {}
    open func registerForRemoteNotifications() { Missing.note("UIApplication.registerForRemoteNotifications: ignored") }
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        Missing.note("UIApplication.open: opens nothing")
        completionHandler?(false)
    }
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        target.map { Members.call(action, [sender, event], on: $0 as AnyObject) } ?? false
    }
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    open var openSessions: Set<UISceneSession> { [] }
    @Kept open var shortcutItems: [UIApplicationShortcutItem]?
    open func requestSceneSessionActivation(
        _ session: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { Missing.note("UIApplication.requestSceneSessionActivation: there is one scene") }
    open func requestSceneSessionDestruction(
        _ session: UISceneSession, options: AnyObject?, errorHandler: ((any Error) -> Void)? = nil
    ) { Missing.note("UIApplication.requestSceneSessionDestruction: there is one scene") }
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIResponder {
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// A function of C in UIKit, which any thread calls.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { Surroundings.environment.isPad ? .pad : .phone }
