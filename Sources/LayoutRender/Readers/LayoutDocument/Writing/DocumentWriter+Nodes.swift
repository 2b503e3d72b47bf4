import LayoutEngine
import Notation

/// Views as nodes: properties that differ from UIKit's default, in the order of the catalogue.
extension DocumentWriter {
    /// The members of a node, with its children.
    ///
    /// Two keys may name one field of a view; the catalogue's `handling` says which key is written.
    ///
    /// - Parameter depth: levels from the root, which is 1; at `maximumDepth` the subviews are left out with a notice.
    mutating func node(_ item: ItemID, depth: Int) -> [JSONValue.Member] {
        var view = scene.tree[item]
        if let bar = scene.viewBars.first(where: { $0.view == item }) { view.content.control?.take(bar.contents) }
        var out = MemberList()
        for property in PropertyCatalog.all where property.kinds.contains(view.kind) {
            switch property.handling {
            case .alias, .unkept: break
            case .special(let special): out.add(property.name, value(of: special, item, view))
            case .derived, .reportedElsewhere: out.add(property.name, named(value(of: property, view), property))
            case .replacing(let other):
                guard let value = value(of: property, view) else { break }
                out.remove(other)
                out.add(property.name, value)
            }
        }
        out.add("font", usualFont(inCell: item, view))
        guard depth < Self.maximumDepth else {
            if !view.subviews.isEmpty { notices.append("the views below \(id(item)) nest too deeply and are left out") }
            return out.members
        }
        children(item, view, depth, &out)
        return out.members
    }

    /// The name of a gap that has one, in place of its number.
    private func named(_ value: JSONValue?, _ property: Property) -> JSONValue? {
        guard !gapNames.isEmpty, property.name == "columnGap" || property.name == "rowGap", let length = value?.double,
            let name = gapNames[length]
        else { return value }
        return .string(name)
    }

    /// The default font, written for the texts of a cell's style, which has another default; nil for other views.
    private func usualFont(inCell item: ItemID, _ view: View) -> JSONValue? {
        guard case .text(let content) = view.content, content.font == Font(),
            let cell = view.superview.flatMap({ scene.tree[$0].cell }),
            cell.textLabel == item || cell.detailTextLabel == item
        else { return nil }
        return .object([.init("size", .number(content.font.size))])
    }

    /// Nil where the view has the property's default, or no record with the property.
    private mutating func value(of property: Property, _ view: View) -> JSONValue? {
        var writing = PropertyWriting(namesAssets: namesAssets)
        defer { notices += writing.notices }
        return property.fields.lazy.filter { $0.kinds.contains(view.kind) }.compactMap {
            $0.place.visit(view, &writing)
        }.first
    }

    /// Child nodes are written after all other properties. A view with a frame translates its autoresizing mask
    /// unless it says otherwise, so the key is written only where the view differs from that rule. Arranged subviews
    /// never write the key: their stack view decides.
    private func value(of special: SpecialProperty, _ item: ItemID, _ view: View) -> JSONValue? {
        switch special {
        case .type: return .string(view.kind.rawValue)
        case .id: return needsID[Int(item.index)] ? .string(id(item)) : nil
        case .translatesAutoresizingMaskIntoConstraints:
            let isArranged =
                view.superview.map { scene.tree[$0].stack?.arrangedSubviews.contains(item) == true } ?? false
            let translates = view.translatesAutoresizingMaskIntoConstraints
            return translates != (view.frame != nil) && !isArranged ? .bool(translates) : nil
        case .customSpacing:
            // The last entry of a view wins.
            var gaps: [JSONValue.Member] = []
            for entry in view.stack?.customSpacing ?? [] {
                gaps.removeAll { $0.key == id(entry.after) }
                gaps.append(.init(id(entry.after), .number(entry.spacing)))
            }
            return gaps.isEmpty ? nil : .object(gaps)
        case .arranger:
            return view.arrangement.map { order in
                order == view.subviews ? .bool(true) : .object([.init("order", .strings(order.map(id)))])
            }
        case .note, .with, .guides, .constraints, .subviews, .arrangedSubviews, .contentView, .textLabel,
            .detailTextLabel, .imageView, .accessoryView, .tableHeaderView, .tableFooterView, .sections, .leftView,
            .rightView:
            return nil
        }
    }

