/// The lines of a tree's items and constraints in their file, from 1.
///
/// Stored beside the tree and not in it: few lines are ever printed, but every record would be copied with its line.
package struct SourcePositions: Sendable, Equatable {
    /// A place in a file; 0 for what is not known.
    private struct Place: Equatable {
        var line: Int32 = 0
        var column: Int32 = 0
    }

    /// Whether a person wrote the file and chose its ids, as in a tree.json.
    package var isHandwritten = false
    /// By item; line 0 for an item without an element of its own.
    private var items: [Place] = []
    /// By index in `LayoutTree.constraints`.
    private var constraints: [Place] = []

    /// No lines.
    package init() {}

    /// Notes the line of an item's element, from 1.
    package mutating func set(_ line: Int, column: Int = 0, of item: ItemID) {
        let index = Int(item.index)
        while items.count <= index { items.append(Place()) }
        items[index] = Place(line: Int32(clamping: line), column: Int32(clamping: column))
    }

    /// Adds the line of the next constraint; called once for each constraint of the tree, in its order.
    package mutating func appendConstraint(_ line: Int, column: Int = 0) {
        constraints.append(Place(line: Int32(clamping: line), column: Int32(clamping: column)))
    }

    /// The line of an item's element; nil for an item without one.
    package func line(of item: ItemID) -> Int? { position(of: item)?.line }

    /// The line of a constraint's element; nil beyond the noted constraints.
    /// - Parameter index: the constraint's index in `LayoutTree.constraints`.
    package func line(ofConstraint index: Int) -> Int? {
        constraints.indices.contains(index) ? Int(constraints[index].line) : nil
    }

    /// Line and column of an item's element; no column where only lines are known.
    package func position(of item: ItemID) -> (line: Int, column: Int?)? {
        let index = Int(item.index)
        guard items.indices.contains(index), items[index].line > 0 else { return nil }
        return position(items[index])
    }

    /// Line and column of a constraint's element.
    package func position(ofConstraint index: Int) -> (line: Int, column: Int?)? {
        constraints.indices.contains(index) ? position(constraints[index]) : nil
    }

    private func position(_ place: Place) -> (line: Int, column: Int?) {
        (Int(place.line), place.column > 0 ? Int(place.column) : nil)
    }
}
