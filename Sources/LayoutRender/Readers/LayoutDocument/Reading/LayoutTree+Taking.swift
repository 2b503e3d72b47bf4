import LayoutEngine

// Views that a document has fifty thousand of are handed on without a copy.
extension LayoutTree {
    /// Adds a view on top of `parent`'s subviews, and leaves an empty record in `view`.
    mutating func addSubview(taking view: inout View, to parent: ItemID) -> ItemID {
        let taken = consume view
        view = View(identifier: "")
        return addSubview(consume taken, to: parent)
    }

    /// The same in a stack.
    mutating func addArrangedSubview(taking view: inout View, to stack: ItemID) -> ItemID {
        let taken = consume view
        view = View(identifier: "")
        return addArrangedSubview(consume taken, to: stack)
    }
}
