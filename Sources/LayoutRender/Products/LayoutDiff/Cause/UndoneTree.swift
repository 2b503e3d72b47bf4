import LayoutDocument
import LayoutEngine

/// The new tree with some edits undone, with common ids: items of the new tree keep their ids, items that only the old
/// tree has follow after them.
///
/// Common ids let a trial mix records of both trees: the record of a removed view is in `base` all along, below no
/// superview, and undoing its removal only attaches it. No id changes between trials, so that a number of the report
/// is found in each trial's layout under the same id.
struct UndoneTree {
    /// Both layouts with their partners.
    private let run: Comparison
    /// The edit of each constraint.
    private let edits: TreeEdits
    /// Records of the new tree, then records of items that only the old tree has, not yet attached to a superview.
    private let base: [View]
    /// Records of the old tree with common ids, by common id.
    private var former: [Int: View] = [:]
    /// How a record takes a property over from another record.
    private let properties: [ViewProperty]

    /// Renames the old records once, for all trials.
    init(_ run: Comparison, _ edits: TreeEdits) {
        self.run = run
        self.edits = edits
        properties = run.properties.all
        var records = run.after.tree.items
        let count = records.count
        records.reserveCapacity(count + run.before.tree.count)
        for place in run.before.tree.items.indices {
            let old = ItemID(index: Int32(truncatingIfNeeded: place))
            let common = run.items.common(old, afterCount: count)
            let record = Self.renamed(run.before.tree[old]) { run.items.common($0, afterCount: count) }
            former[Int(common.index)] = record
            var own = record
            // Items that both trees have are attached elsewhere in the new tree.
            for list in ViewList.allCases { own[list].removeAll { $0.index < count } }
            if let superview = own.superview, superview.index < count { own.superview = nil }
            records.append(own)
        }
        base = records
    }

    /// A view's record with other ids.
    private static func renamed(_ view: View, _ name: (ItemID) -> ItemID) -> View {
        var copy = view
        copy.superview = view.superview.map(name)
        copy.subviews = view.subviews.map(name)
        copy.guides = view.guides.map(name)
        copy.container = view.container.map(name)
        copy.mapReferences(name)
        return copy
    }

    /// The tree and its environment without the edits.
    ///
    /// The steps follow this order because a view can be added to a view that is detached itself; references are
    /// cleaned last, when it is known which views the tree has.
    ///
    /// The layout of the tree is the caller's: a trial costs a copy of the records and one layout.
    ///
    /// - Parameter undone: edits of `TreeEdits.all`, in any order.
    func undoing(_ undone: [TreeEdit]) -> (tree: LayoutTree, environment: LayoutEnvironment) {
        var items = base
        // 1 moved views go back, added views are removed, removed views are added again
        for case .superview(let id) in undone { detach(id, &items) }
        for case .added(let id) in undone { detach(id, &items) }
        for case .removed(let old) in undone { attach(common(old), &items) }
        for case .superview(let id) in undone { attach(id, &items) }
        for case .order(let id) in undone { restoreOrder(of: id, &items) }
        // 2 properties of the remaining views
        for edit in undone {
            guard let id = edit.item, let source = former[Int(id.index)] else { continue }
            if case .hiding = edit { items[Int(id.index)].isHidden = source.isHidden }
            guard case .property(_, let name) = edit else { continue }
            for property in properties where property.name == name { property.copy(&items[Int(id.index)], source) }
        }
        for id in sizedByContent(undone) {
            guard let source = former[Int(id.index)] else { continue }
            for property in properties where property.name == PropertyComparison.naturalSize {
                property.copy(&items[Int(id.index)], source)
            }
        }
        // 3 references to views that are not in the tree
        let root = run.after.tree.root
        let isInstalled = Self.installed(items, root)
        for place in items.indices where isInstalled[place] { drop(isInstalled, &items[place]) }
        let tree = LayoutTree(items: items, root: root, constraints: constraints(undone, isInstalled))
        return (tree, undone.contains(.environment) ? run.before.environment : run.after.environment)
    }

