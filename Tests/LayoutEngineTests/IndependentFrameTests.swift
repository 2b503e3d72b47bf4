import TestSupport
import Testing

@testable import LayoutEngine

/// Frames that no rule needs have no unknowns, and the numbers that unknowns would have.
@Suite struct IndependentFrameTests {
    @Test(arguments: 0..<6)
    func framesAreThoseOfUnknowns(block: Int) {
        var alone = 0
        for seed in block * 20..<block * 20 + 20 {
            var world = FrameWorld(seed: UInt64(seed))
            let (tree, environment) = (world.tree(), world.environment())
            let session = LayoutSession(tree, in: environment)
            for step in 0..<5 {
                if step > 0 { session.update { tree in for _ in 0..<step { world.edit(&tree) } } }
                let place = "seed \(seed) step \(step)"
                let solved = Self.withUnknowns(session.tree, environment)
                let fresh = session.tree.resolve(in: environment)
                expectSame(fresh, solved, session.tree, place)
                expectSame(session.layout, fresh, session.tree, place + ", in a session")
                #expect(fresh.diagnostics.map(\.message) == solved.diagnostics.map(\.message), "\(place)")
                alone += Self.countAlone(session.tree, environment)
            }
        }
        // The law is about these.
        #expect(alone > 80, "\(alone)")
    }

    @Test func aPageOfFramesNeedsNoProgram() {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        for index in 0..<100 {
            let box = tree.addSubview(
                .framed("box\(index)", [.flexibleWidth], 3, Double(index) * 10, 80, 10), to: tree.root)
            var text = View.framed("text\(index)", [.flexibleLeftMargin], 1, 1, 40, 8)
            text.content = .text(TextContent(text: "several words that do not fit"))
            tree.addSubview(text, to: box)
        }
        var resolver = Resolver(
            tree: tree, root: tree.root, environment: LayoutEnvironment(width: 300, height: 1_000), isWhole: true)
        _ = resolver.resolve(findingAmbiguity: true)
        #expect(resolver.solver.program.variableCount == 4)
        #expect(resolver.lowering.unknowns.independentCount == 200)
    }

    /// A view that comes moves no other; where the superview's frame is another, all move.
    @Test func aViewThatComesMovesNoOther() {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let box = tree.addSubview(.framed("box", [], 0, 0, 200, 900), to: tree.root)
        for index in 0..<200 {
            tree.addSubview(.framed("row\(index)", [.flexibleWidth], 0, Double(index), 80, 1), to: box)
        }
        let session = LayoutSession(tree, in: LayoutEnvironment(width: 300, height: 1_000))
        let changes = session.update { $0.addSubview(.framed("new", [], 5, 6, 7, 8), to: box) }
        #expect(changes.map { session.layout[$0.item].frame } == [Rect(x: 5, y: 6, width: 7, height: 8)])
        #expect(session.layout.items == session.tree.resolve(in: session.environment).items)
        session.update { tree in
            tree.addSubview(.framed("last", [], 5, 6, 7, 8), to: box)
            tree[box].frame = Rect(x: 0, y: 0, width: 150, height: 900)
        }
        #expect(session.layout.items == session.tree.resolve(in: session.environment).items)
    }

    /// Autoresizing is measured against the superview's frame in the source: 20 points fewer, 20 points narrower.
    @Test func anEditMovesWhatStandsInside() {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let box = tree.addSubview(.framed("box", [], 10, 10, 100, 50), to: tree.root)
        let inner = tree.addSubview(.framed("inner", [.flexibleWidth], 10, 5, 80, 20), to: box)
        tree.addSubview(.framed("other", [], 0, 90, 10, 10), to: tree.root)
        let session = LayoutSession(tree, in: LayoutEnvironment(width: 300, height: 300))
        let changes = session.update { $0[box].frame = Rect(x: 15, y: 10, width: 80, height: 50) }
        #expect(changes.map(\.item) == [box])
        #expect(session.layout[inner].absoluteFrame == Rect(x: 25, y: 15, width: 80, height: 20))
        #expect(session.layout.items == session.tree.resolve(in: session.environment).items)
        // A constraint needs the frame that had no unknowns.
        session.update { tree in
            tree.constraints.append(LayoutConstraint(Anchor(inner, .width), .equal, nil, constant: 33))
        }
        #expect(session.layout.diagnostics.count == 1)
        #expect(session.layout.diagnostics == session.tree.resolve(in: session.environment).diagnostics)
    }

    /// A length below 0 is a conflict, which the full form names.
    @Test func aViewCannotBeTurnedOver() {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let id = tree.addSubview(.framed("box", [.flexibleWidth], 0, 0, 10, 10), to: tree.root)
        var environment = LayoutEnvironment(width: 50, height: 50)
        environment.solving.roundsToPixels = false
        tree[tree.root].recordedFrame = Rect(x: 0, y: 0, width: 100, height: 50)
        let layout = tree.resolve(in: environment)
        #expect(layout.diagnostics.map(\.kind).first == .conflict)
        let solved = Self.withUnknowns(tree, environment)
        #expect(layout.items == solved.items && layout.diagnostics == solved.diagnostics)
        #expect(layout[id].frame.width >= 0)
    }

