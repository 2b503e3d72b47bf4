/// A view above the keyboard, which never comes.
open class UIInputView: UIView {
    public enum Style: Int, Sendable { case `default`, keyboard }
    open internal(set) var inputViewStyle = Style.default
    @Kept open var allowsSelfSizing = false
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
