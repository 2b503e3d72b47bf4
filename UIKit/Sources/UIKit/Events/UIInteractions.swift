// Interactions that a person would start: they can be added to a view, and nothing starts them.

open class UIPencilInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    open class var prefersPencilOnlyDrawing: Bool { false }
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

open class UIScribbleInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
    open var isHandlingWriting: Bool { false }
    open class var isPencilInputExpected: Bool { false }
}
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: AnyObject {}

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
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    open var isEnabled = true
    open var selectionRect: CGRect { .zero }
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {}
}
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject { var isSpringLoaded: Bool { get set } }
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    public init(activationHandler: @escaping (UISpringLoadedInteraction, AnyObject) -> Void) {}
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
    open var highlightedResultIndex: Int { NSNotFound }
    /// - Note: Does nothing.
    open func invalidateFoundResults() {}
}
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
}
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {}
