internal import LayoutEngine

/// A wheel that turns while something is going on.
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101
    }
    open var style = Style.medium { didSet { markDirty() } }
    private var ownColor: UIColor?
    open var color: UIColor! {
        get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
        set { ownColor = newValue }
    }
    open var hidesWhenStopped = true { didSet { update() } }
    open private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.nib?.decode(self)
    }
    override func didMake(from coder: NSCoder?) { update() }

    open func startAnimating() {
        isAnimating = true
        update()
    }
    open func stopAnimating() {
        isAnimating = false
        update()
    }
    private func update() { isHidden = hidesWhenStopped && !isAnimating }

    override var kind: View.Kind { .activityIndicatorView }
    override func content(_ pictures: Pictures) -> Content {
        var control = ControlContent()
        control.isAnimating = isAnimating
        control.hidesWhenStopped = hidesWhenStopped
        control.activeColor = ownColor?.value
        control.style = style == .large || style == .whiteLarge ? "large" : "medium"
        return .control(control)
    }
}
