internal import LayoutEngine
internal import LayoutRender

/// A row of a table.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    @Kept open var focusStyle = FocusStyle.default
    @Kept open var shouldIndentWhileEditing = true
    @Kept open var userInteractionEnabledWhileDragging = false
    open var showingDeleteConfirmation: Bool { false }
    open func dragStateDidChange(_ state: DragState) {}
    open var editingStyle: EditingStyle { .none }
    @Kept open var editingAccessoryView: UIView?
    @Kept open var automaticallyUpdatesBackgroundConfiguration = true

    // MARK: What UIKit's cell answers as a delegate of recognisers, and classes override

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
    }
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        /// The engine's word; nil for none.
        var word: String? { self == .none ? nil : "\(self)" }
    }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    open internal(set) var reuseIdentifier: String?
    let style: CellStyle
    open internal(set) var contentView = UIView()
    private(set) var ownTextLabel: UILabel?
    private(set) var ownDetailLabel: UILabel?
    private(set) var ownImageView: UIImageView?
    private let accessoryImage = UIImageView()
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var accessoryView: UIView? { didSet { replace(oldValue, accessoryView) } }
    @Kept open var selectionStyle = SelectionStyle.default
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            hasOwnSeparatorInset = true
            superview?.setNeedsLayout()
        }
    }
    var hasOwnSeparatorInset = false
    open var backgroundView: UIView? { didSet { putBehind(backgroundView, oldValue) } }
    @Kept open var selectedBackgroundView: UIView?
    @Kept open var multipleSelectionBackgroundView: UIView?
    @Kept open var editingAccessoryType = AccessoryType.none
    @Kept open var showsReorderControl = false
    open var indentationLevel = 0
    open var indentationWidth = CGFloat(10)
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }
    var needsConfiguration = true
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { take(backgroundConfiguration) } }
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        style = CellStyle(nib: coder.nib?["style"])
        super.init(coder: coder)
    }

    override func didMake(from coder: NSCoder?) {
        contentView.frame = bounds
        contentView.isContentOfCell = true
        addSubview(contentView)
        accessoryImage.isHidden = true
        addSubview(accessoryImage)
    }

    // MARK: The cell's own labels

    open var textLabel: UILabel? {
        if let ownTextLabel { return ownTextLabel }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 1
        if style == .value2 {
            label.textColor = .tintColor
            label.textAlignment = Surroundings.environment.layoutDirection == .rightToLeft ? .left : .right
        }
        ownTextLabel = label
        contentView.addSubview(label)
        return label
    }
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let ownDetailLabel { return ownDetailLabel }
        let label = UILabel()
        let metrics = ListMetrics(in: Surroundings.environment)
        label.font = style == .subtitle ? UIFont(metrics.subtitleFont) : .preferredFont(forTextStyle: .body)
        label.textColor = style == .subtitle && metrics.subtitleGap > 0 ? .label : .secondaryLabel
        ownDetailLabel = label
        contentView.addSubview(label)
        return label
    }
    open var imageView: UIImageView? {
        if let ownImageView { return ownImageView }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        ownImageView = view
        contentView.addSubview(view)
        return view
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            configured?.tie(to: contentView)
        }
    }
    private var configured: UIView?
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    open func setNeedsUpdateConfiguration() { noteNewState() }
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateContent(for: state)
        configurationUpdateHandler?(self, state)
    }

    open func prepareForReuse() {}
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Layout

    var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + 16 + 8 }
        guard let word = accessoryType.word else { return 0 }
        let environment = Surroundings.environment
        return CGFloat(CellAttributes.width(ofAccessory: word, margin: sideMargin, scale: environment.scale))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // 1 the accessory at the trailing edge, the content beside it
        placeContent()
        if let accessoryView {
            let size = accessoryView.bounds.size
            accessoryView.frame = CGRect(
                x: isMirrored ? 16 : bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
        }
        layOutAccessory(isMirrored)
        // 2 the labels of the cell's style
        layOutOwnLabels(isMirrored)
    }

    /// Gives the content the room beside the accessory. The table asks for that as soon as the cell has its size: each cell that
    /// did so in its own layout would be a change of the whole tree.
    final func placeContent() {
        let width = accessoryWidth
        contentView.frame = CGRect(
            x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? width : 0, y: 0,
            width: max(0, bounds.width - width), height: bounds.height)
    }

    private func layOutAccessory(_ isMirrored: Bool) {
        let symbols: [AccessoryType: (String, UIColor?)] = [
            .disclosureIndicator: (isMirrored ? "chevron.left" : "chevron.right", .systemGray3),
            .checkmark: ("checkmark", nil),
            .detailButton: ("info.circle", nil), .detailDisclosureButton: ("info.circle", nil),
        ]
        guard accessoryView == nil, let (name, color) = symbols[accessoryType] else {
            accessoryImage.isHidden = true
            return
        }
        accessoryImage.isHidden = false
        accessoryImage.image = UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: accessoryType == .disclosureIndicator ? 13 : 17))
        accessoryImage.tintColor = color
        accessoryImage.contentMode = .center
        let side: CGFloat = 20
        let x = bounds.width - 16 - side + (accessoryType == .disclosureIndicator ? 6 : 0)
        accessoryImage.frame = CGRect(
            x: isMirrored ? bounds.width - x - side : x, y: (bounds.height - side) / 2, width: side, height: side)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        // The content decides; the cell adds the accessory.
        let inner = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - accessoryWidth), height: targetSize.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        var height = inner.height
        // Constraints that name the cell itself count too.
        if !viewState.constraints.isEmpty {
            let whole = super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            height = max(height, whole.height)
        }
        if hasOwnParts { height = max(height, ownHeight(targetSize.width)) }
        return CGSize(width: inner.width + accessoryWidth, height: max(height, height == 0 ? 44 : 0))
    }

    override var kind: View.Kind { .view }
}

