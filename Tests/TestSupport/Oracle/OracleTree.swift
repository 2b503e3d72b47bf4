import Cassowary
import LayoutEngine

extension OracleCase {
    /// The case as a scene of the engine's own types.
    public func scene() -> LayoutScene {
        var builder = OracleTreeBuilder(
            node: tree, scale: scale, isUpwards: coordinates?.contains("y up") == true)
        var environment = LayoutEnvironment(scale: scale ?? 1)
        environment.rootIsControllerView = false
        environment.release = release
        environment.roundsToPixels = scale != nil
        if tree.kind.hasPrefix("FDStackView") { environment.compatibility = .fdstackview }
        environment.width = tree.resizeTo?[0] ?? tree.frame?[2].map(builder.onGrid)
        environment.height = tree.resizeTo?[1] ?? tree.frame?[3].map(builder.onGrid)
        return LayoutScene(id: id, name: id, tree: builder.build(), environment: environment)
    }
}

/// Builds the engine's tree out of a case's nodes.
struct OracleTreeBuilder {
    let node: OracleNode
    /// Pixels a point, where the case's numbers lie on a pixel grid.
    let scale: Double?
    /// True when the case measures upwards from the bottom edge.
    let isUpwards: Bool
    var names: [String: ItemID] = [:]

    /// A length that the file prints with three decimals, put back on the pixel grid it lies on.
    func onGrid(_ value: Double) -> Double {
        guard let scale else { return value }
        return (value * scale).rounded() / scale
    }

    mutating func build() -> LayoutTree {
        var root = view(node)
        let frame = root.frame
        root.frame = nil
        root.recordedFrame = frame
        root.translatesAutoresizingMaskIntoConstraints = false
        var tree = LayoutTree(root: root)
        names[node.name] = tree.root
        finish(node, tree.root, &tree)
        if node.resizeTo == nil, let frame, !node.hasArranger {
            tree[tree.root].frame = frame
        } else if node.hasArranger, node.kind == "scrollView" {
            tree[tree.root].frame = frame
        }
        addConstraints(node, &tree)
        return tree
    }

    private mutating func finish(_ node: OracleNode, _ id: ItemID, _ tree: inout LayoutTree) {
        for guide in node.guides {
            var item = View(.layoutGuide, identifier: guide.name)
            if let frame = guide.frame {
                item.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
                item.translatesAutoresizingMaskIntoConstraints = true
            }
            names[guide.name] = tree.addGuide(item, to: id)
        }
        for child in node.children {
            let isArranged = tree[id].stack != nil
            let place =
                isArranged
                ? tree.addArrangedSubview(view(child), to: id) : tree.addSubview(view(child), to: id)
            names[child.name] = place
            if isArranged, let gap = child.customSpacingAfter {
                tree[id].stack?.customSpacing.append(.init(after: place, spacing: gap))
            }
            finish(child, place, &tree)
        }
        addContainerCode(node, id, &tree)
        if node.hasArranger { tree[id].arrangement = tree[id].subviews }
    }

    private func view(_ node: OracleNode) -> View {
        var view = View(kind(node), identifier: node.name)
        view.isHidden = node.isHidden
        if let frame = node.frame, let x = frame[0], let y = frame[1], let w = frame[2], let h = frame[3] {
            view.frame = Rect(x: onGrid(x), y: onGrid(y), width: onGrid(w), height: onGrid(h))
            view.translatesAutoresizingMaskIntoConstraints = true
        }
        if let intrinsic = node.intrinsic {
            view.intrinsicContentSize = Size(width: intrinsic[0], height: intrinsic[1])
        } else if let given = node.givenSize {
            view.intrinsicContentSize = Size(width: onGrid(given[0] ?? -1), height: onGrid(given[1] ?? -1))
        }
        if let margins = node.layoutMargins {
            var own = Margins()
            own.top = margins["top"]
            own.left = margins["left"]
            own.bottom = margins["bottom"]
            own.right = margins["right"]
            view.layoutMargins = own
        }
        view.preservesSuperviewLayoutMargins = node.preservesMargins
        if let hugging = node.hugging { view.contentHuggingPriority = AxisPair(Float(hugging)) }
        if let text = node.text {
            var content = TextContent(text: text)
            content.numberOfLines = node.numberOfLines ?? 1
            view.content = .text(content)
        }
        for name in node.mask ?? [] { view.autoresizingMask.insert(Self.masks[name] ?? []) }
        if view.stack != nil {
            view.stack?.axis = node.axis == "vertical" ? .vertical : .horizontal
            view.stack?.distribution = node.distribution.flatMap(StackAttributes.Distribution.init) ?? .fill
            view.stack?.alignment = node.alignment.flatMap(StackAttributes.Alignment.init(name:)) ?? .fill
            view.stack?.spacing = node.spacing
            view.stack?.isLayoutMarginsRelativeArrangement = node.isMarginsRelative
        }
        return view
    }

