import Findings
import InterfaceBuilder
import LayoutEngine
import Testing

@testable import LayoutAudit

/// What an audit keeps of a page when the page is left, and what screens remember of their texts.
@Suite("What an audit keeps of its pages")
struct AuditMemoryTests {
    /// The own page and a page of a small phone, on which the view with the id `vi0-00-001` is off the screen.
    private static func audit(_ view: String, isRepeated: Bool) throws -> (audit: FileAudit, memory: WeakMemory) {
        let places =
            Planted.corner("vi0-00-001") + Planted.constraint("w", "vi0-00-001", "width", nil, nil, 353)
        let text = Planted.storyboard(view, places)
        let source = try InterfaceBuilderSource(Array(text.utf8), file: "Main.storyboard")
        var audit = FileAudit(file: "Main.storyboard", own: source.read().scenes)
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named("iPhoneSe")
        options.isLandscape = false
        let memory = LayoutMemory()
        let weak = WeakMemory(memory)
        var scenes = source.read(options).scenes
        for place in scenes.indices { scenes[place].environment.memory = memory }
        audit.take(scenes, on: AuditTraits(device: "iPhoneSe"), isRepeated: isRepeated)
        return (audit, weak)
    }

    /// Holds what the layouts of a page share as long as somebody holds a scene of the page.
    private final class WeakMemory {
        private(set) weak var value: LayoutMemory?
        init(_ value: LayoutMemory) { self.value = value }
    }

    @Test("a screen that is the first to show a defect is let go, and the finding has the names of the views")
    func screensOfFindings() throws {
        let (audit, memory) = try Self.audit(
            Planted.button(
                "vi0-00-001", "Pier", "20 79 353 34",
                inner: "<color key=\"backgroundColor\" white=\"0.9\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"),
            isRepeated: false)
        #expect(memory.value == nil)
        let finding = try #require(audit.findings.first { $0.rule == AuditRule.offScreen.rawValue })
        #expect(finding.elements.first?.names.contains("Pier") == true && finding.line != nil)
    }

    @Test("a screen that depends on the text size is not kept for pages of other text sizes", arguments: [false, true])
    func screensOfTextSizes(hasStyle: Bool) throws {
        let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        let system = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        var (audit, memory) = try Self.audit(
            Planted.label("vi0-00-001", "Pier", "20 79 353 21", font: hasStyle ? style : system), isRepeated: true)
        #expect((memory.value == nil) == hasStyle)
        let usual = AuditTraits(device: "iPhoneSe")
        var large = usual
        large.contentSizeCategory = .accessibilityLarge
        #expect(audit.takeAgain(usual, on: large) != hasStyle)
    }

    @Test(
        "the words of two texts that are canonically equivalent are found for each",
        arguments: [
            ("\u{2329}", "\u{3008}"), ("\u{212A}", "K"), ("\u{304C}", "\u{304B}\u{3099}"),
        ])
    func words(_ one: String, _ other: String) {
        let memory = ScreenMemory()
        func words(_ text: String) -> [UInt32] {
            memory.words(of: text) { ["\($0.unicodeScalars.first?.value ?? 0)"] }.compactMap { UInt32($0) }
        }
        for text in [one, other, one] { #expect(words(text) == [text.unicodeScalars.first?.value ?? 0]) }
    }
}
