internal import LayoutEngine

/// How far something is.
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    open var progress = Float(0) { didSet { setNeedsLayout() } }
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    @Kept open var observedProgress: Progress?
    open var progressImage: UIImage? {
        didSet { Missing.note("UIProgressView.progressImage: the bar keeps its own look") }
    }
    open var trackImage: UIImage? { didSet { Missing.note("UIProgressView.trackImage: the bar keeps its own look") } }

    /// UIKit has a view for the track and one for what is done; both are clear here, where the view itself draws them.
    override func didMake(from coder: NSCoder?) {
        for _ in 0..<2 { addSubview(UIImageView(frame: bounds)) }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (part, share) in zip(subviews, [1, CGFloat(min(max(progress, 0), 1))]) {
            part.frame = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
        }
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override var kind: View.Kind { .progressView }
    override func content(_ pictures: Pictures) -> Content {
        var control = ControlContent()
        control.value = Double(progress)
        control.activeColor = progressTintColor?.value
        control.restColor = trackTintColor?.value
        return .control(control)
    }
}
