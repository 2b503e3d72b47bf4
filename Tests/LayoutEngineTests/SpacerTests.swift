import TestSupport
import Testing

@testable import LayoutEngine

/// Free lengths in stacks: of plain views without content the last one takes the room. [measured on UIKit 26]
@Suite("Spacers") struct SpacerTests {
    private let environment = LayoutEnvironment(width: 300, height: 100)

    private func stack(_ count: Int, arranged: [Int]? = nil) -> (tree: LayoutTree, views: [ItemID]) {
        var root = View(.stackView, identifier: "stack")
        root.stack?.spacing = 4
        var tree = LayoutTree(root: root)
        let views = (0..<count).map { tree.addSubview(View(.view, identifier: "v\($0)"), to: tree.root) }
        tree[tree.root].stack?.arrangedSubviews = (arranged ?? Array(0..<count)).map { views[$0] }
        return (tree, views)
    }

    @Test("the last in the order of arrangement, whatever the order of the subviews")
    func lastOfArrangement() {
        for arranged in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
            let (tree, views) = stack(3, arranged: arranged)
            let layout = tree.resolve(in: environment)
            for view in views {
                let isLast = view == views[arranged[2]]
                #expect(layout[view].frame.width == (isLast ? 292 : 0))
            }
        }
    }

    @Test("a session shows the layout of its tree after hiding, moving and limiting spacers")
    func session() {
        for seed in 0..<20 {
            var random = SeededGenerator(seed: UInt64(seed))
            let (tree, views) = stack(4)
            let session = LayoutSession(tree, in: environment)
            for _ in 0..<8 {
                let view = views.randomElement(using: &random) ?? views[0]
                switch random.below(3) {
                case 0: session.update { $0[view].isHidden.toggle() }
                case 1: session.update { $0[$0.root].stack?.arrangedSubviews.shuffle(using: &random) }
                default:
                    let width = Double(random.below(90))
                    session.update { $0[view].intrinsicContentSize = Size(width: width, height: 10) }
                }
                let fresh = session.tree.resolve(in: environment)
                #expect(session.layout.items.map(\.frame) == fresh.items.map(\.frame), "seed \(seed)")
            }
        }
    }

    @Test("a page of a thousand spacers takes work in proportion")
    func work() {
        let few = stack(100).tree.resolve(in: environment, findingAmbiguity: false).work
        let many = stack(400).tree.resolve(in: environment, findingAmbiguity: false).work
        #expect(many < 40 * max(few, 1_000))
    }
}
