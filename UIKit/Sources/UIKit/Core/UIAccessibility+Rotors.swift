public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
    public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
    public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
    public static let console = UIAccessibilityTextualContext(rawValue: "console")
}

/// A way to step from one element to the next by its kind: kept for a reader of the screen, of which there is none.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    public enum Direction: Int, Sendable { case previous, next }
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
            headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table,
            list, landmark
    }
    open var name: String
    public let systemRotorType: SystemRotorType
    private let search: (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    public init(
        name: String,
        itemSearch: @escaping (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    ) {
        self.name = name
        systemRotorType = .none
        search = itemSearch
    }
    public init(
        systemType type: SystemRotorType,
        itemSearch: @escaping (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    ) {
        name = ""
        systemRotorType = type
        search = itemSearch
    }
    public convenience init(
        attributedName: NSAttributedString,
        itemSearch: @escaping (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    ) { self.init(name: attributedName.string, itemSearch: itemSearch) }
    open var itemSearchBlock: (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult? {
        search
    }
}
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// - Note: Kept without effect.
    open var currentItem = UIAccessibilityCustomRotorItemResult(
        targetElement: UIAccessibilityCustomRotorSearchPredicate.nothing, targetRange: nil)
    private static let nothing = NSNull()
    @Kept open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: AnyObject?
    open var targetRange: UITextRange?
    public init(targetElement: AnyObject, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