    /// The views whose content is undone as a whole and whose recorded natural size changed with the content.
    private func sizedByContent(_ undone: [TreeEdit]) -> [ItemID] {
        var names: [ItemID: Set<String>] = [:]
        for case .property(let id, let name) in undone where run.contentNames.contains(name) {
            names[id, default: []].insert(name)
        }
        return names.keys.sorted().filter { id in
            guard let old = run.items.beforeOf[Int(id.index)] else { return false }
            let changes = run.properties.changes(old, id)
            let content = Set(changes.map(\.name)).intersection(run.contentNames)
            return run.isRecordedWithContent(changes) && content == names[id]
        }
    }

    /// The id of an old item in the common numbering.
    private func common(_ old: ItemID) -> ItemID { run.items.common(old, afterCount: run.after.tree.count) }

    // MARK: Places

    /// Takes an item out of every list of its superview.
    private func detach(_ id: ItemID, _ items: inout [View]) {
        guard let superview = items[Int(id.index)].superview else { return }
        let place = Int(superview.index)
        for list in ViewList.allCases { items[place][list].removeAll { $0 == id } }
        items[place].stack?.customSpacing.removeAll { $0.after == id }
        items[place].forgetRow(id)
        items[Int(id.index)].superview = nil
    }

    /// Attaches an item to its old superview, after the same neighbours.
    private func attach(_ id: ItemID, _ items: inout [View]) {
        guard let superview = former[Int(id.index)]?.superview, let source = former[Int(superview.index)] else {
            return
        }
        let place = Int(superview.index)
        for list in ViewList.allCases where source[list].contains(id) && !items[place][list].contains(id) {
            items[place][list] = Self.inserting(id, into: items[place][list], as: source[list])
        }
        items[Int(id.index)].superview = superview
        items[place].restoreRow(id, as: source)
        items[place].restoreSpacing(after: id, as: source)
    }

    /// A list with an item inserted behind the item that it follows in another list.
    ///
    /// `[a, c]` becomes `[a, b, c]` with `b` from `[x, a, b]`. At the front where none of the items before it is in
    /// the list.
    private static func inserting(_ id: ItemID, into list: [ItemID], as source: [ItemID]) -> [ItemID] {
        var list = list
        let before = source.prefix { $0 != id }
        let place = before.reversed().lazy.compactMap { list.firstIndex(of: $0) }.first.map { $0 + 1 } ?? 0
        list.insert(id, at: place)
        return list
    }

    /// Restores the old order of a view's remaining children, and which of them are arranged.
    /// An arranger's list is left alone, since it is a property of its own.
    private func restoreOrder(of id: ItemID, _ items: inout [View]) {
        guard let source = former[Int(id.index)] else { return }
        for list in ViewList.allCases where list != .arrangement {
            var current = items[Int(id.index)][list]
            let children = Set(source.subviews + source.guides).intersection(
                items[Int(id.index)].subviews + items[Int(id.index)].guides)
            current.removeAll { children.contains($0) && !source[list].contains($0) }
            for child in source[list] where children.contains(child) && !current.contains(child) {
                current = Self.inserting(child, into: current, as: source[list])
            }
            let wanted = source[list].filter(current.contains)
            var next = wanted.makeIterator()
            for place in current.indices where wanted.contains(current[place]) {
                current[place] = next.next() ?? current[place]
            }
            items[Int(id.index)][list] = current
        }
    }

    /// Which items are in the tree below the root.
    private static func installed(_ items: [View], _ root: ItemID) -> [Bool] {
        var isInstalled = [Bool](repeating: false, count: items.count)
        var pending = [root]
        while let id = pending.popLast() {
            guard !isInstalled[Int(id.index)] else { continue }
            isInstalled[Int(id.index)] = true
            pending += items[Int(id.index)].subviews + items[Int(id.index)].guides
        }
        return isInstalled
    }

    /// Removes a view's references to items outside the tree.
    private func drop(_ isInstalled: [Bool], _ view: inout View) {
        for list in ViewList.allCases {
            let kept = view[list].filter { isInstalled[Int($0.index)] || $0.index < run.after.tree.count }
            if kept.count < view[list].count { view[list] = kept }
        }
        if let container = view.container, !isInstalled[Int(container.index)] { view.container = nil }
        let record = view
        record.forEachListed { if !isInstalled[Int($0.index)] { view.forgetRow($0) } }
        for id in record.cell?.styled ?? [] where !isInstalled[Int(id.index)] { view.forgetPart(id) }
    }

    // MARK: Constraints