    /// What LayoutContainer's frame-mode example does in code: the image fills the container, the badge sits in its
    /// upper trailing corner.
    private func addContainerCode(_ node: OracleNode, _ id: ItemID, _ tree: inout LayoutTree) {
        for guide in node.guides {
            guard guide.frame != nil, let container = names[guide.name], let image = names["avatarImage"],
                let badge = names["vip"]
            else { continue }
            for attribute in [Attribute.left, .right, .top, .bottom] {
                tree.constraints.append(
                    LayoutConstraint(Anchor(image, attribute), .equal, Anchor(container, attribute)))
            }
            for attribute in [Attribute.right, .top] {
                tree.constraints.append(
                    LayoutConstraint(Anchor(badge, attribute), .equal, Anchor(container, attribute)))
            }
            for attribute in [Attribute.width, .height] {
                tree.constraints.append(LayoutConstraint(Anchor(badge, attribute), constant: 30))
            }
        }
    }

    private static let masks: [String: AutoresizingMask] = [
        "minX": .flexibleLeftMargin, "width": .flexibleWidth, "maxX": .flexibleRightMargin,
        "minY": .flexibleTopMargin, "height": .flexibleHeight, "maxY": .flexibleBottomMargin,
    ]

    /// A given size stands for the content, which the file does not have; a stack with children is a stack.
    private func kind(_ node: OracleNode) -> View.Kind {
        switch node.kind {
        case "stack", "FDStackView 1.0": node.givenSize == nil || !node.children.isEmpty ? .stackView : .view
        case "stackView": node.children.isEmpty ? .view : .stackView
        case "scrollView": .scrollView
        case "label": node.text == nil ? .view : .label
        case "switch": .switch
        case "slider": .slider
        default: .view
        }
    }

    private func addConstraints(_ node: OracleNode, _ tree: inout LayoutTree) {
        for constraint in node.constraints {
            guard let first = anchor(constraint.item, constraint.attribute) else { continue }
            let second = constraint.to.flatMap { anchor($0, constraint.toAttribute ?? constraint.attribute) }
            let relation: Relation =
                switch constraint.relation {
                case "<=": .lessThanOrEqual
                case ">=": .greaterThanOrEqual
                default: .equal
                }
            let isTurned = isUpwards && first.attribute.axis == .vertical && !first.attribute.isDimension
            tree.constraints.append(
                LayoutConstraint(
                    first, isTurned ? relation.turned : relation, second, multiplier: constraint.multiplier,
                    constant: isTurned ? -constraint.constant : constraint.constant,
                    priority: Float(constraint.priority)))
        }
        for child in node.children { addConstraints(child, &tree) }
    }

    private func anchor(_ name: String, _ attribute: String) -> Anchor? {
        guard let attribute = Attribute(rawValue: attribute) else { return nil }
        if let id = names[name] { return Anchor(id, attribute) }
        let parts = name.split(separator: ".")
        guard parts.count == 2, parts[1] == "layoutMarginsGuide", let id = names[String(parts[0])] else { return nil }
        return Anchor(id, attribute, region: .layoutMargins)
    }
}
