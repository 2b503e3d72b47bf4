import Foundation
import LayoutEngine
import Measuring

/// Stacks in stacks, from the first view to the last frame: a tree is built and laid out, again and again.
///
/// The tree has LEVELS levels of stacks, the outermost a column, axes alternating, FANOUT views in each, leaves 30 x 20,
/// spacing 4, as in `Yoga/yoga.cpp`.
struct Plain {
    let fanOut: Int
    let levels: Int
    let runs: Int

    init(_ words: [String]) {
        let numbers = words.compactMap { Int($0) }
        guard words.count == 3, numbers.count == 3 else {
            print("usage: LayoutBenchmark plain FANOUT LEVELS RUNS")
            exit(64)
        }
        (fanOut, levels, runs) = (numbers[0], numbers[1], numbers[2])
    }

    /// Prints the views and the medians in microseconds of building the tree and of laying it out.
    func run() {
        let environment = LayoutEnvironment(width: nil, height: nil, scale: 2)
        var building: [Double] = []
        var layout: [Double] = []
        var views = 0
        for _ in 0..<runs {
            let start = now()
            let tree = tree()
            let built = now()
            let result = tree.resolve(in: environment, findingAmbiguity: false)
            layout.append(now() - built)
            building.append(built - start)
            precondition(result[tree.root].frame.width > 0)
            views = tree.count
        }
        print(String(format: "%d %.0f %.0f", views, median(building), median(layout)))
    }

    private func tree() -> LayoutTree {
        var tree = LayoutTree(root: stack(.vertical))
        tree.reserve((0...levels).reduce(0) { count, _ in count * fanOut + 1 })
        fill(tree.root, levels - 1, .horizontal, &tree)
        return tree
    }

    private func stack(_ axis: Axis) -> View {
        var view = View(.stackView, identifier: "stack")
        view.stack?.axis = axis
        view.stack?.spacing = 4
        return view
    }

    private func fill(_ parent: ItemID, _ level: Int, _ axis: Axis, _ tree: inout LayoutTree) {
        tree.reserveSubviews(fanOut, of: parent)
        for _ in 0..<fanOut {
            if level == 0 {
                var leaf = View(.view, identifier: "leaf")
                leaf.intrinsicContentSize = Size(width: 30, height: 20)
                tree.addArrangedSubview(consume leaf, to: parent)
            } else {
                let inner = stack(axis)
                fill(tree.addArrangedSubview(consume inner, to: parent), level - 1, axis.cross, &tree)
            }
        }
    }
}
