import LayoutEngine

/// One unknown of the comparison: the position in the superview or the length of an item along an axis.
///
/// Items have the ids of the new tree; items that only the old tree has follow after them. The item with the id 2 has
/// the nodes 16 to 23: x 16, content x 17, width 18, content width 19, and the same for the vertical axis from 20 on.
struct EquationNode: Hashable {
    /// The two numbers of an item along an axis.
    enum Part: Int { case position, size }

    /// The item in the common numbering.
    var item: ItemID
    /// Horizontal for x and width.
    var axis: Axis
    /// The position or the length.
    var part: Part
    /// Whether the node is the content rectangle of a scroll view instead of its frame.
    var isContent: Bool

    /// An index into flat arrays.
    var index: Int { ((Int(item.index) * 2 + axis.rawValue) * 2 + part.rawValue) * 2 + (isContent ? 1 : 0) }

    /// An unknown by its parts.
    init(_ item: ItemID, _ axis: Axis, _ part: Part, isContent: Bool = false) {
        self.item = item
        self.axis = axis
        self.part = part
        self.isContent = isContent
    }

    /// The unknown of an index: eight for each item.
    init(index: Int) {
        item = ItemID(index: Int32(truncatingIfNeeded: index / 8))
        axis = (index / 4) % 2 == 0 ? .horizontal : .vertical
        part = (index / 2) % 2 == 0 ? .position : .size
        isContent = index % 2 == 1
    }

    /// Nil for a helper unknown of a rule.
    init?(_ quantity: LayoutTrace.Quantity) {
        switch quantity {
        case .x(let id): self.init(id, .horizontal, .position)
        case .y(let id): self.init(id, .vertical, .position)
        case .width(let id): self.init(id, .horizontal, .size)
        case .height(let id): self.init(id, .vertical, .size)
        case .contentX(let id): self.init(id, .horizontal, .position, isContent: true)
        case .contentY(let id): self.init(id, .vertical, .position, isContent: true)
        case .contentWidth(let id): self.init(id, .horizontal, .size, isContent: true)
        case .contentHeight(let id): self.init(id, .vertical, .size, isContent: true)
        case .auxiliary: return nil
        }
    }

    /// The unknown that is a number of an item's frame.
    init(_ edge: EdgeChange.Edge, of item: ItemID) {
        switch edge {
        case .x: self.init(item, .horizontal, .position)
        case .y: self.init(item, .vertical, .position)
        case .width: self.init(item, .horizontal, .size)
        case .height: self.init(item, .vertical, .size)
        }
    }

    /// The same unknown of another item.
    func renamed(_ name: (ItemID) -> ItemID) -> EquationNode {
        EquationNode(name(item), axis, part, isContent: isContent)
    }

    /// The number of a frame that the unknown is.
    var edge: EdgeChange.Edge {
        switch (axis, part) {
        case (.horizontal, .position): .x
        case (.vertical, .position): .y
        case (.horizontal, .size): .width
        case (.vertical, .size): .height
        }
    }
}

/// An equation of one or both sides, with common ids, positions relative to the superview.
struct EquationPair {
    /// Indices in the two lists of equations.
    var before: Int?
    /// The index in the new layout's list; nil for an equation of the old layout alone.
    var after: Int?
    /// The unknowns of both equations, each once; `weight` is the coefficient, the new one if both have the unknown.
    var nodes: [(node: Int, weight: Double)]
    /// The width that the height of a wrapped text depends on, although no equation contains the dependency.
    var hiddenInput: Int?
    /// The change of the constant, if both equations exist.
    var constantDelta: Double
    /// Whether one equation is missing or the equations differ.
    var isChanged: Bool
    /// Whether the equation was active (held without slack) on either side.
    var isActive: Bool

    /// The unknowns whose change can move the equation's other unknowns.
    var inputs: [Int] { nodes.map(\.node) + (hiddenInput.map { [$0] } ?? []) }
}
