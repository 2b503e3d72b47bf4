internal import LayoutEngine

/// Writes a view and everything below it as a tree of the engine, and writes into this tree what changes afterwards.
@MainActor
final class TreeWriter {
    var tree: LayoutTree
    /// The items of views and guides.
    var items: [ObjectIdentifier: ItemID] = [:]
    /// The indices of constraints in the tree. A deactivated constraint has none, and its record stays as an inactive one.
    var places: [ObjectIdentifier: Int] = [:]
    /// The views by the index of their items; nil for guides and for views that have left.
    var views: [Weak<UIView>] = []
    /// Active constraints that name an item outside the tree.
    var unplaced = 0
    /// Constraints whose records depend on more than the constraints: baselines of views that hand on another view's, and
    /// those between what scrolls and what stays.
    var dependent: [(place: Int, constraint: Weak<NSLayoutConstraint>)] = []
    let pictures = Pictures()
    private let isFitting: Bool
    private var names = Names()
    var pending: [NSLayoutConstraint] = []

    /// - Parameter fitting: leaves the root's size open.
    init(_ root: UIView, fitting: Bool = false) {
        isFitting = fitting
        tree = LayoutTree(root: View(identifier: ""))
        // 1 the root
        tree[tree.root] = record(of: root, isRoot: true)
        note(root, tree.root)
        // 2 what is below, parents first
        write(below: root, tree.root)
        // 3 what records say of other items
        complete(from: 0)
        // 4 constraints, in the order of their activation
        placePending()
    }

    // MARK: Items

    private func note(_ view: UIView, _ id: ItemID) {
        items[ObjectIdentifier(view)] = id
        views.append(Weak(view))
        pending += view.viewState.constraints
    }

    private func write(below view: UIView, _ id: ItemID) {
        for guide in view.viewState.guides {
            let name = guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
            var record = View(.layoutGuide, identifier: names.unique(name))
            record.hasOwnIdentifier = !guide.identifier.isEmpty
            items[ObjectIdentifier(guide)] = tree.addGuide(record, to: id)
            views.append(Weak(nil))
        }
        for child in view.viewState.subviews { add(child, to: id) }
    }

    func add(_ view: UIView, to parent: ItemID) {
        let id = tree.addSubview(record(of: view, isRoot: false), to: parent)
        note(view, id)
        write(below: view, id)
    }

    func complete(from first: Int) {
        for index in first..<views.count {
            guard let view = views[index].object else { continue }
            view.complete(&tree[ItemID(index: Int32(index))], self)
        }
    }

    /// - Parameter name: the identifier that the item has already.
    func record(of view: UIView, isRoot: Bool, named name: String? = nil) -> View {
        let own = String(describing: Swift.type(of: view))
        let wanted = view.accessibilityIdentifier ?? own
        var record = View(view.kind, identifier: name ?? names.unique(wanted.isEmpty ? own : wanted))
        record.hasOwnIdentifier = view.accessibilityIdentifier != nil
        record.className = own
        record.isHidden = view.isHidden
        // The frame of a view with constraints is an output; that of a root is given by whoever holds it.
        record.translatesAutoresizingMaskIntoConstraints =
            view.translatesAutoresizingMaskIntoConstraints && !isRoot
        // A cell that is asked for its size has a content that grows with it.
        let isGrowing = isFitting && !isRoot && view.isContentOfCell
        record.autoresizingMask = (isGrowing ? [.flexibleWidth, .flexibleHeight] : view.autoresizingMask).word
        // Constraints know nothing of transforms.
        let frame = CGRect(origin: view.viewState.origin, size: view.viewState.bounds.size).rect
        if isRoot {
            if !isFitting { record.frame = Rect(origin: .zero, size: frame.size) }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            record.frame = frame
        }
        // Flexible parts of subviews are counted from the size that the view had when their frames were set.
        if view.hasFlexibleSubviews || isFitting && view is UITableViewCell { record.recordedFrame = frame }
        record.contentHuggingPriority = view.viewState.hugging
        record.contentCompressionResistancePriority = view.viewState.resistance
        record.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
        record.insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
        record.layoutMargins = view.controller?.margins(view.viewState) ?? view.defaultMargins
        if view.isContentOfCell {
            let cell = view.ownSuperview as? UITableViewCell
            record.layoutMarginsFollowReadableWidth = cell?.followsReadableWidth ?? false
        }
        record.additionalSafeAreaInsets = view.controller?.addedSafeArea
        switch view.semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: record.forcedLayoutDirection = .leftToRight
        case .forceRightToLeft: record.forcedLayoutDirection = .rightToLeft
        case .unspecified: break
        }
        record.content = view.content(pictures)
        if let stated = view.statedIntrinsicSize(), view.kind != .stackView {
            record.intrinsicContentSize = stated.measured
        }
        let insets = view.alignmentRectInsets.insets
        if insets != record.alignmentInsets(in: Surroundings.environment) { record.alignmentRectInsets = insets }
        return record
    }

    func item(of view: UIView) -> ItemID? { items[ObjectIdentifier(view)] }
}

extension UIView {
    fileprivate var hasFlexibleSubviews: Bool {
        viewState.subviews.contains { $0.translatesAutoresizingMaskIntoConstraints && $0.autoresizingMask != [] }
    }
}

/// Identifiers that are unique in a tree: `UILabel`, `UILabel-2`, `UILabel-3`.
struct Names {
    private var counts: [String: Int] = [:]
    private var used: Set<String> = []

    mutating func unique(_ name: String) -> String {
        var candidate = name
        while !used.insert(candidate).inserted {
            let count = (counts[name] ?? 1) + 1
            counts[name] = count
            candidate = "\(name)-\(count)"
        }
        return candidate
    }
}

extension UIView {
    /// What code set, or what the class has; nil leaves the engine's own default of 8.
    var defaultMargins: Margins? { viewState.hasMargins ? viewState.margins : classMargins }
}
