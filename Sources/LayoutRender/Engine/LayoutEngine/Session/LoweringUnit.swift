/// The smallest group of constraints that a session lowers again.
enum LoweringUnit: Hashable {
    /// The constraints that an item's own properties make.
    case item(ItemID)
    /// One constraint of the tree's list.
    case explicit(Int)
}
