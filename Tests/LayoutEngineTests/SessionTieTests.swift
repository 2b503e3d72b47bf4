import LayoutEngine
import TestSupport
import Testing

/// Equally strong widths, of which one has to give way: a session and a fresh layout choose alike.
@Suite("Ties in a session")
struct SessionTieTests {
    private var tree: LayoutTree
    private let environment: LayoutEnvironment
    private let hiddenLater: ItemID

    init() {
        tree = LayoutTree(root: View(.view, identifier: "root"))
        var environment = LayoutEnvironment(width: 483, height: 400)
        environment.root.isControllerView = false
        self.environment = environment
        let all = tree.addSubview(Self.stack("all", spacing: 11), to: tree.root)
        for attribute in [Attribute.leading, .trailing, .top] {
            tree.constraints.append(LayoutConstraint(Anchor(all, attribute), .equal, Anchor(tree.root, attribute)))
        }
        let first = tree.addArrangedSubview(Self.stack("first", .equalSpacing, spacing: 12), to: all)
        tree.addArrangedSubview(Self.view("a", 10, 10), to: first)
        var hidden = Self.view("b", 10, 10)
        hidden.isHidden = true
        tree.addArrangedSubview(hidden, to: first)
        for (name, width) in [("c", 36.0), ("d", 43), ("e", 52)] {
            tree.addArrangedSubview(Self.view(name, width, 20), to: first)
        }
        let inner = tree.addArrangedSubview(Self.stack("inner"), to: first)
        tree.addArrangedSubview(Self.view("f", 58, 8), to: inner)
        tree.addArrangedSubview(Self.view("g", 46, 28), to: first)
        let second = tree.addArrangedSubview(Self.stack("second", spacing: 6), to: all)
        for (name, width) in [("h", 10.0), ("i", 60), ("j", 24)] {
            tree.addArrangedSubview(Self.view(name, width, 26), to: second)
        }
        hiddenLater = tree.addArrangedSubview(Self.stack("third"), to: all)
        tree.addArrangedSubview(Self.view("k", 60, 39), to: hiddenLater)
        let fourth = tree.addArrangedSubview(Self.stack("fourth", axis: .vertical), to: all)
        let within = tree.addArrangedSubview(Self.stack("within"), to: fourth)
        tree.addArrangedSubview(Self.view("l", 26, 34), to: within)
        tree.addArrangedSubview(Self.view("m", 28, 56), to: all)
    }

    @Test("hiding a stack of a row that is too narrow leaves the session with the widths of a fresh layout")
    func hidingInARowThatIsTooNarrow() {
        let session = LayoutSession(tree, in: environment)
        session.update { $0[hiddenLater].isHidden = true }
        let fresh = session.tree.resolve(in: environment)
        for (live, expected) in zip(session.layout.items, fresh.items) {
            #expect(live.frame == expected.frame)
        }
    }

    @Test("showing a view of a row that is too wide for its views leaves the session with the widths of a fresh layout")
    func showingInARowOfEqualViews() throws {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        var environment = LayoutEnvironment(width: 203, height: 400)
        environment.root.isControllerView = false
        let all = tree.addSubview(Self.stack("all"), to: tree.root)
        for attribute in [Attribute.leading, .trailing, .top] {
            tree.constraints.append(LayoutConstraint(Anchor(all, attribute), .equal, Anchor(tree.root, attribute)))
        }
        let equal = tree.addArrangedSubview(Self.stack("equal", .fillEqually, spacing: 5), to: all)
        for name in ["a", "b", "c", "d"] { tree.addArrangedSubview(Self.view(name, 10, 10), to: equal) }
        let inner = tree.addArrangedSubview(Self.stack("inner", spacing: 6), to: equal)
        let centred = tree.addArrangedSubview(Self.stack("centred", .equalCentering), to: inner)
        var hidden = Self.view("e", 10, 10)
        hidden.isHidden = true
        let shownLater = tree.addArrangedSubview(hidden, to: centred)
        tree.addArrangedSubview(Self.view("f", 10, 10), to: centred)
        tree.addArrangedSubview(Self.view("g", 10, 10), to: inner)
        tree.addArrangedSubview(Self.view("h", 10, 10), to: all)
        let session = LayoutSession(tree, in: environment)
        session.update { $0[shownLater].isHidden = false }
        let fresh = session.tree.resolve(in: environment)
        for (live, expected) in zip(session.layout.items, fresh.items) {
            #expect(live.frame == expected.frame)
        }
    }

