/// On which lines of a file the items and constraints of a tree stand, from 1.
///
/// Beside the tree instead of in it: few of its records are ever spoken of, and all of them are copied.
public struct SourcePositions: Sendable, Equatable {
    /// By item; 0 for what has no element of its own.
    private var items: [Int32] = []
    /// By place in `LayoutTree.constraints`.
    private var constraints: [Int32] = []

    public init() {}

    public mutating func set(_ line: Int, of item: ItemID) {
        let index = Int(item.index)
        while items.count <= index { items.append(0) }
        items[index] = Int32(clamping: line)
    }

    /// Says where the next constraint stands; once for each constraint of the tree, in its order.
    public mutating func appendConstraint(_ line: Int) { constraints.append(Int32(clamping: line)) }

    public func line(of item: ItemID) -> Int? {
        let index = Int(item.index)
        return items.indices.contains(index) && items[index] > 0 ? Int(items[index]) : nil
    }

    /// - Parameter index: the constraint's place in `LayoutTree.constraints`.
    public func line(ofConstraint index: Int) -> Int? {
        constraints.indices.contains(index) ? Int(constraints[index]) : nil
    }
}
