/// Sections and items by their identifiers, each once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Asking

    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public func numberOfItems(inSection id: SectionIdentifierType) -> Int { itemIdentifiers(inSection: id).count }
    public func itemIdentifiers(inSection id: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: id)].items
    }
    public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: item).map { sections[$0.section].id }
    }
    public func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: item) }
    public func indexOfSection(_ id: SectionIdentifierType) -> Int? { sections.firstIndex { $0.id == id } }
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].items[path.item]
    }
    func path(of item: ItemIdentifierType) -> IndexPath? {
        place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }

    private func place(of id: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(id) else {
            preconditionFailure("Section identifier was not found: \(id)")
        }
        return index
    }
    private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (index, section) in sections.enumerated() {
            if let found = section.items.firstIndex(of: item) { return (index, found) }
        }
        return nil
    }

    // MARK: Sections

    public mutating func appendSections(_ ids: [SectionIdentifierType]) { insert(ids, at: sections.count) }
    public mutating func insertSections(_ ids: [SectionIdentifierType], beforeSection id: SectionIdentifierType) {
        insert(ids, at: place(of: id))
    }
    public mutating func insertSections(_ ids: [SectionIdentifierType], afterSection id: SectionIdentifierType) {
        insert(ids, at: place(of: id) + 1)
    }
    public mutating func deleteSections(_ ids: [SectionIdentifierType]) {
        sections.removeAll { ids.contains($0.id) }
    }
    /// - Note: Does nothing.
    public mutating func reloadSections(_ ids: [SectionIdentifierType]) {}
    private mutating func insert(_ ids: [SectionIdentifierType], at index: Int) {
        precondition(
            Set(ids).count == ids.count && ids.allSatisfy { id in !sections.contains { $0.id == id } },
            "Supplied section identifiers are not unique.")
        sections.insert(contentsOf: ids.map { ($0, []) }, at: index)
    }

    // MARK: Items

    public mutating func appendItems(_ items: [ItemIdentifierType], toSection id: SectionIdentifierType? = nil) {
        precondition(!sections.isEmpty, "There are currently no sections in the data source.")
        let index = id.map(place(of:)) ?? sections.count - 1
        insert(items, at: sections[index].items.count, in: index)
    }
    public mutating func insertItems(_ items: [ItemIdentifierType], beforeItem item: ItemIdentifierType) {
        let place = known(item)
        insert(items, at: place.item, in: place.section)
    }
    public mutating func insertItems(_ items: [ItemIdentifierType], afterItem item: ItemIdentifierType) {
        let place = known(item)
        insert(items, at: place.item + 1, in: place.section)
    }
    public mutating func deleteItems(_ items: [ItemIdentifierType]) {
        let gone = Set(items)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func moveItem(_ item: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
        deleteItems([item])
        insertItems([item], beforeItem: other)
    }
    public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
        deleteItems([item])
        insertItems([item], afterItem: other)
    }
    public mutating func reloadItems(_ items: [ItemIdentifierType]) { reloadedItemIdentifiers += items }
    public mutating func reconfigureItems(_ items: [ItemIdentifierType]) { reconfiguredItemIdentifiers += items }

    private func known(_ item: ItemIdentifierType) -> (section: Int, item: Int) {
        guard let place = place(of: item) else { preconditionFailure("Item identifier was not found: \(item)") }
        return place
    }
    /// Items that are there already move, as in UIKit.
    private mutating func insert(_ items: [ItemIdentifierType], at index: Int, in section: Int) {
        precondition(Set(items).count == items.count, "Supplied item identifiers are not unique.")
        let moved = sections[section].items.prefix(index).filter(items.contains).count
        if items.contains(where: { place(of: $0) != nil }) { deleteItems(items) }
        sections[section].items.insert(contentsOf: items, at: index - moved)
    }
}

/// What changes when a finger has moved an item.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
}
