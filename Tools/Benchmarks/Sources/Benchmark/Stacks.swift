import LayoutEngine

/// Four levels of stacks, the outermost a column, axes alternating, `fanOut` views in each, leaves 30 x 20, spacing 4: the
/// tree of `Peers/yoga.cpp` and `Peers/clay.c`.
struct Stacks {
    static let environment = LayoutEnvironment(width: nil, height: nil, scale: 2)

    private(set) var tree: LayoutTree
    private(set) var leaves: [ItemID] = []
    private let fanOut: Int

    init(fanOut: Int) {
        self.fanOut = fanOut
        tree = LayoutTree(root: Self.stack(.vertical))
        tree.reserve((0...4).reduce(0) { count, _ in count * fanOut + 1 })
        fill(tree.root, 3, .horizontal)
    }

    private static func stack(_ axis: Axis) -> View {
        var view = View(.stackView, identifier: "stack")
        view.stack?.axis = axis
        view.stack?.spacing = 4
        return view
    }

    private mutating func fill(_ parent: ItemID, _ level: Int, _ axis: Axis) {
        tree.reserveSubviews(fanOut, of: parent)
        for _ in 0..<fanOut {
            if level == 0 {
                var leaf = View(.view, identifier: "leaf")
                leaf.intrinsicContentSize = Size(width: 30, height: 20)
                leaves.append(tree.addArrangedSubview(consume leaf, to: parent))
            } else {
                let inner = Self.stack(axis)
                fill(tree.addArrangedSubview(consume inner, to: parent), level - 1, axis.cross)
            }
        }
    }
}
