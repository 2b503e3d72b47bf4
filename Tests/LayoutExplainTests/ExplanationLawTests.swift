import LayoutEngine
import TestSupport
import Testing

@testable import LayoutExplain

/// What every explanation must keep, over random trees.
@Suite("Explanations")
struct ExplanationLawTests {
    @Test("the numbers of a chain add up to the value, and each constraint of the chain holds exactly")
    func sums() {
        var decided = 0
        for seed in UInt64(1)...40 {
            var generator = SeededGenerator(seed: seed)
            let random = RandomTree(using: &generator, views: 14)
            let page = PageExplanation(random.tree, in: random.environment)
            for index in 0..<random.tree.count {
                let item = ItemID(index: Int32(index))
                for edge in ExplainedEdge.allCases {
                    let explanation = page.explanation(of: item, edge)
                    guard explanation.isDecided else { continue }
                    decided += 1
                    let sum = explanation.steps.reduce(0) { $0 + $1.number }
                    if (sum - explanation.value).magnitude > 1e-6 * max(1, explanation.value.magnitude) {
                        Issue.record("seed \(seed): \(page.lines(explanation))")
                    }
                    if explanation.steps.contains(where: { !page.trace.equations[$0.equation].isActive }) {
                        Issue.record("seed \(seed): a constraint that does not hold explains \(index).\(edge)")
                    }
                }
            }
        }
        #expect(decided > 4_000, "too few numbers were decided: \(decided)")
    }

    /// As `LayoutExplanation` says: from the view outwards, of several the first.
    @Test("each constraint of a chain shares an unknown with an earlier one, the first that does")
    func order() {
        var compared = 0
        for seed in UInt64(1)...30 {
            var generator = SeededGenerator(seed: 900 + seed)
            let random = RandomTree(using: &generator, views: 20)
            let page = PageExplanation(random.tree, in: random.environment)
            for index in 0..<random.tree.count {
                for edge in [ExplainedEdge.left, .height] {
                    let item = ItemID(index: Int32(index))
                    let steps = page.explanation(of: item, edge).steps.map(\.equation)
                    let isMirrored = page.isMirrored(item)
                    let target = edge.terms(of: item, isMirrored: isMirrored)
                    var met = Set(target.map(\.quantity))
                    // The basis has required equations first, then by priority.
                    let found = page.basis.combination(target) ?? page.ties?.tie(target)?.combination
                    var pending = found?.map(\.equation) ?? []
                    var plain: [Int] = []
                    while !pending.isEmpty {
                        let next = pending.firstIndex { place in
                            page.trace.equations[place].terms.contains { met.contains($0.quantity) }
                        }
                        let place = pending.remove(at: next ?? 0)
                        met.formUnion(page.trace.equations[place].terms.map(\.quantity))
                        plain.append(place)
                    }
                    #expect(steps == plain, "seed \(seed) \(index).\(edge)")
                    compared += steps.count > 3 ? 1 : 0
                }
            }
        }
        #expect(compared > 100, "\(compared)")
    }

