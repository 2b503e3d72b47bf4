import TestSupport
import Testing

@testable import LayoutEngine

/// Safe areas and margins of random trees whose views stick out of their superviews and are as large as what lies
/// between their own margins.
@Suite struct InsetLawTests {
    private struct Screen {
        var tree = LayoutTree(root: View(identifier: "root"))
        var environment = LayoutEnvironment(width: 375, height: 812, scale: 3)
        /// Every inset of the safe area that the root or a controller gives, summed.
        var given: Double { 44 + 34 + 2 * 47 }

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            environment.safeAreaInsets = EdgeInsets(top: 44, left: 47, bottom: 34, right: 47)
            for number in 0..<8 { addView("v\(number)", &generator) }
        }

        private mutating func addView(_ name: String, _ generator: inout SeededGenerator) {
            let views = Array(tree.items.indices).map { ItemID(index: Int32($0)) }
                .filter { tree[$0].kind == .view || tree[$0].stack != nil }
            let parent = views[generator.below(views.count)]
            var view = View(generator.below(3) == 0 ? .stackView : .view, identifier: name)
            view.stack?.axis = .vertical
            view.stack?.isLayoutMarginsRelativeArrangement = true
            view.preservesSuperviewLayoutMargins = generator.below(3) == 0
            view.insetsLayoutMarginsFromSafeArea = generator.below(4) != 0
            if tree[parent].stack != nil {
                tree.addArrangedSubview(view, to: parent)
            } else {
                let id = tree.addSubview(view, to: parent)
                place(id, in: parent, &generator)
            }
            fill(tree.items.indices.last.map { ItemID(index: Int32($0)) } ?? tree.root, &generator)
        }

        /// One edge or centre along each axis, often far outside.
        private mutating func place(_ id: ItemID, in parent: ItemID, _ generator: inout SeededGenerator) {
            let pairs: [[(Attribute, Attribute)]] = [
                [(.leading, .leading), (.trailing, .trailing), (.leading, .trailing), (.centerX, .centerX)],
                [(.top, .top), (.bottom, .bottom), (.bottom, .top), (.top, .bottom), (.centerY, .centerY)],
            ]
            for choices in pairs {
                let (own, other) = choices[generator.below(choices.count)]
                let region: Anchor.Region = generator.below(3) == 0 && own != .centerX ? .safeArea : .item
                tree.constraints.append(
                    LayoutConstraint(
                        Anchor(id, own), .equal, Anchor(parent, other, region: region),
                        constant: Double(generator.below(400)) - 200))
            }
        }

        /// Something of a length of its own between the view's margins or in the view's safe area.
        private mutating func fill(_ id: ItemID, _ generator: inout SeededGenerator) {
            var block = View(identifier: tree[id].identifier + "/block")
            block.intrinsicContentSize = Size(
                width: Double(generator.below(500)), height: Double(generator.below(900)))
            if tree[id].stack != nil {
                tree.addArrangedSubview(block, to: id)
                return
            }
            let region: Anchor.Region = generator.below(2) == 0 ? .safeArea : .layoutMargins
            let inside = tree.addSubview(block, to: id)
            for attribute in [Attribute.top, .bottom, .leading, .trailing] {
                tree.constraints.append(
                    LayoutConstraint(Anchor(inside, attribute), .equal, Anchor(id, attribute, region: region)))
            }
        }

        func resolve(passes: Int) -> ResolvedLayout {
            var resolver = Resolver(tree: tree, root: tree.root, environment: environment, isWhole: true)
            resolver.passLimit = passes
            return resolver.resolve(findingAmbiguity: false)
        }
    }

    @Test("no view has more of a safe area than its screen gives", arguments: 0..<80)
    func safeAreasAreBounded(seed: UInt64) {
        let screen = Screen(seed: seed)
        let insets = screen.environment.safeAreaInsets
        let layout = screen.resolve(passes: 12)
        for id in screen.tree.items.indices.map({ ItemID(index: Int32($0)) }) {
            let own = layout[id].safeAreaInsets
            #expect(
                own.top <= insets.top && own.bottom <= insets.bottom && own.left <= insets.left
                    && own.right <= insets.right)
        }
    }

    @Test("more passes change no length by more than what the screen's insets are", arguments: 0..<80)
    func lengthsDoNotGrow(seed: UInt64) {
        let screen = Screen(seed: seed)
        let few = screen.resolve(passes: 12)
        let many = screen.resolve(passes: 40)
        let isSettled = !few.diagnostics.contains { $0.message.hasPrefix("not settled") }
        for (one, other) in zip(few.items, many.items) {
            if isSettled {
                #expect(one.frame == other.frame)
            } else {
                #expect(abs(one.frame.height - other.frame.height) <= screen.given)
                #expect(abs(one.frame.width - other.frame.width) <= screen.given)
            }
        }
    }

    @Test("insets and frames without an end are named")
    func noEnd() {
        // `gap` is as high as the toast's safe area inset, and the toast begins two gaps below the top: with an inset of
        // 40 the toast begins at 80, where the inset is 0, and without inset at 0, where the inset is 40.
        var tree = LayoutTree(root: View(identifier: "root"))
        let (lift, toast) = (
            tree.addSubview(View(identifier: "lift"), to: tree.root),
            tree.addSubview(View(identifier: "toast"), to: tree.root)
        )
        let gap = tree.addSubview(View(identifier: "gap"), to: toast)
        var environment = LayoutEnvironment(width: 300, height: 600)
        environment.safeAreaInsets.top = 40
        for id in [lift, toast, gap] {
            tree.constraints += [
                LayoutConstraint(Anchor(id, .leading), .equal, Anchor(tree.root, .leading)),
                LayoutConstraint(Anchor(id, .width), constant: 100),
            ]
        }
        tree.constraints += [
            LayoutConstraint(Anchor(gap, .top), .equal, Anchor(toast, .top)),
            LayoutConstraint(Anchor(gap, .bottom), .equal, Anchor(toast, .top, region: .safeArea)),
            LayoutConstraint(Anchor(lift, .top), .equal, Anchor(tree.root, .top)),
            LayoutConstraint(Anchor(lift, .height), .equal, Anchor(gap, .height), multiplier: 2),
            LayoutConstraint(Anchor(toast, .top), .equal, Anchor(lift, .bottom)),
            LayoutConstraint(Anchor(toast, .height), constant: 100),
        ]
        let layout = tree.resolve(in: environment)
        #expect(layout.diagnostics.map(\.kind) == [.notice])
        #expect(layout.diagnostics.first?.message.hasPrefix("not settled: toast;") == true)
        #expect(layout[toast].frame.minY == 80, "an inset of the later passes only grows")
    }
}