    /// The constraints with some edits undone, each at its place in its list. The order of the list decides ties
    /// between equally strong constraints, so a restored constraint goes back behind its predecessor of the old list,
    /// not to the end.
    private func constraints(_ undone: [TreeEdit], _ isInstalled: [Bool]) -> [LayoutConstraint] {
        let undone = Set(undone)
        // Each constraint with the index in the new list that it follows, and its index in the old list.
        var list: [(place: Int, old: Int, constraint: LayoutConstraint)] = []
        for (place, constraint) in run.after.tree.constraints.enumerated() {
            guard let (edit, index) = edits.edit(ofConstraint: place, isOld: false), undone.contains(edit),
                case .constraint = edit
            else {
                list.append((place, -1, constraint))
                continue
            }
            guard let before = run.constraints.changes[index].before else { continue }
            list.append((place, -1, renamed(run.before.tree.constraints[before])))
        }
        var last = -1
        for (place, constraint) in run.before.tree.constraints.enumerated() {
            if let partner = run.constraints.afterOf[place] {
                last = partner
            } else if let (edit, _) = edits.edit(ofConstraint: place, isOld: true), undone.contains(edit) {
                list.append((last, place, renamed(constraint)))
            }
        }
        list.sort { ($0.place, $0.old) < ($1.place, $1.old) }
        return list.map(\.constraint).filter { $0.items.allSatisfy { isInstalled[Int($0.index)] } }
    }

    /// A constraint of the old tree with common ids.
    private func renamed(_ constraint: LayoutConstraint) -> LayoutConstraint {
        var copy = constraint
        copy.first.item = common(constraint.first.item)
        if let second = constraint.second { copy.second?.item = common(second.item) }
        return copy
    }
}

extension TreeEdit {
    /// The item of the new tree whose record the edit changed; nil for other edits.
    fileprivate var item: ItemID? {
        switch self {
        case .property(let id, _), .hiding(let id): id
        default: nil
        }
    }
}

extension View {
    /// Removes an item from a table's rows and titles.
    fileprivate mutating func forgetRow(_ id: ItemID) {
        if table?.tableHeaderView == id { table?.tableHeaderView = nil }
        if table?.tableFooterView == id { table?.tableFooterView = nil }
        for place in sections.indices {
            changeSection(place) { section in
                section.rows.removeAll { $0 == id }
                if section.header == id { section.header = nil }
                if section.footer == id { section.footer = nil }
            }
        }
    }

    /// Removes one of a cell's own texts, its picture or its accessory view.
    fileprivate mutating func forgetPart(_ id: ItemID) {
        if cell?.textLabel == id { cell?.textLabel = nil }
        if cell?.detailTextLabel == id { cell?.detailTextLabel = nil }
        if cell?.imageView == id { cell?.imageView = nil }
        if cell?.accessoryView == id { cell?.accessoryView = nil }
        if content.text?.leftView == id { content.text?.leftView = nil }
        if content.text?.rightView == id { content.text?.rightView = nil }
    }

    /// Adds an item to the table's rows and titles as in another record.
    fileprivate mutating func restoreRow(_ id: ItemID, as source: View) {
        guard table != nil && source.table != nil || collection != nil && source.collection != nil else { return }
        if source.table?.tableHeaderView == id { table?.tableHeaderView = id }
        if source.table?.tableFooterView == id { table?.tableFooterView = id }
        var sections = self.sections
        for (place, section) in source.sections.enumerated() {
            while sections.count <= place { sections.append(TableAttributes.Section()) }
            if section.header == id { sections[place].header = id }
            if section.footer == id { sections[place].footer = id }
            guard let row = section.rows.firstIndex(of: id), !sections[place].rows.contains(id) else { continue }
            let known = sections[place].rows
            let follows = section.rows[..<row].reversed().lazy.compactMap { known.firstIndex(of: $0) }.first
            sections[place].rows.insert(id, at: follows.map { $0 + 1 } ?? 0)
        }
        self.sections = sections
    }

    /// Puts back the custom spacing after a view.
    fileprivate mutating func restoreSpacing(after id: ItemID, as source: View) {
        let own = (source.stack?.customSpacing ?? []).filter { $0.after == id }
        if !own.isEmpty, stack?.customSpacing.contains(where: { $0.after == id }) == false {
            stack?.customSpacing += own
        }
    }
}
