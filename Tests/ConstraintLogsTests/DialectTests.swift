import ConstraintLogs
import Testing

/// One constraint in each dialect of the log, with its meaning.
@Suite("Dialects of console logs")
struct DialectTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var line: String
        var meaning: String
        var testDescription: String { line }
        init(_ line: String, _ meaning: String) { (self.line, self.meaning) = (line, meaning) }
    }

    static let cases: [Case] = [
        // Equations.
        Case("<NSLayoutConstraint:0x1 UIView:0xa.width == 40   (active)>", "UIView.width == 40"),
        Case(
            "<NSLayoutConstraint:0x1 UIView:0xa.top == UIView:0xb.bottom + 12   (active)>",
            "UIView#0xa.top == UIView#0xb.bottom + 12"),
        Case(
            "<NSLayoutConstraint:0x1 UIImageView:0xa.width == 1.77778*UIImageView:0xa.height   (active)>",
            "UIImageView.width == 1.77778 * UIImageView.height"),
        Case(
            "<NSLayoutConstraint:0x1 UIView:0xa.width == UIImageView:0xb.height * 0.38>",
            "UIView.width == 0.38 * UIImageView.height"),
        Case("<NSLayoutConstraint:0x1 UIView:0xa.width == - 16>", "UIView.width == -16"),
        Case("<NSLayoutConstraint:0x1 UIView:0xa.top == Card:0xb.top + -16.0>", "UIView.top == Card.top - 16"),
        Case("<NSLayoutConstraint:0x1 UIView:0xa.height == 2.22507e-308>", "UIView.height == 0"),
        Case(
            "<NSLayoutConstraint:0x1 UIView:0xa.top <= UIView:0xb.top - 5 priority:999.5>",
            "UIView#0xa.top <= UIView#0xb.top - 5 @999.5"),
        Case(
            "<NSLayoutConstraint:0x1 UIView:0xa.top == UIView:0xb.bottom NSSpace(8)>",
            "UIView#0xa.top == UIView#0xb.bottom + 8"),
        Case(
            "<_UISystemBaselineConstraint:0x1 Card:0xa.bottom <= UILayoutGuide:0xb'guide'.bottom NSLayoutAnchorConstraintSpace(8)>",
            "Card.bottom <= UILayoutGuide 'guide'.bottom + 8"),
        // Visual format.
        Case("<NSLayoutConstraint:0x1 H:[UIView:0xa(42)]>", "UIView.width == 42"),
        Case("<NSLayoutConstraint:0x1 V:[UIView:0xa(>=121)]>", "UIView.height >= 121"),
        Case("<NSLayoutConstraint:0x1 H:[UIView:0xa(258@251)] priority:251>", "UIView.width == 258 @251"),
        Case(
            "<NSLayoutConstraint:0x1 H:|-(16)-[UIView:0xa]   (Names: '|':Card:0xb )>",
            "UIView.leading == Card.leading + 16"),
        Case(
            "<NSLayoutConstraint:0x1 V:[UIView:0xa]-(8)-|   (active, names: '|':App.Card:0xb )>",
            "Card.bottom == UIView.bottom + 8"),
        Case("<NSLayoutConstraint:0x1 V:[Top:0xa]-(>=8)-[Low:0xb]>", "Low.top >= Top.bottom + 8"),
        Case("<NSLayoutConstraint:0x1 H:[L:0xa]-(NSSpace(8))-[R:0xb]>", "R.leading == L.trailing + 8"),
        Case(
            "<NSLayoutConstraint:0x1 'UIView-leftMargin-guide-constraint' H:|-(15)-[UILayoutGuide:0xa'G'](LTR)   (active, names: '|':UIView:0xb )>",
            "UILayoutGuide 'G'.left == UIView.left + 15"),
        Case(
            "<NSLayoutConstraint:0x1 V:|-(0@250)-[UIView:0xa] priority:250 (Names: '|':Card:0xb )>",
            "UIView.top == Card.top @250"),
        Case(
            "<'UISV-spacing' H:[content-view-1]-(10)-[content-view-2]>",
            "content-view-2.leading == content-view-1.trailing + 10"),
        // Labels that contain the characters which end a constraint.
        Case(
            #"<NSLayoutConstraint:0x1 UILabel:0xa'don't (stop) >= 3.5 ...'.height >= 20   (active)>"#,
            "UILabel 'don't (stop) >= 3.5 ...'.height >= 20"),
        Case("<NSLayoutConstraint:0x1 V:[UILabel:0xa'a]b.width'(30)]>", "UILabel 'a]b.width'.height == 30"),
        // Names.
        Case(
            "<NSLayoutConstraint:0x1 My cool view.width == 20   (active, names: My cool view:0xa )>",
            "My cool view.width == 20"),
        Case(
            "<NSLayoutConstraint:0x1 Cell....width == 54   (active, names: Cell...:0xa )>", "Cell....width == 54"),
        Case(
            "<NSLayoutConstraint:0x1 V:|-(33)-[title]   (Names: title:0xa, box:0xb, '|':box:0xb )>",
            "title.top == box.top + 33"),
        // Other printers.
        Case("<MASLayoutConstraint:0x1 UIView:0xa.top == UIView:0xb.top>", "UIView#0xa.top == UIView#0xb.top"),
        Case(
            "<MASLayoutConstraint:titleTop UILabel:title.top == View:superview.top + 1>",
            "title.top == superview.top + 1"),
        Case(
            "<SnapKit.LayoutConstraint:0x1@Card.swift#47 Card:0xa.left == UIView:0xb.left + 13.0>",
            "Card.left == UIView.left + 13"),
        Case(
            "<<App.LayoutConstraint:0x1> <UIView:0xa>.top == <_UILayoutGuide:0xb>.bottom>",
            "UIView.top == _UILayoutGuide.bottom"),
        Case("<NSLayoutConstraint:id15[0x1] UIView:box[0xa].height <= 83>", "box.height <= 83"),
        Case("<NSLayoutConstraint: 0x1> H:[UIView:0xa(80)] (Bar view 0, (null))>", "UIView.width == 80"),
        // Masks.
        Case(
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- UIView:0xa.midX == + 70>", "UIView.midX == 70"),
        Case(
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=&-- v=--& UILabel:0xa'Hi'.midX == UIView:0xb.width-29>",
            "UILabel 'Hi'.midX == UIView.width - 29"),
        // Damage of pasting.
        Case(#"// > \<NSLayoutConstraint:0x1 V:\[UIView:0xa(0)\]\>,"#, "UIView.height == 0"),
        Case("&lt;NSLayoutConstraint:0x1 UIView:0xa.width &gt;= 3&gt;", "UIView.width >= 3"),
        Case(
            "    NSLayoutConstraint:0x1 UIView:0xa.leading == Card:0xb.leading + 5,",
            "UIView.leading == Card.leading + 5"),
        Case("<NSLayoutConstraint:0x1\nUIView:0xa.height == 128\n(active)>", "UIView.height == 128"),
    ]

    @Test(arguments: cases)
    func means(_ sample: Case) throws {
        let log = ConsoleLog(Array(sample.line.utf8))
        #expect(log.reports.count == 1)
        let report = try #require(log.reports.first)
        #expect(report.unread.isEmpty)
        let constraint = try #require(report.constraints.first)
        #expect(report.constraints.count == 1)
        #expect(Self.words(constraint, report) == sample.meaning)
    }

    /// The constraint in the words of the table above.
    static func words(_ constraint: LoggedConstraint, _ report: LoggedReport) -> String {
        func side(_ side: LoggedConstraint.Side) -> String {
            let item = report.items[side.item]
            let isAlone = report.items.filter { $0.title == item.title }.count == 1
            return "\(item.title)\(isAlone ? "" : "#\(item.address ?? "")").\(side.attribute)"
        }
        func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
        var text = "\(side(constraint.first)) \(constraint.relation.rawValue)"
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += " \(number(constraint.multiplier)) *" }
            text += " " + side(second)
            if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
            if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
        } else {
            text += " \(number(abs(constraint.constant) < 1e-300 ? 0 : constraint.constant))"
        }
        return text + (constraint.priority < 1000 ? " @\(number(constraint.priority))" : "")
    }

    @Test("a line without meaning is named with its place and reason")
    func unread() throws {
        let log = ConsoleLog(Array("x\n<NSLayoutConstraint:0x1 (null) ((null), (null))>\n".utf8))
        let report = try #require(log.reports.first)
        #expect(report.constraints.isEmpty)
        #expect(report.unread.map(\.line) == [2])
    }

    @Test("reports are told apart, and the broken constraint is matched by its address")
    func reports() {
        let report = """
            2016-06-16 10:22:24.414 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UILabel:0xa'two\\nlines'.height == 44   (active)>",
                "<NSLayoutConstraint:0x1 UILabel:0xa'two\\nlines'.height == 44   (active)>",
                "<NSLayoutConstraint:0x2 'UISV-hiding' UILabel:0xa'two\\nlines'.height == 0   (active)>"
            )

            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x2 'UISV-hiding' UILabel:0xa'two
            lines'.height == 0   (active)>

            """
        let log = ConsoleLog(Array((report + report).utf8))
        #expect(log.reports.map(\.constraints.count) == [2, 2])
        #expect(log.reports.map(\.brokenIndex) == [1, 1])
        #expect(log.reports.map(\.line) == [1, 11])
        #expect(log.reports[0].constraints[1].origin == .stackView)
    }
}
