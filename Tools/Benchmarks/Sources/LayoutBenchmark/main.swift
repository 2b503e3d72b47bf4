import Foundation
import LayoutEngine
import Measuring

/// `LayoutBenchmark FANOUT RUNS` lays out a tree of stacks four levels deep, alternating axes, leaves 30 x 20, spacing 4,
/// and prints: views, medians in microseconds of a full layout, of one edit of the last and of the first leaf, and of
/// hiding and showing a leaf; and the peak memory in KiB, of a full layout and of everything.
///
/// `LayoutBenchmark plain FANOUT LEVELS RUNS` builds such a tree and lays it out, RUNS times. See `Plain`.
///
/// `LayoutBenchmark children KIND COUNT EDIT RUNS` lays out a view of COUNT children, edits it RUNS times, and prints the
/// medians in microseconds of the first layout and of an edit. See `Children`.
///
/// `LayoutBenchmark read FILE RUNS` reads a tree.json RUNS times, and prints the median in microseconds.

keepFreedMemory()

func stackTree(depth: Int, fanOut: Int) -> LayoutTree {
    func stack(_ name: String, _ axis: Axis) -> View {
        var view = View(.stackView, identifier: name)
        view.stack?.axis = axis
        view.stack?.spacing = 4
        return view
    }
    var tree = LayoutTree(root: stack("root", .vertical))
    func fill(_ parent: ItemID, _ level: Int, _ axis: Axis) {
        for _ in 0..<fanOut {
            if level == 0 {
                var leaf = View(.view, identifier: "leaf\(tree.count)")
                leaf.intrinsicContentSize = Size(width: 30, height: 20)
                tree.addArrangedSubview(leaf, to: parent)
            } else {
                let id = tree.addArrangedSubview(stack("stack\(tree.count)", axis), to: parent)
                fill(id, level - 1, axis.cross)
            }
        }
    }
    fill(tree.root, depth - 1, .horizontal)
    return tree
}

let words = CommandLine.arguments.dropFirst()
if words.first == "children" {
    Children(Array(words.dropFirst())).run()
    exit(0)
}
if words.first == "read" {
    try read(Array(words.dropFirst()))
    exit(0)
}
if words.first == "plain" {
    Plain(Array(words.dropFirst())).run()
    exit(0)
}
let fanOut = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10
let runs = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 9
let tree = stackTree(depth: 4, fanOut: fanOut)
let environment = LayoutEnvironment(width: nil, height: nil, scale: 2)

var full: [Double] = []
for _ in 0..<runs {
    let start = now()
    let layout = tree.resolve(in: environment, findingAmbiguity: false)
    full.append(now() - start)
    precondition(layout[tree.root].frame.width > 0)
}
let layoutMemory = peakMemory()

let session = LayoutSession(tree, in: environment)
let leaves = tree.items.indices.filter { tree.items[$0].stack == nil }.map { ItemID(index: Int32($0)) }

func edits(_ leaf: ItemID, _ change: (inout View, Int) -> Void) -> Double {
    var times: [Double] = []
    for run in 0..<runs {
        let start = now()
        session.update { change(&$0[leaf], run) }
        times.append(now() - start)
    }
    return median(times)
}

let last = edits(leaves[leaves.count - 1]) { $0.intrinsicContentSize = Size(width: 31 + Double($1), height: 20) }
let first = edits(leaves[0]) { $0.intrinsicContentSize = Size(width: 31 + Double($1), height: 20) }
let hiding = edits(leaves[leaves.count / 2]) { view, _ in view.isHidden.toggle() }
let figures = [median(full), last, first, hiding].map { String(format: "%.0f", $0) }.joined(separator: " ")
print("\(tree.count) \(figures) \(layoutMemory) \(peakMemory())")
