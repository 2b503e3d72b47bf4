import Foundation
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

/// A style of the system's, of which code says the name.
public struct SystemStyle: Sendable {
    public init() {}
    public static let automatic = SystemStyle()
    public static let plain = SystemStyle()
    public static let grouped = SystemStyle()
    public static let insetGrouped = SystemStyle()
    public static let inset = SystemStyle()
    public static let sidebar = SystemStyle()
    public static let segmented = SystemStyle()
    public static let menu = SystemStyle()
    public static let wheel = SystemStyle()
    public static let inline = SystemStyle()
    public static let navigationLink = SystemStyle()
    public static let roundedBorder = SystemStyle()
    public static let page = SystemStyle()
    public static let stack = SystemStyle()
    public static let columns = SystemStyle()
    public static let circular = SystemStyle()
    public static let linear = SystemStyle()
    public static let compact = SystemStyle()
    public static let graphical = SystemStyle()
    public static let `switch` = SystemStyle()
    public static let button = SystemStyle()
    public static func page(indexDisplayMode: PageIndex) -> SystemStyle { SystemStyle() }
    public enum PageIndex: Sendable { case automatic, always, never }
}
public typealias ListStyle = SystemStyle
public typealias PlainListStyle = SystemStyle
public typealias GroupedListStyle = SystemStyle
public typealias InsetGroupedListStyle = SystemStyle
public typealias PickerStyle = SystemStyle
public typealias SegmentedPickerStyle = SystemStyle
public typealias TextFieldStyle = SystemStyle
public typealias RoundedBorderTextFieldStyle = SystemStyle
public typealias PlainTextFieldStyle = SystemStyle
public typealias TabViewStyle = SystemStyle
public typealias NavigationViewStyle = SystemStyle
public typealias StackNavigationViewStyle = SystemStyle
public typealias DatePickerStyle = SystemStyle

public struct ToggleStyleConfiguration {
    public struct Label: LeafView {}
    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }
}
public protocol ToggleStyle { typealias Configuration = ToggleStyleConfiguration }
public struct DefaultToggleStyle: ToggleStyle { public init() {} }
public struct SwitchToggleStyle: ToggleStyle {
    public init() {}
    public init(tint: Color) {}
}
public struct ButtonToggleStyle: ToggleStyle { public init() {} }
extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

public struct LabelStyleConfiguration {
    public struct Title: LeafView {}
    public struct Icon: LeafView {}
    public let title: Title
    public let icon: Icon
}
public protocol LabelStyle { typealias Configuration = LabelStyleConfiguration }
public struct DefaultLabelStyle: LabelStyle { public init() {} }
public struct IconOnlyLabelStyle: LabelStyle { public init() {} }
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} }
public struct TitleAndIconLabelStyle: LabelStyle { public init() {} }
extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }

public struct ProgressViewStyleConfiguration {
    public struct Label: LeafView {}
    public struct CurrentValueLabel: LeafView {}
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}
public protocol ProgressViewStyle { typealias Configuration = ProgressViewStyleConfiguration }
public struct DefaultProgressViewStyle: ProgressViewStyle { public init() {} }
public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}
}
public struct LinearProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }

public struct GroupBoxStyleConfiguration {
    public struct Label: LeafView {}
    public struct Content: LeafView {}
    public let label: Label
    public let content: Content
}
public protocol GroupBoxStyle { typealias Configuration = GroupBoxStyleConfiguration }
public struct DefaultGroupBoxStyle: GroupBoxStyle { public init() {} }
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { Self() } }

public struct MenuStyleConfiguration {}
public protocol MenuStyle { typealias Configuration = MenuStyleConfiguration }
public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }

public struct GaugeStyleConfiguration {
    public struct Label: LeafView {}
    public typealias CurrentValueLabel = Label
    public typealias MinimumValueLabel = Label
    public typealias MaximumValueLabel = Label
    public let value: Double
    public let label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}
public protocol GaugeStyle { typealias Configuration = GaugeStyleConfiguration }
