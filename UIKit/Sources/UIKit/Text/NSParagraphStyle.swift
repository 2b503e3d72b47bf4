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
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing = CGFloat(0)
        var paragraphSpacing = CGFloat(0)
        var paragraphSpacingBefore = CGFloat(0)
        var lineHeightMultiple = CGFloat(0)
        var minimumLineHeight = CGFloat(0)
        var maximumLineHeight = CGFloat(0)
        var firstLineHeadIndent = CGFloat(0)
        var headIndent = CGFloat(0)
        var tailIndent = CGFloat(0)
        var hyphenationFactor = Float(0)
        var usesDefaultHyphenation = false
        var baseWritingDirection = NSWritingDirection.natural
        var tabStops: [NSTextTab] = []
        var defaultTabInterval = CGFloat(0)
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy = LineBreakStrategy()
    }
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

    var values = Values()

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    open var tabStops: [NSTextTab]! { values.tabStops }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set {
            Missing.note("NSParagraphStyle.paragraphSpacingBefore: has no effect")
            values.paragraphSpacingBefore = newValue
        }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set {
            Missing.note("NSParagraphStyle.firstLineHeadIndent: has no effect")
            values.firstLineHeadIndent = newValue
        }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set {
            Missing.note("NSParagraphStyle.headIndent: has no effect")
            values.headIndent = newValue
        }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set {
            Missing.note("NSParagraphStyle.tailIndent: has no effect")
            values.tailIndent = newValue
        }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set {
            if newValue > 0 { Missing.note("NSParagraphStyle.hyphenationFactor: words break at soft hyphens only") }
            values.hyphenationFactor = newValue
        }
    }
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set {
            if newValue { Missing.note("NSParagraphStyle.usesDefaultHyphenation: words break at soft hyphens only") }
            values.usesDefaultHyphenation = newValue
        }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set {
            if newValue?.isEmpty == false { Missing.note("NSParagraphStyle.tabStops: has no effect") }
            values.tabStops = newValue ?? []
        }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open func setParagraphStyle(_ other: NSParagraphStyle) { values = other.values }
}
