import Findings
import InterfaceBuilder
import LayoutAudit
import LayoutEngine
import Testing

/// Rows whose heights a table decides: what the canvas shows of them, and what an app gives them.
@Suite struct RowHeightTests {
    private static let phone = [AuditTraits(device: "iPhoneSe")]

    /// A table with one row, whose label is 40 high between distances of 12.
    private static func table(_ attributes: String, rowHeight: Double, above: Double = 12) -> String {
        """
        <tableView dataMode="prototypes" style="plain" \(attributes) estimatedRowHeight="-1" \
        translatesAutoresizingMaskIntoConstraints="NO" id="tb0-00-001">\(Planted.rect("0 59 393 400"))<prototypes>
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" id="ce0-00-001">
        \(Planted.rect("0 50 393 \(rowHeight)"))<autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="ce0-00-001" id="co0-00-001">
        \(Planted.rect("0 0 393 \(rowHeight)"))<autoresizingMask key="autoresizingMask"/>
        <subviews>\(Planted.label("lb0-00-001", "Arrival", "20 12 55 40"))</subviews><constraints>
        \(Planted.constraint("x", "lb0-00-001", "leading", "co0-00-001", "leading", 20))
        \(Planted.constraint("t", "lb0-00-001", "top", "co0-00-001", "top", above))
        \(Planted.constraint("b", "co0-00-001", "bottom", "lb0-00-001", "bottom", 12))
        \(Planted.constraint("h", "lb0-00-001", "height", nil, nil, 40))
        </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
        """
    }

    private static let place =
        Planted.corner("tb0-00-001", x: 0, y: 0)
        + Planted.constraint("tw", "tb0-00-001", "width", nil, nil, 393)
        + Planted.constraint("th", "tb0-00-001", "height", nil, nil, 400)

    private static func findings(_ table: String, _ rule: AuditRule, _ traits: [AuditTraits]) throws -> [Finding] {
        try Planted.findings(table, constraints: place, traits: traits).filter { finding in
            finding.rule == rule.rawValue && finding.constraints.contains { $0.id == "h" }
        }
    }

    /// The canvas keeps the recorded height of a row that a table measures; an app does not.
    @Test(arguments: [(-1.0, Finding.Severity.information), (44, .error)])
    func aConflictOfTheCanvas(rowHeight: Double, severity: Finding.Severity) throws {
        let table = Self.table("rowHeight=\"\(rowHeight)\"", rowHeight: 44)
        #expect(try Self.findings(table, .conflict, Self.phone).map(\.severity) == [severity])
    }

    /// The height that the row's contents ask for takes the conflict back, without a page on which a table measures.
    @Test func aConflictThatNoPageDisproves() throws {
        let table = Self.table("rowHeight=\"-1\"", rowHeight: 44)
        #expect(try Self.findings(table, .conflict, []).map(\.severity) == [.information])
    }

    /// UIKit logs the half point by which a separator makes the contents of a row lower, although the table measures the
    /// row; whole points are the height of another row.
    @Test(arguments: [(63.5, Finding.Severity.warning), (64.5, .warning), (63, .warning), (62, .information)])
    func aConflictOfASeparator(recorded: Double, severity: Finding.Severity) throws {
        let table = Self.table("rowHeight=\"-1\"", rowHeight: recorded)
        #expect(try Self.findings(table, .conflict, Self.phone).map(\.severity) == [severity])
    }

    /// The file records contents as high as their row, and the separator takes the half point that is too much from them;
    /// a whole point is nobody's. [judged by hand: two rows of two projects]
    @Test(arguments: [(64.5, Finding.Severity.warning), (65, .error), (63.5, .error)])
    func aConflictThatTheSeparatorEnds(height: Double, severity: Finding.Severity) throws {
        let table = Self.table("rowHeight=\"\(height)\"", rowHeight: height)
        #expect(try Self.findings(table, .conflict, Self.phone).map(\.severity) == [severity])
    }

    /// A separator takes half a point from a row of a stated height. A measured row is as high as its contents ask for.
    @Test(arguments: [
        ("rowHeight=\"64\" separatorStyle=\"default\"", true), ("rowHeight=\"64\" separatorStyle=\"none\"", false),
        ("rowHeight=\"-1\" separatorStyle=\"default\"", false),
    ])
    func rowsThatGetAnotherHeight(attributes: String, isResized: Bool) throws {
        let found = try Self.findings(Self.table(attributes, rowHeight: 64), .resizedConflict, [])
        #expect(found.map(\.severity) == (isResized ? [.warning] : []))
    }

    /// A table without another height has rows of 44 points before it measures: constraints that ask for exactly as much
    /// lack the half point of the separator.
    @Test(arguments: [(44.0, true), (64, false)])
    func rowsOfTheUsualHeight(height: Double, isResized: Bool) throws {
        let table = Self.table("rowHeight=\"-1\" separatorStyle=\"default\"", rowHeight: height, above: height - 52)
        let found = try Self.findings(table, .resizedConflict, [])
        #expect(found.map(\.severity) == (isResized ? [.warning] : []))
    }

