import ConstraintLogs
import Testing

/// The causes of logs, each with a log of the shape in which published ones have it.
@Suite("Causes of contradictions")
struct CauseTests {
    private static func explained(_ lines: [String]) throws -> ReportExplanation {
        let list = lines.enumerated().map { "<NSLayoutConstraint:0x60\($0.offset) \($0.element)>" }
        let text = list.joined(separator: "\n")
        return ReportExplanation(try #require(ConsoleLog(Array(text.utf8)).reports.first))
    }

    @Test("the width of -16 of action sheets is UIKit's own")
    func actionSheet() throws {
        let explained = try Self.explained(["UIView:0x7fd.width == - 16   (active)"])
        #expect(explained.cause == .alert)
        #expect(explained.lines.first == "this constraint cannot hold:")
        #expect(explained.repairs.isEmpty && explained.lines.contains { $0.hasPrefix("no repair: UIKit makes") })
        #expect(try Self.explained(["UIView:0x7fd.width == - 20   (active)"]).cause == .alert)
        #expect(try Self.explained(["UIView:0x7fd.width == - 24   (active)"]).cause == .chain)
    }

    @Test("the bar over the keyboard is no toolbar")
    func shortcutBar() throws {
        let lines = [
            "_UIButtonBarButton:0x1.width == 50", "_UIButtonBarButton:0x1.width == 0",
            "_UIUCBKBSelectionBackground:0x2.bottom == _UIButtonBarButton:0x1.bottom",
        ]
        #expect(try Self.explained(lines).cause == .keyboard)
        #expect(try Self.explained(Array(lines.prefix(2))).cause == .bar)
    }

    @Test("the frame of a cell is the table's, an empty frame has its own advice")
    func masks() throws {
        func mask(_ body: String) -> String { "<NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=--& \(body)>" }
        func report(_ body: String, _ view: String) throws -> ReportExplanation {
            let text = """
                \(mask(body))
                <NSLayoutConstraint:0x1 UILabel:0xa.leading == \(view).leading + 6>
                <NSLayoutConstraint:0x2 \(view).trailing == UILabel:0xa.trailing + 7>
                """
            return ReportExplanation(try #require(ConsoleLog(Array(text.utf8)).reports.first))
        }
        let cell = try report("H:[UITableViewCellContentView:0xb(0)]", "UITableViewCellContentView:0xb")
        #expect(cell.cause == .hostWidth)
        let view = try report("UIView:0xb.width == 0", "UIView:0xb")
        #expect(view.cause == .mask)
        #expect(view.lines.contains { $0.contains("a frame that is not empty") })
        let sized = try report("UIView:0xb.width == 10", "UIView:0xb")
        #expect(sized.cause == .mask)
        #expect(!sized.lines.contains { $0.contains("a frame that is not empty") })
    }

    @Test("frame-placed views of one superview contradict each other, and the answer says what it assumed")
    func siblings() throws {
        let text = """
            <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minX == 10>
            <NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0xb.minX == 40>
            <NSLayoutConstraint:0x3 UIView:0xb.leading == UIView:0xa.leading + 8>
            """
        let explained = ReportExplanation(try #require(ConsoleLog(Array(text.utf8)).reports.first))
        #expect(explained.contradiction?.assumption == .commonSuperview)
        #expect(explained.contradiction?.members.count == 3)
        #expect(
            explained.lines.contains { $0.hasPrefix("assumed: the views placed by their frames lie in one superview") })
    }

    @Test("numbers that add up exactly are a matter of rounding; an open end is not")
    func loop() throws {
        func report(_ lines: [String]) throws -> ReportExplanation {
            let text =
                lines.joined(separator: "\n") + "\nWill attempt to recover by breaking constraint\n"
                + (lines.last ?? "")
            return ReportExplanation(try #require(ConsoleLog(Array(text.utf8)).reports.first))
        }
        let closed = try report([
            "<NSLayoutConstraint:0x1 UIView:0xa.height == 54.6667>",
            "<NSLayoutConstraint:0x2 UILabel:0xb.top == UIView:0xa.top + 10.6667>",
            "<NSLayoutConstraint:0x3 UILabel:0xb.bottom == UIView:0xa.bottom>",
            "<NSLayoutConstraint:0x4 UILabel:0xb.height == 44>",
        ])
        #expect(closed.contradiction == nil && closed.cause == .rounding)
        let open = try report([
            "<NSLayoutConstraint:0x1 UIView:0xa.height == 54.6667>",
            "<NSLayoutConstraint:0x4 UILabel:0xb.height == 44>",
        ])
        #expect(open.contradiction == nil && open.cause == nil)
    }

    @Test("no repair lets a view stick out where the log names no superview")
    func repairs() throws {
        let explained = try Self.explained([
            "UILabel:0xa.leading == UIView:0xb.leading + 16", "UILabel:0xa.trailing == UIView:0xb.trailing - 16",
            "UILabel:0xa.width == 300", "UIView:0xb.width == 320",
        ])
        let constants = explained.repairs.compactMap { repair -> Double? in
            guard case .constant(let constant) = repair.change else { return nil }
            return constant
        }
        // 12 over: either inset 4, the label 288, the view 332.
        #expect(constants == [4, -4, 288, 332], "\(explained.repairs)")
        let tight = try Self.explained([
            "UILabel:0xa.leading == UIView:0xb.leading + 16", "UILabel:0xa.trailing == UIView:0xb.trailing - 16",
            "UILabel:0xa.width == 300", "UIView:0xb.width == 200",
        ])
        for repair in tight.repairs {
            guard case .constant(let constant) = repair.change else { continue }
            #expect(constant >= 0)
        }
    }

    /// The report of a whole text.
    private static func explained(text: String) throws -> ReportExplanation {
        ReportExplanation(try #require(ConsoleLog(Array(text.utf8)).reports.first))
    }

    @Test("two numbers for one distance are two sizes, two references are not")
    func twoDistances() throws {
        let lines = ["Badge:0xa.bottom == UIView:0xb.bottom - 6", "Badge:0xa.bottom == UIView:0xb.bottom - 14"]
        #expect(try Self.explained(lines).cause == .twoSizes)
        #expect(
            try Self.explained([lines[0], "Badge:0xa.bottom == UIView:0xb.centerY", "UIView:0xb.height == 90"]).cause
                == .chain)
    }

    @Test("a constant and a share of another view's length are two sizes, however near; the view's own ratio is none")
    func constantAndShare() throws {
        let lines = [
            "UIView:0xa.height == 267", "UIView:0xa.height == 0.4*UIView:0xb.height", "UIView:0xb.height == 667",
        ]
        #expect(try Self.explained(lines).cause == .twoSizes)
        let ratio = [
            "UIView:0xa.height == 267", "UIView:0xa.height == 0.4*UIView:0xa.width", "UIView:0xa.width == 667",
        ]
        #expect(try Self.explained(ratio).cause == .rounding)
    }

    @Test("whole numbers that miss each other by a point were not rounded")
    func wholeNumbers() throws {
        func report(_ gap: String, _ height: String) throws -> ConflictCause? {
            try Self.explained(
                text: """
                    <NSLayoutConstraint:0x1 V:|-(12)-[UILabel:0xa'Town']   (Names: '|':UITableViewCellContentView:0xc )>
                    <NSLayoutConstraint:0x2 V:[UILabel:0xa'Town']-(>=\(gap))-[UILabel:0xb]>
                    <NSLayoutConstraint:0x3 V:[UILabel:0xb]-(13)-|   (Names: '|':UITableViewCellContentView:0xc )>
                    <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0xc(\(height))]>
                    """
            ).cause
        }
        #expect(try report("26", "50") == .hostHeight)
        #expect(try report("25.5", "50") == .rounding)
        #expect(try report("25.5", "49.5") == .rounding)
        let ratio = ["UIView:0xa.width == 3*UIView:0xa.height", "UIView:0xa.width == 500", "UIView:0xa.height == 167"]
        #expect(try Self.explained(ratio).cause == .rounding, "a third of 500 was rounded")
    }

    @Test("a mask's place is measured in the superview that the log names")
    func maskInSuperview() throws {
        let explained = try Self.explained(
            text: """
                <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIScrollView:0xa.minY == 0   (active, names: '|':Page:0xb )>
                <NSLayoutConstraint:0x2 UIScrollView:0xa.top == UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide'.top   (active)>
                <NSLayoutConstraint:0x3 'UIViewSafeAreaLayoutGuide-top' V:|-(59)-[UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide']   (active, names: '|':Page:0xb )>
                """)
        #expect(explained.contradiction?.members == [0, 1, 2])
        #expect(explained.cause == .mask)
    }

    @Test("frame-placed views lie beside each other in the superview that one of them names")
    func namedSiblings() throws {
        let explained = try Self.explained(
            text: """
                <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minY == 0>
                <NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& V:[UIView:0xa(90)]>
                <NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UILabel:0xb.midY == 40>
                <NSLayoutConstraint:0x4 UIView:0xa.bottom == Banner:0xc.bottom - 5>
                <NSLayoutConstraint:0x5 V:|-(5)-[UILabel:0xb]   (Names: '|':Banner:0xc )>
                <NSLayoutConstraint:0x6 UILabel:0xb.bottom == Banner:0xc.bottom - 5>
                """)
        #expect(explained.contradiction?.assumption == .commonSuperview)
        #expect(explained.cause == .mask)
    }

    @Test("the constraint that places the safe area in its view is no second reference")
    func guideItself() throws {
        let explained = try Self.explained(
            text: """
                <NSLayoutConstraint:0x1 UIButton:0xb.height == 20>
                <NSLayoutConstraint:0x2 UILayoutGuide:0xa'UIViewSafeAreaLayoutGuide'.bottom == UIButton:0xb.bottom + 150>
                <NSLayoutConstraint:0x3 V:[UISwitch:0xe]-(40)-[UIButton:0xb]>
                <NSLayoutConstraint:0x4 V:[UISwitch:0xe]-(30)-[UIView:0xc]>
                <NSLayoutConstraint:0x5 V:[UIView:0xc]-(200)-|   (Names: '|':Page:0xd )>
                <NSLayoutConstraint:0x6 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xa]-(0)-|   (Names: '|':Page:0xd )>
                """)
        #expect(explained.contradiction != nil)
        #expect(explained.cause == .chain)
    }

    @Test("Masonry leaves out the identifier of a container's placeholder")
    func masonryHost() throws {
        let lines = """
            <MASLayoutConstraint:0x1 UISlider:0xa.left == VolumeHeader:0xb.left + 9>
            <MASLayoutConstraint:0x2 UISlider:0xa.right == VolumeHeader:0xb.right - 9>

            """
        let host = "<NSLayoutConstraint:0x3 VolumeHeader:0xb.width == 0>"
        #expect(try Self.explained(text: lines + host).cause == .hostWidth)
        let plain = (lines + host).replacing("MASLayout", with: "NSLayout")
        #expect(try Self.explained(text: plain).cause == .chain)
    }

    @Test("a view as wide as a screen by its mask, with views inside, is not what is wrong")
    func screenByMask() throws {
        let explained = try Self.explained(
            text: """
                <NSAutoresizingMaskLayoutConstraint:0x1 Sheet:0xa.width == 390>
                <NSLayoutConstraint:0x2 UIView:0xb.leading == Sheet:0xa.leading + 24>
                <NSLayoutConstraint:0x3 Sheet:0xa.trailing == UIView:0xb.trailing + 24>
                <NSLayoutConstraint:0x4 UIView:0xb.width == 360>
                """)
        #expect(explained.cause == .chain)
    }

    @Test("a mask before the superview has a size is advised a frame")
    func maskBeforeSize() throws {
        let explained = try Self.explained(
            text: """
                <NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& Toast:0xa.width == UIView:0xb.width - 375>
                <NSLayoutConstraint:0x2 H:|-(7)-[UILabel:0xc]   (Names: '|':Toast:0xa )>
                <NSLayoutConstraint:0x3 H:[UILabel:0xc]-(7)-|   (Names: '|':Toast:0xa )>
                <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' H:[UIView:0xb(375)]>
                """)
        #expect(explained.cause == .mask)
        #expect(explained.lines.contains { $0.contains("a frame that is not empty") })
    }

    @Test("whose constraints they are is said where no number contradicts")
    func unproven() throws {
        let guide = "UILayoutGuide:0xb'TitleView(0x7f8)'"
        let bar = try Self.explained([
            "UILabel:0xa.top >= \(guide).top", "UILabel:0xa.firstBaseline == \(guide).top + 30",
        ])
        #expect(bar.contradiction == nil && bar.cause == .bar)
        let own = try Self.explained([
            "UILabel:0xa.top >= UIView:0xb.top", "UILabel:0xa.firstBaseline == UIView:0xb.top + 30",
        ])
        #expect(own.contradiction == nil && own.cause == nil)
        let edges = ["left", "right", "top", "bottom"].enumerated().map {
            "<NSLayoutConstraint:0x\($0.offset) UIImageView:0xa.\($0.element) == UIView:0xb.\($0.element)>"
        }
        let broken = """

            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x9 UIImageView:0xa.height == UIImageView:0xa.width * 0.75>
            """
        #expect(try Self.explained(text: edges.joined(separator: "\n") + broken).cause == .aspectRatio)
        #expect(try Self.explained(text: edges.dropLast().joined(separator: "\n") + broken).cause == nil)
        let mask = """
            <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0xa.midX == 0>
            <NSLayoutConstraint:0x2 UILabel:0xa.centerX == Page:0xb.centerX>
            <NSLayoutConstraint:0x3 Page:0xb.width == 390>
            """
        let placed = try Self.explained(text: mask)
        #expect(placed.contradiction == nil && placed.cause == .mask)
        let apart = try Self.explained(text: mask.replacing("UILabel:0xa.centerX", with: "UILabel:0xd.centerX"))
        #expect(apart.cause == nil, "the view that the mask places has no constraint of the app")
    }

    @Test("a multiplier stands at its own number in a sum, which is the size of what is missing")
    func multiplierInSum() throws {
        let explained = try Self.explained(
            text: """
                <NSLayoutConstraint:0x1 UIImageView:0xa.width == UIImageView:0xa.height>
                <NSLayoutConstraint:0x2 V:|-(6)-[UIImageView:0xa]   (Names: '|':UITableViewCellContentView:0xb )>
                <NSLayoutConstraint:0x3 UIImageView:0xa.width == 0.3*UITableViewCellContentView:0xb.width>
                <NSLayoutConstraint:0x4 V:[UIImageView:0xa]-(6)-|   (Names: '|':UITableViewCellContentView:0xb )>
                <NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0xb(124)]>
                <NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' H:[UITableViewCellContentView:0xb(375)]>
                """)
        #expect(explained.cause == .rounding)
        let sum = try #require(explained.numbers)
        #expect(sum.contains("0.3 x 375") && sum.contains("124") && !sum.contains("3.333"))
    }

    @Test("fixed lengths that do not fill a container are not a container that is too small")
    func unfilled() throws {
        func report(_ height: Int) throws -> ReportExplanation {
            try Self.explained(
                text: """
                    <NSLayoutConstraint:0x1 V:|-(6)-[UILabel:0xa]   (Names: '|':UITableViewCellContentView:0xb )>
                    <NSLayoutConstraint:0x2 V:[UILabel:0xa(18)]>
                    <NSLayoutConstraint:0x3 V:[UILabel:0xa]-(6)-|   (Names: '|':UITableViewCellContentView:0xb )>
                    <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0xb(\(height))]>
                    """)
        }
        let high = try report(60)
        #expect(high.cause == .hostHeight)
        #expect(high.lines.contains { $0.contains("do not fill the height") }, "\(high.lines)")
        let low = try report(20)
        #expect(low.cause == .hostHeight)
        #expect(low.lines.contains { $0.contains("has given the view another height") }, "\(low.lines)")
    }

    @Test("a length of 0 that the app sets is a view that is collapsed")
    func collapsed() throws {
        let lines = [
            "UILabel:0xa.top == Banner:0xb.top + 5", "UILabel:0xa.bottom == Banner:0xb.bottom - 5",
            "Banner:0xb.height == 0",
        ]
        let explained = try Self.explained(lines)
        #expect(explained.cause == .chain)
        #expect(explained.lines.contains { $0.contains("of a view that is collapsed") }, "\(explained.lines)")
        let short = try Self.explained(Array(lines.prefix(2)) + ["Banner:0xb.height == 7"])
        #expect(!short.lines.contains { $0.contains("collapsed") })
    }

    @Test("a cell of no height is the container's, whatever masks follow")
    func placeholderBeforeMasks() throws {
        func report(_ height: Int) throws -> ConflictCause? {
            try Self.explained(
                text: """
                    <NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIView:0xa.height == PhotoCell:0xb.height - 1>
                    <NSLayoutConstraint:0x2 UIView:0xa.height >= 40>
                    <NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' V:[PhotoCell:0xb(\(height))]>
                    """
            ).cause
        }
        #expect(try report(0) == .hostHeight)
        #expect(try report(30) == .mask)
    }

    @Test("masks of the system alone ask for no change of an app's constraint")
    func systemOnly() throws {
        let explained = try Self.explained(
            text: """
                <NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- _TextContent:0xa.minX == 0   (active, names: '|':NSTextView:0xb )>
                <NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- H:[_TextContent:0xa]-(30)-|   (active, names: '|':NSTextView:0xb )>
                <NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& NSTextView:0xb.width == 4   (active)>
                """)
        #expect(explained.cause == .mask)
        #expect(explained.lines.contains { $0.contains("no constraint of the app takes part") }, "\(explained.lines)")
    }

    @Test("on a Mac a mask measures minY from the bottom, where the same mask prints the top as well")
    func upwards() throws {
        func report(_ mask: String) throws -> ReportExplanation {
            try Self.explained(
                text: """
                    <NSLayoutConstraint:0x1 NSView:0xa.height == 20   (active)>
                    \(mask)
                    <NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- NSView:0xa.minY == 2   (active, names: '|':NSBox:0xb )>
                    <NSLayoutConstraint:0x4 NSBox:0xb.height == 25   (active)>
                    """)
        }
        // 2 below, 3 above and 20 are 25.
        let top =
            "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- V:|-(3)-[NSView:0xa]   (active, names: '|':NSBox:0xb )>"
        #expect(try report(top).contradiction == nil)
        #expect(try report(top.replacing("(3)", with: "(4)")).contradiction?.members == [0, 1, 2, 3])
        // Downwards: 2 above, 3 below.
        let bottom = top.replacing("V:|-(3)-[NSView:0xa]", with: "V:[NSView:0xa]-(3)-|")
        #expect(try report(bottom).contradiction == nil)
    }

    @Test("a scroller between a clip view and its scroll view is a second reference")
    func scroller() throws {
        let explained = try Self.explained(
            text: """
                <NSLayoutConstraint:0x1 NSView:0xa.trailing == NSScrollView:0xb.trailing   (active)>
                <NSLayoutConstraint:0x2 H:[NSView:0xa]-(0)-|   (active, names: '|':NSClipView:0xc )>
                <NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- H:[NSClipView:0xc]-(17)-|   (active, names: '|':NSScrollView:0xb )>
                """)
        #expect(explained.cause == .layoutGuide)
        #expect(explained.lines.contains { $0.contains("a scroller makes smaller") }, "\(explained.lines)")
    }
}
