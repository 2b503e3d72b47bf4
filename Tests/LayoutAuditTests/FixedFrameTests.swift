import Findings
import LayoutAudit
import Testing

/// Views that keep the frame of the canvas where their superview is larger.
@Suite struct FixedFrameTests {
    private static let large = [AuditTraits(device: "iPhone16ProMax")]

    /// A view with a mask in place of constraints.
    private static func masked(_ element: String, _ frame: String, _ mask: String, more: String = "") -> String {
        """
        <\(element) contentMode="scaleToFill" \(more) id="mk0-00-001">\(Planted.rect(frame))
        <autoresizingMask key="autoresizingMask" \(mask)/>
        <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></\(element)>
        """
    }

    private static func messages(_ views: String, _ traits: [AuditTraits] = large) throws -> [String] {
        try Planted.findings(views, traits: traits).filter { $0.rule == AuditRule.fixedFrame.rawValue }.map(\.message)
    }

    @Test(
        "a mask without a flexible length or margin keeps the place of the canvas",
        arguments: [
            ("tableView", "0 100 393 300", "fills", "wide"), ("view", "20 100 353 300", "fills", "wide"),
            ("imageView", "146 100 101 100", "is in the middle of", "wide"),
            ("switch", "320 100 51 31", "ends at the edge of", "wide"),
            ("tableView", "0 200 200 652", "fills", "high"),
        ])
    func lags(element: String, frame: String, place: String, length: String) throws {
        let found = try Self.messages(Self.masked(element, frame, "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""))
        #expect(found.count == 1)
        #expect(found.first?.contains(" \(place) the view on the file's own device, and stays") == true)
        #expect(found.first?.contains(length) == true)
    }

    @Test(
        "a view that follows its superview, and one whose place says nothing, are no defects",
        arguments: [
            ("tableView", "0 100 393 300", "widthSizable=\"YES\" flexibleMaxY=\"YES\""),
            ("imageView", "146 100 101 100", "flexibleMinX=\"YES\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""),
            ("switch", "320 100 51 31", "flexibleMinX=\"YES\" flexibleMaxY=\"YES\""),
            ("view", "20 100 200 300", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""),
            ("imageView", "300 100 80 80", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""),
        ])
    func follows(element: String, frame: String, mask: String) throws {
        #expect(try Self.messages(Self.masked(element, frame, mask)).isEmpty)
    }

    @Test(
        "nobody sees where a field ends whose text begins at the left and that draws nothing around",
        arguments: [
            ("", true), ("borderStyle=\"roundedRect\"", false), ("clearButtonMode=\"always\"", false),
            ("textAlignment=\"right\"", false),
        ])
    func openFields(more: String, isOpen: Bool) throws {
        let field = Self.masked("textField", "20 100 353 30", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", more: more)
            .replacing(
                "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>", with: "")
        #expect(try Self.messages(field).isEmpty == isOpen)
    }

    @Test("a list gives its background the list's bounds, whatever the mask")
    func backgrounds() throws {
        let image = Self.masked("imageView", "0 0 393 300", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"")
        let list = """
            <tableView contentMode="scaleToFill" style="plain" id="tv0-00-001">\(Planted.rect("0 100 393 300"))
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
            \(image.replacing("<imageView", with: "<imageView key=\"backgroundView\""))</tableView>
            """
        #expect(try Self.messages(list).isEmpty)
    }

    @Test("a view that begins where another ends lies in the middle by chance", arguments: [true, false])
    func besideAnother(isBeside: Bool) throws {
        let views = """
            \(Planted.label("lb0-00-001", "Late", "20 79 100 21"))
            <imageView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="im0-00-001">
            \(Planted.rect("146 79 101 100"))
            <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></imageView>
            """
        let places =
            Planted.corner("lb0-00-001") + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 100)
            + Planted.constraint("iw", "im0-00-001", "width", nil, nil, 101)
            + Planted.constraint("ih", "im0-00-001", "height", nil, nil, 100)
            + Planted.constraint("it", "im0-00-001", "top", "lb0-00-001", "top")
            + (isBeside
                ? Planted.constraint("il", "im0-00-001", "leading", "lb0-00-001", "trailing", 26)
                : Planted.constraint("il", "im0-00-001", "leading", "vw0-00-001", "leading", 146))
        let found = try Planted.findings(views, constraints: places, traits: Self.large)
            .filter { $0.rule == AuditRule.fixedFrame.rawValue }
        #expect(found.isEmpty == isBeside)
    }

    @Test("a text at the left does not show where its label ends; a text in the middle does")
    func texts() throws {
        let mask = "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""
        let centred = Self.masked("label", "20 100 353 21", mask, more: "text=\"Late\" textAlignment=\"center\"")
        let natural = Self.masked("label", "20 100 353 21", mask, more: "text=\"Late\" textAlignment=\"natural\"")
        #expect(try Self.messages(centred).count == 1)
        #expect(try Self.messages(natural).isEmpty)
    }

    @Test(
        "a view whose class knows its width has the width of the canvas on the canvas alone", arguments: [true, false])
    func unknownWidths(hasWidth: Bool) throws {
        let view = """
            <view contentMode="scaleToFill" customClass="Chart" translatesAutoresizingMaskIntoConstraints="NO" \
            id="mk0-00-001">\(Planted.rect("20 79 353 40"))
            <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></view>
            """
        let constraints =
            Planted.corner("mk0-00-001") + Planted.constraint("h", "mk0-00-001", "height", nil, nil, 40)
            + Planted.constraint(
                "t", "sa0-00-001", "trailing", "mk0-00-001", "trailing", 0, relation: "greaterThanOrEqual")
            + (hasWidth ? Planted.constraint("w", "mk0-00-001", "width", nil, nil, 353) : "")
        let found = try Planted.findings(view, constraints: constraints, traits: Self.large)
        #expect(found.contains { $0.rule == AuditRule.fixedFrame.rawValue } == hasWidth)
    }

    @Test(
        "content of a scroll view that code fills, as wide as the canvas and as the screen", arguments: [true, false])
    func emptyContent(hasWidth: Bool) throws {
        let scroll = """
            <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sv0-00-001">
            \(Planted.rect("0 59 393 759"))<subviews>
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" \
            id="st0-00-001">\(Planted.rect("16 0 361 128"))</stackView></subviews><constraints>
            \(Planted.constraint("l", "st0-00-001", "leading", "sv0-00-001", "leading", 16))
            \(Planted.constraint("t", "st0-00-001", "top", "sv0-00-001", "top"))
            \(Planted.constraint("r", "sv0-00-001", "trailing", "st0-00-001", "trailing", 16))
            \(Planted.constraint("b", "sv0-00-001", "bottom", "st0-00-001", "bottom"))
            \(hasWidth
                ? Planted.constraint("w", "st0-00-001", "width", nil, nil, 361)
                : Planted.constraint("w", "st0-00-001", "width", "sv0-00-001", "width", -32))</constraints></scrollView>
            """
        let edges =
            Planted.corner("sv0-00-001", x: 0, y: 0)
            + Planted.constraint("e", "sa0-00-001", "trailing", "sv0-00-001", "trailing")
            + Planted.constraint("f", "sa0-00-001", "bottom", "sv0-00-001", "bottom")
        let found = try Planted.findings(scroll, constraints: edges, traits: Self.large)
            .filter { $0.rule == AuditRule.fixedFrame.rawValue }
        #expect(found.map { $0.elements[0].id } == (hasWidth ? ["st0-00-001"] : []))
        #expect(found.flatMap { $0.constraints.map(\.id) } == (hasWidth ? ["w"] : []))
    }

    @Test("a smaller screen, another language's direction and another text size say nothing")
    func otherPages() throws {
        let list = Self.masked("tableView", "0 100 393 300", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"")
        var mirrored = AuditTraits(device: "iPhone16ProMax")
        mirrored.layoutDirection = .rightToLeft
        #expect(try Self.messages(list, [mirrored, AuditTraits(device: "iPhoneSe")]).isEmpty)
    }
}
