import Findings
import InterfaceBuilder
import LayoutEngine
import Testing

@testable import LayoutAudit

/// Sizes that only the canvas has, sizes that code gives, and texts that keep their form.
@Suite struct CanvasSizeTests {
    private static func told(_ rule: AuditRule, _ views: String, _ constraints: String) throws -> [Finding] {
        try Planted.findings(views, constraints: constraints, traits: []).filter {
            $0.rule == rule.rawValue && $0.severity > .information
        }
    }

    /// The canvas gives a box in a stack view the recorded height; in an app the two labels inside have their own heights.
    @Test(arguments: [("", false), (Planted.constraint("h", "bx0-00-001", "height", nil, nil, 300), true)])
    func aBoxInAStack(height: String, isTold: Bool) throws {
        let stack = """
            <stackView opaque="NO" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="st0-00-001">
            \(Planted.rect("0 59 393 300"))<subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("0 0 393 300"))<subviews>\(Planted.label("lb0-00-001", "Arrival", "0 0 393 21"))
            \(Planted.label("lb0-00-002", "Departure", "0 21 393 279"))</subviews><constraints>
            \(Planted.constraint("l1", "lb0-00-001", "leading", "bx0-00-001", "leading"))
            \(Planted.constraint("r1", "bx0-00-001", "trailing", "lb0-00-001", "trailing"))
            \(Planted.constraint("l2", "lb0-00-002", "leading", "bx0-00-001", "leading"))
            \(Planted.constraint("r2", "bx0-00-001", "trailing", "lb0-00-002", "trailing"))
            \(Planted.constraint("t", "lb0-00-001", "top", "bx0-00-001", "top"))
            \(Planted.constraint("m", "lb0-00-002", "top", "lb0-00-001", "bottom"))
            \(Planted.constraint("b", "bx0-00-001", "bottom", "lb0-00-002", "bottom"))\(height)
            </constraints></view></subviews></stackView>
            """
        let places =
            Planted.corner("st0-00-001", x: 0, y: 0)
            + Planted.constraint("w", "sa0-00-001", "trailing", "st0-00-001", "trailing")
        #expect(try Self.told(.ambiguousLayout, stack, places).isEmpty == !isTold)
    }

    /// The middle of a scroll view is that of its frame: a content in the middle needs one end alone.
    @Test(arguments: [(true, false), (false, true)])
    func aContentInTheMiddle(isCentered: Bool, isTold: Bool) throws {
        let scroll = """
            <scrollView clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="sv0-00-001">
            \(Planted.rect("0 59 393 300"))<subviews>\(Planted.label("lb0-00-001", "Arrival", "16 8 361 21"))</subviews>
            <constraints>\(Planted.constraint("t", "lb0-00-001", "top", "sv0-00-001", "top", 8))
            \(Planted.constraint("b", "sv0-00-001", "bottom", "lb0-00-001", "bottom", 8))
            \(Planted.constraint("r", "sv0-00-001", "trailing", "lb0-00-001", "trailing", 16))
            \(isCentered ? Planted.constraint("m", "lb0-00-001", "centerX", "sv0-00-001", "centerX") : "")
            </constraints></scrollView>
            """
        let places =
            Planted.corner("sv0-00-001", x: 0, y: 0)
            + Planted.constraint("w", "sa0-00-001", "trailing", "sv0-00-001", "trailing")
            + Planted.constraint("h", "sv0-00-001", "height", nil, nil, 300)
            + Planted.constraint("lw", "lb0-00-001", "width", "vw0-00-001", "width", -32)
        #expect(try Self.told(.ambiguousContentSize, scroll, places).isEmpty == !isTold)
    }

    /// A custom view settles what lies below, also through the views between.
    @Test(arguments: [("customClass=\"MapView\"", true), ("", false)])
    func belowACustomView(attributes: String, isSilent: Bool) throws {
        let map =
            "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"mp0-00-001\">"
            + Planted.rect("0 59 393 300") + "</view>"
        let below =
            Planted.label("lb0-00-001", "Arrival", "20 367 353 21")
            + "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lb0-00-002\">"
            + Planted.rect("0 388 393 430") + "</view>"
        let constraints =
            ["mp0-00-001", "lb0-00-001", "lb0-00-002"].map { id in
                Planted.constraint("\(id)-l", id, "leading", "sa0-00-001", "leading")
                    + Planted.constraint("\(id)-r", "sa0-00-001", "trailing", id, "trailing")
            }.joined()
            + Planted.constraint("t", "mp0-00-001", "top", "sa0-00-001", "top")
            + Planted.constraint("g", "mp0-00-001", "height", nil, nil, 50, relation: "greaterThanOrEqual")
            + Planted.constraint("m", "lb0-00-001", "top", "mp0-00-001", "bottom", 8)
            + Planted.constraint("h", "lb0-00-001", "height", nil, nil, 21)
            + Planted.constraint("n", "lb0-00-002", "top", "lb0-00-001", "bottom")
            + Planted.constraint("b", "sa0-00-001", "bottom", "lb0-00-002", "bottom")
        #expect(try Self.told(.ambiguousLayout, map + below, constraints).isEmpty == isSilent)
    }

    /// A span of time and a date keep their form; a name beside a button grows.
    @Test(arguments: [
        ("09.45 - 10.00", false), ("Tue, 13 April 2021", false), ("Room 2021", true), ("Anna Lee of Ferry", true),
    ])
    func textsThatKeepTheirForm(text: String, isTold: Bool) throws {
        let views =
            Planted.label("tv0-00-001", text, "20 79 140 21") + Planted.button("bt0-00-001", "Go", "240 72 60 34")
        let constraints =
            Planted.corner("tv0-00-001") + Planted.corner("bt0-00-001", x: 240)
            + Planted.constraint("w", "bt0-00-001", "width", nil, nil, 60)
        #expect(try Self.told(.unboundedText, views, constraints).isEmpty == !isTold)
    }
}
