internal import LayoutEngine

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechSpellOut")
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechPunctuation")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechQueueAnnouncement")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {
    open var actualScaleFactor: CGFloat { 1 }
    open var totalBounds: CGRect { .zero }
    open var minimumScaleFactor = CGFloat(0)
}

open class NSShadow: NSObject, @unchecked Sendable {
    private let mark = AttributeMark()
    open var shadowOffset = CGSize.zero
    @Kept open var shadowBlurRadius = CGFloat(0)
    open var shadowColor: Any?
}

/// A picture in a text: kept, and not drawn.
open class NSTextAttachment: NSObject {
    private let mark = AttributeMark()
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    @Kept open var fileType: String?
    @Kept open var lineLayoutPadding = CGFloat(0)
    @Kept open var allowsTextAttachmentView = true
    /// Kept; pictures in texts are not drawn.
    @Kept open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    public override init() { super.init() }
    public init(data: Data?, ofType type: String?) {
        contents = data
        fileType = type
    }
    open func image(
        forBounds bounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int
    ) -> UIImage? { image }
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex: Int
    ) -> CGRect { bounds }
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        Missing.note("NSTextAttachment: pictures in texts are not drawn")
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    public func size() -> CGSize {
        boundingRect(
            with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, context: nil
        ).size
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        var text = TextContent(text: string, font: .system(12))
        text.take(self, font: .system(12), color: nil)
        text.numberOfLines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
        let isOpen = size.width <= 0 || size.width > 1e6 || text.numberOfLines == 1
        let measured = text.measure(
            wrappingAt: isOpen ? nil : Double(size.width), in: Surroundings.environment)
        return CGRect(origin: .zero, size: CGSize(measured.size))
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) { draw(in: rect) }
    public var containsAttachments: Bool { string.contains("\u{FFFC}") }
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes ?? [:]).size()
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes ?? [:])
            .boundingRect(with: size, options: options, context: context)
    }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes ?? [:]).draw(at: point)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes ?? [:]).draw(in: rect)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attributes)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { description.draw(in: rect, withAttributes: attributes) }
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attributes)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attributes)
    }
}

extension TextContent {
    /// Takes over an attributed text: its stretches with their fonts and colours, and the style of its first paragraph.
    mutating func take(_ text: NSAttributedString, font: Font, color: Color?) {
        var runs: [Run] = []
        var style: NSParagraphStyle?
        let whole = NSRange(location: 0, length: text.length)
        let string = NSString(string: text.string)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let own = (attributes[.font] as? UIFont)?.font ?? font
            let paint = (attributes[.foregroundColor] as? UIColor)?.value ?? color
            var run = Run(text: string.substring(with: range), font: own, color: paint)
            run.underlineStyle = LineStyle(attributes[.underlineStyle])
            run.strikethroughStyle = LineStyle(attributes[.strikethroughStyle])
            runs.append(run)
            style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
            for key in attributes.keys where Self.undrawn.contains(key) {
                Missing.note("NSAttributedString.Key \(key.rawValue): has no effect")
            }
        }
        self.text = text.string
        self.runs = runs
        self.font = runs.first?.font ?? font
        guard let style else { return }
        lineSpacing = Double(style.lineSpacing)
        lineHeightMultiple = Double(style.lineHeightMultiple)
        minimumLineHeight = Double(style.minimumLineHeight)
        maximumLineHeight = Double(style.maximumLineHeight)
        paragraphSpacing = Double(style.paragraphSpacing)
        alignment = style.alignment.word
        lineBreakMode = style.lineBreakMode.word
    }

    private static let undrawn: Set<NSAttributedString.Key> = [
        .backgroundColor, .kern, .tracking, .strokeWidth, .shadow, .baselineOffset,
    ]
}

extension TextContent.LineStyle {
    /// NSUnderlineStyle by its number, without the pattern; nil for none.
    init?(_ attribute: Any?) {
        switch ((attribute as? NSNumber)?.intValue ?? attribute as? Int ?? 0) & 0xF {
        case 1: self = .single
        case 2: self = .thick
        case 9: self = .double
        default: return nil
        }
    }

    /// The number of NSUnderlineStyle.
    var number: Int { self == .single ? 1 : self == .thick ? 2 : 9 }
}

extension NSAttributedString {
    /// An empty text; Foundation for Linux has no initialiser without arguments.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
