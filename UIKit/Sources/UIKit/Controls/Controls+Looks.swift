/// Properties of controls that change no picture, or change one that this module draws in the control's own way.
extension UIControl {
    public func sendAction(_ action: UIAction) { action.run(from: self) }
    public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
    /// - Note: Does nothing.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {}
}

extension UIButton {
    /// A button of the class that is asked, with a picture.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = uikitMaker(self)(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
    /// - Note: Always nil.
    public var subtitleLabel: UILabel? { nil }
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    /// - Note: Always false.
    public var isHeld: Bool { false }
    public func titleShadowColor(for state: State) -> UIColor? { nil }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UISlider {
    public func thumbImage(for state: State) -> UIImage? { nil }
}

extension UIStepper {
    public func setIncrementImage(_ image: UIImage?, for state: State) {
        Missing.note("UIStepper.setIncrementImage: the control keeps its own look")
    }
    public func setDecrementImage(_ image: UIImage?, for state: State) {
        Missing.note("UIStepper.setDecrementImage: the control keeps its own look")
    }
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        Missing.note("UIStepper.setBackgroundImage: the control keeps its own look")
    }
    public func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
        Missing.note("UIStepper.setDividerImage: the control keeps its own look")
    }
}

extension UISegmentedControl {
    public func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        Missing.note("UISegmentedControl.setBackgroundImage: the control keeps its own look")
    }
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
    ) {
        Missing.note("UISegmentedControl.setDividerImage: the control keeps its own look")
    }
    public func isEnabledForSegment(at segment: Int) -> Bool { true }
    public func imageForSegment(at segment: Int) -> UIImage? { nil }
    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { nil }
}

extension UIPageControl {
    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        Missing.note("UIPageControl.setIndicatorImage: pages are dots")
    }
    public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        Missing.note("UIPageControl.setCurrentPageIndicatorImage: pages are dots")
    }
}

extension UITextField {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

extension UIImageView {
    public var overlayContentView: UIView {
        let known: UIView? = kept(or: nil)
        if let known { return known }
        let made = UIView().following(bounds)
        addSubview(made)
        keep(made)
        return made
    }
    public func addSymbolEffect<Effect>(_ effect: Effect, animated: Bool = true) {
        Missing.note("UIImageView.addSymbolEffect: symbols do not move")
    }
}
