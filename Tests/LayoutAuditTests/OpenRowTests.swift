import Findings
import InterfaceBuilder
import LayoutAudit
import LayoutEngine
import Testing

/// Rows in files of their own, whose chains from the top to the bottom ask for heights that no row has at once.
@Suite struct OpenRowTests {
    /// A row with a picture of 65 and a text of 60, each between distances from the top and from the bottom.
    private static func row(picture: Double, text: Double, relation: String? = nil, height: Double = 99) -> String {
        Planted.xib(
            """
            <tableViewCell contentMode="scaleToFill" rowHeight="\(height)" id="ce0-00-001">\(Planted.rect("0 0 320 \(height)"))
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="ce0-00-001" id="co0-00-001">
            \(Planted.rect("0 0 320 \(height)"))<autoresizingMask key="autoresizingMask"/><subviews>
            <imageView userInteractionEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO" id="im0-00-001">
            \(Planted.rect("20 10 65 65"))<constraints>
            \(Planted.constraint("pw", "im0-00-001", "width", nil, nil, 65))
            \(Planted.constraint("ph", "im0-00-001", "height", nil, nil, 65))</constraints></imageView>
            \(Planted.label("lb0-00-001", "Arrival", "95 15 200 60"))</subviews><constraints>
            \(Planted.constraint("px", "im0-00-001", "leading", "co0-00-001", "leading", 20))
            \(Planted.constraint("pt", "im0-00-001", "top", "co0-00-001", "top", picture))
            \(Planted.constraint("pb", "co0-00-001", "bottom", "im0-00-001", "bottom", picture))
            \(Planted.constraint("tx", "lb0-00-001", "leading", "im0-00-001", "trailing", 10))
            \(Planted.constraint("tt", "lb0-00-001", "top", "co0-00-001", "top", text))
            \(Planted.constraint("tb", "co0-00-001", "bottom", "lb0-00-001", "bottom", text))
            \(Planted.constraint("th", "lb0-00-001", "height", nil, nil, 60, relation: relation))
            </constraints></tableViewCellContentView></tableViewCell>
            """)
    }

    private static func conflicts(_ row: String) throws -> [Finding] {
        try Planted.findings(
            of: row, file: "Row.xib", traits: [AuditTraits(device: "iPhoneSe"), AuditTraits(device: "iPhone16ProMax")]
        ).filter { $0.rule == AuditRule.conflict.rawValue }
    }

    @Test("two chains of different lengths contradict each other at any height, and both are named")
    func twoChains() throws {
        let found = try Self.conflicts(Self.row(picture: 10, text: 15))
        #expect(found.map(\.severity) == [.error])
        #expect(Set(found.first?.constraints.map(\.id) ?? []) == ["pt", "ph", "pb", "tt", "th", "tb"])
        for name in ["UIImageView.height == 65", "'Arrival'.height == 60"] {
            #expect(found.first?.message.contains(name) == true, "\(found.map(\.message))")
        }
    }

    @Test(
        "a text that may be higher fits a higher picture, and not a lower one", arguments: [(10.0, true), (15, false)])
    func growing(picture: Double, isLeft: Bool) throws {
        let found = try Self.conflicts(Self.row(picture: picture, text: 15, relation: "greaterThanOrEqual"))
        #expect(found.contains { $0.severity == .error } == isLeft)
    }

    @Test("chains of one length contradict the height of the canvas alone, and a pixel's share, which UIKit logs")
    func oneLength() throws {
        #expect(try Self.conflicts(Self.row(picture: 12.5, text: 15)).allSatisfy { $0.severity == .information })
        #expect(try Self.conflicts(Self.row(picture: 12.25, text: 14.75)).allSatisfy { $0.severity == .warning })
    }
}
