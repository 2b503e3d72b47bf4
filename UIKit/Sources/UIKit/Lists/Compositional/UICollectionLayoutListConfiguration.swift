/// How a collection that looks like a table does so.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?
    @Kept public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    @Kept public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    @Kept public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
    /// - Note: Kept without effect.
    public var separatorConfiguration: UIListSeparatorConfiguration

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }
    @Kept public var topSeparatorVisibility = Visibility.automatic
    @Kept public var bottomSeparatorVisibility = Visibility.automatic
    @Kept public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    @Kept public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var color = UIColor.separator
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// A row of a list: its content, and accessories beside it.
open class UICollectionViewListCell: UICollectionViewCell {
    @Kept open var indentsAccessories = true
    open var indentationLevel = 0
    open var indentationWidth = CGFloat(10)
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for view in accessoryViews { view.removeFromSuperview() }
            accessoryViews = accessories.compactMap { $0.make() }
            for view in accessoryViews { addSubview(view) }
            setNeedsLayout()
        }
    }
    private var accessoryViews: [UIView] = []
    /// What separates rows begins where the text begins.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    private var accessoryWidth: CGFloat {
        accessoryViews.isEmpty ? 0 : accessoryViews.reduce(16) { $0 + $1.bounds.width + 8 }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let indent = CGFloat(indentationLevel) * indentationWidth
        let width = max(0, bounds.width - accessoryWidth - indent)
        contentView.frame = CGRect(
            x: isMirrored ? accessoryWidth : indent, y: 0, width: width, height: bounds.height)
        var end = bounds.width - 16
        for view in accessoryViews.reversed() {
            let size = view.bounds.size
            let x = end - size.width
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
            end = x - 8
        }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let beside = accessoryWidth + CGFloat(indentationLevel) * indentationWidth
        var size = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        size.width += beside
        if size.height == 0 { size.height = 44 }
        return size
    }
}

/// What stands beside a row's content.
public struct UICellAccessory {
    /// Where an accessory comes among the others; accessories stand in the order that code gives.
    public typealias Position = ([UICellAccessory]) -> Int
    public enum LayoutDimension: Hashable, Sendable { case standard, actual, custom(CGFloat) }
    public struct Look: Sendable {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
        func applied(_ accessory: UICellAccessory) -> UICellAccessory {
            let look = self
            return UICellAccessory {
                guard look.isHidden != true, let view = accessory.make() else { return nil }
                if let tint = look.tintColor { view.tintColor = tint }
                return view
            }
        }
    }
    public typealias DisclosureIndicatorOptions = Look
    public typealias OutlineDisclosureOptions = Look
    public typealias CheckmarkOptions = Look
    public typealias DetailOptions = Look
    public typealias DeleteOptions = Look
    public typealias InsertOptions = Look
    public typealias MultiselectOptions = Look

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions
    ) -> UICellAccessory { options.applied(disclosureIndicator(displayed: displayed)) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { options.applied(outlineDisclosure(displayed: displayed)) }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions
    ) -> UICellAccessory { options.applied(checkmark(displayed: displayed)) }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { options.applied(detail(displayed: displayed)) }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { options.applied(delete(displayed: displayed)) }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = Look(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { options.applied(symbol("plus.circle.fill", 17, .systemGreen, displayed)) }
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Look()
    ) -> UICellAccessory { options.applied(symbol("circle", 17, .systemGray3, displayed)) }
    public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always) -> UICellAccessory {
        symbol("chevron.up.chevron.down", 13, .systemGray3, displayed)
    }
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    public struct CustomViewConfiguration {
        public enum Placement {
            case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
            case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        }
        let view: UIView
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            view = customView
            if let isHidden { customView.isHidden = isHidden }
            if let tintColor { customView.tintColor = tintColor }
        }
    }
    let make: @MainActor () -> UIView?

    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        symbol("chevron.right", 13, .systemGray3, displayed)
    }
    public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
        symbol("chevron.right", 13, nil, displayed)
    }
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        symbol("checkmark", 17, nil, displayed)
    }
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { symbol("info.circle", 17, nil, displayed) }
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { symbol("minus", 17, .systemRed, displayed) }
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        symbol("line.3.horizontal", 17, .systemGray3, displayed)
    }
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
            label.sizeToFit()
            return label
        }
    }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory {
            if configuration.view.bounds.size == .zero { configuration.view.sizeToFit() }
            return configuration.view
        }
    }

    private static func symbol(
        _ name: String, _ size: CGFloat, _ color: UIColor?, _ displayed: DisplayedState
    ) -> UICellAccessory {
        UICellAccessory {
            // No list is edited here.
            guard displayed != .whenEditing else { return nil }
            let picture = UIImageView(
                image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)))
            picture.tintColor = color
            picture.contentMode = .center
            picture.frame.size = CGSize(width: size, height: 20)
            return picture
        }
    }
}
