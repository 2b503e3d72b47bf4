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
        self[id].superview = parent
        self[parent].subviews.append(id)
    }

    /// Detaches a view from its superview as `removeFromSuperview(_:)` does, and keeps all constraints, so that their indices stay:
    /// layout ignores constraints of a view outside the tree.
    public mutating func detach(_ id: ItemID) {
        guard let parent = self[id].superview else { return }
        self[parent].forget(id)
        self[id].superview = nil
    }

    /// Whether a view contains another item, at any depth; no view contains itself.
    package func isAncestor(_ outer: ItemID, of inner: ItemID) -> Bool {
        superviews(of: inner).contains(outer)
    }

    /// Replaces an item's record, but for superview, subviews and guides.
    /// - Returns: false if the record was equal already; nothing is written then.
    @discardableResult
    public mutating func replace(_ id: ItemID, with view: View) -> Bool {
        var view = view
        view.superview = self[id].superview
        view.subviews = self[id].subviews
        if view.guides != self[id].guides { view.guides = self[id].guides }
        guard view != self[id] else { return false }
        self[id] = view
        return true
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
    /// frame from the last place. To change the order or the list, call again.
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

extension View {
    /// Removes a view from all lists.
    fileprivate mutating func forget(_ id: ItemID) {
        subviews.remove(id)
        if hasExtras {
            if !guides.isEmpty { guides.removeAll { $0 == id } }
            if arrangement != nil { arrangement?.removeAll { $0 == id } }
        }
        guard stack != nil else { return }
        if stack?.customSpacing.isEmpty == false { stack?.customSpacing.removeAll { $0.after == id } }
        stack?.arrangedSubviews.remove(id)
    }
}

extension [ItemID] {
    /// The list may be long, and nearly always has the item once.
    fileprivate mutating func remove(_ id: ItemID) {
        removeAll { $0 == id }
    }
}

// Records are completed in the list, without a copy.
extension LayoutTree {
    /// Writes a superview into the record of a view.
    @inline(__always)
    static func enter(_ view: inout View, as id: ItemID, _ superview: ItemID, isArranged: Bool) {
        view.parent = superview.index
        if isArranged { view.translatesAutoresizingMaskIntoConstraints = false }
        guard view.identifier.isEmpty else { return }
        // A view without a name gets one that no document can have.
        view.identifier = "\(view.kind.rawValue)#\(id.index)"
        view.hasOwnIdentifier = false
    }

    /// Adds a view to the subviews and to those that a stack arranges.
    @inline(__always)
    static func addArranged(_ id: ItemID, to view: inout View) {
        view.subviews.append(id)
        view.stack?.arrangedSubviews.append(id)
    }
}
