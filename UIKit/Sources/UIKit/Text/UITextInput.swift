import Foundation

/// A place in a text, as the number of UTF-16 units before it.
open class UITextPosition: NSObject {
    let offset: Int
    public override convenience init() { self.init(0) }
    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset }
}

/// A part of a text.
open class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition
    open var isEmpty: Bool { start == end }
    init(_ range: NSRange) {
        start = UITextPosition(range.location)
        end = UITextPosition(range.location + range.length)
        super.init()
    }
    var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    open override var hash: Int { range.hashValue }
}

public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
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

/// A view whose text is edited by units of UTF-16.
@MainActor
protocol EditedText: UITextInput {
    var editedText: String { get set }
    var selection: NSRange? { get set }
}

extension EditedText {
    private var length: Int { NSString(string: editedText).length }

    fileprivate func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }
    fileprivate var end: Int { length }
    fileprivate func part(_ range: UITextRange) -> String {
        NSString(string: editedText).substring(with: clamped(range.range))
    }
    fileprivate func write(_ text: String, over range: UITextRange) {
        let place = clamped(range.range)
        editedText = NSString(string: editedText).replacingCharacters(in: place, with: text)
        selection = NSRange(location: place.location + NSString(string: text).length, length: 0)
    }
    fileprivate func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return overflows || place < 0 || place > length ? nil : UITextPosition(place)
    }
    /// Where the next text is written: the selection, else the end.
    fileprivate var place: NSRange { clamped(selection ?? NSRange(location: length, length: 0)) }
}

extension UITextField: EditedText {
    var editedText: String {
        get { text ?? "" }
        set { text = newValue }
    }
    public var selectedTextRange: UITextRange? {
        get { UITextRange(place) }
        set { selection = newValue.map { clamped($0.range) } }
    }
    public var markedTextRange: UITextRange? { nil }
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(end) }
    public func text(in range: UITextRange) -> String? { part(range) }
    public func replace(_ range: UITextRange, withText text: String) {
        write(text, over: range)
        sendActions(for: .editingChanged)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { moved(position, by: offset) }
    public func offset(from: UITextPosition, to position: UITextPosition) -> Int { position.offset - from.offset }
    public func textRange(from: UITextPosition, to position: UITextPosition) -> UITextRange? {
        UITextRange(between(from, position))
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        ordered(position, other)
    }
}

extension UITextView: EditedText {
    var editedText: String {
        get { text ?? "" }
        set { text = newValue }
    }
    var selection: NSRange? {
        get { selectedRange }
        set { selectedRange = newValue ?? NSRange(location: end, length: 0) }
    }
    public var selectedTextRange: UITextRange? {
        get { UITextRange(place) }
        set { selection = newValue.map { clamped($0.range) } }
    }
    public var markedTextRange: UITextRange? { nil }
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(end) }
    public func text(in range: UITextRange) -> String? { part(range) }
    public func replace(_ range: UITextRange, withText text: String) {
        write(text, over: range)
        (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { moved(position, by: offset) }
    public func offset(from: UITextPosition, to position: UITextPosition) -> Int { position.offset - from.offset }
    public func textRange(from: UITextPosition, to position: UITextPosition) -> UITextRange? {
        UITextRange(between(from, position))
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        ordered(position, other)
    }
}

private func between(_ a: UITextPosition, _ b: UITextPosition) -> NSRange {
    NSRange(location: min(a.offset, b.offset), length: abs(b.offset - a.offset))
}

private func ordered(_ a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
    a.offset < b.offset ? .orderedAscending : a.offset > b.offset ? .orderedDescending : .orderedSame
}
