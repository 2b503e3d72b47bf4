/// The identity of a view, guide or container in one tree: its index in `LayoutTree.items`.
public struct ItemID: Hashable, Sendable, Comparable {
    public let index: Int32

    @inlinable public init(index: Int32) { self.index = index }

    public static func < (a: ItemID, b: ItemID) -> Bool { a.index < b.index }
}
