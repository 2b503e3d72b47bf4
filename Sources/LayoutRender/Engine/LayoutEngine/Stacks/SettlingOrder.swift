import Cassowary

extension Lowering {
    /// The numbers by which the solver orders the free lengths of arranged subviews, for the stacks that do not arrange
    /// their views in the order of the items.
    ///
    /// The chain of a stack runs in the order of arrangement, and the last row of the chain computes the last length. So the
    /// lengths of a stack's views swap their numbers among each other until the numbers ascend along the stack. [measured:
    /// the last spacer takes the room] A stack without views comes after them, and takes the room. [reported on
    /// a device of an empty stack above a plain view]
    func settlingOrder() -> [Variable: Int32] {
        var order: [Variable: Int32] = [:]
        for id in outline.order where outline[id].traits.contains(.stack) {
            guard let stack = tree[id].stack else { continue }
            let views = stack.arrangedSubviews
            let arranged =
                views.contains(where: isEmptyStack)
                ? views.filter { !isEmptyStack($0) } + views.filter(isEmptyStack) : views
            guard arranged.hasDescent else { continue }
            let lengths = arranged.compactMap { length(of: $0, along: stack.axis) }
            for (variable, number) in zip(lengths, lengths.map(\.index).sorted()) { order[variable] = number }
        }
        return order
    }

    /// Whether a view is a stack that arranges nothing.
    private func isEmptyStack(_ id: ItemID) -> Bool { tree[id].stack?.arrangedSubviews.isEmpty == true }

    /// The unknown of a view's length; nil for a length that follows from others.
    func length(of id: ItemID, along axis: Axis) -> Variable? {
        let index = unknowns.indices[length: id.index, axis]
        return index >= 0 ? Variable(index: index) : nil
    }
}

extension [ItemID] {
    /// Whether an item comes before one of a lower number.
    fileprivate var hasDescent: Bool { zip(self, dropFirst()).contains { $0 > $1 } }
}