    /// Every frame has unknowns.
    private static func withUnknowns(_ tree: LayoutTree, _ environment: LayoutEnvironment) -> ResolvedLayout {
        var resolver = Resolver(tree: tree, root: tree.root, environment: environment, isWhole: true)
        for place in resolver.lowering.items.indices { resolver.lowering.items[place].isNeeded = true }
        return resolver.resolve(findingAmbiguity: true)
    }

    private static func countAlone(_ tree: LayoutTree, _ environment: LayoutEnvironment) -> Int {
        var resolver = Resolver(tree: tree, root: tree.root, environment: environment, isWhole: true)
        _ = resolver.resolve(findingAmbiguity: false)
        return resolver.lowering.unknowns.independentCount
    }

    private func isNear(_ a: Rect, _ b: Rect) -> Bool {
        abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 && abs(a.width - b.width) < 1e-6
            && abs(a.height - b.height) < 1e-6
    }

    private func expectSame(_ shown: ResolvedLayout, _ goal: ResolvedLayout, _ tree: LayoutTree, _ place: String) {
        for (index, item) in goal.items.enumerated() where !isNear(shown.items[index].frame, item.frame) {
            Issue.record("\(place): \(tree.items[index].identifier) \(shown.items[index].frame) is \(item.frame)")
        }
    }
}

/// Trees of views with frames, a few of them constrained.
private struct FrameWorld {
    private var generator: SeededGenerator
    private var names = 0
    private var wishes = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func random(_ count: Int) -> Int { generator.below(count) }

    mutating func environment() -> LayoutEnvironment {
        LayoutEnvironment(width: random(6) == 0 ? nil : Double(200 + random(200)), height: 400)
    }

    mutating func tree() -> LayoutTree {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        if random(2) == 0 { tree[tree.root].recordedFrame = Rect(x: 0, y: 0, width: 320, height: 400) }
        for _ in 0..<3 + random(14) { add(&tree) }
        for _ in 0..<random(4) { constrain(&tree) }
        return tree
    }

    private mutating func anyView(_ tree: LayoutTree) -> ItemID {
        var found: [ItemID] = []
        tree.forEachDescendant(of: tree.root) { found.append($0) }
        return found[random(found.count)]
    }

    private mutating func frame() -> Rect {
        Rect(x: Double(random(60)), y: Double(random(60)), width: Double(random(120)), height: Double(random(90)))
    }

    private mutating func mask() -> AutoresizingMask {
        let parts: [AutoresizingMask] = [
            .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
        ]
        return AutoresizingMask(parts.filter { _ in random(3) == 0 })
    }

    private mutating func add(_ tree: inout LayoutTree) {
        names += 1
        var view = View(random(7) == 0 ? .stackView : .view, identifier: "view\(names)")
        if random(4) == 0 { view.intrinsicContentSize = Size(width: Double(random(90)), height: Double(random(40))) }
        if random(12) == 0 { view.contentHuggingPriority.horizontal = 1000 }
        if random(6) > 0 {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = frame()
            view.autoresizingMask = mask()
        }
        let parent = anyView(tree)
        if tree[parent].stack != nil, random(3) > 0 {
            tree.addArrangedSubview(view, to: parent)
        } else {
            let id = tree.addSubview(view, to: parent)
            guard !view.translatesAutoresizingMaskIntoConstraints else { return }
            for attribute in [Attribute.leading, .top] {
                tree.constraints.append(
                    LayoutConstraint(Anchor(id, attribute), .equal, Anchor(parent, attribute), constant: 5))
            }
            if random(2) == 0 {
                let trailing = LayoutConstraint(Anchor(id, .trailing), .equal, Anchor(parent, .trailing), constant: -5)
                tree.constraints.append(trailing)
            }
        }
    }

    /// A priority of its own, so that no two wishes are equally strong.
    private mutating func constrain(_ tree: inout LayoutTree) {
        let (id, other) = (anyView(tree), anyView(tree))
        guard id != other else { return }
        wishes += 1
        let attribute = [Attribute.width, .leading, .centerY][random(3)]
        tree.constraints.append(
            LayoutConstraint(
                Anchor(id, attribute), .equal, Anchor(other, attribute), constant: Double(random(20)),
                priority: Float(100 + random(800)) + Float(wishes) / 1_024))
    }

    mutating func edit(_ tree: inout LayoutTree) {
        let id = anyView(tree)
        guard id != tree.root else { return }
        switch random(10) {
        case 0, 1, 2: tree[id].frame = tree[id].frame == nil ? nil : frame()
        case 3: tree[id].autoresizingMask = mask()
        case 4: tree[id].intrinsicContentSize = Size(width: Double(random(90)), height: 20)
        case 5: tree[id].contentHuggingPriority.horizontal = [250, 1000][random(2)]
        case 6: add(&tree)
        case 7: tree.detach(id)
        case 8: tree[id].isHidden.toggle()
        default: constrain(&tree)
        }
    }
}

extension View {
    fileprivate static func framed(
        _ name: String, _ mask: AutoresizingMask, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> View {
        var view = View(.view, identifier: name)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = Rect(x: x, y: y, width: width, height: height)
        view.autoresizingMask = mask
        return view
    }
}
