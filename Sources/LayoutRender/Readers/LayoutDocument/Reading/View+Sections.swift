import LayoutEngine

extension View {
    /// The sections of a table or a collection view.
    package var sections: [TableAttributes.Section] {
        get { table?.sections ?? collection?.sections ?? [] }
        set {
            if table != nil { table?.sections = newValue } else { collection?.sections = newValue }
        }
    }

    /// Changes one section in its place; nothing happens where the view has no such section.
    package mutating func changeSection(_ place: Int, _ change: (inout TableAttributes.Section) -> Void) {
        if table != nil {
            table?.sections.change(place, change)
        } else {
            collection?.sections.change(place, change)
        }
    }

    /// Adds a section without rows to a table or a collection view.
    package mutating func appendSection() {
        if table != nil {
            table?.sections.append(TableAttributes.Section())
        } else {
            collection?.sections.append(TableAttributes.Section())
        }
    }
}

extension [TableAttributes.Section] {
    fileprivate mutating func change(_ place: Int, _ body: (inout TableAttributes.Section) -> Void) {
        guard indices.contains(place) else { return }
        body(&self[place])
    }
}
