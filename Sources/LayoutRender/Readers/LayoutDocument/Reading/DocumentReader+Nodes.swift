import LayoutEngine
import Notation

/// Nodes into views: components are expanded, ids scoped, children added in document order, without recursion.
extension DocumentReader {
    /// Makes the whole tree from the root's node.
    ///
    /// 1. Make nodes, parents first. 2. Resolve what names other nodes. 3. Apply overrides that reach into components,
    /// inner instances first. 4. Read constraints, in document order.
    mutating func makeTree(root: Int) {
        waiting.pending = [PendingNode(node: root, parent: tree.root, role: .root, scope: 0, container: nil, depth: 1)]
        while let next = waiting.pending.last {
            let sibling = arena.next(next.node)
            waiting.goOn(to: sibling, before: next.end)
            make(next)
        }
        for place in defined.items.index() {
            let identifier = tree[defined.items.value(at: place)].identifier
            report(Int(waiting.idNodes[place]), "the id \(quoted(identifier)) is used twice")
        }
        (waiting.idNodes, waiting.pending) = ([], [])
        guard hasRoot else { return }
        for entry in waiting.deferred where entry.member.special != .constraints { resolve(entry) }
        let order = waiting.overrides.indices.sorted {
            let a = defined.scopes[waiting.overrides[$0].scope].depth
            let b = defined.scopes[waiting.overrides[$1].scope].depth
            return a != b ? a > b : $0 < $1
        }
        for index in order { apply(waiting.overrides[index]) }
        reserveConstraints()
        for entry in waiting.deferred where entry.member.special == .constraints && !messages.stopped {
            readConstraints(entry.member.value, of: entry.item, scope: entry.member.scope)
        }
        waiting.deferred.removeAll()
        waiting.overrides.removeAll()
    }

    /// One node: 1 its kind, through the components that its type names; 2 its own members; 3 the record into the
    /// tree; 4 its children into the queue. The queue is a stack, hence the depth of a document costs no recursion.
    private mutating func make(_ next: PendingNode) {
        guard arena.isKind(next.node, .object) else { return expected("a node object", next.node) }
        guard next.depth <= limits.nesting else {
            return stop(next.node, "views nest deeper than \(limits.nesting) levels; --max-nesting moves the limit")
        }
        guard tree.count < limits.nodes || !hasRoot else {
            return stop(next.node, "more than \(countText(limits.nodes, "node")); --max-nodes moves the limit")
        }
        if makePlain(next) { return }
        // 1. The node and the components behind it.
        present.runs.removeAll()
        present.kindIsUnknown = false
        present.hasStructure = false
        present.hasOverrides = false
        let found = open(next.node, scope: next.scope)
        let id = found.id
        guard let made = expandType(next, found), accept(made.known.kind, next) else { return }
        // 2. Plain properties, and 3. into the tree.
        let firstDeferred = waiting.deferred.count
        var draft = ViewDraft(made.known)
        describe(made, next, hasID: id != nil, &draft)
        if next.role.kind != nil { draft.dress(as: next.role, of: tree[next.parent].cell?.style ?? .default) }
        let item = add(&draft.view, next)
        for index in firstDeferred..<waiting.deferred.count { waiting.deferred[index].item = item }
        if let id { register(made.name, item, id, scope: next.scope) }
        // 4. Children.
        if present.hasStructure { pushChildren(of: item, next) }
    }

    /// The view that the members describe, the base component's members first.
    ///
    /// The component's members come first, then the members of instances around the component: an instance wins. A
    /// stated frame means that the frame places the view, unless the document states the opposite: UIView's default for
    /// translatesAutoresizingMaskIntoConstraints is true.
    private mutating func describe(
        _ made: (known: KnownKind, name: String), _ next: PendingNode, hasID: Bool, _ draft: inout ViewDraft
    ) {
        for index in present.runs.indices.reversed() {
            let run = present.runs[index]
            if present.hasOverrides {
                forEachMember(of: run) {
                    guard $1.special == .with else { return }
                    $0.take(overrides: $1, instance: index + 1 < $0.present.runs.count, into: &draft)
                }
            }
            var cursor = arena.children(of: run.node)
            while let (key, place) = cursor.nextProperty(in: arena) {
                if let place { take(place, key, key + 1, scope: run.scope, into: &draft) }
            }
        }
        if draft.view.frame != nil, !draft.statesTranslation {
            draft.view.translatesAutoresizingMaskIntoConstraints = true
        }
        draft.view.identifier = made.name
        draft.view.hasOwnIdentifier = hasID
        if let container = next.container { draft.view.container = container }
        draft.finish()
        if case .button(let button) = draft.view.content { remarkButton(isConfigured: button.configuration != nil) }
    }

