internal import LayoutEngine

/// The layout of one tree of views: held by its root, made when somebody asks for it.
///
/// The law: what it says equals what a fresh layout of the tree would say. Views and constraints note that they have
/// changed; the first question after that writes their records again, and gives the session those that differ.
@MainActor
package final class LayoutContext {
    unowned let root: UIView
    /// More has changed since the last solution than `edits` says: the tree has to be written again.
    var isDirty = true
    /// Whether a view of the tree may want to update its constraints.
    var wantsConstraints = true
    var edits = LayoutEdits()
    var session: LayoutSession?
    var writer: TreeWriter?
    /// What the last solution was made for; traits decide what records say, too.
    var surroundings = Surroundings.environment
    /// Trees that were laid out from scratch, and those whose session took the differences, for tests.
    package internal(set) var freshLayouts = 0
    package internal(set) var editedLayouts = 0
    /// Solutions of whole trees, in the present session, for tests.
    package var wholeLayouts: Int { session?.wholeLayoutCount ?? 0 }
    /// Records and constraints that were written as a tree or into one, for tests.
    package internal(set) var writtenRecords = 0
    /// Views that were asked whether they need layout, for tests.
    package internal(set) var visitedViews = 0

    init(root: UIView) { self.root = root }

    // MARK: Layout

    /// The rounds that layout may take: a view that asks for layout in its own layout for ever must not hang.
    private static let maximumRounds = 50

    /// UIView's `layoutIfNeeded`.
    func layOut(_ view: UIView) {
        for _ in 0..<Self.maximumRounds {
            // 1 constraints, from the leaves up
            if wantsConstraints {
                wantsConstraints = false
                root.updateConstraintsIfNeeded()
            }
            // 2 frames
            solveIfNeeded()
            // 3 views, from the topmost ancestor that needs layout down
            let top = view.upwards.dropFirst().filter(\.placement.needsLayout).last ?? view
            let wasLaidOut = layOutFlagged(top)
            // 4 observers of what layout has changed, who may ask for more
            guard KeyValueObservers.check() || wasLaidOut else { return }
        }
        Missing.note("layoutIfNeeded: \(Swift.type(of: view)) still asks for layout after \(Self.maximumRounds) rounds")
    }

    /// From the top down, and of siblings all before what is in them: what a hundred cells write in their layout is one edit of
    /// the tree, solved once somebody asks.
    /// - Returns: whether any view was laid out.
    private func layOutFlagged(_ view: UIView) -> Bool {
        visitedViews += 1
        var found = layOutOne(view)
        guard view.placement.needsLayoutBelow else { return found }
        view.placement.needsLayoutBelow = false
        for child in view.viewState.subviews where layOutOne(child) { found = true }
        for child in view.viewState.subviews where child.placement.needsLayout || child.placement.needsLayoutBelow {
            if layOutFlagged(child) { found = true }
        }
        return found
    }

    /// - Returns: whether the view wanted layout.
    private func layOutOne(_ view: UIView) -> Bool {
        guard view.placement.needsLayout else { return false }
        view.placement.needsLayout = false
        view.placement.isPlaced = false
        view.controller?.viewWillLayoutSubviews()
        if let layer = view.layerIfAsked { view.layoutSublayers(of: layer) } else { view.layoutSubviews() }
        // A class may override `layoutSubviews` without calling its superclass's.
        if !view.placement.isPlaced { place(subviewsOf: view) }
        view.controller?.viewDidLayoutSubviews()
        view.layerIfAsked?.layoutSublayers()
        return true
    }

    /// UIView's own `layoutSubviews`: gives the subviews the frames that constraints found.
    func place(subviewsOf view: UIView) {
        view.placement.isPlaced = true
        guard view.viewState.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return }
        solveIfNeeded()
        guard let session else { return }
        for child in view.viewState.subviews where !child.translatesAutoresizingMaskIntoConstraints {
            guard let id = writer?.items[ObjectIdentifier(child)], let frame = session.frame(of: id) else { continue }
            child.take(CGRect(solved: frame))
        }
    }

    // MARK: Noting

    /// Notes that a view says something else of itself.
    func note(_ view: UIView) { note { edits, writer in if let item = writer.item(of: view) { edits.note(item) } } }

    /// Notes that a view has other subviews, or another order of them.
    func note(subviewsOf view: UIView) {
        note { edits, writer in if let item = writer.item(of: view) { edits.note(subviewsOf: item) } }
    }

    /// Notes that a view leaves, with everything below it.
    func note(departureOf view: UIView) {
        note { edits, writer in
            guard let (item, places) = writer.forget(view) else { return }
            edits.departed.append(item)
            edits.deactivated += places
        }
    }

    /// Notes that a constraint has another constant or priority.
    func note(_ constraint: NSLayoutConstraint) { note { edits, _ in edits.changed.append(constraint) } }

    func note(activationOf constraint: NSLayoutConstraint) {
        note { edits, _ in edits.activated.append(constraint) }
    }

    func note(deactivationOf constraint: NSLayoutConstraint) {
        note { edits, writer in if let place = writer.forget(constraint) { edits.deactivated.append(place) } }
    }

    private func note(_ edit: (inout LayoutEdits, TreeWriter) -> Void) {
        guard !isDirty, let writer else { return }
        edit(&edits, writer)
        // With so many the tree is as quickly written again.
        if edits.count > max(256, writer.items.count) { isDirty = true }
    }
}

extension UIView {
    /// Notes that the view needs layout, and on the way to the root that a view below does.
    final func flagLayout() {
        placement.needsLayout = true
        var next = ownSuperview
        while let view = next, !view.placement.needsLayoutBelow {
            view.placement.needsLayoutBelow = true
            next = view.ownSuperview
        }
    }

    /// The same for constraints that want to be updated.
    final func flagConstraints() {
        placement.needsUpdateConstraints = true
        var next = ownSuperview
        while let view = next, !view.placement.needsConstraintsBelow {
            view.placement.needsConstraintsBelow = true
            next = view.ownSuperview
        }
    }
}
