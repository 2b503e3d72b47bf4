/// The lines of a tree's items and constraints in their file, from 1.
///
/// Stored beside the tree and not in it: few lines are ever printed, but every record would be copied with its line.
public struct SourcePositions: Sendable, Equatable {
    /// By item; 0 for an item without an element of its own.
    private var items: [Int32] = []
    /// By index in `LayoutTree.constraints`.
    private var constraints: [Int32] = []

    /// No lines.
    public init() {}

    /// Notes the line of an item's element, from 1.
    public mutating func set(_ line: Int, of item: ItemID) {
        let index = Int(item.index)
        while items.count <= index { items.append(0) }
        items[index] = Int32(clamping: line)
    }

    /// Adds the line of the next constraint; called once for each constraint of the tree, in its order.
    public mutating func appendConstraint(_ line: Int) { constraints.append(Int32(clamping: line)) }

    /// The line of an item's element; nil for an item without one.
    public func line(of item: ItemID) -> Int? {
        let index = Int(item.index)
        return items.indices.contains(index) && items[index] > 0 ? Int(items[index]) : nil
    }

    /// The line of a constraint's element; nil beyond the noted constraints.
    /// - Parameter index: the constraint's index in `LayoutTree.constraints`.
    public func line(ofConstraint index: Int) -> Int? {
        constraints.indices.contains(index) ? Int(constraints[index]) : nil
    }
}