    private static func cell(_ kind: String, _ width: Int, _ content: String, text: String = "Arrival") -> String {
        let isRow = kind == "tableViewCell"
        let view =
            isRow
            ? "tableViewCellContentView key=\"contentView\" tableViewCell=\"ce0-00-001\"" : "view key=\"contentView\""
        return Planted.xib(
            """
            <\(kind) contentMode="scaleToFill" id="ce0-00-001">\(Planted.rect("0 0 \(width) 64"))
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <\(view) id="co0-00-001">\(Planted.rect("0 0 \(width) 64"))<autoresizingMask key="autoresizingMask"/>
            <subviews>\(Planted.label("lb0-00-001", text, "20 12 \(width - 40) 40", lines: 0))</subviews><constraints>
            \(Planted.constraint("x", "lb0-00-001", "leading", "co0-00-001", "leading", 20))
            \(Planted.constraint("r", "co0-00-001", "trailing", "lb0-00-001", "trailing", 20))
            \(Planted.constraint("t", "lb0-00-001", "top", "co0-00-001", "top", 12))
            \(Planted.constraint("b", "co0-00-001", "bottom", "lb0-00-001", "bottom", 12))\(content)</constraints>
            </\(isRow ? "tableViewCellContentView" : "view")>
            <connections><outlet property="name" destination="lb0-00-001" id="ou0-00-001"/></connections>
            </\(kind)>
            """)
    }

    /// A collection view gives its cells the size that the layout states; a table adds separators.
    @Test(arguments: [("tableViewCell", Finding.Severity.warning), ("collectionViewCell", .information)])
    func cellsThatTablesResize(kind: String, severity: Finding.Severity) throws {
        let fixed = Planted.constraint("h", "lb0-00-001", "height", nil, nil, 40)
        let found = try Planted.findings(of: Self.cell(kind, 320, fixed), file: "Cell.xib", traits: [])
            .filter { $0.rule == AuditRule.resizedConflict.rawValue }
        #expect(found.map(\.severity) == [severity])
    }

    /// The canvas's height of a row in a file of its own is no table's: the table measures the row. The half point of a separator
    /// is logged before.
    @Test(arguments: [(44.0, Finding.Severity.information), (39.5, .warning)])
    func aConflictOfARowInItsOwnFile(height: Double, severity: Finding.Severity) throws {
        let fixed = Planted.constraint("h", "lb0-00-001", "height", nil, nil, height)
        let found = try Planted.findings(of: Self.cell("tableViewCell", 320, fixed), file: "Row.xib", traits: [])
            .filter { $0.rule == AuditRule.conflict.rawValue }
        #expect(found.map { min($0.severity, .warning) } == [severity])
    }

    /// A text that has room in a higher row waits for whoever decides the row's height; a tile of a grid stays as it is.
    @Test(arguments: [
        ("tableViewCell", 320, false), ("collectionViewCell", 320, false), ("collectionViewCell", 80, true),
    ])
    func textsInCellsOfOpenHeight(kind: String, width: Int, isFixed: Bool) throws {
        let text = Self.cell(kind, width, Planted.constraint("c", "lb0-00-001", "centerY", "co0-00-001", "centerY"))
        func told(_ text: String) throws -> Bool {
            try Planted.findings(of: text, file: "Cell.xib", traits: [])
                .contains { $0.rule == AuditRule.fixedHeight.rawValue && $0.severity > .information }
        }
        let picture = """
            <imageView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="im0-00-001">
            \(Planted.rect("20 2 20 20"))</imageView>
            """
        let below =
            text.replacing(
                Planted.constraint("t", "lb0-00-001", "top", "co0-00-001", "top", 12),
                with:
                    Planted.constraint("t", "lb0-00-001", "top", "im0-00-001", "bottom", 2)
                    + Planted.constraint("it", "im0-00-001", "top", "co0-00-001", "top", 2)
                    + Planted.constraint("ix", "im0-00-001", "leading", "co0-00-001", "leading", 2)
                    + Planted.constraint("iw", "im0-00-001", "width", nil, nil, 20)
                    + Planted.constraint("ih", "im0-00-001", "height", nil, nil, 28)
            )
            .replacing(Planted.constraint("c", "lb0-00-001", "centerY", "co0-00-001", "centerY"), with: "")
            .replacing("<subviews>", with: "<subviews>" + picture)
        #expect(try told(below) == isFixed)
    }

    /// A row in a file of its own is as wide as the screen, and as high as its text needs there.
    @Test func aRowIsAsWideAsTheScreen() throws {
        let long = "The ferry leaves from the northern pier at noon"
        let source = try InterfaceBuilderSource(
            Array(Self.cell("tableViewCell", 500, "", text: long).utf8), file: "Row.xib")
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named("iPhoneSe")
        let scene = try #require(source.read(options).scenes.first)
        let device = try #require(Device.named("iPhoneSe"))
        let row = try #require(scene.asRow(on: device, isLandscape: false))
        let layout = row.tree.resolve(in: row.environment)
        let size = layout[row.tree.root].frame.size
        #expect(size.width == 320 && size.height >= 64)
        let label = try #require(row.tree.item(named: "lb0-00-001"))
        #expect(layout[label].frame.width == 280)
        #expect(layout.diagnostics.allSatisfy { $0.kind != .conflict })
        let tile = try InterfaceBuilderSource(Array(Self.cell("tableViewCell", 120, "").utf8), file: "Row.xib")
        #expect(tile.read(options).scenes.first?.asRow(on: device, isLandscape: false) == nil)
    }
}
