public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a keyboard that nobody presses here.
open class UIKey: NSObject {
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
}
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorUndefined = 3
    case keyboardReturnOrEnter = 40
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardRightArrow = 79
    case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keypadEnter = 88
}
open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown
    }
    open var key: UIKey? { nil }
    open var type: PressType { .select }
    open var phase: Phase { .ended }
    open var force: CGFloat { 0 }
    open var timestamp: TimeInterval { 0 }
    open var responder: UIResponder? { nil }
    open var window: UIWindow? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}

@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
    open var propertyList: Any?
    public static let f1 = "UIKeyInputF1"
    public static let f2 = "UIKeyInputF2"
    public static let f3 = "UIKeyInputF3"
    open internal(set) var input: String?
    open internal(set) var modifierFlags: UIKeyModifierFlags
    open internal(set) var action: Selector?
    open var discoverabilityTitle: String?
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    }
    @Kept open var wantsPriorityOverSystemBehavior = false
    @Kept open var allowsAutomaticMirroring = true
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
    open var title: String { discoverabilityTitle ?? "" }
    open var image: UIImage?
    public static let inputDelete = "\u{8}"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
}
