internal import LayoutEngine

/// Minus and plus.
open class UIStepper: UIControl {
    open var value = Double(0)
    open var minimumValue = Double(0)
    open var maximumValue = Double(100)
    @Kept open var stepValue = Double(1)
    @Kept open var isContinuous = true
    @Kept open var autorepeat = true
    @Kept open var wraps = false

    override var kind: View.Kind { .stepper }
    override func content(_ pictures: Pictures) -> Content { .control(control()) }
}
