import LayoutEngine
import Testing

/// What controllers add to the safe areas of their views.
struct AdditionalSafeAreaTests {
    private struct Screen {
        var tree: LayoutTree
        let middle: ItemID
        let inner: ItemID

        /// A view over the whole root, and one inside that keeps to the safe area of the one around.
        init(_ added: EdgeInsets?) {
            tree = LayoutTree(root: View(identifier: "root"))
            var view = View(identifier: "middle")
            view.additionalSafeAreaInsets = added
            middle = tree.addSubview(view, to: tree.root)
            inner = tree.addSubview(View(identifier: "inner"), to: middle)
            for attribute in [Attribute.top, .bottom, .leading, .trailing] {
                tree.constraints.append(
                    LayoutConstraint(Anchor(middle, attribute), .equal, Anchor(tree.root, attribute)))
                tree.constraints.append(
                    LayoutConstraint(
                        Anchor(inner, attribute), .equal, Anchor(middle, attribute, region: .safeArea)))
            }
        }
    }

    private func environment(_ top: Double) -> LayoutEnvironment {
        var environment = LayoutEnvironment(width: 300, height: 600)
        environment.safeAreaInsets.top = top
        return environment
    }

    @Test(arguments: [0, 47.0])
    func additionsReachInside(top: Double) {
        let bars = EdgeInsets(top: 44, left: 3, bottom: 49, right: 0)
        let screen = Screen(bars)
        let layout = screen.tree.resolve(in: environment(top))
        #expect(layout[screen.middle].safeAreaInsets == EdgeInsets(top: top + 44, left: 3, bottom: 49, right: 0))
        #expect(layout[screen.inner].frame == Rect(x: 3, y: top + 44, width: 297, height: 600 - top - 44 - 49))
        #expect(layout[screen.tree.root].safeAreaInsets.top == top, "what is around knows nothing of them")
    }

    @Test func anEditEqualsAFreshLayout() {
        let session = LayoutSession(Screen(nil).tree, in: environment(20))
        let middle = Screen(nil).middle
        session.update { $0[middle].additionalSafeAreaInsets = EdgeInsets(10) }
        #expect(session.layout.items == session.tree.resolve(in: environment(20)).items)
        session.update { $0[middle].additionalSafeAreaInsets = nil }
        #expect(session.layout.items == Screen(nil).tree.resolve(in: environment(20)).items)
    }
}
