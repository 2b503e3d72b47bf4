import LayoutEngine
import Testing

/// AASubviews' behaviour beyond a single call.
@Suite struct ArrangerTests {
    private static func page(scrolls: Bool = true) -> (tree: LayoutTree, views: [ItemID]) {
        var root = View(scrolls ? .scrollView : .view, identifier: "page")
        root.frame = Rect(x: 0, y: 0, width: 300, height: 500)
        var tree = LayoutTree(root: root)
        var views: [ItemID] = []
        for (name, height) in [("a", 40.0), ("b", 60), ("c", 80)] {
            var view = View(.view, identifier: name)
            view.frame = Rect(x: 0, y: 0, width: 10, height: height)
            view.translatesAutoresizingMaskIntoConstraints = true
            views.append(tree.addSubview(view, to: tree.root))
        }
        tree.arrange(views, in: tree.root)
        return (tree, views)
    }

    private static func tops(_ tree: LayoutTree, _ views: [ItemID]) -> [Double] {
        let layout = tree.resolve(in: LayoutEnvironment(width: 300, height: 500))
        return views.map { layout[$0].frame.y }
    }

    @Test func repeatedCallsAreIdempotent() {
        var (tree, views) = Self.page()
        let once = tree
        tree.arrange(views, in: tree.root)
        #expect(tree == once)
        #expect(Self.tops(tree, views) == [0, 40, 100])
    }

    @Test func reorderMovesFramesAndZOrder() {
        var (tree, views) = Self.page()
        tree.arrange([views[2], views[0], views[1]], in: tree.root)
        #expect(Self.tops(tree, views) == [80, 120, 0])
        #expect(tree[tree.root].subviews == [views[2], views[0], views[1]])
    }

    @Test func aDuplicateIsFramedAtItsLastPlaceAndPushesTwice() {
        var (tree, views) = Self.page()
        tree.arrange([views[0], views[1], views[0]], in: tree.root)
        #expect(tree[tree.root].subviews == [views[0], views[1]])
        #expect(tree[views[2]].superview == nil)
        #expect(Self.tops(tree, [views[0], views[1]]) == [100, 40])
        let layout = tree.resolve(in: LayoutEnvironment(width: 300, height: 500))
        #expect(layout.contentSize(of: tree.root) == Size(width: 300, height: 140))
    }

    @Test func unrelatedSubviewsAreRemoved() {
        var (tree, views) = Self.page()
        let stranger = tree.addSubview(View(.view, identifier: "stranger"), to: tree.root)
        tree.arrange(views, in: tree.root)
        #expect(tree[stranger].superview == nil)
    }

    @Test func hidingTakesThePlaceButNoRoom() {
        var (tree, views) = Self.page()
        tree[views[1]].isHidden = true
        #expect(Self.tops(tree, views) == [0, 40, 40])
    }

    @Test func heightChangesPushWhatFollows() {
        let (tree, views) = Self.page()
        let session = LayoutSession(tree, in: LayoutEnvironment(width: 300, height: 500))
        let taller = Rect(x: 0, y: 0, width: 10, height: 90)
        let changes = session.update { $0[views[0]].frame = taller }
        #expect(changes.map(\.item) == views)
        #expect(session.layout[views[1]].frame.y == 90)
        // y and width of a frame are the arranger's to give.
        let moved = Rect(x: 0, y: 7, width: 20, height: 90)
        let unmoved = session.update { $0[views[0]].frame = moved }
        #expect(unmoved.isEmpty)
    }

    @Test func aNestedArrangerGivesItsHeightToTheOuterOne() {
        var (tree, views) = Self.page()
        var inner = View(.view, identifier: "inner")
        inner.frame = Rect(x: 0, y: 0, width: 300, height: 1)
        inner.translatesAutoresizingMaskIntoConstraints = true
        let nested = tree.addSubview(inner, to: tree.root)
        var row = View(.view, identifier: "row")
        row.frame = Rect(x: 0, y: 0, width: 300, height: 25)
        let first = tree.addSubview(row, to: nested)
        row.identifier = "row2"
        let second = tree.addSubview(row, to: nested)
        tree.arrange([first, second], in: nested)
        tree.arrange([views[0], nested, views[1]], in: tree.root)
        let layout = tree.resolve(in: LayoutEnvironment(width: 300, height: 500))
        #expect(layout[nested].frame == Rect(x: 0, y: 40, width: 300, height: 50))
        #expect(layout[views[1]].frame.y == 90)
    }

    @Test func removalClosesTheGap() {
        var (tree, views) = Self.page()
        tree.removeFromSuperview(views[0])
        #expect(Self.tops(tree, [views[1], views[2]]) == [0, 60])
    }
}
