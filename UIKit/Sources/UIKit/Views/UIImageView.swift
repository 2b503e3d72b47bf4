internal import LayoutEngine

/// A picture.
open class UIImageView: UIView {
    @Kept open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size { ownSuperview?.setNeedsLayout() }
            markDirty()
        }
    }
    open var highlightedImage: UIImage? { didSet { markDirty() } }
    open var isHighlighted = false { didSet { markDirty() } }
    @Kept open var animationImages: [UIImage]?
    @Kept open var animationDuration = TimeInterval(0)
    @Kept open var animationRepeatCount = 0
    open var isAnimating: Bool { false }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { markDirty() } }
    @Kept open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    @Kept open var adjustsImageWhenAncestorFocused = false

    override func didMake(from coder: NSCoder?) { if coder == nil { isUserInteractionEnabled = false } }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        (self.image, self.highlightedImage) = (image, highlightedImage)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func startAnimating() { Missing.note("UIImageView.startAnimating: the first picture stays") }
    /// - Note: Does nothing.
    open func stopAnimating() {}
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }

    override var kind: View.Kind { .imageView }

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
    /// Whether there is anything to draw: a picture without pixels has nothing.
    var isEmpty: Bool { shownImage.map { $0.bitmap == nil && !$0.isSymbol } ?? true }

    override func content(_ pictures: Pictures) -> Content {
        guard var shown = shownImage else { return .none }
        if let preferredSymbolConfiguration, shown.isSymbol {
            shown = shown.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? shown
        }
        return .image(pictures.content(of: shown))
    }
}
