internal import LayoutEngine
internal import LayoutRender

/// The view of a button's title or picture, which the button draws itself while the view stands where UIButton puts it.
///
/// The view joins the button's subviews as soon as a constraint names it, or code moves it or asks for its superview; then its
/// frame is the button's to set, at every `layoutSubviews`, until code or constraints set another.
@MainActor
protocol ButtonPart: UIView {
    var button: UIButton? { get }
    /// Where the button draws the part itself.
    var ownPlace: CGRect? { get }
}

extension ButtonPart {
    /// Becomes a subview of the button, so that constraints and frames hold.
    func joinButton() {
        guard ownSuperview == nil, let button else { return }
        button.addSubview(self)
        button.placeParts()
    }
    /// The superview, now that code asks for it.
    var joinedSuperview: UIView? {
        joinButton()
        return ownSuperview
    }
    /// Becomes a subview, and takes a place that code gives.
    func join(_ place: () -> Void) {
        joinButton()
        place()
    }
    /// The frame of a part that is no subview; nil for a subview.
    var looseFrame: CGRect? { ownSuperview == nil ? ownPlace ?? .zero : nil }
}

/// The label of a button's title: tells the button what code changes.
final class ButtonTitleLabel: UILabel, ButtonPart {
    private(set) weak var button: UIButton?
    var ownPlace: CGRect? { button?.titleFrame }
    var fontIsOwn = false
    var lineBreakIsOwn = false
    private var ownColor: UIColor?

    init(of button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var font: UIFont! {
        didSet {
            fontIsOwn = true
            button?.markDirty()
        }
    }
    override var numberOfLines: Int { didSet { button?.markDirty() } }
    override var lineBreakMode: NSLineBreakMode {
        didSet {
            lineBreakIsOwn = true
            button?.markDirty()
        }
    }
    override var text: String? {
        get { button?.currentTitle }
        set { super.text = newValue }
    }
    override var attributedText: NSAttributedString? {
        get { button?.currentAttributedTitle ?? super.attributedText }
        set { super.attributedText = newValue }
    }
    override var textColor: UIColor! {
        get { ownColor ?? button?.currentTitleColor }
        set { ownColor = newValue }
    }
    override var superview: UIView? { joinedSuperview }
    override var frame: CGRect {
        get { looseFrame ?? super.frame }
        set { join { super.frame = newValue } }
    }
    override var center: CGPoint {
        get { looseFrame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? super.center }
        set { join { super.center = newValue } }
    }
    override var bounds: CGRect {
        get { looseFrame.map { CGRect(origin: .zero, size: $0.size) } ?? super.bounds }
        set { join { super.bounds = newValue } }
    }

    override func content(_ pictures: Pictures) -> Content {
        guard case .button(let content)? = button?.content(pictures) else { return .none }
        var title = content.titleContent(isMirrored: false)
        title.color = textColor?.value
        title.alignment = textAlignment == .natural ? .center : textAlignment.word
        return .text(title)
    }
}

/// The view of a button's picture.
final class ButtonImageView: UIImageView, ButtonPart {
    private(set) weak var button: UIButton?
    var ownPlace: CGRect? { button?.pictureFrame }

    init(of button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var image: UIImage? {
        get { button?.currentImage ?? super.image }
        set { super.image = newValue }
    }
    override var contentMode: ContentMode { didSet { button?.markDirty() } }

    /// A button of the system's look draws pictures as templates.
    override func content(_ pictures: Pictures) -> Content {
        guard let image, image.renderingMode == .automatic, button?.buttonType == .system else {
            return super.content(pictures)
        }
        return .image(pictures.content(of: image.withRenderingMode(.alwaysTemplate)))
    }
    override var superview: UIView? { joinedSuperview }
    override var frame: CGRect {
        get { looseFrame ?? super.frame }
        set { join { super.frame = newValue } }
    }
    override var center: CGPoint {
        get { looseFrame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? super.center }
        set { join { super.center = newValue } }
    }
    override var bounds: CGRect {
        get { looseFrame.map { CGRect(origin: .zero, size: $0.size) } ?? super.bounds }
        set { join { super.bounds = newValue } }
    }
}

extension UIButton {
    /// Where the engine puts title and picture in a content rectangle; nil without room.
    func arrangement(in box: CGRect) -> ButtonArrangement? {
        guard case .button(let content) = content(Pictures()) else { return nil }
        return content.arrangement(
            in: box.rect, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            environment: ownEnvironment)
    }

    /// Where the class has the title: UIButton's place, or that of an override.
    var titleFrame: CGRect { titleRect(forContentRect: contentRect(forBounds: bounds)) }
    /// Where the class has the picture: UIButton's place, or that of an override.
    var pictureFrame: CGRect { imageRect(forContentRect: contentRect(forBounds: bounds)) }

    /// Gives the subviews of title and picture their frames, where no constraints do.
    func placeParts() {
        for case let part as any ButtonPart in subviews where part.translatesAutoresizingMaskIntoConstraints {
            guard let place = part.ownPlace, part.frame != place else { continue }
            part.frame = place
        }
    }

    /// Title and picture, if one of the two stands or looks otherwise than the button draws it: then both are drawn as
    /// the views that they are.
    func partsApart() -> (title: UILabel?, picture: UIImageView?) {
        guard !bounds.isEmpty, let own = arrangement(in: ownContentRect(in: bounds)) else { return (nil, nil) }
        func differs(_ a: CGRect, _ b: Rect) -> Bool {
            zip([a.minX, a.minY, a.width, a.height], [b.x, b.y, b.width, b.height]).contains { abs($0 - $1) > 0.01 }
        }
        let hasTitle = own.title.width > 0
        let label = subviews.first { $0 is ButtonTitleLabel }
        let view = subviews.first { $0 is ButtonImageView }
        let isTitleApart = hasTitle && differs(label?.frame ?? titleFrame, own.title)
        let isPictureApart =
            own.picture.map {
                differs(view?.frame ?? pictureFrame, $0) || ownImageView.map { $0.contentMode != .scaleToFill } ?? false
            } ?? false
        guard isTitleApart || isPictureApart else { return (nil, nil) }
        return (hasTitle ? titleLabel : nil, own.picture == nil ? nil : imageView)
    }

    /// The room of title and picture, whatever a class says of it.
    func ownContentRect(in bounds: CGRect) -> CGRect {
        guard case .button(let content) = content(Pictures()) else { return bounds }
        return CGRect(content.contentBox(in: bounds.rect))
    }
}
