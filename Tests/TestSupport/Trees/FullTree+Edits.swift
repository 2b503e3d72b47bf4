import LayoutEngine

extension FullTree {
    /// What can be done to a tree, one name for each kind of edit.
    public enum Edit: String, Sendable, CaseIterable {
        case hide, frame, mask, translation, intrinsicSize, priorities, margins, marginRules, baselines, alignmentInsets
        case text, font, lines, appearance, direction
        case spacing, customSpacing, axis, distribution, alignment, stackRules, reorder
        case constant, constraintPriority, relation, multiplier, anchor
        case switchConstraint, addConstraint, removeConstraint
        case scroll, rowHeight, tableStyle, rows, addView, removeView, moveView, identifier
    }

    /// One random edit, of a kind for which the tree has a candidate.
    @discardableResult
    public static func edit(_ tree: inout LayoutTree, using generator: inout SeededGenerator) -> Edit {
        while true {
            let edit = Edit.allCases.randomElement(using: &generator) ?? .hide
            if apply(edit, to: &tree, using: &generator) { return edit }
        }
    }

    /// - Returns: false where the tree has nothing that the edit could change.
    public static func apply(
        _ edit: Edit, to tree: inout LayoutTree, using generator: inout SeededGenerator
    ) -> Bool {
        // Without any view, the only possible edit is to add one.
        guard let id = tree.installed.randomElement(using: &generator) else {
            return edit == .addView && editHierarchy(edit, tree.root, &tree, &generator)
        }
        switch edit {
        case .hide, .frame, .mask, .translation, .intrinsicSize, .priorities, .margins, .marginRules, .baselines,
            .alignmentInsets, .appearance, .direction, .identifier:
            editView(edit, id, &tree, &generator)
            return true
        case .text, .font, .lines: return editText(edit, &tree, &generator)
        case .spacing, .customSpacing, .axis, .distribution, .alignment, .stackRules, .reorder:
            return editStack(edit, &tree, &generator)
        case .constant, .constraintPriority, .relation, .multiplier, .anchor, .switchConstraint, .addConstraint,
            .removeConstraint:
            return editConstraint(edit, &tree, &generator)
        case .scroll, .rowHeight, .tableStyle, .rows: return editFamily(edit, &tree, &generator)
        case .addView, .removeView, .moveView: return editHierarchy(edit, id, &tree, &generator)
        }
    }

