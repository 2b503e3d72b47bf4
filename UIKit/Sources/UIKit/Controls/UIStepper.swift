internal import LayoutEngine

/// Minus and plus.
open class UIStepper: UIControl {
    open var value = Double(0)
    open var minimumValue = Double(0)
    open var maximumValue = Double(100)
    @Kept open var stepValue = Double(1)
    @Kept open var isContinuous = true
    @Kept open var autorepeat = true
    open var wraps = false

    override var kind: View.Kind { .stepper }
    override func content(_ pictures: Pictures) -> Content {
        var control = control()
        (control.value, control.wraps) = (value, wraps)
        (control.minimumValue, control.maximumValue) = (minimumValue, maximumValue)
        return .control(control)
    }
}
