// The layout of texts by hand: a glyph is a character here, and lines are broken as those of labels.

/// A text that layout managers show.
open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }
    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    open var fixesAttributesLazily: Bool { false }
    open func invalidateAttributes(in range: NSRange) {}
    open func ensureAttributesAreFixed(in range: NSRange) {}
    /// What a storage of the program's own says after it has changed.
    open func edited(_ mask: EditActions, range: NSRange, changeInLength delta: Int) {
        (editedMask, editedRange, changeInLength) = (mask, range, delta)
        processEditing()
    }
    private var managers: [NSLayoutManager] = []
    open func addLayoutManager(_ manager: NSLayoutManager) {
        manager.textStorage?.removeLayoutManager(manager)
        managers.append(manager)
        manager.textStorage = self
    }
    open func removeLayoutManager(_ manager: NSLayoutManager) {
        managers.removeAll { $0 === manager }
        manager.textStorage = nil
    }
    open func processEditing() {
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    }
}

/// Who is told of changes that a storage says.
public protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ storage: NSTextStorage, willProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
        changeInLength delta: Int)
    func textStorage(
        _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
        changeInLength delta: Int)
}
extension NSTextStorageDelegate {
    public func textStorage(
        _ storage: NSTextStorage, willProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
        changeInLength delta: Int
    ) {}
    public func textStorage(
        _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
        changeInLength delta: Int
    ) {}
}

