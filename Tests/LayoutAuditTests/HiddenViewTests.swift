import Findings
import LayoutAudit
import LayoutEngine
import Testing

/// What keeps a hidden view of a stack view from having no length, and what mends that.
@Suite struct HiddenViewTests {
    /// A stack view with a hidden box and a label below.
    private static func stack(_ box: String, _ constraints: String) -> String {
        """
        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" \
        id="st0-00-001">\(Planted.rect("20 79 353 61"))<subviews>
        <view hidden="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
        \(Planted.rect("0 0 353 40"))<subviews>\(box)</subviews><constraints>\(constraints)</constraints></view>
        \(Planted.label("lb0-00-009", "Arrival at the harbour", "0 40 353 21"))</subviews></stackView>
        """
    }

    private static let places =
        Planted.corner("st0-00-001")
        + Planted.constraint("st-r", "sa0-00-001", "trailing", "st0-00-001", "trailing", 20)

    /// A label at the edges of the box, with distances of 8.
    private static let label = Planted.label("lb0-00-001", "Pier 4", "8 8 337 24")
    private static let edges =
        Planted.constraint("l", "lb0-00-001", "leading", "bx0-00-001", "leading", 8)
        + Planted.constraint("r", "bx0-00-001", "trailing", "lb0-00-001", "trailing", 8)
        + Planted.constraint("t", "lb0-00-001", "top", "bx0-00-001", "top", 8)
        + Planted.constraint("b", "bx0-00-001", "bottom", "lb0-00-001", "bottom", 8)
    private static let height = Planted.constraint("h", "bx0-00-001", "height", nil, nil, 40)

    private static func repair(_ views: String) throws -> Repair? {
        let text = Planted.storyboard(views, places)
        let audit = try Planted.audit(of: text, traits: [], target: .iOS10)
        let finding = try #require(audit.findings.first { $0.rule == AuditRule.hiddenConflict.rawValue })
        var search = RepairSearch { bytes, _ in
            try? Planted.audit(of: String(decoding: bytes, as: UTF8.self), traits: [], target: .iOS10)
        }
        return search.choice(for: finding, in: .init(bytes: Array(text.utf8), audit: audit))?.best
    }

    @Test("a lower height mends nothing where the distances inside of the hidden view stay required")
    func heightAndDistances() throws {
        let repair = try #require(try Self.repair(Self.stack(Self.label, Self.edges + Self.height)))
        #expect(repair.candidate.edits == [.priority(999, of: "h"), .priority(999, of: "b")])
    }

    @Test("one constraint is enough where nothing else keeps the view from having no height")
    func oneConstraint() throws {
        let repair = try #require(try Self.repair(Self.stack("", Self.height)))
        #expect(repair.candidate.edits == [.priority(999, of: "h")])
        for outlet in [true, false] {
            let text = Planted.storyboard(Self.stack("", Self.height), Self.places)
                .replacing(
                    "destination=\"tv0-00-001\"", with: "destination=\"\(outlet ? "bx0-00-001" : "vw0-00-001")\"")
            let found = try Planted.findings(of: text, traits: [], target: .iOS10).filter {
                $0.rule == AuditRule.hiddenConflict.rawValue
            }
            #expect(found.map { $0.remedy.contains("delete") } == [!outlet])
        }
    }

    @Test("since iOS 11 a hidden view keeps its height beside the others", arguments: [Release.iOS10, .iOS11])
    func releases(target: Release) throws {
        let text = Planted.storyboard(Self.stack("", Self.height), Self.places)
        let found = try Planted.findings(of: text, traits: [], target: target)
        #expect(found.contains { $0.rule == AuditRule.hiddenConflict.rawValue } == (target == .iOS10))
    }

    @Test(
        "distances lead through views inside of views, and not through contents that scroll",
        arguments: ["view", "scrollView"])
    func viewsInViews(kind: String) throws {
        let inner = """
            <\(kind) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="in0-00-001">
            \(Planted.rect("0 0 353 40"))<subviews>\(Self.label)</subviews>
            <constraints>\(Self.edges.replacing("bx0-00-001", with: "in0-00-001"))</constraints></\(kind)>
            """
        let around =
            Planted.constraint("it", "in0-00-001", "top", "bx0-00-001", "top")
            + Planted.constraint("ib", "bx0-00-001", "bottom", "in0-00-001", "bottom")
            + Planted.constraint("il", "in0-00-001", "leading", "bx0-00-001", "leading")
            + Planted.constraint("ir", "bx0-00-001", "trailing", "in0-00-001", "trailing")
        let found = try Planted.findings(
            of: Planted.storyboard(Self.stack(inner, around), Self.places), traits: [], target: .iOS10)
        #expect(found.contains { $0.rule == AuditRule.hiddenConflict.rawValue } == (kind == "view"))
    }
}
