internal import LayoutEngine

/// On or off.
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var preferredStyle = 0
    open var title: String?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    @Kept open var onImage: UIImage?
    @Kept open var offImage: UIImage?

    override func didMake(from coder: NSCoder?) {
        guard coder == nil else { return }
        viewState.bounds.size = CGSize(width: 51, height: 31)
        viewState.hugging = AxisPair(750)
    }

    override var kind: View.Kind { .switch }
    override func content(_ pictures: Pictures) -> Content {
        var control = control()
        control.isOn = isOn
        control.activeColor = onTintColor?.value
        control.thumbColor = thumbTintColor?.value
        return .control(control)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
}
