/// Shows what is too small to read when it is pressed long: never, here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
    open class var isEnabled: Bool { false }
    public override init() { super.init() }
}
