import Foundation
package import LayoutEngine

/// The layout of one tree of views: held by its root, made when somebody asks for it.
///
/// The law: what it says equals what a fresh layout of the tree would say. Views write down what they are; the first
/// question after a change writes the tree again and gives the session what differs.
@MainActor
package final class LayoutContext {
    private unowned let root: UIView
    /// Something that layout depends on has changed since the last solution.
    var isDirty = true
    private var session: LayoutSession?
    private var items: [ObjectIdentifier: ItemID] = [:]
    private var views: [WeakView] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// Constraints with another constant than in the last solution; where nothing else has changed, the tree is not written
    /// again.
    private var edits: [NSLayoutConstraint] = []
    /// Trees that were laid out from scratch, and those whose session took the differences, for tests.
    package private(set) var freshLayouts = 0
    package private(set) var editedLayouts = 0
    /// Records and constraints that were written as a tree or into one, for tests.
    package private(set) var writtenRecords = 0

    private struct WeakView {
        weak var view: UIView?
    }

    init(root: UIView) { self.root = root }

    // MARK: Asking

    func safeArea(of view: UIView) -> UIEdgeInsets { UIEdgeInsets(item(of: view)?.safeAreaInsets ?? .zero) }

    func margins(of view: UIView) -> UIEdgeInsets { UIEdgeInsets(item(of: view)?.layoutMargins ?? .zero) }

    private func item(of view: UIView) -> ResolvedItem? {
        solveIfNeeded()
        guard let session, let id = items[ObjectIdentifier(view)] else { return nil }
        return session.layout[id]
    }

    func frame(of guide: UILayoutGuide, in view: UIView) -> CGRect {
        solveIfNeeded()
        guard let session, let owner = items[ObjectIdentifier(view)] else { return .zero }
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        let item = session.layout[owner]
        switch guide.region {
        case nil: return items[ObjectIdentifier(guide)].flatMap(session.frame(of:)).map { CGRect($0) } ?? .zero
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
        guard let session, let id = items[ObjectIdentifier(view)] else { return nil }
        return session.layout.contentSize(of: id).map { CGSize($0) }
    }

    func isAmbiguous(_ view: UIView) -> Bool {
        solveIfNeeded()
        guard let session, let id = items[ObjectIdentifier(view)] else { return false }
        return session.tree.resolve(in: session.environment).diagnostics
            .contains { $0.kind == .ambiguous && $0.items.contains(id) }
    }

    /// The tree as it was laid out, with its environment and what could not hold.
    package func laidOut() -> (tree: LayoutTree, environment: LayoutEnvironment, layout: ResolvedLayout) {
        layOut(root)
        solveIfNeeded()
        guard let session else {
            let tree = LayoutTree(root: View(identifier: ""))
            return (tree, LayoutEnvironment(), tree.resolve(in: LayoutEnvironment()))
        }
        return (session.tree, session.environment, session.layout)
    }

    // MARK: Layout

    /// The rounds that layout may take: a view that asks for layout in its own layout for ever must not hang.
    private static let maximumRounds = 50

    /// UIView's `layoutIfNeeded`.
    func layOut(_ view: UIView) {
        for _ in 0..<Self.maximumRounds {
            // 1 constraints, from the leaves up
            root.updateConstraintsIfNeeded()
            // 2 frames
            solveIfNeeded()
            // 3 views, from the topmost ancestor that needs layout down
            var top = view
            var next = view.superview
            while let ancestor = next {
                if ancestor.placement.needsLayout { top = ancestor }
                next = ancestor.superview
            }
            guard layOutFlagged(top) else { return }
        }
        Missing.note("layoutIfNeeded: \(Swift.type(of: view)) still asks for layout after \(Self.maximumRounds) rounds")
    }

    /// - Returns: whether any view was laid out.
    private func layOutFlagged(_ view: UIView) -> Bool {
        var found = false
        if view.placement.needsLayout {
            found = true
            view.placement.needsLayout = false
            solveIfNeeded()
            view.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.controller?.viewDidLayoutSubviews()
            view.layerIfAsked?.layoutSublayers()
        }
        for child in view.state.subviews where layOutFlagged(child) { found = true }
        return found
    }

    /// UIView's own `layoutSubviews`: gives the subviews the frames that constraints found.
    func place(subviewsOf view: UIView) {
        solveIfNeeded()
        guard let session else { return }
        for child in view.state.subviews where !child.translatesAutoresizingMaskIntoConstraints {
            guard let id = items[ObjectIdentifier(child)], let frame = session.frame(of: id) else { continue }
            child.take(CGRect(frame))
        }
    }

    // MARK: Solving

    /// Passes after which texts whose class gives another intrinsic size are taken as they are.
    private static let maximumWrapPasses = 3

    /// Notes that a constraint has another constant.
    func noteEdit(of constraint: NSLayoutConstraint) {
        guard !isDirty else { return }
        edits.append(constraint)
        // With so many the tree is as quickly written again.
        if edits.count > 256 { isDirty = true }
    }

    package func solveIfNeeded() {
        if !isDirty, !edits.isEmpty, !writeEdits() { isDirty = true }
        guard isDirty else { return }
        edits = []
        for _ in 0..<Self.maximumWrapPasses {
            isDirty = false
            solve()
            guard noteWrapWidths() else { break }
        }
        isDirty = false
        flagMoved()
    }

    /// Solves again where only constants of constraints have changed.
    /// - Returns: false where the tree has to be written again.
    private func writeEdits() -> Bool {
        let constants = edits.map { (places[ObjectIdentifier($0)], TreeWriter.constant(of: $0)) }
        edits = []
        guard let session, session.environment == environment, constants.allSatisfy({ $0.0 != nil }),
            root.translatesAutoresizingMaskIntoConstraints || root.superview != nil
        else { return false }
        let changes = session.update { tree in
            for case (let place?, let constant) in constants { tree.constraints[place].constant = constant }
        }
        editedLayouts += 1
        writtenRecords += constants.count
        let moved = changes.map { Int($0.item.index) }
        if noteWrapWidths(moved) { return false }
        flagMoved(moved)
        return true
    }

    private func solve() {
        if !root.translatesAutoresizingMaskIntoConstraints, root.superview == nil { fitRoot() }
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
        items = writer.items
        places = writer.places
        views = writer.views.map(WeakView.init)
    }

    private var environment: LayoutEnvironment {
        var environment = root.ownEnvironment
        environment.width = Double(root.bounds.width)
        environment.height = Double(root.bounds.height)
        environment.rootIsControllerView = false
        if !(root is UIWindow) { environment.safeAreaInsets = .zero }
        return environment
    }

    /// A root without an autoresizing translation takes the size that its constraints give.
    private func fitRoot() {
        let size = root.fittingSize(root.bounds.size, .fittingSizeLevel, .fittingSizeLevel)
        let frame = root.state.frame
        if size != frame.size { root.take(CGRect(origin: frame.origin, size: size)) }
        isDirty = false
    }

    /// Texts of classes that state an intrinsic size of their own are asked again once their width is known.
    /// - Parameter moved: the items whose frames have changed; nil for all.
    /// - Returns: whether any answer may be another now.
    private func noteWrapWidths(_ moved: [Int]? = nil) -> Bool {
        guard let session else { return false }
        var isOpen = false
        for index in moved ?? Array(views.indices) where views.indices.contains(index) {
            guard let label = views[index].view as? UILabel, label.numberOfLines != 1,
                label.preferredMaxLayoutWidth <= 0,
                session.tree.items[index].intrinsicContentSize != nil,
                let frame = session.frame(of: ItemID(index: Int32(index)))
            else { continue }
            guard label.placement.wrapWidth != CGFloat(frame.width) else { continue }
            label.placement.wrapWidth = CGFloat(frame.width)
            label.placement.intrinsic = nil
            isOpen = true
        }
        return isOpen
    }

    /// Superviews of what moved need layout.
    private func flagMoved(_ moved: [Int]? = nil) {
        guard let session else { return }
        for index in moved ?? Array(views.indices) where views.indices.contains(index) {
            guard let view = views[index].view, !view.translatesAutoresizingMaskIntoConstraints,
                let parent = view.superview,
                let frame = session.frame(of: ItemID(index: Int32(index)))
            else { continue }
            let new = CGRect(frame)
            guard view.placement.solved != new else { continue }
            view.placement.solved = new
            parent.placement.needsLayout = true
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
