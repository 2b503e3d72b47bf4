/// What code asks of lists besides rows and items.
extension UITableView {
    /// - Note: Always false.
    public var hasActiveDrag: Bool { false }
    /// - Note: Always false.
    public var hasActiveDrop: Bool { false }
    public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: position, animated: animated) }
    }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
}

extension UICollectionView {
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
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
