/// A snapshot that is filled by its types.
@MainActor
package protocol FillableSnapshot {
    /// - Parameter values: gives values of a type.
    /// - Returns: whether there were none before, and are some now.
    func fill(_ values: @MainActor (Any.Type) -> [Any]) -> Bool
}

extension _DiffableDataSource: FillableSnapshot {
    package func fill(_ values: @MainActor (Any.Type) -> [Any]) -> Bool {
        var new = current
        if new.numberOfSections == 0, let section = values(SectionIdentifierType.self).first as? SectionIdentifierType {
            new.appendSections([section])
        }
        var seen: Set<ItemIdentifierType> = []
        let items = values(ItemIdentifierType.self).compactMap { $0 as? ItemIdentifierType }
            .filter { seen.insert($0).inserted }
        guard new.numberOfItems == 0, let section = new.sectionIdentifiers.first, !items.isEmpty else { return false }
        new.appendItems(items, toSection: section)
        apply(new, animatingDifferences: false)
        return true
    }
}

/// The snapshot of a data source, and the list that shows it.
@preconcurrency @MainActor
open class _DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    private var current = Snapshot()
    private let reload: @MainActor () -> Void

    init(reload: @escaping @MainActor () -> Void) { self.reload = reload }

    open func snapshot() -> Snapshot { current }
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        current = snapshot
        reload()
        completion?()
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        apply(snapshot, animatingDifferences: false, completion: completion)
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for item: ItemIdentifierType) -> IndexPath? { current.path(of: item) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    open func index(for section: SectionIdentifierType) -> Int? { current.sectionIdentifiers.firstIndex(of: section) }

    var sectionCount: Int { current.numberOfSections }
    func count(in section: Int) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }
    func made<Cell>(at indexPath: IndexPath, _ make: (ItemIdentifierType) -> Cell?) -> Cell {
        guard let item = current.item(at: indexPath), let cell = make(item) else {
            preconditionFailure("the cell provider of \(Swift.type(of: self)) returned nil for \(indexPath)")
        }
        return cell
    }
}

/// A table's data source that shows a snapshot.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private let provider: CellProvider
    @Kept open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init { [weak tableView] in tableView?.reloadData() }
        tableView.dataSource = self
    }

    open func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count(in: section) }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made(at: indexPath) { provider(tableView, indexPath, $0) }
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}

/// A collection's data source that shows a snapshot.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
    /// No finger moves an item: the blocks are kept, and not called.
    public struct ReorderingHandlers {
        @Kept public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        @Kept public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }
    @Kept open var reorderingHandlers = ReorderingHandlers()
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private let provider: CellProvider
    open var supplementaryViewProvider: SupplementaryViewProvider?
    @Kept open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init { [weak collectionView] in collectionView?.reloadData() }
        collectionView.dataSource = self
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count(in: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made(at: indexPath) { provider(collectionView, indexPath, $0) }
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }

    // MARK: Outlines

    /// What a program does as items are expanded and collapsed; no finger does that here.
    public struct SectionSnapshotHandlers<Item> {
        @Kept public var shouldExpandItem: ((Item) -> Bool)?
        @Kept public var willExpandItem: ((Item) -> Void)?
        @Kept public var shouldCollapseItem: ((Item) -> Bool)?
        @Kept public var willCollapseItem: ((Item) -> Void)?
        /// - Note: Kept without effect.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
        public init() {}
    }

    /// Shows an outline in a section, which comes as the last one if it is new.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// The outline of a section; its items without parents where none was applied.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let whole = snapshot()
        guard whole.indexOfSection(section) != nil else { return .init() }
        let shown = whole.itemIdentifiers(inSection: section)
        if let outline = outlines[section], outline.visibleItems == shown { return outline }
        var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        plain.append(shown)
        return plain
    }
}
