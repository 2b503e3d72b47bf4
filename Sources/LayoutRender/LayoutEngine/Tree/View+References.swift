extension View {
    /// The items that the view's rules refer to, besides subviews and guides.
    func forEachReference(_ body: (ItemID) -> Void) {
        stack?.arrangedSubviews.forEach(body)
        arrangement?.forEach(body)
        if hasExtras { forEachListed(body) }
    }

    /// Replaces the ids that its rules refer to; subviews and guides are not changed.
    package mutating func mapReferences(_ name: (ItemID) -> ItemID) {
        if let stack {
            self.stack?.arrangedSubviews = stack.arrangedSubviews.map(name)
            self.stack?.customSpacing = stack.customSpacing.compactMap { custom in
                guard stack.arrangedSubviews.contains(custom.after) else { return nil }
                return StackAttributes.CustomSpacing(after: name(custom.after), spacing: custom.spacing)
            }
        }
        arrangement = arrangement?.map(name)
        if var table {
            table.tableHeaderView = table.tableHeaderView.map(name)
            table.tableFooterView = table.tableFooterView.map(name)
            for index in table.sections.indices { table.sections[index].mapReferences(name) }
            self.table = table
        }
        if var collection {
            for index in collection.sections.indices { collection.sections[index].mapReferences(name) }
            self.collection = collection
        }
        if let contentView = cell?.contentView.map(name) {
            let isInside = subviews.contains(contentView)
            cell?.contentView = isInside ? contentView : nil
        }
        if var styled = cell, !styled.placed.isEmpty {
            styled.textLabel = styled.textLabel.map(name)
            styled.detailTextLabel = styled.detailTextLabel.map(name)
            styled.imageView = styled.imageView.map(name)
            styled.accessoryView = styled.accessoryView.map(name)
            cell = styled
        }
    }

    mutating func dropReferences() {
        stack?.arrangedSubviews = []
        stack?.customSpacing = []
        arrangement = nil
        table = nil
        cell = nil
        collection = nil
    }
}

extension TableAttributes.Section {
    fileprivate mutating func mapReferences(_ name: (ItemID) -> ItemID) {
        header = header.map(name)
        footer = footer.map(name)
        rows = rows.map(name)
    }
}
