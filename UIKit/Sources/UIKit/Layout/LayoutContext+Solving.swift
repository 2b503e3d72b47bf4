internal import LayoutEngine

/// Writing what has changed into the session, and solving what that affects.
extension LayoutContext {
    /// Passes after which texts whose class gives another intrinsic size are taken as they are.
    private static let maximumWrapPasses = 3

    package func solveIfNeeded() {
        guard isDirty || !edits.isEmpty else { return }
        // The items that moved; nil for all.
        var moved: [Int]? = []
        for _ in 0..<Self.maximumWrapPasses {
            if isDirty || !writeEdits(&moved) {
                moved = nil
                edits = LayoutEdits()
                isDirty = false
                solve()
            }
            guard noteWrapWidths(moved) else { break }
        }
        flagMoved(moved)
    }

    /// Gives the session what has changed.
    /// - Returns: false where the tree has to be written again.
    private func writeEdits(_ moved: inout [Int]?) -> Bool {
        let environment = environment
        guard let session, let writer, session.environment == environment, surroundings == Surroundings.environment,
            root.translatesAutoresizingMaskIntoConstraints || root.ownSuperview != nil, !writer.isMostlyRemoved,
            writer.unplaced == 0 || !edits.isStructural
        else { return false }
        // 1 the records, which code of the program is asked for
        let taken = edits
        edits = LayoutEdits()
        let written = writer.write(taken)
        guard !written.items.isEmpty || !written.places.isEmpty else { return true }
        // 2 the session's tree, and the layout of what they affect
        let changes = session.update { tree in
            for id in written.items where Int(id.index) >= tree.count {
                tree.addSubview(writer.tree[id], to: writer.tree[id].superview ?? tree.root)
            }
            for id in written.items { tree[id] = writer.tree[id] }
            if let last = written.places.max(), last >= tree.constraints.count {
                for place in tree.constraints.count...last { tree.append(writer.tree.constraints[place]) }
            }
            for place in written.places where tree.constraints[place] != writer.tree.constraints[place] {
                tree[constraint: place] = writer.tree.constraints[place]
            }
        }
        editedLayouts += 1
        writtenRecords += written.items.count + written.places.count
        moved = moved.map { $0 + changes.map { Int($0.item.index) } }
        return true
    }

    /// Writes the whole tree.
    private func solve() {
        if !root.translatesAutoresizingMaskIntoConstraints, root.ownSuperview == nil { fitRoot() }
        let writer = TreeWriter(root)
        let environment = environment
        if let session, session.environment == environment, session.tree.hasSameStructure(as: writer.tree) {
            session.update { tree in
                for index in 0..<writer.tree.count {
                    let id = ItemID(index: Int32(index))
                    if tree[id] != writer.tree[id] { tree[id] = writer.tree[id] }
                }
                if tree.constraints != writer.tree.constraints { tree.constraints = writer.tree.constraints }
            }
            editedLayouts += 1
        } else {
            session = LayoutSession(writer.tree, in: environment)
            freshLayouts += 1
        }
        writtenRecords += writer.tree.count + writer.tree.constraints.count
        surroundings = Surroundings.environment
        self.writer = writer
    }

    var environment: LayoutEnvironment {
        var environment = root.ownEnvironment
        environment.width = Double(root.bounds.width)
        environment.height = Double(root.bounds.height)
        environment.root.isControllerView = false
        if !(root is UIWindow) { environment.safeAreaInsets = .zero }
        return environment
    }

    /// A root without an autoresizing translation takes the size that its constraints give.
    private func fitRoot() {
        let size = root.fittingSize(root.bounds.size, .fittingSizeLevel, .fittingSizeLevel)
        let frame = root.viewState.frame
        if size != frame.size { root.take(CGRect(origin: frame.origin, size: size)) }
        isDirty = false
    }

    /// Texts of classes that state an intrinsic size of their own are asked again once their width is known.
    /// - Parameter moved: the items whose frames have changed; nil for all.
    /// - Returns: whether any answer may be another now; its record is noted.
    private func noteWrapWidths(_ moved: [Int]?) -> Bool {
        guard let session, let writer else { return false }
        var isOpen = false
        for index in moved ?? Array(writer.views.indices) {
            let id = ItemID(index: Int32(index))
            guard let label = writer.views[index].object, label.wrapsAtItsWidth,
                session.tree[id].intrinsicContentSize != nil, let frame = session.frame(of: id)
            else { continue }
            guard label.placement.wrapWidth != CGFloat(frame.width) else { continue }
            label.placement.wrapWidth = CGFloat(frame.width)
            label.placement.intrinsic = nil
            edits.note(id)
            isOpen = true
        }
        return isOpen
    }

    /// Superviews of what moved need layout.
    private func flagMoved(_ moved: [Int]?) {
        guard let session, let writer else { return }
        for index in moved ?? Array(writer.views.indices) {
            guard let view = writer.views[index].object, !view.translatesAutoresizingMaskIntoConstraints,
                let parent = view.ownSuperview,
                let frame = session.frame(of: ItemID(index: Int32(index)))
            else { continue }
            let new = CGRect(solved: frame)
            guard view.placement.solved != new else { continue }
            view.placement.solved = new
            parent.flagLayout()
        }
    }
}

extension LayoutTree {
    /// Whether two trees have the same items in the same places, so that records of one can be written into the other.
    func hasSameStructure(as other: LayoutTree) -> Bool {
        guard count == other.count, constraints.count == other.constraints.count else { return false }
        return zip(items, other.items).allSatisfy {
            $0.superview == $1.superview && $0.subviews == $1.subviews && $0.guides == $1.guides && $0.kind == $1.kind
        }
    }
}
