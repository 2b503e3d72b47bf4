import LayoutEngine

/// What recorded sizes depend on of a tree's structure.
struct TreeAxes: Sendable {
    /// The axes along which other views decide a length.
    let decided: DecidedAxes
    /// The heights that constraints of views alone fix.
    let fixedHeights: [ItemID: Double]
    /// The axes along which both edges of a view are tied to its superview.
    let pinned: Set<PinnedAxis>
    /// The controls of a fixed size.
    private let controls: [ItemID]
    /// Whether each of them has a width and a height.
    private let haveSizes: [AxisPair<Bool>]

    /// An axis along which constraints tie both edges of a view to its superview.
    struct PinnedAxis: Hashable, Sendable {
        /// The view.
        var view: ItemID
        /// The axis.
        var axis: Axis
    }

    init(_ tree: LayoutTree, _ environment: LayoutEnvironment) {
        decided = DecidedAxes(tree, environment)
        fixedHeights = Self.fixedHeights(tree)
        pinned = Self.pinnedAxes(tree)
        controls = tree.items.indices.filter { tree.items[$0].kind.traits.contains(.fixedSize) }
            .map { ItemID(index: Int32(truncatingIfNeeded: $0)) }
        haveSizes = Self.haveSizes(controls, tree, environment)
    }

    /// Whether a page's tree of the same views and constraints has the same axes: they depend on nothing else but on whether
    /// controls have a size.
    func isValid(for tree: LayoutTree, in environment: LayoutEnvironment) -> Bool {
        haveSizes == Self.haveSizes(controls, tree, environment)
    }

    private static func haveSizes(
        _ controls: [ItemID], _ tree: LayoutTree, _ environment: LayoutEnvironment
    ) -> [AxisPair<Bool>] {
        controls.map { id in
            let size = tree[id].naturalSize(in: environment)
            return AxisPair(horizontal: size.width > 0, vertical: size.height > 0)
        }
    }

    /// The axes along which both edges of a view are tied to the superview's. The content of a scroll view is tied so, and
    /// takes its size from itself.
    private static func pinnedAxes(_ tree: LayoutTree) -> Set<PinnedAxis> {
        var starts: Set<PinnedAxis> = []
        var ends: Set<PinnedAxis> = []
        for constraint in tree.constraints where constraint.isActive && constraint.relation == .equal {
            guard let second = constraint.second else { continue }
            for (own, other) in [(constraint.first, second), (second, constraint.first)]
            where tree[own.item].superview == other.item && own.attribute == other.attribute {
                let place = PinnedAxis(view: own.item, axis: own.attribute.axis)
                switch own.attribute {
                case .leading, .left, .top: starts.insert(place)
                case .trailing, .right, .bottom: ends.insert(place)
                default: continue
                }
            }
        }
        return starts.intersection(ends)
    }

    /// The heights that constraints of views alone fix, in points.
    private static func fixedHeights(_ tree: LayoutTree) -> [ItemID: Double] {
        var heights: [ItemID: Double] = [:]
        for constraint in tree.constraints
        where constraint.second == nil && constraint.first.attribute == .height && constraint.relation == .equal
            && constraint.priority == LayoutPriority.required.rawValue
        {
            heights[constraint.first.item] = constraint.constant
        }
        return heights
    }
}
