/// Traits that code sets for a part of the screen: light or dark holds; others are kept, and have no effect.
@preconcurrency @MainActor
public struct UITraitOverrides {
    private let owner: any UITraitOverriding
    init(_ owner: any UITraitOverriding) { self.owner = owner }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { owner.overrideUserInterfaceStyle }
        nonmutating set { owner.overrideUserInterfaceStyle = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { value(of: UITraitPreferredContentSizeCategory.self) as? UIContentSizeCategory ?? .unspecified }
        nonmutating set { set(newValue, for: UITraitPreferredContentSizeCategory.self) }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { value(of: UITraitHorizontalSizeClass.self) as? UIUserInterfaceSizeClass ?? .unspecified }
        nonmutating set { set(newValue, for: UITraitHorizontalSizeClass.self) }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { value(of: UITraitVerticalSizeClass.self) as? UIUserInterfaceSizeClass ?? .unspecified }
        nonmutating set { set(newValue, for: UITraitVerticalSizeClass.self) }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { value(of: UITraitLayoutDirection.self) as? UITraitEnvironmentLayoutDirection ?? .unspecified }
        nonmutating set { set(newValue, for: UITraitLayoutDirection.self) }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { value(of: UITraitAccessibilityContrast.self) as? UIAccessibilityContrast ?? .unspecified }
        nonmutating set { set(newValue, for: UITraitAccessibilityContrast.self) }
    }
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { value(of: trait) as? Trait.Value ?? Trait.defaultValue }
        nonmutating set { set(newValue, for: trait) }
    }
    public func contains(_ trait: any UITraitDefinition.Type) -> Bool { value(of: trait) != nil }
    public func remove(_ trait: any UITraitDefinition.Type) {
        if trait == UITraitUserInterfaceStyle.self { owner.overrideUserInterfaceStyle = .unspecified }
        owner.overriddenTraits[trait.name] = nil
    }

    private func value(of trait: any UITraitDefinition.Type) -> Any? { owner.overriddenTraits[trait.name] }
    private func set(_ value: Any, for trait: any UITraitDefinition.Type) {
        Missing.note("traitOverrides: \(trait.name) has no effect")
        owner.overriddenTraits[trait.name] = value
    }
}

@MainActor
protocol UITraitOverriding: AnyObject {
    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
    var overriddenTraits: [String: Any] { get set }
}
extension UIView: UITraitOverriding {
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(self) }
        set {}
    }
}
extension UIViewController: UITraitOverriding {
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(self) }
        set {}
    }
}
