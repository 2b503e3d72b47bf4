internal import LayoutEngine

/// A value along a track.
open class UISlider: UIControl {
    private var stored = Float(0)
    open var value: Float {
        get { stored }
        set { stored = min(max(newValue, minimumValue), maximumValue) }
    }
    open var minimumValue = Float(0)
    open var maximumValue = Float(1)
    @Kept open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage? {
        didSet { Missing.note("UISlider.minimumValueImage: pictures at the ends are not drawn") }
    }
    open var maximumValueImage: UIImage? {
        didSet { Missing.note("UISlider.maximumValueImage: pictures at the ends are not drawn") }
    }
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        Missing.note("UISlider.setThumbImage: the system's thumb is drawn")
    }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        Missing.note("UISlider.setMinimumTrackImage: the system's track is drawn")
    }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        Missing.note("UISlider.setMaximumTrackImage: the system's track is drawn")
    }

    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { nil }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { nil }
    open var currentThumbImage: UIImage? { UIImage() }
    open var currentMinimumTrackImage: UIImage? { UIImage() }
    open var currentMaximumTrackImage: UIImage? { UIImage() }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }
    open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float) -> CGRect {
        let share = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
        let side = CGFloat(28)
        return CGRect(
            x: trackRect.minX + (trackRect.width - side) * share, y: trackRect.midY - side / 2, width: side,
            height: side)
    }

    override var kind: View.Kind { .slider }
    override func content(_ pictures: Pictures) -> Content {
        var control = control()
        control.value = Double(value)
        control.minimumValue = Double(minimumValue)
        control.maximumValue = Double(maximumValue)
        control.activeColor = minimumTrackTintColor?.value
        control.restColor = maximumTrackTintColor?.value
        control.thumbColor = thumbTintColor?.value
        return .control(control)
    }
}
