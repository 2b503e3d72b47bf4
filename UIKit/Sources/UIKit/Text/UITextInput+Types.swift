public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The bar over a keyboard: there is none.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    @Kept open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    @Kept open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    open var writingDirection: NSWritingDirection { .natural }
    open var transform: CGAffineTransform { .identity }
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}
