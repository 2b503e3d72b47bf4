internal import LayoutEngine

/// Writing what has changed since the tree was written.
extension TreeWriter {
    var dependentCount: Int { dependent.count }

    /// Records of what has left outnumber the others: a tree of its own would cost less.
    var isMostlyRemoved: Bool {
        tree.count > 2 * items.count + 64 || tree.constraints.count > 2 * places.count + 64
    }

    /// Forgets a view that leaves, and what is below.
    /// - Returns: its item, and the places of constraints that leave with it; nil if the tree lacks the view.
    func forget(_ view: UIView) -> (item: ItemID, places: [Int])? {
        guard let item = items[ObjectIdentifier(view)] else { return nil }
        var left: [Int] = []
        var below = [view]
        while let next = below.popLast() {
            if let id = items.removeValue(forKey: ObjectIdentifier(next)) { views[Int(id.index)].object = nil }
            for guide in next.viewState.guides { items.removeValue(forKey: ObjectIdentifier(guide)) }
            for constraint in next.viewState.constraints { if let place = forget(constraint) { left.append(place) } }
            below += next.viewState.subviews
        }
        return (item, left)
    }

    /// - Returns: the place that the constraint had.
    func forget(_ constraint: NSLayoutConstraint) -> Int? { places.removeValue(forKey: ObjectIdentifier(constraint)) }

    /// Writes what has changed into the tree.
    /// - Returns: the items and the places of constraints that differ now, new ones last.
    func write(_ edits: LayoutEdits) -> (items: [ItemID], places: [Int]) {
        var written: [ItemID] = []
        var touched: Set<ItemID> = []
        func note(_ id: ItemID) { if touched.insert(id).inserted { written.append(id) } }
        // 1 what left
        for id in edits.departed {
            if let parent = tree[id].superview { note(parent) }
            tree.detach(id)
            note(id)
        }
        // 2 what came, and the order of subviews
        let count = tree.count
        for id in edits.parents {
            guard let parent = views[Int(id.index)].object else { continue }
            takeUp(subviewsOf: parent, id)
            note(id)
        }
        // 3 the records of views; what follows its superview does so from the size that the superview has now
        var changed = edits.items
        var known = Set(changed)
        for id in edits.items {
            guard let view = views[Int(id.index)].object, view.translatesAutoresizingMaskIntoConstraints,
                view.autoresizingMask != [], let parent = view.ownSuperview.flatMap(item(of:)),
                known.insert(parent).inserted
            else { continue }
            changed.append(parent)
        }
        for id in changed {
            guard let view = views[Int(id.index)].object else { continue }
            var record = record(of: view, isRoot: id == tree.root, named: tree[id].identifier)
            view.complete(&record, self)
            if tree.replace(id, with: record) { note(id) }
        }
        complete(from: count)
        // 4 constraints
        var places = edits.deactivated
        for place in places { tree[constraint: place].isActive = false }
        for constraint in edits.changed {
            if let place = self.places[ObjectIdentifier(constraint)], rewrite(constraint, place) {
                places.append(place)
            }
        }
        let listed = Set(places)
        for (place, weak) in dependent {
            guard let constraint = weak.object, self.places[ObjectIdentifier(constraint)] == place else { continue }
            if rewrite(constraint, place), !listed.contains(place) { places.append(place) }
        }
        let placed = tree.constraints.count
        pending += edits.activated.filter { $0.holder.map { item(of: $0) != nil } ?? false }
        placePending()
        return (
            written + (count..<tree.count).map { ItemID(index: Int32($0)) },
            places + Array(placed..<tree.constraints.count)
        )
    }

    /// Adds what has come to a view, and writes its subviews in their order. Nearly always one comes to the end of a list that may
    /// be long: only what is behind the common beginning is looked up.
    private func takeUp(subviewsOf parent: UIView, _ id: ItemID) {
        let (old, now) = (tree[id].subviews, parent.viewState.subviews)
        var start = 0
        while start < old.count, start < now.count, views[Int(old[start].index)].object === now[start] { start += 1 }
        for child in now[start...] where items[ObjectIdentifier(child)] == nil { add(child, to: id) }
        let order = old[..<start] + now[start...].compactMap(item(of:))
        if order != tree[id].subviews[...] { tree.setSubviews(Array(order), of: id) }
    }

    /// - Returns: whether the constraint's record differs from the one before.
    private func rewrite(_ constraint: NSLayoutConstraint, _ place: Int) -> Bool {
        var record = tree.constraints[place]
        if let lowered = lower(constraint) { record = lowered } else { record.isActive = false }
        guard record != tree.constraints[place] else { return false }
        tree[constraint: place] = record
        return true
    }
}