/// Tells how large a text is in a container, and where its lines and letters stand.
open class NSLayoutManager: NSObject {
    open weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    @Kept open var usesFontLeading = true
    @Kept open var showsInvisibleCharacters = false
    open var extraLineFragmentRect: CGRect { .zero }
    open func isValidGlyphIndex(_ index: Int) -> Bool { index >= 0 && index < numberOfGlyphs }
    open func truncatedGlyphRange(inLineFragmentForGlyphAt index: Int) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }
    @Kept open var allowsNonContiguousLayout = false
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }
    /// - Note: Does nothing.
    open func ensureLayout(for container: NSTextContainer) {}
    /// - Note: Does nothing.
    open func invalidateLayout(forCharacterRange range: NSRange, actualCharacterRange: NSRangePointer?) {}
    /// - Note: Does nothing.
    open func invalidateDisplay(forCharacterRange range: NSRange) {}

    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let textStorage, textStorage.length > 0 else { return .zero }
        let padding = container.lineFragmentPadding
        let width = container.size.width > 0 ? container.size.width - padding * 2 : .greatestFiniteMagnitude
        let size = textStorage.boundingRect(
            with: CGSize(width: max(0, width), height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil
        ).size
        return CGRect(x: 0, y: 0, width: size.width + padding * 2, height: size.height)
    }

    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    open func glyphRange(
        forCharacterRange range: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange { range }
    open func characterRange(forGlyphRange range: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange { range }
    open func characterIndexForGlyph(at index: Int) -> Int { index }
    open func glyphIndexForCharacter(at index: Int) -> Int { index }
    private func lines(in container: NSTextContainer?) -> (lines: [BrokenText.Line], text: BrokenText)? {
        guard let textStorage, let container else { return nil }
        let text = BrokenText(textStorage, width: container.size.width - container.lineFragmentPadding * 2)
        let limit = container.maximumNumberOfLines
        return (limit > 0 ? Array(text.lines.prefix(limit)) : text.lines, text)
    }
    /// The box around the letters of a line that a range has.
    private func box(
        of line: BrokenText.Line, _ range: NSRange, in container: NSTextContainer
    ) -> CGRect? {
        let part = NSIntersectionRange(line.range, range)
        guard let textStorage, part.length > 0 else { return nil }
        let start = textStorage.width(
            of: NSRange(location: line.range.location, length: part.location - line.range.location))
        let isWhole = part == line.range
        return CGRect(
            x: container.lineFragmentPadding + start, y: line.frame.minY,
            width: isWhole ? line.frame.width : textStorage.width(of: part), height: line.frame.height)
    }

    /// A rectangle without width before a letter, or behind the last; zero where no line is.
    private func caret(at index: Int, in container: NSTextContainer) -> CGRect {
        guard let textStorage, let found = lines(in: container) else { return .zero }
        let all = found.text.lines
        let place = all.firstIndex { NSMaxRange($0.range) > index } ?? all.count - 1
        // A line that the container has no room for is none.
        guard found.lines.indices.contains(place) else { return .zero }
        let line = found.lines[place]
        let end = max(line.range.location, min(index, NSMaxRange(line.range)))
        let head = NSRange(location: line.range.location, length: end - line.range.location)
        return CGRect(
            x: container.lineFragmentPadding + textStorage.width(of: head), y: line.frame.minY, width: 0,
            height: line.frame.height)
    }
    /// A range without letters in the container has a rectangle without width.
    open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
        guard range != glyphRange(for: container), let found = lines(in: container) else {
            return usedRect(for: container)
        }
        let boxes = found.lines.compactMap { box(of: $0, range, in: container) }
        guard let first = boxes.first else { return caret(at: range.location, in: container) }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: fraction) }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let textStorage, let line = lines(in: container)?.text.line(at: point) else { return 0 }
        let found = textStorage.index(at: point.x - container.lineFragmentPadding, in: line.range)
        fraction?.pointee = found.fraction
        return found.index
    }
    /// From the line's upper left corner to the glyph's baseline.
    open func location(forGlyphAt index: Int) -> CGPoint {
        guard let textStorage, let container = textContainers.first,
            let line = lines(in: container)?.text.line(at: index)
        else { return .zero }
        let head = NSRange(location: line.range.location, length: max(0, index - line.range.location))
        return CGPoint(x: container.lineFragmentPadding + textStorage.width(of: head), y: line.ascender)
    }
    /// As wide as the container.
    open func lineFragmentRect(forGlyphAt index: Int, effectiveRange: NSRangePointer?) -> CGRect {
        fragment(at: index, effectiveRange)?.whole ?? .zero
    }
    /// As wide as the line's letters.
    open func lineFragmentUsedRect(forGlyphAt index: Int, effectiveRange: NSRangePointer?) -> CGRect {
        fragment(at: index, effectiveRange)?.used ?? .zero
    }
    private func fragment(at index: Int, _ range: NSRangePointer?) -> (whole: CGRect, used: CGRect)? {
        guard let container = textContainers.first, let line = lines(in: container)?.text.line(at: index) else {
            range?.pointee = NSRange(location: index, length: max(0, numberOfGlyphs - index))
            return nil
        }
        range?.pointee = line.range
        return fragment(line, in: container)
    }
    private func fragment(_ line: BrokenText.Line, in container: NSTextContainer) -> (whole: CGRect, used: CGRect) {
        let padding = container.lineFragmentPadding * 2
        let used = CGRect(
            x: 0, y: line.frame.minY, width: line.frame.width + padding, height: line.frame.height)
        var whole = used
        if container.size.width > 0, container.size.width < 1e6 { whole.size.width = container.size.width }
        return (whole, used)
    }
    open func enumerateLineFragments(
        forGlyphRange range: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first, let found = lines(in: container) else { return }
        var stops = ObjCBool(false)
        for line in found.lines where !stops.boolValue && NSIntersectionRange(line.range, range).length > 0 {
            let (whole, used) = fragment(line, in: container)
            block(whole, used, container, line.range, &stops)
        }
    }
    /// One rectangle for each line.
    open func enumerateEnclosingRects(
        forGlyphRange range: NSRange, withinSelectedGlyphRange selected: NSRange, in container: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for line in lines(in: container)?.lines ?? [] where !stops.boolValue {
            if let box = box(of: line, range, in: container) { block(box, &stops) }
        }
    }
    open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {
        guard let textStorage, let container = textContainers.first else { return }
        let rect = usedRect(for: container).insetBy(dx: container.lineFragmentPadding, dy: 0)
        textStorage.draw(in: rect.offsetBy(dx: origin.x, dy: origin.y))
    }
    open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
    open func fillBackgroundRectArray(
        _ rects: UnsafePointer<CGRect>, count: Int, forCharacterRange range: NSRange, color: UIColor
    ) {}
}

public protocol NSLayoutManagerDelegate: AnyObject {}

/// The room of a text.
open class NSTextContainer: NSObject {
    open var lineFragmentPadding = CGFloat(5)
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var size = CGSize.zero
    @Kept open var widthTracksTextView = true
    @Kept open var heightTracksTextView = false
    @Kept open var exclusionPaths: [UIBezierPath] = []
    open weak var layoutManager: NSLayoutManager?

    /// Puts another manager in the place of the container's own, with the same text.
    open func replaceLayoutManager(_ manager: NSLayoutManager) {
        let storage = layoutManager?.textStorage
        if let old = layoutManager, let index = old.textContainers.firstIndex(where: { $0 === self }) {
            old.removeTextContainer(at: index)
            storage?.removeLayoutManager(old)
        }
        storage?.addLayoutManager(manager)
        manager.addTextContainer(self)
    }

    public init(size: CGSize) { self.size = size }
    public override convenience init() { self.init(size: .zero) }
    public required init?(coder: NSCoder) { super.init() }
}
