import LayoutEngine

/// The properties of one view as text, in a fixed order: what is compared, and what a report prints.
struct PropertyTable {
    struct Entry {
        var name: String
        var value: String
        var isVisual: Bool
    }

    private(set) var entries: [Entry] = []

    /// Adds a property that shows; nothing for nil.
    mutating func visual(_ name: String, _ value: String?) {
        if let value { entries.append(Entry(name: name, value: value, isVisual: true)) }
    }

    /// Adds a property whose effect, if any, is seen in frames.
    mutating func layout(_ name: String, _ value: String?) {
        if let value { entries.append(Entry(name: name, value: value, isVisual: false)) }
    }

    /// Entries that only one table has, or whose values differ; in the order of `after`, then what it lost.
    static func changes(from before: PropertyTable, to after: PropertyTable) -> [PropertyChange] {
        var changes: [PropertyChange] = []
        for entry in after.entries {
            let old = before.entries.first { $0.name == entry.name }
            if old?.value != entry.value {
                changes.append(
                    PropertyChange(entry.name, before: old?.value, after: entry.value, isVisual: entry.isVisual))
            }
        }
        for entry in before.entries where !after.entries.contains(where: { $0.name == entry.name }) {
            changes.append(PropertyChange(entry.name, before: entry.value, after: nil, isVisual: entry.isVisual))
        }
        return changes
    }
}

/// Compares the properties of matched views; structure, frames and hiding are compared elsewhere.
struct PropertyComparison {
    let before: LayoutTree
    let after: LayoutTree

    func changes(_ old: ItemID, _ new: ItemID) -> [PropertyChange] {
        let one = before[old]
        let other = after[new]
        var tables = (PropertyTable(), PropertyTable())
        func fill(_ body: (inout PropertyTable, View, LayoutTree) -> Void) {
            body(&tables.0, one, before)
            body(&tables.1, other, after)
        }
        if one.kind != other.kind || one.className != other.className || one.label != other.label {
            fill { table, view, _ in table.addIdentity(of: view) }
        }
        if one.content != other.content { fill { table, view, _ in table.addContent(view.content) } }
        if one.appearance != other.appearance { fill { table, view, _ in table.addAppearance(view.appearance) } }
        fill { table, view, tree in table.addGeometry(of: view, in: tree) }
        if one.stack != nil || other.stack != nil || one.scroll != nil || other.scroll != nil
            || one.table != other.table
        {
            fill { table, view, tree in table.addFamilies(of: view, in: tree) }
        }
        return PropertyTable.changes(from: tables.0, to: tables.1)
    }
}

extension PropertyTable {
    mutating func addIdentity(of view: View) {
        visual("type", view.kind.rawValue)
        layout("class", view.className)
        layout("label", view.label)
    }

    /// What the view tells layout about itself. Most values are defaults and left out.
    mutating func addGeometry(of view: View, in tree: LayoutTree) {
        layout("frame", view.translatesAutoresizingMaskIntoConstraints ? view.frame?.text : nil)
        if view.translatesAutoresizingMaskIntoConstraints { layout("autoresizingMask", view.autoresizingMask.text) }
        layout("intrinsicContentSize", view.intrinsicContentSize?.text)
        if view.contentHuggingPriority != AxisPair(250) {
            layout("contentHuggingPriority", view.contentHuggingPriority.text)
        }
        if view.contentCompressionResistancePriority != AxisPair(750) {
            layout("contentCompressionResistancePriority", view.contentCompressionResistancePriority.text)
        }
        layout("alignmentRectInsets", view.alignmentRectInsets?.text)
        layout("layoutMargins", view.layoutMargins?.text)
        if view.preservesSuperviewLayoutMargins { layout("preservesSuperviewLayoutMargins", "true") }
        if !view.insetsLayoutMarginsFromSafeArea { layout("insetsLayoutMarginsFromSafeArea", "false") }
        if view.layoutMarginsFollowReadableWidth { layout("layoutMarginsFollowReadableWidth", "true") }
        layout("layoutDirection", view.forcedLayoutDirection?.rawValue)
    }

    mutating func addFamilies(of view: View, in tree: LayoutTree) {
        if let stack = view.stack {
            layout("axis", stack.axis == .horizontal ? "horizontal" : "vertical")
            layout("distribution", stack.distribution.rawValue)
            layout("alignment", stack.alignment.rawValue)
            layout("spacing", stack.usesSystemSpacing ? "system" : stack.spacing.plain)
            layout("isBaselineRelativeArrangement", "\(stack.isBaselineRelativeArrangement)")
            layout("isLayoutMarginsRelativeArrangement", "\(stack.isLayoutMarginsRelativeArrangement)")
            for custom in stack.customSpacing {
                layout("customSpacing after " + tree.displayName(of: custom.after), custom.spacing.plain)
            }
        }
        if let scroll = view.scroll {
            visual("contentOffset", scroll.contentOffset.text)
            layout("contentInset", scroll.contentInset.text)
            layout("contentInsetAdjustmentBehavior", scroll.insetAdjustment.rawValue)
        }
        if let table = view.table {
            visual("style", table.style.rawValue)
            layout("rowHeight", table.rowHeight?.plain)
            layout("sectionHeaderHeight", table.sectionHeaderHeight?.plain)
            layout("sectionFooterHeight", table.sectionFooterHeight?.plain)
            visual("separatorInset", table.separatorInset?.text)
            visual("showsSeparators", "\(table.showsSeparators)")
            for (place, section) in table.sections.enumerated() {
                visual("sections[\(place)].header", section.headerTitle)
                visual("sections[\(place)].footer", section.footerTitle)
            }
        }
    }
}
