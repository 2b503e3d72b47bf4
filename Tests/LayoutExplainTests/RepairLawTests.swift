import ConstraintLogs
import LayoutEngine
import LayoutExplain
import TestSupport
import Testing

/// Which constants are proposed in the place of those that cannot hold.
@Suite("Repairs")
struct RepairLawTests {
    private static func page(_ tree: LayoutTree, width: Double) -> PageExplanation {
        PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: width, height: 100)))
    }

    @Test("views that are too wide together are not told to overlap or to stick out")
    func row() throws {
        var tree = LayoutTree(root: View(.view, identifier: "row"))
        let a = tree.addSubview(View(.view, identifier: "a"), to: tree.root)
        let b = tree.addSubview(View(.view, identifier: "b"), to: tree.root)
        tree.constraints = [
            LayoutConstraint(Anchor(a, .leading), .equal, Anchor(tree.root, .leading), constant: 10),
            LayoutConstraint(Anchor(b, .leading), .equal, Anchor(a, .trailing), constant: 8),
            LayoutConstraint(Anchor(tree.root, .trailing), .equal, Anchor(b, .trailing), constant: 10),
            LayoutConstraint(Anchor(a, .width), constant: 100),
            LayoutConstraint(Anchor(b, .width), constant: 100),
        ]
        let conflict = try #require(ConflictExplanation.all(of: Self.page(tree, width: 180)).first)
        let constants = conflict.repairs.compactMap { repair -> Double? in
            if case .constant(let constant) = repair.change { constant } else { nil }
        }
        // 228 points in 180: a width can give 48, a gap of 8 or 10 cannot.
        #expect(constants == [52, 52], "\(conflict.repairs)")
        #expect(conflict.repairs.count { $0.change == .lower } == 5)
    }

    /// The distance that a constraint of two edges keeps in a layout, measured between frames; nil where no length lies
    /// between the edges.
    private static func distance(_ constraint: LayoutConstraint, _ layout: ResolvedLayout, _ tree: LayoutTree)
        -> Double?
    {
        guard let second = constraint.second else { return layout[constraint.first.item].frame.width }
        let (first, other) = (layout[constraint.first.item].absoluteFrame, layout[second.item].absoluteFrame)
        let isInner = tree[constraint.first.item].superview == second.item
        let isOuter = tree[second.item].superview == constraint.first.item
        switch (constraint.first.attribute, second.attribute) {
        case (.leading, .trailing) where !isInner && !isOuter: return first.minX - other.maxX
        case (.trailing, .leading) where !isInner && !isOuter: return other.minX - first.maxX
        case (.leading, .leading) where isInner: return first.minX - other.minX
        case (.leading, .leading) where isOuter: return other.minX - first.minX
        case (.trailing, .trailing) where isInner: return other.maxX - first.maxX
        case (.trailing, .trailing) where isOuter: return first.maxX - other.maxX
        default: return nil
        }
    }

    @Test("no repair makes a length negative that was 0 or more, measured between frames")
    func random() {
        var (tried, kept) = (0, 0)
        for seed in UInt64(1)...60 {
            var random = SeededGenerator(seed: seed)
            func number() -> Double { Double(Int.random(in: 0...60, using: &random)) }
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            var views: [ItemID] = []
            for name in ["a", "b", "c"] { views.append(tree.addSubview(View(.view, identifier: name), to: tree.root)) }
            // A row whose lengths do not fit, each constraint written from either side.
            var ends: [(Anchor, Anchor)] = [(Anchor(views[0], .leading), Anchor(tree.root, .leading))]
            for (one, next) in zip(views, views.dropFirst()) {
                ends.append((Anchor(next, .leading), Anchor(one, .trailing)))
            }
            ends.append((Anchor(views[2], .trailing), Anchor(tree.root, .trailing)))
            for (place, (first, second)) in ends.enumerated() {
                // A gap or inset of 0 or more, now and then one that overlaps.
                let length = number() * (Int.random(in: 0..<6, using: &random) == 0 ? -1 : 1)
                let isTurned = Bool.random(using: &random)
                let value = isTurned == (place == 3) ? length : -length
                tree.constraints.append(
                    isTurned
                        ? LayoutConstraint(second, .equal, first, constant: value)
                        : LayoutConstraint(first, .equal, second, constant: value))
            }
            for view in views { tree.constraints.append(LayoutConstraint(Anchor(view, .width), constant: number())) }
            let page = Self.page(tree, width: Double(Int.random(in: 20...200, using: &random)))
            for conflict in ConflictExplanation.all(of: page) {
                for repair in conflict.repairs {
                    guard case .constant(let constant) = repair.change else { continue }
                    tried += 1
                    var alone = tree
                    alone.constraints = [tree.constraints[repair.constraint]]
                    // Without other constraints this one holds, so that the frames show its constant.
                    let old = Self.distance(
                        alone.constraints[0], alone.resolve(in: page.scene.environment), alone)
                    alone.constraints[0].constant = constant
                    let new = Self.distance(
                        alone.constraints[0], alone.resolve(in: page.scene.environment), alone)
                    guard let old, let new, old >= -1e-6 else { continue }
                    kept += 1
                    #expect(
                        new >= -1e-6,
                        "seed \(seed): \(tree.describe(tree.constraints[repair.constraint])) -> \(constant)")
                }
            }
        }
        #expect(tried > 60 && kept > 40, "too few repairs: \(tried), \(kept)")
    }

    @Test("a log's repairs keep to lengths of 0 or more as well")
    func log() throws {
        let log = """
            <NSLayoutConstraint:0x1 H:|-(0)-[UILabel:0xa]   (Names: '|':UIView:0xc )>
            <NSLayoutConstraint:0x2 UILabel:0xa.width == 100>
            <NSLayoutConstraint:0x3 H:[UILabel:0xa]-(8)-[UILabel:0xb]>
            <NSLayoutConstraint:0x4 UILabel:0xb.width == 100>
            <NSLayoutConstraint:0x5 H:[UILabel:0xb]-(0)-|   (Names: '|':UIView:0xc )>
            <NSLayoutConstraint:0x6 UIView:0xc.width == 180>
            """
        let report = try #require(ConsoleLog(Array(log.utf8)).reports.first)
        let repairs = report.repairs(of: try #require(report.contradiction()))
        let constants = repairs.compactMap { repair -> Double? in
            if case .constant(let constant) = repair.change { constant } else { nil }
        }
        #expect(constants == [72, 72, 208], "\(repairs)")
        #expect(repairs.count { $0.change == .lower } == 6)
    }
}
