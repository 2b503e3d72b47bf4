/// The two directions of layout, UIKit's NSLayoutConstraint.Axis. Every rule is written once, for an axis.
public enum Axis: Int, Sendable, CaseIterable, Hashable {
    case horizontal
    case vertical

    /// The perpendicular axis.
    public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis, such as UIView's hugging priorities.
public struct AxisPair<Value> {
    /// Along x.
    public var horizontal: Value
    /// Along y.
    public var vertical: Value

    /// A value for each axis.
    public init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The same value for both axes.
    public init(_ both: Value) { self.init(horizontal: both, vertical: both) }

    /// The value for an axis.
    public subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension AxisPair: Sendable where Value: Sendable {}
extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
