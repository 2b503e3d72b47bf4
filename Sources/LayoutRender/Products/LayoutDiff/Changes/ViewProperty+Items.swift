import LayoutEngine

/// Properties that the catalogue does not compare: they name other views, or depend on another key. Views are named
/// by a closure that answers nil for an item of one tree only. So an arranger whose list differs by an added view
/// alone has no change of its own: the view is reported as added.
extension ViewProperty {
    /// By the key in whose place they are told.
    ///
    /// An arranger is two properties, its own list and the `container` through which a view was added; a table's
    /// sections are two, the stacked rows and the headings that a file's own canvas has between rows at fixed places.
    static let special: [String: [ViewProperty]] = [
        "type": [
            ViewProperty(
                name: "type", isVisual: true, records: [.view], text: { view, _ in view.kind.rawValue },
                copy: { view, source in
                    view.kind = source.kind
                    view.content = source.content
                    view.stack = source.stack
                    view.scroll = source.scroll
                    view.table = source.table
                    view.cell = source.cell
                    view.collection = source.collection
                })
        ],
        "translatesAutoresizingMaskIntoConstraints": [
            ViewProperty(
                name: "translatesAutoresizingMaskIntoConstraints", isVisual: false, records: [.view],
                text: { view, _ in view.translatesAutoresizingMaskIntoConstraints ? "true" : nil },
                copy: {
                    $0.translatesAutoresizingMaskIntoConstraints = $1.translatesAutoresizingMaskIntoConstraints
                })
        ],
        "semanticContentAttribute": [
            ViewProperty(
                name: "layoutDirection", isVisual: false, records: [.view],
                text: { view, _ in view.forcedLayoutDirection?.rawValue },
                copy: { $0.forcedLayoutDirection = $1.forcedLayoutDirection })
        ],
        "customSpacing": [
            ViewProperty(
                name: "customSpacing", isVisual: false, records: [.stack],
                text: { view, name in view.stack?.customSpacing.reportText(name) },
                copy: { view, source in
                    guard let stack = source.stack else { return }
                    view.stack?.customSpacing = stack.customSpacing
                })
        ],
        "arranger": [
            ViewProperty(
                name: "arranger", isVisual: false, records: [.view],
                text: { view, name in view.arrangement.map { list($0, name) } },
                copy: { $0.arrangement = $1.arrangement }),
            ViewProperty(
                name: "container", isVisual: false, records: [.view],
                text: { view, name in view.container.flatMap(name) }, copy: { $0.container = $1.container }),
        ],
        "contentView": [ofCell("contentView", \.contentView)],
        "textLabel": [ofCell("textLabel", \.textLabel)],
        "detailTextLabel": [ofCell("detailTextLabel", \.detailTextLabel)],
        "imageView": [ofCell("imageView", \.imageView)],
        "accessoryView": [ofCell("accessoryView", \.accessoryView)],
        "leftView": [ofField("leftView", \.leftView)],
        "rightView": [ofField("rightView", \.rightView)],
        "tableHeaderView": [ofTable("tableHeaderView", \.tableHeaderView) { $0.flatMap($1) }],
        "tableFooterView": [ofTable("tableFooterView", \.tableFooterView) { $0.flatMap($1) }],
        "sections": [
            ofTable("sections", isVisual: true, \.sections) { sections, name in
                text(of: sections, name)
            },
            ViewProperty(
                name: "items", isVisual: true, records: [.collection],
                text: { view, name in
                    view.collection.flatMap { $0.sections.isEmpty ? nil : text(of: $0.sections, name) }
                },
                copy: { view, source in
                    guard let collection = source.collection else { return }
                    view.collection?.sections = collection.sections
                }),
            ofTable("headings", isVisual: true, \.headings) { text(of: $0, $1) },
        ],
    ]

    /// A property of a cell that names another view.
    private static func ofCell(
        _ name: String, _ field: WritableKeyPath<CellAttributes, ItemID?> & Sendable
    ) -> ViewProperty {
        ViewProperty(
            name: name, isVisual: false, records: [.cell],
            text: { view, name in view.cell?[keyPath: field].flatMap(name) },
            copy: { view, source in
                guard let cell = source.cell else { return }
                view.cell?[keyPath: field] = cell[keyPath: field]
            })
    }

    /// A property of a field that names another view.
    private static func ofField(
        _ name: String, _ field: WritableKeyPath<TextContent, ItemID?> & Sendable
    ) -> ViewProperty {
        ViewProperty(
            name: name, isVisual: false, records: [.text],
            text: { view, name in view.content.text?[keyPath: field].flatMap(name) },
            copy: { view, source in
                guard let other = source.content.text else { return }
                view.content.text?[keyPath: field] = other[keyPath: field]
            })
    }

    private static func text(of sections: [TableAttributes.Section], _ name: (ItemID) -> String?) -> String {
        sections.map { $0.reportText(name) }.joined(separator: "; ")
    }

    /// A property of a table that names other views.
    /// `copy` leaves a view alone that is no table: a change of the kind is undone by the property `type`.
    private static func ofTable<Value>(
        _ name: String, isVisual: Bool = false, _ field: WritableKeyPath<TableAttributes, Value> & Sendable,
        _ text: @escaping @Sendable (Value, (ItemID) -> String?) -> String?
    ) -> ViewProperty {
        ViewProperty(
            name: name, isVisual: isVisual, records: [.table],
            text: { view, name in view.table.flatMap { text($0[keyPath: field], name) } },
            copy: { view, source in
                guard let table = source.table else { return }
                view.table?[keyPath: field] = table[keyPath: field]
            })
    }

    /// Bands that are no views, each with the row below; nil for none.
    private static func text(of headings: [TableAttributes.Heading], _ name: (ItemID) -> String?) -> String? {
        guard !headings.isEmpty else { return nil }
        return headings.map { quoted($0.text) + " above " + (name($0.row) ?? "a row") }.joined(separator: ", ")
    }

    /// Names in brackets; items that only one tree has are left out.
    private static func list(_ items: [ItemID], _ name: (ItemID) -> String?) -> String {
        "[" + items.compactMap(name).joined(separator: ", ") + "]"
    }
}

extension [StackAttributes.CustomSpacing] {
    /// `10 after title, 4 after badge`, in the order of setting without what a later entry replaces.
    fileprivate func reportText(_ name: (ItemID) -> String?) -> String? {
        var last: [(after: ItemID, spacing: Double)] = []
        for entry in self {
            last.removeAll { $0.after == entry.after }
            last.append((entry.after, entry.spacing))
        }
        let parts = last.compactMap { entry in name(entry.after).map { entry.spacing.plain + " after " + $0 } }.sorted()
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension TableAttributes.Section {
    /// Titles, header, rows and footer, as far as there are any.
    /// `header "Fruits" [apple, pear] footer hint`: a view by its name, a title in quotes.
    fileprivate func reportText(_ name: (ItemID) -> String?) -> String {
        var words: [String] = []
        if let header = header.flatMap(name) ?? headerTitle.map(quoted) { words.append("header " + header) }
        words.append("[" + rows.compactMap(name).joined(separator: ", ") + "]")
        if let footer = footer.flatMap(name) ?? footerTitle.map(quoted) { words.append("footer " + footer) }
        return words.joined(separator: " ")
    }
}
