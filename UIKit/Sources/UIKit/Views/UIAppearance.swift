/// A class whose looks could be set for all its objects; a program's own extensions use the protocol.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What `appearance(whenContainedInInstancesOf:)` names.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    /// An object that nothing asks: what code sets there shows in no view.
    public static func appearance() -> Self {
        Missing.note("UIAppearance.appearance: what is set through appearance() has no effect")
        return unsafeDowncast(make(frame: .zero), to: Self.self)
    }
    public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }
    public static func appearance(for traits: UITraitCollection) -> Self { appearance() }
    public static func appearance(
        for traits: UITraitCollection, whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }
}

extension UIBarButtonItem {
    /// As that of views.
    public class func appearance() -> UIBarButtonItem {
        Missing.note("UIAppearance.appearance: what is set through appearance() has no effect")
        return UIBarButtonItem()
    }
    public class func appearance(
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { appearance() }
    /// - Note: Does nothing.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for metrics: UIBarMetrics) {}
    /// - Note: Does nothing.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for metrics: UIBarMetrics) {}
    /// - Note: Does nothing.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    /// - Note: Does nothing.
    public func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
}

extension UITabBarItem {
    /// As that of views.
    public class func appearance() -> UITabBarItem {
        Missing.note("UIAppearance.appearance: what is set through appearance() has no effect")
        return UITabBarItem()
    }
}
