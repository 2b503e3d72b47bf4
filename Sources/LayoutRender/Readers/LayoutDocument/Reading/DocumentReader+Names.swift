import LayoutEngine

/// Members that refer to other nodes: arrangers, custom spacing, overrides, key paths.
extension DocumentReader {
    /// The item that a name refers to in a scope: names of the scope first, then of the scopes around it. Inside the
    /// instance `avatar` the name `vip` finds `avatar/vip` before an item `vip` of the document.
    func item(_ name: String, scope: Int) -> ItemID? {
        var at: Int? = scope
        while let place = at {
            if let item = defined.items[defined.scopes[place].prefix + name] { return item }
            at = defined.scopes[place].parent
        }
        return nil
    }

    /// The same for the bytes of a name.
    ///
    /// Mutating although nothing changes: a mutating caller would otherwise copy the whole reader.
    mutating func item(_ name: TextPiece, in bytes: [UInt8], scope: Int) -> ItemID? {
        if scope == 0 { return defined.items.find(bytes.span, name) }
        return item(String(decoding: bytes[name.start..<name.start + name.count], as: UTF8.self), scope: scope)
    }

    /// The message for a name without item, with the nearest known id of the scope.
    /// - Parameter offset: a byte inside a longer text; nil: the token's start.
    mutating func unknownItem(_ name: String, _ node: Int, offset: Int? = nil, scope: Int) {
        let prefix = defined.scopes[scope].prefix
        let message =
            "no item has the id \(quoted(name))"
            + hint(
                for: name,
                in: defined.items.sortedNames.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 })
        report(offset: offset ?? arena.offset(node), node: node, message)
    }

    /// The direct child of `parent` that a name refers to.
    private mutating func child(_ node: Int, of parent: ItemID, scope: Int) -> ItemID? {
        guard let name = string(node) else { return nil }
        return child(named: name, node, of: parent, scope: scope)
    }

    /// An id inside the parent wins over an id of the scope; the item has to be a direct subview that is no guide.
    private mutating func child(named name: String, _ node: Int, of parent: ItemID, scope: Int) -> ItemID? {
        let own = tree[parent].identifier + "/" + name
        guard let item = defined.items[own] ?? item(name, scope: scope) else {
            unknownItem(name, node, scope: scope)
            return nil
        }
        guard tree[item].superview == parent, !tree[item].kind.isGuide else {
            report(node, "\(quoted(name)) is no subview of \(quoted(tree[parent].identifier))")
            return nil
        }
        return item
    }

    /// Resolves a member whose value refers to other nodes.
    mutating func resolve(_ entry: DeferredMember) {
        let value = entry.member.value
        switch entry.member.special {
        case .arranger: setArranger(value, of: entry.item, scope: entry.member.scope)
        case .customSpacing: setCustomSpacing(value, of: entry.item, scope: entry.member.scope)
        default: break
        }
    }

    /// `true`: all subviews in their order; otherwise the order of the names in `order`. `"arranger": {}` means the
    /// same as `true`.
    private mutating func setArranger(_ node: Int, of item: ItemID, scope: Int) {
        switch arena.kind(node) {
        case .true: tree[item].arrangement = tree[item].subviews
        case .array: setOrder(node, of: item, scope: scope)
        case .object:
            var cursor = arena.children(of: node)
            tree[item].arrangement = tree[item].subviews
            while let (key, value) = cursor.nextMember(in: arena) {
                if arena.string(key) == "order" {
                    setOrder(value, of: item, scope: scope)
                } else {
                    unknownKey(key, known: ["order"])
                }
            }
        default: expected("true or an object with 'order'", node)
        }
    }

    /// The views in the order of the names, each once. Subviews that are not named take no part in the arrangement.
    private mutating func setOrder(_ node: Int, of item: ItemID, scope: Int) {
        guard var cursor = array(node, "an array of ids") else { return }
        var order: [ItemID] = []
        var seen: Set<ItemID> = []
        while let element = cursor.nextElement(in: arena) {
            guard let child = child(element, of: item, scope: scope) else { continue }
            if seen.insert(child).inserted {
                order.append(child)
            } else {
                report(element, "the view \(quoted(tree[child].identifier)) is used twice")
            }
        }
        tree[item].arrangement = order
    }

    /// UIStackView.setCustomSpacing(_:after:): a later value of a view replaces the earlier one.
    private mutating func setCustomSpacing(_ node: Int, of item: ItemID, scope: Int) {
        guard var cursor = object(node, "an object of spacings by arranged view") else { return }
        while let (key, value) = cursor.nextMember(in: arena) {
            guard let child = child(named: arena.string(key), key, of: item, scope: scope) else { continue }
            guard tree[item].stack?.arrangedSubviews.contains(child) == true else {
                report(key, "\(quoted(arena.string(key))) is no arranged subview")
                continue
            }
            guard let spacing = measure(value) else { continue }
            tree[item].stack?.customSpacing.removeAll { $0.after == child }
            tree[item].stack?.customSpacing.append(.init(after: child, spacing: spacing))
        }
    }

    /// An override of a child inside a component instance.
    mutating func apply(_ entry: DeferredOverride) {
        guard let (name, property) = splitPath(entry.path) else {
            return report(entry.keyNode, "an override is 'property' or 'childId.property'")
        }
        let prefix = defined.scopes[entry.scope].prefix
        guard let item = defined.items[prefix + name] else {
            guard !["constant", "priority", "isActive"].contains(property) else {
                return report(
                    entry.keyNode,
                    "'with' changes no constraint; an instance has 'constraints' of its own: [\"\(prefix)id.height == 90\"]"
                )
            }
            return unknownItem(name, entry.keyNode, scope: entry.scope)
        }
        change(item, property, entry.keyNode, entry.value, scope: entry.scope)
    }

    /// Splits `avatar/vip.isHidden` into the item and the rest.
    func splitPath(_ path: String) -> (item: String, property: Substring)? {
        guard let dot = path.firstIndex(of: ".") else { return nil }
        return (String(path[..<dot]), path[path.index(after: dot)...])
    }

    /// Changes one property of a view that is in the tree.
    ///
    /// The old record goes to the journal, by which a session finds what a change of state touches.
    mutating func change(_ item: ItemID, _ property: Substring, _ keyNode: Int, _ value: Int, scope: Int) {
        guard let path = PropertyPath(property) else {
            if changeBarItem(item, property, keyNode, value) { return }
            let name = String(property.prefix { $0 != "." })
            if tree[item].cell != nil, ["textLabel", "detailTextLabel", "imageView", "accessoryView"].contains(name) {
                return report(keyNode, "the cell has no \(quoted(name)) to change; write one into the cell itself")
            }
            // UIKit's `configuration.title` is a key of the button here.
            let last = property.split(separator: ".").last.map(String.init)
            let own = last.flatMap { PropertyCatalog.places[$0] == nil ? nil : "; did you mean \(quoted($0))?" }
            return report(
                keyNode,
                "unknown property \(quoted(property))"
                    + (own ?? OtherWords.hint(for: name, among: PropertyCatalog.names)
                        ?? hint(for: name, in: PropertyCatalog.names)))
        }
        journal.note(item, tree[item])
        var draft = ViewDraft(opening: tree[item])
        let first = waiting.deferred.count
        apply(path, keyNode, value, scope: scope, to: &draft)
        draft.finish()
        tree[item] = draft.view
        for index in first..<waiting.deferred.count {
            waiting.deferred[index].item = item
            resolve(waiting.deferred[index])
        }
        waiting.deferred.removeSubrange(first...)
    }
}
