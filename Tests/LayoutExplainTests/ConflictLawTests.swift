import LayoutEngine
import LayoutExplain
import TestSupport
import Testing

/// Explanations of required constraints that contradict each other.
@Suite("Conflicts explained")
struct ConflictLawTests {
    @Test("a constraint too many is told with its sum and with repairs that leave no conflict")
    func example() throws {
        var tree = LayoutTree(root: View(.view, identifier: "card"))
        let title = tree.addSubview(View(.view, identifier: "title"), to: tree.root)
        tree.constraints = [
            LayoutConstraint(Anchor(title, .leading), .equal, Anchor(tree.root, .leading), constant: 16),
            LayoutConstraint(Anchor(title, .trailing), .equal, Anchor(tree.root, .trailing), constant: -16),
            LayoutConstraint(Anchor(title, .width), constant: 200),
        ]
        let page = PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: 320, height: 100)))
        let conflict = try #require(ConflictExplanation.all(of: page).first)
        #expect(
            page.lines(conflict).prefix(4) == [
                "title.width == 200 cannot hold: title.width must be 200, "
                    + "and the other required constraints make 288 = 320 - 16 - 16",
                "  - 16  title.trailing == card.trailing - 16",
                "  + 320  card.width == 320 (the page's size)",
                "  - 16  title.leading == card.leading + 16",
            ])
        #expect(conflict.repairs.allSatisfy { $0.conflictsLeft == 0 })
        #expect(conflict.repairs.contains { $0.constraint == 2 && $0.change == .constant(288) && $0.movedFrames == 0 })
        #expect(conflict.repairs.contains { $0.constraint == 1 && $0.change == .lower })
        #expect(conflict.repairs.contains { $0.constraint == 0 && $0.change == .constant(104) })
    }

    @Test("a length that is 0 and cannot be less is named")
    func negativeLength() throws {
        var tree = LayoutTree(root: View(.view, identifier: "cell"))
        let label = tree.addSubview(View(.view, identifier: "label"), to: tree.root)
        tree.constraints = [
            LayoutConstraint(Anchor(label, .leading), .equal, Anchor(tree.root, .leading), constant: 8),
            LayoutConstraint(Anchor(label, .trailing), .equal, Anchor(tree.root, .trailing), constant: -8),
        ]
        let page = PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: 0, height: 44)))
        let conflict = try #require(ConflictExplanation.all(of: page).first)
        #expect(page.lines(conflict).contains("  + 0  label.width cannot be negative"))
    }

    @Test("sums add up, and repairs lessen the conflicts, over random constraints")
    func random() throws {
        var explained = 0
        for seed in UInt64(1)...40 {
            var generator = SeededGenerator(seed: seed)
            var random = RandomTree(using: &generator, views: 8)
            for _ in 0..<4 {
                let id = ItemID(index: Int32.random(in: 1..<Int32(random.tree.count), using: &generator))
                let attribute = [Attribute.width, .height].randomElement(using: &generator) ?? .width
                random.tree.constraints.append(
                    LayoutConstraint(
                        Anchor(id, attribute), constant: Double(Int.random(in: 0...300, using: &generator))))
            }
            let page = PageExplanation(random.tree, in: random.environment)
            for conflict in ConflictExplanation.all(of: page) where !conflict.steps.isEmpty {
                explained += 1
                let sum = conflict.steps.reduce(0) { $0 + $1.number }
                if (sum - conflict.actual).magnitude > 1e-6 { Issue.record("seed \(seed): \(page.lines(conflict))") }
                if (conflict.demanded - conflict.actual).magnitude < 1e-6 { Issue.record("seed \(seed): no conflict") }
            }
        }
        #expect(explained > 10, "too few conflicts: \(explained)")
    }

    @Test("each conflict of a layout is explained, also those of required content sizes, over random trees")
    func everyConflict() {
        var (found, ofContents) = (0, 0)
        for seed in UInt64(1)...80 {
            var generator = SeededGenerator(seed: seed)
            var random = RandomTree(using: &generator, views: 8)
            for index in 1..<random.tree.count {
                let id = ItemID(index: Int32(index))
                guard random.tree[id].stack == nil else { continue }
                random.tree[id].contentHuggingPriority.horizontal = Bool.random(using: &generator) ? 1000 : 250
                random.tree[id].contentCompressionResistancePriority.vertical = 1000
                random.tree[id].contentCompressionResistancePriority.horizontal =
                    Bool.random(using: &generator) ? 1000 : 750
            }
            let id = ItemID(index: Int32.random(in: 1..<Int32(random.tree.count), using: &generator))
            random.tree.constraints.append(
                LayoutConstraint(
                    Anchor(id, .width), constant: Double(Int.random(in: 0...300, using: &generator))))
            let page = PageExplanation(random.tree, in: random.environment)
            let conflicts = page.layout.diagnostics.filter { $0.kind == .conflict }
            let explained = ConflictExplanation.all(of: page)
            #expect(conflicts.isEmpty == explained.isEmpty, "seed \(seed): \(conflicts)")
            let items = explained.map { page.trace.equations[$0.broken].key.item }
            for conflict in conflicts {
                found += 1
                guard !conflict.contentLengths.isEmpty else { continue }
                ofContents += 1
                #expect(
                    conflict.contentLengths.contains { items.contains($0.item) }, "seed \(seed): \(conflict)")
            }
            for conflict in explained {
                #expect((conflict.demanded - conflict.actual).magnitude > 1e-6, "seed \(seed): no conflict")
                guard !conflict.steps.isEmpty else { continue }
                let sum = conflict.steps.reduce(0) { $0 + $1.number }
                #expect((sum - conflict.actual).magnitude < 1e-6, "seed \(seed): \(page.lines(conflict))")
            }
        }
        #expect(found > 20 && ofContents > 10, "too few conflicts: \(found), \(ofContents)")
    }
}
