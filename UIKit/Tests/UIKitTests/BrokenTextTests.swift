import Foundation
import Testing
import UIKit

/// The lines of texts as layout managers and Core Text say them.
@MainActor
struct BrokenTextTests {
    private let text = NSAttributedString(
        string: "one two three four\nfive", attributes: [.font: UIFont.systemFont(ofSize: 17)])

    private func manager(
        width: CGFloat, _ string: String? = nil
    ) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
        let other = string.map {
            NSAttributedString(string: $0, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        }
        let storage = NSTextStorage(attributedString: other ?? text)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1000)))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (manager, container, storage)
    }

    /// Every character is in one line, and the lines lie below one another as high as the text.
    @Test(arguments: [40, 70, 100, 400] as [CGFloat])
    func fragmentsOfLines(_ width: CGFloat) {
        let (manager, container, storage) = manager(width: width)
        var (ranges, bottom): ([NSRange], CGFloat) = ([], 0)
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { whole, used, _, range, _ in
            #expect(abs(whole.minY - bottom) < 0.01 && whole.width == width && used.width <= width)
            bottom = whole.maxY
            ranges.append(range)
        }
        #expect(ranges.reduce(0) { $1.location == $0 ? NSMaxRange($1) : -1 } == storage.length)
        #expect(abs(bottom - manager.usedRect(for: container).height) < 0.5)
        #expect(ranges.count == (width == 400 ? 2 : ranges.count) && ranges.count >= 2)
        var index = 0
        while index < manager.numberOfGlyphs {
            var range = NSRange()
            _ = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
            #expect(NSMaxRange(range) > index)
            index = NSMaxRange(range)
        }
    }

    @Test func placesOfLetters() {
        let (manager, container, storage) = manager(width: 400)
        defer { withExtendedLifetime(storage) {} }
        let word = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        #expect(word.minX > 20 && word.width > 15 && word.width < 40 && word.minY == 0)
        #expect(manager.glyphIndex(for: CGPoint(x: word.midX, y: word.midY), in: container) == 5)
        let below = manager.boundingRect(forGlyphRange: NSRange(location: 19, length: 4), in: container)
        #expect(below.minX == 0 && below.minY == word.maxY)
        #expect(manager.location(forGlyphAt: 4).x == word.minX)
    }

    /// The characters of each line.
    private func ranges(of string: String, width: CGFloat) -> [NSRange] {
        let (manager, container, storage) = manager(width: width, string)
        defer { withExtendedLifetime(storage) {} }
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, range, _ in
            ranges.append(range)
        }
        return ranges
    }

    /// A line that is broken at a soft hyphen ends there, not at a hyphen of a later word.
    @Test func softHyphens() {
        let found = ranges(of: "extra\u{AD}ordinary well-known", width: 75)
        #expect(found.first == NSRange(location: 0, length: 6))
        #expect(found.reduce(0) { $1.location == $0 ? NSMaxRange($1) : -1 } == 25)
        // One that is not shown belongs to its line all the same.
        let whole = [NSRange(location: 0, length: 5), NSRange(location: 5, length: 3)]
        #expect(ranges(of: "a\u{AD}b\u{AD}\nc-d", width: 400) == whole)
    }

    @Test(arguments: [("a\r\nb", [3, 1]), ("a\u{2028}b\u{2029}c", [2, 2, 1]), ("a\n\r\nb", [2, 2, 1])])
    func endsOfLines(_ string: String, _ lengths: [Int]) {
        let found = ranges(of: string, width: 400)
        #expect(found.map(\.length) == lengths)
        #expect(found.reduce(0) { $1.location == $0 ? NSMaxRange($1) : -1 } == lengths.reduce(0, +))
    }

    /// Where no letter is, there is a caret; a line that is not shown has none.
    @Test func carets() {
        let (manager, container, storage) = manager(width: 400)
        defer { withExtendedLifetime(storage) {} }
        let word = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        let caret = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 0), in: container)
        #expect(caret == CGRect(x: word.minX, y: word.minY, width: 0, height: word.height))
        let end = manager.boundingRect(forGlyphRange: NSRange(location: storage.length, length: 0), in: container)
        #expect(end.width == 0 && end.minX > 20 && end.minY == word.maxY)
        container.maximumNumberOfLines = 1
        let below = NSRange(location: 19, length: 4)
        #expect(manager.boundingRect(forGlyphRange: below, in: container) == .zero)
    }

    /// The texts of the fragments from a place of a text on, and whether the last place is the text's beginning and its end.
    private func fragments(
        of string: String, fromEnd: Bool, _ options: NSTextLayoutFragment.EnumerationOptions
    ) -> (texts: [String], lines: [Int], isBeginning: Bool, isEnd: Bool) {
        let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        content.attributedString = NSAttributedString(string: string)
        content.addTextLayoutManager(manager)
        let whole = manager.documentRange
        var (texts, lines): ([String], [Int]) = ([], [])
        let last = manager.enumerateTextLayoutFragments(
            from: fromEnd ? whole.endLocation : whole.location, options: options
        ) { fragment in
            let range = fragment.rangeInElement
            let start = content.offset(from: whole.location, to: range.location)
            let length = content.offset(from: range.location, to: range.endLocation)
            texts.append(NSString(string: string).substring(with: NSRange(location: start, length: length)))
            lines.append(fragment.textLineFragments.count)
            return true
        }
        let isBeginning = last?.compare(whole.location) == .orderedSame
        let isEnd = last?.compare(whole.endLocation) == .orderedSame
        return (texts, lines, isBeginning, isEnd)
    }

    @Test func fragmentsInReverse() {
        let onward = fragments(of: "a\u{2028}b\u{2029}c", fromEnd: false, [.ensuresLayout])
        #expect(onward.texts == ["a\u{2028}b\u{2029}", "c"] && onward.lines == [2, 1] && onward.isEnd)
        let back = fragments(of: "a\r\nb", fromEnd: true, [.reverse, .ensuresLayout])
        #expect(back.texts == ["b", "a\r\n"] && back.isBeginning && !back.isEnd)
        #expect(fragments(of: "a\nb", fromEnd: false, [.reverse]).texts.isEmpty)
        #expect(fragments(of: "", fromEnd: false, []).lines == [1])
        #expect(fragments(of: "", fromEnd: true, [.reverse]).lines == [1])
    }

    @Test func secondLayout() {
        let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        content.attributedString = text
        content.addTextLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 70, height: 0))
        container.lineFragmentPadding = 0
        manager.textContainer = container
        var lines: [Int] = []
        manager.enumerateTextLayoutFragments(from: manager.documentRange.location, options: [.ensuresLayout]) {
            lines.append($0.textLineFragments.count)
            return true
        }
        #expect(lines.count == 2 && lines[0] > 1 && lines[1] == 1)
        let size = text.boundingRect(
            with: CGSize(width: 70, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(manager.usageBoundsForTextContainer.height - size.height) < 0.5)
        #expect(UITextView(usingTextLayoutManager: true).textLayoutManager == nil)
    }

    @Test func linesOfCoreText() {
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(width > 50 && width < 70 && ascent > descent && descent > 0)
        #expect(CTLineGetOffsetForStringIndex(line, 7, nil) == CGFloat(width))
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1, y: 0)) == 0)
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 70, height: 50), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
        let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
        #expect(lines.count == 2 && CTLineGetStringRange(lines[1]).location == CTLineGetStringRange(lines[0]).length)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        #expect(origins[0].y > origins[1].y && origins[1].y > 0)
    }

    @Test func fontsOfCoreText() {
        let font: CTFont = UIFont.systemFont(ofSize: 20)
        #expect(CTFontGetSize(font) == 20 && CTFontGetDescent(font) == -font.descender)
        #expect(CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/no/font.ttf"), .process, nil) == false)
        var error: Unmanaged<CFError>?
        let isDone = CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: #filePath), .process, &error)
        let failure = error?.takeRetainedValue()
        #expect(!isDone && failure.map(CFErrorGetCode) == CTFontManagerError.unrecognizedFormat.rawValue)
        #expect(CGDataProvider(data: Data([1, 2, 3])).flatMap { CGFont($0) } == nil)
    }
}
