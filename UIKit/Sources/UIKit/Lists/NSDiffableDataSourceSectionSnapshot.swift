/// The items of one section as an outline: items have children, which are seen where the item is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private struct Node {
        var item: ItemIdentifierType
        var level: Int
    }

    /// The outline, each item before its children.
    private var nodes: [Node] = []
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    // MARK: Asking

    public var items: [ItemIdentifierType] { nodes.map(\.item) }
    public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var hidden = Int.max
        for node in nodes {
            if node.level > hidden { continue }
            found.append(node.item)
            hidden = expanded.contains(node.item) ? Int.max : node.level
        }
        return found
    }
    public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
    public func level(of item: ItemIdentifierType) -> Int { nodes[place(of: item)].level }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    public func parent(of item: ItemIdentifierType) -> ItemIdentifierType? {
        let place = place(of: item)
        return nodes[..<place].last { $0.level < nodes[place].level }?.item
    }
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        let range = branch(of: parent)
        let root = nodes[range.lowerBound].level + (includingParent ? 0 : 1)
        var part = Self()
        part.nodes = nodes[includingParent ? range : range.dropFirst()].map {
            Node(item: $0.item, level: $0.level - root)
        }
        part.expanded = expanded.intersection(part.items)
        return part
    }

    private func place(of item: ItemIdentifierType) -> Int {
        guard let index = index(of: item) else { preconditionFailure("Item identifier was not found: \(item)") }
        return index
    }

    /// An item with everything below it.
    private func branch(of item: ItemIdentifierType) -> Range<Int> {
        let start = place(of: item)
        let end = nodes[(start + 1)...].firstIndex { $0.level <= nodes[start].level } ?? nodes.count
        return start..<end
    }

    // MARK: Changing

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(
            items, at: parent.map { branch(of: $0).upperBound } ?? nodes.count, parent.map { level(of: $0) + 1 } ?? 0)
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, at: place(of: item), level(of: item))
    }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, at: branch(of: item).upperBound, level(of: item))
    }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            let range = branch(of: item)
            for node in nodes[range] { expanded.remove(node.item) }
            nodes.removeSubrange(range)
        }
    }
    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        let range = branch(of: parent).dropFirst()
        for node in nodes[range] { expanded.remove(node.item) }
        let level = level(of: parent) + 1
        nodes.replaceSubrange(range, with: snapshot.nodes.map { Node(item: $0.item, level: $0.level + level) })
        expanded.formUnion(snapshot.expanded)
    }

    private mutating func insert(_ items: [ItemIdentifierType], at index: Int, _ level: Int) {
        nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: index)
    }
}

extension UICollectionView {
    /// Sections stand where the data source has them.
    public func dataSourceSectionIndex(forPresentationSectionIndex index: Int) -> Int { index }
}
