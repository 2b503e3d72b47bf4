internal import LayoutEngine

@preconcurrency @MainActor
public protocol UITextFieldDelegate: UIKitMessaged {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// A delegate that asks for no reason is told without one.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

extension UITextField {
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    public static var alphabet: UIKeyboardType { .asciiCapable }
}
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let birthdate = UITextContentType(rawValue: "bday")
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let URL = UITextContentType(rawValue: "url")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
}

/// One line of text that a person may edit.
open class UITextField: UIControl {
    open func editMenu(for range: UITextRange, suggestedActions actions: [UIMenuElement]) -> UIMenu? { nil }
    /// - Note: Does nothing.
    open func beginFloatingCursor(at point: CGPoint) {}
    /// - Note: Does nothing.
    open func updateFloatingCursor(at point: CGPoint) {}
    /// - Note: Does nothing.
    open func endFloatingCursor() {}
    /// - Note: Does nothing.
    open func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {}
    /// Where the text or the placeholder was last asked to stand.
    private var askedFrame: CGRect?
    open func drawText(in rect: CGRect) { askedFrame = rect }
    open func drawPlaceholder(in rect: CGRect) { askedFrame = rect }
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    open weak var delegate: (any UITextFieldDelegate)?
    private var attributed: NSAttributedString?
    open var text: String? {
        get { string }
        set { take(newValue, nil) }
    }
    private var string: String? = ""
    /// Neither property sets the other: a class may override one of them.
    private func take(_ text: String?, _ attributed: NSAttributedString?) {
        (string, self.attributed) = (text, attributed)
        markDirty()
    }
    open var attributedText: NSAttributedString? {
        get { attributed ?? string.map { NSAttributedString(string: $0) } }
        set { take(newValue?.string, newValue) }
    }
    // A subclass may set one where the other is set.
    private var ownPlaceholder: NSAttributedString? { didSet { markDirty() } }
    open var placeholder: String? {
        get { ownPlaceholder?.string }
        set { ownPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { ownPlaceholder }
        set { ownPlaceholder = newValue }
    }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { markDirty() } }
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none { didSet { markDirty() } }
    open var isSecureTextEntry = false { didSet { markDirty() } }
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize = CGFloat(0)
    @Kept open var adjustsFontForContentSizeCategory = false
    @Kept open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    @Kept open var typingAttributes: [NSAttributedString.Key: Any]?
    @Kept open var clearButtonMode = ViewMode.never
    @Kept open var clearsOnBeginEditing = false
    open var leftView: UIView? { didSet { if leftView !== oldValue { replace(oldValue, leftView) } } }
    open var rightView: UIView? { didSet { if rightView !== oldValue { replace(oldValue, rightView) } } }
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var background: UIImage?
    open var isEditing: Bool { isFirstResponder }
    @Kept open var keyboardType = UIKeyboardType.default
    @Kept open var returnKeyType = UIReturnKeyType.default
    @Kept open var keyboardAppearance = UIKeyboardAppearance.default
    @Kept open var autocapitalizationType = UITextAutocapitalizationType.sentences
    @Kept open var autocorrectionType = UITextAutocorrectionType.default
    @Kept open var spellCheckingType = UITextSpellCheckingType.default
    @Kept open var textContentType: UITextContentType!
    @Kept open var passwordRules: UITextInputPasswordRules?
    @Kept open var enablesReturnKeyAutomatically = false
    var selection: NSRange?
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    @Kept open var allowsEditingTextAttributes = false
    open var disabledBackground: UIImage? { didSet { Missing.note("UITextField.disabledBackground: not drawn") } }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        return true
    }
    /// Types at the end of the text.
    open func insertText(_ string: String) {
        let end = NSRange(location: NSString(string: text ?? "").length, length: 0)
        guard delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: string) ?? true else {
            return
        }
        text = (text ?? "") + string
        sendActions(for: .editingChanged)
    }
    open func deleteBackward() {
        text = String((text ?? "").dropLast())
        sendActions(for: .editingChanged)
    }
    open var hasText: Bool { !(text ?? "").isEmpty }

    // What subclasses override of UITextInput; the rest stands with the protocol.
    open var selectedTextRange: UITextRange? {
        get { selectedPart }
        set { selectedPart = newValue }
    }
    open func replace(_ range: UITextRange, withText text: String) {
        write(text, over: range)
        sendActions(for: .editingChanged)
    }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    /// - Note: Does nothing.
    open func setMarkedText(_ text: String?, selectedRange: NSRange) {}
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    open func textRect(forBounds bounds: CGRect) -> CGRect { inner(bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { inner(bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let leftView, showsLeft else { return .zero }
        let size = fitted(leftView)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX - size.width : bounds.minX
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let rightView, showsRight else { return .zero }
        let size = fitted(rightView)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    private var showsLeft: Bool { leftViewMode == .always || leftViewMode == .unlessEditing }
    private var showsRight: Bool { rightViewMode == .always || rightViewMode == .unlessEditing }
    private func fitted(_ view: UIView) -> CGSize {
        if !view.translatesAutoresizingMaskIntoConstraints || view.bounds.width <= 0 {
            return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        return view.bounds.size
    }
    func insideBorder(_ bounds: CGRect) -> CGRect {
        let pad: CGFloat = borderStyle == .roundedRect || borderStyle == .bezel ? 7 : borderStyle == .line ? 2 : 0
        return bounds.insetBy(dx: pad, dy: 0)
    }
    private func inner(_ bounds: CGRect) -> CGRect {
        let rect = insideBorder(bounds)
        var (start, end) = (rect.minX, rect.maxX)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds))
        for (side, isFirst) in [(left, !isMirrored), (right, isMirrored)] where side.width > 0 {
            if isFirst { start = side.maxX } else { end = side.minX }
        }
        return CGRect(x: start, y: rect.minY, width: max(0, end - start), height: rect.height)
    }
    /// Where the text or the placeholder stands; nil where the class draws it itself, or not at all.
    func drawnFrame() -> CGRect? {
        askedFrame = nil
        if (text ?? "").isEmpty {
            drawPlaceholder(in: placeholderRect(forBounds: bounds))
        } else {
            drawText(in: textRect(forBounds: bounds))
        }
        return askedFrame
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !showsLeft
        rightView?.isHidden = !showsRight
        leftView?.translatesAutoresizingMaskIntoConstraints = true
        rightView?.translatesAutoresizingMaskIntoConstraints = true
        if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
    }

    override var kind: View.Kind { .textField }

    override func content(_ pictures: Pictures) -> Content {
        var content = TextContent(text: text ?? "", font: (font ?? .systemFont(ofSize: 17)).font)
        if let attributed { content.take(attributed, font: content.font, color: nil) }
        content.color = textColor?.value
        content.alignment = textAlignment.word
        if let ownPlaceholder {
            var words = TextContent(text: "", font: content.font)
            words.take(ownPlaceholder, font: content.font, color: nil)
            (content.placeholder, content.placeholderRuns) = (words.text, words.runs)
        }
        content.borderStyle = TextContent.BorderStyle.allCases[borderStyle.rawValue]
        content.isSecure = isSecureTextEntry
        return .text(content)
    }
}
