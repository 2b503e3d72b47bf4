import LayoutEngine

/// The places in the catalogue of the members that plain nodes have, and the kinds that have all of these members.
private struct PlainMembers: Sendable {
    let type = PropertyCatalog.places["type"]
    let id = PropertyCatalog.places["id"]
    let frame = PropertyCatalog.places["frame"]
    let subviews = PropertyCatalog.places["subviews"]
    /// The bits of a `KindSet`.
    let kinds: UInt64

    static let shared = PlainMembers()

    private init() {
        kinds = [type, id, frame, subviews].reduce(.max) { kinds, place in
            kinds & (place.map { PropertyCatalog.all[$0].kinds.bits } ?? 0)
        }
    }
}

/// Nodes with a type, an id, a frame and subviews, and nothing else that has to be asked: most of a large document are such.
///
/// The way of `make` over a draft costs three times as much. This way reads a node or leaves it: nothing is noted, reported
/// or made before each member was found to be as usual, so that every mistake and every rare form is `make`'s.
extension DocumentReader {
    /// Makes a node of the document that is a plain subview.
    /// - Returns: false where the node is to be read in the general way; nothing has changed then.
    @inline(__always)
    mutating func makePlain(_ next: PendingNode) -> Bool {
        guard case .subview = next.role, next.scope == 0, next.container == nil else { return false }
        guard let plain = arena.plainNode(next.node, .shared), let known = plainKind(plain.type),
            isPlainID(token: plain.id)
        else {
            return false
        }
        let frame = plain.frame < 0 ? nil : arena.plainFrame(plain.frame)
        guard plain.frame < 0 || frame != nil, plain.subviews < 0 || arena.isKind(plain.subviews, .array) else {
            return false
        }
        var view = View(known, identifier: arena.plainText(plain.id))
        view.frame = frame
        view.translatesAutoresizingMaskIntoConstraints = frame != nil
        let item = tree.addSubview(consume view, to: next.parent)
        if origins.areKept { origins.items.append(Int32(next.node)) }
        register(token: plain.id, item)
        if plain.subviews >= 0 { pushSubviews(plain.subviews, of: item, depth: next.depth + 1) }
        return true
    }

    /// The kind of a type whose views may have each of the four members and have no content; nil for another.
    @inline(__always)
    private mutating func plainKind(_ type: Int) -> View.Kind? {
        let record = arena.nodes[type]
        guard record.isKind(.string), !record.hasEscapes else { return nil }
        let piece = arena.piece(type)
        guard 1...8 ~= piece.count else { return nil }
        let block = TextBlock.load(arena.bytes.span, piece.start, count: piece.count)
        if block == present.lastPlainType.block, piece.count == present.lastPlainType.count {
            return present.lastPlainType.kind
        }
        guard let known = KindTable.shared.find(type, in: arena),
            known.traits.isDisjoint(with: [.text, .button, .control]), known.bit & PlainMembers.shared.kinds != 0
        else { return nil }
        present.lastPlainType = (block, piece.count, known.kind)
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

    /// Queues the nodes of an array so that the first is made next.
    @inline(__always)
    private mutating func pushSubviews(_ array: Int, of item: ItemID, depth: Int) {
        let end = arena.nodes[array].next
        guard array &+ 1 < end else { return }
        var count = 0
        var at = array &+ 1
        while at < end {
            at = arena.next(at)
            count &+= 1
        }
        tree.reserveSubviews(count, of: item)
        waiting.pending.append(
            PendingNode(
                node: array &+ 1, end: end, parent: item, role: .subview, scope: 0, container: nil, depth: depth))
    }
}

extension JSONArena {
    /// The tokens of a plain node's values; -1 for a member that the node does not have.
    fileprivate struct PlainNode {
        var type = -1
        var id = -1
        var frame = -1
        var subviews = -1
    }

    /// The members of a node; nil where there are others than those of plain nodes.
    @inline(__always)
    fileprivate func plainNode(_ node: Int, _ members: PlainMembers) -> PlainNode? {
        let tokens = nodes.span
        var found = PlainNode()
        var at = node &+ 1
        let end = tokens[node].next
        while at < end {
            let (key, value) = (tokens[at], tokens[at &+ 1])
            guard key.isKind(.key) else { return nil }
            switch key.code {
            case members.type: found.type = at &+ 1
            case members.id: found.id = at &+ 1
            case members.frame: found.frame = at &+ 1
            case members.subviews: found.subviews = at &+ 1
            default: return nil
            }
            at = value.isContainer ? value.next : at &+ 2
        }
        return found.type < 0 || found.id < 0 ? nil : found
    }

    /// A frame of four numbers as they should be; nil for another value.
    @inline(__always)
    fileprivate func plainFrame(_ node: Int) -> Rect? {
        let tokens = nodes.span
        guard tokens[node].isKind(.array), tokens[node].next == node &+ 5,
            let x = plainNumber(tokens[node &+ 1]), let y = plainNumber(tokens[node &+ 2]),
            let width = plainNumber(tokens[node &+ 3]), let height = plainNumber(tokens[node &+ 4]), width >= 0,
            height >= 0
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The value of a number that may be a coordinate; nil for another token.
    @inline(__always)
    private func plainNumber(_ token: JSONArena.Node) -> Double? {
        guard token.isKind(.number) else { return nil }
        if let value = token.code { return Double(value) }
        let text = bytes.span
        let value = TextNumber.double(text, JSONArena.piece(token, text))
        return Limits.coordinates.contains(value) ? value : nil
    }

    /// The text of a string token with a plain id.
    @inline(__always)
    fileprivate func plainText(_ id: Int) -> String {
        let piece = piece(id)
        guard piece.count <= 15 else { return source(id) }
        let text = bytes.span
        // A short string is made in its own sixteen bytes. Unsafe only because the bytes must not be used after the closure.
        return unsafe String(unsafeUninitializedCapacity: piece.count) { buffer in
            for place in 0..<piece.count { unsafe buffer[place] = text[piece.start &+ place] }
            return piece.count
        }
    }
}
