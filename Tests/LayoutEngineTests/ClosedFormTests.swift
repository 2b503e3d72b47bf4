import Cassowary
import TestSupport
import Testing

@testable import LayoutEngine

/// The closed form of plain stacks gives what the program gives.
@Suite struct ClosedFormTests {
    @Test(arguments: 0..<20)
    func closedFormIsTheProgramsAnswer(block: Int) {
        var closed = 0
        for seed in block * 150..<block * 150 + 150 {
            var world = PlainWorld(seed: UInt64(seed))
            let (tree, environment) = (world.tree(), world.environment())
            let place = "seed \(seed)"
            let (own, isClosed) = Self.layout(tree, environment, keepsUnknowns: false)
            let (solved, _) = Self.layout(tree, environment, keepsUnknowns: true)
            if isClosed { closed += 1 }
            expectSame(own, solved, tree, place)
            guard isClosed, seed % 5 == 0 else { continue }
            expectSame(
                Self.trace(tree, environment, keepsUnknowns: false), Self.trace(tree, environment, keepsUnknowns: true),
                place)
        }
        // The law is about these.
        #expect(closed > 60, "\(closed)")
    }

    /// What a session shows after edits is what a fresh layout of its tree has, and what it reports is what moved.
    @Test(arguments: 0..<20)
    func sessionsEqualFreshLayouts(block: Int) {
        var closed = 0
        for seed in block * 40..<block * 40 + 40 {
            // Every other world has long stacks without hidden views, in which an edit begins at the first view concerned.
            var world = PlainWorld(seed: UInt64(100_000 + seed), isLong: seed % 2 == 0)
            let (tree, environment) = (world.tree(), world.environment())
            let session = LayoutSession(tree, in: environment)
            for step in 0..<8 {
                let before = session.tree.items.indices.map { session.frame(of: ItemID(index: Int32($0))) }
                var changes: [FrameChange] = []
                if step > 0 {
                    changes = session.update { tree in
                        for _ in 0..<(seed % 3 == 0 ? 3 : 1) { world.edit(&tree) }
                    }
                }
                let place = "seed \(seed) step \(step)"
                let fresh = session.tree.resolve(in: environment, findingAmbiguity: false)
                let moved = session.tree.items.indices.compactMap { index -> FrameChange? in
                    let id = ItemID(index: Int32(index))
                    let old = index < before.count ? before[index] : nil
                    return old == session.frame(of: id)
                        ? nil : FrameChange(item: id, old: old, new: session.frame(of: id))
                }
                #expect(changes == moved, "\(place)")
                // Read at some steps only, so that several edits pass without insets.
                guard step % 2 == 0 else { continue }
                expectSame(fresh, session.layout, session.tree, place)
                for (index, item) in fresh.items.enumerated() where item.isInstalled {
                    let id = ItemID(index: Int32(index))
                    #expect(session.frame(of: id) == item.frame, "\(place)")
                }
                if session.resolver.isClosed { closed += 1 }
            }
        }
        #expect(closed > 20, "\(closed)")
    }

    /// A view that is edited while it is outside has its new size when it comes back.
    @Test func viewsEditedOutsideComeBackAsTheyAre() {
        var tree = LayoutTree(root: .row(.vertical, spacing: 4))
        let views = (0..<3).map { _ in tree.addArrangedSubview(.sized(30, 20), to: tree.root) }
        let session = LayoutSession(tree, in: LayoutEnvironment(width: nil, height: nil))
        session.update { $0.removeFromSuperview(views[1]) }
        #expect(session.frame(of: views[2])?.y == 24)
        session.update { $0[views[1]].intrinsicContentSize = Size(width: 30, height: 50) }
        session.update { $0.addArrangedSubview(views[1], to: tree.root) }
        #expect(session.frame(of: views[1])?.height == 50 && session.wholeLayoutCount == 1)
        #expect(session.resolver.isClosed && session.resolver.solver.program.variableCount == 0)
    }

