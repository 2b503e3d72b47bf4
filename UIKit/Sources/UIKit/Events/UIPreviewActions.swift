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
