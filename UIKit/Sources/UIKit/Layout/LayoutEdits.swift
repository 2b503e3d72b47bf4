internal import LayoutEngine

/// What views and constraints have noted since the last solution, for the tree to take over.
struct LayoutEdits {
    /// Items whose views say something else of themselves, in the order of the first change.
    private(set) var items: [ItemID] = []
    /// Items whose subviews are others, or in another order.
    private(set) var parents: [ItemID] = []
    /// Items whose views have left, with everything below them.
    var departed: [ItemID] = []
    /// Constraints that were activated; some of them may be inactive again.
    var activated: [NSLayoutConstraint] = []
    /// Constraints with another constant or priority.
    var changed: [NSLayoutConstraint] = []
    /// The places of constraints that were deactivated.
    var deactivated: [Int] = []
    private var noted: Set<ItemID> = []
    private var notedParents: Set<ItemID> = []

    var count: Int {
        items.count + parents.count + departed.count + activated.count + changed.count + deactivated.count
    }
    var isEmpty: Bool { count == 0 }
    /// Whether views were added, removed or put into another order.
    var isStructural: Bool { !parents.isEmpty || !departed.isEmpty }

    mutating func note(_ item: ItemID) { if noted.insert(item).inserted { items.append(item) } }
    mutating func note(subviewsOf item: ItemID) { if notedParents.insert(item).inserted { parents.append(item) } }
}
