import Cassowary

extension Lowering {
    /// The intrinsic length by which a view shares; nil for a view whose fitting size is measured instead.
    mutating func ownLength(of id: ItemID, _ axis: Axis) -> Double? {
        let natural = naturalSize(of: id)[axis]
        return natural >= 0 && !outline[id].traits.contains(.stack) ? natural : nil
    }

    /// The natural length of a view: its intrinsic length, else its fitting size, which the resolver measured, from the
    /// second pass on at the width of the last pass where a text inside wraps.
    private mutating func naturalLength(of id: ItemID, _ axis: Axis) -> Double {
        if let own = ownLength(of: id, axis) { return own }
        if axis == .vertical, measures.wrapsInside[Int(id.index)] { items[id].dependsOnFrames = true }
        return measures.naturals[id]?[axis] ?? 0
    }

    /// size[i] == natural[i] / T * canvas.size @999 - i, with T = sum of naturals + spacing: UIKit's formula. [measured]
    ///
    /// The shares fill the room beside the spacing only if the canvas is as long as T. Otherwise the last visible view,
    /// whose constraint is the weakest, absorbs the difference.
    mutating func lowerFillProportionally(_ stack: StackContext) {
        var naturals: [Double] = []
        for view in stack.visible { naturals.append(naturalLength(of: view, stack.axis)) }
        let measurable = naturals.filter { $0 > 0 }.count
        guard measurable > 0 else {
            lowerFillEqually(stack)
            return
        }
        if environment.solving.compatibility == .fdstackview {
            lowerNeighbourProportions(stack, naturals)
            return
        }
        var spacing = 0.0
        for view in stack.visible.dropLast() { spacing += numericSpacing(after: view, in: stack) }
        let total = naturals.reduce(0) { $0 + Swift.max(0, $1) } + spacing
        let canvas = canvas(stack, stack.axis).expression(.size)
        var place = -1
        for (k, view) in stack.visible.enumerated() {
            repeat { place += 1 } while stack.all[place] != view
            let length = Expression(variables(view, stack.axis), .size)
            let key = ConstraintKey(.fillProportionally, view, other: stack.id)
            guard naturals[k] > 0, total > 0 else {
                relate(length, .equal, 0, .required, key)
                continue
            }
            let level = Swift.max(1, StackMetrics.proportionalLevel - Float(place))
            relate(
                length, .equal, canvas, factor: naturals[k] / total, measurable == 1 ? .required : Priority(level), key)
        }
    }

    /// FDStackView: size[k] == natural[k] / natural[k+1] * size[k+1] @999 - k: the spacing is not shared.
    private mutating func lowerNeighbourProportions(_ stack: StackContext, _ naturals: [Double]) {
        for k in 0..<Swift.max(0, stack.visible.count - 1) {
            let ratio = naturals[k + 1] > 0 ? naturals[k] / naturals[k + 1] : 1
            relate(
                Expression(variables(stack.visible[k], stack.axis), .size), .equal,
                Expression(variables(stack.visible[k + 1], stack.axis), .size), factor: ratio,
                Priority(Swift.max(1, StackMetrics.proportionalLevel - Float(k))),
                ConstraintKey(.fillProportionally, stack.visible[k], other: stack.visible[k + 1]))
        }
    }
}
