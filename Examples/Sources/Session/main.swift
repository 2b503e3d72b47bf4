import Foundation
import LayoutDiff
import LayoutRender

// A column whose advertisement is closed: what moves, and the picture of the difference. Session [FILE.svg]

var tree = LayoutTree(root: .stack(.vertical, spacing: 12, identifier: "column"))
tree[tree.root].layoutMargins = Margins(16)
tree[tree.root].isLayoutMarginsRelativeArrangement = true
tree.addArrangedSubview(
    .label("Hotel at the sea", identifier: "title") { $0.font = .system(22, weight: .bold) }, to: tree.root)
let ad = tree.addArrangedSubview(
    .view(identifier: "ad") {
        $0.backgroundColor = .named("systemYellow")
        $0.intrinsicContentSize = Size(width: Size.noIntrinsicMetric, height: 60)
    }, to: tree.root)
let price = tree.addArrangedSubview(.label("from 89 a night", identifier: "price"), to: tree.root)
tree.addArrangedSubview(.button("Book", identifier: "book"), to: tree.root)

let environment = LayoutEnvironment(width: 320)
let session = LayoutSession(tree, in: environment)
// Only the constraints that the change touches are solved again.
let moved = session.update { $0[ad].isHidden = true }
for change in moved where change.item == price {
    print("the price moves from \(change.old?.minY ?? 0) to \(change.new?.minY ?? 0)")
}
print("\(moved.count) views moved")

let before = LayoutSide(tree, in: environment)
let after = LayoutSide(session.tree, in: environment)
let difference = LayoutDiff.compare(before: before, after: after)
print(difference.text)

var renderer = try Renderer()
let picture = try renderer.svg(DifferencePicture.list(before: before, after: after, difference))
try Data(picture).write(to: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "session.svg"))
