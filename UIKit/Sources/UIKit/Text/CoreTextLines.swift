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
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }
/// The line itself where it fits, else nothing of it but the token.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ type: CTLineTruncationType, _ token: CTLine?
) -> CTLine? {
    let whole = CTLineGetTypographicBounds(line, nil, nil, nil)
    guard whole > width else { return line }
    let rest = width - (token.map { CTLineGetTypographicBounds($0, nil, nil, nil) } ?? 0)
    var count = line.text.length
    func head(_ count: Int) -> NSAttributedString {
        line.text.attributedSubstring(from: NSRange(location: 0, length: count))
    }
    while count > 0, CTLineGetTypographicBounds(CTLine(head(count)), nil, nil, nil) > rest { count -= 1 }
    if type != .end { Missing.note("CTLineCreateTruncatedLine: cut at the end") }
    let cut = NSMutableAttributedString(attributedString: head(count))
    if let token { cut.append(token.text) }
    return CTLine(cut, start: line.start)
}
public func CTLineCreateJustifiedLine(_ line: CTLine, _ factor: CGFloat, _ width: Double) -> CTLine? { line }
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }
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
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}
/// From the line's baseline, upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    return CGRect(x: 0, y: -descent, width: CGFloat(width), height: ascent + descent)
}
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    CTLineGetBoundsWithOptions(line, [])
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
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.lines.first?.start ?? 0, length: frame.lines.reduce(0) { $0 + $1.text.length })
}
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CTFrameGetStringRange(frame) }
/// In the box of its path.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { context.draw(frame.text, in: frame.path.boundingBox) }
