import Foundation
import InterfaceBuilder
import LayoutAudit
import LayoutEngine
import TestSupport
import Testing

/// A page of another text size that is taken from the page without one has the findings of a page that is read and laid out.
@Suite("Pages of text sizes on which nothing depends")
struct RepeatedPageTests {
    @Test("the fixtures, at two text sizes")
    func documents() throws {
        let repeated = try Fixtures.interfaceBuilderFiles.filter { file in
            Self.expectSame(try InterfaceBuilderSource(Fixtures.bytes(file), file: file), file)
        }
        #expect(repeated.count > 2 && repeated.count < Fixtures.interfaceBuilderFiles.count)
    }

    @Test("a text in a style depends on the text size, and another does not")
    func styles() throws {
        let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        let system = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        for font in [style, system] {
            let label = Planted.label("lb0-00-001", "Pier", "20 79 100 21", font: font)
            let text = Planted.storyboard(label, Planted.corner("lb0-00-001"))
            let source = try InterfaceBuilderSource(Array(text.utf8), file: "Main.storyboard")
            #expect(Self.expectSame(source, "Main.storyboard") == (font == system), "\(font)")
        }
    }

    /// Whether the pages of text sizes were taken again.
    private static func expectSame(_ source: InterfaceBuilderSource, _ file: String) -> Bool {
        let usual = AuditTraits(device: "iPhoneSe")
        let own = source.read().scenes
        var (fresh, repeating) = (FileAudit(file: file, own: own), FileAudit(file: file, own: own))
        var kept = KeptReadings()
        var areRepeated = true
        for size in [nil, ContentSizeCategory.extraExtraExtraLarge, .accessibilityLarge] {
            var (options, page) = (InterfaceBuilderOptions(), usual)
            options.device = Device.named("iPhoneSe")
            options.isLandscape = false
            options.contentSizeCategory = size
            page.contentSizeCategory = size
            fresh.take(source.read(options).scenes, on: page)
            if size != nil, !kept.dependsOnTextSize, repeating.takeAgain(usual, on: page) { continue }
            areRepeated = areRepeated && size == nil
            repeating.take(source.read(options, keeping: &kept).scenes, on: page, isRepeated: size == nil)
        }
        #expect(fresh.findings == repeating.findings && fresh.pages == repeating.pages, "\(file)")
        return areRepeated
    }
}
