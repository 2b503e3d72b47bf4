// What hard presses offered before menus: nothing is shown, and no handler runs.

@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject { var title: String { get } }
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    public enum Style: Int, Sendable { case `default`, selected, destructive }
    public let title: String
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.title = title
        self.handler = { item, controller in if let item = item as? UIPreviewAction { handler(item, controller) } }
    }
}
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public let title: String
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) { self.title = title }
}

@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
    func previewInteraction(
        _ interaction: UIPreviewInteraction, didUpdatePreviewTransition progress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ interaction: UIPreviewInteraction)
}
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    public private(set) weak var view: UIView?
    open weak var delegate: (any UIPreviewInteractionDelegate)?
    public init(view: UIView) { self.view = view }
    open func location(in space: (any UICoordinateSpace)?) -> CGPoint { .zero }
    /// - Note: Does nothing.
    open func cancel() {}
}

/// Another command of the same key with other modifiers.
open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
}
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
extension UIEvent {
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
    }
}
