/// A language and script that a keyboard writes.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { Locale.current.identifier }
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    func selectionWillChange(_ input: (any UITextInput)?)
    func selectionDidChange(_ input: (any UITextInput)?)
    func textWillChange(_ input: (any UITextInput)?)
    func textDidChange(_ input: (any UITextInput)?)
}

public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// Where words and lines end.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
}
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?
    public init(textInput: any UITextInput) { input = textInput }
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let whole = UITextRange(NSRange(location: 0, length: input.endOfDocument.offset))
        guard granularity != .document, let text = input.text(in: whole) else { return whole }
        let string = NSString(string: text)
        let place = min(max(0, position.offset), string.length)
        if granularity == .character {
            return place < string.length
                ? UITextRange(string.rangeOfComposedCharacterSequence(at: place)) : nil
        }
        // Words are letters and digits; everything longer is a line of the text.
        let isWord = granularity == .word
        func belongs(_ index: Int) -> Bool {
            guard let letter = Unicode.Scalar(string.character(at: index)) else { return true }
            return isWord ? CharacterSet.alphanumerics.contains(letter) : !CharacterSet.newlines.contains(letter)
        }
        var (start, end) = (place, place)
        while start > 0, belongs(start - 1) { start -= 1 }
        while end < string.length, belongs(end) { end += 1 }
        return start == end ? nil : UITextRange(NSRange(location: start, length: end - start))
    }
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction)
        return range?.start == position || range?.end == position
    }
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction)
        return direction.rawValue == UITextStorageDirection.backward.rawValue ? range?.start : range?.end
    }
}
extension UITextInput {
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set {}
    }
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }
}

/// A link, a picture or a word in a text that can be touched.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }
    open class MenuConfiguration: NSObject {
        public let menu: UIMenu
        public init(menu: UIMenu) { self.menu = menu }
        public convenience init(preview: AnyObject?, menu: UIMenu) { self.init(menu: menu) }
    }
    public let content: Content
    public let range: NSRange
    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
    }
}

/// A place to which a tab jumps.
open class NSTextTab: NSObject, @unchecked Sendable {
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }
    public let alignment: NSTextAlignment
    public let location: CGFloat
    public let options: [OptionKey: Any]
    public init(textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        alignment = textAlignment
        self.location = location
        self.options = options
    }
}

/// The marks before the paragraphs of a list: kept, and not drawn.
open class NSTextList: NSObject, @unchecked Sendable {
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let disc = MarkerFormat(rawValue: "{disc}")
        public static let circle = MarkerFormat(rawValue: "{circle}")
        public static let square = MarkerFormat(rawValue: "{square}")
        public static let decimal = MarkerFormat(rawValue: "{decimal}")
        public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
    }
    public let markerFormat: MarkerFormat
    @Kept open var startingItemNumber = 1
    public init(markerFormat: MarkerFormat, options: Int) { self.markerFormat = markerFormat }
}

/// Spelling: every word is right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    open func rangeOfMisspelledWord(
        in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
    ) -> NSRange {
        Missing.note("UITextChecker: checks no spelling")
        return NSRange(location: NSNotFound, length: 0)
    }
    open func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
    /// - Note: Does nothing.
    open func ignoreWord(_ word: String) {}
    /// - Note: Does nothing.
    open class func learnWord(_ word: String) {}
    /// - Note: Does nothing.
    open class func unlearnWord(_ word: String) {}
    open class func hasLearnedWord(_ word: String) -> Bool { false }
    open class var availableLanguages: [String] { [] }
}

public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default`, complete, limited
}
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]
    public init(acceptableTypeIdentifiers types: [String]) { acceptableTypeIdentifiers = types }
    public convenience init(forAccepting type: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: [])
    }
}

/// Nothing is dragged out of a text, or dropped on one: a delegate is never asked.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {}
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {}
@preconcurrency @MainActor
public protocol UITextDragRequest: AnyObject {
    var dragRange: UITextRange { get }
    var suggestedItems: [UIDragItem] { get }
}
@preconcurrency @MainActor
public protocol UITextDragDelegate: AnyObject {
    func textDraggableView(
        _ view: any UIView & UITextDraggable, itemsForDrag request: any UITextDragRequest
    ) -> [UIDragItem]
}
extension UITextDragDelegate {
    public func textDraggableView(
        _ view: any UIView & UITextDraggable, itemsForDrag request: any UITextDragRequest
    ) -> [UIDragItem] { [] }
}
@preconcurrency @MainActor
public protocol UITextDropRequest: AnyObject {
    var dropPosition: UITextPosition { get }
    var dropSession: any UIDropSession { get }
}
open class UITextDropProposal: UIDropProposal {}
@preconcurrency @MainActor
public protocol UITextDropDelegate: AnyObject {
    func textDroppableView(
        _ view: any UIView & UITextDroppable, proposalForDrop request: any UITextDropRequest
    ) -> UITextDropProposal
    func textDroppableView(_ view: any UIView & UITextDroppable, willPerformDrop request: any UITextDropRequest)
}
extension UITextDropDelegate {
    public func textDroppableView(
        _ view: any UIView & UITextDroppable, proposalForDrop request: any UITextDropRequest
    ) -> UITextDropProposal { UITextDropProposal(operation: .cancel) }
    public func textDroppableView(
        _ view: any UIView & UITextDroppable, willPerformDrop request: any UITextDropRequest
    ) {}
}
extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}