    private static func editView(
        _ edit: Edit, _ id: ItemID, _ tree: inout LayoutTree, _ generator: inout SeededGenerator
    ) {
        switch edit {
        case .hide: tree[id].isHidden.toggle()
        case .frame:
            tree[id].frame = Rect(
                x: generator.length(60), y: generator.length(60), width: generator.length(150),
                height: generator.length(90))
        case .mask: tree[id].autoresizingMask = AutoresizingMask(rawValue: UInt8.random(in: 0...63, using: &generator))
        case .translation: tree[id].translatesAutoresizingMaskIntoConstraints.toggle()
        case .intrinsicSize:
            let size = Size(width: generator.length(80), height: generator.length(80))
            tree[id].intrinsicContentSize = generator.oneIn(4) ? nil : size
        case .priorities:
            let axis: Axis = generator.flip() ? .horizontal : .vertical
            let level = Float(Int.random(in: 200...800, using: &generator))
            if generator.flip() {
                tree[id].contentHuggingPriority[axis] = level
            } else {
                tree[id].contentCompressionResistancePriority[axis] = level
            }
        case .margins:
            tree[generator.flip() ? id : tree.root].layoutMargins = Margins(generator.length(24))
        case .marginRules:
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: tree[id].preservesSuperviewLayoutMargins.toggle()
            case 1: tree[id].insetsLayoutMarginsFromSafeArea.toggle()
            default: tree[id].layoutMarginsFollowReadableWidth.toggle()
            }
        case .baselines:
            tree[id].baselineOffsets = BaselineOffsets(first: generator.length(20), last: generator.length(12))
        case .alignmentInsets:
            tree[id].alignmentRectInsets = generator.oneIn(3) ? nil : EdgeInsets(generator.length(6))
        case .appearance: tree[id].appearance.backgroundColor = .named("systemRed")
        case .direction:
            tree[id].forcedLayoutDirection = [nil, .leftToRight, .rightToLeft].randomElement(using: &generator) ?? nil
        default: tree[id].identifier += "x"
        }
    }

    private static func editText(
        _ edit: Edit, _ tree: inout LayoutTree, _ generator: inout SeededGenerator
    ) -> Bool {
        let texts = tree.installed.filter { if case .text = tree[$0].content { true } else { false } }
        guard let id = texts.randomElement(using: &generator), case .text(var text) = tree[id].content else {
            return false
        }
        switch edit {
        case .text: text.text = words(&generator)
        case .font: text.font.size = Double(Int.random(in: 8...30, using: &generator))
        default: text.numberOfLines = [0, 1, 2, 3].randomElement(using: &generator) ?? 0
        }
        tree[id].content = .text(text)
        return true
    }

    private static func editStack(
        _ edit: Edit, _ tree: inout LayoutTree, _ generator: inout SeededGenerator
    ) -> Bool {
        guard let id = tree.installed.filter({ tree[$0].stack != nil }).randomElement(using: &generator),
            let stack = tree[id].stack
        else { return false }
        switch edit {
        case .spacing:
            tree[id].stack?.spacing = generator.length(20)
            tree[id].stack?.usesSystemSpacing = generator.oneIn(5)
        case .customSpacing:
            guard let child = stack.arrangedSubviews.randomElement(using: &generator) else { return false }
            tree[id].stack?.customSpacing.append(.init(after: child, spacing: generator.length(30)))
        case .axis: tree[id].stack?.axis = stack.axis == .horizontal ? .vertical : .horizontal
        case .distribution:
            tree[id].stack?.distribution =
                StackAttributes.Distribution.allCases.randomElement(using: &generator) ?? .fill
        case .alignment:
            tree[id].stack?.alignment = StackAttributes.Alignment.allCases.randomElement(using: &generator) ?? .fill
        case .stackRules:
            if generator.flip() {
                tree[id].stack?.isBaselineRelativeArrangement.toggle()
            } else {
                tree[id].stack?.isLayoutMarginsRelativeArrangement.toggle()
            }
        default:
            guard stack.arrangedSubviews.count > 1 else { return false }
            tree[id].stack?.arrangedSubviews.shuffle(using: &generator)
        }
        return true
    }

    private static func editConstraint(
        _ edit: Edit, _ tree: inout LayoutTree, _ generator: inout SeededGenerator
    ) -> Bool {
        guard let place = tree.constraints.indices.randomElement(using: &generator) else { return false }
        switch edit {
        case .constant:
            // Through the list or through the tree: a session looks at all constraints or at this one.
            if generator.flip() {
                tree.constraints[place].constant = generator.length(90)
            } else {
                tree[constraint: place].constant = generator.length(90)
            }
        case .constraintPriority:
            tree[constraint: place].priority = Float(Int.random(in: 100...1000, using: &generator))
        case .relation:
            tree.constraints[place].relation =
                [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal
        case .multiplier:
            guard tree.constraints[place].second != nil, tree.constraints[place].first.attribute.isDimension else {
                return false
            }
            tree.constraints[place].multiplier = [0.5, 1, 2].randomElement(using: &generator) ?? 1
        case .anchor:
            let attributes: [Attribute] =
                tree.constraints[place].first.attribute.axis == .horizontal
                ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY, .firstBaseline]
            if generator.flip() {
                // The same attribute of another view.
                tree[constraint: place].first.item =
                    tree.installed.randomElement(using: &generator) ?? tree.root
                return true
            }
            guard !tree.constraints[place].first.attribute.isDimension,
                let attribute = attributes.randomElement(using: &generator)
            else { return false }
            tree.constraints[place].first.attribute = attribute
        case .switchConstraint: tree[constraint: place].isActive.toggle()
        case .removeConstraint: tree.constraints.remove(at: place)
        default:
            let views = tree.installed
            guard let one = views.randomElement(using: &generator), let other = views.randomElement(using: &generator),
                one != other
            else { return false }
            let attribute: Attribute =
                [.leading, .top, .width, .height, .centerX, .centerY, .firstBaseline].randomElement(using: &generator)
                ?? .width
            tree.constraints.append(
                LayoutConstraint(
                    Anchor(one, attribute), .equal, Anchor(other, attribute), constant: generator.length(20),
                    priority: Float(Int.random(in: 100...800, using: &generator))))
        }
        return true
    }

    private static func editFamily(
        _ edit: Edit, _ tree: inout LayoutTree, _ generator: inout SeededGenerator
    ) -> Bool {
        let installed = tree.installed
        switch edit {
        case .scroll:
            guard let id = installed.filter({ tree[$0].scroll != nil }).randomElement(using: &generator) else {
                return false
            }
            tree[id].scroll?.contentInset = EdgeInsets(generator.length(20))
            tree[id].scroll?.contentOffset.y = generator.length(30)
        case .rowHeight:
            if let id = installed.filter({ tree[$0].cell != nil }).randomElement(using: &generator), generator.flip() {
                tree[id].cell?.rowHeight = generator.oneIn(3) ? nil : 20 + generator.length(60)
            } else if let id = installed.filter({ tree[$0].table != nil }).randomElement(using: &generator) {
                tree[id].table?.rowHeight = generator.oneIn(3) ? nil : 20 + generator.length(60)
            } else {
                return false
            }
        default:
            guard let id = installed.filter({ tree[$0].table != nil }).randomElement(using: &generator) else {
                return false
            }
            if edit == .tableStyle {
                tree[id].table?.style = TableAttributes.Style.allCases.randomElement(using: &generator) ?? .plain
            } else {
                guard let sections = tree[id].table?.sections, !sections.isEmpty else { return false }
                if generator.flip() {
                    tree[id].table?.sections[0].headerTitle = words(&generator)
                } else {
                    tree[id].table?.sections[0].rows.shuffle(using: &generator)
                }
            }
        }
        return true
    }

    private static func editHierarchy(
        _ edit: Edit, _ id: ItemID, _ tree: inout LayoutTree, _ generator: inout SeededGenerator
    ) -> Bool {
        switch edit {
        case .addView:
            var full = FullTree(around: tree)
            full.addRandomView("new\(tree.count)", using: &generator)
            tree = full.tree
        case .removeView:
            guard tree.isFree(id) else { return false }
            tree.removeFromSuperview(id)
        default:
            var below = Set<ItemID>()
            tree.forEachDescendant(of: id) { below.insert($0) }
            let parent = tree.randomParent(using: &generator)
            guard tree.isFree(id), !below.contains(parent), tree[parent].table == nil, !tree[id].kind.isGuide else {
                return false
            }
            if tree[parent].stack != nil {
                tree.addArrangedSubview(id, to: parent)
            } else {
                tree.addSubview(id, to: parent)
                var full = FullTree(around: tree)
                full.hold(id, in: parent, using: &generator)
                tree = full.tree
            }
        }
        return true
    }

    private init(around tree: LayoutTree) {
        self.tree = tree
        environment = LayoutEnvironment()
    }
}

extension LayoutTree {
    /// Whether a view may leave its superview: a row and its content view belong to their table.
    fileprivate func isFree(_ id: ItemID) -> Bool {
        guard let parent = self[id].superview else { return false }
        return self[parent].table == nil && self[parent].cell == nil
    }
}
