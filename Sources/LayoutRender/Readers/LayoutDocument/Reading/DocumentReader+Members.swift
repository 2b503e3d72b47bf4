import LayoutEngine

/// Members of a node: properties are set at once, references to other nodes deferred.
extension DocumentReader {
    /// Structure (`subviews`, `sections` …) and identity are read elsewhere; members that name other nodes are
    /// deferred until all nodes have their ids.
    ///
    /// The property is refused where the kind has no such property: `'spacing' belongs to stackView, not to label`.
    ///
    /// - Parameters:
    ///   - place: the property's place in the catalogue.
    ///   - key: the token of the key.
    ///   - value: the token of the value.
    ///   - scope: the component instance in which names are looked up.
    mutating func take(_ place: Int, _ key: Int, _ value: Int, scope: Int, into draft: inout ViewDraft) {
        guard properties[place].kinds.contains(bit: draft.kindBit) else {
            return report(
                key,
                "\(quoted(PropertyCatalog.names[place])) belongs to \(Self.words(properties[place].kinds)), not to "
                    + draft.view.kind.rawValue + otherName(of: place, draft))
        }
        draft.note(place)
        guard let special = properties[place].special else { return apply(place, value, to: &draft) }
        switch special {
        case .type, .id, .note, .with: break
        case .subviews, .arrangedSubviews, .guides, .contentView, .textLabel, .detailTextLabel, .imageView,
            .accessoryView, .tableHeaderView, .tableFooterView, .sections, .leftView, .rightView:
            break
        case .arranger, .customSpacing, .constraints:
            let member = Member(place: place, special: special, keyNode: key, value: value, scope: scope)
            waiting.deferred.append(DeferredMember(member: member, item: tree.root))
        case .translatesAutoresizingMaskIntoConstraints:
            guard let translates = bool(value) else { return }
            draft.view.translatesAutoresizingMaskIntoConstraints = translates
            draft.statesTranslation = true
        }
    }

    /// A label's text is a button's title.
    private func otherName(of place: Int, _ draft: borrowing ViewDraft) -> String {
        let pair = [
            "text": ["title"], "title": ["text", "items"], "textColor": ["tintColor"], "subviews": ["arrangedSubviews"],
            "color": ["textColor", "titleColor", "tintColor"], "items": ["segments"],
            "isEnabled": ["items", "textColor"], "sections": ["titles"],
        ]
        let others = pair[PropertyCatalog.names[place]] ?? []
        let own = others.first { other in
            PropertyCatalog.places[other].map { properties[$0].kinds.contains(bit: draft.kindBit) } ?? false
        }
        let isHint = draft.view.kind == .textView && PropertyCatalog.names[place] == "placeholder"
        return own.map { ", which has \(quoted($0))" } ?? (isHint ? "; a label over the text view says the same" : "")
    }

    /// The kinds for a message; more than six are not listed.
    private static func words(_ kinds: KindSet) -> String {
        let names = kinds.kinds.map(\.rawValue)
        return names.count > 6 ? "other kinds of view" : names.joined(separator: ", ")
    }

    /// `with`: properties of the component's root are set at once, properties of its children when these exist.
    ///
    /// A path with a dot names a child inside the component, which is made later; any other path is a property of the
    /// instance.
    /// - Parameter instance: false for a node of a kind, which has nothing to override.
    ///
    ///     {"type": "Card", "id": "avatar", "with": {"backgroundColor": "#F80", "vip.isHidden": true}}
    ///
    /// The first member sets the root of `Card`, the second the child that has the identifier `avatar/vip` in the
    /// tree.
    mutating func take(overrides member: Member, instance: Bool, into draft: inout ViewDraft) {
        guard instance else {
            return report(member.keyNode, "'with' overrides a component, and \(draft.view.kind.rawValue) is none")
        }
        guard var cursor = object(member.value, "an object of overrides") else { return }
        let inner = defined.scopes.count - 1
        while let (key, value) = cursor.nextMember(in: arena) {
            let path = arena.string(key)
            if let place = PropertyPath(path) {
                apply(place, key, value, scope: inner, to: &draft)
            } else if path.contains(".") {
                waiting.overrides.append(DeferredOverride(path: path, keyNode: key, value: value, scope: inner))
            } else {
                unknownKey(key, known: PropertyCatalog.names)
            }
        }
    }

