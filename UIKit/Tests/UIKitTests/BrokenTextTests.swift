import Foundation
import Testing
import UIKit

/// The lines of texts as layout managers and Core Text say them.
@MainActor
struct BrokenTextTests {
    private let text = NSAttributedString(
        string: "one two three four\nfive", attributes: [.font: UIFont.systemFont(ofSize: 17)])

    private func manager(width: CGFloat) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
        let storage = NSTextStorage(attributedString: text)
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
