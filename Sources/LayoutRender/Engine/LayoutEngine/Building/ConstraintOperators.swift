/// The right side of a constraint: `multiplier * anchor + constant`, or a constant alone for lengths.
public struct LayoutExpression<Kind>: Sendable {
    /// The second anchor; nil where the right side is a length.
    var anchor: Anchor?
    /// A factor of the anchor, without a unit; unused without an anchor.
    var multiplier = 1.0
    /// Added after the multiplier, in points.
    var constant = 0.0
}

extension LayoutAnchor {
    private var expression: LayoutExpression<Kind> { LayoutExpression(anchor: anchor) }

    /// A distance behind the anchor, in points.
    public static func + (anchor: Self, constant: Double) -> LayoutExpression<Kind> { anchor.expression + constant }

    /// A distance before the anchor, in points.
    public static func - (anchor: Self, constant: Double) -> LayoutExpression<Kind> { anchor.expression + -constant }

    /// A multiple of the anchor, as NSLayoutConstraint's multiplier.
    public static func * (anchor: Self, multiplier: Double) -> LayoutExpression<Kind> {
        LayoutExpression(anchor: anchor.anchor, multiplier: multiplier)
    }

    /// A multiple of the anchor, as NSLayoutConstraint's multiplier. On a position, relative to the origin of the
    /// nearest common ancestor.
    public static func * (multiplier: Double, anchor: Self) -> LayoutExpression<Kind> { anchor * multiplier }

    /// A share of the anchor: `multiplier: 1 / divisor`.
    public static func / (anchor: Self, divisor: Double) -> LayoutExpression<Kind> { anchor * (1 / divisor) }

    /// Both anchors have the same position, or the same length.
    public static func == (first: Self, second: Self) -> LayoutConstraint { first == second.expression }

    /// The anchor equals the expression.
    public static func == (first: Self, second: LayoutExpression<Kind>) -> LayoutConstraint {
        first.related(.equal, second)
    }

    /// The first anchor is at most the second.
    public static func <= (first: Self, second: Self) -> LayoutConstraint { first <= second.expression }

    /// The anchor is at most the expression.
    public static func <= (first: Self, second: LayoutExpression<Kind>) -> LayoutConstraint {
        first.related(.lessThanOrEqual, second)
    }

    /// The first anchor is at least the second.
    public static func >= (first: Self, second: Self) -> LayoutConstraint { first >= second.expression }

    /// The anchor is at least the expression.
    public static func >= (first: Self, second: LayoutExpression<Kind>) -> LayoutConstraint {
        first.related(.greaterThanOrEqual, second)
    }

    fileprivate func related(_ relation: Relation, _ second: LayoutExpression<Kind>) -> LayoutConstraint {
        LayoutConstraint(anchor, relation, second.anchor, multiplier: second.multiplier, constant: second.constant)
    }
}

extension LayoutAnchor<LayoutDimension> {
    /// The length, in points.
    public static func == (first: Self, length: Double) -> LayoutConstraint { first == .constant(length) }

    /// At most this length, in points.
    public static func <= (first: Self, length: Double) -> LayoutConstraint { first <= .constant(length) }

    /// At least this length, in points.
    public static func >= (first: Self, length: Double) -> LayoutConstraint { first >= .constant(length) }
}

extension LayoutExpression {
    /// A length without an anchor.
    static func constant(_ constant: Double) -> LayoutExpression { LayoutExpression(anchor: nil, constant: constant) }

    /// Adds a distance in points.
    public static func + (expression: Self, constant: Double) -> Self {
        var sum = expression
        sum.constant += constant
        return sum
    }

    /// Takes a distance in points away.
    public static func - (expression: Self, constant: Double) -> Self { expression + -constant }
}

extension LayoutTree {
    /// Adds constraints, as NSLayoutConstraint.activate does.
    ///
    ///     tree.activate(avatar.leading == card.leading + 16, avatar.width == 44)
    ///     tree.activate(title.trailing <= card.trailing - 16, priority: .defaultHigh)
    /// - Parameter priority: of each of them.
    public mutating func activate(_ constraints: LayoutConstraint..., priority: LayoutPriority = .required) {
        for constraint in constraints {
            var constraint = constraint
            constraint.priority = priority.rawValue
            append(constraint)
        }
    }
}
