internal import LayoutEngine

/// How far something is.
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    open var progress = Float(0)
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    @Kept open var observedProgress: Progress?
    open var progressImage: UIImage? {
        didSet { Missing.note("UIProgressView.progressImage: the bar keeps its own look") }
    }
    open var trackImage: UIImage? { didSet { Missing.note("UIProgressView.trackImage: the bar keeps its own look") } }

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
