/// The identity of a view, guide or container in one tree: its index in `LayoutTree.items`.
public struct ItemID: Hashable, Sendable, Comparable, BitwiseCopyable {
    /// The place in `LayoutTree.items`, from 0. A removed item keeps its place, so an id never names another item.
    public let index: Int32

    /// An id of a place that the caller knows to be in the tree.
    @inlinable public init(index: Int32) { self.index = index }

    /// By place: items that were added earlier come first.
    public static func < (a: ItemID, b: ItemID) -> Bool { a.index < b.index }
}
