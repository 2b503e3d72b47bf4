import Findings
import LayoutAudit
import Testing

/// Texts beside switches and buttons in one row, and texts near an edge.
@Suite struct RowControlTests {
    private static func unbounded(_ views: String, _ constraints: String) throws -> Finding? {
        try Planted.findings(views, constraints: constraints).first { $0.rule == AuditRule.unboundedText.rawValue }
    }

    private static func toggle(_ more: String = "") -> String {
        """
        <switch opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \(more) \
        contentVerticalAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="sw0-00-001">
        \(Planted.rect("322 79 51 31"))</switch>
        """
    }

    private static let end =
        Planted.constraint("e", "sa0-00-001", "trailing", "sw0-00-001", "trailing", 20)
        + Planted.constraint("c", "sw0-00-001", "centerY", "lb0-00-001", "centerY")

    @Test("a row without a gap: code writes the name of a setting, and nothing keeps the name from the switch")
    func placeholderBesideASwitch() throws {
        let label = Planted.label("lb0-00-001", "Label", "20 79 42 21")
        let finding = try #require(
            try Self.unbounded(label + Self.toggle(), Planted.corner("lb0-00-001") + Self.end))
        #expect(finding.severity == .warning && finding.elements.map(\.id).contains("sw0-00-001"))
        // A distance bounds the text, which then ends with an ellipsis.
        let gap = Planted.constraint(
            "g", "sw0-00-001", "leading", "lb0-00-001", "trailing", 8, relation: "greaterThanOrEqual")
        let kept = Self.toggle("horizontalCompressionResistancePriority=\"751\"")
        #expect(
            try Self.unbounded(label + kept, Planted.corner("lb0-00-001") + Self.end + gap) == nil)
    }

    @Test("equal resistance counts where the row has little room for the words of the file")
    func equalResistance() throws {
        let gap = Planted.constraint("g", "sw0-00-001", "leading", "lb0-00-001", "trailing", 8)
        func severity(_ words: String) throws -> Finding.Severity? {
            let label = Planted.label("lb0-00-001", words, "20 79 294 21")
            return try Self.unbounded(label + Self.toggle(), Planted.corner("lb0-00-001") + Self.end + gap)?.severity
        }
        #expect(try severity("Open Links in Their Own Apps") == .warning)
        #expect(try severity("Passcode") == .information)
    }

    @Test("two views that a stack view arranges are as good as joined")
    func arranged() throws {
        func found(_ distribution: String) throws -> Finding? {
            let stack = """
                <stackView opaque="NO" contentMode="scaleToFill" distribution="\(distribution)" alignment="center" spacing="8" \
                translatesAutoresizingMaskIntoConstraints="NO" id="st0-00-001">\(Planted.rect("20 79 353 31"))<subviews>
                \(Planted.label("lb0-00-001", "Open Links in Their Own Apps", "0 5 294 21"))\(Self.toggle())</subviews></stackView>
                """
            let right = Planted.constraint("e", "sa0-00-001", "trailing", "st0-00-001", "trailing", 20)
            return try Self.unbounded(stack, Planted.corner("st0-00-001") + right)
        }
        let finding = try #require(try found("fill"))
        #expect(finding.severity == .warning && finding.elements.map(\.id).contains("sw0-00-001"))
        #expect(try found("fillEqually") == nil)
    }

    @Test("an unbounded text that a translation's usual growth takes to the edge, and one that has room")
    func nearTheEdge() throws {
        func severity(_ words: String) throws -> Finding.Severity? {
            let label = Planted.label("lb0-00-001", words, "20 79 300 21")
            return try Self.unbounded(label, Planted.corner("lb0-00-001"))?.severity
        }
        #expect(try severity("The ferry to the northern island leaves soon") == .warning)
        #expect(try severity("The ferry") == .information)
    }

    @Test("a text that its edges bound, and that a translation's usual growth cuts")
    func boundedWords() throws {
        func found(_ words: String, lines: Int = 1, hasOneLanguage: Bool = false) throws -> [Finding.Severity] {
            let label = Planted.label("lb0-00-001", words, "20 79 353 21", lines: lines)
            let right = Planted.constraint("e", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 20)
            return try Planted.findings(label, constraints: Planted.corner("lb0-00-001") + right, traits: []) {
                $0.hasOneLanguage = hasOneLanguage
            }
            .filter { $0.rule == AuditRule.tightText.rawValue }.map(\.severity)
        }
        let long = "The ferry to the northern island leaves"
        #expect(try found(long) == [.warning])
        #expect(try found(long, hasOneLanguage: true) == [.information])
        #expect(try found(long, lines: 0).isEmpty)
        #expect(try found("The ferry leaves").isEmpty)
    }

    @Test("a text that squeezes its neighbour is judged by the room that the neighbour leaves")
    func squeezedNeighbour() throws {
        func severity(_ words: String) throws -> Finding.Severity? {
            let label = Planted.label(
                "lb0-00-001", words, "20 79 200 21", more: "horizontalCompressionResistancePriority=\"760\"")
            let copy = Planted.button("bt0-00-001", "Copy", "228 74 145 30")
            let row =
                Planted.constraint("g", "bt0-00-001", "leading", "lb0-00-001", "trailing", 8)
                + Planted.constraint("e", "sa0-00-001", "trailing", "bt0-00-001", "trailing", 20)
                + Planted.constraint("c", "bt0-00-001", "centerY", "lb0-00-001", "centerY")
            return try Self.unbounded(label + copy, Planted.corner("lb0-00-001") + row)?.severity
        }
        #expect(try severity("The ferry to the northern island is late") == .warning)
        #expect(try severity("The ferry to the northern") == .information)
    }
}
