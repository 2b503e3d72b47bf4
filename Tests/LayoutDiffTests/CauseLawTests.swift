import LayoutEngine
import TestSupport
import Testing

@testable import LayoutDiff

/// What a difference gives as a cause is one: checked by laying out trees with single edits.
@Suite struct CauseLawTests {
    static func comparison(_ before: LayoutSide, _ after: LayoutSide) -> Comparison {
        var run = Comparison(before: before, after: after)
        for id in run.afterOrder { run.compareOrAdd(id) }
        return run
    }

    static func isNear(_ one: Rect, _ other: Rect, _ nearness: Double = 0.01) -> Bool {
        EdgeChange.Edge.allCases.allSatisfy { (one[$0] - other[$0]).magnitude <= nearness }
    }

    /// Undoing all edits gives the old layout, undoing none the new one: no edit that moves a view is missing.
    @Test(arguments: 0..<30) func allEditsTogetherAreTheDifference(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(70_000 + seed))
        let full = FullTree(using: &generator, views: 5 + seed % 12)
        let before = LayoutSide(full.tree, in: full.environment)
        var tree = full.tree
        var names: [FullTree.Edit] = []
        for _ in 0...seed % 4 { names.append(FullTree.edit(&tree, using: &generator)) }
        let run = Self.comparison(before, LayoutSide(tree, in: full.environment))
        let edits = TreeEdits(run)
        let undone = UndoneTree(run, edits)
        let (old, environment) = undone.undoing(edits.all)
        let back = old.resolve(in: environment, findingAmbiguity: false)
        for id in run.afterOrder {
            guard let partner = run.items.beforeOf[Int(id.index)] else { continue }
            let (one, other) = (back[id].absoluteFrame, before.layout[partner].absoluteFrame)
            #expect(Self.isNear(one, other), "seed \(seed) \(names): \(tree[id].identifier) \(one) was \(other)")
        }
        let (same, _) = undone.undoing([])
        let again = same.resolve(in: full.environment, findingAmbiguity: false)
        for id in run.afterOrder {
            #expect(Self.isNear(again[id].absoluteFrame, run.after.layout[id].absoluteFrame), "seed \(seed) \(names)")
        }
    }

    /// Of two edits, an edit is the cause if undoing it alone puts the view back; if neither alone does, both are.
    @Test func causesOfRandomPairsOfEditsAreCauses() {
        var counts = Counts()
        for seed in 0..<60 {
            var generator = SeededGenerator(seed: UInt64(80_000 + seed))
            let full = FullTree(using: &generator, views: 2 + seed % 5)
            check("seed \(seed)", full.tree, full.environment, &counts) { tree, isFirst in
                var own = SeededGenerator(seed: UInt64(seed) * 100 + (isFirst ? 1 : 2))
                FullTree.edit(&tree, using: &own)
            }
        }
        #expect(counts.single > 20 && counts.unknown == 0, "\(counts)")
    }

    /// Pairs of edits in a card that act on the same views through one chain of constraints.
    @Test func causesOfPairsOfEditsOfOneChainAreCauses() {
        let edits: [@Sendable (inout Card) -> Void] =
            LayoutDiffLaws.changes + [
                { $0.tree[$0.name].contentHuggingPriority.vertical = 300 },
                { $0.setText("Two words and a few more, so that they take two lines", of: $0.bio) },
                { card in
                    guard case .text(var text) = card.tree[card.name].content else { return }
                    text.font.size = 30
                    card.tree[card.name].content = .text(text)
                }, { $0.tree[$0.info].stack?.axis = .horizontal }, { $0.tree.constraints.remove(at: $0.gap) },
            ]
        var counts = Counts()
        for first in edits.indices {
            for second in edits.indices where first < second {
                let card = Card()
                check("edits \(first) and \(second)", card.tree, Card.environment, &counts) { tree, isFirst in
                    var edited = card
                    edited.tree = tree
                    edits[isFirst ? first : second](&edited)
                    tree = edited.tree
                }
            }
        }
        #expect(counts.single > 100 && counts.several > 20 && counts.unknown == 0, "\(counts)")
    }

    private struct Counts { var (single, several, unknown) = (0, 0, 0) }

    /// - Parameter edit: one of the two edits, the first or the second.
    private func check(
        _ name: String, _ tree: LayoutTree, _ environment: LayoutEnvironment, _ counts: inout Counts,
        edit: (inout LayoutTree, _ isFirst: Bool) -> Void
    ) {
        var trees = [tree, tree, tree]
        edit(&trees[0], true)
        edit(&trees[1], false)
        edit(&trees[2], true)
        edit(&trees[2], false)
        let before = LayoutSide(tree, in: environment)
        let sides = trees.map { LayoutSide($0, in: environment) }
        let runs = sides.map { Self.comparison(before, $0) }
        let edits = runs.map { TreeEdits($0).all }
        let texts = runs.map { run in Set(run.constraints.changes.map { "\($0.event) \($0.before ?? -1) \($0.text)" }) }
        // Only pairs of independent single edits without a conflict.
        guard edits[0].count == 1, edits[1].count == 1, edits[2].count == 2, texts[2] == texts[0].union(texts[1]),
            texts[0].isDisjoint(with: texts[1]), trees.allSatisfy({ $0.count == tree.count }),
            sides.allSatisfy({ $0.layout.diagnostics.allSatisfy { $0.kind != .conflict } })
        else { return }
        func isOfFirst(_ edit: TreeEdit) -> Bool {
            guard case .constraint(let place) = edit else { return edits[0].contains(edit) }
            let change = runs[2].constraints.changes[place]
            return texts[0].contains("\(change.event) \(change.before ?? -1) \(change.text)")
        }
        var trials = CauseTrials(runs[2])
        for (change, id) in runs[2].views {
            guard let id, let old = change.before else { continue }
            for edge in change.edges {
                let place = "\(name) \(edits[2]) \(change.name).\(edge.edge)"
                guard let explanation = trials.explanation(of: edge.edge, item: id) else {
                    counts.unknown += 1
                    continue
                }
                guard !explanation.edits.isEmpty else { continue }
                let was = value(edge.edge, old, before)
                // Where the view stands with the second edit alone, and with the first alone.
                let withoutFirst = (value(edge.edge, id, sides[1]) - was).magnitude <= 0.02
                let withoutSecond = (value(edge.edge, id, sides[0]) - was).magnitude <= 0.02
                let parts = Set(explanation.edits.map(isOfFirst))
                if parts.count == 1 {
                    counts.single += 1
                    let holds = parts.contains(true) ? withoutFirst : withoutSecond
                    #expect(holds, "\(place): \(explanation.cause.text)")
                } else {
                    counts.several += 1
                    #expect(!withoutFirst && !withoutSecond, "\(place): \(explanation.cause.text)")
                }
            }
        }
    }

    private func value(_ edge: EdgeChange.Edge, _ id: ItemID, _ side: LayoutSide) -> Double {
        let frame = side.layout[id].unroundedFrame
        let origin = side.tree[id].superview.map { side.layout[$0].unroundedFrame.origin } ?? .zero
        return frame.offset(by: Point(x: -origin.x, y: -origin.y))[edge]
    }

    /// A search that a save ended asks no more, whatever the number of edges and edits that are left.
    @Test func anEndedSearchAsksOnce() {
        func side(_ gap: Double) -> LayoutSide {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            for place in 0..<20 {
                let box = tree.addSubview(View(.view, identifier: "box\(place)"), to: tree.root)
                tree.constraints += [
                    LayoutConstraint(Anchor(box, .leading), .equal, Anchor(tree.root, .leading), constant: gap),
                    LayoutConstraint(Anchor(box, .width), constant: 20),
                ]
            }
            return LayoutSide(tree, in: LayoutEnvironment(width: 200, height: 420))
        }
        for most in [0, 3] {
            var asked = 0
            let difference = LayoutDiff.compare(
                before: side(20), after: side(10),
                searchingWhile: {
                    asked += 1
                    return asked <= most
                })
            #expect(asked == most + 1)
            #expect(difference.views.count == 20 && difference.views.allSatisfy { !$0.edges.isEmpty })
        }
    }

    /// A constant that had no part in a move is not blamed for it, and a deleted constraint is named.
    @Test func aDeletedConstraintIsNamedAndAConstantBesideItIsNot() {
        func side(_ isHeld: Bool, _ gap: Double) -> LayoutSide {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            let box = tree.addSubview(View(.view, identifier: "box"), to: tree.root)
            tree.constraints = [
                LayoutConstraint(id: "gap", Anchor(box, .leading), .equal, Anchor(tree.root, .leading), constant: gap),
                LayoutConstraint(Anchor(box, .height), constant: 20),
                LayoutConstraint(Anchor(box, .width), constant: 50),
                LayoutConstraint(Anchor(box, .centerY), .equal, Anchor(tree.root, .centerY), priority: 500),
            ]
            if isHeld {
                tree.constraints.append(
                    LayoutConstraint(id: "top", Anchor(box, .top), .equal, Anchor(tree.root, .top), constant: 10))
            }
            return LayoutSide(tree, in: LayoutEnvironment(width: 200, height: 420))
        }
        let difference = LayoutDiff.compare(before: side(true, 20), after: side(false, 10))
        #expect(
            difference.views.flatMap(\.facts) == [
                "x 20 -> 10 (-10)  because constraint gap (box.leading == root.leading + 10): constant 20 -> 10",
                "y 10 -> 200 (+190)  because constraint top (box.top == root.top + 10) was removed",
            ])
    }
}
