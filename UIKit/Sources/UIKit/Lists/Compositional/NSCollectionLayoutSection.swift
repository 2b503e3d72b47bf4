/// What a layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// What a layout is made for: the size of the collection without its safe area.
@preconcurrency @MainActor
final class CollectionLayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: contentSize.width - contentInsets.leading - contentInsets.trailing,
            height: contentSize.height - contentInsets.top - contentInsets.bottom)
    }

    init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
    }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// Groups below each other, with headers and footers.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup?
    /// A section of rows, where it was made as a list.
    let list: UICollectionLayoutListConfiguration?
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var interGroupSpacing = CGFloat(0)
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var supplementariesFollowContentInsets = true
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// - Note: Kept without effect.
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
    {
        didSet {
            Missing.note("NSCollectionLayoutSection.visibleItemsInvalidationHandler: it is not called")
        }
    }

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        list = nil
    }
    private init(list: UICollectionLayoutListConfiguration) {
        group = nil
        self.list = list
    }
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// An item in sight, for sections that move with the scrolling.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    var frame: CGRect { get }
    var alpha: CGFloat { get set }
    var transform: CGAffineTransform { get set }
    var indexPath: IndexPath { get }
}
