import LayoutEngine
import Testing

/// Work is counted, not timed: a lost optimisation fails here on any machine.
@Suite struct LayoutWorkTests {
    private static func stack(_ name: String, _ axis: Axis, _ distribution: StackAttributes.Distribution) -> View {
        var view = View(.stackView, identifier: name)
        view.stack?.axis = axis
        view.stack?.distribution = distribution
        view.stack?.spacing = 4
        return view
    }

    private static func box(_ name: String, _ width: Double) -> View {
        var view = View(.view, identifier: name)
        view.intrinsicContentSize = Size(width: width, height: 20)
        return view
    }

    /// Columns of rows, every row a proportional stack of two proportional stacks.
    private static func proportionalRows(_ count: Int) -> LayoutTree {
        var tree = LayoutTree(root: stack("column", .vertical, .fill))
        for row in 0..<count {
            let outer = tree.addArrangedSubview(stack("row\(row)", .horizontal, .fillProportionally), to: tree.root)
            for side in 0..<2 {
                let name = "row\(row).\(side)"
                let inner = tree.addArrangedSubview(stack(name, .horizontal, .fillProportionally), to: outer)
                for place in 0..<3 {
                    tree.addArrangedSubview(box("\(name).\(place)", Double(10 + 5 * place + side)), to: inner)
                }
            }
        }
        return tree
    }

    @Test func twiceTheProportionalStacksTwiceTheWork() {
        let environment = LayoutEnvironment(width: 320, height: nil)
        let small = Self.proportionalRows(100).resolve(in: environment, findingAmbiguity: false).work
        let large = Self.proportionalRows(200).resolve(in: environment, findingAmbiguity: false).work
        #expect(large <= 2 * small + small / 20, "\(small) \(large)")
    }

    /// Each level is measured once, not once for every level around it: that would double the work with every level.
    @Test func nestedProportionalStacksAreMeasuredOnce() {
        func nested(_ depth: Int) -> Int {
            var tree = LayoutTree(root: Self.stack("0", .horizontal, .fillProportionally))
            var parent = tree.root
            for level in 1...depth {
                tree.addArrangedSubview(Self.box("box\(level)", 30), to: parent)
                parent = tree.addArrangedSubview(Self.stack("\(level)", .horizontal, .fillProportionally), to: parent)
            }
            tree.addArrangedSubview(Self.box("last", 30), to: parent)
            return tree.resolve(in: LayoutEnvironment(width: 1000, height: 100), findingAmbiguity: false).work
        }
        let (small, large) = (nested(8), nested(16))
        #expect(large <= 8 * small, "\(small) \(large)")
    }

    /// A tree of plain stacks needs fewer steps than it has constraints.
    @Test func plainStacksAreSolvedInShort() {
        var tree = LayoutTree(root: Self.stack("root", .vertical, .fill))
        for row in 0..<30 {
            let id = tree.addArrangedSubview(Self.stack("row\(row)", .horizontal, .fill), to: tree.root)
            for place in 0..<30 { tree.addArrangedSubview(Self.box("\(row).\(place)", 30), to: id) }
        }
        let work = tree.resolve(in: LayoutEnvironment(), findingAmbiguity: false).work
        #expect(work <= 7 * tree.count, "\(work) \(tree.count)")
    }

    /// Plain views side by side, with frames or without any constraint.
    @Test(arguments: [true, false])
    func fourTimesTheSiblingsFourTimesTheWork(haveFrames: Bool) {
        func work(_ count: Int) -> Int {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            for i in 0..<count {
                var view = Self.box("\(i)", 10)
                if haveFrames { view.frame = Rect(x: Double(i % 300), y: Double(i / 300), width: 10, height: 10) }
                view.translatesAutoresizingMaskIntoConstraints = haveFrames
                tree.addSubview(view, to: tree.root)
            }
            return tree.resolve(in: LayoutEnvironment(width: 300, height: 200)).work
        }
        let (small, large) = (work(250), work(1_000))
        #expect(large <= 4 * small + small / 10, "\(small) \(large)")
        #expect(large <= 30 * 1_000, "\(large)")
    }

    /// Constraints that reach across many levels have many terms; all together are held to the work limit.
    @Test func constraintsAcrossManyLevelsAreLimited() {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        var parent = tree.root
        for level in 1...200 { parent = tree.addSubview(View(.view, identifier: "\(level)"), to: parent) }
        for _ in 0..<1_000 {
            tree.constraints.append(LayoutConstraint(Anchor(parent, .leading), .equal, Anchor(tree.root, .leading)))
        }
        var environment = LayoutEnvironment(width: 300, height: 200)
        environment.solving.workLimit = 10_000
        let layout = tree.resolve(in: environment, findingAmbiguity: false)
        #expect(layout.diagnostics.map(\.kind) == [.workLimit])
    }

    /// Wherever the limit falls, in the first pass or between passes: a layout without frames says so, and has no equations.
    @Test func aTraceOutlivesEveryLimit() {
        var tree = LayoutTree(root: View(.stackView, identifier: "root"))
        tree[tree.root].stack?.axis = .vertical
        for index in 0..<6 {
            var label = View(.label, identifier: "\(index)")
            var text = TextContent(text: "a text that is broken into several lines \(index)")
            text.numberOfLines = 0
            label.content = .text(text)
            _ = tree.addArrangedSubview(label, to: tree.root)
        }
        var environment = LayoutEnvironment(width: 80, height: 300)
        let whole = tree.trace(in: environment)
        #expect(!whole.layout.isUnsolved)
        for limit in 0...whole.layout.work {
            environment.solving.workLimit = limit
            let (layout, trace) = tree.trace(in: environment, findingAmbiguity: true)
            #expect(!layout.isUnsolved || trace.equations.isEmpty, "\(limit)")
            #expect(
                layout.isUnsolved
                    == (layout.diagnostics.first?.kind == .workLimit
                        && layout.items.allSatisfy {
                            $0.frame == .zero
                        }),
                "\(limit)")
        }
    }
}
