import LayoutDiff
import LayoutEngine

/// A card: an avatar beside a stack of two labels, below them a button held by a constraint.
struct Card {
    var tree: LayoutTree
    let info: ItemID
    let name: ItemID
    let bio: ItemID
    let more: ItemID
    /// Places of constraints that tests change.
    let leading: Int
    let gap: Int

    init(prefix: String = "") {
        var tree = LayoutTree(root: View(.view, identifier: prefix + "card"))
        var stack = View(.stackView, identifier: prefix + "info")
        stack.stack?.axis = .vertical
        stack.stack?.spacing = 4
        info = tree.addSubview(stack, to: tree.root)
        name = tree.addArrangedSubview(Self.label(prefix + "name", "Monkey D. Luffy", 17), to: info)
        bio = tree.addArrangedSubview(Self.label(prefix + "bio", "Captain. Eats anything.", 15), to: info)
        var button = View(.button, identifier: prefix + "more")
        button.content = .button(ButtonContent(title: "More"))
        more = tree.addSubview(button, to: tree.root)
        let root = tree.root
        tree.constraints = [
            LayoutConstraint(Anchor(info, .leading), .equal, Anchor(root, .leading), constant: 16),
            LayoutConstraint(Anchor(root, .trailing), .equal, Anchor(info, .trailing), constant: 16),
            LayoutConstraint(Anchor(info, .top), .equal, Anchor(root, .top), constant: 20),
            LayoutConstraint(id: "gap", Anchor(more, .top), .equal, Anchor(info, .bottom), constant: 12),
            LayoutConstraint(Anchor(more, .leading), .equal, Anchor(info, .leading)),
        ]
        leading = 0
        gap = 3
        self.tree = tree
    }

    static func label(_ identifier: String, _ text: String, _ size: Double) -> View {
        var view = View(.label, identifier: identifier)
        var content = TextContent(text: text, font: .system(size))
        content.numberOfLines = 0
        view.content = .text(content)
        return view
    }

    mutating func setText(_ text: String, of id: ItemID) {
        guard case .text(var content) = tree[id].content else { return }
        content.text = text
        tree[id].content = .text(content)
    }

    static let environment = LayoutEnvironment(width: 320, height: 480)
    var side: LayoutSide { LayoutSide(tree, in: Self.environment) }
}
