import Foundation
internal import LayoutEngine

/// Minus and plus.
open class UIStepper: UIControl {
    open var value = Double(0)
    open var minimumValue = Double(0)
    open var maximumValue = Double(100)
    /// - Note: Kept without effect.
    open var stepValue = Double(1)
    /// - Note: Kept without effect.
    open var isContinuous = true
    /// - Note: Kept without effect.
    open var autorepeat = true
    /// - Note: Kept without effect.
    open var wraps = false

    override var kind: View.Kind { .stepper }
    override func content(_ pictures: Pictures) -> Content { .control(control()) }
}
