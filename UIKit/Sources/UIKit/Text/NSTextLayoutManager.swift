// TextKit's second layout of texts: paragraphs are its elements and fragments, and lines are broken as those of labels. Text views
// have none and say so: they are laid out by a layout manager of the first kind.

/// A place in a text.
public protocol NSTextLocation: NSObjectProtocol {
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text as the number of UTF-16 units before it.
private final class CountedLocation: NSObject, NSTextLocation {
    let count: Int
    init(_ count: Int) { self.count = count }
    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = (location as? CountedLocation)?.count ?? 0
        return count < other ? .orderedAscending : count > other ? .orderedDescending : .orderedSame
    }
    override var description: String { String(count) }
}
extension NSTextLocation {
    fileprivate var count: Int { (self as? CountedLocation)?.count ?? 0 }
}

open class NSTextRange: NSObject {
    public let location: any NSTextLocation
    public let endLocation: any NSTextLocation
    public init?(location: any NSTextLocation, end: (any NSTextLocation)?) {
        guard let end = end ?? Optional(location), location.compare(end) != .orderedDescending else { return nil }
        (self.location, endLocation) = (location, end)
    }
    public convenience init(location: any NSTextLocation) {
        let count = location.count
        self.init(NSRange(location: count, length: 0))
    }
    init(_ range: NSRange) {
        (location, endLocation) = (CountedLocation(range.location), CountedLocation(NSMaxRange(range)))
    }
    var counted: NSRange { NSRange(location: location.count, length: endLocation.count - location.count) }
    open var isEmpty: Bool { counted.length == 0 }
    open func contains(_ location: any NSTextLocation) -> Bool { NSLocationInRange(location.count, counted) }
    open func contains(_ range: NSTextRange) -> Bool { NSUnionRange(counted, range.counted) == counted }
    open func intersects(_ range: NSTextRange) -> Bool { intersection(range) != nil }
    open func intersection(_ range: NSTextRange) -> NSTextRange? {
        let part = NSIntersectionRange(counted, range.counted)
        return part.length > 0 ? NSTextRange(part) : nil
    }
    open func union(_ range: NSTextRange) -> NSTextRange { NSTextRange(NSUnionRange(counted, range.counted)) }
}

/// A part of a text.
open class NSTextElement: NSObject {
    open weak var textContentManager: NSTextContentManager?
    @Kept open var elementRange: NSTextRange?
    public init(textContentManager: NSTextContentManager?) { self.textContentManager = textContentManager }
}
open class NSTextParagraph: NSTextElement {
    public let attributedString: NSAttributedString
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }
}

/// What is laid out.
open class NSTextContentManager: NSObject {
    open weak var delegate: (any NSTextContentManagerDelegate)?
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    @Kept open var primaryTextLayoutManager: NSTextLayoutManager?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
    open func addTextLayoutManager(_ manager: NSTextLayoutManager) {
        manager.textContentManager?.removeTextLayoutManager(manager)
        textLayoutManagers.append(manager)
        manager.textContentManager = self
    }
    open func removeTextLayoutManager(_ manager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === manager }
        manager.textContentManager = nil
    }
    open func performEditingTransaction(_ transaction: () -> Void) { transaction() }
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let count = location.count + offset
        return count >= 0 && count <= NSMaxRange(documentRange.counted) ? CountedLocation(count) : nil
    }
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { to.count - from.count }
}
public protocol NSTextContentManagerDelegate: AnyObject {}

/// An attributed text that is laid out.
open class NSTextContentStorage: NSTextContentManager {
    open var textStorage: NSTextStorage? = NSTextStorage(string: "")
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { textStorage = newValue.map { NSTextStorage(attributedString: $0) } }
    }
    open override var documentRange: NSTextRange {
        NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0))
    }
}

/// One line of a fragment.
open class NSTextLineFragment: NSObject {
    public let attributedString: NSAttributedString
    public let characterRange: NSRange
    public let typographicBounds: CGRect
    private let ascender: CGFloat
    init(_ text: NSAttributedString, _ line: BrokenText.Line, above: CGFloat) {
        (attributedString, characterRange, ascender) = (text, line.range, line.ascender)
        typographicBounds = line.frame.offsetBy(dx: 0, dy: -above)
    }
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: ascender) }
    open func draw(at point: CGPoint, in context: CGContext) {
        context.draw(
            attributedString.attributedSubstring(from: characterRange),
            in: CGRect(origin: point, size: typographicBounds.size))
    }
    open func characterIndex(for point: CGPoint) -> Int {
        attributedString.index(at: point.x, in: characterRange).index
    }
    open func locationForCharacter(at index: Int) -> CGPoint {
        let head = NSRange(location: characterRange.location, length: max(0, index - characterRange.location))
        return CGPoint(x: attributedString.width(of: head), y: ascender)
    }
}

