import LayoutEngine
import TestSupport
import Testing

/// Explanations stay in proportion to the input.
@Suite("Bounds of diagnostics")
struct DiagnosticBoundsTests {
    private func tree(views: Int) -> (tree: LayoutTree, ids: [ItemID]) {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let ids = (0..<views).map { tree.addSubview(View(.view, identifier: "v\($0)"), to: tree.root) }
        for id in ids { tree[id].translatesAutoresizingMaskIntoConstraints = false }
        return (tree, ids)
    }

    private let environment = LayoutEnvironment(width: 300, height: 300)

    @Test("of many conflicts the first are explained and the rest is counted")
    func manyConflicts() {
        var (tree, ids) = tree(views: 150)
        for id in ids {
            for width in [10.0, 20] { tree.constraints.append(LayoutConstraint(Anchor(id, .width), constant: width)) }
        }
        let layout = tree.resolve(in: environment, findingAmbiguity: false)
        let conflicts = layout.diagnostics.filter { $0.kind == .conflict }
        #expect(conflicts.count == 101 && conflicts.reduce(0) { $0 + $1.count } == 150)
        #expect(conflicts.last?.count == 50 && conflicts.last?.message.hasPrefix("50 more conflicts") == true)
        #expect(Set(conflicts.flatMap(\.constraintIndices)).count == 250)
    }

    @Test("of a conflict between many constraints the first are named and the rest is counted")
    func longConflict() {
        var (tree, ids) = tree(views: 120)
        for (a, b) in zip(ids, ids.dropFirst()) {
            tree.constraints.append(LayoutConstraint(Anchor(b, .width), .equal, Anchor(a, .width), constant: 1))
        }
        tree.constraints.append(LayoutConstraint(Anchor(ids[119], .width), .equal, Anchor(ids[0], .width)))
        let conflict = tree.resolve(in: environment, findingAmbiguity: false).diagnostics.first { $0.kind == .conflict }
        #expect(conflict?.constraints.count == 51 && conflict?.constraints.last == "and 70 more")
        #expect(conflict?.constraintIndices.count == 120)
    }

    /// Each is a part of its own for the search; a list of all unknowns made for each part took minutes here.
    @Test("thousands of views that nothing determines are named one by one")
    func manyAmbiguities() {
        let (tree, ids) = tree(views: 1_500)
        let found = tree.resolve(in: environment).diagnostics.filter { $0.kind == .ambiguous }
        #expect(found.count == 2 * ids.count)
    }

    @Test("contradictions past the work limit leave a layout in which all holds that is not named")
    func contradictionsPastTheLimit() {
        var (tree, ids) = tree(views: 14)
        var environment = environment
        environment.solving.workLimit = 4_000
        environment.solving.roundsToPixels = false
        for (i, a) in ids.enumerated() {
            for (j, b) in ids.enumerated() where i != j {
                tree.constraints.append(
                    LayoutConstraint(
                        Anchor(a, .width), .greaterThanOrEqual, Anchor(b, .width), constant: Double(i * j % 13 - 6)))
            }
        }
        let layout = tree.resolve(in: environment, findingAmbiguity: false)
        let named = Set(layout.diagnostics.flatMap(\.constraintIndices))
        for (place, constraint) in tree.constraints.enumerated() where !named.contains(place) {
            guard let other = constraint.second else { continue }
            let (first, second) = (layout[constraint.first.item].frame, layout[other.item].frame)
            #expect(first.width >= second.width + constraint.constant - 1e-4, "\(place)")
        }
        let short = layout.diagnostics.filter { $0.kind == .workLimit }
        #expect(short.count == 1 && short[0].count == short[0].constraintIndices.count && short[0].count > 1)
        #expect(short.first?.message.hasPrefix("\(short[0].count) required constraints are not met: ") == true)
    }

    @Test("contradictions between all of many views leave texts of a bounded length")
    func contradictions() {
        var (tree, ids) = tree(views: 12)
        for (i, a) in ids.enumerated() {
            for (j, b) in ids.enumerated() where i != j {
                tree.constraints.append(
                    LayoutConstraint(
                        Anchor(a, .width), .greaterThanOrEqual, Anchor(b, .width), constant: Double(i * j % 13 - 6)))
            }
        }
        let conflicts = tree.resolve(in: environment, findingAmbiguity: false).diagnostics
        let length = conflicts.flatMap { $0.constraints + [$0.message] }.reduce(0) { $0 + $1.utf8.count }
        #expect(!conflicts.isEmpty && length < 1 << 19, "\(length) bytes")
    }
}
