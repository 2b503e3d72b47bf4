import Cassowary

extension Lowering {
    /// The numbers by which the solver orders the free lengths of arranged subviews, for the stacks that do not arrange
    /// their views in the order of the items.
    ///
    /// The chain of a stack runs in the order of arrangement, and the last row of the chain computes the last length. So the
    /// lengths of a stack's views swap their numbers among each other until the numbers ascend along the stack. [measured:
    /// the last spacer takes the room]
    func turns() -> [Variable: Int32] {
        var turns: [Variable: Int32] = [:]
        for id in outline.order where outline[id].traits.contains(.stack) {
            guard let stack = tree[id].stack, stack.arrangedSubviews.hasDescent else { continue }
            let lengths = stack.arrangedSubviews.compactMap { length(of: $0, along: stack.axis) }
            for (variable, turn) in zip(lengths, lengths.map(\.index).sorted()) { turns[variable] = turn }
        }
        return turns
    }

    /// The unknown of a view's length; nil for a length that follows from others.
    private func length(of id: ItemID, along axis: Axis) -> Variable? {
        let slot = slots[Int(id.index) * 4 + 2 + axis.rawValue]
        return slot >= 0 ? Variable(index: slot) : nil
    }
}

extension [ItemID] {
    /// Whether an item comes before one of a lower number.
    fileprivate var hasDescent: Bool { zip(self, dropFirst()).contains { $0 > $1 } }
}
