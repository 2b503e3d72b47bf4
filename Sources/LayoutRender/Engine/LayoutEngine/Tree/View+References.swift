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
        if var cell {
            cell.contentView = cell.contentView.map(name).flatMap { subviews.contains($0) ? $0 : nil }
            cell.textLabel = cell.textLabel.map(name)
            cell.detailTextLabel = cell.detailTextLabel.map(name)
            cell.imageView = cell.imageView.map(name)
            cell.accessoryView = cell.accessoryView.map(name)
            self.cell = cell
        }
        if kind == .textField, let left = content.text?.leftView { content.text?.leftView = name(left) }
        if kind == .textField, let right = content.text?.rightView { content.text?.rightView = name(right) }
    }

    mutating func dropReferences() {
        stack?.arrangedSubviews = []
        stack?.customSpacing = []
        arrangement = nil
        table = nil
        cell = nil
        collection = nil
        content.text?.leftView = nil
        content.text?.rightView = nil
    }
}

extension TableAttributes.Section {
    fileprivate mutating func mapReferences(_ name: (ItemID) -> ItemID) {
        header = header.map(name)
        footer = footer.map(name)
        rows = rows.map(name)
    }
}
