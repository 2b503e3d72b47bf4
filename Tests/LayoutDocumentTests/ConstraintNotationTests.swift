import LayoutDocument
import LayoutEngine
import Notation
import Testing

/// The three notations of constraints; `Tests/Cases/check/what-a-constraint-can-get-wrong.txt` has their mistakes.
@Suite("Constraints")
struct ConstraintNotationTests {
    /// Reads the constraints of view `a` in a page with `a` and `b`; each as UIKit's seven parts.
    private func read(_ constraint: String) throws -> [String] {
        let text = """
            { "version": 1, "metrics": { "gutter": 12, "strong": 900 },
              "root": { "type": "scrollView", "id": "page", "subviews": [
                { "type": "view", "id": "a", "constraints": [\(constraint)] }, { "type": "view", "id": "my-b" } ] } }
            """
        let tree = try tree(text)
        return tree.constraints.map { made in
            func name(_ anchor: Anchor) -> String {
                let region = anchor.region == .item ? "" : "[\(anchor.region)]"
                return tree[anchor.item].identifier + region + "." + anchor.attribute.rawValue
            }
            let second = made.second.map { " \(PlainNumber.text(made.multiplier))*" + name($0) } ?? ""
            let sign = [-1: "<=", 0: "==", 1: ">="][Int(made.relation.rawValue)] ?? "?"
            return "\(name(made.first)) \(sign)\(second) \(PlainNumber.text(made.constant)) @\(made.priority)"
        }
    }

