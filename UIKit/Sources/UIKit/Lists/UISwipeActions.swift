/// What a swipe over a row offers; kept and not drawn.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    open internal(set) var style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor?
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    @Kept open var performsFirstActionWithFullSwipe = true
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    @Kept open var backgroundEffect: UIVisualEffect?
    public enum Style: Int, Sendable { case destructive, normal }
    public let style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    private let handler: (UITableViewRowAction, IndexPath) -> Void
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
