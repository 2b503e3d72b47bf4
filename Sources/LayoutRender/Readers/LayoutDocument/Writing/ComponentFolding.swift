import Notation

/// Finds subtrees that a document repeats, and writes each as a component with its instances.
///
/// Two subtrees are instances of one component where they agree in all but ids, names, texts, colours, pictures and recorded
/// sizes, which an instance overrides.
struct ComponentFolding {
    /// The components by their names, in the order of first use.
    private(set) var components: [JSONValue.Member] = []
    /// The paths of the views inside instances by the ids that the views had before.
    private(set) var paths: [String: String] = [:]
    /// How many subtrees of each shape lie in no other component.
    private var counts: [Int] = []
    private var shapes: [String: Int] = [:]
    private var models: [Int: (name: String, nodes: [Node])] = [:]
    private var names = UniqueNames()

    /// What an instance may have otherwise than its component.
    private static let free: Set<String> = [
        "id", "label", "recordedFrame", "frame", "intrinsicContentSize", "text", "textColor", "image",
        "backgroundColor",
        "tintColor", "isHidden",
    ]
    /// Members of lists of nodes and names of nodes that no component holds.
    private static let whole: Set<String> = [
        "guides", "customSpacing", "arranger", "contentView", "textLabel", "detailTextLabel",
        "imageView", "accessoryView", "leftView", "rightView", "tableHeaderView", "tableFooterView", "sections",
        "constraints",
    ]

    /// A node with the places of its members.
    private final class Node {
        var members: [JSONValue.Member] = []
        var children: [Node] = []
        var shape = -1
        /// With all nodes inside.
        var size = 1

        subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }
        var id: String { self["id"]?.string ?? "" }
        /// The node and all inside, parents first.
        var all: [Node] { [self] + children.flatMap(\.all) }
    }

    /// A node of a document with instances in place of repeated subtrees.
    mutating func fold(_ root: [JSONValue.Member]) -> [JSONValue.Member] {
        let tree = node(root)
        counts = Array(repeating: 0, count: shapes.count)
        count(tree) { _, _ in true }
        // A shape that is left alone, since all others of its kind lie in a larger component, is none.
        for _ in 0..<4 {
            let chosen = counts
            counts = Array(repeating: 0, count: shapes.count)
            count(tree) { $0.size < 3 || chosen[$0.shape] < 2 || $1 }
        }
        return written(tree) { [counts] in $0 !== tree && $0.size >= 3 && counts[$0.shape] >= 2 }
    }

    /// Counts shapes; `entering` says whether to look inside a node, and whether the node is the root.
    private mutating func count(_ root: Node, entering: (Node, Bool) -> Bool) {
        var pending = [root]
        while let next = pending.popLast() {
            counts[next.shape] += 1
            if entering(next, next === root) { pending += next.children }
        }
    }

    private mutating func node(_ members: [JSONValue.Member]) -> Node {
        let node = Node()
        var key = ""
        for member in members {
            key += member.key + ":"
            if case .array(let list) = member.value,
                member.key == "subviews" || member.key == "arrangedSubviews"
            {
                let children = list.compactMap { value -> Node? in
                    guard case .object(let members) = value else { return nil }
                    return self.node(members)
                }
                node.children += children
                node.size += children.reduce(0) { $0 + $1.size }
                key += children.map { "\($0.shape)," }.joined()
            } else if Self.whole.contains(member.key) {
                key += "\(shapes.count)"
            } else if !Self.free.contains(member.key) {
                key += member.value.text
            }
            key += "\n"
        }
        node.members = members
        let shape = shapes[key] ?? shapes.count
        shapes[key] = shape
        node.shape = shape
        return node
    }

    /// The members of a node, with instances where `isInstance` says so.
    private mutating func written(_ node: Node, _ isInstance: (Node) -> Bool) -> [JSONValue.Member] {
        if isInstance(node) { return instance(node) }
        var children = node.children[...]
        return node.members.map { member in
            guard case .array(let list) = member.value,
                member.key == "subviews" || member.key == "arrangedSubviews"
            else { return member }
            let nodes = list.map { _ in
                JSONValue.object(children.popFirst().map { written($0, isInstance) } ?? [])
            }
            return .init(member.key, .array(nodes))
        }
    }

    private mutating func instance(_ node: Node) -> [JSONValue.Member] {
        let nodes = node.all
        let model = models[node.shape] ?? component(node, nodes)
        var overrides: [JSONValue.Member] = []
        for (place, (own, usual)) in zip(nodes, model.nodes).enumerated() {
            let local = usual.id
            if place > 0 { paths[own.id] = node.id + "/" + local }
            for member in own.members where Self.free.contains(member.key) && member.key != "id" {
                guard member.value != usual[member.key] else { continue }
                overrides.append(.init(place == 0 ? member.key : local + "." + member.key, member.value))
            }
        }
        let instance: [JSONValue.Member] = [
            .init("type", .string(model.name)), .init("id", .string(node.id)),
        ]
        return instance + (overrides.isEmpty ? [] : [.init("with", .object(overrides))])
    }

    /// A new component like a node, whose parts have the node's ids without numbers.
    private mutating func component(_ node: Node, _ nodes: [Node]) -> (name: String, nodes: [Node]) {
        let word = Self.word(node.id)
        let start = word.prefix(1).uppercased() + word.dropFirst().filter { $0.isLetter || $0.isNumber }
        let name = names.take(start.first?.isLetter != true || start.hasPrefix("UI") ? "Part" + start : start)
        var ids = UniqueNames()
        func copy(_ node: Node, isRoot: Bool) -> Node {
            let new = Node()
            (new.shape, new.size) = (node.shape, node.size)
            let id = ids.take(Self.word(node.id))
            new.members = node.members.compactMap { member in
                guard member.key == "id" else { return member }
                return isRoot ? nil : .init("id", .string(id))
            }
            new.children = node.children.map { copy($0, isRoot: false) }
            return new
        }
        let model = copy(node, isRoot: true)
        components.append(.init(name, .object(written(model) { _ in false })))
        models[node.shape] = (name, model.all)
        return (name, model.all)
    }

    /// An id without the number behind.
    private static func word(_ id: String) -> String {
        let word = id.reversed().drop { $0.isNumber }
        return word.isEmpty ? id : String(word.reversed())
    }
}
