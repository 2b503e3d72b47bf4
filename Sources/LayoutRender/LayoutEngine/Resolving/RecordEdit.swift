/// How an edit changed the record of a view that stays in a tree in closed form, found with one copy of the record.
struct RecordEdit {
    let id: ItemID
    /// Of the record before the edit, in the journal.
    let place: Int
    /// Whether the superview, the subviews, the guides or the arranged subviews are others.
    let isRestructured: Bool
    /// Whether nothing else is.
    let isQuiet: Bool
    /// Whether nothing but natural lengths are others, none of them 0 or missing before or now: growing by a point then costs
    /// the same.
    let keepsCosts: Bool

    /// Priorities, margins, insets and directions are of structure by their declarations (`PropertyCatalog`): an edit of them, on
    /// which the costs of growing and the outline depend, is none of a tree in closed form.
    /// - Returns: nil if more changed than a tree in closed form takes up.
    init?(_ id: ItemID, at place: Int, from old: View, to view: View) {
        guard old.mayHaveNaturalSize == view.mayHaveNaturalSize else { return nil }
        self.id = id
        self.place = place
        isRestructured = !view.hasSameChildren(as: old)
        // The fields that most edits write are taken up one after the other, until the copy is the view.
        var same = old
        if isRestructured {
            same.superview = view.superview
            same.takeUpChildren(of: view)
            if let views = view.stack?.arrangedSubviews { same.stack?.arrangedSubviews = views }
            isQuiet = same == view
        } else {
            isQuiet = false
        }
        if isQuiet {
            keepsCosts = false
            return
        }
        same.intrinsicContentSize = view.intrinsicContentSize
        if same == view {
            keepsCosts = !isRestructured && Self.keepsCosts(view.intrinsicContentSize, before: old.intrinsicContentSize)
            return
        }
        keepsCosts = false
        guard ChangeScope.haveSameStructure(old, view), old.stack?.axis == view.stack?.axis,
            old.stack?.distribution == view.stack?.distribution
        else { return nil }
    }

    private static func keepsCosts(_ size: Size?, before: Size?) -> Bool {
        guard let size, let before else { return false }
        return Axis.allCases.allSatisfy { size[$0] > 0 && before[$0] > 0 || size[$0] == before[$0] }
    }
}

/// What an edit changed of the list of a stack's arranged subviews where it changed nothing else of the stack.
struct ListEdit {
    /// How many views at the beginning are as before.
    let common: Int
    /// The views that were not in the list.
    let come: [ItemID]
}
