import LayoutEngine
import TestSupport
import Testing

/// Changes of a tree with a predictable effect: an equivalent tree has the same layout, a tree with doubled lengths has
/// doubled frames. The trees are random, and constraints determine every frame.
@Suite struct RelationLawTests {
    /// Random trees with their layouts, as far as nothing is ambiguous or contradictory.
    private static func determined(
        _ seeds: some Sequence<UInt64>, _ body: (UInt64, RandomTree, ResolvedLayout, inout SeededGenerator) -> Void
    ) -> Int {
        var met = 0
        for seed in seeds {
            var generator = SeededGenerator(seed: seed)
            let random = RandomTree(using: &generator, views: 6 + Int(seed % 12))
            let layout = random.tree.resolve(in: random.environment)
            guard layout.diagnostics.isEmpty else { continue }
            met += 1
            body(seed, random, layout, &generator)
        }
        return met
    }

    /// `fillProportionally` divides by natural sizes, which constraints of a width change: with such a stack, an
    /// equivalent constraint may change the layout.
    private static func hasProportions(_ tree: LayoutTree) -> Bool {
        tree.items.contains { $0.stack?.distribution == .fillProportionally }
    }

    private static func areNear(_ a: Rect, _ b: Rect, times factor: Double = 1) -> Bool {
        abs(a.x * factor - b.x) < 1e-6 && abs(a.y * factor - b.y) < 1e-6 && abs(a.width * factor - b.width) < 1e-6
            && abs(a.height * factor - b.height) < 1e-6
    }

    /// A screen, sizes, gaps and margins of twice the length give frames of twice the length.
    @Test func doubledLengths() {
        let met = Self.determined(51_000..<51_060) { seed, random, layout, _ in
            var tree = random.tree
            for index in tree.items.indices {
                let id = ItemID(index: Int32(index))
                tree[id].stack?.spacing *= 2
                if let size = tree[id].intrinsicContentSize {
                    tree[id].intrinsicContentSize = Size(width: size.width * 2, height: size.height * 2)
                }
            }
            tree[tree.root].layoutMargins = Margins(16)
            var environment = LayoutEnvironment(
                width: layout[tree.root].frame.width * 2, height: layout[tree.root].frame.height * 2)
            environment.root.isControllerView = false
            let doubled = tree.resolve(in: environment)
            for (index, item) in layout.items.enumerated() {
                let other = doubled.items[index].unroundedFrame
                #expect(
                    Self.areNear(item.unroundedFrame, other, times: 2),
                    "seed \(seed): \(tree.items[index].identifier) \(item.unroundedFrame) \(other)")
            }
        }
        #expect(met >= 30)
    }

    /// Constraints that hold already change nothing, said once more or said of the result.
    @Test func redundantConstraints() {
        var compared = 0
        _ = Self.determined(52_000..<52_110) { seed, random, layout, generator in
            guard !Self.hasProportions(random.tree) else { return }
            compared += 1
            var tree = random.tree
            tree.constraints += tree.constraints
            for _ in 0..<4 {
                let id = ItemID(index: Int32.random(in: 1..<Int32(tree.count), using: &generator))
                guard !tree[id].isHidden, layout[id].unroundedFrame.width > 0 else { continue }
                let axis: Axis = Bool.random(using: &generator) ? .horizontal : .vertical
                let attribute: Attribute = axis == .horizontal ? .width : .height
                tree.constraints.append(
                    LayoutConstraint(
                        Anchor(id, attribute), .equal, constant: layout[id].unroundedFrame.size[axis], priority: 999))
            }
            let again = tree.resolve(in: random.environment)
            for (index, item) in layout.items.enumerated() {
                let other = again.items[index].unroundedFrame
                #expect(
                    Self.areNear(item.unroundedFrame, other),
                    "seed \(seed): \(tree.items[index].identifier) \(item.unroundedFrame) \(other)")
            }
        }
        #expect(compared >= 20)
    }

    /// The order in which views were added to the tree decides nothing but the numbers of the items.
    @Test func permutedItems() {
        let met = Self.determined(53_000..<53_060) { seed, random, layout, generator in
            let old = random.tree
            let order = [0] + Array(1..<old.count).shuffled(using: &generator)
            var place = [Int32](repeating: 0, count: old.count)
            for (new, index) in order.enumerated() { place[index] = Int32(new) }
            var items = order.map { old.items[$0] }
            for index in items.indices {
                items[index].subviews = items[index].subviews.map { ItemID(index: place[Int($0.index)]) }
                items[index].superview = items[index].superview.map { ItemID(index: place[Int($0.index)]) }
                if let arranged = items[index].stack?.arrangedSubviews {
                    items[index].stack?.arrangedSubviews = arranged.map { ItemID(index: place[Int($0.index)]) }
                }
            }
            let constraints = old.constraints.map { constraint in
                var constraint = constraint
                constraint.first.item = ItemID(index: place[Int(constraint.first.item.index)])
                if let second = constraint.second?.item {
                    constraint.second?.item = ItemID(index: place[Int(second.index)])
                }
                return constraint
            }
            let tree = LayoutTree(items: items, root: old.root, constraints: constraints)
            let again = tree.resolve(in: random.environment)
            for (index, item) in layout.items.enumerated() {
                let other = again.items[Int(place[index])].unroundedFrame
                #expect(
                    Self.areNear(item.unroundedFrame, other),
                    "seed \(seed): \(old.items[index].identifier) \(item.unroundedFrame) \(other)")
            }
        }
        #expect(met >= 30)
    }

    /// A hidden arranged view takes part as little as a removed one, apart from two rules of UIKit. Across the axis a
    /// hidden view still counts for the alignment `fill` [measured]; here such a view has no natural size. And views of
    /// one priority give way by their index in `arrangedSubviews`, in which hidden views count [Apple's documentation];
    /// here hidden views come last.
    @Test func hiddenAsRemoved() {
        var compared = 0
        _ = Self.determined(Array(50_000..<50_075) + [50_136, 50_147, 50_177]) { seed, random, _, _ in
            var hiding = random.tree
            var removing = random.tree
            for index in random.tree.items.indices {
                let id = ItemID(index: Int32(index))
                guard let stack = random.tree[id].stack else { continue }
                let hidden = stack.arrangedSubviews.filter { random.tree[$0].isHidden }
                let shown = stack.arrangedSubviews.filter { !random.tree[$0].isHidden }
                hiding[id].stack?.arrangedSubviews = shown + hidden
                if stack.alignment == .fill { for view in hidden { hiding[view].intrinsicContentSize = nil } }
                removing[id].stack?.arrangedSubviews = shown
                removing[id].subviews.removeAll { hidden.contains($0) }
            }
            let hidden = hiding.resolve(in: random.environment)
            let removed = removing.resolve(in: random.environment)
            compared += hiding.items.contains(where: \.isHidden) ? 1 : 0
            for (index, item) in hidden.items.enumerated() where !hiding.items[index].isHidden {
                let other = removed.items[index].unroundedFrame
                #expect(
                    Self.areNear(item.unroundedFrame, other),
                    "seed \(seed): \(hiding.items[index].identifier) \(item.unroundedFrame) \(other)")
            }
        }
        #expect(compared >= 30)
    }
}
