import LayoutEngine
import TestSupport
import Testing

/// Laws of every layout, tested on seeded random trees.
@Suite struct LayoutLawTests {
    @Test(arguments: 0..<40)
    func sessionEqualsFreshResolve(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let random = RandomTree(using: &generator)
        let session = LayoutSession(random.tree, in: random.environment)
        for step in 0..<6 {
            let before = session.layout
            let changes = session.update { RandomTree.edit(&$0, using: &generator) }
            let fresh = session.tree.resolve(in: random.environment, findingAmbiguity: false)
            for (index, item) in fresh.items.enumerated() {
                let shown = session.layout.items[index].frame
                #expect(
                    abs(shown.x - item.frame.x) < 1e-6 && abs(shown.y - item.frame.y) < 1e-6
                        && abs(shown.width - item.frame.width) < 1e-6 && abs(shown.height - item.frame.height) < 1e-6,
                    "seed \(seed) step \(step) item \(session.tree.items[index].identifier)")
            }
            // The reported changes are exactly the frames that differ.
            let moved = session.layout.items.indices.filter { session.layout.items[$0].frame != before.items[$0].frame }
            #expect(changes.map { Int($0.item.index) } == moved, "seed \(seed) step \(step)")
        }
    }

    /// The same for trees with every kind of item and every kind of edit.
    @Test(arguments: Array(0..<20) + [24, 507])
    func sessionEqualsFreshResolveWithEverything(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(40_000 + seed))
        let full = FullTree(using: &generator, views: 6 + seed % 24)
        let session = LayoutSession(full.tree, in: full.environment)
        for step in 0..<8 {
            var edits: [FullTree.Edit] = []
            session.update { tree in
                for _ in 0...step % 3 { edits.append(FullTree.edit(&tree, using: &generator)) }
            }
            let fresh = session.tree.resolve(in: full.environment, findingAmbiguity: false)
            let shown = session.layout
            let place = "seed \(seed) step \(step) \(edits.map(\.rawValue))"
            for (index, item) in fresh.items.enumerated() where !shown.items[index].isNear(item) {
                Issue.record(
                    "\(place): \(session.tree.items[index].identifier) \(shown.items[index].frame) is \(item.frame)")
            }
            #expect(shown.hidden == fresh.hidden, "\(place)")
            #expect(shown.gaps.count == fresh.gaps.count, "\(place)")
            for (gap, other) in zip(shown.gaps, fresh.gaps) {
                #expect(gap.stack == other.stack && gap.frame.isNear(other.frame), "\(place)")
            }
            #expect(shown.contentSizes.map(\.item) == fresh.contentSizes.map(\.item), "\(place)")
            for (size, other) in zip(shown.contentSizes, fresh.contentSizes) {
                let (one, two) = (Rect(origin: .zero, size: size.size), Rect(origin: .zero, size: other.size))
                #expect(one.isNear(two), "\(place)")
            }
            #expect(shown.diagnostics == fresh.diagnostics, "\(place)")
        }
    }

    /// A slider: the constant of one constraint, or the length of one view, changes again and again.
    @Test(arguments: 0..<40)
    func repeatedEditsEqualFreshResolve(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(50_000 + seed))
        let full = FullTree(using: &generator, views: 6 + seed % 24)
        let constraint = try #require(full.tree.constraints.indices.randomElement(using: &generator))
        let view = try #require(full.tree.installed.randomElement(using: &generator))
        let session = LayoutSession(full.tree, in: full.environment)
        for step in 0..<10 {
            session.update { tree in
                if seed % 2 == 0 {
                    tree[constraint: constraint].constant += step == 6 ? 80 : 1.5
                } else {
                    tree[view].intrinsicContentSize = Size(width: (step == 6 ? 120 : 40) + 3 * Double(step), height: 20)
                }
            }
            let (shown, fresh) = (
                session.layout, session.tree.resolve(in: full.environment, findingAmbiguity: false)
            )
            for (item, other) in zip(shown.items, fresh.items) {
                #expect(item.isNear(other), "seed \(seed) step \(step): \(item.frame) is \(other.frame)")
            }
            #expect(shown.diagnostics == fresh.diagnostics, "seed \(seed) step \(step)")
        }
    }

    @Test(arguments: 0..<40)
    func framesThatTouchBeforeRoundingTouchAfter(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(1000 + seed))
        let random = RandomTree(using: &generator)
        let layout = random.tree.resolve(in: random.environment, findingAmbiguity: false)
        for id in random.tree.items.indices where random.tree.items[id].stack != nil {
            let children = random.tree.items[id].subviews
            for a in children {
                for b in children where a != b {
                    if abs(layout[a].unroundedFrame.maxX - layout[b].unroundedFrame.minX) < 1e-9 {
                        #expect(layout[a].frame.maxX == layout[b].frame.minX, "seed \(seed)")
                    }
                }
            }
        }
    }

    @Test(arguments: 0..<20)
    func sameTreeSameNumbers(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(2000 + seed))
        let random = RandomTree(using: &generator)
        #expect(random.tree.resolve(in: random.environment) == random.tree.resolve(in: random.environment))
    }

    /// Layouts solved in short have the numbers of the full form, which a trace is made from.
    @Test(arguments: 0..<20)
    func shortFormEqualsFullForm(block: Int) {
        for seed in block * 50..<block * 50 + 50 {
            var generator = SeededGenerator(seed: UInt64(10_000 + seed))
            let random = RandomTree(using: &generator, views: 4 + seed % 24)
            let (layout, trace) = random.tree.trace(in: random.environment)
            for (quantity, value) in trace.values {
                guard let id = quantity.item else { continue }
                let frame = layout[id].unroundedFrame
                let origin = random.tree[id].superview.map { layout[$0].unroundedFrame.origin } ?? .zero
                let shown: Double? =
                    switch quantity {
                    case .x: frame.x - origin.x
                    case .y: frame.y - origin.y
                    case .width: frame.width
                    case .height: frame.height
                    default: nil
                    }
                #expect(shown.map { abs($0 - value) < 1e-6 } ?? true, "seed \(seed) \(quantity) \(value) \(shown ?? 0)")
            }
        }
    }

    /// Right-to-left layout is the mirror image of left-to-right, as long as nothing says left or right and the
    /// constraints determine the frames (of two optima each direction may take its own).
    @Test func rightToLeftMirrors() {
        var compared = 0
        for seed in 0..<80 {
            var generator = SeededGenerator(seed: UInt64(3000 + seed))
            let random = RandomTree(using: &generator)
            var mirrored = random.environment
            mirrored.layoutDirection = .rightToLeft
            let a = random.tree.resolve(in: random.environment)
            guard a.diagnostics.isEmpty else { continue }
            compared += 1
            let b = random.tree.resolve(in: mirrored)
            let width = a[random.tree.root].frame.width
            for (index, item) in a.items.enumerated() {
                let other = b.items[index].unroundedFrame
                #expect(
                    abs(width - item.unroundedFrame.maxX - other.minX) < 1e-6
                        && abs(item.unroundedFrame.width - other.width) < 1e-6,
                    "seed \(seed) item \(random.tree.items[index].identifier): \(item.unroundedFrame) \(other)")
            }
        }
        #expect(compared >= 40, "most random trees are determined")
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}

extension EdgeInsets {
    fileprivate func isNear(_ other: EdgeInsets) -> Bool {
        abs(top - other.top) < 1e-6 && abs(left - other.left) < 1e-6 && abs(bottom - other.bottom) < 1e-6
            && abs(right - other.right) < 1e-6
    }
}

extension ResolvedItem {
    fileprivate func isNear(_ other: ResolvedItem) -> Bool {
        isInstalled == other.isInstalled && frame.isNear(other.frame) && absoluteFrame.isNear(other.absoluteFrame)
            && layoutMargins.isNear(other.layoutMargins) && safeAreaInsets.isNear(other.safeAreaInsets)
            && (baselines == nil) == (other.baselines == nil)
            && abs((baselines?.first ?? 0) - (other.baselines?.first ?? 0)) < 1e-6
            && abs((baselines?.last ?? 0) - (other.baselines?.last ?? 0)) < 1e-6
    }
}
