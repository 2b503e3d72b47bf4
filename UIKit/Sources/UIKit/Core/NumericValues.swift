/// A number with names for some of its values, which code counts up and down from: `.required - 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    public static func + (value: Self, step: RawValue) -> Self { Self(rawValue: value.rawValue + step) ?? value }
    public static func + (step: RawValue, value: Self) -> Self { value + step }
    public static func - (value: Self, step: RawValue) -> Self { Self(rawValue: value.rawValue - step) ?? value }
    public static func - (a: Self, b: Self) -> RawValue { a.rawValue - b.rawValue }
    public static func += (value: inout Self, step: RawValue) { value = value + step }
    public static func -= (value: inout Self, step: RawValue) { value = value - step }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
