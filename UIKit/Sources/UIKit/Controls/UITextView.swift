internal import LayoutEngine

@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        true
    }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

/// How a link or a picture in a text is touched.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Lines of text that a person may edit.
open class UITextView: UIScrollView {
    open func editMenu(for range: UITextRange, suggestedActions actions: [UIMenuElement]) -> UIMenu? { nil }
    /// - Note: Does nothing.
    open func beginFloatingCursor(at point: CGPoint) {}
    /// - Note: Does nothing.
    open func updateFloatingCursor(at point: CGPoint) {}
    /// - Note: Does nothing.
    open func endFloatingCursor() {}
    /// - Note: Does nothing.
    open func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {}
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    private var attributed: NSAttributedString?
    open var text: String! {
        get { string }
        set { take(newValue ?? "", nil) }
    }
    private var string = ""
    /// Neither property sets the other: a class may override one of them.
    private func take(_ text: String, _ attributed: NSAttributedString?) {
        (string, self.attributed) = (text, attributed)
        markDirty()
    }
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: string) }
        set {
            take(newValue?.string ?? "", newValue)
            if !(newValue?.string ?? "").isEmpty { bareFont = Self.bareFont }
        }
    }
    open var font: UIFont? = bareFont {
        didSet {
            bareFont = font ?? Self.bareFont
            markDirty()
        }
    }
    /// The font of the parts of an attributed text that have none: the one set since, else that of
    /// `NSAttributedString.Key.font`.
    private var bareFont = UITextView.bareFont
    /// What a text view has before a font is set.
    private static let bareFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    @Kept open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    @Kept open var dataDetectorTypes: UIDataDetectorTypes = []
    @Kept open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    @Kept open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    @Kept open var adjustsFontForContentSizeCategory = false
    @Kept open var allowsEditingTextAttributes = false
    @Kept open var keyboardType = UIKeyboardType.default
    @Kept open var returnKeyType = UIReturnKeyType.default
    @Kept open var keyboardAppearance = UIKeyboardAppearance.default
    @Kept open var autocapitalizationType = UITextAutocapitalizationType.sentences
    @Kept open var autocorrectionType = UITextAutocorrectionType.default
    @Kept open var spellCheckingType = UITextSpellCheckingType.default
    @Kept open var textContentType: UITextContentType!
    open var isSecureTextEntry = false
    @Kept open var enablesReturnKeyAutomatically = false
    @Kept open var passwordRules: UITextInputPasswordRules?
    open internal(set) var textContainer = NSTextContainer()
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { markDirty() } }
    /// The text at the view's width, with the insets; what code sets is not kept.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height) }
        set {}
    }
    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { markDirty() } } }
    open override var canBecomeFirstResponder: Bool { isEditable }
    private var ownAccessoryView: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    @Kept open var usesStandardTextScaling = false
    @Kept open var isFindInteractionEnabled = false

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        if let textContainer { self.textContainer = textContainer }
        backgroundColor = .systemBackground
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text as a text layout manager sees it: a copy, which is not edited.
    open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
    open var layoutManager: NSLayoutManager {
        let manager = NSLayoutManager()
        let storage = textStorage
        storage.addLayoutManager(manager)
        manager.addTextContainer(textContainer)
        held = storage
        return manager
    }
    private var held: NSTextStorage?
    open func insertText(_ string: String) {
        text = (text ?? "") + string
        delegate?.textViewDidChange(self)
    }
    open func deleteBackward() {
        text = String((text ?? "").dropLast())
        delegate?.textViewDidChange(self)
    }
    open var hasText: Bool { !(text ?? "").isEmpty }

    // What subclasses override of UITextInput; the rest stands with the protocol.
    open var selectedTextRange: UITextRange? {
        get { selectedPart }
        set { selectedPart = newValue }
    }
    open func replace(_ range: UITextRange, withText text: String) {
        write(text, over: range)
        delegate?.textViewDidChange(self)
    }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    /// - Note: Does nothing.
    open func setMarkedText(_ text: String?, selectedRange: NSRange) {}
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// - Note: Does nothing.
    open func scrollRangeToVisible(_ range: NSRange) {}
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(width: size.width > 0 && size.width < 1e6 ? size.width : nil)
    }

    /// The text at a width, with the insets and paddings that the view has.
    private func naturalSize(width: CGFloat?) -> CGSize {
        var record = View(.textView, identifier: "")
        var content = textContent
        content.isScrollEnabled = false
        record.content = .text(content)
        let more = roomBeyondStandard
        let natural = record.naturalSize(width: width.map { Double($0 - more.width) }, in: ownEnvironment)
        // Sums that differ from a pixel by what a computer adds are that pixel.
        let scale = CGFloat(ownEnvironment.scale)
        func pixels(_ value: CGFloat) -> CGFloat { max(0, (value * scale - 1e-6).rounded(.up) / scale) }
        return CGSize(
            width: pixels(CGFloat(natural.width) + more.width), height: pixels(CGFloat(natural.height) + more.height))
    }

    /// What insets and paddings take beyond UIKit's own, which are 8 points above and below the text and 5 at its ends.
    private var roomBeyondStandard: CGSize {
        let inset = textContainerInset
        return CGSize(
            width: inset.left + inset.right + 2 * textContainer.lineFragmentPadding - 10,
            height: inset.top + inset.bottom - 16)
    }

    /// The frame of a text view with UIKit's own insets whose text stands where this one's does; nil for such a view.
    /// The inset below the text takes none of the room: a text that is too high goes on to the edge.
    var textFrame: CGRect? {
        let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding - 5)
        guard inset != UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) || padding != 0 else { return nil }
        let more = roomBeyondStandard
        return CGRect(
            x: inset.left + padding, y: inset.top - 8, width: max(0, bounds.width - more.width),
            height: max(0, bounds.height - inset.top + 8))
    }

    override var wrapsAtItsWidth: Bool { !isScrollEnabled && textFrame != nil }

    override func ownIntrinsicContentSize() -> CGSize {
        wrapsAtItsWidth ? naturalSize(width: placement.wrapWidth) : super.ownIntrinsicContentSize()
    }

    override var kind: View.Kind { .textView }

    private var textContent: TextContent {
        var content = TextContent(text: text ?? "", font: (font ?? Self.bareFont).font)
        if let attributed { content.take(attributed, font: bareFont.font, color: nil) }
        content.color = textColor?.value
        content.alignment = textAlignment.word
        content.isScrollEnabled = isScrollEnabled
        content.numberOfLines = textContainer.maximumNumberOfLines
        return content
    }

    override func content(_ pictures: Pictures) -> Content { .text(textContent) }
}
