import LayoutDiff
import LayoutEngine
import Testing

@Suite struct ReportTests {
    func difference(_ change: (inout Card) -> Void) -> LayoutDifference {
        var card = Card()
        let before = card.side
        change(&card)
        return LayoutDiff.compare(before: before, after: card.side)
    }

    @Test func jsonIsStable() {
        let json = difference { $0.tree.constraints[$0.gap].constant = 20 }.json.pretty
        #expect(
            json == """
                {
                  "visual": true,
                  "summary": "1 moved, 1 constraint changed",
                  "views": [
                    {
                      "id": "more",
                      "name": "more",
                      "type": "button",
                      "events": [
                        "moved"
                      ],
                      "visual": true,
                      "before": [16, 74.5, 36, 30],
                      "after": [16, 82.5, 36, 30],
                      "moves": [
                        {
                          "edge": "y",
                          "before": 74.5,
                          "after": 82.5,
                          "because": "constraint gap (more.top == info.bottom + 20): constant 12 -> 20",
                          "path": []
                        }
                      ]
                    }
                  ],
                  "constraints": [
                    {
                      "id": "gap",
                      "event": "changed",
                      "text": "more.top == info.bottom + 20",
                      "properties": [
                        {
                          "name": "constant",
                          "before": "12",
                          "after": "20"
                        }
                      ]
                    }
                  ]
                }

                """)
    }

    @Test func markdownEscapesWhatWouldBreakATable() {
        let change = difference { $0.setText("a|b <script>", of: $0.bio) }
        let markdown = [SceneDifference(title: "card_1", difference: change)].markdown
        #expect(markdown.contains("### card\\_1"))
        #expect(markdown.contains("\"a\\|b &lt;script>\""))
        #expect(!markdown.contains("<script>"))
    }

    @Test func severalScenesAreToldApart() {
        let moved = SceneDifference(title: "one", difference: difference { $0.tree[$0.more].isHidden = true })
        let same = SceneDifference(title: "two", difference: difference { _ in })
        #expect([same, same].text == "no visual change in 2 scenes\n")
        #expect([moved, same].text.hasPrefix("one\n  ~ more  hidden\n"))
        #expect([moved, same].text.hasSuffix("no visual change in 1 other scene\n"))
        #expect([moved].markdown.hasPrefix("**Layout:** 1 scene of 1 changed.\n"))
    }

    @Test(arguments: [
        ("plain", "\"plain\""), ("a\"b\\", "\"a\\\"b\\\\\""), ("</script>", "\"\\u003c/script>\""),
        ("\u{1}\n\u{2028}", "\"\\u0001\\n\\u2028\""),
    ]) func jsonStringsAreEscaped(_ value: String, _ json: String) {
        #expect(JSONText.string(value).compact == json)
    }
}
