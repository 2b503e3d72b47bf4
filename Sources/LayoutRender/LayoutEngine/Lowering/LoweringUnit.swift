/// Constraints that are lowered together, and so lowered again together.
enum LoweringUnit: Hashable {
    /// What an item's own properties make.
    case item(ItemID)
    /// One constraint of the tree's list.
    case explicit(Int)
}
