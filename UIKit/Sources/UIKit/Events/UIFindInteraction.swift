/// Searching inside a text: nothing is searched.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIFindInteractionDelegate)?
    public convenience init(sessionDelegate: any UIFindInteractionDelegate) {
        self.init()
        delegate = sessionDelegate
    }
    open var activeFindSession: UIFindSession? { nil }
    @Kept open var searchText: String?
    open var replacementText: String?
    @Kept open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// - Note: Does nothing.
    open func updateResultCount() {}
    open var isFindNavigatorVisible: Bool { false }
    open func presentFindNavigator(showingReplace: Bool) {
        Missing.note("UIFindInteraction.presentFindNavigator: nothing is searched")
    }
    /// - Note: Does nothing.
    open func dismissFindNavigator() {}
    /// - Note: Does nothing.
    open func findNext() {}
    /// - Note: Does nothing.
    open func findPrevious() {}
}
