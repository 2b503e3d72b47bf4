import Findings
import Foundation
import InterfaceBuilder
import LayoutEngine
import Testing

@testable import LayoutAudit

/// The audit of a file of which one screen was edited.
@Suite("audit of an edited screen")
struct PartAuditTests {
    /// Two screens with a label each.
    private static let text: String = {
        let one = Planted.storyboard(
            Planted.label("lb0-00-001", "Arrival of the ferry", "20 79 190 21"),
            Planted.corner("lb0-00-001") + Planted.constraint("wi0-00-001", "lb0-00-001", "width", nil, nil, 190))
        let scene = one[one.range(of: "<scene ")!.lowerBound..<one.range(of: "</scenes>")!.lowerBound]
        return one.replacing("</scenes>", with: scene.replacing("-00-", with: "-11-") + "</scenes>")
    }()

    private static func audit(_ text: String, again part: FileAudit.Part? = nil) throws -> FileAudit {
        let source = try InterfaceBuilderSource(Array(text.utf8), file: "Main.storyboard")
        var audit = FileAudit(file: "Main.storyboard", own: source.read().scenes, again: part)
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named("iPhoneSe")
        audit.take(source.read(options).scenes, on: AuditTraits(device: "iPhoneSe"))
        return audit
    }

    private static func facts(_ audit: FileAudit) -> Set<[String]> {
        Set(audit.findings.map { [$0.fingerprint, $0.severity.rawValue, $0.message, $0.screen] })
    }

    /// The edited screen is examined and the other taken over, with the findings of an audit of all screens.
    @Test(arguments: ["-00-", "-11-", "both"])
    func findingsAreThoseOfAllScreens(screen: String) throws {
        let whole = try Self.audit(Self.text)
        let old = #"constant="190.0""#
        var edited = Self.text
        if screen == "both" {
            edited = edited.replacing(old, with: #"constant="60.0""#)
        } else {
            edited = edited.replacing("\(old) id=\"wi0\(screen)001\"", with: "constant=\"60.0\" id=\"wi0\(screen)001\"")
        }
        #expect(edited != Self.text)
        let id = try #require(whole.ownScreens.first { $0.scene.id.contains(screen == "both" ? "-00-" : screen) }).scene
            .id
        let part = try Self.audit(edited, again: FileAudit.Part(id, of: whole))
        let full = try Self.audit(edited)
        #expect(Self.facts(part) == Self.facts(full) && Self.facts(full) != Self.facts(whole))
        #expect(screen == "both" ? part.pages == full.pages : part.pages < full.pages)
    }
}