    @Test("a constant of the chain moves the value as its factor says")
    func factors() throws {
        var tree = LayoutTree(root: View(.view, identifier: "card"))
        let avatar = tree.addSubview(View(.view, identifier: "avatar"), to: tree.root)
        let title = tree.addSubview(View(.view, identifier: "title"), to: tree.root)
        tree.constraints = [
            LayoutConstraint(Anchor(avatar, .leading), .equal, Anchor(tree.root, .leading), constant: 16),
            LayoutConstraint(Anchor(avatar, .width), constant: 40),
            LayoutConstraint(Anchor(title, .leading), .equal, Anchor(avatar, .trailing), constant: 12),
            LayoutConstraint(Anchor(title, .trailing), .equal, Anchor(tree.root, .trailing), constant: -16),
        ]
        let environment = LayoutEnvironment(width: 320, height: 100)
        let page = PageExplanation(LayoutScene(id: "c", name: "c", tree: tree, environment: environment))
        let explanation = page.explanation(of: title, .width)
        #expect(explanation.value == 236)
        for step in explanation.steps {
            let key = page.trace.equations[step.equation].key
            guard key.role == .explicit else { continue }
            var changed = tree
            changed.constraints[Int(key.index)].constant += 1
            let moved = changed.resolve(in: environment)[title].frame.size.width
            #expect(moved == 236 + page.sensitivity(to: step))
        }
        #expect(
            page.lines(explanation) == [
                "title.width is 236 = 320 - 16 - 12 - 16 - 40",
                "  - 16  title.trailing == card.trailing - 16",
                "  + 320  card.width == 320 (the page's size)",
                "  - 12  title.leading == avatar.trailing + 12",
                "  - 16  avatar.leading == card.leading + 16",
                "  - 40  avatar.width == 40",
            ])
    }

    @Test("a constant that grows moves the number by the sensitivity, laid out again over random trees")
    func sensitivities() {
        var (moved, mirrored) = (0, 0)
        let step = 0.001
        for seed in UInt64(1)...16 {
            var generator = SeededGenerator(seed: seed)
            var random = RandomTree(using: &generator, views: 7)
            if seed.isMultiple(of: 3) { random.environment.layoutDirection = .rightToLeft }
            let page = PageExplanation(random.tree, in: random.environment)
            let edges: [ExplainedEdge] = [.left, .top, .width, .height]
            let before = (1..<random.tree.count).map { index in
                edges.map { page.explanation(of: ItemID(index: Int32(index)), $0) }
            }
            for constraint in random.tree.constraints.indices {
                var tree = random.tree
                tree.constraints[constraint].constant += step
                let after = PageExplanation(tree, in: random.environment)
                for one in before.joined() where one.isDecided {
                    let other = after.explanation(of: one.item, one.edge)
                    // The same constraints must decide before and after.
                    guard one.steps.map(\.equation) == other.steps.map(\.equation),
                        one.steps.map(\.factor) == other.steps.map(\.factor)
                    else { continue }
                    let own = one.steps.first {
                        let key = page.trace.equations[$0.equation].key
                        return key.role == .explicit && Int(key.index) == constraint
                    }
                    let expected = own.map { page.sensitivity(to: $0) * step } ?? 0
                    if let own {
                        moved += 1
                        if page.sensitivity(to: own) != own.factor { mirrored += 1 }
                    }
                    if (other.value - one.value - expected).magnitude > 1e-7 {
                        Issue.record(
                            "seed \(seed): \(constraint) moves \(one.item).\(one.edge) by \(other.value - one.value)")
                    }
                }
            }
        }
        #expect(moved > 150 && mirrored > 40, "too few numbers moved: \(moved), mirrored \(mirrored)")
    }

    @Test("a required width that holds a text back is named, and the text's own width as broken")
    func truncation() {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        var label = View(.label, identifier: "label")
        label.content = .text(TextContent(text: "Benachrichtigungen"))
        let id = tree.addSubview(label, to: tree.root)
        tree.constraints = [
            LayoutConstraint(Anchor(id, .leading), .equal, Anchor(tree.root, .leading), constant: 16),
            LayoutConstraint(Anchor(id, .trailing), .lessThanOrEqual, Anchor(tree.root, .trailing), constant: -16),
            LayoutConstraint(Anchor(id, .height), .greaterThanOrEqual, nil, constant: 10),
        ]
        let scene = LayoutScene(
            id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: 120, height: 100))
        let page = PageExplanation(scene)
        let explanation = page.explanation(of: id, .width)
        #expect(explanation.value == 88)
        let broken = explanation.broken.map { page.trace.equations[$0.equation] }
        #expect(broken.map(\.key.role) == [.compressionResistance])
        let height = page.explanation(of: id, .height)
        #expect(height.slack.map { page.trace.equations[$0.equation].constant } == [10])
    }

    @Test("a number that nothing decides is not explained")
    func undecided() {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let id = tree.addSubview(View(.view, identifier: "lost"), to: tree.root)
        tree[id].translatesAutoresizingMaskIntoConstraints = false
        tree.constraints = [LayoutConstraint(Anchor(id, .width), constant: 50)]
        let page = PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: 120, height: 100)))
        #expect(page.explanation(of: id, .width).isDecided)
        #expect(!page.explanation(of: id, .left).isDecided)
    }

    @Test("hugging of a view without a size of its own is said to have no effect", arguments: [250, 251])
    func idlePriority(hugging: Float) {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let id = tree.addSubview(View(.view, identifier: "card"), to: tree.root)
        tree[id].translatesAutoresizingMaskIntoConstraints = false
        tree[id].contentHuggingPriority.horizontal = hugging
        tree.constraints = [LayoutConstraint(Anchor(id, .width), constant: 50)]
        let page = PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: 120, height: 100)))
        let lines = page.lines(page.explanation(of: id, .width)).filter { $0.contains("has no effect") }
        let line = "  content hugging 251 of card has no effect: the view has no width of its own"
        #expect(lines == (hugging == 250 ? [] : [line]))
        #expect(!page.lines(page.explanation(of: id, .height)).contains { $0.contains("has no effect") })
    }

    /// `view` from the top, `below` under it; nothing gives `view` a height.
    private static func undetermined() -> (page: PageExplanation, view: ItemID, below: ItemID) {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        let views = ["v", "b"].map { name in
            var view = View(.view, identifier: name)
            view.translatesAutoresizingMaskIntoConstraints = false
            return tree.addSubview(view, to: tree.root)
        }
        tree.constraints = [
            LayoutConstraint(Anchor(views[0], .top), .equal, Anchor(tree.root, .top), constant: 20),
            LayoutConstraint(Anchor(views[1], .top), .equal, Anchor(views[0], .bottom), constant: 0),
            LayoutConstraint(Anchor(views[1], .height), constant: 30),
            LayoutConstraint(Anchor(views[1], .leading), .equal, Anchor(views[0], .leading), constant: 4),
            LayoutConstraint(Anchor(views[0], .width), constant: 10),
            LayoutConstraint(Anchor(views[1], .width), .equal, Anchor(views[0], .width), multiplier: 2),
        ]
        let page = PageExplanation(
            LayoutScene(id: "c", name: "c", tree: tree, environment: LayoutEnvironment(width: 120, height: 100)))
        return (page, views[0], views[1])
    }

    @Test("a number that is tied to an undetermined view names the constraint and what nothing decides")
    func tied() {
        let (page, view, below) = Self.undetermined()
        let height = page.explanation(of: view, .height)
        #expect(page.headline(height) == "v.height is 0; no constraint decides this number")
        #expect(height.steps.isEmpty && height.undecided.isEmpty)
        let top = page.explanation(of: below, .top)
        #expect(!top.isDecided)
        #expect(page.headline(top) == "b.top is 20 = v.bottom + 0, and nothing decides v.height")
        #expect(
            page.lines(top).prefix(4) == [
                "b.top is 20 = v.bottom + 0, and nothing decides v.height", "  + 0  b.top == v.bottom",
                "  + 20  v.top == root.top + 20", "  + 0  v.height (nothing decides this number)",
            ])
        // The end of the view itself: its start is decided, its length is not.
        #expect(
            page.headline(page.explanation(of: view, .bottom))
                == "v.bottom is 20 = 20 + v.height, and nothing decides v.height")
        // Two starts that are tied to each other alone: each is expressed by the other.
        #expect(page.headline(page.explanation(of: below, .left)).hasSuffix("= v.left + 4, and nothing decides v.left"))
        #expect(page.headline(page.explanation(of: view, .left)).hasSuffix("= b.left - 4, and nothing decides b.left"))
        #expect(page.explanation(of: below, .width).isDecided)
    }

    @Test("the steps and the undecided numbers of a tied number add up to the value, over random trees")
    func tiedSums() {
        var tied = 0
        for seed in UInt64(1)...60 {
            var generator = SeededGenerator(seed: 300 + seed)
            var random = RandomTree(using: &generator, views: 10)
            // Without a constraint and without some of the views' own sizes, numbers are left that nothing decides.
            random.tree.constraints.remove(at: Int(seed % 3))
            for index in 1..<random.tree.count where (index + Int(seed)) % 2 == 0 {
                random.tree[ItemID(index: Int32(index))].intrinsicContentSize = nil
            }
            let page = PageExplanation(random.tree, in: random.environment)
            for index in 0..<random.tree.count {
                for edge in ExplainedEdge.allCases {
                    let explanation = page.explanation(of: ItemID(index: Int32(index)), edge)
                    guard !explanation.undecided.isEmpty else { continue }
                    tied += 1
                    #expect(!explanation.isDecided && !explanation.steps.isEmpty)
                    let free = explanation.undecided.reduce(0) {
                        $0 + $1.factor * (page.values[$1.quantity] ?? 0)
                    }
                    let sum = explanation.steps.reduce(free) { $0 + $1.number }
                    if (sum - explanation.value).magnitude > 1e-6 * max(1, explanation.value.magnitude) {
                        Issue.record("seed \(seed): \(page.lines(explanation))")
                    }
                    for term in explanation.undecided where page.basis.combination([(term.quantity, 1)]) != nil {
                        Issue.record("seed \(seed): \(term.quantity) is decided: \(page.lines(explanation))")
                    }
                }
            }
        }
        #expect(tied > 100, "too few numbers are tied: \(tied)")
    }
}

extension PageExplanation {
    /// The page of a tree that no document has.
    init(_ tree: LayoutTree, in environment: LayoutEnvironment) {
        self.init(LayoutScene(id: "r", name: "r", tree: tree, environment: environment))
    }
}
