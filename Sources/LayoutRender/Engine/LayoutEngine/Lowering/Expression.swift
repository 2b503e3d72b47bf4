import Cassowary

/// An edge, centre or length along one axis: `position * p + size * s + constant` of one rectangle's variables.
struct Expression {
    /// The variables of the rectangle along the axis.
    var variables: SpanVariables
    /// The factor of the position: 1 for an edge or a centre, 0 for a length.
    var position: Double
    /// The factor of the size: 0 for the start, 0.5 for the centre, 1 for the end and for the length.
    var size: Double
    /// In points.
    var constant: Double
}

/// The two unknowns of a rectangle along one axis: position and size.
///
/// The position is in the coordinates of the superview, whose own origin is 0.
struct SpanVariables {
    /// The smaller coordinate, left or top, whatever the direction of text. May be negative.
    var position: Variable
    /// Never negative.
    var size: Variable
    var axis: Axis
    /// The item whose rectangle this is; -1 for the content of a scroll view and for a rule's own rectangle.
    var rectangle: Int32
    /// The item in whose coordinates the position is; -1 for the root's.
    var space: Int32
}

/// A position on a rectangle along an axis, or its length, independent of the writing direction.
enum Edge {
    /// Start is left or top, end is right or bottom.
    case start, center, end, size

    /// The edge in a mirrored layout.
    var mirrored: Edge {
        switch self {
        case .start: .end
        case .end: .start
        case .center, .size: self
        }
    }
}

extension Expression {
    /// `edge` of the rectangle `variables`, moved inwards by the insets.
    init(_ variables: SpanVariables, _ edge: Edge, startInset: Double = 0, endInset: Double = 0) {
        switch edge {
        case .start: self.init(variables: variables, position: 1, size: 0, constant: startInset)
        case .end: self.init(variables: variables, position: 1, size: 1, constant: -endInset)
        case .center:
            self.init(variables: variables, position: 1, size: 0.5, constant: (startInset - endInset) / 2)
        case .size: self.init(variables: variables, position: 0, size: 1, constant: -startInset - endInset)
        }
    }
}

/// A rectangle that a stack's rules refer to: the unknowns of an item, and the insets of the canvas inside it.
struct Canvas {
    var variables: SpanVariables
    /// Inwards from the left or top edge, in points.
    var startInset: Double
    /// Inwards from the right or bottom edge, in points.
    var endInset: Double

    func expression(_ edge: Edge) -> Expression {
        Expression(variables, edge, startInset: startInset, endInset: endInset)
    }
}
