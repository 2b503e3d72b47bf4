internal import LayoutEngine
internal import LayoutRender

/// A title, a picture or both, to be pressed.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static var roundedRect: ButtonType { .system }

        var word: ButtonContent.Kind { ButtonContent.Kind(named: self) ?? .system }
    }

    private struct Look: Equatable {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var background: UIImage?
    }

    open internal(set) var buttonType = ButtonType.custom
    private var looks: [UInt: Look] = [:]
    private var ownTitleLabel: UILabel?
    private(set) var ownImageView: UIImageView?
    open var configuration: Configuration? { didSet { changed() } }
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { changed() } } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { changed() } } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { changed() } } }
    @Kept open var adjustsImageWhenHighlighted = true
    @Kept open var adjustsImageWhenDisabled = true
    @Kept open var showsTouchWhenHighlighted = false
    @Kept open var reversesTitleShadowWhenHighlighted = false
    @Kept open var isPointerInteractionEnabled = false
    open var menu: UIMenu?
    open var role = Role.normal
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    @Kept open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    @Kept open var changesSelectionAsPrimaryAction = false
    @Kept open var pointerStyleProvider: PointerStyleProvider?
    @Kept open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }
    public convenience init(type: ButtonType, primaryAction: UIAction?) {
        self.init(type: type)
        take(primaryAction)
    }
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        buttonType = .system
        take(primaryAction)
    }
    public convenience init(primaryAction: UIAction?) { self.init(frame: .zero, primaryAction: primaryAction) }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: nil)
        self.configuration = configuration
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .touchUpInside)
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    private func changed() {
        markDirty()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func edit(_ state: State, _ change: (inout Look) -> Void) {
        let old = looks[state.rawValue] ?? Look()
        var look = old
        change(&look)
        // What a button has already asks for no layout: code sets it in `layoutSubviews`.
        guard look != old else { return }
        looks[state.rawValue] = look
        changed()
    }

    /// What holds in the present state: its own, else the normal state's.
    private func current<Value>(_ read: (Look) -> Value?) -> Value? {
        looks[state.rawValue].flatMap(read) ?? looks[State.normal.rawValue].flatMap(read)
    }

    open func setTitle(_ title: String?, for state: State) { edit(state) { $0.title = title } }
    open func setTitleColor(_ color: UIColor?, for state: State) { edit(state) { $0.titleColor = color } }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        Missing.note("UIButton.setTitleShadowColor: shadows are not drawn")
    }
    open func setImage(_ image: UIImage?, for state: State) { edit(state) { $0.image = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { edit(state) { $0.background = image } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        edit(state) { $0.attributedTitle = title.map(NSAttributedString.init(attributedString:)) }
    }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        edit(state) { look in
            if let configuration { look.image = look.image?.applyingSymbolConfiguration(configuration) }
        }
    }
    open func title(for state: State) -> String? { looks[state.rawValue]?.title }
    open func titleColor(for state: State) -> UIColor? { looks[state.rawValue]?.titleColor }
    open func image(for state: State) -> UIImage? { looks[state.rawValue]?.image }
    open func backgroundImage(for state: State) -> UIImage? { looks[state.rawValue]?.background }
    open func attributedTitle(for state: State) -> NSAttributedString? { looks[state.rawValue]?.attributedTitle }
    open var currentTitle: String? { configuration?.title ?? current(\.title) }
    open var currentTitleColor: UIColor { current(\.titleColor) ?? tintColor }
    open var currentImage: UIImage? { configuration?.image ?? current(\.image) }
    open var currentBackgroundImage: UIImage? { current(\.background) }
    open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }

    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    open func updateConfiguration() {}

    /// A label that carries the title's font and lines; the button draws the title itself while code leaves the label
    /// where it is.
    open var titleLabel: UILabel? {
        if let ownTitleLabel { return ownTitleLabel }
        let label = ButtonTitleLabel(of: self)
        label.font = .systemFont(ofSize: 18)
        label.lineBreakMode = .byTruncatingMiddle
        label.fontIsOwn = false
        label.lineBreakIsOwn = false
        ownTitleLabel = label
        return label
    }
    open var imageView: UIImageView? {
        if let ownImageView { return ownImageView }
        let view = ButtonImageView(of: self)
        ownImageView = view
        return view
    }

    override func stateChanged() {
        configurationUpdateHandler?(self)
        changed()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The room of title and picture.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { ownContentRect(in: bounds) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        (arrangement(in: contentRect)?.title).map { CGRect($0) } ?? .zero
    }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        (arrangement(in: contentRect)?.picture).map { CGRect($0) } ?? .zero
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    override var kind: View.Kind { .button }

    override func content(_ pictures: Pictures) -> Content {
        var button = ButtonContent(title: current(\.title) ?? "")
        button.kind = buttonType.word
        button.titleColor = current(\.titleColor)?.value
        button.isEnabled = isEnabled
        button.isSelected = isSelected
        button.contentAlignment.horizontal = contentHorizontalAlignment.word
        button.contentAlignment.vertical = ButtonContent.VerticalAlignment.allCases[contentVerticalAlignment.rawValue]
        button.image = current(\.image).map(pictures.content)
        button.backgroundImage = current(\.background).map(pictures.content)
        if let label = ownTitleLabel as? ButtonTitleLabel {
            if label.fontIsOwn { button.font = label.font.font }
            button.numberOfLines = label.numberOfLines
            if label.lineBreakIsOwn { button.lineBreakMode = label.lineBreakMode.word }
        }
        if let attributed = current(\.attributedTitle) {
            var text = TextContent(text: "", font: .system(18))
            text.take(attributed, font: button.font ?? .system(18), color: nil)
            button.title = text.text
            button.attributedTitle = text.runs
        }
        if contentEdgeInsets != .zero { button.insets.content = contentEdgeInsets.insets }
        button.insets.title = titleEdgeInsets.insets
        button.insets.image = imageEdgeInsets.insets
        configuration?.fill(&button, pictures, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return .button(button)
    }
}
