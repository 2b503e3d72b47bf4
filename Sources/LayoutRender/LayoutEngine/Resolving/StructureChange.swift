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

    /// Whether two records of a view differ in subviews and guides alone, and in the list of arranged views if asked for.
    static func isQuiet(_ view: View, before: View, arranged: Bool = false) -> Bool {
        var same = before
        same.subviews = view.subviews
        same.guides = view.guides
        if arranged, let views = view.stack?.arrangedSubviews { same.stack?.arrangedSubviews = views }
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
        let (known, kept) = (Set(before), Set(after))
        gone = before.filter { !kept.contains($0) }
        come = after.filter { !known.contains($0) }
        keepsOrder = before.filter { kept.contains($0) } == after.filter { known.contains($0) }
    }
}

extension StructureChange {
    /// Whether a record differs from the one before in natural lengths alone, and in none that is 0 or missing in one of both:
    /// growing by a point then costs the same.
    static func keepsCosts(_ view: View, before old: View) -> Bool {
        guard let own = view.intrinsicContentSize, let before = old.intrinsicContentSize else { return view == old }
        guard Axis.allCases.allSatisfy({ own[$0] > 0 && before[$0] > 0 || own[$0] == before[$0] }) else { return false }
        var same = old
        same.intrinsicContentSize = own
        return same == view
    }
}

extension View {
    /// Guides first, in the order in which an outline visits them.
    var children: [ItemID] { guides.isEmpty ? subviews : guides + subviews }

    /// Whether the children and arranged subviews that another record of the item has too have the same order there.
    func keepsOrder(in other: View) -> Bool {
        ListDifference(children, other.children).keepsOrder
            && ListDifference(stack?.arrangedSubviews ?? [], other.stack?.arrangedSubviews ?? []).keepsOrder
    }

    /// Whether another record of the item has the same subviews and guides, and arranges the same views.
    func hasSameChildren(as other: View) -> Bool {
        superview == other.superview && subviews == other.subviews && guides == other.guides
            && stack?.arrangedSubviews == other.stack?.arrangedSubviews
    }
}
