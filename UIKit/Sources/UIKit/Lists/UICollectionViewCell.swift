/// A view that a collection uses again for other items.
open class UICollectionReusableView: UIView {
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
    @Kept open var automaticallyUpdatesBackgroundConfiguration = true
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
    open var backgroundView: UIView? { didSet { putBehind(backgroundView, oldValue) } }
    @Kept open var selectedBackgroundView: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { take(backgroundConfiguration) } }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            for view in contentView.subviews { view.removeFromSuperview() }
            guard let view = contentConfiguration?.makeContentView() else { return }
            contentView.addSubview(view.following(contentView.bounds))
        }
    }

    override func didMake(from coder: NSCoder?) {
        addSubview(contentView.following(bounds))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}
