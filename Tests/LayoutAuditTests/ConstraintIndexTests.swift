import LayoutEngine
import Testing

@testable import LayoutAudit

@Suite struct ConstraintIndexTests {
    /// The index equals a search of the whole list, in the list's order: active constraints alone, and a constraint of a
    /// view with itself once.
    @Test(arguments: 0..<40)
    func indexEqualsSearch(seed: UInt64) {
        var state = seed &* 6_364_136_223_846_793_005 &+ 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var tree = LayoutTree(root: View(identifier: "root"))
        var items = [tree.root]
        for place in 0..<random(12) {
            items.append(tree.addSubview(View(identifier: "v\(place)"), to: items[random(items.count)]))
        }
        for _ in 0..<random(40) {
            let first = Anchor(items[random(items.count)], .leading)
            var constraint =
                random(4) == 0
                ? LayoutConstraint(Anchor(first.item, .width), .equal, constant: 10)
                : LayoutConstraint(first, .equal, Anchor(items[random(items.count)], .trailing))
            constraint.isActive = random(3) > 0
            tree.constraints.append(constraint)
        }
        let index = ConstraintIndex(tree)
        for item in items {
            let searched = tree.constraints.indices.filter { place in
                let constraint = tree.constraints[place]
                return constraint.isActive && (constraint.first.item == item || constraint.second?.item == item)
            }
            #expect(Array(index[item]) == searched)
        }
    }
}
