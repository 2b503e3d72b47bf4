import LayoutEngine
import Testing

@testable import LayoutFilm
@testable import LayoutRender

@Suite struct AnimationCurveTests {
    /// CAMediaTimingFunction's Bézier curves, their values by another way: the parameter by Newton's method in
    /// quadruple steps, rounded to five decimals.
    @Test(arguments: [
        (AnimationCurve.linear, [0.25, 0.5, 0.75]), (.easeInOut, [0.12916, 0.5, 0.87084]),
        (.easeIn, [0.09346, 0.31536, 0.62187]), (.easeOut, [0.37813, 0.68464, 0.90654]),
    ])
    func values(curve: AnimationCurve, expected: [Double]) {
        for (time, value) in zip([0.25, 0.5, 0.75], expected) {
            #expect(abs(curve.progress(at: time) - value) < 1e-5, "\(curve) at \(time): \(curve.progress(at: time))")
        }
    }

    @Test(arguments: AnimationCurve.allCases)
    func everyCurveGrowsFromNothingToAll(curve: AnimationCurve) {
        #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
        #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
        let steps = (0...100).map { curve.progress(at: Double($0) / 100) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 })
    }
}

/// What a running app shows while an animation block runs, at both of its ends.
@Suite struct LayoutTransitionTests {
    private static let environment = LayoutEnvironment(width: 100, height: 200)

    /// A column of two views of 40 with a gap of 8.
    private static func column(_ change: (inout LayoutTree) -> Void = { _ in }) -> LayoutTransition.Moment {
        var root = View(.stackView, identifier: "column")
        root.stack?.axis = .vertical
        root.stack?.spacing = 8
        root.stack?.alignment = .fill
        var tree = LayoutTree(root: root)
        for name in ["a", "b", "c"] {
            var view = View(.view, identifier: name)
            view.intrinsicContentSize = Size(width: 30, height: 40)
            view.appearance.backgroundColor = .named("systemTeal")
            tree.addArrangedSubview(view, to: tree.root)
        }
        change(&tree)
        return LayoutTransition.Moment(tree: tree, layout: tree.resolve(in: environment))
    }

    private static func id(_ index: Int32) -> ItemID { ItemID(index: index) }

    @Test func aHiddenArrangedViewShrinksAlongTheAxisAndFades() throws {
        let shown = Self.column()
        let hidden = Self.column { $0[Self.id(2)].isHidden = true }
        let way = try #require(LayoutTransition(from: shown, to: hidden))
        #expect(!way.start.tree[Self.id(2)].isHidden && !way.end.tree[Self.id(2)].isHidden)
        #expect(way.start.tree[Self.id(2)].appearance.alpha == 1)
        #expect(way.end.tree[Self.id(2)].appearance.alpha < 0.001)
        #expect(way.start.layout[Self.id(2)].absoluteFrame == shown.layout[Self.id(2)].absoluteFrame)
        let last = way.end.layout[Self.id(2)].absoluteFrame
        #expect(last.height > 0 && last.height < 0.001, "\(last)")
        #expect(last.width == shown.layout[Self.id(2)].absoluteFrame.width)
        #expect(way.start.layout.hidden.isEmpty && way.end.layout.hidden.isEmpty)
        // In the opposite direction the view grows.
        let back = try #require(LayoutTransition(from: hidden, to: shown))
        #expect(back.start.tree[Self.id(2)].appearance.alpha < 0.001)
        #expect(back.start.layout[Self.id(2)].absoluteFrame.height < 0.001)
        #expect(back.end.tree == shown.tree && back.end.layout == shown.layout)
    }

    @Test func aGapGuideReachesBetweenItsViewsAtBothEnds() throws {
        let shown = Self.column()
        let hidden = Self.column { $0[Self.id(2)].isHidden = true }
        let way = try #require(LayoutTransition(from: shown, to: hidden))
        for moment in [way.start, way.end] {
            let gap = try #require(moment.layout.gaps.first)
            #expect(moment.layout.gaps.count == 1)
            #expect(gap.frame.minY == moment.layout[gap.before].frame.maxY)
            #expect(gap.frame.maxY == moment.layout[gap.after].frame.minY)
            #expect(gap.length == gap.frame.height)
        }
        let lengths = (way.start.layout.gaps[0].length, way.end.layout.gaps[0].length)
        #expect(lengths.0 > lengths.1 && lengths.1 == hidden.layout.gaps[0].length)
    }

    /// UIView.isHidden is no animatable property: outside of stacks a view is there, or not, from the start.
    @Test func aViewOutsideOfStacksIsHiddenAtOnce() throws {
        func page(isHidden: Bool) -> LayoutTransition.Moment {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            var view = View(.view, identifier: "a")
            view.frame = Rect(x: 1, y: 2, width: 30, height: 40)
            view.isHidden = isHidden
            tree.addSubview(view, to: tree.root)
            return LayoutTransition.Moment(tree: tree, layout: tree.resolve(in: Self.environment))
        }
        let way = try #require(LayoutTransition(from: page(isHidden: false), to: page(isHidden: true)))
        #expect(way.start.tree[Self.id(1)].isHidden)
        let back = try #require(LayoutTransition(from: page(isHidden: true), to: page(isHidden: false)))
        #expect(!back.start.tree[Self.id(1)].isHidden && back.start.tree[Self.id(1)].appearance.alpha == 1)
    }

    @Test func whatUIKitAnimatesStartsWhereItWasAndTheRestIsNew() throws {
        func page(_ change: (inout View) -> Void) -> LayoutTransition.Moment {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            var view = View(.label, identifier: "a")
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = Rect(x: 0, y: 0, width: 60, height: 20)
            change(&view)
            tree.addSubview(view, to: tree.root)
            return LayoutTransition.Moment(tree: tree, layout: tree.resolve(in: Self.environment))
        }
        let old = page {
            $0.content = .text(TextContent(text: "old"))
            $0.appearance.backgroundColor = .named("systemRed")
            $0.appearance.alpha = 0.5
            $0.appearance.clipsToBounds = true
        }
        let new = page {
            $0.content = .text(TextContent(text: "new"))
            $0.frame = Rect(x: 10, y: 30, width: 80, height: 20)
            $0.appearance.cornerRadius = .points(5)
        }
        let way = try #require(LayoutTransition(from: old, to: new))
        let first = way.start.tree[Self.id(1)]
        #expect(first.content == .text(TextContent(text: "new")))
        #expect(first.appearance.backgroundColor == .named("systemRed") && first.appearance.alpha == 0.5)
        #expect(first.appearance.cornerRadius == nil && !first.appearance.clipsToBounds)
        #expect(way.start.layout[Self.id(1)].frame == old.layout[Self.id(1)].frame)
        #expect(way.settledSizes[1] == Size(width: 80, height: 20))
        #expect(way.end.tree == new.tree && way.end.layout == new.layout)
    }

    @Test func treesOfDifferentViewsHaveNoWay() {
        let other = LayoutTree(root: View(.view, identifier: "root"))
        let moment = LayoutTransition.Moment(tree: other, layout: other.resolve(in: Self.environment))
        #expect(LayoutTransition(from: moment, to: Self.column()) == nil)
    }
}