    /// Looks for what has to be known before the members of an object are read, and notes the object as a run.
    ///
    /// One pass finds what decides the order of the rest: id, type, and whether there are overrides or children.
    /// - Returns: the nodes of the values of `id` and `type`.
    private mutating func open(_ node: Int, scope: Int) -> (id: Int?, type: Int?) {
        present.runs.append(Run(node: node, scope: scope))
        var cursor = arena.children(of: node)
        var found: (id: Int?, type: Int?) = (nil, nil)
        var unknown: [Int] = []
        while let (key, place) = cursor.nextProperty(in: arena) {
            guard let place else {
                unknown.append(key)
                continue
            }
            let value = key + 1
            switch properties[place].special {
            case nil, .translatesAutoresizingMaskIntoConstraints, .customSpacing, .arranger: break
            case .id: if isID(value) { found.id = value }
            case .type: found.type = value
            case .note: _ = string(value)
            case .with: present.hasOverrides = true
            case .guides, .constraints, .subviews, .arrangedSubviews, .contentView, .textLabel, .detailTextLabel,
                .imageView, .accessoryView, .tableHeaderView, .tableFooterView, .sections, .leftView, .rightView:
                present.hasStructure = true
            }
        }
        for key in unknown { unknownKey(key, known: names(ofType: found.type)) }
        return found
    }

    /// The special members of an object.
    @inline(__always)
    mutating func forEachMember(of run: Run, _ body: (inout DocumentReader, Member) -> Void) {
        var cursor = arena.children(of: run.node)
        while let (key, place) = cursor.nextProperty(in: arena) {
            guard let place, let special = properties[place].special else { continue }
            body(&self, Member(place: place, special: special, keyNode: key, value: key + 1, scope: run.scope))
        }
    }

    /// True for a plain id; false after a message. The bytes are checked in place where the string has no escapes.
    private mutating func isID(_ node: Int) -> Bool {
        let piece = arena.piece(node)
        if arena.isKind(node, .string), !arena.nodes[node].hasEscapes,
            isPlainID(arena.bytes[piece.start..<piece.start + piece.count])
        {
            return true
        }
        guard let text = string(node) else { return false }
        if isPlainID(text) { return true }
        reportName(node, text, "id")
        return false
    }

    /// Follows `type` through components down to a kind, one run of members a component; answers nil after a message.
    ///
    /// A node of a component opens a new scope, whose prefix is the instance's identifier: the child `vip` of the
    /// instance `avatar` is `avatar/vip`. A component that contains itself is reported, whether at once or through
    /// others.
    /// - Returns: the kind, and the full identifier with the ids of the component instances around the node.
    private mutating func expandType(
        _ next: PendingNode, _ found: (id: Int?, type: Int?)
    ) -> (known: KnownKind, name: String)? {
        let id = found.id
        var found = found
        var identifier: String?
        var inner = next.scope
        var node = next.node
        var chain: [String] = []
        while true {
            guard let type = found.type else {
                if let kind = next.role.kind, chain.isEmpty {
                    let known = KnownKind(kind)
                    return (known, fullName(known, id, next.scope))
                }
                report(node, "a node needs a 'type'")
                return nil
            }
            if let known = arena.isKind(type, .string) ? KindTable.shared.find(type, in: arena) : nil {
                return (known, identifier ?? fullName(known, id, next.scope))
            }
            guard let name = string(type) else { return nil }
            guard let component = defined.components[name] else {
                // The node is read on as a plain view that accepts every property, to find further mistakes.
                unknownType(name, type)
                present.kindIsUnknown = true
                var known = KnownKind(.view)
                let name = identifier ?? fullName(known, id, next.scope)
                known.bit = .max
                return (known, name)
            }
            guard !chain.contains(name), !isInside(name, next.scope) else {
                report(type, "component \(quoted(name)) contains itself")
                return nil
            }
            if chain.isEmpty {
                let full = fullName(id, next.scope) ?? defined.scopes[next.scope].name(ofComponent: name)
                identifier = full
                let depth = defined.scopes[next.scope].depth + 1
                defined.scopes.append(Scope(parent: next.scope, prefix: full + "/", component: name, depth: depth))
                inner = defined.scopes.count - 1
            }
            chain.append(name)
            node = component
            found = open(component, scope: inner)
        }
    }

    /// Whether a scope or a scope around it is an instance of the component.
    private func isInside(_ component: String, _ scope: Int) -> Bool {
        var at: Int? = scope
        while let place = at {
            if defined.scopes[place].component == component { return true }
            at = defined.scopes[place].parent
        }
        return false
    }

    /// The identifier of a node: the id in its scope, or `label#3` without an id.
    private mutating func fullName(_ known: KnownKind, _ id: Int?, _ scope: Int) -> String {
        fullName(id, scope) ?? defined.scopes[scope].name(of: known)
    }

    /// The id with the prefix of its scope; nil without id.
    private func fullName(_ id: Int?, _ scope: Int) -> String? {
        guard let id else { return nil }
        let name = arena.string(id)
        return defined.scopes[scope].prefix.isEmpty ? name : defined.scopes[scope].prefix + name
    }

    /// Notes the identifier's item. Doubles are found once, when all ids are known: asking at each insertion would
    /// cost the index a search for each node.
    private mutating func register(_ identifier: String, _ item: ItemID, _ id: Int, scope: Int) {
        if scope == 0, !arena.nodes[id].hasEscapes {
            register(token: id, item)
        } else {
            waiting.idNodes.append(Int32(truncatingIfNeeded: id))
            let bytes = Array(identifier.utf8)
            defined.items.append(bytes.span, TextPiece(start: 0, count: bytes.count), item)
        }
    }

    /// The same for an id of the document itself, written without escapes.
    @inline(__always)
    mutating func register(token id: Int, _ item: ItemID) {
        waiting.idNodes.append(Int32(truncatingIfNeeded: id))
        let (bytes, piece) = (arena.bytes, arena.piece(id))
        defined.items.append(bytes.span, piece, item)
    }

    /// Guides belong into `guides`, views everywhere else.
    ///
    /// Whether a kind may have the role; false after a message.
    private mutating func accept(_ kind: View.Kind, _ next: PendingNode) -> Bool {
        if present.kindIsUnknown { return true }
        switch next.role {
        case .guide where !kind.isGuide:
            report(next.node, "'guides' holds layoutGuide and layoutContainer, not \(kind.rawValue)")
        case .root where kind.isGuide:
            report(next.node, "the root is a view, not a \(kind.rawValue)")
        case .guide, .root: return true
        default:
            guard kind.isGuide else { return true }
            report(next.node, "a \(kind.rawValue) belongs into 'guides'")
        }
        return false
    }
}

/// Letters, digits, `_` and `-`, not starting with `-`. `title`, `2nd` and `my-view` are ids; `-a`, `a.b` and the
/// empty text are not. The characters `/`, `.` and `*` are kept for identifiers of component instances, for key paths
/// and for wildcards.
func isPlainID(_ text: String) -> Bool { isPlainID(Array(text.utf8)[...]) }

/// An id never begins with a hyphen, which would be a sign in expressions.
func isPlainID(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first != UInt8(ascii: "-") else { return false }
    return bytes.allSatisfy(isIDByte)
}

/// A letter, a digit, `_` or `-`.
@inline(__always)
func isIDByte(_ byte: UInt8) -> Bool {
    (byte | 32) &- 97 < 26 || byte &- 48 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
}
