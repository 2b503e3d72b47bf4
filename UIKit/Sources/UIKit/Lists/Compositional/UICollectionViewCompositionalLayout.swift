open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing = CGFloat(0)
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.automatic
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items.
///
/// Items with estimated sizes are measured near what is in sight; elsewhere they have their estimates.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provide: UICollectionViewCompositionalLayoutSectionProvider
    private var all: [UICollectionViewLayoutAttributes] = []
    private var size = CGSize.zero

    public convenience init(section: NSCollectionLayoutSection) { self.init(sectionProvider: { _, _ in section }) }
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provide = sectionProvider
        self.configuration = configuration
        super.init()
    }
    public required init?(coder: NSCoder) { nil }

    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout(sectionProvider: { _, surroundings in
            .list(using: configuration, layoutEnvironment: surroundings)
        })
    }

    override var placed: [UICollectionViewLayoutAttributes]? { all }
    open override var collectionViewContentSize: CGSize { size }

    open override func prepare() {
        super.prepare()
        all = []
        guard let view = collectionView else { return }
        let inset = view.adjustedContentInset
        let isVertical = configuration.scrollDirection == .vertical
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = view.safeAreaInsets
        let sides = isVertical ? (safe.left, safe.right) : (0, 0)
        let surroundings = CollectionLayoutSurroundings(
            size: CGSize(
                width: view.bounds.width - inset.left - inset.right,
                height: view.bounds.height - inset.top - inset.bottom),
            insets: NSDirectionalEdgeInsets(
                top: 0, leading: isMirrored ? sides.1 : sides.0, bottom: 0, trailing: isMirrored ? sides.0 : sides.1),
            traits: view.traitCollection)
        var place = CGFloat(0)
        for section in 0..<view.numberOfSections {
            guard let definition = provide(section, surroundings) else { continue }
            if section > 0 { place += configuration.interSectionSpacing }
            var layout = SectionLayout(
                view: view, section: section, definition: definition, surroundings: surroundings,
                isVertical: isVertical, start: place)
            place += layout.run()
            all += layout.attributes
        }
        if !configuration.boundarySupplementaryItems.isEmpty {
            Missing.note(
                "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems: those of sections are shown"
            )
        }
        size =
            isVertical
            ? CGSize(width: surroundings.contentSize.width, height: place)
            : CGSize(width: place, height: surroundings.contentSize.height)
        guard isMirrored else { return }
        for attributes in all { attributes.frame.origin.x = size.width - attributes.frame.maxX }
    }
}
