import Cassowary
import LayoutEngine

/// Random trees of nested stacks and constrained views.
public struct RandomTree {
    public var tree: LayoutTree
    public var environment: LayoutEnvironment

    public init(using generator: inout some RandomNumberGenerator, views: Int = 12) {
        var root = View(.view, identifier: "root")
        root.layoutMargins = Margins(8)
        tree = LayoutTree(root: root)
        environment = LayoutEnvironment(width: Double(Int.random(in: 100...500, using: &generator)), height: 400)
        environment.root.isControllerView = false
        let top = tree.addSubview(Self.stack("s0", &generator), to: tree.root)
        for attribute in [Attribute.leading, .trailing, .top] {
            tree.constraints.append(LayoutConstraint(Anchor(top, attribute), .equal, Anchor(tree.root, attribute)))
        }
        var stacks = [top]
        for n in 1..<views {
            let parent = stacks.randomElement(using: &generator) ?? top
            if Int.random(in: 0..<4, using: &generator) == 0 {
                stacks.append(tree.addArrangedSubview(Self.stack("s\(n)", &generator), to: parent))
            } else {
                var view = View(.view, identifier: "v\(n)")
                view.intrinsicContentSize = Size(
                    width: Double(Int.random(in: 0...60, using: &generator)),
                    height: Double(Int.random(in: 0...60, using: &generator)))
                view.isHidden = Int.random(in: 0..<6, using: &generator) == 0
                view.contentHuggingPriority.horizontal = Float([249, 250, 251].randomElement(using: &generator) ?? 250)
                tree.addArrangedSubview(view, to: parent)
            }
        }
    }

    private static func stack(_ name: String, _ generator: inout some RandomNumberGenerator) -> View {
        var stack = View(.stackView, identifier: name)
        stack.stack?.axis = Bool.random(using: &generator) ? .horizontal : .vertical
        stack.stack?.distribution =
            StackAttributes.Distribution.allCases.randomElement(using: &generator) ?? .fill
        stack.stack?.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &generator) ?? .fill
        stack.stack?.spacing = Double(Int.random(in: 0...12, using: &generator))
        return stack
    }

    /// One random change such as a running app makes.
    public static func edit(_ tree: inout LayoutTree, using generator: inout some RandomNumberGenerator) {
        let id = ItemID(index: Int32.random(in: 1..<Int32(tree.count), using: &generator))
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: tree[id].isHidden.toggle()
        case 1 where tree[id].stack == nil:
            tree[id].intrinsicContentSize = Size(
                width: Double(Int.random(in: 0...80, using: &generator)),
                height: Double(Int.random(in: 0...80, using: &generator)))
        case 2 where tree[id].stack != nil:
            tree[id].stack?.spacing = Double(Int.random(in: 0...20, using: &generator))
        case 3 where tree[id].stack != nil:
            tree[id].stack?.arrangedSubviews.shuffle(using: &generator)
        case 4 where tree[id].stack != nil:
            tree[id].stack?.distribution =
                StackAttributes.Distribution.allCases.randomElement(using: &generator) ?? .fill
        default:
            tree[id].contentHuggingPriority.horizontal = Float(Int.random(in: 200...300, using: &generator))
        }
    }
}