    @Test("an id that looks like a number with an exponent wins")
    func exponentNames() throws {
        let text = #"""
            { "version": 1, "root": { "type": "view", "subviews": [ { "type": "view", "id": "1e2" },
              { "type": "view", "id": "2e1-3" },
              { "type": "view", "id": "a", "constraints": ["edges == 1e2", "width == 1e2.width", "size == 2e1-3"] } ] } }
            """#
        let tree = try tree(text)
        #expect(tree.constraints.count == 7)
        #expect(tree.constraints.allSatisfy { $0.second != nil && $0.constant == 0 })
    }

    static let expressions: [(text: String, made: [String])] = [
        ("leading == parent.leading + gutter", ["a.leading == 1*page.leading 12 @1000.0"]),
        ("leading == superview.leading - 8 @750", ["a.leading == 1*page.leading -8 @750.0"]),
        ("width == 300", ["a.width == 300 @1000.0"]),
        ("300 >= width", ["a.width <= 300 @1000.0"]),
        ("width == 1e2", ["a.width == 100 @1000.0"]),
        ("width == 2.5E+1 - 5e-1 @1e3", ["a.width == 24.5 @1000.0"]),
        ("width == 3e2-1", ["a.width == 299 @1000.0"]),
        ("2 * width == parent.width", ["a.width == 0.5*page.width 0 @1000.0"]),
        ("a.width == 0.5 * my-b.width + 2 @strong", ["a.width == 0.5*my-b.width 2 @900.0"]),
        ("height == my-b.height / 4 @defaultLow", ["a.height == 0.25*my-b.height 0 @250.0"]),
        ("top - 5 <= parent.safeArea.top", ["a.top <= 1*page[safeArea].top 5 @1000.0"]),
        ("top == parent.layoutMarginsGuide.bottom", ["a.top == 1*page[layoutMargins].bottom 0 @1000.0"]),
        ("leading == parent.readableContent.leading", ["a.leading == 1*page[readableContent].leading 0 @1000.0"]),
        ("width == parent.contentLayout.width", ["a.width == 1*page[contentLayout].width 0 @1000.0"]),
        ("width == parent.frameLayout.width", ["a.width == 1*page[frameLayout].width 0 @1000.0"]),
        ("trailing == parent.trailingMargin", ["a.trailing == 1*page.trailingMargin 0 @1000.0"]),
        ("centerX == parent.centerX * 0.5", ["a.centerX == 0.5*page.centerX 0 @1000.0"]),
        ("firstBaseline == my-b.lastBaseline + (2 + 3) * 2", ["a.firstBaseline == 1*my-b.lastBaseline 10 @1000.0"]),
        ("width == -(-gutter)", ["a.width == 12 @1000.0"]),
        ("size == 30", ["a.width == 30 @1000.0", "a.height == 30 @1000.0"]),
        ("size == 2 * my-b", ["a.width == 2*my-b.width 0 @1000.0", "a.height == 2*my-b.height 0 @1000.0"]),
        ("center == parent + 1", ["a.centerX == 1*page.centerX 1 @1000.0", "a.centerY == 1*page.centerY 1 @1000.0"]),
        (
            "edges == parent.safeArea + 8",
            [
                "a.top == 1*page[safeArea].top 8 @1000.0", "a.leading == 1*page[safeArea].leading 8 @1000.0",
                "a.bottom == 1*page[safeArea].bottom -8 @1000.0",
                "a.trailing == 1*page[safeArea].trailing -8 @1000.0",
            ]
        ),
        (
            "horizontalEdges >= parent + 8 @10",
            ["a.leading >= 1*page.leading 8 @10.0", "a.trailing <= 1*page.trailing -8 @10.0"]
        ),
    ]

    @Test("an expression is the constraint it reads as", arguments: expressions)
    func expression(text: String, made: [String]) throws { #expect(try read("\"\(text)\"") == made) }

    static let formats: [(text: String, made: [String])] = [
        (
            "H:|-[a]-|",
            ["a.leading == 1*page.leadingMargin 0 @1000.0", "page.trailingMargin == 1*a.trailing 0 @1000.0"]
        ),
        ("|-8-[a]", ["a.leading == 1*page.leading 8 @1000.0"]),
        ("V:|[a]|", ["a.top == 1*page.top 0 @1000.0", "page.bottom == 1*a.bottom 0 @1000.0"]),
        ("[a]-[my-b]", ["my-b.leading == 1*a.trailing 8 @1000.0"]),
        ("[a]-gutter-[my-b]", ["my-b.leading == 1*a.trailing 12 @1000.0"]),
        (
            "[a]-(>=10,<=20@strong)-[my-b]",
            ["my-b.leading >= 1*a.trailing 10 @1000.0", "my-b.leading <= 1*a.trailing 20 @900.0"]
        ),
        ("[a]-(-5)-[my-b]", ["my-b.leading == 1*a.trailing -5 @1000.0"]),
        ("V:[a(>=30,<=gutter)]", ["a.height >= 30 @1000.0", "a.height <= 12 @1000.0"]),
        ("[a(==my-b@20)]", ["a.width == 1*my-b.width 0 @20.0"]),
        ("[a(my-b*2+4)]", ["a.width == 2*my-b.width 4 @1000.0"]),
    ]

    @Test("a visual format is Apple's", arguments: formats)
    func visualFormat(text: String, made: [String]) throws { #expect(try read("\"\(text)\"") == made) }

    @Test("options of a visual format")
    func options() throws {
        let aligned = #"{"vfl": "H:[a]-[my-b]", "options": ["alignAllTop", "directionLeftToRight"]}"#
        #expect(try read(aligned) == ["my-b.left == 1*a.right 8 @1000.0", "a.top == 1*my-b.top 0 @1000.0"])
        let reversed = #"{"vfl": "H:|-4-[a]", "options": ["directionRightToLeft"]}"#
        #expect(try read(reversed) == ["page.right == 1*a.right 4 @1000.0"])
    }

    @Test("the object notation has NSLayoutConstraint's parts")
    func object() throws {
        let made = try read(
            """
            {"firstItem": "a", "firstAttribute": "width", "relation": "lessThanOrEqual", "secondItem": "parent.safeArea",
             "secondAttribute": "height", "multiplier": "16:9", "constant": "gutter + 1", "priority": "defaultHigh"}
            """)
        #expect(made == ["a.width <= 1.778*page[safeArea].height 13 @750.0"])
    }
}
