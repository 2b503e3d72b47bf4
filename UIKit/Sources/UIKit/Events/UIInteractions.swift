// Interactions that a person would start: they can be added to a view, and nothing starts them.

open class UIPencilInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }
}
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}
extension UIPencilInteractionDelegate { public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {} }

open class UITextInteraction: NSObject, UIInteraction {
    public enum Mode: Int, Sendable { case editable, nonEditable }
    open weak var delegate: (any UITextInteractionDelegate)?
    open weak var textInput: (any UITextInput)?
    public let textInteractionMode: Mode
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
    public init(for mode: Mode) { textInteractionMode = mode }
}
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: AnyObject {}

open class UIToolTipInteraction: NSObject, UIInteraction {
    open var isEnabled = true
    open var defaultToolTip: String?
    public override init() { super.init() }
    public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
}
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []
}
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: AnyObject {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
}
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject { var enableInputClicksWhenVisible: Bool { get } }
extension UIInputViewAudioFeedback { public var enableInputClicksWhenVisible: Bool { false } }

/// A search in a text: nothing is searched.
open class UIFindSession: NSObject {
    open var resultCount: Int { 0 }
}
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
}
