/// A choice of an alert; a test may choose it with `choose()`.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    open internal(set) var title: String?
    open internal(set) var style: Style
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// What a person's tap does.
    package func choose() { if isEnabled { handler?(self) } }
}

/// A question over a screen. Its view is the card over a dimmed screen.
open class UIAlertController: UIViewController {
    public enum Severity: Int, Sendable { case `default`, critical }
    @Kept open var severity = Severity.default
    public enum Style: Int, Sendable { case actionSheet, alert }
    open var message: String?
    open internal(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    /// The action whose title is semibold; since iOS 26 on the tint.
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?

    public init(title: String?, message: String?, preferredStyle style: Style) {
        self.message = message
        preferredStyle = style
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func loadView() { view = AlertView(self) }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}
