import Foundation
import LayoutRender
import TestSupport
import Testing

/// Runs each program of `Examples` and compares its output and its picture with the documents that show them.
@Suite struct ExampleTests {
    static let names = ["Card", "Session", "Storyboard", "Conflict", "Compare"]

    private static func picture(of name: String) -> String {
        "example-\(name.lowercased()).\(name == "Compare" ? "png" : "svg")"
    }

    @Test(arguments: names)
    func saysAndDrawsWhatIsDocumented(_ name: String) throws {
        let folder = Fixtures.products
        let program = "\(folder)/\(name)"
        guard FileManager.default.isExecutableFile(atPath: program) else {
            print("skipped: the example \(name) is built by `make test` only")
            return
        }
        try Fixtures.withFolder { folder in
            let file = folder + "/" + Self.picture(of: name)
            let input = name == "Storyboard" ? ["fixtures/ib/login.storyboard"] : []
            let finished = try Fixtures.run(program, input + [file], folder: Fixtures.packageRoot)
            #expect(finished.status == 0, "\(finished.errors)")
            let words = Fixtures.bytes(Fixtures.packageRoot + "/Examples/Output/\(name).txt")
            #expect(finished.output == words)
            let made = Fixtures.bytes(file)
            let shown = Fixtures.bytes(Fixtures.packageRoot + "/Documentation/images/" + Self.picture(of: name))
            if name == "Compare" {
                #expect(try PNG.decode(made) == PNG.decode(shown))
            } else {
                #expect(made == shown, "\(name) draws another picture than the documents show")
            }
        }
    }

    /// `Regress` does in ten lines what `render-cli test` does: each takes the other's references, and both say of a layout
    /// that moved what moved.
    @Test func regressTestsAsTheCommandDoes() throws {
        let programs = Fixtures.products
        guard FileManager.default.isExecutableFile(atPath: "\(programs)/Regress") else {
            print("skipped: the example Regress is built by `make test` only")
            return
        }
        let source = Fixtures.bytes(Fixtures.packageRoot + "/Examples/Sources/Regress/main.swift")
        let code = String(decoding: source, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("//") }
        #expect(code.count <= 10)
        func page(_ width: Int) -> String {
            """
            {"version": 1, "devices": ["iPhone8", "iPhoneSe"], "states": {"wide": {"set": {"box.isHidden": true}}},
             "root": {"type": "view", "subviews": [{"type": "view", "id": "box", "frame": [8, 8, \(width), 40]}]}}
            """
        }
        try Fixtures.withFolder { folder in
            let file = folder + "/card.json"
            try page(60).write(toFile: file, atomically: true, encoding: .utf8)
            func regress() throws -> Finished {
                try Fixtures.run("\(programs)/Regress", ["card.json"], folder: folder)
            }
            func command(_ flags: String...) throws -> Finished {
                try Fixtures.run(Fixtures.commandLine, ["test", "card.json"] + flags, folder: folder)
            }
            // 1 the program records, and the command agrees
            let recorded = try regress()
            #expect(
                recorded.status == 1 && recorded.text.hasSuffix("4 recorded\n"), "\(recorded.text)\(recorded.errors)")
            #expect(try command("--record", "never").text == "4 passed\n")
            // 2 the command records, and the program agrees
            try FileManager.default.removeItem(atPath: folder + "/__Snapshots__")
            #expect(try command("--record", "all").status == 1)
            let passed = try regress()
            #expect(passed.status == 0 && passed.text == "4 passed\n", "\(passed.text)\(passed.errors)")
            // 3 a view that moved
            try page(64).write(toFile: file, atomically: true, encoding: .utf8)
            let (own, other) = (try regress(), try command("--record", "never"))
            #expect(own.status == 1 && other.status == 1)
            func said(_ finished: Finished) -> [Substring] {
                finished.text.split(separator: "\n").filter {
                    !$0.contains("explain: ") && !$0.hasPrefix("no cause of ")
                }
            }
            #expect(
                said(own) == said(other) && said(own).contains("4 failed"), "\(own.text)\n\(other.text)")
            // 4 a file that is not there is a sentence, and no crash
            try FileManager.default.removeItem(atPath: file)
            let none = try regress()
            #expect(none.status == 66 && none.text == "error: card.json: no such file\n", "\(none)")
        }
    }

    /// Five programs of less than sixty lines, each with its picture in the README.
    @Test(arguments: names)
    func isShortAndShown(_ name: String) {
        let source = String(
            decoding: Fixtures.bytes(Fixtures.packageRoot + "/Examples/Sources/\(name)/main.swift"), as: UTF8.self)
        #expect(source.contains("import LayoutRender") && source.split(separator: "\n").count < 60)
        let readme = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Examples/README.md"), as: UTF8.self)
        #expect(readme.contains("Documentation/images/" + Self.picture(of: name)))
        let package = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Examples/Package.swift"), as: UTF8.self)
        #expect(package.contains("example(\"\(name)\""))
    }
}
