// Core Text's lines: broken and measured as labels are, drawn as attributed texts are. Single glyphs are not known.

/// A line of a text.
public final class CTLine {
    let text: NSAttributedString
    let start: Int
    fileprivate init(_ text: NSAttributedString, start: Int = 0) { (self.text, self.start) = (text, start) }
    /// A line of a part of a text.
    fileprivate convenience init(_ whole: NSAttributedString, in part: NSRange, _ line: NSRange) {
        let range = NSRange(location: part.location + line.location, length: line.length)
        self.init(whole.attributedSubstring(from: range), start: range.location)
    }

    fileprivate var line: BrokenText.Line? { BrokenText(text, width: nil).lines.first }
}

public func CTLineCreateWithAttributedString(_ text: NSAttributedString) -> CTLine { CTLine(text) }
/// Nothing: runs of glyphs are not known.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    Missing.note("CTLineGetGlyphRuns: none")
    return NSArray()
}
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.start, length: line.text.length)
}
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    guard let found = line.line else { return 0 }
    ascent?.pointee = found.ascender
    descent?.pointee = found.frame.height - found.ascender
    leading?.pointee = 0
    return Double(found.frame.width)
}
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { 0 }
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
/// From the line's baseline, upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    return CGRect(x: 0, y: -descent, width: CGFloat(width), height: ascent + descent)
}
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ index: CFIndex, _ second: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let count = min(max(0, index - line.start), line.text.length)
    let head = CTLine(line.text.attributedSubstring(from: NSRange(location: 0, length: count)))
    let offset = CGFloat(CTLineGetTypographicBounds(head, nil, nil, nil))
    second?.pointee = offset
    return offset
}
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let end = line.start + line.text.length
    return (line.start..<end).first { CTLineGetOffsetForStringIndex(line, $0 + 1, nil) > position.x } ?? end
}
/// At the context's text position, on the baseline, in a context that counts upwards, as Core Text's do.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let bounds = CTLineGetBoundsWithOptions(line, [])
    context.draw(line.text, in: bounds.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y))
}

/// A text that frames are made of.
public final class CTFramesetter {
    fileprivate let text: NSAttributedString
    fileprivate init(_ text: NSAttributedString) { self.text = text }
}
/// The lines of a text in a box.
public final class CTFrame {
    fileprivate let text: NSAttributedString
    fileprivate let path: CGPath
    fileprivate let lines: [CTLine]
    fileprivate let origins: [CGPoint]

    fileprivate init(_ whole: NSAttributedString, _ range: NSRange, _ path: CGPath) {
        let box = path.boundingBox
        text = whole.attributedSubstring(from: range)
        self.path = path
        // A line below the box is not in the frame.
        let shown = BrokenText(text, width: box.width).lines.filter { $0.frame.maxY <= box.height + 0.5 }
        lines = shown.map { CTLine(whole, in: range, $0.range) }
        // From the lower left corner of the box to the baseline, upwards.
        origins = shown.map { CGPoint(x: 0, y: box.height - $0.frame.minY - $0.ascender) }
    }
}
public func CTFramesetterCreateWithAttributedString(_ text: NSAttributedString) -> CTFramesetter { CTFramesetter(text) }
extension CTFramesetter {
    /// A range of length nothing is the rest of the text.
    fileprivate func part(_ range: CFRange) -> NSRange {
        let start = min(max(0, range.location), text.length)
        return NSRange(
            location: start, length: range.length > 0 ? min(range.length, text.length - start) : text.length - start)
    }
}
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ setter: CTFramesetter, _ range: CFRange, _ attributes: CFDictionary?, _ constraints: CGSize,
    _ fit: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let part = setter.part(range)
    fit?.pointee = CFRange(location: part.location, length: part.length)
    return setter.text.attributedSubstring(from: part)
        .boundingRect(with: constraints, options: .usesLineFragmentOrigin, context: nil).size
}
public func CTFramesetterCreateFrame(
    _ setter: CTFramesetter, _ range: CFRange, _ path: CGPath, _ attributes: CFDictionary?
) -> CTFrame { CTFrame(setter.text, setter.part(range), path) }
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }
public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let start = min(max(0, range.location), frame.origins.count)
    let count = range.length > 0 ? min(range.length, frame.origins.count - start) : frame.origins.count - start
    for index in 0..<count { origins[index] = frame.origins[start + index] }
}
/// In the box of its path.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { context.draw(frame.text, in: frame.path.boundingBox) }
