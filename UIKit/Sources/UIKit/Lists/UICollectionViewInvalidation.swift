/// What of a layout no longer holds: kept for layouts of the program that pass it on; a whole layout is prepared again.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    open var invalidateEverything: Bool { false }
    open var invalidateDataSourceCounts: Bool { false }
    @Kept open var contentOffsetAdjustment = CGPoint.zero
    @Kept open var contentSizeAdjustment = CGSize.zero
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
    open var interactiveMovementTarget: CGPoint { .zero }
    /// - Note: Does nothing.
    open func invalidateDecorationElements(ofKind kind: String, at paths: [IndexPath]) {}
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open func invalidateItems(at paths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + paths
    }
    /// - Note: Does nothing.
    open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {}
}

open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    @Kept open var invalidateFlowLayoutDelegateMetrics = true
    @Kept open var invalidateFlowLayoutAttributes = true
}

/// One item that comes, goes or moves.
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }
}
