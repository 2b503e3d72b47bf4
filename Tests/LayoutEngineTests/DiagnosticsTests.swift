import LayoutEngine
import TestSupport
import Testing

/// Conflicts and ambiguity, named.
@Suite struct DiagnosticsTests {
    private static func pair() -> (tree: LayoutTree, box: ItemID, environment: LayoutEnvironment) {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let box = tree.addSubview(View(.view, identifier: "box"), to: tree.root)
        var environment = LayoutEnvironment(width: 300, height: 200)
        environment.root.isControllerView = false
        return (tree, box, environment)
    }

    @Test func conflictNamesTheWholeSetAndBreaksTheLast() throws {
        var (tree, box, environment) = Self.pair()
        for attribute in [Attribute.leading, .top, .bottom] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        tree.constraints.append(LayoutConstraint(id: "w100", Anchor(box, .width), constant: 100))
        tree.constraints.append(LayoutConstraint(id: "w120", Anchor(box, .width), constant: 120))
        let layout = tree.resolve(in: environment)
        let conflict = try #require(layout.diagnostics.first)
        #expect(layout.diagnostics.count == 1)
        #expect(conflict.kind == .conflict)
        #expect(conflict.constraintIndices == [3, 4])
        #expect(conflict.message.hasSuffix("'w120' box.width == 120"))
        #expect(layout[box].frame == Rect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test func frameDefiningConstraintsAreNeverBroken() {
        var (tree, box, environment) = Self.pair()
        for attribute in [Attribute.leading, .trailing, .top, .bottom] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        tree.constraints.append(LayoutConstraint(Anchor(box, .width), constant: 120))
        let layout = tree.resolve(in: environment)
        #expect(layout[tree.root].frame.width == 300)
        #expect(layout.diagnostics.map(\.kind) == [.conflict])
    }

    @Test func ambiguityNamesItemAndAxis() {
        var (tree, box, environment) = Self.pair()
        for attribute in [Attribute.leading, .top, .bottom] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        let layout = tree.resolve(in: environment)
        #expect(layout.diagnostics.map(\.kind) == [.ambiguous])
        #expect(layout.diagnostics.first?.axis == .horizontal)
        #expect(layout.diagnostics.first?.message == "box: width is ambiguous")
    }

    /// [measured: between fixed neighbours a label keeps no content size, whatever its priority]
    @Test(arguments: [("hugging", 300.0), ("resistance", 40)])
    func aRequiredContentSizeGivesWayAndTheConflictIsNamed(which: String, width: Double) throws {
        var (tree, box, environment) = Self.pair()
        environment.width = width
        tree[box].intrinsicContentSize = Size(width: 100, height: 20)
        for attribute in [Attribute.leading, .top, .trailing] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        #expect(tree.resolve(in: environment).diagnostics.isEmpty)
        if which == "hugging" {
            tree[box].contentHuggingPriority.horizontal = 1000
        } else {
            tree[box].contentCompressionResistancePriority.horizontal = 1000
        }
        let layout = tree.resolve(in: environment)
        let conflict = try #require(layout.diagnostics.first)
        #expect(layout.diagnostics.map(\.kind) == [.conflict])
        #expect(conflict.items.first == box)
        #expect(conflict.constraintIndices == [0, 2])
        #expect(conflict.message.contains("NSContentSizeLayoutConstraint"), "\(conflict.message)")
        #expect(layout[box].frame == Rect(x: 0, y: 0, width: width, height: 20))
    }

