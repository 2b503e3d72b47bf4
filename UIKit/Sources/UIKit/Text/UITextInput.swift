/// A place in a text, as the number of UTF-16 units before it.
open class UITextPosition: NSObject {
    let offset: Int
    public override init() { offset = 0 }
    init(_ offset: Int) { self.offset = offset }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset }
}

/// A part of a text; a program's own text has ranges of its own class.
open class UITextRange: NSObject {
    private let ends: (start: UITextPosition, end: UITextPosition)
    open var start: UITextPosition { ends.start }
    open var end: UITextPosition { ends.end }
    open var isEmpty: Bool { start == end }
    public override init() { ends = (UITextPosition(0), UITextPosition(0)) }
    init(_ range: NSRange) { ends = (UITextPosition(range.location), UITextPosition(range.location + range.length)) }
    var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    open override var hash: Int { range.hashValue }
}

public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// How a keyboard treats what is typed: kept, and read back.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

extension UITextInputTraits where Self: UIView {
    /// - Note: Kept without effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { kept(or: .default) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var smartDashesType: UITextSmartDashesType {
        get { kept(or: .default) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { kept(or: .default) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { kept(or: .default) }
        set { keep(newValue) }
    }
}

@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A text with a selection, which a program may ask for and set.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    /// What a keyboard has written for a try: nothing, without a keyboard.
    var markedTextRange: UITextRange? { get }
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
}

/// Positions and texts of UIKit's own views; a class of the program's own has methods of its own.
extension UITextInput {
    private var edited: (any EditedText)? { self as? any EditedText }

    public var markedTextRange: UITextRange? { nil }
    public func unmarkText() {}
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(edited?.length ?? 0) }
    public func text(in range: UITextRange) -> String? {
        edited.map { NSString(string: $0.editedText).substring(with: $0.clamped(range.range)) }
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return overflows || place < 0 || place > edited?.length ?? 0 ? nil : UITextPosition(place)
    }
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
    }
    public func offset(from: UITextPosition, to position: UITextPosition) -> Int { position.offset - from.offset }
    public func textRange(from: UITextPosition, to position: UITextPosition) -> UITextRange? {
        UITextRange(
            NSRange(location: min(from.offset, position.offset), length: abs(position.offset - from.offset)))
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
    public func characterRange(at point: CGPoint) -> UITextRange? { nil }
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
}

extension UITextInput where Self: UIView {
    /// - Note: Kept without effect.
    public var clearsOnInsertion: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    /// None: nothing is dragged out of a text, or dropped on one.
    public var textDragInteraction: UIDragInteraction? { nil }
    public var textDropInteraction: UIDropInteraction? { nil }
}

/// A view whose text is edited by units of UTF-16.
@MainActor
protocol EditedText: UITextInput {
    var editedText: String { get set }
    var selection: NSRange? { get set }
}

extension EditedText {
    fileprivate var length: Int { NSString(string: editedText).length }

    fileprivate func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }
    func write(_ text: String, over range: UITextRange) {
        let place = clamped(range.range)
        editedText = NSString(string: editedText).replacingCharacters(in: place, with: text)
        selection = NSRange(location: place.location + NSString(string: text).length, length: 0)
    }
    /// The selection, else the end of the text, where the next text is written.
    var selectedPart: UITextRange? {
        get { UITextRange(clamped(selection ?? NSRange(location: length, length: 0))) }
        set { selection = newValue.map { clamped($0.range) } }
    }
}

extension UITextField: EditedText {
    var editedText: String {
        get { text ?? "" }
        set { text = newValue }
    }
}

extension UITextView: EditedText {
    var editedText: String {
        get { text ?? "" }
        set { text = newValue }
    }
    var selection: NSRange? {
        get { selectedRange }
        set { selectedRange = newValue ?? NSRange(location: NSString(string: editedText).length, length: 0) }
    }
}