    /// A view leaves its stack and stays in the list of arranged views, where another rule would have to place it.
    @Test func listsOfViewsThatLeftNeedAWholeLayout() {
        var tree = LayoutTree(root: .row(.vertical, spacing: 4))
        let views = (0..<4).map { _ in tree.addArrangedSubview(.sized(30, 20), to: tree.root) }
        let environment = LayoutEnvironment(width: nil, height: nil)
        let session = LayoutSession(tree, in: environment)
        session.update { tree in
            tree.removeFromSuperview(views[1])
            tree[tree.root].stack?.arrangedSubviews.insert(views[1], at: 1)
        }
        let fresh = session.tree.resolve(in: environment, findingAmbiguity: false)
        #expect(session.layout.items == fresh.items && session.wholeLayoutCount == 2)
    }

    @Test(arguments: 0..<10)
    func fittingSizesAreTheProgramsAnswer(block: Int) {
        for seed in block * 50..<block * 50 + 50 {
            var world = PlainWorld(seed: UInt64(200_000 + seed))
            let (tree, environment) = (world.tree(), world.environment())
            let target = Size(width: world.length(), height: world.length())
            let level: Float = [50, 400, 1000][seed % 3]
            func size(keepsUnknowns: Bool) -> Size {
                var fitting = environment
                fitting.width = level == 1000 ? target.width : nil
                fitting.height = nil
                var resolver = Resolver(tree: tree, root: tree.root, environment: fitting, isWhole: true)
                resolver.lowering.keepsUnknowns = keepsUnknowns
                resolver.lowering.fitting = FittingTarget(
                    size: target, priorities: AxisPair(horizontal: level, vertical: 50))
                return resolver.solvedRootSize()
            }
            let (own, solved) = (size(keepsUnknowns: false), size(keepsUnknowns: true))
            #expect(
                abs(own.width - solved.width) < 1e-6 && abs(own.height - solved.height) < 1e-6,
                "seed \(seed): \(own) is \(solved)")
        }
    }

    /// Stacks in stacks with leaves of one size: no unknown, no row operation.
    @Test func nestedStacksNeedNoProgram() {
        var tree = LayoutTree(root: .row(.vertical, spacing: 4))
        for _ in 0..<3 {
            let inner = tree.addArrangedSubview(.row(.horizontal, spacing: 4), to: tree.root)
            for _ in 0..<4 { tree.addArrangedSubview(.sized(30, 20), to: inner) }
        }
        var resolver = Resolver(
            tree: tree, root: tree.root, environment: LayoutEnvironment(width: nil, height: nil), isWhole: true)
        let layout = resolver.resolve(findingAmbiguity: true)
        #expect(resolver.isClosed && resolver.solver.program.variableCount == 0 && layout.work == 0)
        #expect(layout[tree.root].frame.size == Size(width: 132, height: 68))
    }

    /// What decides between views that grow at the same cost is the program's affair.
    @Test func tiesAndSqueezedViewsNeedTheProgram() {
        var tied = LayoutTree(root: .row(.horizontal))
        for _ in 0..<2 { tied.addArrangedSubview(View(.view, identifier: ""), to: tied.root) }
        #expect(!Self.layout(tied, LayoutEnvironment(width: 100, height: 10), keepsUnknowns: false).isClosed)
        var squeezed = LayoutTree(root: .row(.horizontal))
        for _ in 0..<2 { squeezed.addArrangedSubview(.sized(60, 10), to: squeezed.root) }
        #expect(!Self.layout(squeezed, LayoutEnvironment(width: 100, height: 10), keepsUnknowns: false).isClosed)
        #expect(Self.layout(squeezed, LayoutEnvironment(width: 121, height: 10), keepsUnknowns: false).isClosed)
    }

    /// A cost of more priorities than are kept may be the least one.
    @Test func unknownCostsNeedTheProgram() {
        var tree = LayoutTree(root: .row(.horizontal))
        for hugging in [400, nil, 350] as [Float?] {
            var leaf = View.sized(10, 10)
            if let hugging { leaf.contentHuggingPriority = AxisPair(hugging) }
            guard hugging == nil else {
                tree.addArrangedSubview(leaf, to: tree.root)
                continue
            }
            let column = tree.addArrangedSubview(.row(.vertical), to: tree.root)
            for level in 0..<12 {
                leaf.contentHuggingPriority = AxisPair(Float(200 + level))
                tree.addArrangedSubview(leaf, to: column)
            }
        }
        let environment = LayoutEnvironment(width: 100, height: nil)
        let (own, isClosed) = Self.layout(tree, environment, keepsUnknowns: false)
        #expect(!isClosed)
        #expect(own.items == Self.layout(tree, environment, keepsUnknowns: true).layout.items)
    }

    // MARK: Comparing

    private static func layout(
        _ tree: LayoutTree, _ environment: LayoutEnvironment, keepsUnknowns: Bool
    ) -> (layout: ResolvedLayout, isClosed: Bool) {
        var resolver = Resolver(tree: tree, root: tree.root, environment: environment, isWhole: true)
        resolver.lowering.keepsUnknowns = keepsUnknowns
        let layout = resolver.resolve(findingAmbiguity: true)
        return (layout, resolver.isClosed)
    }

    private static func trace(
        _ tree: LayoutTree, _ environment: LayoutEnvironment, keepsUnknowns: Bool
    ) -> LayoutTrace {
        var resolver = Resolver(tree: tree, root: tree.root, environment: environment, isWhole: true)
        resolver.lowering.keepsUnknowns = keepsUnknowns
        _ = resolver.resolve(findingAmbiguity: false)
        return resolver.inFull(keepsFrames: true).trace()
    }

    /// Frames to the bit, as the pixel grid has them; what is not rounded, insets included, within a millionth of a point.
    private func expectSame(_ own: ResolvedLayout, _ solved: ResolvedLayout, _ tree: LayoutTree, _ place: String) {
        let other = solved.items.indices.filter { index in
            let (shown, item) = (own.items[index], solved.items[index])
            var near = shown
            near.unroundedFrame = item.unroundedFrame
            near.layoutMargins = item.layoutMargins
            near.safeAreaInsets = item.safeAreaInsets
            return near != item || !isNear(shown.unroundedFrame, item.unroundedFrame)
                || !isNear(shown.layoutMargins, item.layoutMargins)
                || !isNear(shown.safeAreaInsets, item.safeAreaInsets)
        }
        if !other.isEmpty { Issue.record("\(place): \(tree.listing(own, solved, marking: Set(other)))") }
        #expect(own.gaps == solved.gaps, "\(place)")
        #expect(own.hidden == solved.hidden && own.contentSizes == solved.contentSizes, "\(place)")
        #expect(
            own.diagnostics.map(\.message) == solved.diagnostics.map(\.message) && own.isUnsolved == solved.isUnsolved,
            "\(place)")
    }

    private func expectSame(_ own: LayoutTrace, _ solved: LayoutTrace, _ place: String) {
        #expect(own.equations == solved.equations, "\(place)")
        #expect(own.values.map(\.quantity) == solved.values.map(\.quantity), "\(place)")
        #expect(zip(own.values, solved.values).allSatisfy { abs($0.value - $1.value) < 1e-6 }, "\(place)")
    }

    private func isNear(_ a: EdgeInsets, _ b: EdgeInsets) -> Bool {
        abs(a.top - b.top) < 1e-6 && abs(a.left - b.left) < 1e-6 && abs(a.bottom - b.bottom) < 1e-6
            && abs(a.right - b.right) < 1e-6
    }

    private func isNear(_ a: Rect, _ b: Rect) -> Bool {
        abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 && abs(a.width - b.width) < 1e-6
            && abs(a.height - b.height) < 1e-6
    }
}

