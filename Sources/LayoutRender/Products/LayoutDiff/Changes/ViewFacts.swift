import LayoutEngine

/// The properties of views as reports write them, defaults left out.
package struct ViewFacts: Sendable {
    /// All properties in the catalogue's order.
    private let properties = ViewProperty.all

    /// The facts of any tree.
    package init() {}

    /// Names and values, in the order of reports; values that a new view of the same kind has are left out.
    package func of(_ item: ItemID, in tree: LayoutTree, _ names: ItemNames) -> [(name: String, value: String)] {
        let view = tree[item]
        let new = View(view.kind, identifier: view.identifier)
        return properties.compactMap { property in
            guard let value = property.text(view, { names.quotedName(of: $0) }),
                property.name == "type" || value != property.text(new, { names.quotedName(of: $0) })
            else { return nil }
            return (property.name, value)
        }
    }
}
