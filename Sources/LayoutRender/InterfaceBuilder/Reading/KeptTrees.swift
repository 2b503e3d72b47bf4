import LayoutEngine

/// The trees of a document's roots for pages on which all elements say the same of their views.
///
/// A tree that depends on more of the page is made anew each time: one in which a text is measured or translated.
struct KeptTrees: Sendable {
    /// One root's tree.
    private struct Kept: Sendable {
        /// The root's place in the document.
        let element: Int
        let fallbackID: String
        /// Whether tables stack their rows anew; nil where no table and no collection view has cells.
        let stacksRows: Bool?
        let builder: TreeBuilder
        /// What recorded sizes depend on, once that was asked for, and the lengths of controls that it was found for.
        var axes: TreeAxes?
    }

    private var trees: [Kept] = []
    /// A tree with rows of both kinds counts twice.
    private static let most = 64

    /// The tree of a root on another page of the kind; nil if it is to be made.
    func tree(of element: XMLElement, fallbackID: String, in context: DocumentContext) -> TreeBuilder? {
        let place = trees.firstIndex { kept in
            kept.element == element.index && kept.fallbackID == fallbackID
                && (kept.stacksRows == nil || kept.stacksRows == context.stacksRows)
        }
        guard let place else { return nil }
        var builder = trees[place].builder.with(context)
        builder.place = place
        return builder
    }

    /// Keeps a tree that was just made, and tells it its place.
    mutating func keep(_ builder: inout TreeBuilder, of element: XMLElement, fallbackID: String) {
        guard !builder.isOfOnePage, trees.count < Self.most else { return }
        let stacksRows = builder.hasCells ? builder.context.stacksRows : nil
        trees.append(Kept(element: element.index, fallbackID: fallbackID, stacksRows: stacksRows, builder: builder))
        builder.place = trees.count - 1
    }

    /// What recorded sizes depend on of a tree.
    /// - Parameter place: where the tree is kept; nil for a tree that is not.
    mutating func axes(of tree: LayoutTree, at place: Int?, in environment: LayoutEnvironment) -> TreeAxes {
        guard let place else { return TreeAxes(tree, environment) }
        if let known = trees[place].axes, known.isValid(for: tree, in: environment) { return known }
        let axes = TreeAxes(tree, environment)
        trees[place].axes = axes
        return axes
    }
}

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
