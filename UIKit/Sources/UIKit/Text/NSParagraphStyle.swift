internal import LayoutEngine

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    private static let words = (0...4).map { Self(rawValue: $0).flatMap { TextContent.Alignment(named: $0) } }
    var word: TextContent.Alignment { Self.words[rawValue] ?? .natural }
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    private static let words = (0...5).map { Self(rawValue: $0).flatMap { TextContent.LineBreakMode(named: $0) } }
    var word: TextContent.LineBreakMode { Self.words[rawValue] ?? .byWordWrapping }
}

public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

/// How a paragraph is set; the first paragraph's style holds for a whole text.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = AttributeMark()
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The engine's strategy of the same effect.
        var word: TextContent.LineBreakStrategy {
            contains(.pushOut) ? .pushOut : contains(.hangulWordPriority) ? .hangulWordPriority : .none
        }
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open internal(set) var alignment = NSTextAlignment.natural
    open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open internal(set) var lineSpacing = CGFloat(0)
    open internal(set) var paragraphSpacing = CGFloat(0)
    open internal(set) var paragraphSpacingBefore = CGFloat(0)
    open internal(set) var lineHeightMultiple = CGFloat(0)
    open internal(set) var minimumLineHeight = CGFloat(0)
    open internal(set) var maximumLineHeight = CGFloat(0)
    open internal(set) var firstLineHeadIndent = CGFloat(0)
    open internal(set) var headIndent = CGFloat(0)
    open internal(set) var tailIndent = CGFloat(0)
    open internal(set) var hyphenationFactor = Float(0)
    open internal(set) var usesDefaultHyphenation = false
    open internal(set) var baseWritingDirection = NSWritingDirection.natural
    open internal(set) var tabStops: [NSTextTab]! = []
    open internal(set) var defaultTabInterval = CGFloat(0)
    open internal(set) var allowsDefaultTighteningForTruncation = false
    open internal(set) var lineBreakStrategy = LineBreakStrategy()

    private var values: [AnyHashable] {
        [
            alignment, lineBreakMode, lineSpacing, paragraphSpacing, paragraphSpacingBefore, lineHeightMultiple,
            minimumLineHeight, maximumLineHeight, firstLineHeadIndent, headIndent, tailIndent, hyphenationFactor,
            usesDefaultHyphenation, baseWritingDirection, tabStops, defaultTabInterval,
            allowsDefaultTighteningForTruncation, lineBreakStrategy,
        ]
    }
    fileprivate func take(_ other: NSParagraphStyle) -> Self {
        (alignment, lineBreakMode, lineSpacing) = (other.alignment, other.lineBreakMode, other.lineSpacing)
        (paragraphSpacing, paragraphSpacingBefore) = (other.paragraphSpacing, other.paragraphSpacingBefore)
        (lineHeightMultiple, minimumLineHeight) = (other.lineHeightMultiple, other.minimumLineHeight)
        (maximumLineHeight, firstLineHeadIndent) = (other.maximumLineHeight, other.firstLineHeadIndent)
        (headIndent, tailIndent, tabStops) = (other.headIndent, other.tailIndent, other.tabStops)
        (hyphenationFactor, usesDefaultHyphenation) = (other.hyphenationFactor, other.usesDefaultHyphenation)
        (baseWritingDirection, defaultTabInterval) = (other.baseWritingDirection, other.defaultTabInterval)
        allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
        lineBreakStrategy = other.lineBreakStrategy
        return self
    }
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle().take(self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle().take(self) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment { didSet {} }
    open override var lineBreakMode: NSLineBreakMode { didSet {} }
    open override var lineSpacing: CGFloat { didSet {} }
    open override var paragraphSpacing: CGFloat { didSet {} }
    open override var paragraphSpacingBefore: CGFloat {
        didSet {
            if paragraphSpacingBefore != 0 { Missing.note("NSParagraphStyle.paragraphSpacingBefore: has no effect") }
        }
    }
    open override var lineHeightMultiple: CGFloat { didSet {} }
    open override var minimumLineHeight: CGFloat { didSet {} }
    open override var maximumLineHeight: CGFloat { didSet {} }
    open override var firstLineHeadIndent: CGFloat {
        didSet { if firstLineHeadIndent != 0 { Missing.note("NSParagraphStyle.firstLineHeadIndent: has no effect") } }
    }
    open override var headIndent: CGFloat {
        didSet { if headIndent != 0 { Missing.note("NSParagraphStyle.headIndent: has no effect") } }
    }
    open override var tailIndent: CGFloat {
        didSet { if tailIndent != 0 { Missing.note("NSParagraphStyle.tailIndent: has no effect") } }
    }
    open override var hyphenationFactor: Float {
        didSet {
            if hyphenationFactor > 0 {
                Missing.note("NSParagraphStyle.hyphenationFactor: words break at soft hyphens only")
            }
        }
    }
    open override var usesDefaultHyphenation: Bool {
        didSet {
            if usesDefaultHyphenation {
                Missing.note("NSParagraphStyle.usesDefaultHyphenation: words break at soft hyphens only")
            }
        }
    }
    open override var baseWritingDirection: NSWritingDirection { didSet {} }
    open override var tabStops: [NSTextTab]! {
        didSet {
            if tabStops == nil { tabStops = [] }
            if !tabStops.isEmpty { Missing.note("NSParagraphStyle.tabStops: has no effect") }
        }
    }
    open override var defaultTabInterval: CGFloat { didSet {} }
    open override var allowsDefaultTighteningForTruncation: Bool { didSet {} }
    open override var lineBreakStrategy: LineBreakStrategy { didSet {} }
    open func setParagraphStyle(_ other: NSParagraphStyle) { _ = take(other) }
}
