import Foundation

/// Where an item of a collection comes to stand.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var indexPath: IndexPath
    open internal(set) var representedElementKind: String?
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    open var frame = CGRect.zero
    open var alpha = CGFloat(1)
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var transform3D = CATransform3DIdentity {
        didSet {
            if CATransform3DIsAffine(transform3D) {
                transform = CATransform3DGetAffineTransform(transform3D)
            } else {
                Missing.note("UICollectionViewLayoutAttributes.transform3D: items are drawn without perspective")
            }
        }
    }

    public override required init() {
        indexPath = IndexPath(item: 0, section: 0)
        super.init()
    }
    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone?) -> Any {
        let copy = Self()
        copy.indexPath = indexPath
        copy.representedElementKind = representedElementKind
        copy.representedElementCategory = representedElementCategory
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform3D = transform3D
        copy.transform = transform
        return copy
    }
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = kind
        representedElementCategory = .supplementaryView
    }
    public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = kind
        representedElementCategory = .decorationView
    }
}

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}

@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
    open func targetIndexPath(
        forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previous }
    open func layoutAttributesForInteractivelyMovingItem(
        at path: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributesForItem(at: path) ?? UICollectionViewLayoutAttributes(forCellWith: path)
    }
    open internal(set) weak var collectionView: UICollectionView?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    private var decorations: [String: UICollectionReusableView.Type] = [:]
    open func register(_ type: AnyClass?, forDecorationViewOfKind kind: String) {
        decorations[kind] = type as? UICollectionReusableView.Type
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {
        Missing.note("UICollectionViewLayout.register(_:forDecorationViewOfKind:): decorations of nibs are not made")
    }
    /// A view that belongs to the layout, and to no item.
    func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        ListDecoration.make(kind) ?? decorations[kind]?.make(frame: .zero) as? UICollectionReusableView
    }
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    /// What this module's layouts have placed; nil for a layout of the program, which answers the questions below itself.
    var placed: [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed?.filter { $0.frame.intersects(rect) }
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed?.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
    }
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        placed?.first { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }
    open func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        placed?.first { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }
    open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
    open func invalidateLayout() { collectionView?.setNeedsLayout() }

    // MARK: For layouts of the program that override

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
    open func invalidationContext(forBoundsChange bounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    open func targetContentOffset(
        forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { offset }
    open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
    open func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange bounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to layout: UICollectionViewLayout) {}
    open func prepareForTransition(from layout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    open func initialLayoutAttributesForAppearingItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// Items in lines that break where they are full.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(width: 1e-7, height: 1e-7)
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var minimumLineSpacing = CGFloat(10)
    open var minimumInteritemSpacing = CGFloat(10)
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
    /// - Note: Kept without effect.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var sectionInset = UIEdgeInsets.zero
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    /// - Note: Kept without effect.
    open var sectionHeadersPinToVisibleBounds = false
    /// - Note: Kept without effect.
    open var sectionFootersPinToVisibleBounds = false
    private var all: [UICollectionViewLayoutAttributes] = []
    private var size = CGSize.zero

    override var placed: [UICollectionViewLayoutAttributes]? { all }
    open override var collectionViewContentSize: CGSize { size }

    /// What is laid out along the direction of scrolling, and across it.
    private struct Line {
        var items: [UICollectionViewLayoutAttributes] = []
        var length = CGFloat(0)
        var thickness = CGFloat(0)
    }

    open override func prepare() {
        super.prepare()
        all = []
        guard let view = collectionView else { return }
        let isVertical = scrollDirection == .vertical
        let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
        let inset = view.adjustedContentInset
        let room =
            isVertical
            ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
        var place = CGFloat(0)
        for section in 0..<view.numberOfSections {
            place = lay(
                supplementary: UICollectionView.elementKindSectionHeader, section,
                flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                    ?? headerReferenceSize, at: place, room)
            let sides = flow?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
            let between =
                flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing
            let lines =
                flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
            place += isVertical ? sides.top : sides.left
            let start = isVertical ? sides.left : sides.top
            let width = room - (isVertical ? sides.left + sides.right : sides.top + sides.bottom)
            let count = view.numberOfItems(inSection: section)
            var line = Line()
            for item in 0..<count {
                let path = IndexPath(item: item, section: section)
                let size = itemSize(at: path, view, flow)
                let (length, thickness) = isVertical ? (size.width, size.height) : (size.height, size.width)
                if !line.items.isEmpty, line.length + between + length > width + 1e-6 {
                    place += close(line, at: place, start, width, between, isLast: false) + lines
                    line = Line()
                }
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame.size = size
                line.length += (line.items.isEmpty ? 0 : between) + length
                line.thickness = max(line.thickness, thickness)
                line.items.append(attributes)
            }
            if !line.items.isEmpty { place += close(line, at: place, start, width, between, isLast: true) }
            place += isVertical ? sides.bottom : sides.right
            place = lay(
                supplementary: UICollectionView.elementKindSectionFooter, section,
                flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                    ?? footerReferenceSize, at: place, room)
        }
        size = isVertical ? CGSize(width: room, height: place) : CGSize(width: place, height: room)
        guard isVertical, view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for attributes in all { attributes.frame.origin.x = room - attributes.frame.maxX }
    }

    private func itemSize(
        at path: IndexPath, _ view: UICollectionView, _ flow: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        guard estimatedItemSize != .zero else {
            return flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        }
        return view.fittingSize(ofItemAt: path)
    }

    /// A line's items: spread over the line where another follows, else at the least spacing; each in the middle of its line.
    private func close(
        _ line: Line, at place: CGFloat, _ start: CGFloat, _ room: CGFloat, _ between: CGFloat, isLast: Bool
    ) -> CGFloat {
        let count = CGFloat(line.items.count)
        let used = line.length - between * (count - 1)
        let gap = count > 1 && !isLast ? (room - used) / (count - 1) : between
        var along = start
        if count == 1, !isLast || line.length > room { along += (room - line.length) / 2 }
        for item in line.items {
            if scrollDirection == .vertical {
                item.frame.origin = CGPoint(x: along, y: place + (line.thickness - item.frame.height) / 2)
                along += item.frame.width + gap
            } else {
                item.frame.origin = CGPoint(x: place + (line.thickness - item.frame.width) / 2, y: along)
                along += item.frame.height + gap
            }
            all.append(item)
        }
        return line.thickness
    }

    private func lay(supplementary kind: String, _ section: Int, _ size: CGSize, at place: CGFloat, _ room: CGFloat)
        -> CGFloat
    {
        let length = scrollDirection == .vertical ? size.height : size.width
        guard length > 0 else { return place }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.frame =
            scrollDirection == .vertical
            ? CGRect(x: 0, y: place, width: room, height: length) : CGRect(x: place, y: 0, width: length, height: room)
        all.append(attributes)
        return place + length
    }
}
