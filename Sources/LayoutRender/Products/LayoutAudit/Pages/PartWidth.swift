import LayoutEngine

/// How a page comes to the width of a part of a screen.
enum PartWidth {
    /// The page has the width of the file, or the root is no such part.
    case known
    /// Code may give the part the width.
    case assumed
    /// The part is of a class of its own and keeps the width of its file by its mask, unless code gives the part another. A root without a
    /// class is the contents of its owner, which gives the root the owner's size.
    /// [judged by hand: 6 findings about such a part at the screen's width, none of them right]
    case refused

    /// - Parameters:
    ///   - screen: a page.
    ///   - own: the file's own page.
    init(of screen: AuditedScreen, unlike own: AuditedScreen) {
        let root = own.tree[own.tree.root]
        self = .known
        guard screen.bounds.width != own.bounds.width, root.kind != .tableViewCell else { return }
        if own.isLowPart { self = .assumed }
        if own.scene.facts?.root == .part, root.kind == .view, root.className != nil,
            root.translatesAutoresizingMaskIntoConstraints, !root.autoresizingMask.contains(.flexibleWidth)
        {
            self = .refused
        }
    }
}
