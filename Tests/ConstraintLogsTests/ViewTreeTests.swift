import ConstraintLogs
import Testing

/// View trees that a debugger prints: `_autolayoutTrace` and `recursiveDescription`.
@Suite("Printed view trees")
struct ViewTreeTests {
    private static func explained(_ text: String) -> [TreeExplanation] {
        let trees = ConsoleLog(Array(text.utf8)).trees
        return zip(trees, [nil] + trees.map { $0 }).map { TreeExplanation($0, after: $1) }
    }

    private static let trace = """
        (lldb) po [[UIWindow keyWindow] _autolayoutTrace]
        UIWindow:0x10
        |   •UIView:0x11
        |   |   *_UILayoutGuide:0x12- AMBIGUOUS LAYOUT for _UILayoutGuide:0x12.minY{id: 9}
        |   |   *Meter:0x13'Rain'- AMBIGUOUS LAYOUT for Meter:0x13'Rain'.minX{id: 4}, Meter:0x13'Rain'.Width{id: 6}
        |   |   *Meter:0x14'Wind'- AMBIGUOUS LAYOUT for Meter:0x14'Wind'.Width{id: 7}
        |   |   |   UIImageView:0x15
        |   |   +UIView:0x16 MISSING HOST CONSTRAINTS

        Legend:
        	* - is laid out with auto layout
        """

    @Test("a trace: the tree, the free variables, siblings that compete")
    func trace() throws {
        let explained = try #require(Self.explained(Self.trace).first)
        let tree = explained.tree
        #expect(tree.views.map(\.superview) == [nil, 0, 1, 1, 1, 4, 1])
        #expect(tree.views[3].open == [.minX, .width] && tree.views[4].open == [.width])
        #expect(tree.views[3].item.label == "Rain")
        let lines = explained.lines
        #expect(lines.first == "a tree of 7 views; a place or a length of 2 of them is open:")
        #expect(lines.contains("  Meter 'Rain' in UIView (0x11) (line 5): x and width"), "\(lines)")
        #expect(lines.contains("  and 1 guide of UIKit's, which follows them"))
        #expect(
            lines.contains { $0.hasPrefix("usual remedy: Meter 'Rain', Meter 'Wind' share the room of one superview") })
        #expect(lines.contains { $0.hasPrefix("no constraint ties UIView (0x16)") })
        #expect(ConsoleLog(Array(Self.trace.utf8)).messages.isEmpty, "the tree tells what the message would")
    }

    @Test("a trace of iOS 7 names no variables, and a variable may be another view's")
    func otherTraces() throws {
        let old = try #require(
            Self.explained(
                """
                   *<UIWindow:0x8d5> - AMBIGUOUS LAYOUT
                   |   *<UIView:0xdc7>
                   |   |   *<UILabel:0xdc8> - AMBIGUOUS LAYOUT
                """
            ).first)
        #expect(old.tree.ambiguous == [0, 2])
        #expect(old.lines.contains { $0.hasSuffix("the trace does not name the numbers") })
        let other = try #require(
            Self.explained(
                """
                •UIWindow:0x1 - AMBIGUOUS LAYOUT for UIView:0x2.Height{id: 3}
                |   *UIView:0x2
                """
            ).first)
        #expect(other.tree.views[1].open == [.height])
    }

    @Test("frames that differ between two prints are the open ones")
    func exercised() throws {
        func dump(_ x: Int) -> String {
            """
            <UIView: 0xa1; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer: 0xb1>>
               | <UILabel: 0xa2; frame = (\(x) 20; 60 21); text = 'Tide'; userInteractionEnabled = NO; layer = <CALayer: 0xb2>>
               | <UIView: 0xa3; frame = (0 60; 0 40); layer = <CALayer: 0xb3>>
               |    | <UIButton: 0xa4; frame = (8 8; 40 24); opaque = NO; layer = <CALayer: 0xb4>>
               | <UIView: 0xa5; frame = (0 0; 0 0); hidden = YES; layer = <CALayer: 0xb5>>
            """
        }
        let explained = Self.explained(dump(8) + "\n\n(lldb) po [label exerciseAmbiguityInLayout]\n" + dump(131))
        #expect(explained.count == 2)
        let second = try #require(explained.last)
        #expect(second.tree.views.map(\.superview) == [nil, 0, 0, 2, 0])
        #expect(
            second.lines.contains("  UILabel 'Tide' in UIView (0xa1) (line 9): 8 20 60 21 -> 131 20 60 21"),
            "\(second.lines)")
        #expect(second.lines.contains { $0.hasPrefix("UIView (0xa3) in UIView (0xa1) (line 10) is empty: 0 60 0 40") })
        #expect(!second.lines.contains { $0.contains("0xa5") }, "a hidden view may be empty")
        #expect(explained[0].moved.isEmpty && explained[0].before == nil)
    }

    @Test("constraints, messages with one view and other consoles are no trees")
    func others() {
        for text in [
            "<NSLayoutConstraint:0x1 UIView:0xa.width == 3>", "| <not a view>",
            "API error: <UIView: 0x1; frame = (0 0; 0 0)>",
            "<UIView: 0x1; frame = (0 0; 40 40)>", "||||", "* - is laid out with auto layout",
            " - 0 : <NSLayoutConstraint:0x1 UIView:0xa.width == 3>",
        ] {
            #expect(ConsoleLog(Array(text.utf8)).trees.isEmpty, "\(text)")
        }
    }

    @Test("strange trees are read to their end")
    func hostile() {
        for piece in ["|", "| <A:0x1", "|*A:0x1- AMBIGUOUS LAYOUT for .{id", "•A:0x1'", "| A<B<:0x1\n", "| A:0x1\n"] {
            let log = ConsoleLog(Array(String(repeating: piece, count: 20_000).utf8))
            for tree in log.trees { #expect(TreeExplanation(tree).lines.count < 120) }
        }
    }
}
