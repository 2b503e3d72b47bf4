import LayoutEngine

/// The views inside of a node into the queue, with the role that their key gives them.
extension DocumentReader {
    /// Queues the children so that the first child is made next: views in the order of the text, then guides.
    ///
    /// Items are numbered as they are made, and the numbers decide between equally good layouts. So the order of the
    /// two keys decides nothing.
    mutating func pushChildren(of item: ItemID, _ parent: PendingNode) {
        let first = waiting.pending.count
        let isContainer = tree[item].kind == .layoutContainer
        var guides: [(Member, PendingNode)] = []
        for index in present.runs.indices.reversed() {
            forEachMember(of: present.runs[index]) { reader, member in
                switch member.special {
                case .guides, .subviews, .arrangedSubviews, .contentView, .textLabel, .detailTextLabel, .imageView,
                    .accessoryView, .tableHeaderView, .tableFooterView, .sections, .leftView, .rightView:
                    break
                case nil, .constraints, .type, .id, .note, .with, .translatesAutoresizingMaskIntoConstraints,
                    .customSpacing, .arranger:
                    return
                }
                let child = PendingNode(
                    node: member.value, parent: isContainer ? parent.parent : item, role: .subview,
                    scope: member.scope, container: isContainer ? item : nil, depth: parent.depth + 1)
                guard member.special != .guides else { return guides.append((member, child)) }
                guard !reader.isReplaced(member, ofRun: index) else { return }
                reader.push(member, child, item)
            }
        }
        remarkUnarranged(item)
        for (member, child) in guides { push(member, child, item) }
        let count = waiting.pending.count - first
        guard count > 0 else { return }
        if !isContainer { tree.reserveSubviews(count, of: item) }
        // Not `reverse()` of a slice, which would copy the whole list.
        for place in 0..<count / 2 { waiting.pending.swapAt(first + place, waiting.pending.count - 1 - place) }
    }

    /// Whether an instance has another view for a part that its component states.
    private func isReplaced(_ member: Member, ofRun index: Int) -> Bool {
        guard index > 0, member.special?.isPart == true else { return false }
        return (0..<index).map { present.runs[$0] }.contains { run in
            var cursor = arena.children(of: run.node)
            while let (_, place) = cursor.nextProperty(in: arena) { if place == member.place { return true } }
            return false
        }
    }

    /// A stack view places what is in `arrangedSubviews`: with `subviews` alone nothing is stacked.
    private mutating func remarkUnarranged(_ item: ItemID) {
        guard tree[item].stack != nil else { return }
        var key: Int?
        var isArranging = false
        for run in present.runs.indices.map({ present.runs[$0] }) {
            forEachMember(of: run) { reader, member in
                if member.special == .arrangedSubviews || member.special == .arranger { isArranging = true }
                if member.special == .subviews, reader.arena.count(member.value) > 0 { key = key ?? member.keyNode }
            }
        }
        guard let key, !isArranging else { return }
        remark(key, "a stack view arranges its 'arrangedSubviews'; 'subviews' alone are placed by constraints")
    }

    /// Queues the node or nodes of one member with the role that the member gives them.
    private mutating func push(_ member: Member, _ child: PendingNode, _ item: ItemID) {
        var child = child
        switch member.special {
        case .subviews: pushAll(child, .subview)
        case .arrangedSubviews: pushAll(child, .arranged)
        case .guides: pushAll(child, .guide)
        case .contentView: child.role = .contentView
        case .textLabel: child.role = .textLabel
        case .detailTextLabel: child.role = .detailTextLabel
        case .imageView: child.role = .cellImage
        case .accessoryView: child.role = .accessoryView
        case .tableHeaderView: child.role = .tableHeader
        case .tableFooterView: child.role = .tableFooter
        case .leftView, .rightView:
            child.role = .side(isTrailing: member.special == .rightView, isShown: isShown(member, of: item))
        case .sections: pushSections(child, item)
        case nil, .type, .id, .note, .with, .translatesAutoresizingMaskIntoConstraints, .customSpacing, .arranger,
            .constraints:
            return
        }
        if case .subview = child.role { return }
        waiting.pending.append(child)
    }

    /// Whether UIKit shows a field's own view; with a remark where no mode is stated, as that of UIKit is `never`.
    private mutating func isShown(_ member: Member, of item: ItemID) -> Bool {
        let name = PropertyCatalog.names[member.place]
        let place = PropertyCatalog.places[name + "Mode"]
        var mode: String?
        for index in present.runs.indices where mode == nil {
            var cursor = arena.children(of: present.runs[index].node)
            while let (key, found) = cursor.nextProperty(in: arena) {
                if found == place, arena.isKind(key + 1, .string) { mode = arena.string(key + 1) }
            }
        }
        let isEditing = tree[item].content.text?.isFirstResponder ?? false
        switch mode {
        case "always": return true
        case "whileEditing": return isEditing
        case "unlessEditing": return !isEditing
        case nil:
            remark(member.keyNode, "UIKit shows no \(quoted(name)) unless \(quoted(name + "Mode")) is 'always'")
            return false
        default: return false
        }
    }

    /// Queues every node of an array with one role.
    private mutating func pushAll(_ child: PendingNode, _ role: Role) {
        guard var cursor = array(child.node, "an array of nodes") else { return }
        var child = child
        child.role = role
        while let element = cursor.nextElement(in: arena) {
            child.node = element
            waiting.pending.append(child)
        }
    }

    /// Sections of a table: a header, rows, a footer, in this order whatever the order of the members. A string as
    /// header or footer is a title, which UITableView draws in a label of its own, and so is an object with a text's `key`;
    /// another object is a view.
    private mutating func pushSections(_ child: PendingNode, _ table: ItemID) {
        guard var cursor = array(child.node, "an array of sections") else { return }
        while let element = cursor.nextElement(in: arena) {
            guard var members = object(element, "a section: an object with 'rows'") else { continue }
            let section = tree[table].sections.count
            tree[table].appendSection()
            var hasRows = false
            var footer: Int?
            while let (key, value) = members.nextMember(in: arena) {
                switch arena.string(key) {
                case "rows":
                    hasRows = true
                    pushAll(with(child, value), .row(section: section))
                case "header":
                    if let title = sectionTitle(value, child, .sectionHeader(section: section)) {
                        tree[table].changeSection(section) { $0.headerTitle = title }
                    }
                case "footer": footer = value
                default: unknownKey(key, known: ["header", "footer", "rows"])
                }
            }
            if let footer, let title = sectionTitle(footer, child, .sectionFooter(section: section)) {
                tree[table].changeSection(section) { $0.footerTitle = title }
            }
            if !hasRows { report(element, "a section needs 'rows'") }
        }
    }

    /// The title that a text is; another value is a view, which is made later in the role.
    private mutating func sectionTitle(_ node: Int, _ child: PendingNode, _ role: Role) -> String? {
        if arena.isKind(node, .string) || hasKeyOfText(node) { return shownText(node) }
        var child = with(child, node)
        child.role = role
        waiting.pending.append(child)
        return nil
    }

    /// Whether an object names a text of the language's table. No node has a member of this name.
    private func hasKeyOfText(_ node: Int) -> Bool {
        guard arena.isKind(node, .object) else { return false }
        var cursor = arena.children(of: node)
        while let (key, _) = cursor.nextMember(in: arena) { if arena.string(key) == "key" { return true } }
        return false
    }

    /// The same pending node for another token.
    private func with(_ child: PendingNode, _ node: Int) -> PendingNode {
        var child = child
        child.node = node
        return child
    }
}
