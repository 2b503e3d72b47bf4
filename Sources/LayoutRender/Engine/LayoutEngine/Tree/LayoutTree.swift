import Cassowary

/// A view hierarchy and its constraints as plain values: with a `LayoutEnvironment`, the whole input of layout.
///
/// Guarantees: `root` exists; every id in the tree names one of its items; each item has at most one superview.
///
/// Trees are values. Reading a document, editing and converting make trees; `resolve(in:)` reads one. `LayoutSession`
/// lays a tree out again after edits.
public struct LayoutTree: Sendable, Equatable {
    /// All items; an `ItemID` is an index in this list. A removed item keeps its index and has no superview.
    public private(set) var items: [View]
    /// The root has the size of the environment, unless its record states a frame.
    public let root: ItemID
    private var activeConstraints: [LayoutConstraint] = []
    /// The writes since a session began to record them; nil without a session.
    var journal: Journal?

    /// A tree of one view.
    public init(root view: View) {
        items = [view]
        root = ItemID(index: 0)
    }

    /// A tree of given records, which must fulfil the guarantees.
    package init(items: [View], root: ItemID, constraints: [LayoutConstraint]) {
        self.items = items
        self.root = root
        activeConstraints = constraints
    }

    /// The number of records, removed items included; ids are 0 ..< `count`.
    public var count: Int { items.count }

    /// In the order of activation, which decides ties and conflicts.
    public var constraints: [LayoutConstraint] {
        _read { yield activeConstraints }
        _modify {
            journal?.note(activeConstraints)
            yield &activeConstraints
        }
    }

    /// A constraint of the list. A session whose tree is edited by this subscript looks at that constraint alone, and at all
    /// constraints after a change of `constraints`.
    public subscript(constraint place: Int) -> LayoutConstraint {
        _read { yield activeConstraints[place] }
        _modify {
            journal?.note(place, activeConstraints[place])
            yield &activeConstraints[place]
        }
    }

    /// Adds a constraint behind all others.
    public mutating func append(_ constraint: consuming LayoutConstraint) {
        journal?.note(activeConstraints)
        activeConstraints.append(constraint)
    }

    /// The record of an item, O(1). The id must be one of this tree; another id traps.
    public subscript(id: ItemID) -> View {
        // Inlinable: other modules read views all the time, and a call for each would cost more than the reading.
        @inlinable _read { yield items[Int(id.index)] }
        _modify {
            note(id)
            yield &items[Int(id.index)]
        }
    }

    /// Notes for a session that a record is about to be written.
    @inline(__always)
    private mutating func note(_ id: ItemID) {
        if journal != nil { journal?.note(id, items[Int(id.index)]) }
    }

    /// Allocates room for `count` records at once, as `Array.reserveCapacity(_:)` does; changes nothing else.
    public mutating func reserve(_ count: Int) { items.reserveCapacity(count) }

    /// Reserves memory for subviews to come, so that the lists are allocated once.
    public mutating func reserveSubviews(_ count: Int, of parent: ItemID) {
        items[Int(parent.index)].reserveSubviews(count)
    }

    /// Adds a view on top of `parent`'s subviews.
    @discardableResult
    public mutating func addSubview(_ view: consuming View, to parent: ItemID) -> ItemID {
        let id = append(consume view, superview: parent)
        // Not by the subscript, whose accessor allocates memory.
        note(parent)
        items[Int(parent.index)].subviews.append(id)
        return id
    }

    /// Adds a view to a stack's subviews and arranged subviews; UIKit turns the autoresizing translation off.
    @discardableResult
    public mutating func addArrangedSubview(_ view: consuming View, to stack: ItemID) -> ItemID {
        let id = append(consume view, superview: stack, isArranged: true)
        note(stack)
        Self.addArranged(id, to: &items[Int(stack.index)])
        return id
    }

    /// Adds a layout guide or a layout container to `owner`.
    @discardableResult
    public mutating func addGuide(_ guide: consuming View, to owner: ItemID) -> ItemID {
        let id = append(consume guide, superview: owner)
        self[owner].guides.append(id)
        return id
    }

