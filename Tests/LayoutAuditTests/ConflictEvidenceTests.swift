import Findings
import LayoutAudit
import Testing

/// Conflicts that the length of a text decides: what the text is says whether the app has them.
@Suite("Evidence of conflicts")
struct ConflictEvidenceTests {
    /// A label of resistance 1000 between both sides of the screen, too long for one line.
    private static func conflict(
        _ text: String, id: String = "lb0-00-001"
    ) throws -> Finding? {
        let label = Planted.label(
            id, text, "20 79 460 21", more: "horizontalCompressionResistancePriority=\"1000\"")
        let places =
            Planted.corner(id) + Planted.constraint("t", "sa0-00-001", "trailing", id, "trailing", 20)
        return try Planted.findings(label, constraints: places, traits: []).first {
            $0.rule == AuditRule.conflict.rawValue
        }
    }

    private static let long = "The timetable changes on Sunday: ferries leave at noon"

    @Test("the text that decides is told, and a text that code sets is information")
    func texts() throws {
        let certain = try #require(try Self.conflict(Self.long))
        #expect(certain.severity == .error)
        #expect(
            certain.message.contains("'.width >= ") && certain.message.contains(" (its text)"), "\(certain.message)")
        let connected = try #require(try Self.conflict(Self.long, id: "tv0-00-001"))
        #expect(connected.severity == .information)
        #expect(connected.message.contains("which code sets by an outlet"), "\(connected.message)")
    }

    @Test("an empty text view is as high as the app's text", arguments: [("", true), (Self.long, false)])
    func emptyTextView(text: String, isGuess: Bool) throws {
        let view = """
            <textView scrollEnabled="NO" verticalHuggingPriority="1000" text="\(text)" \
            translatesAutoresizingMaskIntoConstraints="NO" id="tx0-00-001">\(Planted.rect("20 79 353 739"))
            <fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
            """
        let places =
            Planted.corner("tx0-00-001") + Planted.constraint("w", "tx0-00-001", "width", nil, nil, 353)
            + Planted.constraint("b", "sa0-00-001", "bottom", "tx0-00-001", "bottom")
        let found = try Planted.findings(view, constraints: places, traits: []).first { $0.rule == "conflict" }
        #expect(try #require(found).severity == (isGuess ? .information : .error))
    }

    /// A box of 90 by 78 whose ratio is written with five decimals: 90.0003 against 90.
    @Test("frames of the record that fulfil a conflict deny it", arguments: [("90", true), ("89.5", false)])
    func record(width: String, isDenied: Bool) throws {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("20 79 \(width) 78"))<constraints>
            \(Planted.constraint("w", "bx0-00-001", "width", nil, nil, 90))
            \(Planted.constraint("h", "bx0-00-001", "height", nil, nil, 78))
            <constraint firstAttribute="width" secondItem="bx0-00-001" secondAttribute="height" multiplier="1.15385" id="r"/>
            </constraints></view>
            """
        let found = try Planted.findings(box, constraints: Planted.corner("bx0-00-001"))
        let conflict = try #require(found.first { $0.rule == AuditRule.conflict.rawValue })
        #expect(conflict.severity == (isDenied ? .information : .error))
        #expect(conflict.cause.contains("record") == isDenied, "\(conflict.cause)")
    }
}
