internal import LayoutEngine

/// Items that a layout places; cells exist for those in sight.
open class UICollectionView: UIScrollView {
    open func reconfigureItems(at paths: [IndexPath]) { reloadItems(at: paths) }
    /// - Note: Does nothing.
    open func finishInteractiveTransition() {}
    /// - Note: Does nothing.
    open func cancelInteractiveTransition() {}
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    private struct Key: Hashable {
        var kind: String
        var path: IndexPath
    }

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout() {
        didSet {
            collectionViewLayout.collectionView = self
            reloadData()
        }
    }
    @Kept open var allowsSelection = true
    open var allowsMultipleSelection = false
    @Kept open var isPrefetchingEnabled = true
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    @Kept open var allowsMultipleSelectionDuringEditing = false
    @Kept open var allowsSelectionDuringEditing = false
    open var isEditing = false
    @Kept open var dragInteractionEnabled = false
    @Kept open var selectionFollowsFocus = false
    @Kept open var allowsFocus = false
    @Kept open var remembersLastFocusedIndexPath = false
    /// - Note: Kept without effect.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// - Note: Kept without effect.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// - Note: Kept without effect.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    @Kept open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    @Kept open var reorderingCadence: ReorderingCadence = .immediate
    /// By kind and identifier.
    private var reusable = ReuseQueue<UICollectionReusableView>()
    package var cellIdentifiers: [String] { identifiers(of: "cell") }
    package func identifiers(of kind: String) -> [String] {
        reusable.identifiers.filter { $0.hasPrefix(kind + " ") }.map { String($0.dropFirst(kind.count + 1)) }
    }
    private var shown: [Key: UICollectionReusableView] = [:]
    private var sizes: [IndexPath: CGSize] = [:]
    private var fittedSizes: [Key: CGSize] = [:]
    private var selected: Set<IndexPath> = []
    private var needsReload = true
    private var laidOutSize = CGSize.zero

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override func didMake(from coder: NSCoder?) {
        super.didMake(from: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: Registration and reuse

    open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reusable.register(type, "cell " + identifier)
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reusable.register(nib, "cell " + identifier)
    }
    func register(_ prototype: NibPrototype, kind: String) {
        reusable.register(prototype, kind + " " + prototype.identifier)
    }
    open func register(
        _ type: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        reusable.register(type, kind + " " + identifier)
    }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        reusable.register(nib, kind + " " + identifier)
    }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
        guard let cell = dequeue("cell " + identifier, identifier) as? UICollectionViewCell else {
            preconditionFailure(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }
    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(kind + " " + identifier, identifier) else {
            preconditionFailure("could not dequeue a view of kind: \(kind) with identifier \(identifier)")
        }
        return view
    }
    private func dequeue(_ key: String, _ identifier: String) -> UICollectionReusableView? {
        if let view = reusable.takeIdle(key) {
            view.prepareForReuse()
            return view
        }
        let view = reusable.make(key) { $0.make(frame: askedFrame) as? UICollectionReusableView }
        view?.reuseIdentifier = identifier
        return view
    }

