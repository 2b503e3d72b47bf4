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
    }
    public let content: Content
    public let range: NSRange
    init(_ content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
    }
}

/// A place to which a tab jumps.
open class NSTextTab: NSObject, @unchecked Sendable {
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public let alignment: NSTextAlignment
    public let location: CGFloat
    public let options: [OptionKey: Any]
    public init(textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        alignment = textAlignment
        (self.location, self.options) = (location, options)
    }
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
    /// - Note: Does nothing.
    open class func learnWord(_ word: String) {}
    open class var availableLanguages: [String] { [] }
}
