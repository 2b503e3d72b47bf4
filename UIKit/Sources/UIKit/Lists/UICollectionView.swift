import Foundation
internal import LayoutEngine

/// A view that a collection uses again for other items.
open class UICollectionReusableView: UIView {
    open func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
    open func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
    open internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { attributes }
}

open class UICollectionViewCell: UICollectionReusableView {
    open internal(set) var contentView = UIView()
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    var needsConfiguration = true
    open var automaticallyUpdatesContentConfiguration = true
    /// - Note: Kept without effect.
    open var automaticallyUpdatesBackgroundConfiguration = true
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    open func setNeedsUpdateConfiguration() { noteNewState() }
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateContent(for: state)
        configurationUpdateHandler?(self, state)
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
    }
    open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
    /// - Note: Kept without effect.
    open var selectedBackgroundView: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            guard let look = backgroundConfiguration, look.backgroundColor != nil else { return }
            backgroundColor = look.resolvedColor(for: tintColor)
        }
    }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            for view in contentView.subviews { view.removeFromSuperview() }
            guard let view = contentConfiguration?.makeContentView() else { return }
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
    private func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: 0)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

/// Items that a layout places; cells exist for those in sight.
open class UICollectionView: UIScrollView {
    open func reconfigureItems(at paths: [IndexPath]) { reloadItems(at: paths) }
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    }
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
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            reloadData()
        }
    }
    /// - Note: Kept without effect.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// - Note: Kept without effect.
    open var isPrefetchingEnabled = true
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    private var types: [String: UICollectionReusableView.Type] = [:]
    /// Cells and other views of nibs and prototypes.
    private var makers: [String: () -> UICollectionReusableView?] = [:]
    private var idle: [String: [UICollectionReusableView]] = [:]
    private var shown: [Key: UICollectionReusableView] = [:]
    private var sizes: [IndexPath: CGSize] = [:]
    private var fittedSizes: [Key: CGSize] = [:]
    private var selected: Set<IndexPath> = []
    private var needsReload = true
    private var laidOutSize = CGSize.zero

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: Registration and reuse

    open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        types["cell " + identifier] = type as? UICollectionReusableView.Type
        makers["cell " + identifier] = nil
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib, "cell", identifier)
    }
    private func register(_ nib: UINib?, _ kind: String, _ identifier: String) {
        makers[kind + " " + identifier] = nib.map { nib in
            { nib.instantiate(withOwner: nil).first as? UICollectionReusableView }
        }
    }
    /// A prototype of a storyboard.
    func register(_ prototype: NibPrototype, kind: String) {
        makers[kind + " " + prototype.identifier] = { prototype.make() as? UICollectionReusableView }
    }
    open func register(
        _ type: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        types[kind + " " + identifier] = type as? UICollectionReusableView.Type
    }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(nib, kind, identifier)
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
        if let view = idle[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = makers[key]?() ?? types[key]?.make(frame: .zero) as? UICollectionReusableView
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
        AnimationEnds.call(completion)
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
        guard let view = shown[key] ?? make(key, kind) else { return size }
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
                    ?? (isDecoration ? kind.flatMap(collectionViewLayout.makeDecoration) : make(key, kind))
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
                delegate?
                    .collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
            }
            wanted[key] = view
        }
        retire(shown.filter { wanted[$0.key] == nil })
        shown = wanted
        for (_, view) in sendBehind.sorted(by: { $0.0 > $1.0 }) { sendSubviewToBack(view) }
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }

    private func make(_ key: Key, _ kind: String?) -> UICollectionReusableView? {
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
            retire(view, key)
        }
    }

    private func retire(_ view: UICollectionReusableView, _ key: Key) {
        view.removeFromSuperview()
        guard let identifier = view.reuseIdentifier else { return }
        idle[key.kind + " " + identifier, default: []].append(view)
    }

    override var kind: View.Kind { .scrollView }
}

/// A controller whose view is a collection.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    open internal(set) var collectionViewLayout: UICollectionViewLayout
    open var collectionView: UICollectionView! { view as? UICollectionView }

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }
    open override func loadView() {
        if loadNibView() { return }
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        view = collection
        collection.dataSource = self
        collection.delegate = self
    }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// - Note: Kept without effect.
    open var clearsSelectionOnViewWillAppear = true
    /// - Note: Kept without effect.
    open var installsStandardGestureForInteractiveMovement = true
    /// - Note: Kept without effect.
    open var useLayoutToLayoutNavigationTransitions = false
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind kind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind kind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    { true }
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
    ) -> CGPoint { offset }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { proposed }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
