import LayoutEngine

/// A tree whose edits are mostly those of structure: plain views, stacks, texts and guides, with constraints of all kinds.
public struct StructureWorld<Generator: RandomNumberGenerator> {
    private var generator: Generator
    /// Views that were taken out and may come back.
    private var parked: [ItemID] = []
    private var names = 0
    private var wishes = 0

    /// Whether constraints refer to the margins of the root alone: margins that follow from frames, which follow from
    /// margins, may need more passes than a layout takes.
    private let hasSafeArea: Bool

    public init(using generator: Generator, hasSafeArea: Bool) {
        self.generator = generator
        self.hasSafeArea = hasSafeArea
    }

    private mutating func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    /// The environment of a world: a size, a direction, and what surrounds the root.
    public mutating func environment(isController: Bool, isMirrored: Bool) -> LayoutEnvironment {
        var environment = LayoutEnvironment(width: Double(150 + random(300)), height: 500)
        environment.root.isControllerView = isController
        if hasSafeArea { environment.safeAreaInsets = EdgeInsets(top: 40, left: 0, bottom: 20, right: 0) }
        if isMirrored { environment.layoutDirection = .rightToLeft }
        return environment
    }

    public mutating func tree() -> LayoutTree {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        for _ in 0..<4 + random(10) { add(to: parent(in: tree), &tree) }
        return tree
    }

    private func installed(_ tree: LayoutTree) -> [ItemID] {
        var found: [ItemID] = []
        tree.forEachDescendant(of: tree.root) { found.append($0) }
        return found.filter { tree[$0].kind != .layoutGuide }
    }

    private mutating func parent(in tree: LayoutTree) -> ItemID {
        let views = installed(tree).filter { tree[$0].content == .none }
        return views[random(views.count)]
    }

    private mutating func record() -> View {
        names += 1
        var view: View
        switch random(7) {
        case 0, 1:
            view = View(.stackView, identifier: "stack\(names)")
            view.stack?.axis = random(2) == 0 ? .horizontal : .vertical
            view.stack?.distribution = StackAttributes.Distribution.allCases[random(5)]
            view.stack?.alignment = [.fill, .fill, .leading, .center, .trailing, .firstBaseline][random(6)]
            view.stack?.spacing = Double(random(9))
            view.stack?.isLayoutMarginsRelativeArrangement = random(6) == 0 && !hasSafeArea
        case 2:
            view = View(.label, identifier: "label\(names)")
            var text = TextContent(text: ["a word", "some words more", "x"][random(3)])
            text.numberOfLines = random(3)
            view.content = .text(text)
        default:
            view = View(.view, identifier: "view\(names)")
            if random(2) == 0 {
                view.intrinsicContentSize = Size(width: Double(random(70)), height: Double(random(50)))
            }
            view.preservesSuperviewLayoutMargins = random(5) == 0 && !hasSafeArea
        }
        view.isHidden = random(7) == 0
        view.contentHuggingPriority.horizontal = [249, 250, 250, 251][random(4)]
        if random(9) == 0 {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = Rect(x: Double(random(50)), y: Double(random(50)), width: 30, height: Double(random(40)))
            view.autoresizingMask = random(2) == 0 ? [] : [.flexibleWidth, .flexibleTopMargin]
        }
        return view
    }

    /// Adds a view, with constraints that place it, more or less.
    @discardableResult
    private mutating func add(to parent: ItemID, _ tree: inout LayoutTree) -> ItemID {
        let view = record()
        if random(8) == 0 { tree.addGuide(View(.layoutGuide, identifier: "guide\(names)"), to: parent) }
        guard tree[parent].stack == nil || random(6) == 0 else {
            let id = tree.addArrangedSubview(view, to: parent)
            insert(id, parent, &tree)
            return id
        }
        let id = tree.addSubview(view, to: parent)
        constrain(id, &tree)
        return id
    }

    /// Puts the last arranged subview at a place of its stack.
    private mutating func insert(_ id: ItemID, _ stack: ItemID, _ tree: inout LayoutTree) {
        let count = tree[stack].stack?.arrangedSubviews.count ?? 1
        guard random(2) == 0 else { return }
        tree[stack].stack?.arrangedSubviews.removeLast()
        tree[stack].stack?.arrangedSubviews.insert(id, at: random(count))
    }

