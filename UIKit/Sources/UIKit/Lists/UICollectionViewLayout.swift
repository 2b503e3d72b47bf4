internal import LayoutEngine

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

    public override required init() { indexPath = IndexPath(item: 0, section: 0) }
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
    open func prepareForTransition(from layout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    open func prepareForTransition(to layout: UICollectionViewLayout) {}
    open func prepare(forAnimatedBoundsChange bounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    // Nothing moves here: where an item comes from and goes to is never asked.
    open func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
    open func targetIndexPath(
        forInteractivelyMovingItem path: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { path }
    open func invalidationContext(
        forInteractivelyMovingItems targets: [IndexPath], withTargetPosition position: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths paths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// Items in lines that break where they are full.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(width: 1e-7, height: 1e-7)
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { isArranged = false } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { isArranged = false } }
    open var estimatedItemSize = CGSize.zero { didSet { isArranged = false } }
    open var minimumLineSpacing = CGFloat(10) { didSet { isArranged = false } }
    open var minimumInteritemSpacing = CGFloat(10) { didSet { isArranged = false } }
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
    @Kept open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var sectionInset = UIEdgeInsets.zero { didSet { isArranged = false } }
    open var headerReferenceSize = CGSize.zero { didSet { isArranged = false } }
    open var footerReferenceSize = CGSize.zero { didSet { isArranged = false } }
    @Kept open var sectionHeadersPinToVisibleBounds = false
    @Kept open var sectionFootersPinToVisibleBounds = false
    private var all: [UICollectionViewLayoutAttributes] = []
    private var size = CGSize.zero
    /// Items are arranged when their places are asked for: a class below may set sizes behind `super.prepare()`.
    private var isArranged = true

    override var placed: [UICollectionViewLayoutAttributes]? {
        arrange()
        return all
    }
    open override var collectionViewContentSize: CGSize {
        arrange()
        return size
    }
    open override func prepare() {
        super.prepare()
        isArranged = false
    }

    private func arrange() {
        guard !isArranged else { return }
        isArranged = true
        all = []
        guard let view = collectionView else { return }
        let inset = view.adjustedContentInset
        let axis: Axis = scrollDirection == .vertical ? .vertical : .horizontal
        let bounds = Size(
            width: Double(view.bounds.width - inset.left - inset.right),
            height: Double(view.bounds.height - inset.top - inset.bottom))
        var place = 0.0
        for section in 0..<view.numberOfSections { place += lay(section, of: view, in: bounds, axis, at: place) }
        size = CGSize(width: bounds.width, height: bounds.height)
        if axis == .vertical { size.height = CGFloat(place) } else { size.width = CGFloat(place) }
        guard axis == .vertical, view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for attributes in all { attributes.frame.origin.x = size.width - attributes.frame.maxX }
    }

    /// One section by the engine's flow layout.
    /// - Returns: the section's length.
    private func lay(
        _ section: Int, of view: UICollectionView, in bounds: Size, _ axis: Axis, at place: Double
    ) -> Double {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        var flow = FlowLayout()
        flow.scrollAxis = axis
        flow.minimumLineSpacing = Double(
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
        flow.minimumInteritemSpacing = Double(
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
        flow.sectionInset =
            (delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset).insets
        flow.headerReferenceSize =
            (delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize).measured
        flow.footerReferenceSize =
            (delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize).measured
        let paths = (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        var arranged = flow.arrange(paths.map { itemSize(at: $0, view, delegate).measured }, in: bounds)
        arranged.move(by: place, along: axis)
        let first = IndexPath(item: 0, section: section)
        if flow.headerReferenceSize[axis] > 0 {
            add(supplementary: UICollectionView.elementKindSectionHeader, first, arranged.header)
        }
        for (path, frame) in zip(paths, arranged.items) {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(frame)
            all.append(attributes)
        }
        if flow.footerReferenceSize[axis] > 0 {
            add(supplementary: UICollectionView.elementKindSectionFooter, first, arranged.footer)
        }
        return arranged.contentSize[axis]
    }

    private func add(supplementary kind: String, _ path: IndexPath, _ frame: Rect) {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = CGRect(frame)
        all.append(attributes)
    }

    private func itemSize(
        at path: IndexPath, _ view: UICollectionView, _ flow: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        guard estimatedItemSize != .zero else {
            return flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        }
        return view.fittingSize(ofItemAt: path)
    }
}
