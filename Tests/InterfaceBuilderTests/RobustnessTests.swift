import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// Broken files, hostile files, and files of other formats.
@Suite struct RobustnessTests {
    private func refusal(_ text: String) -> InterfaceBuilderError? { refusal(Array(text.utf8)) }

    private func refusal(_ bytes: [UInt8]) -> InterfaceBuilderError? {
        do {
            _ = try InterfaceBuilderReader.read(bytes, file: "a.xib")
            return nil
        } catch {
            return error
        }
    }

    @Test func otherDocumentsAreNamed() {
        #expect(refusal("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")?.kind == .oldArchive)
        #expect(refusal("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")?.kind == .wrongPlatform)
        #expect(refusal("<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"/>")?.kind == .wrongPlatform)
        #expect(refusal("<svg/>")?.kind == .notInterfaceBuilder)
        #expect(refusal("<document/>")?.kind == .notInterfaceBuilder)
    }

    @Test func brokenDocumentsHaveAPlace() throws {
        #expect(refusal("")?.kind == .malformed)
        #expect(refusal("<document")?.kind == .malformed)
        let mismatched = try #require(refusal("<document>\n  <a></b>\n</document>"))
        #expect(mismatched.kind == .malformed && mismatched.line == 2)
        #expect(mismatched.description.hasPrefix("a.xib:2:"))
        #expect(refusal("<document/><document/>")?.kind == .malformed)
        #expect(refusal("<document/>trailing")?.kind == .malformed)
        #expect(refusal([0x3C, 0x61, 0xFF, 0xFE, 0x2F, 0x3E])?.kind == .malformed)
        #expect(refusal("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document><\u{FFFF}/></document>") != nil)
    }

    @Test func typeDeclarationsAndBombsAreRefused() throws {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <document type="x">&b;</document>
            """
        let error = try #require(refusal(bomb))
        #expect(error.kind == .refused && error.line == 2 && error.message.contains("document type"))
        #expect(refusal("<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><d/>")?.kind == .refused)
        #expect(refusal("<document>&undefined;</document>")?.kind == .malformed)
    }

    @Test func limitsHold() {
        let deep = String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300)
        #expect(refusal(deep)?.message.contains("256") == true)
        let wide = "<a " + (0..<300).map { "x\($0)=\"\"" }.joined(separator: " ") + "/>"
        #expect(refusal(wide)?.message.contains("attributes") == true)
        let many = "<a>" + String(repeating: "<b/>", count: 100_001) + "</a>"
        #expect(refusal(many)?.message.contains("elements") == true)
        #expect(refusal([UInt8](repeating: 32, count: 17 * 1024 * 1024))?.kind == .tooLarge)
    }

    @Test(arguments: fixturePaths())
    func everyTruncationIsRefused(path: String) {
        let bytes = Fixtures.bytes(path)
        for end in stride(from: 0, to: bytes.count - 12, by: 97) {
            #expect(refusal(Array(bytes[..<end])) != nil)
        }
    }

    /// Random damage either is refused with a place or still lays out.
    @Test(arguments: fixturePaths(), 0..<8)
    func damageNeverCrashes(path: String, seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let original = Fixtures.bytes(path)
        for _ in 0..<12 {
            var bytes = original
            for _ in 0..<(1 + generator.below(6)) {
                let place = generator.below(bytes.count)
                switch generator.below(4) {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
                case 1: bytes[place] = UInt8(ascii: "9")
                case 2: bytes.removeSubrange(place..<min(place + generator.below(40), bytes.count))
                default:
                    bytes.insert(contentsOf: bytes[place..<min(place + generator.below(60), bytes.count)], at: place)
                }
            }
            do {
                let document = try InterfaceBuilderReader.read(bytes, file: "a.xib")
                for item in frames(of: document) { #expect(item.frame.width.isFinite && item.frame.x.isFinite) }
            } catch {
                #expect(error.line >= 1 && error.column >= 1)
            }
        }
    }

    /// A length is at most the longest one; what is no number, and no number of lines or priority, is left out.
    @Test func hugeNumbersAreLimitedOrLeftOut() throws {
        let body = """
            <subviews><label text="x" numberOfLines="99999999999999999999" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="1e308" y="nan" width="-5" height="inf"/>
            <fontDescription key="fontDescription" type="system" pointSize="1e300"/></label></subviews>
            <constraints><constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="1e300"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" priority="5000"/>
            </constraints>
            """
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x")
        #expect(document.problems.count == 4)
        for item in frames(of: document) { #expect(item.frame.height.isFinite) }
    }
}