    /// The children by their roles. The roles are sorted by the first subview of each, because the order of the
    /// subviews is the drawing order.
    private mutating func children(_ item: ItemID, _ view: View, _ depth: Int, _ out: inout MemberList) {
        let tree = scene.tree
        func list(_ items: [ItemID]) -> JSONValue? {
            items.isEmpty ? nil : .array(items.map { .object(node($0, depth: depth + 1)) })
        }
        out.add("guides", list(view.guides))
        if view.kind == .layoutContainer {
            let inside = view.superview.map { tree[$0].subviews.filter { tree[$0].container == item } } ?? []
            out.add("subviews", list(inside))
            return
        }
        let sides = tree.sideViews(ofField: item)
        var roles: [(key: String, items: [ItemID])] = [
            ("arrangedSubviews", view.stack?.arrangedSubviews ?? []),
            ("contentView", [view.cell?.contentView].compactMap { $0 }),
            ("textLabel", [view.cell?.textLabel].compactMap { $0 }),
            ("detailTextLabel", [view.cell?.detailTextLabel].compactMap { $0 }),
            ("imageView", [view.cell?.imageView].compactMap { $0 }),
            ("accessoryView", [view.cell?.accessoryView].compactMap { $0 }),
            ("leftView", sides.filter { !$0.isTrailing }.map { $0.view }),
            ("rightView", sides.filter { $0.isTrailing }.map { $0.view }),
            ("tableHeaderView", [view.table?.tableHeaderView].compactMap { $0 }),
            ("tableFooterView", [view.table?.tableFooterView].compactMap { $0 }),
            (
                "sections",
                view.sections.flatMap { $0.rows + [$0.header, $0.footer].compactMap { $0 } }
            ),
        ]
        let special = Set(roles.flatMap(\.items))
        roles.insert(("subviews", view.subviews.filter { !special.contains($0) && tree[$0].container == nil }), at: 0)
        let places = Dictionary(view.subviews.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        let firsts = roles.map { role in role.items.compactMap { places[$0] }.min() ?? .max }
        for place in roles.indices.sorted(by: { (firsts[$0], $0) < (firsts[$1], $1) }) {
            let role = roles[place]
            switch role.key {
            case "subviews", "arrangedSubviews": out.add(role.key, list(role.items))
            case "sections": out.add(role.key, sections(view.sections, depth))
            default:
                guard let child = role.items.first else { continue }
                out.add(role.key, .object(node(child, depth: depth + 1)))
                if sides.contains(where: { $0.view == child }) { out.add(role.key + "Mode", .string("always")) }
            }
        }
    }

    /// Titles as strings, views as nodes; a section always has its rows.
    private mutating func sections(_ list: [TableAttributes.Section], _ depth: Int) -> JSONValue? {
        guard !list.isEmpty else { return nil }
        var sections: [JSONValue] = []
        for section in list {
            var members = MemberList()
            members.add("header", section.headerTitle.map { .string($0) })
            if let header = section.header { members.add("header", .object(node(header, depth: depth + 1))) }
            members.add("footer", section.footerTitle.map { .string($0) })
            if let footer = section.footer { members.add("footer", .object(node(footer, depth: depth + 1))) }
            members.add("rows", .array(section.rows.map { .object(node($0, depth: depth + 1)) }))
            sections.append(.object(members.members))
        }
        return .array(sections)
    }
}

/// Members in order; a nil value adds nothing.
struct MemberList {
    /// In the order of adding.
    private(set) var members: [JSONValue.Member] = []

    /// A key that is in the list keeps its first value.
    mutating func add(_ key: String, _ value: JSONValue?) {
        if let value, !members.contains(where: { $0.key == key }) { members.append(.init(key, value)) }
    }

    /// Removes a member that another property replaces.
    mutating func remove(_ key: String) { members.removeAll { $0.key == key } }
}
