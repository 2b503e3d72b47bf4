// Pasting into texts: nothing is pasted, and no delegate is asked.

@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
    var pasteConfiguration: UIPasteConfiguration? { get set }
}
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
@preconcurrency @MainActor
public protocol UITextPasteItem: AnyObject {
    var itemProvider: NSItemProvider { get }
    var localObject: Any? { get }
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    func setResult(string: String)
    func setResult(attributedString: NSAttributedString)
    func setResult(attachment: NSTextAttachment)
    func setNoResult()
    func setDefaultResult()
}
@preconcurrency @MainActor
public protocol UITextPasteDelegate: AnyObject {
    func textPasteConfigurationSupporting(
        _ target: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    func textPasteConfigurationSupporting(
        _ target: any UITextPasteConfigurationSupporting, combineItemAttributedStrings strings: [NSAttributedString],
        for range: UITextRange
    ) -> NSAttributedString
    func textPasteConfigurationSupporting(
        _ target: any UITextPasteConfigurationSupporting, performPasteOf string: NSAttributedString,
        to range: UITextRange
    ) -> UITextRange
    func textPasteConfigurationSupporting(
        _ target: any UITextPasteConfigurationSupporting, shouldAnimatePasteOf string: NSAttributedString,
        to range: UITextRange
    ) -> Bool
}
extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ target: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {}
    public func textPasteConfigurationSupporting(
        _ target: any UITextPasteConfigurationSupporting, combineItemAttributedStrings strings: [NSAttributedString],
        for range: UITextRange
    ) -> NSAttributedString { strings.first ?? NSAttributedString() }
    public func textPasteConfigurationSupporting(
        _ target: any UITextPasteConfigurationSupporting, performPasteOf string: NSAttributedString,
        to range: UITextRange
    ) -> UITextRange { range }
    public func textPasteConfigurationSupporting(
        _ target: any UITextPasteConfigurationSupporting, shouldAnimatePasteOf string: NSAttributedString,
        to range: UITextRange
    ) -> Bool { false }
}
extension UITextField: UITextPasteConfigurationSupporting {
}
extension UITextView: UITextPasteConfigurationSupporting {
}

/// A button that pastes without a question: it is drawn as nothing.
open class UIPasteControl: UIControl {
    public struct Configuration: Sendable {
        public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly }
        @Kept public var displayMode = DisplayMode.iconAndLabel
        public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        public var cornerRadius = CGFloat(0)
        @preconcurrency nonisolated(unsafe) public var baseForegroundColor: UIColor?
        @preconcurrency nonisolated(unsafe) public var baseBackgroundColor: UIColor?
        public init() {}
    }
    public let configuration: Configuration
    open weak var target: (any UIPasteConfigurationSupporting)?
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        Missing.note("UIPasteControl: not drawn")
    }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}
