extension LayoutTree {
    /// Moves a view to the end of `parent`'s subviews, as UIView's `addSubview(_:)` moves a view that has a superview:
    /// constraints held by its old ancestors are removed. `parent` must not be inside the view.
    public mutating func addSubview(_ id: ItemID, to parent: ItemID) {
        var next: ItemID? = parent
        while let current = next {
            precondition(current != id, "a view cannot be its own superview")
            next = self[current].superview
        }
        removeFromSuperview(id)
        journal?.changedStructure = true
        self[id].superview = parent
        self[parent].subviews.append(id)
    }

    /// Moves a view to the end of a stack's arranged subviews; UIKit turns the autoresizing translation off.
    public mutating func addArrangedSubview(_ id: ItemID, to stack: ItemID) {
        addSubview(id, to: stack)
        self[id].translatesAutoresizingMaskIntoConstraints = false
        self[stack].stack?.arrangedSubviews.append(id)
    }

    /// AASubviews' `superview:subviews:`: removes all subviews of `container` and stacks the listed ones in it.
    ///
    /// Unrelated subviews are removed too. The z-order is the list's; a view listed twice is added once and gets its
    /// frame from the last place. Calling again with the same list changes nothing; to change the order or the list,
    /// call again.
    public mutating func arrange(_ subviews: [ItemID], in container: ItemID) {
        var isListed = [Bool](repeating: false, count: count)
        var unique: [ItemID] = []
        for id in subviews where id != container && !isListed[Int(id.index)] {
            isListed[Int(id.index)] = true
            unique.append(id)
        }
        for id in self[container].subviews where !isListed[Int(id.index)] { removeFromSuperview(id) }
        for id in unique where self[id].superview != container {
            removeFromSuperview(id)
            self[id].superview = container
            self[container].subviews.append(id)
        }
        setSubviews(unique, of: container)
        self[container].arrangement = subviews.filter { $0 != container }
    }
}
