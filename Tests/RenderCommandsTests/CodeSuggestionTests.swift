import LayoutAudit
import Testing

@testable import RenderCommands

/// The lines to write in place of a line of code that makes a constraint.
@Suite("Suggested lines of code")
struct CodeSuggestionTests {
    @Test(
        "SnapKit's line gets a priority, a constraint of anchors a variable",
        arguments: [
            ("make.height.equalTo(44)", ["make.height.equalTo(44).priority(999)"]),
            ("$0.top.equalToSuperview().offset(8)", ["$0.top.equalToSuperview().offset(8).priority(999)"]),
            (
                "let tall = a.heightAnchor.constraint(equalToConstant: 44)",
                ["let tall = a.heightAnchor.constraint(equalToConstant: 44)", "tall.priority = UILayoutPriority(999)"]
            ),
            (
                "a.heightAnchor.constraint(equalToConstant: 44),",
                [
                    "let heightConstraint = a.heightAnchor.constraint(equalToConstant: 44)",
                    "heightConstraint.priority = UILayoutPriority(999)", "heightConstraint,  // in the list",
                ]
            ),
            (
                "[a.heightAnchor constraintEqualToConstant:44].active = YES;",
                [
                    "NSLayoutConstraint *heightConstraint = [a.heightAnchor constraintEqualToConstant:44];",
                    "heightConstraint.priority = 999;", "heightConstraint.active = YES;",
                ]
            ),
        ])
    func lowering(line: String, lines: [String]) {
        #expect(CodeSuggestion.lowering(line, named: "height") == lines)
    }

    @Test(
        "a line of another form, a part of a statement, and a line with a priority are left alone",
        arguments: [
            "form.width(500)", "a.heightAnchor.constraint(", "make.height.equalTo(44).priority(750)",
            "equalTo: b.topAnchor, constant: 8)", "make.height.equalTo(44) // twice", "",
            "return a.heightAnchor.constraint(equalToConstant: 13)",
            "NSLayoutConstraint.activate([a.heightAnchor.constraint(equalToConstant: 13)])",
            "list.append(a.heightAnchor.constraint(equalToConstant: 13))", "make.left.right.equalToSuperview()",
            "make.edges.equalToSuperview()", "make.height.equalTo(20).labeled(\"tall\")",
            "a.heightAnchor.constraint(equalToConstant: 13).with(4)", ".constraint(", ")",
        ])
    func untouched(line: String) {
        #expect(CodeSuggestion.lowering(line, named: "height") == nil)
    }

    @Test("a number changes where it stands once and keeps its sign")
    func numbers() {
        let line = "a.topAnchor.constraint(equalTo: b2.topAnchor, constant: 27).isActive = true"
        #expect(CodeSuggestion.changing(line, from: 27, to: 31)?.first?.contains("constant: 31)") == true)
        #expect(CodeSuggestion.changing(line, from: 2, to: 31) == nil)
        #expect(CodeSuggestion.changing(line, from: 27, to: -4) == nil)
        #expect(CodeSuggestion.changing("width == 8, height == 8", from: 8, to: 9) == nil)
    }

    // MARK: Properties

    @Test(
        "a line that sets a property is mended for the rule that the property breaks",
        arguments: [
            ("title.textAlignment = .left", "textAlignment", "left-aligned-text", ["title.textAlignment = .natural"]),
            ("title.textAlignment = .center", "textAlignment", "left-aligned-text", nil),
            ("title.numberOfLines = 1", "numberOfLines", "truncated-text", ["title.numberOfLines = 0"]),
            ("title.numberOfLines = 0", "numberOfLines", "truncated-text", nil),
            (
                "title.font = UIFont.systemFont(ofSize: 17)", "font", "fixed-font",
                [
                    "title.font = .preferredFont(forTextStyle: .body)",
                    "title.adjustsFontForContentSizeCategory = true",
                ]
            ),
            (
                "self.title.font = UIFont(name: \"Avenir\", size: 13)", "font", "fixed-font",
                [
                    "self.title.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: UIFont(name: \"Avenir\", size: 13)!)",
                    "self.title.adjustsFontForContentSizeCategory = true",
                ]
            ),
            (
                "title.font = .boldSystemFont(ofSize: 28)", "font", "font-cannot-scale",
                [
                    "title.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont.boldSystemFont(ofSize: 28))",
                    "title.adjustsFontForContentSizeCategory = true",
                ]
            ),
            ("title.font = .systemFont(ofSize: size)", "font", "fixed-font", nil),
            ("title.font = theme.title", "font", "fixed-font", nil),
            (
                "title.widthAnchor.constraint(equalToConstant: 80).isActive = true", "widthAnchor", "truncated-text",
                ["title.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true"]
            ),
            ("title.heightAnchor.constraint(equalToConstant: 80),", "heightAnchor", "truncated-text", nil),
            ("title.numberOfLines = 1 // one", "numberOfLines", "truncated-text", nil),
        ] as [(String, String, String, [String]?)])
    func properties(line: String, property: String, rule: String, lines: [String]?) throws {
        let property = try #require(CodeSuggestion.Property(rawValue: property))
        let rule = try #require(AuditRule(rawValue: rule))
        #expect(CodeSuggestion.mending(line, property, for: rule) == lines)
    }

    @Test(
        "a fixed font is scaled where its line is one assignment of one call",
        arguments: [
            (
                "title.font = UIFont(name: \"Lato\", size: 17)",
                "title.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: \"Lato\", size: 17)!)"
            ),
            (
                "self.fontLabel.font = .systemFont(ofSize: 17)",
                "self.fontLabel.font = .preferredFont(forTextStyle: .body)"
            ),
            ("title.font = UIFont(name: \"Lato\", size: 14) ?? UIFont.systemFont(ofSize: 14)", nil),
            ("title.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))", nil),
            ("title.font = UIFont.systemFont(ofSize: 17); title.text = \"a\"", nil),
            ("title.font = UIFont.systemFont(ofSize: 17).italic()", nil),
        ] as [(String, String?)])
    func scaledFonts(line: String, first: String?) {
        #expect(CodeSuggestion.mending(line, .font, for: .fixedFont)?.first == first)
    }
}
