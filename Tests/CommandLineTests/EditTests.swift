import Foundation
import TestSupport
import Testing

/// The language of edits of `explain --what-if`.
@Suite("Edits")
struct EditTests {
    private static let card = """
        { "version": 1, "name": "card", "devices": [{ "name": "small", "size": [100, 60] }],
          "root": { "type": "view", "id": "card", "subviews": [
            { "type": "stackView", "id": "row", "spacing": 4, "constraints": ["leading == parent.leading + 10",
                { "expr": "top == parent.top + 5", "id": "k1" }],
              "arrangedSubviews": [
                { "type": "label", "id": "title", "text": "Hello", "constraints": ["width == 30 @900"] },
                { "type": "view", "id": "dot", "label": "Red dot", "constraints": ["width == 8", "height == 8"] } ] } ] } }
        """

    private func ask(_ edits: String...) throws -> Finished {
        try Fixtures.withFolder { folder in
            try Self.card.write(toFile: folder + "/card.json", atomically: true, encoding: .utf8)
            let flags = edits.flatMap { ["--what-if", $0] }
            return try Fixtures.run(Fixtures.commandLine, ["explain", "card.json"] + flags, folder: folder)
        }
    }

    @Test(
        "an edit moves what it names",
        arguments: [
            ("title.width.constant = 40", "width 30 -> 40 (+10)"),
            ("k1.constant = 9", "y 5 -> 9 (+4)"),
            ("'row.leading == card.leading + 10'.constant = 20", "x 10 -> 20 (+10)"),
            ("'row.leading == card.leading'.constant = 20", "x 10 -> 20 (+10)"),
            ("row.spacing = 10", "spacing 4 -> 10"),
            ("'Red dot'.isHidden = true", "hidden"),
            ("dot.hidden = true", "hidden"),
            ("title.text = \"A longer text = more\"", "text \"Hello\" -> \"A longer text = more\""),
            ("title.hugging.horizontal = 252", "contentHuggingPriority"),
            ("title.font.size = 30", "font"),
            ("dot.width == 8", "no visual change"),
            ("title.width.isActive = false", "isActive true -> false"),
            ("title.width.priority = 1", "priority 900 -> 1"),
            ("device = iPhoneSE", "size 100 x 60 -> 320 x 568"),
            ("contentSize = accessibilityLarge", "contentSizeCategory large -> accessibilityLarge"),
            ("direction = rtl", "layoutDirection"),
        ])
    func moves(_ edit: String, _ answer: String) throws {
        let run = try ask(edit)
        #expect(run.text.contains(answer), "\(run.text) \(run.errors)")
        #expect(run.status == 0)
    }

    @Test("several edits are one answer")
    func several() throws {
        let run = try ask("title.width.constant = 40", "row.spacing = 10", "dot.height == 20 @999", "k1.constant = 0")
        #expect(run.text.contains("x 34 -> 50 (+16)"), "\(run.text) \(run.errors)")
        #expect(run.text.contains("y 5 -> 0 (-5)"))
    }

    @Test("an edit that cannot hold is a conflict with its repairs")
    func conflict() throws {
        let run = try ask("dot.width == 9")
        #expect(run.text.contains("dot.width must be"), "\(run.text) \(run.errors)")
        #expect(run.text.contains("repair: "))
    }

    @Test(
        "mistakes have their column and the nearest name",
        arguments: [
            ("titel.text = \"a\"", "column 1: unknown name 'titel'; did you mean 'title'?"),
            ("title.txt = \"a\"", "column 7: unknown property 'txt'; did you mean 'text'?"),
            ("title.heigt = 4", "column 7: unknown property 'heigt'; did you mean 'height'?"),
            ("title.heigt.constant = 4", "column 7: unknown property 'heigt.constant'; did you mean 'height'?"),
            (
                "title.height.constnt = 4",
                "column 7: a constraint has no property 'constnt'; it may be constant, priority, isActive"
            ),
            ("title.text = 5", "column 14: expected a string"),
            ("title.text =", "column 1: no value"),
            ("title.text = \"a\", \"b\": 3", "is more than one value"),
            ("title.text = {\"a\":", "is no value"),
            ("title.isHidden = maybe", "column 18: expected true or false"),
            (
                "title.height.constant = 5",
                "no constraint of the file is on title.height; add one, as in title.height == 5"
            ),
            ("title.width = 5", "column 7: 'width' is decided by constraints: set one's constant, as in "),
            ("k1.text = \"a\"", "column 4: a constraint has no property 'text'"),
            ("k1.priority = 1001", "column 15: "),
            ("'title.width == dot.height'.priority = 3", "no constraint of the file is 'title.width == dot.height'"),
            ("dvice = iPhoneSE", "did you mean 'device'?"),
            ("'title.width = 3", "column 1: a name in quotes ends with the same quote"),
            ("device = iPhne", "iPhne"),
        ])
    func mistakes(_ edit: String, _ message: String) throws {
        let run = try ask(edit)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.text.isEmpty)
        #expect(run.status == 64)
    }
}
