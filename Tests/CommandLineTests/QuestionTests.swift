import Foundation
import TestSupport
import Testing

/// The questions of `explain` besides a view's four numbers.
@Suite("Questions")
struct QuestionTests {
    private static let card = """
        { "version": 1, "name": "card", "devices": [{ "name": "small", "size": [200, 100] }],
          "root": { "type": "view", "id": "card", "subviews": [
            { "type": "label", "id": "title", "text": "Harbour tickets for Friday",
              "constraints": ["leading == parent.leading + 10", "top == parent.top + 5",
                { "expr": "trailing <= badge.leading - 8", "id": "gap" }] },
            { "type": "label", "id": "badge", "text": "New", "contentCompressionResistancePriority": 751,
              "constraints": ["trailing == parent.trailing - 10", "top == title.top"] },
            { "type": "view", "id": "ghost", "constraints": ["leading == title.leading", "top == title.bottom + 4",
                "width == 20", { "expr": "height == 0", "id": "none" }] },
            { "type": "view", "id": "box", "isHidden": true, "subviews": [
                { "type": "view", "id": "inner", "constraints": ["leading == parent.leading", "top == parent.top",
                  "width == 5", "height == 5"] } ],
              "constraints": ["leading == ghost.trailing + 6", "top == ghost.top", "width == 30", "height == 20",
                { "expr": "width == 30 @900", "id": "again" }, { "expr": "width <= 90", "id": "wide" }] } ] } }
        """

    private func ask(_ words: String...) throws -> Finished {
        try Fixtures.withFolder { folder in
            try Self.card.write(toFile: folder + "/card.json", atomically: true, encoding: .utf8)
            return try Fixtures.run(Fixtures.commandLine, ["explain", "card.json"] + words, folder: folder)
        }
    }

    @Test("a baseline is the sum of the top and the text's own distance")
    func baseline() throws {
        let run = try ask("title", "--edge", "firstBaseline")
        #expect(run.text.contains("title.firstBaseline is 21 = 5 + 16"), "\(run.text)")
        #expect(run.text.contains("  + 16  the first baseline of title lies 16 below its top"), "\(run.text)")
        let none = try ask("ghost", "--edge", "lastBaseline")
        #expect(none.errors.contains("'ghost' shows no text and has no baseline"), "\(none.errors)")
        #expect(none.status == 64)
    }

