import Foundation
import LayoutEngine
import Notation
import Regression
import TestSupport
import Testing

@testable import LayoutDiff

@Suite struct ReportTests {
    func difference(_ change: (inout Card) -> Void) -> LayoutDifference {
        var card = Card()
        let before = card.side
        change(&card)
        return LayoutDiff.compare(before: before, after: card.side)
    }

    @Test func jsonIsStable() {
        let json = difference { $0.tree.constraints[$0.gap].constant = 20 }.json.text
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
                      "events": ["moved"],
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
                      "properties": [{ "name": "constant", "before": "12", "after": "20" }]
                    }
                  ],
                  "diagnostics": [],
                  "environment": [],
                  "bars": []
                }

                """)
    }

    @Test func markdownEscapesWhatWouldBreakATable() {
        let change = difference { $0.setText("a|b <script>", of: $0.bio) }
        let markdown = [SceneDifference(title: "card_1", difference: change)].markdown
        #expect(markdown.contains("\"a\\|b &lt;script>\""))
        #expect(!markdown.contains("<script>"))
    }

    @Test func severalScenesAreToldApart() {
        let moved = SceneDifference(title: "one", difference: difference { $0.tree[$0.more].isHidden = true })
        let same = SceneDifference(title: "two", difference: difference { _ in })
        #expect([same, same].text() == "no visual change in 2 scenes\n")
        #expect([moved, same].text() == "~ hidden more on one\nno visual change in 1 other scene\n")
        #expect([moved].markdown.hasPrefix("**Layout:** 1 scene of 1 changed.\n"))
    }

    static let grown = EditName("", "row", "spacing 4 -> 8")

    /// Entries are grouped by change, not by page, and each change is said once: a move by two changes is one of the
    /// change with more effects, the same change of two views is one entry, rectangles and unknown causes come last.
    @Test func aChangeIsSaidOnce() {
        let other = EditName("", "title", "font system 15 -> system 17")
        let alike = EditName("", "name", "font system 15 -> system 17")
        let record = EditName(EditName.rectangle, "cell")
        let pages: [[ChangeFact]] = [
            [
                ChangeFact("cell", "y 0 -> 1 (+1)", distance: 1, edits: [record]),
                ChangeFact("a", "x 1 -> 5 (+4)", distance: 4, edits: [Self.grown]),
                ChangeFact("b", "x 1 -> 9 (+8)", distance: 8, edits: [other, Self.grown]),
                ChangeFact("title", "width 9 -> 10 (+1)", distance: 1, edits: [other]),
            ],
            [
                ChangeFact("a", "x 1 -> 7 (+6)", distance: 6, edits: [Self.grown]),
                ChangeFact("name", "width 9 -> 11 (+2)", distance: 2, edits: [alike]),
                ChangeFact("z", "x 0 -> 1 (+1)", distance: 1, edits: []),
            ],
        ]
        let report = ChangeReport([(["f", "small"], pages[0]), (["f", "large"], pages[1])])
        #expect(
            report.lines() == [
                "~ row.spacing 4 -> 8 moves 2 views on 2 pages (small, large): largest +8, b",
                "~ title, name: font system 15 -> system 17 move 2 views on 2 pages (large, small): largest +2, name",
                "~ rectangle in the file of cell on small: y 0 -> 1 (+1)", "~ z moves on large: x 0 -> 1 (+1)",
            ])
        #expect(report.lines(isWhole: true).contains("    a  x 1 -> 7 (+6)"))
        for fact in pages.joined() { #expect(ChangeFact(fact.json) == fact) }
    }

    /// However many pages and views a change moves, its entry has seven lines at most; many changes have ten and a count.
    @Test func aReportIsShort() {
        let moved = (1...30).map { ChangeFact("v\($0)", "x 0 -> \($0)", distance: Double($0), edits: [Self.grown]) }
        let one = ChangeReport((1...40).map { (["page \($0)"], moved) }).lines()
        #expect(one.count == 7 && one.last == "    and 25 more: --verbose", "\(one)")
        #expect(
            one[0].hasPrefix("~ row.spacing 4 -> 8 moves 30 views on 40 pages (page 1, page 2, page 3 and 37 more)"))
        let many = (1...30).map {
            ChangeFact("v\($0)", "x", distance: 1, edits: [EditName("", "v\($0)", "text \($0)")])
        }
        #expect(ChangeReport([(["page"], many)]).lines().count == 11)
    }

    @Test(arguments: [
        ("plain", "\"plain\""), ("a\"b\\", "\"a\\\"b\\\\\""), ("\u{1}\n\u{2028}", "\"\\u0001\\n\\u2028\""),
    ]) func jsonStringsAreEscaped(_ value: String, _ json: String) {
        #expect(JSONValue.string(value).compact == json)
    }

    @Test func noTextEndsTheScriptOfAPage() {
        let page = ReportPage(title: "</script>", cases: [ReportCase(name: "<b>", status: .passed, message: "a < b")])
            .html
        #expect(page.contains(#"{ "title": "\u003c/script>""#))
        #expect(page.contains(#""message": "a \u003c b""#))
        #expect(page.split(separator: "</script>").count == 3)
    }
}

@Suite struct FramesSnapshotTests {
    /// A scroll view with thirds of points, a hidden view and a name with a space.
    func snapshot() -> FramesSnapshot {
        var tree = LayoutTree(root: View(.scrollView, identifier: "page"))
        let row = tree.addSubview(View(.stackView, identifier: "a row"), to: tree.root)
        for name in ["a", "b", "c"] { tree.addArrangedSubview(View(.view, identifier: name), to: row) }
        tree[row].stack?.distribution = .fillEqually
        tree[row].stack?.spacing = 5
        if let c = tree.item(named: "c") { tree[c].isHidden = true }
        tree.constraints = [
            LayoutConstraint(Anchor(row, .width), constant: 100.0 / 3),
            LayoutConstraint(Anchor(row, .height), constant: 20),
            LayoutConstraint(Anchor(row, .leading), .equal, Anchor(tree.root, .leading)),
            LayoutConstraint(Anchor(row, .trailing), .equal, Anchor(tree.root, .trailing)),
            LayoutConstraint(Anchor(row, .top), .equal, Anchor(tree.root, .top)),
            LayoutConstraint(Anchor(row, .bottom), .equal, Anchor(tree.root, .bottom)),
        ]
        var environment = LayoutEnvironment(width: 320, height: 480)
        environment.solving.roundsToPixels = false
        return FramesSnapshot(tree: tree, layout: tree.resolve(in: environment))
    }

    @Test func whatIsWrittenIsRead() throws {
        let text = snapshot().text
        #expect(text.contains("a\\u{20}row  stackView  0 0  33.333 x 20"))
        #expect(text.contains("content 33.333 x 20"))
        #expect(try #require(FramesSnapshot(text)).text == text)
    }

    /// What a fuzz run found: a carriage return before a line's end is one Character with it, and so is a space with the
    /// combining mark that a name starts with.
    @Test(arguments: ["a\r\nb", "\u{301}a", "a\r", "gap \u{301}a | b"])
    func charactersOfSeveralScalarsAreSplit(_ name: String) throws {
        let text = "layout 1\ncard  view  0 0  320 x 480\n  b  label  0 0  2 x 3\nnote \(name)\n"
        let read = try #require(FramesSnapshot(text))
        #expect(try #require(FramesSnapshot(read.text)).text == read.text)
        var tree = LayoutTree(root: View(identifier: "card"))
        tree.addSubview(View(.label, identifier: name), to: tree.root)
        let written = FramesSnapshot(tree: tree, layout: tree.resolve(in: LayoutEnvironment(width: 320, height: 480)))
        let again = try #require(FramesSnapshot(written.text))
        let names = try #require(again.side).tree.items.map(\.identifier)
        #expect(again.text == written.text && names == ["card", name])
    }

    /// The release is no frame: equal frames of two releases agree, and where frames differ the releases are named first.
    @Test func aReferenceNamesItsRelease() throws {
        var (old, new) = (snapshot(), snapshot())
        (old.release, new.release) = (.iOS18, .iOS26)
        #expect(old.text.hasPrefix("layout 1  iOS 18\npage  scrollView"))
        let read = try #require(FramesSnapshot(old.text))
        #expect(read.release == .iOS18 && read.text == old.text)
        #expect(SnapshotDifference.ofFrames(Array(old.text.utf8), new) == nil)
        #expect(old.releaseNote(for: new) == "recorded in iOS 18, laid out in iOS 26")
        old.release = nil
        #expect(
            old.releaseNote(for: new)
                == "recorded before references named the release, when a document that names none was laid out for iOS 18; "
                + "laid out in iOS 26")
        let newer = try #require(FramesSnapshot("layout 1  iOS 99\n" + old.body))
        #expect(newer.releaseNote(for: new) == "recorded in iOS 99, laid out in iOS 26")
        new.release = .iOS18
        #expect(old.releaseNote(for: new) == nil)
        #expect(FramesSnapshot("layout 1 iOS 26\nroot  view  0 0  1 x 1\n") == nil)
        let later = try #require(FramesSnapshot("layout 1  iOS 99\nroot  view  0 0  1 x 1\n"))
        #expect(later.release == nil && later.body == "root  view  0 0  1 x 1\n")
    }

    @Test func aCheckoutWithWindowsLineEndsIsTheSameReference() throws {
        let text = snapshot().text
        let read = try #require(FramesSnapshot(text.replacingOccurrences(of: "\n", with: "\r\n")))
        #expect(read.text == text)
    }

    @Test func decimalsThatAreNotWrittenAreNoDifference() throws {
        let reference = try #require(FramesSnapshot(snapshot().text))
        #expect(FramesSnapshot.compare(reference: reference, actual: snapshot()).isEmpty)
    }

    @Test func whatIsLeftOutTakesItsGapsAlong() {
        let left = snapshot().leavingOut(["a"]).text
        #expect(!left.contains("  a  view"))
        #expect(!left.contains("gap a | b"))
        #expect(snapshot().leavingOut(["a row"]).text.split(separator: "\n").count == 3)
    }

    @Test(arguments: ["", "layout 2\n", "layout 1\n", "layout 1\n    deep  view  0 0  1 x 1\n"])
    func otherTextsAreRefused(_ text: String) {
        #expect(FramesSnapshot(text) == nil)
    }

    /// What a fuzz run found: 28 digits as a height, and bytes behind them that end a text in C.
    @Test(
        "numbers beyond all layouts are none, whatever follows them",
        arguments: ["", "\0\0\0", " hidden", "\0 hidden", ".5", "e28"])
    func hugeNumbers(_ end: String) throws {
        let digits = String(repeating: "9", count: 28)
        #expect(FramesSnapshot("layout 1\ncard  view  0 0  320 x \(digits)\(end)\n") == nil)
        #expect(FramesSnapshot("layout 1\ncard  view  -\(digits)\(end) 0  320 x 1\n") == nil)
        // Below a line that can be read it is a note, as any text is, and stays one.
        let text = "layout 1\ncard  view  0 0  320 x 480\n  a  view  0 0  1 x \(digits)\(end)\n"
        let read = try #require(FramesSnapshot(text))
        #expect(read.text == text && FramesSnapshot(read.text) == read)
        #expect(read.side?.tree.count == 1)
        #expect(FramesSnapshot.compare(reference: read, actual: read).isEmpty)
    }

    @Test("a page allows its own script, style and pictures, and nothing else")
    func policy() throws {
        let page = ReportPage(
            title: "a", cases: [ReportCase(name: "\u{202E}<img src=http://x>", status: .failed, message: "javascript:")]
        ).html
        func content(_ start: String, _ end: String) throws -> String {
            let from = try #require(page.range(of: start)).upperBound
            return String(page[from..<(try #require(page[from...].range(of: end))).lowerBound])
        }
        let rules = try content("http-equiv=\"Content-Security-Policy\" content=\"", "\">").components(
            separatedBy: "; ")
        let script = try Self.hash(content("<script>", "</script>"))
        let style = try Self.hash(content("<style>", "</style>"))
        #expect(
            rules == [
                "default-src 'none'", "script-src 'sha256-\(script)'", "style-src 'sha256-\(style)'", "img-src data:",
                "base-uri 'none'", "form-action 'none'",
            ])
        // The policy precedes all content that it governs, and no element carries an exception from it.
        let head = try #require(page.range(of: "Content-Security-Policy")).lowerBound
        for tag in ["<style", "<script", "<title", "<body"] {
            #expect(try #require(page.range(of: tag)).lowerBound > head)
        }
        #expect(page.components(separatedBy: "<script>").count == 2)
        #expect(page.components(separatedBy: "<style>").count == 2)
        for word in [
            " style=", " onclick=\"", " onload=\"", " src=\"", " href=", "setAttribute(\"style", "eval(", "@import",
        ] {
            #expect(!page.contains(word), "\(word)")
        }
        #expect(!page.unicodeScalars.contains("\u{202E}"))
    }

    /// As `sha256sum` of coreutils has it.
    private static func hash(_ text: String) throws -> String {
        let digits = Array(try Fixtures.run("/usr/bin/sha256sum", [], input: text).text.prefix(64))
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0..<$0 + 2]), radix: 16)
        }
        return Data(bytes).base64EncodedString()
    }
}