    /// A priority of its own, so that no two wishes are equally strong: ties are for `SessionTieTests`.
    private mutating func wish() -> Float {
        wishes += 1
        return Float(100 + random(800)) + Float(wishes) / 1_024
    }

    private mutating func constrain(_ id: ItemID, _ tree: inout LayoutTree) {
        guard let parent = tree[id].superview, !tree[id].translatesAutoresizingMaskIntoConstraints else { return }
        let others = tree[parent].subviews + tree[parent].guides + [parent, parent, tree.root]
        for attribute in [Attribute.leading, .top, .trailing, .bottom, .width, .height, .centerX, .firstBaseline]
        where random(attribute == .leading || attribute == .top ? 6 : 3) != 1 {
            let priority: Float = random(3) == 0 ? wish() : 1000
            let relation: Relation = random(5) == 0 ? .greaterThanOrEqual : .equal
            let constant = Double(random(30))
            if attribute == .width || attribute == .height, random(3) > 0 {
                tree.constraints.append(
                    LayoutConstraint(Anchor(id, attribute), relation, nil, constant: constant, priority: wish()))
                continue
            }
            let other = others[random(others.count)]
            // Which view is a stack's tallest, and gives its baseline, follows from frames that follow from the baseline.
            if attribute == .firstBaseline, tree[id].stack != nil || tree[other].stack != nil { continue }
            guard other != id, attribute != .trailing || random(2) == 0, attribute != .bottom || random(2) == 0
            else { continue }
            // Margins that a view inherits follow from the view's place. Where that place follows from the margins, two
            // places may both hold, and a session keeps the one that it has.
            let mayBeMargin =
                other == (hasSafeArea ? tree.root : parent) && !tree[other].preservesSuperviewLayoutMargins
            let region: Anchor.Region = mayBeMargin && random(3) == 0 ? .layoutMargins : .item
            tree.constraints.append(
                LayoutConstraint(
                    Anchor(id, attribute), relation,
                    Anchor(other, attribute, region: attribute == .firstBaseline ? .item : region),
                    constant: constant, priority: attribute == .leading || attribute == .top ? priority : wish()))
        }
    }

    public mutating func edit(_ tree: inout LayoutTree) {
        let views = installed(tree)
        let id = views[random(views.count)]
        switch random(17) {
        case 0, 1, 2: add(to: parent(in: tree), &tree)
        case 3:
            // A subtree at once.
            let top = add(to: parent(in: tree), &tree)
            guard tree[top].content == .none else { return }
            for _ in 0..<1 + random(4) { add(to: top, &tree) }
        case 4, 5, 6:
            guard id != tree.root else { return }
            tree.detach(id)
            parked.append(id)
        case 7:
            guard !parked.isEmpty else { return }
            let back = parked.remove(at: random(parked.count))
            let target = parent(in: tree)
            if tree[target].stack != nil {
                tree.addArrangedSubview(back, to: target)
                insert(back, target, &tree)
            } else {
                tree.addSubview(back, to: target)
            }
        case 8:
            let target = parent(in: tree)
            var below = Set<ItemID>()
            tree.forEachDescendant(of: id) { below.insert($0) }
            guard id != tree.root, !below.contains(target), tree[id].kind != .layoutGuide else { return }
            tree.detach(id)
            if tree[target].stack != nil {
                tree.addArrangedSubview(id, to: target)
            } else {
                tree.addSubview(id, to: target)
            }
        case 9: tree.setSubviews(tree[id].subviews.shuffled(using: &generator), of: id)
        case 10: tree[id].isHidden.toggle()
        case 11: tree[id].stack?.arrangedSubviews.shuffle(using: &generator)
        case 12:
            guard !tree.constraints.isEmpty else { return }
            let place = random(tree.constraints.count)
            if random(2) == 0 {
                tree.constraints[place].constant = Double(random(40))
            } else {
                tree.constraints[place].isActive.toggle()
            }
        case 13:
            guard !tree.constraints.isEmpty else { return }
            tree.constraints.remove(at: random(tree.constraints.count))
        case 14:
            guard id != tree.root else { return }
            tree.removeFromSuperview(id)
            parked.append(id)
        default: constrain(id, &tree)
        }
    }
}
