package import LayoutEngine

/// What the layout says of views and guides: the answer to a question follows the solution of all noted changes.
extension LayoutContext {
    func safeArea(of view: UIView) -> UIEdgeInsets { UIEdgeInsets(item(of: view)?.safeAreaInsets ?? .zero) }

    func margins(of view: UIView) -> UIEdgeInsets { UIEdgeInsets(item(of: view)?.layoutMargins ?? .zero) }

    private func item(of view: UIView) -> ResolvedItem? {
        solveIfNeeded()
        guard let session, let id = writer?.items[ObjectIdentifier(view)] else { return nil }
        return session.layout[id]
    }

    func frame(of guide: UILayoutGuide, in view: UIView) -> CGRect {
        solveIfNeeded()
        guard let session, let owner = writer?.items[ObjectIdentifier(view)] else { return .zero }
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        let item = session.layout[owner]
        switch guide.region {
        case nil: return writer?.items[ObjectIdentifier(guide)].flatMap(session.frame(of:)).map { CGRect($0) } ?? .zero
        case .safeArea: return bounds.inset(by: UIEdgeInsets(item.safeAreaInsets))
        case .layoutMargins: return bounds.inset(by: UIEdgeInsets(item.layoutMargins))
        case .readableContent:
            let inner = bounds.inset(by: UIEdgeInsets(item.layoutMargins))
            guard inner.width > 672 else { return inner }
            return CGRect(x: bounds.midX - 336, y: inner.minY, width: 672, height: inner.height)
        case .frameLayout, .item: return bounds
        case .contentLayout:
            let size = session.layout.contentSize(of: owner) ?? .zero
            return CGRect(origin: .zero, size: CGSize(size))
        case .topLayoutGuide:
            return CGRect(x: 0, y: 0, width: bounds.width, height: CGFloat(item.safeAreaInsets.top))
        case .bottomLayoutGuide, .keyboard:
            let height = CGFloat(item.safeAreaInsets.bottom)
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
    }

    func contentSize(of view: UIView) -> CGSize? {
        solveIfNeeded()
        guard let session, let id = writer?.items[ObjectIdentifier(view)] else { return nil }
        return session.layout.contentSize(of: id).map { CGSize($0) }
    }

    /// The tree of the views as they are now, with its environment and what could not hold.
    package func laidOut() -> (tree: LayoutTree, environment: LayoutEnvironment, layout: ResolvedLayout) {
        layOut(root)
        solveIfNeeded()
        let tree = TreeWriter(root).tree
        let environment = environment
        if let session, session.tree == tree, session.environment == environment {
            return (tree, environment, session.layout)
        }
        return (tree, environment, tree.resolve(in: environment, findingAmbiguity: false))
    }

    /// What the layout of this root holds: items and constraints that are in use, and everything that is kept about them
    /// and about former ones.
    package var held: (items: Int, constraints: Int, records: Int) {
        guard let session, let writer else { return (0, 0, 0) }
        return (
            writer.items.count, writer.places.count,
            session.recordCount + writer.tree.count + writer.tree.constraints.count + writer.views.count
                + writer.dependentCount + edits.count
        )
    }
}
