extension LayoutTree {
    /// Moves a view on top of `parent`'s subviews, as UIView's `addSubview(_:)` does with a view that has a superview:
    /// constraints that its old ancestors hold are gone. `parent` is not inside the view.
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

    /// AASubviews' `superview:subviews:`: takes all subviews out of `container` and stacks the listed ones in it.
    ///
    /// Unrelated subviews are taken out too. The z-order is the list's; a view listed twice is added once and framed
    /// twice. Calling again with the same list changes nothing; a new order or list is a new call.
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
