import LayoutEngine
import LayoutRender

/// A distance on the screen that an equation contains: between two positions of views.
package struct EquationSpan: Hashable, Sendable {
    /// The axis along which the distance is measured.
    package var axis: Axis
    /// Where the distance begins.
    package var from: Measure.End
    /// Where the distance ends.
    package var to: Measure.End
}

extension PageExplanation {
    /// The spans between two positions that the equation at an index of `trace.equations` contains.
    package func spans(ofEquation place: Int) -> [EquationSpan] {
        scene.tree.spans(trace.equations[place].terms.map { ($0.quantity, $0.coefficient) })
    }
}

/// The lines that a picture draws for an equation.
extension LayoutTree {
    /// The distances of an equation's terms.
    ///
    /// Positions become one span, from the subtracted to the added position; a single position is measured from the
    /// superview. Lengths without a position become a span each. The span's length is the sum of the terms if every
    /// coefficient of a position is 1 or -1. Helper unknowns have no position. `title.left - badge.left - badge.width
    /// == 8` is one span from the right edge of the badge to the left edge of the title.
    func spans(_ terms: [(quantity: LayoutTrace.Quantity, coefficient: Double)]) -> [EquationSpan] {
        var places: [PlaceSum] = []
        for term in terms {
            guard let axis = term.quantity.axis, let item = term.quantity.item else { continue }
            let isContent = term.quantity.isOfContent
            let known = places.firstIndex { $0.item == item && $0.isContent == isContent && $0.axis == axis }
            let index = known ?? places.count
            if known == nil { places.append(PlaceSum(item: item, isContent: isContent, axis: axis)) }
            if term.quantity.isStart {
                places[index].start += term.coefficient
            } else {
                places[index].length += term.coefficient
            }
        }
        let starts = places.filter { $0.start != 0 }
        let lengths = places.filter { $0.start == 0 && $0.length != 0 }
        guard let axis = starts.first?.axis else {
            return lengths.map {
                EquationSpan(
                    axis: $0.axis, from: .init($0.item, 0, isContent: $0.isContent),
                    to: .init($0.item, 1, isContent: $0.isContent))
            }
        }
        // Positions of ancestors add up from origin to origin: only the innermost view is an end.
        let added = innermost(starts.filter { $0.start > 0 })
        let taken = innermost(starts.filter { $0.start < 0 })
        if let added, let taken { return [EquationSpan(axis: axis, from: taken.end, to: added.end)] }
        guard let only = added ?? taken else { return [] }
        let outer = outermost(starts) ?? only
        guard let around = outer.isContent ? outer.item : self[outer.item].superview else { return [] }
        let isContent = !outer.isContent && self[around].scroll != nil && lengths.contains { $0.isContent }
        let own = lengths.first { $0.item == around && $0.axis == axis && $0.isContent == isContent }
        let share = (own?.length ?? 0) / -only.start.sign
        let other = Measure.End(around, share, isContent: isContent)
        return [
            added != nil
                ? EquationSpan(axis: axis, from: other, to: only.end)
                : EquationSpan(axis: axis, from: only.end, to: other)
        ]
    }

    /// The place deepest in the tree.
    private func innermost(_ places: [PlaceSum]) -> PlaceSum? {
        places.max { depth(of: $0) < depth(of: $1) }
    }

    /// The place nearest to the root.
    private func outermost(_ places: [PlaceSum]) -> PlaceSum? {
        places.min { depth(of: $0) < depth(of: $1) }
    }

    /// The number of views around a place, twice; a scroll view's content counts half a level more.
    private func depth(of place: PlaceSum) -> Int {
        superviews(of: place.item).reduce(place.isContent ? 1 : 0) { depth, _ in depth + 2 }
    }
}

/// The terms of one item along one axis: `start` times the item's position plus `length` times its length.
private struct PlaceSum {
    /// The view, or the scroll view whose content is meant.
    var item: ItemID
    /// Whether the terms are those of a scroll view's content.
    var isContent: Bool
    var axis: Axis
    /// The coefficient of the position.
    var start = 0.0
    /// The coefficient of the length.
    var length = 0.0

    /// The place along the view that the terms name: 0 at its start, 1 at its end.
    var end: Measure.End { Measure.End(item, length / start, isContent: isContent) }
}

extension Double {
    /// 1, or -1 for a negative number.
    fileprivate var sign: Double { self < 0 ? -1 : 1 }
}

extension LayoutTrace.Quantity {
    /// Nil for a helper unknown.
    var axis: Axis? {
        switch self {
        case .x, .width, .contentX, .contentWidth: .horizontal
        case .y, .height, .contentY, .contentHeight: .vertical
        case .auxiliary: nil
        }
    }

    /// Whether the unknown is a position.
    var isStart: Bool {
        switch self {
        case .x, .y, .contentX, .contentY: true
        case .width, .height, .contentWidth, .contentHeight, .auxiliary: false
        }
    }

    /// Whether the unknown belongs to a scroll view's content.
    var isOfContent: Bool {
        switch self {
        case .contentX, .contentY, .contentWidth, .contentHeight: true
        case .x, .y, .width, .height, .auxiliary: false
        }
    }
}
