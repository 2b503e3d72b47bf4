/// The settings of a person who reads the screen in another way: none is on.
@preconcurrency @MainActor
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }
    private nonisolated static func changed(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(name)DidChangeNotification")
    }
    public static var isVoiceOverRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath { path }
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    public nonisolated static let differentiateWithoutColorDidChangeNotification = changed(
        "ShouldDifferentiateWithoutColor")
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public nonisolated static let switchControlStatusDidChangeNotification = changed("SwitchControlStatus")
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = changed("ReduceTransparencyStatus")
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = changed("DarkerSystemColorsStatus")
    public nonisolated static let invertColorsStatusDidChangeNotification = changed("InvertColorsStatus")
    public nonisolated static let grayscaleStatusDidChangeNotification = changed("GrayscaleStatus")
    public nonisolated static let guidedAccessStatusDidChangeNotification = changed("GuidedAccessStatus")
    public static var isSwitchControlRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool {
        UITraitCollection.current.accessibilityContrast == .high
    }
    public static func post(notification: Notification, argument: Any?) {
        Missing.note("UIAccessibility.post: nobody is told")
    }
    public nonisolated static let voiceOverStatusDidChangeNotification = changed("VoiceOverStatus")
    public nonisolated static let reduceMotionStatusDidChangeNotification = changed("ReduceMotionStatus")
    public nonisolated static let boldTextStatusDidChangeNotification = changed("BoldTextStatus")
}

/// Which passwords a service takes, for the system's suggestions.
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}
