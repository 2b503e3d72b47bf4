/// The views that an edit put into a layout, took out of it or put elsewhere.
struct StructureChange {
    /// In the layout now, and not before or elsewhere; parents first.
    var came: [ItemID] = []
    /// In the layout before, and perhaps again now, elsewhere.
    var left: [ItemID] = []
    /// Views whose subviews or guides came or left.
    var parents: [ItemID] = []
    /// Those of them whose records say nothing else new: no other child moves on their account.
    var quiet: Set<ItemID> = []
    /// Stacks that stay and arrange other views now, or in another order.
    var stacks: [ItemID] = []
    /// Arranged subviews that stay and have another place among the equals of their stack.
    var renumbered: [ItemID] = []

    /// Whether two records of a view differ in subviews and guides alone.
    static func isQuiet(_ view: View, before: View) -> Bool {
        var same = before
        same.takeUpChildren(of: view)
        return same == view
    }

    var isEmpty: Bool { came.isEmpty && left.isEmpty && stacks.isEmpty && parents.isEmpty }
}

/// The elements of two lists without repetitions that only one of them has, in their order.
struct ListDifference {
    private(set) var gone: [ItemID] = []
    private(set) var come: [ItemID] = []
    /// Whether the elements of both lists have the same order in both.
    private(set) var keepsOrder = true
    /// How many elements both lists have at their beginnings.
    private(set) var common = 0

    init(_ old: [ItemID], _ new: [ItemID]) {
        // Nearly always one element comes or goes, in a list that may be long.
        let start = old.span.commonPrefix(with: new.span, limit: min(old.count, new.count))
        common = start
        let same = old.span.commonSuffix(with: new.span, limit: min(old.count, new.count) - start)
        let (oldEnd, newEnd) = (old.count - same, new.count - same)
        guard oldEnd > start || newEnd > start else { return }
        let (before, after) = (old[start..<oldEnd], new[start..<newEnd])
        guard !before.isEmpty, !after.isEmpty else {
            (gone, come) = (Array(before), Array(after))
            return
        }
        let (known, kept) = (Set(before), Set(after))
        gone = before.filter { !kept.contains($0) }
        come = after.filter { !known.contains($0) }
        keepsOrder = before.filter { kept.contains($0) } == after.filter { known.contains($0) }
    }
}

extension View {
    /// Guides first, in the order in which an outline visits them.
    var children: [ItemID] { guides.isEmpty ? subviews : guides + subviews }

    /// Takes up the subviews and guides of another record.
    mutating func takeUpChildren(of other: View) {
        subviews = other.subviews
        // Written only where there are any: guides are among the properties that few views have.
        if !guides.isEmpty || !other.guides.isEmpty { guides = other.guides }
    }

    /// Whether the arranged subviews that another record of the item has too have the same order there.
    func keepsOrderOfArranged(in other: View) -> Bool {
        guard let views = stack?.arrangedSubviews, let others = other.stack?.arrangedSubviews else { return true }
        return ListDifference(views, others).keepsOrder
    }

    /// Whether another record of the item has the same subviews and guides, and arranges the same views.
    func hasSameChildren(as other: View) -> Bool {
        superview == other.superview && subviews == other.subviews && guides == other.guides
            && stack?.arrangedSubviews == other.stack?.arrangedSubviews
    }
}
