import TestSupport
import Testing

@testable import LayoutEngine

/// Views and constraints that come, leave and move: a session shows what a fresh layout of its tree shows.
@Suite struct StructureLawTests {
    /// 302 once left a column with copies of another's, which ended the process.
    private static let seeds = Array(0..<10) + [16, 302]
    private static let steps = 12

    @Test(arguments: seeds)
    func viewsComeLeaveAndMove(seed: Int) {
        let hasSafeArea = seed % 4 == 0
        var world = StructureWorld(using: SeededGenerator(seed: UInt64(seed)), hasSafeArea: hasSafeArea)
        let environment = world.environment(isController: seed % 3 == 0, isMirrored: seed % 5 == 0)
        let session = LayoutSession(world.tree(), in: environment)
        for step in 0..<Self.steps {
            let before = session.layout
            let changes = session.update { tree in for _ in 0...step % 3 { world.edit(&tree) } }
            let fresh = session.tree.resolve(in: environment, findingAmbiguity: false)
            let shown = session.layout
            let place = "seed \(seed) step \(step)"
            for (index, item) in fresh.items.enumerated() where !shown.items[index].isNear(item) {
                Issue.record(
                    "\(place): \(session.tree.items[index].identifier) \(shown.items[index].frame) is \(item.frame)")
            }
            #expect(shown.hidden == fresh.hidden && shown.diagnostics == fresh.diagnostics, "\(place)")
            #expect(shown.gaps.map(\.before) == fresh.gaps.map(\.before), "\(place)")
            // The reported changes are the frames that differ.
            let moved = shown.items.indices.filter { index in
                let old = index < before.items.count ? before.items[index] : nil
                let new = shown.items[index]
                return (old?.isInstalled ?? false ? old?.frame : nil) != (new.isInstalled ? new.frame : nil)
            }
            #expect(changes.map { Int($0.item.index) } == moved, "\(place)")
        }
    }

    /// Constraints leave the middle of the list, others change and come in the same edit; the ones behind have other places
    /// then, by which diagnostics name them.
    @Test func constraintsLeaveTheList() {
        var tree = Self.thousandViews()
        let views = tree[tree.root].subviews
        let environment = LayoutEnvironment(width: 2_000, height: 4_000)
        let session = LayoutSession(tree, in: environment)
        func edit(_ change: (inout LayoutTree) -> Void) {
            session.update { tree in change(&tree) }
            let fresh = session.tree.resolve(in: environment, findingAmbiguity: false)
            #expect(session.layout.items == fresh.items && session.layout.diagnostics == fresh.diagnostics)
        }
        edit { $0.constraints.remove(at: 1_001) }
        edit {
            $0.constraints.removeSubrange(2_001...2_002)
            $0.constraints[5].constant = 7
            $0.constraints[3_001].constant = -9
            $0.constraints.append(LayoutConstraint(Anchor(views[250], .width), .equal, nil, constant: 44))
        }
        edit { $0.constraints[3_001].constant = -12 }
        edit { $0.constraints.removeAll { $0.first.item == views[700] } }
        edit { $0.removeFromSuperview(views[250]) }
        // Edits that say where they write, alone and with others in one edit.
        edit { $0[constraint: 3_001].constant = -15 }
        edit {
            $0.activate(views[300].width == 45, priority: .defaultLow)
            $0[constraint: 17].constant = 3
        }
        edit {
            $0.removeFromSuperview(views[400])
            $0.activate(views[301].height == 46, priority: .defaultLow)
        }
        edit {
            $0[constraint: 18].constant = 4
            $0.removeFromSuperview(views[401])
            $0[constraint: 2_500].constant = 5
        }
        edit {
            $0[constraint: 19].constant = 4
            $0.constraints.remove(at: 2_600)
        }
        // A conflict is named by the present places.
        tree = session.tree
        tree.constraints.append(LayoutConstraint(Anchor(views[900], .width), .equal, nil, constant: 1))
        session.update { $0.constraints = tree.constraints }
        let fresh = tree.resolve(in: environment, findingAmbiguity: false)
        #expect(!fresh.diagnostics.isEmpty && session.layout.diagnostics == fresh.diagnostics)
    }

    /// Views side by side, each with four constraints to the root.
    private static func thousandViews() -> LayoutTree {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        for number in 0..<1_000 {
            let id = tree.addSubview(View(.view, identifier: ""), to: tree.root)
            tree.activate(
                id.leading == tree.root.leading + 1, id.trailing == tree.root.trailing - 1,
                id.top == tree.root.top + Double(number % 9), id.bottom == tree.root.bottom - 1)
        }
        return tree
    }

    /// One constraint gets another constant and another one another end, in one edit that names both.
    @Test func constraintsOfOneEditAreTakenTogether() {
        var tree = LayoutTree(root: View(identifier: "root"))
        let views = ["a", "b"].map { name in
            var view = View(identifier: name)
            view.translatesAutoresizingMaskIntoConstraints = false
            return tree.addSubview(view, to: tree.root)
        }
        for view in views {
            tree.activate(
                view.leading == tree.root.leading + 10, view.top == tree.root.top + 5, view.width == 50,
                view.height == 20)
        }
        let environment = LayoutEnvironment(width: 300, height: 200)
        let session = LayoutSession(tree, in: environment)
        session.update {
            $0[constraint: 0].constant = 40
            $0[constraint: 5].second = Anchor(views[0], .bottom)
        }
        let fresh = session.tree.resolve(in: environment, findingAmbiguity: false)
        #expect(session.layout.items == fresh.items)
        #expect(session.frame(of: views[0])?.x == 40 && session.frame(of: views[1])?.y == 30)
    }

}

extension ResolvedItem {
    fileprivate func isNear(_ other: ResolvedItem) -> Bool {
        isInstalled == other.isInstalled && frame.isNear(other.frame) && absoluteFrame.isNear(other.absoluteFrame)
            && near(layoutMargins.left, other.layoutMargins.left) && near(layoutMargins.top, other.layoutMargins.top)
            && near(safeAreaInsets.top, other.safeAreaInsets.top)
            && near(baselines?.first ?? -1, other.baselines?.first ?? -1)
    }
}

private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        near(x, other.x) && near(y, other.y) && near(width, other.width) && near(height, other.height)
    }
}