/// Trees of stacks, mostly plain ones.
private struct PlainWorld {
    private var random: SeededGenerator
    /// What is plain about most trees is plain about all views of this one.
    private let isTame: Bool
    private let levels: [Float]
    /// Whether stacks have many views, of which none is hidden.
    private let isLong: Bool
    private var names = 0

    init(seed: UInt64, isLong: Bool = false) {
        self.isLong = isLong
        random = SeededGenerator(seed: seed)
        isTame = random.chance(75) || isLong
        levels = random.chance(60) ? [250, 250, 250, 251] : [250, 251, 50, 51, 25, 249, 400, 700]
    }

    /// Whole points, halves, thirds of a pixel, tenths.
    mutating func length() -> Double {
        let whole = Double(random.below(8) == 0 ? 0 : random.below(90))
        return whole + [0, 0, 0, 0.5, 0.25, 1 / 3.0, 0.1, 0.7][random.below(8)]
    }

    mutating func environment() -> LayoutEnvironment {
        var environment = LayoutEnvironment(
            width: random.chance(45) ? nil : Double(100 + random.below(900)) + [0, 0.5, 0.25][random.below(3)],
            height: random.chance(45) ? nil : Double(100 + random.below(900)), scale: Double(1 + random.below(3)))
        if random.chance(25) { environment.layoutDirection = .rightToLeft }
        if random.chance(20) { environment.safeAreaInsets = EdgeInsets(top: 20, left: 3, bottom: 10, right: 4) }
        if random.chance(20) { environment.rootIsControllerView = false }
        return environment
    }

