/// The name of a view, guide or container inside one tree: its place in the arena.
public struct ItemID: Hashable, Sendable, Comparable {
    public let index: Int32

    @inlinable public init(index: Int32) { self.index = index }

    public static func < (a: ItemID, b: ItemID) -> Bool { a.index < b.index }
}
