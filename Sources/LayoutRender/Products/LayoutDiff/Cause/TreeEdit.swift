import LayoutEngine

/// One change of a tree or its environment that can be undone alone.
///
/// The unit is what a person would undo in an editor. A view that was added with its subviews and constraints is one
/// edit, since a trial without the view but with its constraints would be no layout that anyone wrote.
enum TreeEdit: Hashable {
    /// The size of the root, the text size, the direction.
    case environment
    /// A property of an item of the new tree.
    case property(ItemID, String)
    /// A view was hidden or shown.
    case hiding(ItemID)
    /// A view was added to the new tree, with its descendants and the constraints that name any of these.
    case added(ItemID)
    /// A view was removed from the old tree, with its descendants and the constraints that name any of these.
    case removed(ItemID)
    /// A view has another superview.
    case superview(ItemID)
    /// The view's subviews have another order, or other subviews are arranged.
    case order(ItemID)
    /// An index in the list of constraint changes.
    case constraint(Int)
}

/// All edits between two sides: undoing all of them gives the old tree.
struct TreeEdits {
    /// In the order of the report.
    private(set) var all: [TreeEdit] = []
    /// The edit that contains each constraint change, by index in the list of changes.
    private var editOfConstraint: [TreeEdit] = []
    /// Indices in the list of changes, by the constraint's index in either tree.
    private var changeAfter: [Int: Int] = [:]
    /// By the index in the old tree's list.
    private var changeBefore: [Int: Int] = [:]
    /// The old tree.
    private let before: LayoutTree
    /// The new tree.
    private let after: LayoutTree
    /// The partners of both trees.
    private let items: ItemMatching

    /// 1 the environment, 2 the items of the new tree in document order, 3 removed items, 4 constraints.
    init(_ run: Comparison) {
        before = run.before.tree
        after = run.after.tree
        items = run.items
        if !run.before.environment.movingChanges(to: run.after.environment).isEmpty { all.append(.environment) }
        for id in run.afterOrder { addEdits(of: id, run) }
        for id in run.beforeOrder where items.afterOf[Int(id.index)] == nil {
            if top(ofRemoved: id) == id { all.append(.removed(id)) }
        }
        addConstraints(run.constraints.changes)
    }

    /// Adds the edits of one item of the new tree.
    private mutating func addEdits(of id: ItemID, _ run: Comparison) {
        guard let old = items.beforeOf[Int(id.index)] else {
            if top(ofAdded: id) == id { all.append(.added(id)) }
            return
        }
        for change in run.contentChanges(old, id) { all.append(.property(id, change.name)) }
        if before[old].isHidden != after[id].isHidden { all.append(.hiding(id)) }
        if let superview = before[old].superview, id != after.root,
            items.afterOf[Int(superview.index)] != after[id].superview
        {
            all.append(.superview(id))
        }
        if hasOtherOrder(old, id) { all.append(.order(id)) }
    }

    /// Adds the edits of explicit constraints, except those that came or went with a view.
    private mutating func addConstraints(_ changes: [ConstraintChange]) {
        for (place, change) in changes.enumerated() {
            if let before = change.before { changeBefore[before] = place }
            if let after = change.after { changeAfter[after] = place }
            var edit = TreeEdit.constraint(place)
            if change.event == .added, let index = change.after,
                let new = after.constraints[index].items.first(where: { items.beforeOf[Int($0.index)] == nil })
            {
                edit = .added(top(ofAdded: new))
            }
            if change.event == .removed, let index = change.before,
                let old = before.constraints[index].items.first(where: { items.afterOf[Int($0.index)] == nil })
            {
                edit = .removed(top(ofRemoved: old))
            }
            editOfConstraint.append(edit)
            if case .constraint = edit { all.append(edit) }
        }
    }

    /// The edit that changed a constraint, by the constraint's index in one of the trees.
    func edit(ofConstraint place: Int, isOld: Bool) -> (edit: TreeEdit, change: Int)? {
        (isOld ? changeBefore : changeAfter)[place].map { (editOfConstraint[$0], $0) }
    }

    /// The outermost added view around an added view: they are one edit.
    func top(ofAdded id: ItemID) -> ItemID {
        var top = id
        while let superview = after[top].superview, items.beforeOf[Int(superview.index)] == nil { top = superview }
        return top
    }

    /// The outermost removed view around a removed view.
    func top(ofRemoved id: ItemID) -> ItemID {
        var top = id
        while let superview = before[top].superview, items.afterOf[Int(superview.index)] == nil { top = superview }
        return top
    }

    /// Whether common children have another order in a list of the view. Children that were added, removed or moved to
    /// another superview are left out: they have edits of their own.
    private func hasOtherOrder(_ old: ItemID, _ new: ItemID) -> Bool {
        func stays(_ child: ItemID) -> Bool {
            guard let partner = items.beforeOf[Int(child.index)] else { return false }
            return after[child].superview == new && before[partner].superview == old
        }
        return ViewList.allCases.contains { list in
            guard list != .arrangement else { return false }
            let one = before[old][list].compactMap { items.afterOf[Int($0.index)] }.filter(stays)
            return one != after[new][list].filter(stays)
        }
    }
}

extension LayoutConstraint {
    /// The items of the two anchors.
    var items: [ItemID] { [first.item] + (second.map { [$0.item] } ?? []) }
}

/// The lists of a view that contain its children.
///
/// `arrangement` is the order of an arranger, `arrangedSubviews` that of a stack.
enum ViewList: CaseIterable {
    case subviews, guides, arrangedSubviews, arrangement
}

extension View {
    /// The items of one of a view's lists.
    subscript(list: ViewList) -> [ItemID] {
        get {
            switch list {
            case .subviews: subviews
            case .guides: guides
            case .arrangedSubviews: stack?.arrangedSubviews ?? []
            case .arrangement: arrangement ?? []
            }
        }
        set {
            switch list {
            case .subviews: subviews = newValue
            case .guides: guides = newValue
            case .arrangedSubviews: stack?.arrangedSubviews = newValue
            case .arrangement: if arrangement != nil { arrangement = newValue }
            }
        }
    }
}
