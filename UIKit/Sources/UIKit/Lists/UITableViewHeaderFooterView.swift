/// The header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
    open internal(set) var reuseIdentifier: String?
    open internal(set) var contentView = UIView()
    private var ownLabel: UILabel?
    open var backgroundView: UIView? { didSet { putBehind(backgroundView, oldValue) } }
    /// Distances of the title from the edges.
    var titleInsets = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    }
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func didMake(from coder: NSCoder?) {
        contentView.isContentOfCell = true
        addSubview(contentView.following(bounds))
    }

    open var textLabel: UILabel? {
        if let ownLabel { return ownLabel }
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        contentView.addSubview(label)
        ownLabel = label
        return label
    }
    open var detailTextLabel: UILabel? { nil }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            configured?.tie(to: contentView)
        }
    }
    private var configured: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { take(backgroundConfiguration) } }
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesContentConfiguration = true
    @Kept open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    var needsConfiguration = true
    open func setNeedsUpdateConfiguration() { noteNewState() }
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        guard let ownLabel else { return }
        let box = contentView.bounds.inset(by: titleInsets)
        let size = ownLabel.sizeThatFits(CGSize(width: box.width, height: 1e4))
        ownLabel.frame = CGRect(x: box.minX, y: box.maxY - size.height, width: box.width, height: size.height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let inner = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        guard let ownLabel else { return inner }
        let room = targetSize.width - titleInsets.left - titleInsets.right
        let height =
            ownLabel.sizeThatFits(CGSize(width: room, height: 1e4)).height + titleInsets.top + titleInsets.bottom
        return CGSize(width: inner.width, height: max(inner.height, height))
    }
}
