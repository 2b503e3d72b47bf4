import Findings
import LayoutAudit
import Testing

/// Rows whose views have frames in place of constraints, from right to left.
@Suite struct FrameRowTests {
    private static func masked(_ element: String, _ id: String, _ frame: String, more: String = "") -> String {
        """
        <\(element) opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \(more) \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Planted.rect(frame))
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></\(element)>
        """
    }

    private static func found(_ views: String, isTranslated: Bool = true) throws -> [Finding] {
        try Planted.findings(views) { $0.isTranslatedRightToLeft = isTranslated }
            .filter { $0.rule == AuditRule.leftAndRight.rawValue }
    }

    private static let natural = "text=\"Label\" textAlignment=\"natural\""

    @Test("the text turns round and the row does not")
    func aRow() throws {
        let row =
            Self.masked("imageView", "im0-00-001", "20 79 36 36")
            + Self.masked("label", "lb0-00-001", "64 86 244 21", more: Self.natural)
        let finding = try #require(try Self.found(row).first)
        #expect(finding.severity == .warning && finding.kind == AuditRule.leftAndRight.kind)
        #expect(finding.elements.map(\.id) == ["lb0-00-001", "im0-00-001"])
        #expect(try Self.found(row, isTranslated: false).map(\.severity) == [.information])
    }

    @Test("no row: one view above the other, a text that stays at the left, and a text alone")
    func others() throws {
        let label = Self.masked("label", "lb0-00-001", "64 86 244 21", more: Self.natural)
        #expect(try Self.found(label).isEmpty)
        #expect(try Self.found(Self.masked("imageView", "im0-00-001", "20 20 36 36") + label).isEmpty)
        let left = Self.masked("label", "lb0-00-001", "64 86 244 21", more: "text=\"Label\"")
        #expect(try Self.found(Self.masked("imageView", "im0-00-001", "20 79 36 36") + left).isEmpty)
    }

    @Test("constraints turn a row round")
    func constraints() throws {
        let row = """
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="im0-00-001">
            \(Planted.rect("20 79 36 36"))</imageView>
            """ + Planted.label("lb0-00-001", "Label", "64 79 42 21")
        let places =
            Planted.corner("im0-00-001") + Planted.constraint("g", "lb0-00-001", "leading", "im0-00-001", "trailing", 8)
            + Planted.constraint("t", "lb0-00-001", "top", "im0-00-001", "top")
        #expect(
            try Planted.findings(row, constraints: places).allSatisfy { $0.rule != AuditRule.leftAndRight.rawValue })
    }
}