    /// Equal leaves in rows and columns, of which two are wider: ties everywhere, which hiding does not decide anew.
    @Test("hiding and showing a view among equal ones is no layout of the whole tree")
    func hidingAmongEquals() {
        var tree = LayoutTree(root: Self.stack("root", axis: .vertical, spacing: 4))
        var leaves: [ItemID] = []
        func fill(_ parent: ItemID, _ level: Int, _ axis: Axis) {
            for index in 0..<5 {
                let name = "\(parent.index) \(index)"
                guard level > 0 else {
                    leaves.append(tree.addArrangedSubview(Self.view(name, 30, 20), to: parent))
                    continue
                }
                let stack = tree.addArrangedSubview(Self.stack(name, axis: axis, spacing: 4), to: parent)
                fill(stack, level - 1, axis.cross)
            }
        }
        fill(tree.root, 3, .horizontal)
        let environment = LayoutEnvironment(width: nil, height: nil)
        let session = LayoutSession(tree, in: environment)
        for leaf in [leaves[leaves.count - 1], leaves[0]] {
            session.update { $0[leaf].intrinsicContentSize = Size(width: 45, height: 20) }
        }
        for _ in 0..<4 {
            session.update { $0[leaves[leaves.count / 2]].isHidden.toggle() }
            #expect(session.layout.items == session.tree.resolve(in: environment).items)
        }
        #expect(session.wholeLayoutCount == 1)
    }

    /// Equally strong widths of siblings that cannot all hold: the order of the siblings decides.
    @Test(
        "an edit after siblings have changed places leaves the session with the frames of a fresh layout",
        arguments: 0..<20)
    func reorderedSiblings(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let views = (0..<5).map { tree.addSubview(Self.view("v\($0)", Double(30 + $0), 20), to: tree.root) }
        for (index, view) in views.enumerated() {
            let before = index == 0 ? Anchor(tree.root, .leading) : Anchor(views[index - 1], .trailing)
            tree.constraints += [
                LayoutConstraint(Anchor(view, .leading), .equal, before),
                LayoutConstraint(Anchor(view, .width), .equal, nil, constant: 60, priority: 500),
            ]
        }
        tree.constraints.append(LayoutConstraint(Anchor(views[4], .trailing), .equal, Anchor(tree.root, .trailing)))
        let environment = LayoutEnvironment(width: 203, height: 100)
        let session = LayoutSession(tree, in: environment)
        for _ in 0..<6 {
            session.update { tree in
                tree.setSubviews(tree[tree.root].subviews.shuffled(using: &random), of: tree.root)
            }
            session.update { tree in
                let view = views.randomElement(using: &random) ?? views[0]
                tree[view].intrinsicContentSize = Size(width: Double(random.below(90)), height: 20)
                tree[view].contentHuggingPriority.horizontal = 500
            }
            let fresh = session.tree.resolve(in: environment)
            #expect(session.layout.items.map(\.frame) == fresh.items.map(\.frame))
        }
    }

    private static func stack(
        _ name: String, axis: Axis = .horizontal, _ distribution: StackAttributes.Distribution = .fill,
        spacing: Double = 0
    ) -> View {
        var stack = View(.stackView, identifier: name)
        stack.stack?.axis = axis
        stack.stack?.distribution = distribution
        stack.stack?.spacing = spacing
        return stack
    }

    private static func view(_ name: String, _ width: Double, _ height: Double) -> View {
        var view = View(.view, identifier: name)
        view.intrinsicContentSize = Size(width: width, height: height)
        return view
    }
}
