import LayoutEngine
import Testing

/// Which of equally strong views gives way, and what the system's spacing counts where a stack computes with spacings.
@Suite struct TieTests {
    private func view(_ name: String, _ size: Size, resistance: Float = 750) -> View {
        var view = View(.view, identifier: name)
        view.intrinsicContentSize = size
        view.contentCompressionResistancePriority = AxisPair(resistance)
        return view
    }

    private func frame(_ name: String, _ tree: LayoutTree) throws -> Rect {
        let layout = tree.resolve(in: LayoutEnvironment())
        return layout.items[Int(try #require(tree.item(named: name)).index)].frame
    }

    /// Two views side by side in a nested stack cost twice as much to squeeze as the one below them, which is alone at
    /// its priority among the views of its stack. [measured: 16 and 16 keep their height, 13.5 of 16 are left below]
    @Test func aViewAloneAtItsPriorityIsNoStrongerThanOthers() throws {
        var root = View(.stackView, identifier: "stack")
        root.stack?.axis = .vertical
        root.frame = Rect(x: 0, y: 0, width: 300, height: 43)
        var tree = LayoutTree(root: root)
        let row = tree.addArrangedSubview(View(.stackView, identifier: "row"), to: tree.root)
        tree.addArrangedSubview(view("left", Size(width: 16, height: 16)), to: row)
        tree.addArrangedSubview(view("right", Size(width: 100, height: 16)), to: row)
        tree.addArrangedSubview(view("strong", Size(width: 100, height: 13.5), resistance: 751), to: tree.root)
        tree.addArrangedSubview(view("last", Size(width: 57, height: 16)), to: tree.root)
        #expect(try frame("row", tree).height == 16)
        #expect(try frame("strong", tree).height == 13.5)
        #expect(try frame("last", tree).height == 13.5)
    }

    /// A plain view has no content size, so that its two labels compete directly with the label below, and squeezing
    /// both costs twice as much. [measured: with 20.5 and 16 in a height that is 16 too small, the two labels keep
    /// their heights]
    @Test func aViewWithoutContentIsNoRival() throws {
        var root = View(.stackView, identifier: "stack")
        root.stack?.axis = .vertical
        root.stack?.distribution = .equalSpacing
        root.frame = Rect(x: 0, y: 0, width: 228, height: 20.5)
        var tree = LayoutTree(root: root)
        let box = tree.addArrangedSubview(View(.view, identifier: "box"), to: tree.root)
        for name in ["left", "right"] {
            let label = tree.addSubview(view(name, Size(width: 30, height: 20.5)), to: box)
            tree.constraints += [.top, .bottom].map { LayoutConstraint(Anchor(label, $0), .equal, Anchor(box, $0)) }
        }
        tree.addArrangedSubview(view("last", Size(width: 57, height: 16)), to: tree.root)
        #expect(try frame("box", tree).height == 20.5)
        #expect(try frame("last", tree).height == 0)
    }

    @Test func ofEqualsTheFirstGivesWay() throws {
        var root = View(.stackView, identifier: "stack")
        root.frame = Rect(x: 0, y: 0, width: 50, height: 20)
        var tree = LayoutTree(root: root)
        for name in ["a", "b", "c"] { tree.addArrangedSubview(view(name, Size(width: 20, height: 20)), to: tree.root) }
        #expect(try frame("a", tree).width == 10)
        #expect(try frame("b", tree).width == 20 && frame("c", tree).width == 20)
    }

    /// [measured: labels of 14.5 in 120 points become 60 and 52, not 47 and 65]
    @Test func systemSpacingDoesNotCountInProportions() throws {
        var root = View(.stackView, identifier: "stack")
        root.stack?.axis = .vertical
        root.stack?.distribution = .fillProportionally
        root.stack?.usesSystemSpacing = true
        root.frame = Rect(x: 0, y: 0, width: 120, height: 120)
        var tree = LayoutTree(root: root)
        for name in ["a", "b"] { tree.addArrangedSubview(view(name, Size(width: 31, height: 14.5)), to: tree.root) }
        #expect(try frame("a", tree).height == 60)
        #expect(try frame("b", tree) == Rect(x: 0, y: 68, width: 120, height: 52))
    }
}