    // MARK: Asking

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
        shown[Key(kind: "cell", path: path)] as? UICollectionViewCell
    }
    open func supplementaryView(forElementKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
        shown[Key(kind: kind, path: path)]
    }
    open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { shown[Key(kind: kind, path: $0)] }
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        shown.keys.filter { $0.kind == kind }.map(\.path).sorted()
    }
    open var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.kind == "cell" }.map(\.path).sorted()
    }
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key.path }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        indexPathsForVisibleItems.first { cellForItem(at: $0)?.frame.contains(point) ?? false }
    }
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: path)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
    open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
    open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else { return selected.removeAll() }
        if !allowsMultipleSelection { for other in selected { deselectItem(at: other, animated: false) } }
        selected.insert(path)
        cellForItem(at: path)?.isSelected = true
    }
    open func deselectItem(at path: IndexPath, animated: Bool) {
        selected.remove(path)
        cellForItem(at: path)?.isSelected = false
    }
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }
    open func reloadItems(at paths: [IndexPath]) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    open func insertItems(at paths: [IndexPath]) { reloadData() }
    open func deleteItems(at paths: [IndexPath]) { reloadData() }
    open func moveItem(at path: IndexPath, to newPath: IndexPath) { reloadData() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        layoutIfNeeded()
        MainTurns.call(completion)
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return }
        var offset = contentOffset
        if position.contains(.left) { offset.x = frame.minX }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
        if position.contains(.right) { offset.x = frame.maxX - bounds.width }
        if position.contains(.top) { offset.y = frame.minY }
        if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
        if position.contains(.bottom) { offset.y = frame.maxY - bounds.height }
        let inset = adjustedContentInset
        let (right, bottom) = (
            contentSize.width + inset.right - bounds.width, contentSize.height + inset.bottom - bounds.height
        )
        contentOffset = CGPoint(
            x: min(max(-inset.left, offset.x), max(-inset.left, right)),
            y: min(max(-inset.top, offset.y), max(-inset.top, bottom)))
    }

    // MARK: Layout

    /// The size that a cell asks for itself.
    func fittingSize(ofItemAt path: IndexPath) -> CGSize {
        if let known = sizes[path] { return known }
        let key = Key(kind: "cell", path: path)
        guard let cell = shown[key] ?? dataSource?.collectionView(self, cellForItemAt: path) else { return .zero }
        (cell as? UICollectionViewCell)?.updateConfigurationIfNeeded()
        let first = UICollectionViewLayoutAttributes(forCellWith: path)
        first.frame.size = (collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize ?? .zero
        if cell.superview == nil {
            addSubview(cell)
            shown[key] = cell
        }
        let fitted = (cell as? UICollectionViewCell)?.systemLayoutSizeFitting(
            .zero, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        if let fitted { first.frame.size = fitted }
        let size = cell.preferredLayoutAttributesFitting(first).frame.size
        sizes[path] = size
        return size
    }

    /// The size that a cell, a header or a footer asks for along its open dimensions; the given one along the others, and
    /// where it asks for none.
    func fittingSize(
        ofItemAt path: IndexPath, kind: String? = nil, in size: CGSize, isWidthOpen: Bool, isHeightOpen: Bool
    ) -> CGSize {
        let key = Key(kind: kind ?? "cell", path: path)
        if let known = fittedSizes[key] { return known }
        guard let view = shown[key] ?? make(key, kind, CGRect(origin: .zero, size: size)) else { return size }
        view.translatesAutoresizingMaskIntoConstraints = true
        if view.superview == nil {
            addSubview(view)
            shown[key] = view
        }
        view.bounds.size = size
        view.setNeedsLayout()
        let wanted = view.systemLayoutSizeFitting(
            CGSize(width: isWidthOpen ? 0 : size.width, height: isHeightOpen ? 0 : size.height),
            withHorizontalFittingPriority: isWidthOpen ? .fittingSizeLevel : .required,
            verticalFittingPriority: isHeightOpen ? .fittingSizeLevel : .required)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame.size = CGSize(
            width: isWidthOpen && wanted.width > 0 ? wanted.width : size.width,
            height: isHeightOpen && wanted.height > 0 ? wanted.height : size.height)
        let fitted = view.preferredLayoutAttributesFitting(attributes).frame.size
        fittedSizes[key] = fitted
        return fitted
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Cells come and go in here: that is no reason to lay out again.
        defer { placement.needsLayout = false }
        backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
        guard bounds.width > 0, bounds.height > 0 else { return }
        if needsReload || laidOutSize != bounds.size {
            needsReload = false
            laidOutSize = bounds.size
            sizes = [:]
            fittedSizes = [:]
            retire(shown)
            shown = [:]
        }
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        let sight = CGRect(origin: contentOffset, size: bounds.size)
        var wanted: [Key: UICollectionReusableView] = [:]
        var sendBehind: [(Int, UIView)] = []
        for attributes in collectionViewLayout.layoutAttributesForElements(in: sight) ?? [] where !attributes.isHidden {
            let kind = attributes.representedElementKind
            let key = Key(kind: kind ?? "cell", path: attributes.indexPath)
            let isDecoration = attributes.representedElementCategory == .decorationView
            guard
                let view = shown[key]
                    ?? (isDecoration
                        ? kind.flatMap(collectionViewLayout.makeDecoration) : make(key, kind, attributes.frame))
            else { continue }
            if view.superview !== self { addSubview(view) }
            if attributes.zIndex > 0 { bringSubviewToFront(view) }
            if attributes.zIndex < 0 { sendBehind.append((attributes.zIndex, view)) }
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = attributes.frame
            view.alpha = attributes.alpha
            view.apply(attributes)
            if let cell = view as? UICollectionViewCell {
                cell.isSelected = selected.contains(attributes.indexPath)
                // Code that is told may lay the list out.
                if shown.updateValue(cell, forKey: key) == nil {
                    delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
                }
            }
            wanted[key] = view
        }
        retire(shown.filter { wanted[$0.key] == nil })
        shown = wanted
        for (_, view) in sendBehind.sorted(by: { $0.0 > $1.0 }) { sendSubviewToBack(view) }
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }

    /// The frame of the item that the data source is asked for, with which its view is made.
    private var askedFrame = CGRect.zero
    private func make(_ key: Key, _ kind: String?, _ frame: CGRect) -> UICollectionReusableView? {
        askedFrame = frame
        defer { askedFrame = .zero }
        guard let kind else {
            let cell = dataSource?.collectionView(self, cellForItemAt: key.path)
            cell?.updateConfigurationIfNeeded()
            return cell
        }
        return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
    }

    /// In the order of the items: which view is used again for which item is the same in every run.
    private func retire(_ views: [Key: UICollectionReusableView]) {
        for (key, view) in views.sorted(by: { ($0.key.kind, $0.key.path) < ($1.key.kind, $1.key.path) }) {
            view.removeFromSuperview()
            reusable.add(view, view.reuseIdentifier.map { key.kind + " " + $0 })
        }
    }

    override var kind: View.Kind { .scrollView }
}
