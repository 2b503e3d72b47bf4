import Cassowary

extension Lowering {
    /// The intrinsic content size: at most natural at the hugging level, at least natural at the resistance level.
    ///
    /// Among the arranged subviews of one stack a later one holds more strongly, so that the first gives way; one
    /// without any natural length gives way before all.
    mutating func lowerContentSize(of id: ItemID) {
        let view = tree[id]
        guard view.stack == nil else { return }
        let natural = naturalSize(of: id)
        if view.naturalHeightDependsOnWidth { dependsOnFrames[Int(id.index)] = true }
        for axis in Axis.allCases where natural[axis] >= 0 {
            let length = natural[axis]
            let own = Expression(variables(id, axis), .size)
            let ordinal = length > 0 ? arrangedOrdinal(id, axis) : -1
            relate(
                own, .lessThanOrEqual, length,
                Priority(view.contentHuggingPriority[axis], ordinal: ordinal), ConstraintKey(.contentHugging, id))
            relate(
                own, .greaterThanOrEqual, length,
                Priority(view.contentCompressionResistancePriority[axis], ordinal: Swift.max(0, ordinal)),
                ConstraintKey(.compressionResistance, id))
        }
    }

    /// The natural size of a view's alignment rectangle, text wrapped at the width that the pass before found.
    func naturalSize(of id: ItemID) -> Size {
        let view = tree[id]
        var natural = view.naturalSize(in: environment)
        if view.naturalHeightDependsOnWidth, !feedback.solvedSizes.isEmpty {
            natural.height = view.naturalSize(width: feedback.solvedSizes[Int(id.index)].width, in: environment).height
        }
        return natural
    }

    /// The place of a view in its stack along the stack's axis; 0 elsewhere.
    func arrangedOrdinal(_ id: ItemID, _ axis: Axis) -> Int32 {
        guard let parent = tree[id].superview, parent != id, isInstalled[Int(parent.index)],
            let stack = tree[parent].stack, stack.axis == axis
        else { return 0 }
        return ordinals[Int(id.index)]
    }
}
