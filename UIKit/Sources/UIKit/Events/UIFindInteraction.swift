/// Searching inside a text: nothing is searched.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIFindInteractionDelegate)?
    public convenience init(sessionDelegate: any UIFindInteractionDelegate) {
        self.init()
        delegate = sessionDelegate
    }
    @Kept open var searchText: String?
    open var replacementText: String?
    open var isFindNavigatorVisible: Bool { false }
    open func presentFindNavigator(showingReplace: Bool) {
        Missing.note("UIFindInteraction.presentFindNavigator: nothing is searched")
    }
    /// - Note: Does nothing.
    open func dismissFindNavigator() {}
}
