import LayoutEngine

/// Random trees with everything that the engine knows: constraints, stacks, masks, margins, texts, scroll views, tables.
public struct FullTree {
    public var tree: LayoutTree
    public var environment: LayoutEnvironment

    /// - Parameter views: about how many views below the root.
    public init(using generator: inout SeededGenerator, views: Int = 14) {
        var root = View(.view, identifier: "root")
        root.layoutMargins = Margins(8)
        tree = LayoutTree(root: root)
        environment = LayoutEnvironment(width: Double(Int.random(in: 160...500, using: &generator)), height: 500)
        environment.root.isControllerView = generator.flip()
        if generator.flip() { environment.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0) }
        if generator.oneIn(4) { environment.layoutDirection = .rightToLeft }
        for number in 0..<views { addRandomView("v\(number)", using: &generator) }
    }

    /// Adds a view to a random superview, with constraints unless the superview places it.
    mutating func addRandomView(_ name: String, using generator: inout SeededGenerator) {
        let parent = tree.randomParent(using: &generator)
        if let table = tree[parent].table {
            addRow(name, to: parent, sections: table.sections.count, using: &generator)
        } else if tree[parent].stack != nil {
            tree.addArrangedSubview(Self.view(name, &generator), to: parent)
        } else {
            var view = Self.view(name, &generator)
            let isMasked = generator.oneIn(4)
            if isMasked {
                view.translatesAutoresizingMaskIntoConstraints = true
                view.frame = Rect(
                    x: generator.length(40), y: generator.length(40), width: generator.length(120),
                    height: generator.length(80))
                view.autoresizingMask = AutoresizingMask(rawValue: UInt8.random(in: 0...63, using: &generator))
            }
            let id = tree.addSubview(view, to: parent)
            if !isMasked { hold(id, in: parent, using: &generator) }
        }
    }

    /// A cell with a content view and a label that its margins hold.
    private mutating func addRow(
        _ name: String, to table: ItemID, sections: Int, using generator: inout SeededGenerator
    ) {
        let cell = tree.addSubview(View(.tableViewCell, identifier: name), to: table)
        let content = tree.addSubview(View(.view, identifier: name + "/content"), to: cell)
        tree[cell].cell?.contentView = content
        if generator.oneIn(3) { tree[cell].cell?.rowHeight = 20 + generator.length(40) }
        if sections == 0 { tree[table].table?.sections = [TableAttributes.Section()] }
        tree[table].table?.sections[0].rows.append(cell)
        let label = tree.addSubview(Self.label(name + "/label", &generator), to: content)
        for (first, second) in [
            (Attribute.leading, Attribute.leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
            (.bottom, .bottomMargin),
        ] {
            tree.constraints.append(LayoutConstraint(Anchor(label, first), .equal, Anchor(content, second)))
        }
    }

    /// Constraints that connect a view with its superview, the safe area or the margins.
    mutating func hold(_ id: ItemID, in parent: ItemID, using generator: inout SeededGenerator) {
        let region: Anchor.Region =
            tree[parent].scroll != nil
            ? .contentLayout : [.item, .item, .safeArea, .layoutMargins].randomElement(using: &generator) ?? .item
        for attribute in [Attribute.leading, .top] {
            tree.constraints.append(
                LayoutConstraint(
                    id: generator.flip() ? "\(tree[id].identifier)-\(attribute.rawValue)" : "", Anchor(id, attribute),
                    .equal, Anchor(parent, attribute, region: region), constant: generator.length(60)))
        }
        if tree[parent].scroll != nil || generator.oneIn(3) {
            let attribute: Attribute = generator.flip() ? .bottom : .trailing
            tree.constraints.append(
                LayoutConstraint(
                    Anchor(id, attribute), tree[parent].scroll == nil ? .lessThanOrEqual : .equal,
                    Anchor(parent, attribute, region: region)))
        }
        if generator.flip() {
            tree.constraints.append(
                LayoutConstraint(
                    Anchor(id, .width), constant: 20 + generator.length(100),
                    priority: generator.flip() ? 1000 : 600))
        }
        if generator.flip() {
            tree.constraints.append(
                LayoutConstraint(Anchor(id, .height), constant: 20 + generator.length(60), priority: 900))
        }
    }

    static func label(_ name: String, _ generator: inout SeededGenerator) -> View {
        var label = View(.label, identifier: name)
        let size = Double(Int.random(in: 10...24, using: &generator))
        var text = TextContent(text: words(&generator), font: .system(size))
        text.numberOfLines = [0, 1, 2].randomElement(using: &generator) ?? 1
        label.content = .text(text)
        return label
    }

    static func words(_ generator: inout SeededGenerator) -> String {
        let known = ["Luffy", "captain", "of", "the", "Straw", "Hat", "Pirates", "eats", "anything", ""]
        return (0..<Int.random(in: 1...7, using: &generator)).map { _ in known.randomElement(using: &generator) ?? "" }
            .joined(separator: " ")
    }

    static func stack(_ name: String, _ generator: inout SeededGenerator) -> View {
        var stack = View(.stackView, identifier: name)
        stack.stack?.axis = generator.flip() ? .horizontal : .vertical
        stack.stack?.distribution = StackAttributes.Distribution.allCases.randomElement(using: &generator) ?? .fill
        stack.stack?.alignment = StackAttributes.Alignment.allCases.randomElement(using: &generator) ?? .fill
        stack.stack?.spacing = generator.length(12)
        return stack
    }

    static func view(_ name: String, _ generator: inout SeededGenerator) -> View {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1, 2: return label(name, &generator)
        case 3, 4: return stack(name, &generator)
        case 5: return View(.switch, identifier: name)
        case 6:
            var button = View(.button, identifier: name)
            button.content = .button(ButtonContent(title: words(&generator)))
            return button
        case 7: return View(.scrollView, identifier: name)
        case 8: return View(.tableView, identifier: name)
        case 9:
            var field = View(.textField, identifier: name)
            field.content = .text(TextContent(text: words(&generator)))
            return field
        default:
            var box = View(.view, identifier: name)
            if generator.flip() {
                box.intrinsicContentSize = Size(width: generator.length(60), height: generator.length(60))
            }
            if generator.oneIn(4) { box.layoutMargins = Margins(generator.length(20)) }
            return box
        }
    }
}

extension SeededGenerator {
    mutating func flip() -> Bool { Bool.random(using: &self) }
    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
    /// Whole points from 0.
    mutating func length(_ limit: Int) -> Double { Double(Int.random(in: 0...limit, using: &self)) }
}

extension LayoutTree {
    /// The items that are in the hierarchy, without the root and without removed ones.
    public var installed: [ItemID] {
        var found: [ItemID] = []
        forEachDescendant(of: root) { if $0 != root { found.append($0) } }
        return found
    }

    /// A view that may have subviews, the root as often as all others together.
    func randomParent(using generator: inout SeededGenerator) -> ItemID {
        let parents = installed.filter { id in
            switch self[id].kind {
            case .view: self[id].superview.map { self[$0].kind != .tableViewCell } ?? true
            case .stackView, .scrollView, .tableView: true
            default: false
            }
        }
        return generator.flip() ? root : parents.randomElement(using: &generator) ?? root
    }
}