    @Test("two views: the gap between them, or the insets of one in the other")
    func gaps() throws {
        let gap = try ask("ghost", "box")
        #expect(
            gap.text.contains("the gap from ghost.right to box.left is 6\n  + 6  box.leading == ghost.trailing + 6"),
            "\(gap.text)")
        let insets = try ask("card", "ghost", "--edge", "left")
        #expect(insets.text.contains("the inset from card.left to ghost.left is 10"), "\(insets.text)")
        #expect(
            insets.text.contains("the inset from ghost.right to card.right is 170 = 200 - 10 - 20"), "\(insets.text)")
        #expect(!insets.text.contains(".top"))
    }

    @Test(
        "why a view is not seen",
        arguments: [
            ("box", "box has isHidden = true"), ("inner", "box, which contains it, has isHidden = true"),
            ("ghost", "ghost has no height: one constraint says so"), ("title", "title is seen: nothing hides it"),
        ])
    func hidden(_ view: String, _ answer: String) throws {
        let run = try ask(view, "--why", "hidden")
        #expect(run.text.contains(answer), "\(run.text) \(run.errors)")
        #expect(run.status == 0)
    }

    @Test("why a text is cut: the letters that fit, the word, and what holds the width")
    func truncated() throws {
        let run = try ask("title", "--why", "truncated")
        #expect(run.text.contains("title is cut after \""), "\(run.text)")
        #expect(run.text.contains(" of 26 letters"), "\(run.text)")
        #expect(run.text.contains("is missing\nwhat holds the width:\n  title.width is "), "\(run.text)")
        #expect(run.text.contains("'gap' title.trailing <= badge.leading - 8"), "\(run.text)")
        let whole = try ask("badge", "--why", "truncated")
        #expect(whole.text.contains("badge is not cut"), "\(whole.text)")
        #expect(try ask("ghost", "--why", "truncated").errors.contains("shows no text"))
    }

    @Test("which of two labels gives way, by their priorities")
    func givesWay() throws {
        let run = try ask("title", "badge", "--why", "gives-way")
        #expect(run.text.contains("title gives way horizontally: it is squeezed to "), "\(run.text)")
        #expect(
            run.text.contains(
                "because title has compression resistance 750, badge 751: the lower one gives way"), "\(run.text)")
        let one = try ask("title", "--why", "gives-way")
        #expect(one.errors.contains("is about two views"))
        #expect(one.status == 64)
    }

    @Test("why not: the first constraint in the way and its price, or the optional one that gives way")
    func wishes() throws {
        let wide = try ask("box", "--why-not", "wider")
        #expect(wide.text.contains("box cannot be wider (box.width >= 40): constraints are in the way"), "\(wide.text)")
        #expect(wide.text.contains("first in the way: box.width == 30; with priority 999 "), "\(wide.text)")
        let title = try ask("title", "--why-not", "on one line")
        #expect(
            title.text.contains("title cannot be on one line") || title.text.contains("nothing forbids"),
            "\(title.text)")
        let holds = try ask("box", "--why-not", "box.width <= 90")
        #expect(holds.text.contains("holds as it is"), "\(holds.text)")
        let wrong = try ask("box", "--why-not", "prettier")
        #expect(wrong.errors.contains("it is a constraint or one of 'wider'"), "\(wrong.errors)")
        #expect(wrong.status == 64)
    }

    @Test("which constraints can go: redundant, never binding, a priority that never matters")
    func removable() throws {
        let run = try ask("--removable")
        #expect(run.text.contains("'again' box.width == 30 @900 can go: no frame moves without it"), "\(run.text)")
        #expect(run.text.contains("'wide' box.width <= 90 never binds: 60 to spare at least"), "\(run.text)")
        #expect(!run.text.contains("'gap'"), "\(run.text)")
        #expect(!run.text.contains("inner."), "\(run.text)")
        #expect(run.text.contains("tried on 1 page: small"))
    }

    @Test("a turned device has a hint, and questions do not mix")
    func usage() throws {
        let turned = try ask("title", "--traits", "landscape")
        #expect(
            turned.errors.contains("a device is turned by its name: --device iPhone17.landscape"), "\(turned.errors)")
        for words in [
            ["title", "--why", "hidden", "--removable"], ["--removable", "--conflicts"], ["title", "--conflicts"],
        ] {
            let run = try Fixtures.withFolder { folder in
                try Self.card.write(toFile: folder + "/card.json", atomically: true, encoding: .utf8)
                return try Fixtures.run(Fixtures.commandLine, ["explain", "card.json"] + words, folder: folder)
            }
            #expect(run.status == 64, "\(words): \(run.text)")
        }
    }

    @Test("a long sum has seven terms at most, and --full all; equal numbers are folded, fractions are one bracket")
    func folded() throws {
        let views = (1...9).map { number in
            """
            { "type": "view", "id": "r\(number)", "constraints": ["leading == parent.leading", "width == 20",
              "height == \(number == 4 ? 12 : 10)", "top == \(number == 1 ? "parent.top" : "r\(number - 1).bottom") + 5"] }
            """
        }
        let tree = """
            { "version": 1, "name": "list", "devices": [{ "name": "small", "size": [90, 300] }],
              "root": { "type": "view", "id": "list", "subviews": [\(views.joined(separator: ", ")),
                { "type": "view", "id": "half", "constraints": ["leading == parent.leading", "top == parent.top",
                  "height == 1", "width == 0.5 * parent.width"] }] } }
            """
        try Fixtures.withFolder { folder in
            try tree.write(toFile: folder + "/list.json", atomically: true, encoding: .utf8)
            let run = try renderCLI("explain", "list.json", "r9", "--edge", "top", folder: folder)
            #expect(
                run.text.hasPrefix(
                    "list\nr9.top is 127 = 40 (8 gaps of 5 in list) + 70 (7 heights of 10 in list) + 12 + 5\n"),
                "\(run.text)")
            let sum = run.text.split(separator: "\n")[1].split(separator: "=")[1]
            #expect(sum.count { $0 == "+" } < 7, "\(sum)")
            let full = try renderCLI("explain", "list.json", "r9", "--edge", "top", "--full", folder: folder)
            #expect(
                full.text.contains("r9.top is 127 = 5 + 10 + 5 + 10 + 5 + 10 + 5 + 10 + 5 + 12 + 5"), "\(full.text)")
            let half = try renderCLI("explain", "list.json", "half", "--edge", "width", folder: folder)
            #expect(half.text.contains("half.width is 45 = 90 / 2"), "\(half.text)")
        }
    }
}