@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
}

/// The standard content of cells: a text, a second one, a picture.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        @Kept public var adjustsFontForContentSizeCategory = true
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
        public var alignment = TextAlignment.natural
        public var transform = TextTransform.none
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor = CGFloat(0)
        public var allowsDefaultTighteningForTruncation = false
        @Kept public var showsExpansionTextWhenTruncated = false
        public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
        public var colorTransformer: UIConfigurationColorTransformer?
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
        func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.localizedUppercase
            case .lowercase: text?.localizedLowercase
            case .capitalized: text?.localizedCapitalized
            }
        }
    }
    public struct ImageProperties {
        @Kept public var accessibilityIgnoresInvertColors = false
        public var strokeColor: UIColor?
        public var strokeWidth = CGFloat(0)
        public var tintColor: UIColor?
        public var cornerRadius = CGFloat(0)
        public var maximumSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        @Kept public var reservedLayoutSize = CGSize.zero
    }
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    public var imageToTextPadding = CGFloat(16)
    public var textToSecondaryTextVerticalPadding = CGFloat(ListMetrics(in: Surroundings.environment).subtitleGap)
    public var directionalLayoutMargins: NSDirectionalEdgeInsets = {
        let margin = CGFloat(ListMetrics(in: Surroundings.environment).contentMargin)
        return NSDirectionalEdgeInsets(top: margin, leading: 16, bottom: margin, trailing: 16)
    }()
    public var prefersSideBySideTextAndSecondaryText = false
    public var textToSecondaryTextHorizontalPadding = CGFloat(8)
    @Kept public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var alpha = CGFloat(1)
    public static func header() -> Self { cell() }
    public static func footer() -> Self { cell() }
    public static func prominentInsetGroupedHeader() -> Self { cell() }

    public static func cell() -> Self {
        var content = Self()
        content.secondaryTextProperties.font = UIFont(ListMetrics(in: Surroundings.environment).subtitleFont)
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }
    public static func subtitleCell() -> Self { cell() }
    public static func valueCell() -> Self {
        var content = Self()
        content.secondaryTextProperties.color = .secondaryLabel
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }
    public static func plainHeader() -> Self { cell() }
    public static func groupedFooter() -> Self { cell() }
    public static func plainFooter() -> Self { cell() }
    public static func sidebarHeader() -> Self { cell() }
    public static func sidebarCell() -> Self { cell() }
    public static func groupedHeader() -> Self { cell() }
    public func updated(for state: any UIConfigurationState) -> Self { self }
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
}

open class UIListContentView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration { didSet { build() } }
    private let row = UIStackView()

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        row.alignment = .center
        build()
    }
    public required init?(coder: NSCoder) { nil }

    private func build() {
        guard let list = configuration as? UIListContentConfiguration else { return }
        for view in row.arrangedSubviews { view.removeFromSuperview() }
        NSLayoutConstraint.deactivate(constraints)
        let margins = list.directionalLayoutMargins
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.trailing),
            row.topAnchor.constraint(equalTo: topAnchor, constant: margins.top),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.bottom),
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: max(0, 44 - margins.top - margins.bottom)),
        ])
        row.spacing = list.imageToTextPadding
        if let image = list.image {
            let view = UIImageView(image: image)
            view.contentMode = .center
            view.tintColor = list.imageProperties.tintColor
            view.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
            view.layer.cornerRadius = list.imageProperties.cornerRadius
            // The column of a symbol may be wider than the symbol.
            view.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
            let inset = Pictures().content(of: image).cellInset(
                width: Double(image.size.width), in: Surroundings.environment)
            let reserved = image.size.width + 2 * CGFloat(inset)
            if inset > 0 { view.widthAnchor.constraint(greaterThanOrEqualToConstant: reserved).isActive = true }
            row.addArrangedSubview(view)
        }
        let texts = UIStackView()
        texts.axis = list.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
        alpha = list.alpha
        texts.spacing =
            list.prefersSideBySideTextAndSecondaryText
            ? list.textToSecondaryTextHorizontalPadding : list.textToSecondaryTextVerticalPadding
        for (text, attributed, look) in [
            (list.text, list.attributedText, list.textProperties),
            (list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties),
        ] where text != nil || attributed != nil {
            let label = UILabel()
            label.font = look.font
            label.textColor = look.resolvedColor()
            label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
            if look.alignment != .natural { label.textAlignment = look.alignment == .center ? .center : .justified }
            // Side by side, several lines would share the width evenly, as in a stack.
            label.numberOfLines = list.prefersSideBySideTextAndSecondaryText ? 1 : look.numberOfLines
            if let attributed { label.attributedText = attributed } else { label.text = look.transformed(text) }
            texts.addArrangedSubview(label)
        }
        if list.prefersSideBySideTextAndSecondaryText {
            texts.arrangedSubviews.last?.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        }
        row.addArrangedSubview(texts)
    }
}

extension UITableViewCell.CellStyle {
    /// Interface Builder's word.
    init(nib word: String?) {
        switch word {
        case "IBUITableViewCellStyleValue1": self = .value1
        case "IBUITableViewCellStyleValue2": self = .value2
        case "IBUITableViewCellStyleSubtitle": self = .subtitle
        default: self = .default
        }
    }
}
