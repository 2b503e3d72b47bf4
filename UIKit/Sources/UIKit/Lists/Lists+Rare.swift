import Foundation

/// What code asks of lists besides rows and items.
extension UITableView {
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var dragInteractionEnabled: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var isPrefetchingEnabled: Bool {
        get { kept(or: true) }
        set { keep(newValue) }
    }
    public var insetsContentViewsToSafeArea: Bool {
        get { kept(or: true) }
        set { keep(newValue) }
    }
    public var selectionFollowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var allowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
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
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { kept(or: 0) }
        set { keep(newValue) }
    }
    public var sectionIndexBackgroundColor: UIColor? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var hasUncommittedUpdates: Bool { false }
    public var hasActiveDrag: Bool { false }
    public var hasActiveDrop: Bool { false }
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
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { kept(or: .enabled) }
        set { keep(newValue) }
    }
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension UICollectionView {
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var allowsSelectionDuringEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var isEditing: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var dragInteractionEnabled: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var selectionFollowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var allowsFocus: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var remembersLastFocusedIndexPath: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { weakly() }
        set { keepWeakly(newValue) }
    }
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    public var hasUncommittedUpdates: Bool { false }
    public var hasActiveDrag: Bool { false }
    public var hasActiveDrop: Bool { false }
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    public func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
    public func endInteractiveMovement() {}
    public func cancelInteractiveMovement() {}
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }
    public func reconfigureItems(at paths: [IndexPath]) { reloadItems(at: paths) }
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { kept(or: .enabled) }
        set { keep(newValue) }
    }
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
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator {
    var destinationIndexPath: IndexPath? { get }
    var session: any UIDropSession { get }
}
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator {
    var destinationIndexPath: IndexPath? { get }
    var session: any UIDropSession { get }
}