/// A paragraph as it is laid out.
open class NSTextLayoutFragment: NSObject {
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = EnumerationOptions(rawValue: 1)
        public static let ensuresLayout = EnumerationOptions(rawValue: 4)
    }
    public let rangeInElement: NSTextRange
    open private(set) var textLineFragments: [NSTextLineFragment] = []
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    open private(set) var layoutFragmentFrame = CGRect.zero
    init(_ range: NSTextRange, _ lines: [BrokenText.Line], of text: NSAttributedString, in manager: NSTextLayoutManager)
    {
        rangeInElement = range
        textLayoutManager = manager
        super.init()
        layoutFragmentFrame = lines.map(\.frame).reduce(.null) { $0.union($1) }
        textLineFragments = lines.map { NSTextLineFragment(text, $0, above: layoutFragmentFrame.minY) }
    }
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
    open func draw(at point: CGPoint, in context: CGContext) {
        for line in textLineFragments {
            line.draw(at: CGPoint(x: point.x, y: point.y + line.typographicBounds.minY), in: context)
        }
    }
}

/// Lays a text out in a container.
open class NSTextLayoutManager: NSObject {
    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    open var textContainer: NSTextContainer?
    open internal(set) weak var textContentManager: NSTextContentManager?
    @Kept open var usesFontLeading = true
    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    open var documentRange: NSTextRange {
        textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
    }
    private var text: NSAttributedString { (textContentManager as? NSTextContentStorage)?.attributedString ?? .init() }
    open func replace(_ manager: NSTextContentManager) { manager.addTextLayoutManager(self) }
    /// - Note: Does nothing: whoever asks gets the layout of the text as it is.
    open func ensureLayout(for range: NSTextRange) {}
    /// - Note: Does nothing.
    open func ensureLayout(for bounds: CGRect) {}
    /// - Note: Does nothing.
    open func invalidateLayout(for range: NSTextRange) {}

    open var usageBoundsForTextContainer: CGRect {
        let frame = fragments().map(\.layoutFragmentFrame).reduce(CGRect.null) { $0.union($1) }
        guard !frame.isNull else { return .zero }
        let padding = textContainer?.lineFragmentPadding ?? 0
        return CGRect(x: 0, y: 0, width: frame.width + padding * 2, height: frame.maxY)
    }

    private func fragments() -> [NSTextLayoutFragment] {
        let text = text
        let width = textContainer.map { $0.size.width - $0.lineFragmentPadding * 2 }
        let limit = textContainer?.maximumNumberOfLines ?? 0
        let all = BrokenText(text, width: width).lines
        let string = NSString(string: text.string)
        var found: [NSTextLayoutFragment] = []
        var lines: [BrokenText.Line] = []
        for line in limit > 0 ? Array(all.prefix(limit)) : all {
            lines.append(line)
            let end = NSMaxRange(line.range)
            // U+2028 ends a line, but no paragraph.
            let endsParagraph = end > 0 && [10, 13, 0x2029].contains(string.character(at: end - 1))
            guard end == string.length || endsParagraph else { continue }
            let start = lines[0].range.location
            let range = NSTextRange(NSRange(location: start, length: end - start))
            found.append(NSTextLayoutFragment(range, lines, of: text, in: self))
            lines = []
        }
        return found
    }
    /// - Parameter location: where to begin; nil for the beginning of the text, or its end in reverse. A fragment without
    ///   characters counts where it stands there.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        var last: (any NSTextLocation)?
        let isReverse = options.contains(.reverse)
        let from = location?.count ?? (isReverse ? Int.max : 0)
        let found = fragments().filter { fragment in
            let range = fragment.rangeInElement.counted
            if isReverse { return range.location < from || NSMaxRange(range) <= from }
            return NSMaxRange(range) > from || range.location >= from
        }
        for fragment in isReverse ? found.reversed() : found {
            let range = fragment.rangeInElement
            last = isReverse ? range.location : range.endLocation
            guard block(fragment) else { break }
        }
        return last
    }
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragments().first { $0.rangeInElement.contains(location) }
    }
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragments().first { $0.layoutFragmentFrame.maxY > position.y }
    }
}
public protocol NSTextLayoutManagerDelegate: AnyObject {}

extension UITextView {
    /// Always nil: a layout manager of the first kind lays the text out.
    public var textLayoutManager: NSTextLayoutManager? { nil }
}
extension NSTextContainer {
    /// Always nil, as the views'.
    public var textLayoutManager: NSTextLayoutManager? { nil }
}
