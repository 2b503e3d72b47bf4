/// What has traits, and may wait for their changes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    var traitCollection: UITraitCollection { get }
}

/// Traits change only between pictures here, so that no handler is called.
extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<Observer: UITraitChangeObservable>(
        _ traits: [any UITraitDefinition.Type], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// A trait as a type: names what a handler waits for.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var name: String { get }
}
extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
}
public typealias UITrait = any UITraitDefinition.Type
public protocol UITraitChangeRegistration: AnyObject {}
private final class TraitChangeRegistration: UITraitChangeRegistration {}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
}
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
}
public struct UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public struct UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue = CGFloat(0)
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
}
