import Foundation
import TestSupport
import Testing

/// `explain` with console logs.
@Suite("explain")
struct ExplainCommandTests {
    private static let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UILabel:0xa'Price'.height == 44   (active)>",
            "<NSLayoutConstraint:0x2 'UISV-hiding' UILabel:0xa'Price'.height == 0   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 UILabel:0xa'Price'.height == 44   (active)>
        """

    @Test("the set, its sum, the cause and a repair, and exit code 1")
    func text() throws {
        let run = try renderCLI("explain", "-", input: Self.log)
        #expect(
            run.text == """
                <stdin>:1: 2 constraints cannot hold together, and each of them is needed for that:
                  1  UILabel 'Price'.height == 44  (line 3)
                  2  UILabel 'Price'.height == 0  ('UISV-hiding', line 4)
                sum: 44 (height of UILabel 'Price') must equal 0 (height of UILabel 'Price')
                cause: A stack view hides an arranged view by a length of 0, and constraints inside that view demand more.
                usual remedy: Give one inset or length inside the hidden view priority 999, for an inner stack view on a pin of its wrapper.
                repair: give constraint 1 priority 999
                repair: change the constant of constraint 1 to 0
                UIKit broke constraint 1; its choice does not say which constraint is wrong

                """)
        #expect(run.errors.isEmpty)
        #expect(run.status == 1)
    }

    @Test("JSON keeps what was read")
    func json() throws {
        let run = try renderCLI("explain", "-", "--format", "json", input: Self.log)
        #expect(run.text.contains(#""core": [0, 1]"#))
        #expect(run.text.contains(#""cause": "stack-hiding""#))
        #expect(run.status == 1)
    }

    @Test("a view's number by its constraints; an unknown view is a mistake of usage")
    func layout() throws {
        try Fixtures.withFolder { folder in
            try rowTree.write(toFile: folder + "/row.json", atomically: true, encoding: .utf8)
            let run = try renderCLI(
                "explain", "row.json", "b", "--edge", "width", "--state", "base", folder: folder)
            #expect(run.text.hasPrefix("row\nb.width is 60 = 100 - 10 - 30\n"), "\(run.text)")
            #expect(run.status == 0)
            let unknown = try renderCLI("explain", "row.json", "c", folder: folder)
            #expect(unknown.errors.contains("no view 'c'; did you mean 'a'? Views are row, a, b"))
            #expect(unknown.status == 64)
        }
    }

    @Test("conflicts of a file with their sum and repairs, exit code 1")
    func conflicts() throws {
        let file = Fixtures.packageRoot + "/fixtures/rules/conflict.json"
        let run = try renderCLI("explain", file, "--conflicts")
        #expect(run.text.contains("a.height must be 84, and the other required constraints make 200\n"))
        #expect(run.text.contains("  repair: constant 200 for a.height == 84 (0 frames move)\n"))
        #expect(run.status == 1)
        let none = try renderCLI("explain", Fixtures.packageRoot + "/fixtures/rules/guides.json", "--conflicts")
        #expect(none.text == "1 page without a finding\n")
        #expect(none.status == 0)
    }

    @Test("a text without constraints is not explained")
    func nothing() throws {
        let run = try renderCLI("explain", "-", input: "hello\n")
        #expect(run.errors == "<stdin>: no constraint and no message about one\n")
        #expect(run.status == 2)
    }

    @Test("a picture of a number, of conflicts, of a log; {n} makes a file for each, one name one sheet")
    func pictures() throws {
        try Fixtures.withFolder { folder in
            try rowTree.write(toFile: folder + "/row.json", atomically: true, encoding: .utf8)
            try (Self.log + "\n\n" + Self.log).write(toFile: folder + "/log.txt", atomically: true, encoding: .utf8)
            let why = try renderCLI("explain", "row.json", "b", "--edge", "width", "-o", "why.svg", folder: folder)
            #expect(why.text.hasPrefix("row\nb.width is 60 = 100 - 10 - 30\n"))
            #expect(why.errors == "wrote why.svg\n")
            let svg = String(decoding: Fixtures.bytes(folder + "/why.svg"), as: UTF8.self)
            #expect(svg.contains("b.width is 60 = 100 - 10 - 30"))
            let sheet = try renderCLI("explain", "log.txt", "-o", "log.png", folder: folder)
            #expect(sheet.errors == "wrote log.png\n")
            #expect(sheet.status == 1)
            let each = try renderCLI("explain", "log.txt", "-o", "{name}-{n}.png", folder: folder)
            #expect(each.errors == "wrote 2 files: log-1.png, log-2.png\n")
            #expect(Fixtures.bytes(folder + "/log.png").count > Fixtures.bytes(folder + "/log-1.png").count)
            let stream = try renderCLI("explain", "log.txt", "-o", "-", folder: folder)
            #expect(stream.output == Fixtures.bytes(folder + "/log.png"))
            let none = try renderCLI("explain", "row.json", "--conflicts", "-o", "none.png", folder: folder)
            #expect(none.errors == "nothing to draw: none.png was not written\n")
            #expect(none.status == 0)
            let own = try renderCLI("explain", "row.json", "b", "-o", "row.json", folder: folder)
            #expect(own.status == 64)
        }
    }

    @Test("pictures of a screen have the layers asked for, and a legend; boxes and texts have none")
    func layers() throws {
        try Fixtures.withFolder { folder in
            try rowTree.write(toFile: folder + "/row.json", atomically: true, encoding: .utf8)
            try Self.log.write(toFile: folder + "/log.txt", atomically: true, encoding: .utf8)
            func groups(_ words: String...) throws -> Set<String> {
                let run = try Fixtures.run(
                    Fixtures.commandLine, ["explain", "row.json", "b", "-o", "why.svg"] + words, folder: folder)
                #expect(run.status == 0, "\(run.errors)")
                let svg = String(decoding: Fixtures.bytes(folder + "/why.svg"), as: UTF8.self)
                return Set(svg.matches(of: /id="(layer-[a-z]+|legend)/).map { String($0.1) })
            }
            let plain = try groups()
            let shown = try groups("--show", "gaps,frames", "--legend")
            #expect(shown.subtracting(plain) == ["layer-gaps", "layer-frames", "legend"], "\(plain), \(shown)")
            for words in [
                ["row.json", "b", "--show", "sizes"], ["row.json", "--conflicts", "--hide", "names", "-o", "a.png"],
                ["row.json", "--what-if", "b.width == 3", "--legend", "-o", "a.png"],
                ["log.txt", "--show", "names", "-o", "a.png"],
            ] {
                let refused = try Fixtures.run(Fixtures.commandLine, ["explain"] + words, folder: folder)
                #expect(refused.status == 64, "\(words): \(refused.errors)")
                let flag = words.first { ["--show", "--hide", "--legend"].contains($0) } ?? ""
                #expect(refused.errors.hasPrefix("error: \(flag) "), "\(refused.errors)")
            }
        }
    }
}
