/// What assistive technologies read of an object that is neither a view nor an element, such as an action of a cell: kept, and read
/// back.
///
/// UIKit declares these for every object; here views, bar items and elements have properties of their own, which a property of
/// their superclass would forbid. So code that knows a view as an `NSObject` reads and sets values that are not the view's.
public protocol _AccessibilityProperties: AnyObject {}

extension NSObject: _AccessibilityProperties {}

extension _AccessibilityProperties where Self: NSObject {
    private func kept<Value>(_ name: String = #function, or standard: Value) -> Value {
        SideValues.value(name, of: self) as? Value ?? standard
    }
    private func keep(_ value: Any?, _ name: String = #function) { SideValues.set(value, name, of: self) }

    /// - Note: Kept without effect.
    public var isAccessibilityElement: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var accessibilityLabel: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var accessibilityHint: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var accessibilityValue: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { kept(or: .none) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var accessibilityElementsHidden: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var accessibilityViewIsModal: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// The frame of a view or an element; kept for another object.
    public var accessibilityFrame: CGRect {
        get {
            onMain(self) { object in
                (object as? UIView)?.accessibilityFrame ?? (object as? UIAccessibilityElement)?.accessibilityFrame
                    ?? object.kept("accessibilityFrame", or: CGRect.zero)
            }
        }
        set {
            onMain(self) { object in
                if let view = object as? UIView {
                    view.accessibilityFrame = newValue
                } else if let element = object as? UIAccessibilityElement {
                    element.accessibilityFrame = newValue
                } else {
                    object.keep(newValue, "accessibilityFrame")
                }
            }
        }
    }
}
