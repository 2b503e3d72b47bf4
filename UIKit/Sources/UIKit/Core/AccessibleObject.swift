/// What assistive technologies read of a view, a controller, an element or a bar item. UIKit declares these for every
/// object, and an identifier for views, elements and items alone.
@preconcurrency @MainActor
open class _AccessibleObject: NSObject {
    @Kept open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    @Kept open var accessibilityHint: String?
    /// - Note: Kept without effect.
    open var accessibilityPath: UIBezierPath? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { kept(or: accessibilityHint.map { NSAttributedString(string: $0) }) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { kept(or: .none) }
        set { keep(newValue) }
    }
    open var accessibilityValue: String?
    @Kept open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityElements: [Any]?
    @Kept open var accessibilityElementsHidden = false
    @Kept open var accessibilityViewIsModal = false
    @Kept open var accessibilityIgnoresInvertColors = false
    @Kept open var shouldGroupAccessibilityChildren = false
    open var accessibilityFrame: CGRect {
        get { kept(or: ownAccessibilityFrame) }
        set { keep(newValue) }
    }
    var ownAccessibilityFrame: CGRect { .zero }
    @Kept open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    /// - Note: Kept without effect.
    open var accessibilityActivationPoint: CGPoint {
        get { kept(or: CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)) }
        set { keep(newValue) }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { kept(or: accessibilityLabel.map { NSAttributedString(string: $0) }) }
        set {
            keep(newValue)
            accessibilityLabel = newValue?.string
        }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { kept(or: accessibilityValue.map { NSAttributedString(string: $0) }) }
        set {
            keep(newValue)
            accessibilityValue = newValue?.string
        }
    }
    /// - Note: Kept without effect.
    open var accessibilityUserInputLabels: [String]! {
        get { kept(or: accessibilityLabel.map { [$0] } ?? []) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { kept(or: (self as? UIView)?.isUserInteractionEnabled ?? true) }
        set { keep(newValue) }
    }
    @Kept open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    @Kept open var accessibilityLanguage: String?
    @Kept open var accessibilityTextualContext: UIAccessibilityTextualContext?

    /// Rarely used properties by their names, so that an object without them is small.
    var rare: [String: Any] = [:]
}