    mutating func tree() -> LayoutTree {
        var tree = LayoutTree(root: stack())
        fill(tree.root, &tree, depth: random.below(4))
        return tree
    }

    private mutating func fill(_ id: ItemID, _ tree: inout LayoutTree, depth: Int) {
        let count = 1 + random.below(random.chance(20) ? isLong && depth == 0 ? 25 : 9 : 4)
        for _ in 0..<count {
            if depth > 0, random.chance(60) {
                let inner = tree.addArrangedSubview(stack(), to: id)
                fill(inner, &tree, depth: depth - 1)
            } else {
                let leaf = tree.addArrangedSubview(leaf(), to: id)
                if random.chance(8) {
                    tree[id].stack?.customSpacing.append(.init(after: leaf, spacing: length()))
                }
            }
        }
        if !isTame, random.chance(10) { tree[id].stack?.arrangedSubviews.shuffle(using: &random) }
    }

    private mutating func name() -> String {
        names += 1
        return "view\(names)"
    }

    private mutating func stack() -> View {
        var view = View(.stackView, identifier: name())
        var stack = StackAttributes()
        stack.axis = random.chance(50) ? .vertical : .horizontal
        stack.alignment = [.fill, .fill, .leading, .center, .trailing][random.below(5)]
        stack.distribution = [.fill, .fill, .fill, .fillEqually][random.below(4)]
        stack.spacing = random.chance(5) ? -3 : random.chance(50) ? 4 : length() / 4
        stack.usesSystemSpacing = random.chance(5)
        if !isTame {
            if random.chance(5) { stack.distribution = .equalSpacing }
            if random.chance(5) { stack.distribution = .fillProportionally }
            if random.chance(5) { stack.alignment = .firstBaseline }
            if random.chance(5) { stack.isLayoutMarginsRelativeArrangement = true }
            if random.chance(4) { view.isHidden = true }
            if random.chance(4) { view.layoutMargins = Margins(6) }
        }
        view.stack = stack
        return view
    }

    private mutating func leaf() -> View {
        var view = View(.view, identifier: name())
        if random.chance(92) { view.intrinsicContentSize = size() }
        if random.chance(8) { view = .label(name(), lines: isTame ? 1 : random.below(3)) }
        view.isHidden = random.chance(8) && !isLong
        view.contentHuggingPriority = priorities()
        if random.chance(20) {
            let level: Float = [749, 751, 999, 1000][random.below(4)]
            view.contentCompressionResistancePriority = AxisPair(level)
        }
        if !isTame, random.chance(10) {
            view.contentCompressionResistancePriority.horizontal = levels[random.below(levels.count)]
        }
        if !isTame, random.chance(3) { view.contentHuggingPriority.vertical = 1000 }
        if random.chance(5) { view.preservesSuperviewLayoutMargins = true }
        return view
    }

    private mutating func size() -> Size {
        if random.chance(40) { return Size(width: 30, height: 20) }
        let size = Size(width: length(), height: length())
        return random.chance(6) ? Size(width: Size.noIntrinsicMetric, height: size.height) : size
    }

    private mutating func priorities() -> AxisPair<Float> {
        AxisPair(horizontal: levels[random.below(levels.count)], vertical: levels[random.below(levels.count)])
    }

