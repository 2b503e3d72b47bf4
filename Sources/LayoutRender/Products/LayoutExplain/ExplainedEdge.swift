import LayoutEngine

/// The number of a view that is explained: a length, or a position in the superview's coordinates.
public enum ExplainedEdge: String, Sendable, CaseIterable {
    /// `render-cli explain tree.json title --edge trailing` asks for one by its name.
    case leading, trailing, left, right, top, bottom, centerX, centerY, width, height, firstBaseline, lastBaseline

    /// The axis of the number.
    public var axis: Axis {
        switch self {
        case .leading, .trailing, .left, .right, .centerX, .width: .horizontal
        case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
        }
    }

    /// The number as a sum of the view's start and length on its axis.
    ///
    /// Leading and trailing are distances from the left, as in frames; `isMirrored`: the view's leading edge is the
    /// right edge.
    func terms(of item: ItemID, isMirrored: Bool) -> [(quantity: LayoutTrace.Quantity, coefficient: Double)] {
        let isHorizontal = axis == .horizontal
        let start = (quantity: isHorizontal ? LayoutTrace.Quantity.x(item) : .y(item), coefficient: 1.0)
        func length(_ coefficient: Double) -> (quantity: LayoutTrace.Quantity, coefficient: Double) {
            (isHorizontal ? .width(item) : .height(item), coefficient)
        }
        switch self {
        case .left, .top, .firstBaseline: return [start]
        case .right, .bottom, .lastBaseline: return [start, length(1)]
        case .leading: return isMirrored ? [start, length(1)] : [start]
        case .trailing: return isMirrored ? [start] : [start, length(1)]
        case .centerX, .centerY: return [start, length(0.5)]
        case .width, .height: return [length(1)]
        }
    }
}
