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
        #expect(try Self.explained(["UIView:0x7fd.width == - 20   (active)"]).cause == .chain)
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
}
