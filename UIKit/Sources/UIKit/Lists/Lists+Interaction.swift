import Foundation

/// What code asks of lists besides rows and items.
extension UITableView {
    /// - Note: Kept without effect.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var dragInteractionEnabled: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var isPrefetchingEnabled: Bool {
        get { kept(or: true) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var insetsContentViewsToSafeArea: Bool {
        get { kept(or: true) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var selectionFollowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var allowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var fillerRowHeight: CGFloat {
        get { kept(or: 0) }
        set { keep(newValue) }
    }
    public var separatorEffect: UIVisualEffect? {
        get { kept(or: nil) }
        set {
            keep(newValue)
            Missing.note("UITableView.separatorEffect: separators have their colour")
        }
    }
    /// - Note: Kept without effect.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { kept(or: 0) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var sectionIndexBackgroundColor: UIColor? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    /// - Note: Kept without effect.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    /// - Note: Kept without effect.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    /// - Note: Always false.
    public var hasUncommittedUpdates: Bool { false }
    /// - Note: Always false.
    public var hasActiveDrag: Bool { false }
    /// - Note: Always false.
    public var hasActiveDrop: Bool { false }
    /// - Note: Does nothing.
    public func reloadSectionIndexTitles() {}
    public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: position, animated: animated) }
    }
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
                .filter { rectForRow(at: $0).intersects(rect) }
        }
    }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    /// - Note: Kept without effect.
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { kept(or: .enabled) }
        set { keep(newValue) }
    }
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension UICollectionView {
    /// - Note: Kept without effect.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var allowsSelectionDuringEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var isEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var dragInteractionEnabled: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var selectionFollowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var allowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var remembersLastFocusedIndexPath: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    /// - Note: Kept without effect.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    /// - Note: Kept without effect.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    /// - Note: Always false.
    public var hasUncommittedUpdates: Bool { false }
    /// - Note: Always false.
    public var hasActiveDrag: Bool { false }
    /// - Note: Always false.
    public var hasActiveDrop: Bool { false }
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// - Note: Does nothing.
    public func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
    /// - Note: Does nothing.
    public func endInteractiveMovement() {}
    /// - Note: Does nothing.
    public func cancelInteractiveMovement() {}
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }
    /// - Note: Kept without effect.
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { kept(or: .enabled) }
        set { keep(newValue) }
    }
    /// - Note: Kept without effect.
    public var reorderingCadence: ReorderingCadence {
        get { kept(or: .immediate) }
        set { keep(newValue) }
    }
}

@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
