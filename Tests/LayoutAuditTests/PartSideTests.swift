import Findings
import LayoutAudit
import Testing

/// Parts as wide as the screen, and thin views that code hides.
@Suite struct PartSideTests {
    /// A bar of 320 by 44 points with a label between `guide`'s sides.
    private static func bar(
        _ guide: String, distance: Double, height: Double = 44, name: String = "FilterBar"
    ) -> String {
        """
        <view contentMode="scaleToFill" id="vw0-00-001" customClass="\(name)">\(Planted.rect("0 0 393 \(height)"))
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
        <subviews>\(Planted.label("lb0-00-001", "Pier", "\(distance) 10 300 21"))</subviews>
        <viewLayoutGuide key="safeArea" id="sa0-00-001"/><constraints>
        \(Planted.constraint("l", "lb0-00-001", "leading", guide, "leading", distance))
        \(Planted.constraint("r", guide, "trailing", "lb0-00-001", "trailing", distance))
        \(Planted.constraint("t", "lb0-00-001", "top", "vw0-00-001", "top", 10))
        </constraints></view>
        """
    }

    private static func told(_ rule: AuditRule, _ text: String) throws -> [Finding] {
        try Planted.findings(of: text, file: "Part.xib", traits: [], target: .iOS10).filter {
            $0.rule == rule.rawValue && $0.severity > .information
        }
    }

    @Test(
        "a text at the side of a bar, and not at the safe area's side, outside the bar, or beyond the notch's reach",
        arguments: [
            ("vw0-00-001", 16.0, 44.0, true), ("sa0-00-001", 16, 44, false), ("vw0-00-001", 44, 44, false),
            ("vw0-00-001", 16, 400, false), ("vw0-00-001", -10, 44, false),
        ])
    func theSideOfABar(guide: String, distance: Double, height: Double, isTold: Bool) throws {
        let found = try Self.told(
            .unsafeArea, Planted.xib(Self.bar(guide, distance: distance, height: height)))
        #expect(found.map(\.severity) == (isTold ? [.warning] : []))
        #expect(found.first?.constraints.map(\.id) ?? ["l", "r"] == ["l", "r"])
    }

    /// [a title of 44 points between the safe area's edges, and a switch between the margins of a part of 119]
    @Test(
        "the canvas gives a part a safe area, and the app gives none: conflicts by that area alone are information",
        arguments: [("sa0-00-001", 31.0, false), ("sa0-00-001", 60, true), ("vw0-00-001", 60, true)])
    func aConflictByTheSafeArea(guide: String, height: Double, isTold: Bool) throws {
        let ends =
            Planted.constraint("g", "lb0-00-001", "top", guide, "top")
            + Planted.constraint("b", guide, "bottom", "lb0-00-001", "bottom", 13)
            + Planted.constraint("h", "lb0-00-001", "height", nil, nil, height)
        let bar = Self.bar(guide, distance: 16)
            .replacing(Planted.constraint("t", "lb0-00-001", "top", "vw0-00-001", "top", 10), with: ends)
        #expect(try Self.told(.conflict, Planted.xib(bar)).map(\.severity) == (isTold ? [.warning] : []))
    }

    @Test("a card is no wider than its contents", arguments: [("PierFooterView", true), ("PierCard", false)])
    func theNameOfAPart(name: String, isTold: Bool) throws {
        let text = Planted.xib(Self.bar("vw0-00-001", distance: 16, name: name))
        #expect(try Self.told(.unsafeArea, text).isEmpty == !isTold)
    }

    @Test("a file from before iOS 11 has no safe area to tie a view to")
    func aFileWithoutSafeAreas() throws {
        let text = Planted.xib(Self.bar("vw0-00-001", distance: 16), safeAreas: "")
        #expect(try Self.told(.unsafeArea, text).isEmpty)
    }

    @Test("a separator is too thin to matter, a box is not", arguments: [(1.0, false), (8, false), (44, true)])
    func aThinView(height: Double, isTold: Bool) throws {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("0 21 393 \(height)"))
            <constraints>\(Planted.constraint("h", "bx0-00-001", "height", nil, nil, height))</constraints></view>
            """
        let stack = """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="st0-00-001">\(Planted.rect("0 0 393 200"))
            <autoresizingMask key="autoresizingMask"/>
            <subviews>\(Planted.label("lb0-00-001", "Pier", "0 0 393 21"))\(box)</subviews>
            <connections><outlet property="strip" destination="bx0-00-001" id="ou0-00-001"/></connections></stackView>
            """
        #expect(try Self.told(.hiddenConflict, Planted.xib(stack)).isEmpty == !isTold)
    }
}
