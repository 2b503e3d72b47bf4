import LayoutEngine

/// What stack views, arrangers, scroll views, tables and cells have beyond other views.
extension PropertyGroup {
    static var stack: PropertyGroup {
        PropertyGroup(
            isEqual: { $0.stack == $1.stack },
            properties: [
                .part("axis", isVisual: false, \.stack, \.axis) { $0 == .horizontal ? "horizontal" : "vertical" },
                .part("distribution", isVisual: false, \.stack, \.distribution) { $0.rawValue },
                .part("alignment", isVisual: false, \.stack, \.alignment) { $0.rawValue },
                ViewProperty(
                    name: "spacing", isVisual: false,
                    text: { view, _ in view.stack.map { $0.usesSystemSpacing ? "system" : $0.spacing.plain } },
                    copy: { view, source in
                        guard let stack = source.stack else { return }
                        view.stack?.spacing = stack.spacing
                        view.stack?.usesSystemSpacing = stack.usesSystemSpacing
                    }),
                .part("isBaselineRelativeArrangement", isVisual: false, \.stack, \.isBaselineRelativeArrangement) {
                    "\($0)"
                },
                .part(
                    "isLayoutMarginsRelativeArrangement", isVisual: false, \.stack, \.isLayoutMarginsRelativeArrangement
                ) {
                    "\($0)"
                },
                ViewProperty(
                    name: "customSpacing", isVisual: false,
                    text: { view, name in view.stack?.customSpacing.reportText(name) },
                    copy: { view, source in
                        guard let stack = source.stack else { return }
                        view.stack?.customSpacing = stack.customSpacing
                    }),
            ])
    }

    static var arranger: PropertyGroup {
        PropertyGroup(
            isEqual: { $0.arrangement == $1.arrangement && $0.container == $1.container },
            properties: [
                ViewProperty(
                    name: "arranger", isVisual: false,
                    text: { view, name in view.arrangement.map { list($0, name) } },
                    copy: { $0.arrangement = $1.arrangement }),
                ViewProperty(
                    name: "container", isVisual: false, text: { view, name in view.container.flatMap(name) },
                    copy: { $0.container = $1.container }),
            ])
    }

    static var scroll: PropertyGroup {
        PropertyGroup(
            isEqual: { $0.scroll == $1.scroll },
            properties: [
                .part("contentOffset", isVisual: true, \.scroll, \.contentOffset) { $0.text },
                .part("contentInset", isVisual: false, \.scroll, \.contentInset) { $0.text },
                .part("contentInsetAdjustmentBehavior", isVisual: false, \.scroll, \.insetAdjustment) { $0.rawValue },
            ])
    }

    static var table: PropertyGroup {
        PropertyGroup(
            isEqual: { $0.table == $1.table },
            properties: [
                .part("style", isVisual: true, \.table, \.style) { $0.rawValue },
                .part("rowHeight", isVisual: false, \.table, \.rowHeight) { $0?.plain },
                .part("estimatedRowHeight", isVisual: false, \.table, \.estimatedRowHeight) { $0?.plain },
                .part("sectionHeaderHeight", isVisual: false, \.table, \.sectionHeaderHeight) { $0?.plain },
                .part("sectionFooterHeight", isVisual: false, \.table, \.sectionFooterHeight) { $0?.plain },
                .part("separatorInset", isVisual: true, \.table, \.separatorInset) { $0?.text },
                .part("separatorStyle", isVisual: true, \.table, \.showsSeparators) { $0 ? "singleLine" : "none" },
                ViewProperty(
                    name: "tableHeaderView", isVisual: false,
                    text: { view, name in view.table?.tableHeaderView.flatMap(name) },
                    copy: { view, source in
                        guard let table = source.table else { return }
                        view.table?.tableHeaderView = table.tableHeaderView
                    }),
                ViewProperty(
                    name: "tableFooterView", isVisual: false,
                    text: { view, name in view.table?.tableFooterView.flatMap(name) },
                    copy: { view, source in
                        guard let table = source.table else { return }
                        view.table?.tableFooterView = table.tableFooterView
                    }),
                ViewProperty(
                    name: "sections", isVisual: true,
                    text: { view, name in
                        view.table.map { $0.sections.map { $0.reportText(name) }.joined(separator: "; ") }
                    },
                    copy: { view, source in
                        guard let table = source.table else { return }
                        view.table?.sections = table.sections
                    }),
                ViewProperty(
                    name: "headings", isVisual: true,
                    text: { view, name in view.table.flatMap { Self.text(of: $0.headings, name) } },
                    copy: { view, source in
                        guard let table = source.table else { return }
                        view.table?.headings = table.headings
                    }),
            ])
    }

    /// Bands that are no views, each with the row below; nil for none.
    private static func text(of headings: [TableAttributes.Heading], _ name: (ItemID) -> String?) -> String? {
        guard !headings.isEmpty else { return nil }
        return headings.map { quoted($0.text) + " above " + (name($0.row) ?? "a row") }.joined(separator: ", ")
    }

    static var cell: PropertyGroup {
        PropertyGroup(
            isEqual: { $0.cell == $1.cell },
            properties: [
                .part("rowHeight", isVisual: false, \.cell, \.rowHeight) { $0?.plain },
                .part("accessoryType", isVisual: true, \.cell, \.accessory) { $0 },
                .part("reuseIdentifier", isVisual: false, \.cell, \.reuseIdentifier) { $0 },
                ViewProperty(
                    name: "contentView", isVisual: false,
                    text: { view, name in view.cell?.contentView.flatMap(name) },
                    copy: { view, source in
                        guard let cell = source.cell else { return }
                        view.cell?.contentView = cell.contentView
                    }),
            ])
    }

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
    fileprivate func reportText(_ name: (ItemID) -> String?) -> String {
        var words: [String] = []
        if let header = header.flatMap(name) ?? headerTitle.map(quoted) { words.append("header " + header) }
        words.append("[" + rows.compactMap(name).joined(separator: ", ") + "]")
        if let footer = footer.flatMap(name) ?? footerTitle.map(quoted) { words.append("footer " + footer) }
        return words.joined(separator: " ")
    }
}
