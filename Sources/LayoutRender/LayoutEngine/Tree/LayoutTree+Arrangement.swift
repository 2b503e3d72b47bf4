extension LayoutTree {
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
