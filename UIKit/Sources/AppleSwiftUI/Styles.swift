import UIKit

// Styles are names: nothing asks one for its body.

public struct ButtonStyleConfiguration {
    public struct Label: LeafView {}
    public let label: Label
    public let isPressed: Bool
    public let role: ButtonRole?
}
@preconcurrency @MainActor
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = ButtonStyleConfiguration.Label
    public let label: Label
    public let role: ButtonRole?
    public func trigger() {}
}
public protocol PrimitiveButtonStyle { typealias Configuration = PrimitiveButtonStyleConfiguration }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }

public struct NavigationViewStyle: Sendable {
    public init() {}
    public static let automatic = NavigationViewStyle()
    public static let stack = NavigationViewStyle()
    public static let columns = NavigationViewStyle()
}
public typealias StackNavigationViewStyle = NavigationViewStyle

public struct ToggleStyleConfiguration {
    public struct Label: LeafView {}
    public let label: Label
    @Binding public var isOn: Bool
}
public protocol ToggleStyle { typealias Configuration = ToggleStyleConfiguration }

public struct LabelStyleConfiguration {
    public struct Title: LeafView {}
    public struct Icon: LeafView {}
    public let title: Title
    public let icon: Icon
}
public protocol LabelStyle { typealias Configuration = LabelStyleConfiguration }

public struct ProgressViewStyleConfiguration {
    public struct Label: LeafView {}
    public let fractionCompleted: Double?
    public var label: Label?
}
public protocol ProgressViewStyle { typealias Configuration = ProgressViewStyleConfiguration }
public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}
}
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }
