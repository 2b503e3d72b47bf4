import LayoutEngine

/// Nodes with a type, an id, a frame and subviews, and nothing else that has to be asked: most of a large document are such.
///
/// The way of `make` over a draft costs three times as much. This way reads a node or leaves it: nothing is noted, reported
/// or made before each member was found to be as usual, so that every mistake and every rare form is `make`'s.
extension DocumentReader {
    /// The tokens of a plain node's values; -1 for a member that the node does not have.
    private struct PlainNode {
        var type = -1
        var id = -1
        var frame = -1
        var subviews = -1
    }

    /// Makes a node of the document that is a plain subview.
    /// - Returns: false where the node is to be read in the general way; nothing has changed then.
    @inline(__always)
    mutating func makePlain(_ next: PendingNode) -> Bool {
        guard case .subview = next.role, next.scope == 0, next.container == nil else { return false }
        guard let plain = plainNode(next.node), let known = plainKind(plain.type), isPlainID(token: plain.id) else {
            return false
        }
        let frame = plain.frame < 0 ? nil : plainFrame(plain.frame)
        guard plain.frame < 0 || frame != nil, plain.subviews < 0 || arena.isKind(plain.subviews, .array) else {
            return false
        }
        var view = View(known, identifier: arena.source(plain.id))
        view.frame = frame
        view.translatesAutoresizingMaskIntoConstraints = frame != nil
        let item = tree.addSubview(consume view, to: next.parent)
        register(token: plain.id, item)
        if plain.subviews >= 0 { pushSubviews(plain.subviews, of: item, depth: next.depth + 1) }
        return true
    }

    /// The members of a node; nil where there are others than those of plain nodes.
    @inline(__always)
    private func plainNode(_ node: Int) -> PlainNode? {
        var found = PlainNode()
        var cursor = arena.children(of: node)
        while let (key, place) = cursor.nextProperty(in: arena) {
            if place == properties.places.frame {
                found.frame = key &+ 1
            } else if place == properties.places.type {
                found.type = key &+ 1
            } else if place == properties.places.id {
                found.id = key &+ 1
            } else if place == properties.places.subviews {
                found.subviews = key &+ 1
            } else {
                return nil
            }
        }
        return found.type < 0 || found.id < 0 ? nil : found
    }

    /// The kind of a type whose views may have each of the four members and have no content; nil for another.
    @inline(__always)
    private mutating func plainKind(_ type: Int) -> View.Kind? {
        let record = arena.nodes[type]
        guard record.isKind(.string), !record.hasEscapes else { return nil }
        let piece = arena.piece(type)
        guard 1...8 ~= piece.count else { return nil }
        let block = TextBlock.load(arena.bytes.span, piece.start, count: piece.count)
        if block == lastPlainType.block, piece.count == lastPlainType.count { return lastPlainType.kind }
        guard let known = KindTable.shared.find(type, in: arena),
            known.traits.isDisjoint(with: [.text, .button, .control]), known.bit & properties.plainKinds != 0
        else { return nil }
        lastPlainType = (block, piece.count, known.kind)
        return known.kind
    }

    /// Whether a token is a string with a plain id, written without escapes.
    @inline(__always)
    private func isPlainID(token: Int) -> Bool {
        let record = arena.nodes[token]
        guard record.isKind(.string), !record.hasEscapes else { return false }
        let (piece, text) = (arena.piece(token), arena.bytes.span)
        guard piece.count > 0, text[piece.start] != UInt8(ascii: "-") else { return false }
        for place in piece.start..<piece.start &+ piece.count where !isIDByte(text[place]) { return false }
        return true
    }

    /// A frame of four numbers as they should be; nil for another value.
    @inline(__always)
    private func plainFrame(_ node: Int) -> Rect? {
        guard arena.isKind(node, .array), arena.nodes[node].next == node &+ 5 else { return nil }
        var values = SIMD4<Double>()
        let text = arena.bytes.span
        for place in 0..<4 {
            let record = arena.nodes[node &+ 1 &+ place]
            guard record.isKind(.number) else { return nil }
            let value = TextNumber.double(text, JSONArena.piece(record, text))
            guard Limits.coordinates.contains(value) else { return nil }
            values[place] = value
        }
        guard values[2] >= 0, values[3] >= 0 else { return nil }
        return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    /// Queues the nodes of an array so that the first is made next.
    private mutating func pushSubviews(_ array: Int, of item: ItemID, depth: Int) {
        let first = pending.count
        var cursor = arena.children(of: array)
        while let element = cursor.nextElement(in: arena) {
            pending.append(
                PendingNode(node: element, parent: item, role: .subview, scope: 0, container: nil, depth: depth))
        }
        let count = pending.count - first
        guard count > 0 else { return }
        tree.reserveSubviews(count, of: item)
        for place in 0..<count / 2 { pending.swapAt(first + place, pending.count - 1 - place) }
    }
}
