import LayoutEngine

extension DocumentReader {
    /// Adds the content view of an effect view, which is as large as the effect view unless a frame is stated.
    mutating func add(filling view: inout View, _ next: PendingNode) -> ItemID {
        let isFree = view.frame == nil
        let item = tree.addSubview(taking: &view, to: next.parent)
        for edge in isFree ? [Attribute.leading, .trailing, .top, .bottom] : [] {
            tree.constraints.append(LayoutConstraint(Anchor(item, edge), .equal, Anchor(next.parent, edge)))
            if origins.areKept { origins.constraints.append(Int32(next.node)) }
        }
        return item
    }
}