    /// Sets a property or a part, if states may change the property and the kind has it.
    ///
    /// Structure and identity cannot change: ids, kinds and subviews stay through all states.
    mutating func apply(
        _ path: PropertyPath, _ keyNode: Int, _ value: Int, scope: Int, to draft: inout ViewDraft
    ) {
        let special = properties[path.place].special
        guard special?.isStructure != true, special?.isIdentity != true else {
            return report(
                keyNode,
                "\(quoted(PropertyCatalog.names[path.place])) cannot be overridden or set"
                    + (special?.isIdentity == true ? "" : "; a view that some instances lack is hidden there: isHidden")
            )
        }
        guard let part = path.part, special != .arranger || part != "order",
            properties[path.place].kinds.contains(bit: draft.kindBit)
        else {
            return take(path.place, keyNode, value, scope: scope, into: &draft)
        }
        draft.note(path.place)
        apply(part: part, of: path.place, keyNode, value, to: &draft)
    }

    /// Moves a finished view into the tree, with the role that its parent gave it.
    ///
    /// The tree numbers items as they are added, so the order of calls is the order of the items.
    /// - Parameter view: moved out; the record is large.
    mutating func add(_ view: inout View, _ next: PendingNode) -> ItemID {
        let parent = next.parent
        if origins.areKept { origins.items.append(Int32(next.node)) }
        switch next.role {
        case .root:
            tree = LayoutTree(root: view)
            tree.reserve(counts.expectedNodes)
            defined.items.reserve(counts.expectedNames)
            waiting.idNodes.reserveCapacity(counts.expectedNames)
            hasRoot = true
            return tree.root
        case .subview: return tree.addSubview(taking: &view, to: parent)
        case .arranged: return tree.addArrangedSubview(taking: &view, to: parent)
        case .guide: return tree.addGuide(view, to: parent)
        case .contentView where tree[parent].cell == nil: return add(filling: &view, next)
        case .contentView: return add(&view, as: \.contentView, ofCell: parent)
        case .textLabel: return add(&view, as: \.textLabel, ofCell: parent)
        case .detailTextLabel: return add(&view, as: \.detailTextLabel, ofCell: parent)
        case .cellImage: return add(&view, as: \.imageView, ofCell: parent)
        case .accessoryView: return add(&view, as: \.accessoryView, ofCell: parent)
        case .side(let isTrailing, let isShown):
            if !isShown { view.isHidden = true }
            let item = tree.addSubview(taking: &view, to: parent)
            if isTrailing {
                tree[parent].content.text?.rightView = item
            } else {
                tree[parent].content.text?.leftView = item
            }
            return item
        case .tableHeader:
            let item = tree.addSubview(taking: &view, to: parent)
            tree[parent].table?.tableHeaderView = item
            return item
        case .tableFooter:
            let item = tree.addSubview(taking: &view, to: parent)
            tree[parent].table?.tableFooterView = item
            return item
        case .row(let section):
            let item = tree.addSubview(taking: &view, to: parent)
            tree[parent].changeSection(section) { $0.rows.append(item) }
            return item
        case .sectionHeader(let section):
            let item = tree.addSubview(taking: &view, to: parent)
            tree[parent].changeSection(section) { $0.header = item }
            return item
        case .sectionFooter(let section):
            let item = tree.addSubview(taking: &view, to: parent)
            tree[parent].changeSection(section) { $0.footer = item }
            return item
        }
    }

    /// Adds a subview that a cell has under a name of its own.
    private mutating func add(
        _ view: inout View, as part: WritableKeyPath<CellAttributes, ItemID?>, ofCell cell: ItemID
    ) -> ItemID {
        let item = tree.addSubview(taking: &view, to: cell)
        tree[cell].cell?[keyPath: part] = item
        return item
    }
}