    /// Each required content size that cannot hold is reported, and the frames are those of a priority just below
    /// required.
    @Test(arguments: 0..<40)
    func requiredContentSizesAreReportedExactlyWhereTheyAreMissed(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(5_000 + seed))
        let random = RandomTree(using: &generator)
        var tree = random.tree
        for index in 1..<tree.count {
            let id = ItemID(index: Int32(index))
            guard tree[id].intrinsicContentSize != nil, Bool.random(using: &generator) else { continue }
            tree[id].contentCompressionResistancePriority = AxisPair(1000)
        }
        let layout = tree.resolve(in: random.environment, findingAmbiguity: false)
        let named = Set(
            layout.diagnostics.filter { $0.message.contains("breaking constraint 'NSContentSizeLayoutConstraint") }
                .compactMap(\.items.first))
        var missed: Set<ItemID> = []
        for index in 1..<tree.count {
            let id = ItemID(index: Int32(index))
            guard let natural = tree[id].intrinsicContentSize,
                tree[id].contentCompressionResistancePriority.horizontal == 1000
            else { continue }
            let size = layout[id].unroundedFrame.size
            if size.width < natural.width - 0.5 || size.height < natural.height - 0.5 { missed.insert(id) }
        }
        #expect(named.isEmpty == missed.isEmpty, "seed \(seed) \(named) \(missed)")
    }

    @Test func determinedTreeSaysNothing() {
        var (tree, box, environment) = Self.pair()
        for attribute in [Attribute.leading, .top, .bottom, .trailing] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        #expect(tree.resolve(in: environment).diagnostics.isEmpty)
    }

    @Test func workLimitIsADiagnosticNotAHang() {
        var (tree, box, environment) = Self.pair()
        for attribute in [Attribute.leading, .top, .bottom, .trailing] {
            tree.constraints.append(LayoutConstraint(Anchor(box, attribute), .equal, Anchor(tree.root, attribute)))
        }
        environment.solving.workLimit = 0
        #expect(tree.resolve(in: environment).diagnostics.map(\.kind) == [.workLimit])
    }

    /// If the work limit stops a core, the frames satisfy all required constraints, and the message says that weaker
    /// ones may not be optimal.
    @Test func whatTheWorkLimitStopsIsDrawnAndSaid() throws {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        var above: [ItemID] = []
        for row in 0..<10 {
            var line: [ItemID] = []
            for column in 0..<10 {
                let box = tree.addSubview(View(.view, identifier: "\(row).\(column)"), to: tree.root)
                let before = line.last.map { Anchor($0, .trailing) } ?? Anchor(tree.root, .leading)
                tree.constraints.append(
                    LayoutConstraint(Anchor(box, .leading), .greaterThanOrEqual, before, constant: 4))
                if row > 0 {
                    tree.constraints.append(
                        LayoutConstraint(Anchor(box, .leading), .greaterThanOrEqual, Anchor(above[column], .leading)))
                    tree.constraints.append(
                        LayoutConstraint(Anchor(box, .width), .equal, Anchor(above[column], .width), priority: 500))
                }
                tree.constraints.append(
                    LayoutConstraint(
                        Anchor(box, .width), constant: Double(20 + (row * 7 + column * 13) % 30), priority: 400))
                tree.constraints.append(LayoutConstraint(Anchor(box, .top), .equal, Anchor(tree.root, .top)))
                tree.constraints.append(LayoutConstraint(Anchor(box, .height), constant: 10))
                line.append(box)
            }
            tree.constraints.append(
                LayoutConstraint(Anchor(line[9], .trailing), .lessThanOrEqual, Anchor(tree.root, .trailing)))
            above = line
        }
        var environment = LayoutEnvironment(width: 400, height: 200)
        environment.root.isControllerView = false
        let whole = tree.resolve(in: environment, findingAmbiguity: false)
        #expect(whole.diagnostics.isEmpty)
        // Somewhere on the way the search is among the priorities.
        let stopped = (1...16).lazy.map { part in
            environment.solving.workLimit = whole.work * part / 16
            return tree.resolve(in: environment)
        }
        let layout = try #require(
            stopped.first { $0.diagnostics.first?.message.hasPrefix("constraints of priority ") == true })
        #expect(layout.diagnostics.map(\.kind) == [.workLimit])
        for (place, box) in above.enumerated() {
            let frame = layout[box].unroundedFrame
            #expect(frame.height == 10)
            #expect(frame.width >= 0)
            let end = place == 0 ? 0 : layout[above[place - 1]].unroundedFrame.maxX
            #expect(frame.minX >= end + 4 - 1e-6)
        }
    }
}
