internal import LayoutEngine

/// A text that is read only.
open class UILabel: UIView {
    // What a label has already asks for no layout: code sets it in `layoutSubviews`.
    private var string: String? { didSet { if string != oldValue { textChanged() } } }
    private var attributed: NSAttributedString? { didSet { if attributed != oldValue { textChanged() } } }
    /// The rectangle that `drawText(in:)` was last asked to fill.
    var textRect: CGRect?
    @Kept open var showsExpansionTextWhenTruncated = false

    override func didMake(from coder: NSCoder?) { if coder == nil { isUserInteractionEnabled = false } }

    open var text: String? {
        get { attributed?.string ?? string }
        set {
            attributed = nil
            string = newValue
        }
    }
    open var attributedText: NSAttributedString? {
        get { attributed ?? string.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
        set {
            string = nil
            attributed = newValue.map(NSAttributedString.init(attributedString:))
        }
    }
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            if font != oldValue { textChanged() }
        }
    }
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textChanged() } }
    }
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { if lineBreakStrategy != oldValue { textChanged() } }
    }
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textChanged() } }
    }
    open var minimumScaleFactor = CGFloat(0)
    open var allowsDefaultTighteningForTruncation = false
    @Kept open var adjustsFontForContentSizeCategory = false
    open var preferredMaxLayoutWidth = CGFloat(0) {
        didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
    }
    @Kept open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var isEnabled = true
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor? {
        didSet { if shadowColor != nil { Missing.note("UILabel.shadowColor: not drawn") } }
    }
    open var shadowOffset = CGSize(width: 0, height: -1)

    private func textChanged() {
        markDirty()
        ownSuperview?.setNeedsLayout()
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: size(within: bounds.size, lines: max(0, lines)))
    }
    open func drawText(in rect: CGRect) { textRect = rect }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size, lines: numberOfLines) }

    /// The size of so many lines of the text; 0 for all.
    private func size(within size: CGSize, lines: Int) -> CGSize {
        var record = View(.label, identifier: "")
        record.content = content(Pictures())
        if lines != numberOfLines, case .text(var text) = record.content {
            text.numberOfLines = lines
            record.content = .text(text)
        }
        let isOpen = size.width <= 0 || size.width > 1e6 || lines == 1
        let natural = record.naturalSize(width: isOpen ? nil : Double(size.width), in: ownEnvironment)
        return CGSize(
            width: isOpen ? CGFloat(natural.width) : min(CGFloat(natural.width), size.width),
            height: CGFloat(natural.height))
    }

    override var kind: View.Kind { .label }
    override var wrapsAtItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func content(_ pictures: Pictures) -> Content {
        var content = TextContent(text: string ?? "", font: font.font)
        content.alignment = textAlignment.word
        content.lineBreakMode = lineBreakMode.word
        if let attributed { content.take(attributed, font: font.font, color: nil) }
        content.color = (isHighlighted ? highlightedTextColor ?? textColor : textColor)?.value
        content.numberOfLines = numberOfLines
        content.isEnabled = isEnabled
        content.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        content.minimumScaleFactor = Double(minimumScaleFactor)
        if lineBreakStrategy != .standard { content.lineBreakStrategy = lineBreakStrategy.word }
        if allowsDefaultTighteningForTruncation { content.allowsDefaultTighteningForTruncation = true }
        content.preferredMaxLayoutWidth = Double(preferredMaxLayoutWidth)
        return .text(content)
    }

    override func ownIntrinsicContentSize() -> CGSize {
        var record = View(.label, identifier: "")
        record.content = content(Pictures())
        let natural = record.naturalSize(width: placement.wrapWidth.map(Double.init), in: ownEnvironment)
        let size = CGSize(natural)
        placement.ownIntrinsic = size
        return size
    }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