    mutating func edit(_ tree: inout LayoutTree) {
        let id = ItemID(index: Int32(random.below(tree.count)))
        switch random.below(10) {
        case 0 where tree[id].stack == nil && !isLong: tree[id].isHidden.toggle()
        // A view comes between others.
        case 0 where tree[id].stack != nil && (tree[id].superview != nil || id == tree.root):
            let view = tree.addArrangedSubview(leaf(), to: id)
            let place = random.below(tree[id].stack?.arrangedSubviews.count ?? 1)
            tree[id].stack?.arrangedSubviews.removeLast()
            tree[id].stack?.arrangedSubviews.insert(view, at: place)
        case 1, 2:
            if tree[id].stack == nil {
                tree[id].intrinsicContentSize = size()
            } else {
                tree[id].stack?.spacing = length() / 4
            }
        case 3: tree[id].contentHuggingPriority = priorities()
        case 4 where tree[id].stack != nil && tree[id].superview != nil || id == tree.root:
            tree.addArrangedSubview(leaf(), to: id)
        case 5 where id != tree.root: tree.removeFromSuperview(id)
        // A view comes back, moves to another stack or to the end of its own.
        case 6 where id != tree.root && tree[id].stack == nil:
            let stacks = tree.items.indices.filter { tree.items[$0].stack != nil }
            tree.addArrangedSubview(id, to: ItemID(index: Int32(stacks[random.below(stacks.count)])))
        case 7:
            guard tree[id].stack != nil else { break }
            let inner = tree.addArrangedSubview(stack(), to: id)
            fill(inner, &tree, depth: 1)
        case 8 where tree[id].stack != nil:
            if random.chance(70) {
                tree[id].stack?.alignment = [.fill, .leading, .center, .trailing][random.below(4)]
            } else {
                tree[id].stack?.axis = random.chance(50) ? .vertical : .horizontal
                tree[id].stack?.distribution = random.chance(50) ? .fill : .fillEqually
            }
        // Two views change their places, and one more comes or the stack's record changes too.
        case 9 where (tree[id].stack?.arrangedSubviews.count ?? 0) > 1:
            let count = tree[id].stack?.arrangedSubviews.count ?? 0
            tree[id].stack?.arrangedSubviews.swapAt(random.below(count), random.below(count))
            if random.chance(30) { tree.addArrangedSubview(leaf(), to: id) }
            if random.chance(30) { tree[id].stack?.spacing = length() / 4 }
        default: break
        }
    }
}

extension LayoutTree {
    /// The tree, an item a line, with both frames of the marked ones.
    fileprivate func listing(_ own: ResolvedLayout, _ solved: ResolvedLayout, marking marked: Set<Int>) -> String {
        var lines: [String] = [""]
        func add(_ id: ItemID, _ indent: String) {
            let view = self[id]
            var line = indent + view.identifier + (view.isHidden ? " hidden" : "")
            if let stack = view.stack {
                line += " \(stack.axis) \(stack.distribution) \(stack.alignment) spacing \(stack.spacing)"
            } else {
                let size = view.intrinsicContentSize.map { "\($0.width) x \($0.height)" } ?? "-"
                let (hugging, resistance) = (view.contentHuggingPriority, view.contentCompressionResistancePriority)
                line += " \(size) hugging \(hugging.horizontal), \(hugging.vertical)"
                line += " resistance \(resistance.horizontal), \(resistance.vertical)"
            }
            let place = Int(id.index)
            if marked.contains(place) {
                line += " ! \(own.items[place].unroundedFrame) is \(solved.items[place].unroundedFrame)"
            }
            lines.append(line)
            for child in view.stack?.arrangedSubviews ?? view.subviews { add(child, indent + "  ") }
        }
        add(root, "")
        return lines.joined(separator: "\n").replacing("LayoutEngine.", with: "")
    }
}

extension View {
    fileprivate static func row(_ axis: Axis, spacing: Double = 0) -> View {
        var view = View(.stackView, identifier: "")
        view.stack?.axis = axis
        view.stack?.spacing = spacing
        return view
    }

    fileprivate static func sized(_ width: Double, _ height: Double) -> View {
        var view = View(.view, identifier: "")
        view.intrinsicContentSize = Size(width: width, height: height)
        return view
    }

    fileprivate static func label(_ name: String, lines: Int) -> View {
        var view = View(.label, identifier: name)
        var text = TextContent(text: "some words")
        text.numberOfLines = lines
        view.content = .text(text)
        return view
    }
}