    private mutating func append(_ view: consuming View, superview: ItemID, isArranged: Bool = false) -> ItemID {
        let id = ItemID(index: Int32(truncatingIfNeeded: items.count))
        // Changed in the list, not in the argument: no copy.
        items.append(consume view)
        Self.enter(&items[Int(id.index)], as: id, superview, isArranged: isArranged)
        return id
    }

    /// Removes a view from superview, stack and arranger, with the ancestors' constraints on the view.
    ///
    /// The record stays, and the id never names another view. Memory for removed records is not reclaimed.
    public mutating func removeFromSuperview(_ id: ItemID) {
        guard self[id].superview != nil else { return }
        removeConstraints(crossing: id)
        detach(id)
    }

    /// Removes the constraints between a view, or an item below, and another item outside.
    private mutating func removeConstraints(crossing id: ItemID) {
        guard !activeConstraints.isEmpty else { return }
        var isInside = [Bool](repeating: false, count: items.count)
        forEachDescendant(of: id) { isInside[Int($0.index)] = true }
        func isCrossing(_ constraint: LayoutConstraint) -> Bool {
            guard let second = constraint.second?.item.index else { return false }
            return isInside[Int(second)] != isInside[Int(constraint.first.item.index)]
        }
        guard activeConstraints.contains(where: isCrossing) else { return }
        constraints.removeAll(where: isCrossing)
    }

    /// Reorders the subviews of `parent`; views that `order` lacks follow in their old order. Of a view that `order` has several
    /// times, the first place counts; what is no subview of `parent` is passed by.
    public mutating func setSubviews(_ order: [ItemID], of parent: ItemID) {
        var rest = Set(self[parent].subviews)
        let first = order.filter { rest.remove($0) != nil }
        self[parent].subviews = first + self[parent].subviews.filter { rest.contains($0) }
    }

    /// Visits `id` and its descendants, parents first, without recursion.
    public func forEachDescendant(of id: ItemID, _ body: (ItemID) -> Void) {
        var pending = [id]
        while let next = pending.popLast() {
            body(next)
            // Most views have neither.
            if !self[next].subviews.isEmpty { pending.append(contentsOf: self[next].subviews.reversed()) }
            if self[next].hasExtras { pending.append(contentsOf: self[next].guides.reversed()) }
        }
    }

    /// The nearest common ancestor of two items; either may be the other's ancestor.
    @inline(__always)
    package func commonAncestor(_ a: ItemID, _ b: ItemID) -> ItemID {
        var (a, b) = (a, b)
        var (levelA, levelB) = (level(of: a), level(of: b))
        while a != b {
            let isDeeper = (levelA >= levelB, levelB >= levelA)
            if isDeeper.0 {
                guard let next = self[a].superview else { return root }
                a = next
                levelA -= 1
            }
            if isDeeper.1 {
                guard let next = self[b].superview else { return root }
                b = next
                levelB -= 1
            }
        }
        return a
    }

    /// An item and the views around the item, the innermost first; nothing for nil.
    package func lineage(of id: ItemID?) -> UnfoldSequence<ItemID, ItemID?> {
        sequence(state: id) { next in
            let item = next
            next = item.flatMap { self[$0].superview }
            return item
        }
    }

    /// The views around an item, the innermost first.
    package func superviews(of id: ItemID) -> UnfoldSequence<ItemID, ItemID?> { lineage(of: self[id].superview) }

    /// The number of ancestors of an item.
    @inline(__always)
    private func level(of id: ItemID) -> Int {
        var level = 0
        var next = self[id].superview
        while let current = next {
            level += 1
            next = self[current].superview
        }
        return level
    }

    /// The first item with this identifier; linear, for tests and small tools. Readers keep their own index.
    public func item(named identifier: String) -> ItemID? {
        items.firstIndex { $0.identifier == identifier }.map { ItemID(index: Int32(truncatingIfNeeded: $0)) }
    }
}

extension LayoutTree {
    /// Two trees are equal if their records, roots and constraints are; the journal of a session does not count.
    public static func == (a: LayoutTree, b: LayoutTree) -> Bool {
        a.root == b.root && a.items == b.items && a.activeConstraints == b.activeConstraints
    }
}
